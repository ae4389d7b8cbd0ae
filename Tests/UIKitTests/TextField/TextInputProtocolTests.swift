import Testing
import UIKitSimulator

extension FieldTests {
    /// Positions, ranges and places: the functions of UITextInput.
    @MainActor
    @Suite("UITextInput")
    struct TextInputProtocolTests {
        private func offset(_ position: UITextPosition?, in field: UITextField) -> Int? {
            position.map { field.offset(from: field.beginningOfDocument, to: $0) }
        }

        private func position(_ offset: Int, in field: UITextField) throws -> UITextPosition {
            try #require(field.position(from: field.beginningOfDocument, offset: offset))
        }

        private func range(_ offsets: Range<Int>, in field: UITextField) throws -> UITextRange {
            try #require(
                field.textRange(
                    from: position(offsets.lowerBound, in: field), to: position(offsets.upperBound, in: field)))
        }

        @Test("Positions are counted in UTF-16 units and end with the text")
        func positions() throws {
            let field = Form.editing("a😀b|").a
            #expect(offset(field.endOfDocument, in: field) == 4)
            #expect(try offset(field.position(from: position(1, in: field), offset: 2), in: field) == 3)
            #expect(try offset(field.position(from: position(3, in: field), offset: -3), in: field) == 0)
            for wrong in [-1, 5, Int.max, Int.min] {
                #expect(field.position(from: field.beginningOfDocument, offset: wrong) == nil)
            }
            #expect(try field.compare(position(1, in: field), to: position(2, in: field)) == .orderedAscending)
            #expect(try field.compare(position(2, in: field), to: position(2, in: field)) == .orderedSame)
            #expect(try field.compare(field.endOfDocument, to: position(2, in: field)) == .orderedDescending)
            #expect(try position(2, in: field).isEqual(position(2, in: field)))
        }

        @Test("Ranges are put in order, and their text is read and replaced")
        func ranges() throws {
            let form = Form.editing("abcdef|")
            let backwards = try #require(form.a.textRange(from: position(4, in: form.a), to: position(1, in: form.a)))
            #expect(form.a.text(in: backwards) == "bcd")
            #expect(!backwards.isEmpty)
            #expect(try range(2..<2, in: form.a).isEmpty)
            form.a.replace(backwards, withText: "X")
            #expect(form.a.marked == "aX|ef")
            form.a.replace(backwards, withText: "Y\nZ")
            #expect(form.a.text == "aY Z", "A range that reaches beyond the text ends with it.")
        }

        @Test("Positions of another text are refused")
        func foreign() {
            let field = Form.editing("abc|").a
            #expect(field.text(in: UITextRange()) == nil)
            #expect(field.position(from: UITextPosition(), offset: 0) == nil)
            #expect(field.textRange(from: UITextPosition(), to: field.endOfDocument) == nil)
            #expect(field.caretRect(for: UITextPosition()).isNull)
            #expect(field.firstRect(for: UITextRange()).isNull)
            field.replace(UITextRange(), withText: "x")
            field.selectedTextRange = UITextRange()
            field.selectedTextRange = nil
            #expect(field.marked == "abc|")
        }

        @Test("Selections are brought to the borders of characters")
        func selections() {
            let field = Form.editing("a👨‍👩‍👧b|").a
            field.selection = NSRange(location: 3, length: 0)
            #expect(field.marked == "a|👨‍👩‍👧b")
            field.selection = NSRange(location: 3, length: 2)
            #expect(field.marked == "a[👨‍👩‍👧]b")
            field.selection = NSRange(location: 0, length: 10)
            #expect(field.marked == "[a👨‍👩‍👧b]")
        }

        @Test("Steps to the left and the right are characters on the screen")
        func directions() throws {
            let field = Form.editing("a👍🏽b|").a
            #expect(try offset(field.position(from: position(1, in: field), in: .right, offset: 1), in: field) == 5)
            #expect(try offset(field.position(from: position(6, in: field), in: .left, offset: 2), in: field) == 1)
            #expect(try offset(field.position(from: position(1, in: field), in: .left, offset: -1), in: field) == 5)
            #expect(try field.position(from: position(1, in: field), in: .left, offset: 2) == nil)
            #expect(try offset(field.position(from: position(1, in: field), in: .up, offset: 1), in: field) == 0)
            #expect(try offset(field.position(from: position(1, in: field), in: .down, offset: 1), in: field) == 6)
            field.text = "שלום"
            #expect(try offset(field.position(from: position(1, in: field), in: .left, offset: 2), in: field) == 3)
            #expect(try offset(field.position(from: position(1, in: field), in: .right, offset: 1), in: field) == 0)
        }

