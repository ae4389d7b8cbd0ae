import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// The rest of a word behind the caret, in fields and in views.
@MainActor
@Suite("Inline predictions")
struct InlinePredictionTests {
    /// A text that predicts from the words of a list.
    @MainActor
    final class Stage {
        let stage: TextStage
        let words = StubPredictions()
        var simulator: Simulator { stage.simulator }
        var text: any EitherText { stage.text }
        var log: [String] { stage.log.lines }
        var predictor: InlinePredictor? { simulator.application.inputContext.predictor }

        init(_ kind: TextKind = .field, _ content: String = "", _ prepare: (any EitherText) -> Void = { _ in }) {
            let text: any EitherText = kind == .field ? UITextField() : UITextView()
            text.setPrediction(.yes)
            prepare(text)
            stage = TextStage(text, content, isEditing: false)
            simulator.application.inputContext.predictions = words
            if kind == .view { text.frame.size.height = 120 }
            stage.edit()
            simulator.frame()
        }

        /// Types, and looks at it for a while.
        func type(_ text: String) {
            simulator.type(text)
            simulator.advance(0.2)
        }

        /// The rest that is seen.
        var rest: String? {
            simulator.frame()
            guard let label = text.shownPrediction, label.isShown else { return nil }
            #expect(text.session.isPredictionSeen, "It was painted.")
            return label.text
        }
    }

    /// The ways to take what is predicted.
    enum Means: CaseIterable, Sendable {
        case space, spaceKey, tab, arrow, tap, click

        @MainActor
        func perform(on stage: Stage) {
            let simulator = stage.simulator
            switch self {
            case .space: simulator.type(" ")
            case .spaceKey:
                simulator.hasHardwareKeyboard = false
                simulator.advance(0.5)
                simulator.tapKey("space")
            case .tab: simulator.type("\t")
            case .arrow: simulator.press(.keyboardRightArrow)
            case .tap, .click:
                guard let label = stage.text.shownPrediction else { return }
                let point = label.convert(CGPoint(x: label.bounds.midX, y: -8), to: nil)
                if self == .tap { return simulator.tap(point) }
                for phase in [PointerEvent.Phase.began, .ended] {
                    simulator.inject(
                        .pointer(
                            PointerEvent(
                                id: .mouse(button: 1), phase: phase, point: InputPoint(x: point.x, y: point.y),
                                time: simulator.host.clock.now)))
                }
            }
        }

        var typesSpace: Bool { self == .space || self == .spaceKey }
    }

    @Test(arguments: TextKind.allCases)
    func `What is typed gets its rest, and none of it is text`(kind: TextKind) {
        let stage = Stage(kind, "my ")
        stage.type("keyb")
        #expect(stage.rest == "oard")
        let text = stage.text
        #expect(text.plainText == "my keyb" && text.accessibilityValue == "my keyb" && text.shownText == "my keyb")
        #expect(stage.stage.marked == "my keyb|" && text.session.length == 7)
        #expect(text.offset(from: text.beginningOfDocument, to: text.endOfDocument) == 7)
        text.selectAll(nil)
        #expect(stage.rest == nil)
        text.copy(nil)
        #expect(stage.simulator.application.pasteboard.string == "my keyb")
        #expect(stage.words.languages.map { $0.prefix(2) } == ["en"])
        #expect(stage.words.questions.last?.text == "my keyb")
    }

    @Test(arguments: TextKind.allCases, Means.allCases)
    func `It is taken by each means, as one change that is asked once and undone by itself`(
        kind: TextKind, means: Means
    ) {
        let stage = Stage(kind)
        stage.type("keyb")
        #expect(stage.rest == "oard")
        let count = stage.log.count
        means.perform(on: stage)
        let rest = means.typesSpace ? "oard " : "oard"
        #expect(stage.text.plainText == "keyb" + rest && stage.text.isFirstResponder)
        #expect(stage.log.dropFirst(count).filter { $0.contains("+") } == ["4+0 '\(rest)'"])
        #expect(stage.rest == nil && stage.stage.marked == "keyb\(rest)|")
        #expect(stage.simulator.areaMissedByDamage() == nil)
        stage.text.undoManager?.undo()
        #expect(stage.text.plainText == "keyb" && stage.rest == nil)
        stage.text.undoManager?.redo()
        #expect(stage.text.plainText == "keyb" + rest)
        stage.text.undoManager?.undo()
        stage.text.undoManager?.undo()
        #expect(stage.text.plainText == "")
    }

