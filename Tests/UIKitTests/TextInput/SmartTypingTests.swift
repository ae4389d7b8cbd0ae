import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// What is made of quotes, hyphens and words that are typed, cut and pasted.
    @MainActor
    @Suite("Smart typing")
    struct SmartTypingTests {
        // MARK: Quotes

        @Test(
            "Marks open behind blanks and brackets and close elsewhere",
            arguments: [
                (#"say "hi" now"#, "say “hi” now"), ("don't 'quote' me", "don’t ‘quote’ me"), (#"("a")"#, "(“a”)"),
                (#""'a' b""#, "“‘a’ b”"), ("the '80s", "the ‘80s"), (#"x="y""#, "x=“y”"), ("a-b - c", "a-b - c"),
            ])
        func quotes(typed: String, text: String) {
            let form = Form.editing("|")
            form.simulator.type(typed)
            #expect(form.a.text == text)
        }

        @Test("The marks are those of the language, the apostrophe is one everywhere")
        func languages() {
            let german = QuotationMarks(locale: Locale(identifier: "de_DE"))
            #expect(german.mark(isDouble: true, behind: "Er: ") == "„")
            #expect(german.mark(isDouble: true, behind: "Er: „so") == "“")
            #expect(german.mark(isDouble: false, behind: "„") == "‚")
            #expect(german.mark(isDouble: false, behind: "„‚so") == "‘")
            #expect(german.mark(isDouble: false, behind: "Wie geht") == "’")
            let french = QuotationMarks(locale: Locale(identifier: "fr_FR"))
            #expect(french.mark(isDouble: true, behind: "") == "«")
            #expect(french.mark(isDouble: true, behind: "«a") == "»")
            #expect(french.mark(isDouble: false, behind: "l") == "’")
            #expect(french.mark(isDouble: false, behind: "") == "‘", "Marks inside of others are double ones, too.")
            let none = QuotationMarks(locale: Locale(identifier: "en_US_POSIX"))
            #expect(none.mark(isDouble: true, behind: "") == "“")
            #expect(none.mark(isDouble: false, behind: "\n") == "‘")
        }

        @Test("The delegate is asked once, about what is put in, and everything is told once")
        func asked() {
            let form = Form.editing("a[b]|")
            form.set("a[b]")
            form.simulator.type("\"")
            #expect(
                form.log == [
                    "A shouldChange 1+1 '”'", "A didChangeSelection 2+0", "A action editingChanged",
                    "A note textDidChange",
                ])
            form.recorder.refused = [.shouldChange]
            form.simulator.type("'")
            #expect(form.a.marked == "a”|")
            form.recorder.refused = []
            form.recorder.reactions[.shouldChange] = { $0.text = "" }
            form.simulator.type("'")
            #expect(form.a.text?.utf16.count ?? 0 <= 1, "A delegate that takes the text away is survived.")
        }

        @Test("One undo gives back the straight mark, the next takes it away; redo brings all of it")
        func undo() {
            let form = Form.editing("|")
            form.simulator.type("it's")
            var texts: [String] = []
            for _ in 0..<3 {
                form.simulator.press(.keyboardZ, .control)
                texts.append(form.a.text ?? "")
            }
            #expect(texts == ["it’", "it'", ""])
            for _ in 0..<3 { form.simulator.press(.keyboardY, .control) }
            #expect(form.a.marked == "it’s|")
        }

        // MARK: Dashes

        @Test(
            "Two hyphens become a dash, three and more stay apart",
            arguments: [("a--b", "a—b"), ("a---", "a—-"), ("a-b", "a-b"), ("----", "—--"), ("- -", "- -")])
        func dashes(typed: String, text: String) {
            let form = Form.editing("|")
            form.simulator.type(typed)
            #expect(form.a.text == text)
        }

        @Test("The delegate sees the hyphen replaced by the dash, and undo gives both hyphens back")
        func dashAsked() {
            let page = Page("a-|b")
            page.simulator.type("-")
            #expect(
                page.log == [
                    "shouldChange 1+1 '—'", "didChangeSelection 2+0", "didChange 'a—b'", "note didChange",
                ])
            page.simulator.press(.keyboardZ, .control)
            #expect(page.marked == "a--|b")
            page.simulator.type("-")
            #expect(page.marked == "a---|b")
        }

        // MARK: Where

        @Test("What a program, a clipboard or an input method puts in stays as it is")
        func otherSources() {
            let form = Form.editing("|")
            form.a.insertText("\"-")
            form.a.insertText("-")
            form.a.insertText("'")
            #expect(form.a.text == "\"--'")
            form.a.text = ""
            UIPasteboard.general.string = "\""
            form.a.paste(nil)
            #expect(form.a.text == "\"")
            form.a.text = ""
            form.simulator.compose("'", selectedRange: NSRange(location: 1, length: 0))
            form.simulator.type("'")
            #expect(form.a.text == "'")
        }

        @Test("The default follows the keyboard and the text's kind; yes and no are obeyed; secrets stay as typed")
        func defaults() {
            func typed(_ prepare: (UITextField) -> Void) -> String? {
                let form = Form.editing("|")
                prepare(form.a)
                form.simulator.type("'--")
                return form.a.text
            }
            #expect(typed { _ in } == "‘—")
            for type in [UIKeyboardType.asciiCapable, .URL, .emailAddress, .numbersAndPunctuation, .webSearch] {
                #expect(typed { $0.keyboardType = type } == "'--", "\(type)")
            }
            #expect(typed { $0.textContentType = .username } == "'--")
            #expect(typed { $0.autocorrectionType = .no } == "‘—")
            #expect(typed { $0.smartQuotesType = .no } == "'—")
            #expect(typed { $0.smartDashesType = .no } == "‘--")
            #expect(
                typed {
                    $0.keyboardType = .URL
                    $0.smartQuotesType = .yes
                    $0.smartDashesType = .yes
                } == "‘—")
            #expect(
                typed {
                    $0.isSecureTextEntry = true
                    $0.smartQuotesType = .yes
                    $0.smartDashesType = .yes
                } == "'--")
            #expect(
                typed {
                    $0.text = "a-"
                    $0.clearsOnInsertion = true
                } == "‘—", "What is about to be replaced does not count.")
        }

        @Test("Two blanks are a full stop in prose, and in nothing else")
        func fullStops() {
            func typed(_ prepare: (UITextField) -> Void) -> String? {
                let form = Form.editing("|")
                prepare(form.a)
                form.simulator.type("a  ")
                return form.a.text
            }
            #expect(typed { _ in } == "a. ")
            #expect(typed { $0.keyboardType = .emailAddress } == "a  ")
            #expect(typed { $0.textContentType = .username } == "a  ")
            #expect(typed { $0.isSecureTextEntry = true } == "a  ")
        }

        @Test("A view types the same on the on-screen keyboard")
        func onScreen() {
            let form = Form.editing("a|", onScreen: true)
            form.simulator.tapKey("more")
            form.simulator.tapKey("\"")
            #expect(form.a.text == "a”")
        }

        // MARK: Words

        @Test(
            "A blank goes with whole words that are cut",
            arguments: [
                ("one [two] three", "one| three"), ("[one] two", "|two"), ("one [two]", "one|"),
                ("one [two], three", "one|, three"), ("([one] two)", "(|two)"), ("one t[w]o", "one t|o"),
                ("one[ two] three", "one| three"), ("one [two three] four", "one| four"), ("日[本] 語", "日| 語"),
                ("a [don't] b", "a| b"), ("a [,] b", "a | b"), ("[one]", "|"),
            ])
        func cutting(before: String, after: String) {
            let form = Form.editing(before)
            form.a.cut(nil)
            #expect(form.a.marked == after)
            form.a.undoManager?.undo()
            #expect(form.a.marked == before, "One undo takes all of it back.")
        }

        @Test(
            "Whole words that are pasted get the blanks they need",
            arguments: [
                ("one|", "one two|"), ("one |", "one two|"), ("|one", "two |one"), ("|", "two|"), ("(|)", "(two|)"),
                ("one|, three", "one two|, three"), ("one[x]three", "one two |three"), ("日|本", "日two|本"),
            ])
        func pasting(before: String, after: String) {
            let form = Form.editing("a [two] b")
            form.a.copy(nil)
            form.set(before)
            form.a.paste(nil)
            #expect(form.a.marked == after)
        }

        @Test("Parts of words, and what other programs have copied, are pasted as they are")
        func pastingOther() {
            let form = Form.editing("o[n]e")
            form.a.copy(nil)
            form.set("ab|c")
            form.a.paste(nil)
            #expect(form.a.marked == "abn|c")
            form.set("[two]")
            form.a.copy(nil)
            UIPasteboard.general.string = "other"
            form.set("ab|")
            form.a.paste(nil)
            #expect(form.a.marked == "abother|")
        }

        @Test("The delegate is asked about words with their blanks; no and secrets leave them as they are")
        func wordsAsked() {
            let form = Form.editing("one [two] three")
            form.a.cut(nil)
            form.set("one|")
            form.a.paste(nil)
            #expect(form.log.first == "A shouldChange 3+0 ' two'")
            form.a.smartInsertDeleteType = .no
            form.set("one|")
            form.a.paste(nil)
            #expect(form.a.text == "onetwo")
            form.set("one [two] three")
            form.a.cut(nil)
            #expect(form.a.text == "one  three")
            form.a.smartInsertDeleteType = .yes
            form.a.isSecureTextEntry = true
            form.set("one|")
            form.a.paste(nil)
            #expect(form.a.text == "onetwo")
        }

        @Test("No blanks come and go in what is no prose, unless that is asked for", arguments: 0..<3)
        func noProse(kind: Int) {
            let form = Form.editing("|")
            switch kind {
            case 0: form.a.keyboardType = .emailAddress
            case 1: form.a.keyboardType = .URL
            default: form.a.textContentType = .username
            }
            for (type, rest, whole) in [
                (UITextSmartInsertDeleteType.default, "one  three", "onetwo"), (.yes, "one three", "one two"),
            ] {
                form.a.smartInsertDeleteType = type
                form.set("one [two] three")
                form.a.cut(nil)
                #expect(form.a.text == rest)
                form.set("one|")
                form.a.paste(nil)
                #expect(form.a.text == whole)
            }
        }
    }
}