        private nonisolated static let scripts = [
            "Hello, world", "Ünïcödé e\u{301}\u{323}", "Привет мир", "שלום עולם", "مرحبا بالعالم", "हिन्दी में", "ภาษาไทยน้ำ",
            "日本語テキスト", "한국어 각", "👨‍👩‍👧🇩🇪👍🏽1️⃣", "abc שלום def", "שלום abc 12 عالم", "office ffi fl", "a b  c ", "I\u{200B}J",
        ]

        @Test("The place nearest to a caret is the caret's own", arguments: scripts)
        func roundTrip(text: String) throws {
            let form = Form.editing("|")
            form.a.text = text
            form.simulator.press(.keyboardHome)
            let room = form.a.editingRect(forBounds: form.a.bounds)
            for boundary in text.indices + [text.endIndex] {
                let utf16 = text.utf16.distance(from: text.utf16.startIndex, to: boundary)
                let rect = try form.a.caretRect(for: position(utf16, in: form.a))
                #expect(room.insetBy(dx: -2, dy: 0).contains(rect.center), "\(utf16)")
                let found = try #require(offset(form.a.closestPosition(to: rect.center), in: form.a))
                let foundRect = try form.a.caretRect(for: position(found, in: form.a))
                let isSame = found == utf16 || abs(foundRect.midX - rect.midX) < 0.5
                #expect(isSame || isEdgeOfRun(rect.midX, in: form), "\(text) \(utf16) became \(found)")
            }
        }

        /// Whether two places share a point, each drawn elsewhere when it is asked for by itself: text of two
        /// directions meets there, or a sign has no width.
        private func isEdgeOfRun(_ x: CGFloat, in form: Form) -> Bool {
            form.simulator.click(form.a.convert(CGPoint(x: x, y: 22), to: nil))
            form.simulator.advance(0.5)
            return abs(form.caretX - form.a.convert(CGPoint(x: x, y: 0), to: nil).x) < 0.5
        }

        @Test("A place inside of a range is found, however far the point is away")
        func closestWithin() throws {
            let field = Form.editing("abcdef|").a
            let inner = try range(2..<4, in: field)
            #expect(offset(field.closestPosition(to: CGPoint(x: -1000, y: 0), within: inner), in: field) == 2)
            #expect(offset(field.closestPosition(to: CGPoint(x: 1000, y: 99), within: inner), in: field) == 4)
            let middle = try field.caretRect(for: position(3, in: field)).center
            #expect(offset(field.closestPosition(to: middle, within: inner), in: field) == 3)
            for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 0)] {
                #expect(field.closestPosition(to: point) != nil)
            }
        }

        @Test("The rectangle of a range lies between its carets, and that of no range is a caret")
        func firstRect() throws {
            let field = Form.editing("hello world|").a
            let rect = try field.firstRect(for: range(2..<5, in: field))
            let (start, end) = try (
                field.caretRect(for: position(2, in: field)), field.caretRect(for: position(5, in: field))
            )
            #expect(abs(rect.minX - start.midX) < 0.5 && abs(rect.maxX - end.midX) < 0.5)
            #expect(rect.height == start.height && rect.minY == start.minY)
            #expect(try field.firstRect(for: range(3..<3, in: field)) == field.caretRect(for: position(3, in: field)))
        }

        @Test("The character at a point is the one that is seen there")
        func characterAtPoint() throws {
            let field = Form.editing("a👍🏽שלb|").a
            for (character, expected) in [(0..<1, "a"), (1..<5, "👍🏽"), (5..<6, "ש"), (6..<7, "ל"), (7..<8, "b")] {
                let rect = try field.firstRect(for: range(character, in: field))
                let found = try #require(field.characterRange(at: rect.center))
                #expect(field.text(in: found) == expected)
            }
            #expect(field.characterRange(at: CGPoint(x: 280, y: 22)) == nil)
            #expect(field.characterRange(at: CGPoint(x: 20, y: -50)) == nil)
        }

        @Test("A field that was never laid out knows its places")
        func withoutFrame() {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            field.text = "abc"
            let (start, end) = (
                field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
            )
            #expect(end.midX > start.midX && start.midX >= 0)
            #expect(field.position(from: field.beginningOfDocument, in: .right, offset: 2) != nil)
            #expect(field.hasText)
        }
    }
}
