import Testing
import UIKitSimulator

/// What subclasses of text views and fields may change about UITextInput.
private final class StubbornField: UITextField {
    var asked: [String] = []

    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        asked.append("\(offset(from: beginningOfDocument, to: range.start)) '\(text)'")
        return text != "x" && super.shouldChangeText(in: range, replacementText: text)
    }
}

extension TextViewTests {
    /// Directions, attributes and marked text through the functions of UITextInput.
    @MainActor
    @Suite("Text view: UITextInput")
    struct TextInputMembersTests {
        private func range(_ offsets: Range<Int>, in input: some UITextInput) throws -> UITextRange {
            let start = try #require(input.position(from: input.beginningOfDocument, offset: offsets.lowerBound))
            let end = try #require(input.position(from: input.beginningOfDocument, offset: offsets.upperBound))
            return try #require(input.textRange(from: start, to: end))
        }

        private func position(_ offset: Int, in input: some UITextInput) throws -> UITextPosition {
            try #require(input.position(from: input.beginningOfDocument, offset: offset))
        }

        private func offsets(_ range: UITextRange?, in input: some UITextInput) -> Range<Int>? {
            range.map {
                let start = input.offset(from: input.beginningOfDocument, to: $0.start)
                return start..<(start + input.offset(from: $0.start, to: $0.end))
            }
        }

        @Test("A place that was taken before the text became shorter is counted from where it was")
        func stalePlace() throws {
            let field = UITextField()
            field.text = "0.012"
            let place = try position(5, in: field)
            field.text = "0.12"
            let there = try #require(field.position(from: place, offset: -1))
            #expect(field.offset(from: field.beginningOfDocument, to: there) == 4)
            #expect(field.position(from: place, offset: 0) == nil)
        }

        // MARK: Directions

        @Test("The farthest place of a range depends on which way its text runs")
        func farthest() throws {
            let view = Page("abc\nשלום|").view
            for (inner, left, right) in [(1..<3, 1, 3), (5..<7, 7, 5)] {
                let range = try range(inner, in: view)
                func found(_ direction: UITextLayoutDirection) -> Int? {
                    view.position(within: range, farthestIn: direction).map {
                        view.offset(from: view.beginningOfDocument, to: $0)
                    }
                }
                #expect(found(.left) == left && found(.right) == right)
                #expect(found(.up) == inner.lowerBound && found(.down) == inner.upperBound)
            }
            #expect(view.position(within: UITextRange(), farthestIn: .left) == nil)
        }

        @Test("A place is extended to the edges of its line, and to the ends of the text")
        func extending() throws {
            let view = Page("one\ntwo\nשלום|").view
            func found(_ offset: Int, _ direction: UITextLayoutDirection) throws -> Range<Int>? {
                try offsets(view.characterRange(byExtending: position(offset, in: view), in: direction), in: view)
            }
            #expect(try found(5, .left) == 4..<5)
            #expect(try found(5, .right) == 5..<7)
            #expect(try found(5, .up) == 0..<5)
            #expect(try found(5, .down) == 5..<12)
            #expect(try found(9, .left) == 9..<12, "A line from right to left ends at the left.")
            #expect(try found(9, .right) == 8..<9)
            #expect(view.characterRange(byExtending: UITextPosition(), in: .left) == nil)
        }

        @Test("The direction of a paragraph is that of its style, or else of its letters")
        func directions() throws {
            let view = Page("abc\nשלום\n...|").view
            func direction(_ offset: Int) throws -> NSWritingDirection {
                try view.baseWritingDirection(for: position(offset, in: view), in: .forward)
            }
            #expect(try [1, 5, 10].map(direction) == [.leftToRight, .rightToLeft, .leftToRight])
            let before = try view.caretRect(for: position(0, in: view))
            try view.setBaseWritingDirection(.rightToLeft, for: range(1..<2, in: view))
            #expect(try [0, 3, 5, 10].map(direction) == [.rightToLeft, .rightToLeft, .rightToLeft, .leftToRight])
            #expect(try view.caretRect(for: position(0, in: view)).midX > before.midX + 100)
            try view.setBaseWritingDirection(.natural, for: range(1..<1, in: view))
            #expect(try direction(1) == .leftToRight)
            #expect(try view.caretRect(for: position(0, in: view)) == before)
            #expect(view.baseWritingDirection(for: UITextPosition(), in: .forward) == .natural)
        }

