import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Programs that have a say in what is pasted.
@MainActor @Suite("Pasting")
struct TextPasteTests {
    private final class Delegate: UITextPasteDelegate {
        var transform: ((any UITextPasteItem) -> Void)?
        var combined: [[String]] = []
        var log: [String] = []
        var performs = false

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            log.append("transform")
            if let transform { transform(item) } else { item.setDefaultResult() }
        }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            combined.append(itemStrings.map(\.string))
            return NSAttributedString(string: itemStrings.map(\.string).joined(separator: ", "))
        }
    }

    /// Takes all but one function of the protocol as they are.
    private final class Plain: UITextPasteDelegate {}

    private func stage(_ kind: TextKind, _ text: String = "hello ") -> TextStage {
        let stage = TextStage(kind == .field ? UITextField() : UITextView(), text)
        stage.text.session.select(TextSelection(caret: text.utf16.count))
        return stage
    }

    private func delegate(_ text: any EitherText, _ delegate: any UITextPasteDelegate) {
        (text as? any UITextPasteConfigurationSupporting)?.pasteDelegate = delegate
    }

    @Test("A delegate changes what is pasted, and the text's delegate is asked", arguments: TextKind.allCases)
    func transforming(kind: TextKind) {
        let (stage, delegate) = (stage(kind), Delegate())
        self.delegate(stage.text, delegate)
        stage.simulator.application.pasteboard.string = "World\u{200B}"
        delegate.transform = { item in
            item.itemProvider.loadObject(ofClass: String.self) { text, _ in
                item.setResult(string: (text ?? "").filter { $0 != "\u{200B}" })
                item.setResult(string: "too late")
            }
        }
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello World" && delegate.log == ["transform"] && delegate.combined.isEmpty)
        #expect(stage.text.session.canUndo)
        stage.text.session.undo()
        #expect(stage.text.plainText == "hello ")
        delegate.transform = { $0.setNoResult() }
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello ")
        delegate.transform = { $0.setDefaultResult() }
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello World\u{200B}")
    }

    @Test("A delegate without functions pastes what is pasted without one", arguments: TextKind.allCases)
    func plain(kind: TextKind) {
        let (stage, plain) = (stage(kind), Plain())
        delegate(stage.text, plain)
        stage.simulator.application.pasteboard.string = "one"
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello one")
        stage.simulator.application.pasteboard.strings = ["two", "three"]
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello onetwothree")
    }

    @Test("Several things are pasted one behind the other without a delegate too, what comes later in its turn")
    func withoutDelegate() {
        let stage = stage(.view)
        stage.simulator.application.pasteboard.strings = ["two", "three"]
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello twothree")
        let later = NSItemProvider()
        later.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { done in
            done(Data(" later".utf8), nil)
            return nil
        }
        let picture = NSItemProvider(object: UIColor.red)
        stage.text.paste(itemProviders: [picture, later, NSItemProvider(object: NSString(string: "!"))])
        #expect(stage.text.plainText == "hello twothree later!")
    }

    @Test(
        "What was copied with styles keeps them with a delegate as without one, unless it is to match",
        arguments: [true, false])
    func styles(matches: Bool) throws {
        let (stage, plain) = (stage(.view), Plain())
        let view = try #require(stage.text as? UITextView)
        view.allowsEditingTextAttributes = true
        let bold = UIFont.boldSystemFont(ofSize: 30)
        view.attributedText = NSAttributedString(string: "bold", attributes: [.font: bold])
        view.selectAll(nil)
        view.copy(nil)
        view.attributedText = NSAttributedString(string: "so ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        view.pasteDelegate = plain
        if matches { view.pasteAndMatchStyle(nil) } else { view.paste(nil) }
        #expect(view.text == "so bold")
        let font = view.attributedText?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
        #expect(font == (matches ? UIFont.systemFont(ofSize: 12) : bold))
    }

    @Test("A thing that nothing is said of is forgotten")
    func unanswered() {
        let (stage, delegate) = (stage(.view), Delegate())
        self.delegate(stage.text, delegate)
        stage.simulator.application.pasteboard.string = "one"
        weak var item: (any UITextPasteItem)?
        delegate.transform = { item = $0 }
        stage.text.paste(nil)
        #expect(item == nil && stage.text.plainText == "hello ")
    }

    @Test("A text that cannot be edited takes nothing, whoever pastes", arguments: TextKind.allCases)
    func notEditable(kind: TextKind) {
        let stage = stage(kind)
        stage.simulator.application.pasteboard.string = "one"
        (stage.text as? UITextField)?.isEnabled = false
        (stage.text as? UITextView)?.isEditable = false
        #expect(!stage.text.canPaste(stage.simulator.application.pasteboard.itemProviders))
        stage.text.paste(nil)
        stage.text.pasteAndMatchStyle(nil)
        stage.text.paste(itemProviders: stage.simulator.application.pasteboard.itemProviders)
        #expect(stage.text.plainText == "hello ")
    }

    @Test("Several things become one text, when something was said for each", arguments: TextKind.allCases)
    func several(kind: TextKind) {
        let (stage, delegate) = (stage(kind), Delegate())
        self.delegate(stage.text, delegate)
        stage.simulator.application.pasteboard.strings = ["one", "two", "three"]
        var waiting: [any UITextPasteItem] = []
        delegate.transform = { waiting.append($0) }
        stage.text.paste(nil)
        #expect(waiting.count == 3 && stage.text.plainText == "hello ")
        waiting[2].setDefaultResult()
        waiting[0].setResult(string: "1")
        #expect(stage.text.plainText == "hello ")
        waiting[1].setNoResult()
        #expect(delegate.combined == [["1", "three"]] && stage.text.plainText == "hello 1, three")
        // Whoever says something when the text is gone says it to nobody.
        waiting = []
        stage.text.paste(nil)
        (stage.text as? UITextField)?.isEnabled = false
        (stage.text as? UITextView)?.isEditable = false
        for item in waiting { item.setDefaultResult() }
        #expect(stage.text.plainText == "hello 1, three")
    }

    @Test("A picture stands in a text view where it was pasted, and what is typed behind it looks as before")
    func pictures() throws {
        let stage = stage(.view)
        let view = try #require(stage.text as? UITextView)
        let delegate = Delegate()
        let board = stage.simulator.application.pasteboard
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), scale: 1, traits: .current).image {
            _ in
        }
        #expect(!view.canPerformAction(.paste, withSender: nil))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        view.pasteConfiguration?.addTypeIdentifiers(forAccepting: String.self)
        #expect(view.canPerformAction(.paste, withSender: nil))
        view.pasteDelegate = delegate
        delegate.transform = { item in
            guard item.itemProvider.canLoadObject(ofClass: UIImage.self) else { return item.setDefaultResult() }
            item.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                let attachment = NSTextAttachment()
                attachment.image = image as? UIImage
                item.setResult(attachment: attachment)
            }
        }
        view.paste(nil)
        #expect(view.text == "hello \u{FFFC}")
        let attachment = view.attributedText?.attribute(.attachment, at: 6, effectiveRange: nil) as? NSTextAttachment
        #expect(attachment?.image?.size.width == 20)
        stage.simulator.type("x")
        #expect(
            view.text == "hello \u{FFFC}x"
                && view.attributedText?.attribute(.attachment, at: 7, effectiveRange: nil) == nil)
        #expect((view.attributedText?.attribute(.font, at: 7, effectiveRange: nil) as? UIFont) == view.font)
    }

    @Test("A configuration decides what may be pasted", arguments: TextKind.allCases)
    func configuration(kind: TextKind) {
        let stage = stage(kind)
        let board = stage.simulator.application.pasteboard
        board.string = "text"
        #expect(stage.text.canPerformAction(.paste, withSender: nil))
        stage.text.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
        #expect(!stage.text.canPerformAction(.paste, withSender: nil))
        stage.text.paste(nil)
        stage.text.pasteAndMatchStyle(nil)
        #expect(stage.text.plainText == "hello " && !stage.text.canPerformAction(.pasteAndMatchStyle, withSender: nil))
        stage.text.pasteConfiguration = nil
        stage.text.paste(nil)
        #expect(stage.text.plainText == "hello text")
    }

    /// A view that takes pictures, and a text that says what it is given.
    private final class Drop: UIView {
        var pasted: [[String]] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
        }
    }

    private final class Text: UITextView {
        var pasted = 0
        override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            pasted += 1
            super.paste(itemProviders: itemProviders)
        }
    }

    @Test("A view with a configuration pastes, by the keys too, and a text may override how it does")
    func responders() {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let drop = Drop(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        simulator.window.addSubview(drop)
        drop.becomeFirstResponder()
        let board = simulator.application.pasteboard
        board.string = "text"
        #expect(!drop.canPerformAction(.paste, withSender: nil))
        drop.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(drop.canPerformAction(.paste, withSender: nil) && !drop.canPerformAction(.copy, withSender: nil))
        drop.paste(nil)
        #expect(drop.pasted == [["public.utf8-plain-text"]])
        let text = Text(frame: CGRect(x: 0, y: 60, width: 200, height: 60))
        simulator.window.addSubview(text)
        text.becomeFirstResponder()
        text.paste(nil)
        #expect(text.pasted == 1 && text.text == "text" && text.canPerformAction(.paste, withSender: nil))
    }

    @Test("A paste control can be pressed when its target takes what is there, and pastes it")
    func control() throws {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let control = UIPasteControl()
        control.target = field
        simulator.window.addSubview(field)
        simulator.window.addSubview(control)
        control.frame = CGRect(origin: CGPoint(x: 10, y: 80), size: control.intrinsicContentSize)
        simulator.application.pasteboard.string = nil
        simulator.frame()
        #expect(!control.isEnabled && control.bounds.width > 60 && control.accessibilityLabel == "Paste")
        simulator.tap(control.center)
        #expect(field.text == "")
        simulator.application.pasteboard.string = "code"
        #expect(control.isEnabled)
        simulator.frame()
        simulator.tap(control.center)
        #expect(field.text == "code")
        let looks = UIPasteControl.Configuration()
        looks.displayMode = .iconOnly
        let icon = UIPasteControl(configuration: looks)
        simulator.window.addSubview(icon)
        #expect(icon.intrinsicContentSize.width < control.bounds.width && icon.intrinsicContentSize.width > 20)
    }
}