    @Test(arguments: TextKind.allCases)
    func `Going on typing keeps it as long as it is right`(kind: TextKind) {
        let stage = Stage(kind)
        stage.type("keyb")
        stage.words.waits = true
        stage.type("o")
        #expect(stage.rest == "ard", "Nobody has answered yet.")
        stage.type("x")
        #expect(stage.rest == nil)
        stage.words.answer()
        #expect(stage.rest == nil && stage.text.plainText == "keybox")
        stage.type("\n")
        #expect(stage.rest == nil)
    }

    @Test(arguments: TextKind.allCases)
    func `Whatever else is done takes it away, and nothing of it is left`(kind: TextKind) {
        let deeds: [(String, (Stage) -> Void, String)] = [
            ("delete", { $0.simulator.press(.keyboardDeleteOrBackspace) }, "key"),
            ("left", { $0.simulator.press(.keyboardLeftArrow) }, "keyb"),
            ("escape", { $0.simulator.press(.keyboardEscape) }, "keyb"),
            ("full stop", { $0.simulator.type(".") }, "keyb."),
            ("set", { $0.text.plainText = "keyb" }, "keyb"),
            ("insert", { $0.text.insertText("o") }, "keybo"),
            ("undo", { $0.text.undoManager?.undo() }, ""),
            ("compose", { $0.simulator.compose("か", selectedRange: NSRange(location: 1, length: 0)) }, "keybか"),
            ("resign", { _ = $0.text.resignFirstResponder() }, "keyb"),
            ("no", { $0.text.setPrediction(.no) }, "keyb"),
            ("secret", { ($0.text as? UITextField)?.isSecureTextEntry = true }, "keyb"),
            ("forget", { $0.simulator.application.forgetText() }, "keyb"),
        ]
        for (name, deed, text) in deeds where name != "secret" || kind == .field {
            let stage = Stage(kind)
            stage.type("keyb")
            #expect(stage.rest == "oard")
            deed(stage)
            #expect(stage.text.plainText == text && stage.rest == nil, "\(name)")
            #expect(stage.simulator.areaMissedByDamage() == nil, "\(name)")
        }
    }

    @Test func `Escape is for the word, and the next one is predicted again`() {
        let stage = Stage()
        stage.type("keyb")
        stage.simulator.press(.keyboardEscape)
        stage.type("oa")
        #expect(stage.rest == nil && stage.text.isFirstResponder)
        stage.type("t keyb")
        #expect(stage.rest == "oard")
    }

    @Test(arguments: TextKind.allCases)
    func `What nobody has seen yet is not taken`(kind: TextKind) {
        let stage = Stage(kind)
        stage.simulator.receive(.text("keyb"))
        stage.simulator.receive(.text(" "))
        #expect(stage.text.plainText == "keyb ", "No frame has shown it.")
        stage.simulator.type("keyb ")
        #expect(stage.text.plainText == "keyb keyb ", "There was no time to notice it.")
        stage.text.plainText = "keyb "
        stage.words.waits = true
        stage.type("tomor")
        stage.simulator.type(" ")
        stage.words.answer()
        #expect(stage.text.plainText == "keyb tomor " && stage.rest == nil)
    }

    @Test(arguments: TextKind.allCases)
    func `A delegate that refuses it is not asked about it again`(kind: TextKind) {
        let stage = Stage(kind)
        stage.type("keyb")
        stage.stage.log.allows = false
        stage.simulator.type(" ")
        #expect(stage.text.plainText == "keyb" && stage.rest == nil)
        stage.stage.log.allows = true
        stage.type(" ")
        #expect(stage.text.plainText == "keyb ")
    }

