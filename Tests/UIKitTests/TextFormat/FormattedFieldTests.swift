import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fields that show what is typed in a format.
@MainActor @Suite("Fields with a format")
struct FormattedFieldTests {
    private func editing(_ format: UITextFieldFormat, locale: String = "en_US", _ marked: String = "|") -> Form {
        let form = Form.editing("|")
        form.simulator.application.locale = Locale(identifier: locale)
        form.a.textFormat = format
        form.set(marked)
        return form
    }

    @Test(
        "Each key leaves text and caret as a person expects them",
        arguments: [
            ("|", "1234", "1,234|"), ("1|,234", "5", "15|,234"), ("1,234|", "5", "12,345|"), ("1,2|34", "9", "12,9|34"),
            ("|", ".5", "0.5|"), ("12|.50", ".", "12.|50"), ("12.50|", "7", "12.50|"), ("12|.50", "7", "127|.50"),
            ("|", "abc", "|"), ("12|", "-", "12|"), ("|12", "-", "-|12"), ("0|", "5", "5|"), ("1,[23]4", "9", "19|4"),
            ("[1,234]", "5", "5|"), ("1,234|", ".", "1,234.|"), ("[1,234]", "x", "[1,234]"), ("1|", "٢", "12|"),
            ("1|", "३", "13|"), ("12.3|4", ".", "12.3|4"), ("|1,234", "9", "9|1,234"),
        ])
    func typing(before: String, keys: String, after: String) {
        let form = editing(.number(fractionDigits: 2, allowsNegative: true), before)
        form.simulator.type(keys)
        #expect(form.a.marked == after)
    }

