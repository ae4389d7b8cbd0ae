import Testing
import UIKitSimulator

extension FieldTests {
    /// Fingers and the mouse in a field.
    @MainActor
    @Suite("Pointing")
    struct PointingTests {
        private static let text = "hello wonderful world"

        /// A point a little to the right of the place before a character.
        private func point(_ offset: Int, in form: Form) -> CGPoint {
            let point = form.point(offset, in: form.a)
            return CGPoint(x: point.x + 2, y: point.y)
        }

        // MARK: Fingers

        @Test("A tap puts the caret at the nearer edge of the word")
        func tap() {
            let form = Form.editing("\(Self.text)|")
            form.simulator.tap(point(8, in: form))
            #expect(form.a.marked == "hello |wonderful world")
            form.simulator.advance(1)
            form.simulator.tap(point(13, in: form))
            #expect(form.a.marked == "hello wonderful| world")
            form.simulator.advance(1)
            form.simulator.tap(CGPoint(x: form.a.frame.maxX - 6, y: form.a.center.y))
            #expect(form.a.marked == "hello wonderful world|")
            form.simulator.advance(1)
            form.simulator.tap(CGPoint(x: form.a.frame.minX + 3, y: form.a.center.y))
            #expect(form.a.marked == "|hello wonderful world")
        }

        @Test("A tap on the middle of a digit that stands alone puts the caret behind it", arguments: ["1", "8", "W"])
        func tapOnDigit(text: String) {
            let form = Form("A")
            form.a.textAlignment = .center
            form.a.text = text
            form.simulator.frame()
            form.simulator.tap(form.a.center)
            #expect(form.a.marked == "\(text)|")
            form.simulator.advance(1)
            form.simulator.tap(CGPoint(x: form.a.frame.minX + 20, y: form.a.center.y))
            #expect(form.a.marked == "|\(text)")
        }

        @Test("A tap that begins the editing puts the caret where the finger is, although the text moves")
        func tapBegins() {
            let form = Form("A")
            form.a.text = "first words of a text that is much too long for the field that it is in"
            form.simulator.frame()
            form.simulator.tap(point(7, in: form))
            #expect(form.a.isEditing)
            #expect(form.a.selection == NSRange(location: 6, length: 0))
        }

        @Test(
            "What a program selects when editing begins stays selected by the touch that began it",
            arguments: [true, false])
        func selectionAtBeginning(isMouse: Bool) {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.text = Self.text
            form.recorder.reactions[.didBegin] = { $0.selection = NSRange(location: 0, length: 5) }
            form.simulator.frame()
            let place = point(8, in: form)
            if isMouse { form.simulator.click(place) } else { form.simulator.tap(place) }
            #expect(form.a.marked == "[hello] wonderful world")
            form.simulator.advance(1)
            if isMouse { form.simulator.click(place) } else { form.simulator.tap(place) }
            #expect(form.a.selection.length == 0)
        }

        @Test("Two taps select a word, three the whole text")
        func multipleTaps() {
            let form = Form.editing("\(Self.text)|")
            let place = point(8, in: form)
            form.simulator.tap(place)
            form.simulator.tap(place)
            #expect(form.a.marked == "hello [wonderful] world")
            form.simulator.tap(place)
            #expect(form.a.marked == "[\(Self.text)]")
            form.simulator.advance(1)
            form.simulator.tap(place)
            #expect(form.a.marked == "hello |wonderful world")
        }

        @Test("Two taps beside each other are two taps, and slow ones too")
        func separateTaps() {
            let form = Form.editing("\(Self.text)|")
            form.simulator.tap(point(1, in: form))
            form.simulator.tap(point(20, in: form))
            #expect(form.a.selection.length == 0)
            form.simulator.advance(1)
            form.simulator.tap(point(8, in: form))
            form.simulator.advance(1)
            form.simulator.tap(point(8, in: form))
            #expect(form.a.selection.length == 0)
        }

        @Test("Two taps on blanks select them, and on a sign only that")
        func tapsOnOthers() {
            let form = Form.editing("one   two!?|")
            for (offset, marked) in [(4, "one[   ]two!?"), (9, "one   two[!]?")] {
                form.simulator.tap(point(offset, in: form))
                form.simulator.tap(point(offset, in: form))
                #expect(form.a.marked == marked)
                form.simulator.advance(1)
            }
        }

        @Test("A finger that stays moves the caret character by character")
        func longPress() {
            let form = Form.editing("\(Self.text)|")
            form.simulator.touchDown(0, at: point(8, in: form))
            form.simulator.advance(0.4)
            #expect(form.a.marked == "\(Self.text)|")
            form.simulator.advance(0.2)
            #expect(form.a.marked == "hello wo|nderful world")
            form.simulator.touchMove(0, to: point(3, in: form))
            form.simulator.frame()
            #expect(form.a.marked == "hel|lo wonderful world")
            form.simulator.touchUp(0)
            #expect(form.a.marked == "hel|lo wonderful world")
        }