    @Test(arguments: TextKind.allCases)
    func `Hostile delegates do what they like`(kind: TextKind) {
        let deeds: [(Stage) -> Void] = [
            { $0.text.plainText = "other" }, { _ = $0.text.resignFirstResponder() }, { $0.text.removeFromSuperview() },
            { $0.text.setPrediction(.no) }, { $0.text.undoManager?.undo() }, { $0.simulator.application.forgetText() },
            { $0.text.insertText("keyb") }, { $0.simulator.frame() }, { $0.simulator.press(.keyboardEscape) },
        ]
        for deed in deeds {
            let stage = Stage(kind)
            stage.type("keyb")
            stage.stage.log.whenAsked = { [weak stage] in
                guard let stage else { return }
                stage.stage.log.whenAsked = nil
                deed(stage)
            }
            stage.simulator.type(" ")
            stage.stage.settle()
            stage.type("keyb")
            #expect(stage.simulator.areaMissedByDamage() == nil)
        }
    }

    // MARK: Where there is none

    @Test(arguments: 0..<20)
    func `Fields for other things than words have none`(number: Int) {
        let fields: [(UITextField) -> Void] = [
            { $0.inlinePredictionType = .default }, { $0.inlinePredictionType = .no }, { $0.isSecureTextEntry = true },
            { $0.keyboardType = .emailAddress }, { $0.keyboardType = .URL }, { $0.keyboardType = .phonePad },
            { $0.keyboardType = .numberPad }, { $0.keyboardType = .decimalPad }, { $0.keyboardType = .namePhonePad },
            { $0.keyboardType = .asciiCapable }, { $0.keyboardType = .numbersAndPunctuation },
            { $0.textContentType = .oneTimeCode }, { $0.textContentType = .emailAddress },
            { $0.textContentType = .username }, { $0.textContentType = .newPassword }, { $0.textContentType = .URL },
            { $0.textContentType = .telephoneNumber }, { $0.spellCheckingType = .no },
            { $0.textFormat = .pattern("########") }, { $0.showsRevealButton = true },
        ]
        let stage = Stage(.field) { text in (text as? UITextField).map { fields[number]($0) } }
        stage.type("keyb")
        #expect(stage.rest == nil && stage.words.questions.isEmpty)
        stage.type(" ")
        #expect(stage.text.plainText != "keyboard ")
    }

    @Test(arguments: TextKind.allCases)
    func `There is none before other text, in words, and for few letters`(kind: TextKind) {
        let stage = Stage(kind, " behind")
        stage.simulator.press(.keyboardHome)
        stage.type("keyb")
        #expect(stage.rest == nil)
        let short = Stage(kind)
        short.type("ke")
        #expect(short.rest == nil && short.words.questions.isEmpty)
        short.type("y")
        #expect(short.rest == nil, "It is a word.")
        let address = Stage(kind)
        address.type("www.keyb")
        #expect(address.rest == nil && address.words.questions.count == 1, "www is three letters.")
    }

    @Test func `In a view it is there at the end of every paragraph`() {
        let stage = Stage(.view, "\nsecond")
        stage.simulator.press(.keyboardHome, .control)
        stage.type("keyb")
        #expect(stage.rest == "oard")
        stage.type(" ")
        #expect(stage.text.plainText == "keyboard \nsecond")
    }