    @Test(
        "A deletion takes what counts, across the signs between",
        arguments: [
            ("1,234|", "123|"), ("1,|234", "|234"), ("1|,234", "|234"), ("12,3|45", "1,2|45"), ("1,[234]", "1|"),
            ("[1,]234", "|234"), ("1[,]234", "1[,]234"), ("|1", "|1"), ("1|", "|"), ("0.|5", "|5"), ("1,00|0", "10|0"),
        ])
    func deletingBackward(before: String, after: String) {
        let form = editing(.number(fractionDigits: 2), before)
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.marked == after)
    }

    @Test(
        "So does the key that deletes forward",
        arguments: [("1|,234", "1|34"), ("1,|234", "1|34"), ("1,234|", "1,234|"), ("|1,234", "|234"), ("|1", "|")])
    func deletingForward(before: String, after: String) {
        let form = editing(.number(fractionDigits: 2), before)
        form.simulator.press(.keyboardDeleteForward)
        #expect(form.a.marked == after)
    }

    @Test("A suffix is stepped over: digits go before it, and deleting behind it takes the digit")
    func suffix() {
        let form = editing(.currency("EUR"), locale: "de_DE")
        form.simulator.type("1234,5")
        #expect(form.a.marked == "1.234,5|\u{A0}€")
        form.a.selection = NSRange(location: 9, length: 0)
        form.simulator.type("6")
        #expect(form.a.marked == "1.234,56|\u{A0}€")
        form.a.selection = NSRange(location: 10, length: 0)
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.marked == "1.234,5|\u{A0}€")
        #expect(form.a.formattedNumber == Decimal(string: "1234.5") && form.a.formattedContent == "1234.5")
        for _ in 0..<6 { form.simulator.press(.keyboardDeleteOrBackspace) }
        #expect(form.a.marked == "|" && form.a.formattedNumber == nil)
    }

    @Test("Paste takes what can be read in the place of the selection, and nothing of what is no number")
    func paste() {
        let form = editing(.number(fractionDigits: 2), "1[,2]34")
        form.simulator.application.pasteboard.string = "9,876.54"
        form.a.paste(nil)
        #expect(form.a.marked == "1[,2]34", "There would be four digits behind the separator.")
        form.simulator.application.pasteboard.string = "$ 9,876"
        form.a.paste(nil)
        #expect(form.a.marked == "1,987,6|34")
        form.simulator.application.pasteboard.string = "see page 5"
        form.a.paste(nil)
        #expect(form.a.marked == "1,987,6|34")
        form.a.selectAll(nil)
        form.simulator.application.pasteboard.string = "12.345"
        form.a.paste(nil)
        #expect(form.a.marked == "12.34|", "Digits beyond the last that may be are left out.")
        form.simulator.press(.keyboardZ, .control)
        #expect(form.a.text == "1,987,634")
    }

    @Test("The delegate is asked about what becomes of the text, and its no leaves all as it is")
    func delegate() {
        let form = editing(.number(), "1,234|")
        form.simulator.type("5")
        #expect(form.log.first == "A shouldChange 1+4 '2,345'")
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.log.first == "A shouldChange 1+5 ',234'")
        #expect(form.a.marked == "1,234|")
        form.simulator.type("x")
        #expect(form.log.isEmpty, "What cannot be read is not asked about.")
        form.recorder.refused = [.shouldChange]
        form.simulator.type("5")
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.marked == "1,234|")
    }

    @Test("A delegate that sets another text when it is asked has it formatted with what is typed")
    func hostileDelegate() {
        let form = editing(.number(), "1,234|")
        form.recorder.reactions[.shouldChange] = { $0.text = "77" }
        form.simulator.type("5")
        #expect(form.a.marked == "775|")
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.marked == "7|")
        form.a.selectAll(nil)
        form.simulator.application.pasteboard.string = "12345"
        form.a.paste(nil)
        #expect(form.a.text == "77")
    }

    private final class Watched: UITextField {
        var heard: [String] = []
        override func insertText(_ text: String) {
            heard.append(text)
            super.insertText(text == "8" ? "9" : text)
        }
    }

    @Test(
        "A subclass hears what the key types and may make something else of it; a program's own keys are formatted too")
    func publicFunctions() {
        let form = Form("A")
        let field = Watched(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
        form.simulator.window.addSubview(field)
        form.simulator.hasHardwareKeyboard = true
        field.textFormat = .number()
        field.becomeFirstResponder()
        form.simulator.type("1238")
        #expect(field.heard == ["1", "2", "3", "8"] && field.text == "1,239")
        field.insertText("4")
        field.insertText("x")
        #expect(field.text == "12,394")
        field.deleteBackward()
        #expect(field.text == "1,239")
    }

    @Test("What is set as a number or as content is shown; what a program sets as text stays until somebody types")
    func setting() {
        let form = editing(.currency("USD"))
        form.a.formattedNumber = Decimal(string: "1234.567")
        #expect(form.a.text == "$1,234.57")
        form.a.formattedContent = "9999.5"
        #expect(form.a.text == "$9,999.5")
        form.a.text = "about 5"
        #expect(form.a.text == "about 5")
        form.simulator.type("1")
        #expect(form.a.text == "$51")
        form.a.formattedNumber = nil
        #expect(form.a.text == "")
        form.a.textFormat = nil
        form.a.formattedContent = "any"
        #expect(form.a.text == "any" && form.a.formattedNumber == nil)
    }

    @Test("Another language of the application writes the same number its way")
    func language() {
        let form = Form("A")
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
        field.textFormat = .number(fractionDigits: 2)
        field.formattedNumber = Decimal(string: "1234.5")
        #expect(field.text == "1,234.5")
        form.simulator.application.locale = Locale(identifier: "de_DE")
        form.simulator.window.addSubview(field)
        #expect(field.text == "1.234,5")
        form.simulator.application.locale = Locale(identifier: "ar_EG")
        #expect(field.text == "١٬٢٣٤٫٥" && field.formattedNumber == Decimal(string: "1234.5"))
    }

    @Test(
        "Telephone numbers and fixed places are read from left to right in every language, and stand where text begins")
    func rightToLeft() throws {
        let form = Form.editing("|")
        let field = form.a
        func places(_ locale: String) -> [CGFloat] {
            form.simulator.application.locale = Locale(identifier: locale)
            form.simulator.frame()
            return (0...(field.text ?? "").count).map { offset in
                let position = field.position(from: field.beginningOfDocument, offset: offset)
                return position.map { field.caretRect(for: $0).minX } ?? .nan
            }
        }
        for (format, content) in [
            (UITextFieldFormat.telephone(region: "US"), "4155550123"), (.pattern("## ##"), "1234"),
        ] {
            field.textFormat = format
            field.formattedContent = content
            let (english, arabic) = (places("en"), places("ar"))
            #expect(english == english.sorted() && arabic == arabic.sorted())
            #expect(try #require(arabic.last) > field.bounds.width - 20 && #require(english.first) < 20)
            let direction = field.baseWritingDirection(for: field.beginningOfDocument, in: .forward)
            #expect(direction == .leftToRight)
        }
        #expect(form.simulator.areaMissedByDamage() == nil)
    }

    @Test("Input methods compose nothing, and the keys of the screen type")
    func composing() {
        let form = editing(.pattern("@@##"), "|")
        form.a.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(form.a.text == "" && form.a.markedTextRange == nil)
        form.simulator.hasHardwareKeyboard = false
        form.a.autocapitalizationType = .none
        form.settle()
        form.simulator.tapKey("a")
        form.simulator.tapKey("b")
        form.simulator.tapKey("c")
        #expect(form.a.text == "ab")
    }

    @Test("A text that is entered anew is formatted as a whole")
    func startingOver() {
        let form = editing(.number(), "1,234|")
        form.a.clearsOnInsertion = true
        form.simulator.type("5678")
        #expect(form.a.marked == "5,678|")
        form.a.isSecureTextEntry = true
        form.simulator.type("9")
        #expect(form.a.text == "9")
    }

    @Test("Undo and redo go from one text that the format shows to another")
    func undo() {
        let form = editing(.number(), "|")
        form.simulator.type("12345")
        var seen: Set<String> = []
        while form.a.undoManager?.canUndo == true {
            form.a.undoManager?.undo()
            seen.insert(form.a.text ?? "")
        }
        #expect(form.a.text == "" && seen.isSubset(of: ["", "1", "12", "123", "1,234", "12,345"]))
        while form.a.undoManager?.canRedo == true { form.a.undoManager?.redo() }
        #expect(form.a.text == "12,345")
    }

    @Test("Whatever keys come, the text is that of the content that a person has typed, and the caret stands in it")
    func model() {
        var generator = SeededGenerator(32)
        let kinds: [(UITextFieldFormat, String)] = [
            (.number(fractionDigits: 2), "en_US"), (.currency("EUR"), "de_DE"), (.percent(), "ar_EG"),
            (.number(fractionDigits: 3), "hi_IN"), (.telephone(region: "US"), "en_US"),
            (.pattern("#### ####"), "en_US"),
        ]
        for (kind, locale) in kinds {
            let form = editing(kind, locale: locale)
            guard let format = form.a.session.format else { return }
            var model = FormatModel(format: format)
            for step in 0..<150 {
                switch generator.number(0...9) {
                case 0...5:
                    let key = generator.pick(Array("0123456789.a"))
                    form.simulator.type(String(key))
                    model.type(key)
                case 6:
                    form.simulator.press(.keyboardDeleteOrBackspace)
                    model.deleteBackward()
                case 7:
                    form.simulator.press(.keyboardDeleteForward)
                    model.deleteForward()
                default:
                    let place = generator.number(0...(form.a.text ?? "").utf16.count)
                    form.a.selection = NSRange(location: place, length: 0)
                    model.place(place, in: form.a.text ?? "")
                }
                #expect(form.a.text == format.text(of: String(model.content)), "step \(step), \(locale)")
                let caret = form.a.selection.location
                #expect(model.counted(before: caret, in: form.a.text ?? "") == model.caret, "step \(step), \(locale)")
            }
        }
    }
}

