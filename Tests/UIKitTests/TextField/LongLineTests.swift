import Testing
import UIKitSimulator

extension FieldTests {
    /// A text so long that only what is seen of it is laid out.
    @MainActor
    @Suite("Long lines")
    struct LongLineTests {
        private nonisolated static let kinds: [(name: String, piece: String)] = [
            ("words", "some words "), ("letters", "w"), ("flags", "🇩🇪🇫🇷"), ("tabs", "\t"), ("marks", "a\u{301}"),
            ("cluster", "\u{301}"), ("ideographs", "漢字"), ("Hebrew", "שלום "), ("NUL", "\0a"), ("joined", "👩\u{200D}"),
        ]

        private func form(_ piece: String, count: Int = 20_000) -> Form {
            let form = Form.editing("|")
            form.a.text = String(repeating: piece, count: count / piece.utf16.count)
            form.simulator.frame()
            return form
        }

        private func caret(_ form: Form) -> CGFloat {
            form.a.convert(CGPoint(x: form.caretX, y: 0), from: nil).x
        }

        @Test(
            "The caret is always inside of the field, and a tap puts it where it is made", arguments: kinds.map(\.name))
        func caretStaysVisible(kind: String) throws {
            let piece = try #require(Self.kinds.first { $0.name == kind }).piece
            for isSecure in [false, true] {
                let form = form(piece)
                form.a.isSecureTextEntry = isSecure
                let room = form.a.editingRect(forBounds: form.a.bounds)
                let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
                    (.keyboardHome, []), (.keyboardEnd, []), (.keyboardLeftArrow, []), (.keyboardRightArrow, []),
                    (.keyboardLeftArrow, .control), (.keyboardRightArrow, .control), (.keyboardLeftArrow, .shift),
                    (.keyboardDeleteOrBackspace, []), (.keyboardZ, .control),
                ]
                var random = SeededGenerator(41)
                for step in 0..<24 {
                    let length = form.a.text?.utf16.count ?? 0
                    switch random.number(0...4) {
                    case 0: form.a.insertText(random.pick([piece, "x", "é"]))
                    case 1: form.a.selection = NSRange(location: random.number(0...length), length: 0)
                    case 2:
                        form.simulator.frame()
                        let x = room.minX + CGFloat(random.number(10...Int(room.width) - 10))
                        form.simulator.tap(form.a.convert(CGPoint(x: x, y: 22), to: nil))
                        form.simulator.advance(1)
                    default:
                        let (key, modifiers) = random.pick(keys)
                        form.simulator.press(key, modifiers)
                    }
                    form.simulator.frame()
                    let x = caret(form)
                    #expect(
                        x >= room.minX - 3 && x <= room.maxX + 3,
                        "\(x), seed \(SeededGenerator.seed), step \(step), secure \(isSecure)")
                }
            }
        }

        @Test(
            "What is seen of a long line looks as a short one does",
            arguments: ["words", "flags", "ideographs", "tabs"])
        func looks(kind: String) throws {
            let piece = try #require(Self.kinds.first { $0.name == kind }).piece
            let (long, short) = (form(piece), form(piece, count: 400))
            for key in [UIKeyboardHIDUsage.keyboardHome, .keyboardEnd] {
                guard kind == "flags" || kind == "ideographs" || key == .keyboardHome else { continue }
                for form in [long, short] {
                    form.simulator.press(key)
                    form.simulator.frame()
                }
                #expect(long.simulator.pngData() == short.simulator.pngData())
            }
            for form in [long, short] {
                form.simulator.window.endEditing(true)
                form.settle()
            }
            #expect(long.simulator.pngData() == short.simulator.pngData(), "Both end with an ellipsis")
        }

        @Test("An arrow key goes on from character to character across all of the line")
        func arrows() {
            let form = form("ab🇩🇪e\u{301} ", count: 2300)
            let text = form.a.text ?? ""
            // From before the middle of a part to behind its end, and at the end of the text.
            for start in [999, 2250] {
                var place = String.Index(utf16Offset: start, in: text)
                form.a.selection = NSRange(location: start, length: 0)
                func press(_ key: UIKeyboardHIDUsage) -> Bool {
                    form.simulator.press(key)
                    return form.a.selection == NSRange(location: place.utf16Offset(in: text), length: 0)
                }
                var steps = 0
                while place < text.endIndex, steps < 60 {
                    text.formIndex(after: &place)
                    steps += 1
                    #expect(press(.keyboardRightArrow), "\(form.a.selection), \(place.utf16Offset(in: text))")
                }
                while steps > -60 {
                    text.formIndex(before: &place)
                    steps -= 1
                    #expect(press(.keyboardLeftArrow), "\(form.a.selection), \(place.utf16Offset(in: text))")
                }
            }
        }

        @Test("Marked text has its line in a long line too, and loses it")
        func composition() {
            let form = form("word ")
            form.simulator.frame()
            let before = form.simulator.pngData()
            form.simulator.compose("xy", selectedRange: NSRange(location: 2, length: 0))
            form.simulator.frame()
            let marked = form.simulator.pngData()
            form.a.unmarkText()
            form.simulator.frame()
            let plain = form.simulator.pngData()
            #expect(marked != plain && plain != before)
            for _ in 0..<2 { form.simulator.press(.keyboardDeleteOrBackspace) }
            form.simulator.frame()
            // Where the letters stand between two pixels depends on what was laid out.
            #expect(form.a.text == String(repeating: "word ", count: 4000) && form.a.markedTextRange == nil)
        }

        @Test("A long text fits, aligns and measures like any other")
        func measures() {
            let form = form("word ")
            let width = form.a.intrinsicContentSize.width
            #expect(width > 50_000 && width < 500_000)
            form.a.adjustsFontSizeToFitWidth = true
            form.a.minimumFontSize = 8
            form.simulator.frame()
            #expect(form.a.caretRect(for: form.a.endOfDocument).height < 14)
            form.a.semanticContentAttribute = .forceRightToLeft
            form.simulator.press(.keyboardEnd)
            form.simulator.frame()
            let room = form.a.editingRect(forBounds: form.a.bounds)
            #expect(caret(form) >= room.minX - 3 && caret(form) <= room.maxX + 3)
        }

        @Test("A field that has no width for a while shows the same part of its text afterwards")
        func withoutWidth() {
            let form = Form.editing("|")
            form.a.text = String(repeating: "wide words ", count: 30)
            form.a.selection = NSRange(location: 12, length: 0)
            let (frame, x) = (form.a.frame, form.caretX)
            #expect(x > frame.minX + 60)
            for width in [0, 1, 24] as [CGFloat] {
                form.a.frame.size.width = width
                form.simulator.frame()
                form.a.frame = frame
                #expect(form.caretX == x, "\(width)")
            }
        }
    }
}