        @Test("A paragraph that is to run from left to right does, whatever letters and surroundings it has")
        func setLeftToRight() throws {
            let page = Page("שלום abc\n|")
            let view = page.view
            /// The direction, and whether the line stands at the left.
            func look() throws -> [Bool] {
                page.simulator.frame()
                let direction = try view.baseWritingDirection(for: position(0, in: view), in: .forward)
                return [direction == .leftToRight, try view.firstRect(for: range(5..<8, in: view)).midX < 200]
            }
            #expect(try look() == [false, false])
            try view.setBaseWritingDirection(.leftToRight, for: range(0..<1, in: view))
            #expect(try look() == [true, true])
            view.semanticContentAttribute = .forceRightToLeft
            #expect(try look().first == true)
            try view.setBaseWritingDirection(.natural, for: range(0..<1, in: view))
            #expect(try look() == [false, false])
        }

        @Test("What is typed into an empty text takes the direction that was set for it")
        func emptyDirection() throws {
            let page = Page("|")
            try page.view.setBaseWritingDirection(.rightToLeft, for: range(0..<0, in: page.view))
            page.simulator.type("a")
            #expect(page.view.baseWritingDirection(for: page.view.endOfDocument, in: .backward) == .rightToLeft)
            let form = Form.editing("abc|")
            let left = form.a.caretRect(for: form.a.beginningOfDocument).midX
            try form.a.setBaseWritingDirection(.rightToLeft, for: range(0..<3, in: form.a))
            #expect(form.a.caretRect(for: form.a.beginningOfDocument).midX > left)
        }

        @Test("The side of the caret can be read and set where a line is broken")
        func affinity() throws {
            let page = Page("one two", width: 64 + 10, height: 200)
            page.view.selectedRange = NSRange(location: 4, length: 0)
            #expect(page.view.selectionAffinity == .forward)
            _ = page.log
            page.view.selectionAffinity = .backward
            #expect(page.view.selectionAffinity == .backward)
            #expect(page.view.selectedRange == NSRange(location: 4, length: 0) && page.log.isEmpty)
            page.view.selectedRange = NSRange(location: 5, length: 0)
            #expect(page.view.selectionAffinity == .forward)
        }

        @Test("Offsets inside a range end with it")
        func offsetsInside() throws {
            let view = Page("a😀bc|").view
            let inner = try range(1..<4, in: view)
            for (offset, expected) in [(-1, nil), (0, 1), (3, 4), (4, nil), (Int.max, nil)] {
                let found = view.position(within: inner, atCharacterOffset: offset)
                #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == expected)
            }
            for (offset, expected) in [(0, 0), (1, 0), (3, 2), (4, 3), (5, 3)] {
                #expect(try view.characterOffset(of: position(offset, in: view), within: inner) == expected)
            }
            #expect(view.textInputView === view)
        }

        // MARK: Attributes

        @Test("The attributes of a place are those of the character on the side that is asked for")
        func styling() throws {
            let view = Page("|").view
            let text = NSMutableAttributedString(string: "ab")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
            view.attributedText = text
            func color(_ offset: Int, _ direction: UITextStorageDirection) throws -> UIColor? {
                try view.textStyling(at: position(offset, in: view), in: direction)?[.foregroundColor] as? UIColor
            }
            #expect(try color(0, .forward) == .red && color(0, .backward) == .red)
            #expect(try color(1, .backward) == .red && color(1, .forward) == .label)
            #expect(try color(2, .forward) == .label)
            #expect(view.textStyling(at: view.endOfDocument, in: .forward)?[.font] as? UIFont == view.font)
            #expect(view.textStyling(at: UITextPosition(), in: .forward) == nil)
        }