/// What a person has typed, as a row of characters with a caret between them.
private struct FormatModel {
    let format: any TextFormat
    var content: [Character] = []
    var caret = 0

    private func isPossible(_ content: [Character]) -> Bool { format.text(of: String(content)) != nil }

    /// Zeros go that no number begins with; the caret stays before what is behind it.
    private mutating func take(_ new: [Character], behind count: Int) {
        let shown = format.text(of: String(new)) ?? format.text(of: format.showable(String(new))) ?? ""
        content = Array(format.content(of: shown))
        caret = max(0, content.count - count)
    }

    mutating func type(_ key: Character) {
        guard let read = format.content(in: String(key)).first else { return }
        let new = Array(content[..<caret]) + [read] + Array(content[caret...])
        if isPossible(new) {
            take(new, behind: content.count - caret)
        } else if read == ".", caret < content.count, content[caret] == "." {
            caret += 1
        }
    }

    mutating func deleteBackward() {
        guard caret > 0 else { return }
        take(Array(content[..<(caret - 1)]) + Array(content[caret...]), behind: content.count - caret)
    }

    mutating func deleteForward() {
        guard caret < content.count else { return }
        take(Array(content[..<caret]) + Array(content[(caret + 1)...]), behind: content.count - caret - 1)
    }

    func counted(before offset: Int, in text: String) -> Int {
        format.parts(of: text).count { $0.range.upperBound <= offset }
    }

    mutating func place(_ offset: Int, in text: String) { caret = counted(before: offset, in: text) }
}