    @Test(arguments: TextKind.allCases)
    func `Where there is no room for all of it there is none`(kind: TextKind) {
        let stage = Stage(kind) { $0.setFont(.systemFont(ofSize: 17)) }
        stage.text.frame.size.width = 140
        stage.type("tom")
        #expect(stage.rest == "orrow")
        stage.type(" tom")
        #expect(stage.rest == nil)
        stage.type(" ")
        #expect(stage.text.plainText == "tomorrow tom ")
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test func `Languages without blanks and emoji have none`() {
        let stage = Stage()
        stage.simulator.application.keyboardLanguages = ["th"]
        stage.type("keyb")
        #expect(stage.rest == nil && stage.words.questions.isEmpty)
    }

    // MARK: How it looks

    @Test(arguments: TextKind.allCases)
    func `It stands on the line behind the caret, and is painted alone`(kind: TextKind) throws {
        let stage = Stage(kind)
        stage.type("key")
        stage.words.waits = true
        stage.type("b")
        stage.simulator.advance(0.1)
        stage.words.answer()
        let report = stage.simulator.frame()
        #expect(stage.simulator.areaMissedByDamage() == nil)
        let label = try #require(stage.text.shownPrediction)
        let place = label.convert(label.bounds, to: nil)
        let caret = try #require(stage.stage.drawnCaret)
        #expect(abs(stage.text.convert(caret, to: nil).midX - place.minX) < 0.01)
        for rect in report.damage { #expect(place.insetBy(dx: -2, dy: -2).contains(rect), "\(rect)") }
        let baseline = place.minY + label.baseline(in: label.bounds.size, isLast: false)
        stage.type(" ")
        // The same letters stand there when they are typed.
        stage.type("\u{8}")
        #expect(baseline > stage.text.frame.minY && baseline < stage.text.frame.maxY)
    }

    @Test func `It moves with the text that is scrolled`() {
        let stage = Stage(.view, String(repeating: "line\n", count: 20))
        stage.simulator.advance(0.5)
        stage.type("keyb")
        #expect(stage.rest == "oard")
        guard let view = stage.text as? UITextView else { return }
        for distance in [-17, 9, -60, 68.5] as [CGFloat] {
            view.contentOffset.y += distance
            stage.simulator.frame()
            #expect(stage.simulator.areaMissedByDamage() == nil, "\(distance)")
        }
        stage.type("o")
        #expect(stage.rest == "ard" && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
    func `It is pale and can be read`(style: UIUserInterfaceStyle, isHighContrast: Bool) {
        let stage = Stage()
        stage.simulator.application.userInterfaceStyle = style
        stage.simulator.application.accessibilityContrast = isHighContrast ? .high : .normal
        stage.type("keyb")
        #expect(stage.rest == "oard")
        guard let label = stage.text.shownPrediction, let color = label.textColor else { return }
        let (traits, ground) = (label.traitCollection, UIColor.systemBackground)
        #expect(color.contrast(on: ground, traits) >= (isHighContrast ? 7 : 4.5))
        #expect(color.contrast(on: ground, traits) < UIColor.label.contrast(on: ground, traits) - 4)
    }

    @Test(arguments: TextKind.allCases)
    func `From right to left it stands at the left, and the left arrow takes it`(kind: TextKind) throws {
        let stage = Stage(kind)
        stage.type("מקל")
        #expect(stage.rest == "דת")
        let (label, caret) = (try #require(stage.text.shownPrediction), try #require(stage.stage.drawnCaret))
        #expect(abs(label.convert(label.bounds, to: stage.text).maxX - caret.midX) < 0.01)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        stage.simulator.press(.keyboardLeftArrow)
        #expect(stage.text.plainText == "מקלדת")
        // A word that runs against its paragraph has other letters beside it.
        let mixed = Stage(kind, "hello ")
        mixed.type("מקל")
        #expect(mixed.rest == nil)
    }

    @Test func `Who does not see it hears it once`() {
        let stage = Stage()
        var said: [String] = []
        stage.simulator.application.accessibilityObserver = { notification, argument in
            if notification == .announcement { said.append("\(argument ?? "")") }
        }
        stage.type("keyb")
        stage.type("o")
        #expect(said == ["keyboard"])
    }

    // MARK: Whoever else there is

    @Test func `Words that were typed before and are gone are remembered until the focus goes`() {
        let stage = Stage()
        stage.type("Zebrafink Zebrafink ")
        stage.text.plainText = ""
        #expect(stage.words.questions.last?.words.isEmpty == false)
        stage.type("abcd ")
        #expect(stage.words.questions.last?.words == ["Zebrafink"])
        stage.text.resignFirstResponder()
        stage.text.becomeFirstResponder()
        stage.type("abce")
        #expect(stage.words.questions.last?.words == [])
    }

    @Test func `It can be wanted and not wanted while it is typed, and search fields and bars have it`() {
        let stage = Stage(.field) { $0.setPrediction(.default) }
        stage.type("keyb")
        #expect(stage.rest == nil && stage.simulator.application.inputContext.predictor == nil)
        stage.text.setPrediction(.yes)
        stage.type("o")
        #expect(stage.rest == "ard")
        let bar = UISearchBar()
        bar.inlinePredictionType = .yes
        #expect(bar.searchTextField.inlinePredictionType == .yes)
        #expect(UITextInlinePredictionType(rawValue: 2) == .yes && UITextField().inlinePredictionType == .default)
    }

    // MARK: Random deeds

    @Test(arguments: TextKind.allCases, 1...4)
    func `Whatever happens, the text is what was typed and what was taken`(kind: TextKind, series: Int) {
        var random = SeededGenerator(UInt64(series) << 24)
        // With these keys two spaces are two spaces.
        let stage = Stage(kind) { $0.setKeyboard(.webSearch) }
        var (expected, history): (String, [String]) = ("", [])
        for step in 0..<150 {
            let seen = stage.text.session.isPredictionSeen ? stage.text.session.prediction?.rest : nil
            let isNoticed = stage.predictor?.isNoticed(at: stage.simulator.application.time) ?? false
            let range = stage.text.session.selectedRange
            func put(_ text: String) {
                expected = (expected as NSString).replacingCharacters(
                    in: NSRange(location: range.lowerBound, length: range.count), with: text)
            }
            var deed = ""
            switch random.number(0...15) {
            case 0...5:
                let next = random.chance(0.6) ? seen?.prefix(1) : nil
                let letters = next.map(String.init) ?? random.pick(["key", "keyb", "tomo", "k", "x", "t"])
                deed = "type \(letters)"
                put(letters)
                stage.simulator.type(letters)
            case 6...7:
                deed = "space"
                put((isNoticed ? seen ?? "" : "") + " ")
                stage.simulator.type(" ")
            case 8:
                deed = "delete"
                let end = range.lowerBound
                if !range.isEmpty {
                    put("")
                } else if end > 0 {
                    expected = (expected as NSString).replacingCharacters(
                        in: NSRange(location: end - 1, length: 1), with: "")
                }
                stage.simulator.press(.keyboardDeleteOrBackspace)
            case 9:
                deed = "arrow"
                if let seen { put(seen) }
                stage.simulator.press(.keyboardRightArrow)
            case 10 where seen != nil:
                deed = "tab"
                put(seen ?? "")
                stage.simulator.press(.keyboardTab)
            case 11:
                deed = "escape"
                stage.simulator.press(.keyboardEscape)
            case 12:
                deed = "answers"
                stage.words.waits.toggle()
                stage.words.answer()
            case 13:
                deed = "end"
                stage.simulator.press(random.chance(0.7) ? .keyboardEnd : .keyboardLeftArrow)
            case 14 where random.chance(0.3):
                deed = "set"
                expected = random.pick(["", "keyb", "tomorrow tom"])
                stage.text.plainText = expected
            default:
                deed = "time"
                stage.simulator.advance(random.chance(0.5) ? 0.2 : 0.05)
            }
            history.append(deed)
            let place = "seed \(SeededGenerator.seed), series \(series), step \(step): \(history.suffix(8))"
            #expect(stage.text.plainText == expected, "\(place)")
            if stage.text.plainText != expected { return }
            if random.chance(0.1) { #expect(stage.simulator.areaMissedByDamage() == nil, "\(place)") }
        }
        while stage.text.session.canUndo { stage.text.session.undo() }
        stage.simulator.frame()
        #expect(stage.rest == nil)
    }
}

extension EitherText {
    func setPrediction(_ type: UITextInlinePredictionType) {
        (self as? UITextField)?.inlinePredictionType = type
        (self as? UITextView)?.inlinePredictionType = type
    }

    fileprivate func setKeyboard(_ type: UIKeyboardType) {
        (self as? UITextField)?.keyboardType = type
        (self as? UITextView)?.keyboardType = type
    }

    fileprivate func setFont(_ font: UIFont) {
        (self as? UITextField)?.font = font
        (self as? UITextView)?.font = font
    }
}