        @Test("Text is read and replaced with its attributes, and can be undone")
        func attributedText() throws {
            let page = Page("abc|")
            let red = NSAttributedString(string: "X\nY", attributes: [.foregroundColor: UIColor.red])
            try page.view.replace(range(1..<2, in: page.view), withAttributedText: red)
            #expect(page.view.text == "aX\nYc")
            #expect(page.log == ["didChangeSelection 4+0", "didChange 'aX\nYc'", "note didChange"])
            let read = try page.view.attributedText(in: range(1..<5, in: page.view))
            #expect(read.string == "X\nYc")
            #expect(read.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
            #expect(read.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .label)
            page.view.undoManager?.undo()
            #expect(page.view.text == "abc")
            #expect(page.view.attributedText(in: UITextRange()).length == 0)
            let form = Form.editing("abc|")
            try form.a.replace(range(0..<1, in: form.a), withAttributedText: red)
            #expect(form.a.text == "X Ybc", "A field has one line.")
        }

        // MARK: Marked text

        private enum Ink { case red, blue, dark }

        /// What the letters behind a point are painted with.
        private func inks(_ simulator: Simulator, behind point: CGPoint) -> Set<Ink> {
            simulator.frame()
            var inks: Set<Ink> = []
            for x in 3..<16 {
                for y in -10..<10 {
                    let color = simulator.color(at: CGPoint(x: point.x + CGFloat(x), y: point.y + CGFloat(y)))
                    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
                    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
                    if red > 0.8, green < 0.3, blue < 0.3 { inks.insert(.red) }
                    if red < 0.3, green < 0.3, blue > 0.8 { inks.insert(.blue) }
                    if red < 0.2, green < 0.2, blue < 0.2 { inks.insert(.dark) }
                }
            }
            return inks
        }

        @Test("Marked text has the looks that are set for it, those of its own over them, until it is decided")
        func markedLooks() {
            let page = Page("|")
            page.view.font = .boldSystemFont(ofSize: 24)
            let point = page.view.caretRect(for: page.view.beginningOfDocument).center
            page.view.markedTextStyle = [.foregroundColor: UIColor.red]
            page.view.setMarkedText("W", selectedRange: NSRange(location: 1, length: 0))
            #expect(inks(page.simulator, behind: point) == [.red])
            let blue = NSAttributedString(string: "W", attributes: [.foregroundColor: UIColor.blue])
            page.view.setAttributedMarkedText(blue, selectedRange: NSRange(location: 1, length: 0))
            #expect(page.view.markedTextRange != nil && page.view.text == "W")
            #expect(inks(page.simulator, behind: point) == [.blue])
            page.view.unmarkText()
            #expect(inks(page.simulator, behind: point) == [.dark])
            let color = page.view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
            #expect(color as? UIColor == .label)
        }

        @Test("A field shows marked text in the style that is set for it")
        func markedLooksOfField() {
            let form = Form.editing("|")
            form.a.font = .boldSystemFont(ofSize: 24)
            let point = form.point(0, in: form.a)
            form.simulator.compose("W", selectedRange: NSRange(location: 1, length: 0))
            #expect(inks(form.simulator, behind: point).contains(.dark))
            form.a.markedTextStyle = [.foregroundColor: UIColor.red]
            #expect(inks(form.simulator, behind: point) == [.red])
            form.a.unmarkText()
            #expect(inks(form.simulator, behind: point) == [.dark])
        }

        // MARK: Questions

        @Test("What is typed and pasted asks shouldChangeText, which asks the delegate; a program's change does not")
        func questions() throws {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            let field = StubbornField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
            form.simulator.window.addSubview(field)
            form.recorder.attach(to: field)
            field.becomeFirstResponder()
            form.simulator.type("ax")
            #expect(field.text == "a" && field.asked == ["0 'a'", "1 'x'"])
            form.recorder.refused = [.shouldChange]
            form.simulator.type("b")
            #expect(field.text == "a")
            #expect(try !field.shouldChangeText(in: range(0..<1, in: field), replacementText: "z"))
            #expect(!field.shouldChangeText(in: UITextRange(), replacementText: "z"))
            field.asked = []
            field.insertText("x")
            #expect(field.text == "ax" && field.asked.isEmpty)
        }
    }
}