        @Test("A finger that stays begins the editing")
        func longPressBegins() {
            let form = Form("A")
            form.a.text = Self.text
            form.simulator.frame()
            form.simulator.touchDown(0, at: point(3, in: form))
            form.simulator.advance(0.6)
            form.simulator.touchUp(0)
            #expect(form.a.isEditing)
            #expect(form.a.marked == "hel|lo wonderful world")
        }

        @Test("A finger that slides along the line selects; one that does not edit does not")
        func slide() {
            let form = Form.editing("\(Self.text)|")
            let (start, end) = (point(6, in: form), point(15, in: form))
            form.simulator.touchDown(0, at: start)
            form.simulator.touchMove(0, to: CGPoint(x: start.x + 15, y: start.y))
            form.simulator.frame()
            form.simulator.touchMove(0, to: end)
            form.simulator.frame()
            #expect(form.a.marked == "hello [wonderful] world")
            form.simulator.touchMove(0, to: point(2, in: form))
            form.simulator.frame()
            #expect(form.a.marked == "he[llo ]wonderful world")
            form.simulator.touchUp(0)
            #expect(form.a.marked == "he[llo ]wonderful world")

            form.a.resignFirstResponder()
            form.simulator.touchDown(0, at: start)
            form.simulator.touchMove(0, to: end)
            form.simulator.touchUp(0)
            #expect(!form.a.isEditing)
        }

        @Test("A finger that moves down, leaves the field or is taken away changes nothing")
        func otherMovements() {
            let form = Form.editing("\(Self.text)|")
            let start = point(6, in: form)
            form.simulator.touchDown(0, at: start)
            form.simulator.touchMove(0, to: CGPoint(x: start.x, y: start.y + 30))
            form.simulator.touchUp(0)
            #expect(form.a.marked == "\(Self.text)|")
            form.simulator.touchDown(0, at: start)
            form.simulator.inject(.focus(false))
            form.simulator.inject(.focus(true))
            form.simulator.advance(1)
            form.simulator.touchUp(0)
            #expect(form.a.marked == "\(Self.text)|")
        }

        @Test("A slide in a scroll view selects, and a movement down scrolls")
        func scrollView() {
            let form = Form.editing("\(Self.text)|")
            let scroll = UIScrollView(frame: form.simulator.window.bounds)
            scroll.contentSize = CGSize(width: 360, height: 2000)
            form.simulator.window.addSubview(scroll)
            scroll.addSubview(form.a)
            form.a.becomeFirstResponder()
            form.simulator.frame()
            let start = point(6, in: form)
            form.simulator.touchDown(0, at: start)
            for step in 1...6 {
                form.simulator.touchMove(0, to: CGPoint(x: start.x + CGFloat(step) * 12, y: start.y))
                form.simulator.frame()
            }
            form.simulator.touchUp(0)
            #expect(form.a.selection.location == 6 && form.a.selection.length > 4)
            #expect(scroll.contentOffset == .zero)

            let selection = form.a.selection
            // Between the handles, which are not left to scroll views.
            let middle = point(9, in: form)
            form.simulator.touchDown(0, at: middle)
            for step in 1...4 {
                form.simulator.touchMove(0, to: CGPoint(x: middle.x, y: middle.y - CGFloat(step) * 12))
                form.simulator.frame()
            }
            form.simulator.touchUp(0)
            #expect(scroll.contentOffset.y > 0)
            #expect(form.a.selection == selection)
        }

        // MARK: Mouse

        @Test("The mouse sets the caret where it is pressed, and selects as it is dragged")
        func mouse() {
            let form = Form.editing("\(Self.text)|")
            form.simulator.mouse(.began, at: point(8, in: form))
            #expect(form.a.marked == "hello wo|nderful world")
            form.simulator.mouse(.moved, at: point(11, in: form))
            #expect(form.a.marked == "hello wo[nde]rful world")
            form.simulator.mouse(.moved, at: point(4, in: form))
            #expect(form.a.marked == "hell[o wo]nderful world")
            form.simulator.mouse(.ended, at: point(4, in: form))
            #expect(form.a.marked == "hell[o wo]nderful world")
        }

        @Test("A press begins the editing, and two presses select words as far as they are dragged")
        func mouseWords() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.text = Self.text
            form.simulator.frame()
            form.simulator.click(point(8, in: form))
            #expect(form.a.isEditing && form.a.marked == "hello wo|nderful world")
            form.simulator.mouse(.began, at: point(8, in: form))
            #expect(form.a.marked == "hello [wonderful] world")
            form.simulator.mouse(.moved, at: point(18, in: form))
            #expect(form.a.marked == "hello [wonderful world]")
            form.simulator.mouse(.moved, at: point(1, in: form))
            #expect(form.a.marked == "[hello wonderful] world")
            form.simulator.mouse(.ended, at: point(1, in: form))
            form.simulator.advance(1)
            for _ in 0..<3 { form.simulator.click(point(8, in: form)) }
            #expect(form.a.marked == "[\(Self.text)]")
        }

        @Test("Shift and a press select from where the selection began")
        func shiftClick() {
            let form = Form.editing("\(Self.text)|")
            form.simulator.click(point(8, in: form))
            form.simulator.advance(1)
            form.simulator.hold(.keyboardLeftShift, modifiers: .shift)
            form.simulator.click(point(11, in: form))
            #expect(form.a.marked == "hello wo[nde]rful world")
            form.simulator.advance(1)
            form.simulator.mouse(.began, at: point(4, in: form))
            #expect(form.a.marked == "hell[o wo]nderful world")
            form.simulator.mouse(.moved, at: point(6, in: form))
            form.simulator.mouse(.ended, at: point(6, in: form))
            #expect(form.a.marked == "hello [wo]nderful world")
            form.simulator.advance(1)
            form.simulator.release(.keyboardLeftShift)
            form.simulator.click(point(11, in: form))
            #expect(form.a.marked == "hello wonde|rful world")

            form.simulator.hold(.keyboardLeftShift, modifiers: .shift)
            form.simulator.inject(.focus(false))
            form.simulator.inject(.focus(true))
            form.simulator.advance(1)
            form.simulator.click(point(2, in: form))
            #expect(form.a.marked == "he|llo wonderful world", "A key that went up elsewhere is not held.")
        }

        @Test("Dragging in a scroll view selects and does not scroll")
        func mouseInScrollView() {
            let form = Form.editing("\(Self.text)|")
            let scroll = UIScrollView(frame: form.simulator.window.bounds)
            scroll.contentSize = CGSize(width: 1000, height: 2000)
            form.simulator.window.addSubview(scroll)
            scroll.addSubview(form.a)
            form.a.becomeFirstResponder()
            form.simulator.frame()
            form.simulator.mouse(.began, at: point(6, in: form))
            for offset in 7...15 { form.simulator.mouse(.moved, at: point(offset, in: form)) }
            form.simulator.mouse(.ended, at: point(15, in: form))
            #expect(form.a.marked == "hello [wonderful] world")
            #expect(scroll.contentOffset == .zero)
        }

        @Test("Dragging over the edge of a field that is too narrow scrolls its text")
        func dragBeyondEdge() {
            let form = Form.editing("|")
            form.a.text = String(repeating: "abcdef ", count: 20)
            form.simulator.press(.keyboardHome)
            form.simulator.mouse(.began, at: point(0, in: form))
            for _ in 0..<80 {
                form.simulator.mouse(.moved, at: CGPoint(x: form.a.frame.maxX + 60, y: form.a.center.y))
                form.simulator.mouse(.moved, at: CGPoint(x: form.a.frame.maxX + 61, y: form.a.center.y))
            }
            form.simulator.mouse(.ended, at: CGPoint(x: form.a.frame.maxX + 60, y: form.a.center.y))
            #expect(form.a.selection == NSRange(location: 0, length: 140))
        }

        // MARK: Secrets and other directions

        @Test("Taps do not find out the words of a secret")
        func secret() {
            let form = Form.editing("two words|")
            form.a.isSecureTextEntry = true
            form.simulator.frame()
            let place = point(2, in: form)
            form.simulator.tap(place)
            #expect(form.a.selection == NSRange(location: 9, length: 0))
            form.simulator.tap(place)
            #expect(form.a.selection == NSRange(location: 0, length: 9))
            form.simulator.advance(1)
            form.simulator.press(.keyboardEnd)
            form.simulator.press(.keyboardLeftArrow, .control)
            #expect(form.a.selection == NSRange(location: 0, length: 0))
            form.simulator.press(.keyboardRightArrow, .control)
            #expect(form.a.selection == NSRange(location: 9, length: 0))
        }

        @Test("Presses reach every place of text in both directions")
        func bothDirections() {
            let form = Form.editing("|")
            form.a.text = "abc שלום"
            var seen: Set<Int> = []
            let room = form.a.editingRect(forBounds: form.a.bounds)
            for x in stride(from: room.minX, to: room.minX + 110, by: 1) {
                form.simulator.click(form.a.convert(CGPoint(x: x, y: 20), to: nil))
                form.simulator.advance(0.5)
                seen.insert(form.a.selection.location)
            }
            #expect(seen == Set(0...8))
        }
    }
}
