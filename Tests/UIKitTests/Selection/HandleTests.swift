import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// The ends of a selection that a finger drags.
    @MainActor
    @Suite("Handles")
    struct HandleTests {
        @Test("A selection made by a finger has handles at its ends; the caret has none")
        func comeAndGo() throws {
            let kiosk = SelectionKiosk()
            #expect(kiosk.handles.isEmpty)
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.marked == "hello [wonderful] world")
            try #require(kiosk.handles.count == 2)
            #expect(abs(kiosk.handles[0].frame.midX - kiosk.point(6, dx: 0).x) < 1)
            #expect(abs(kiosk.handles[1].frame.midX - kiosk.point(15, dx: 0).x) < 1)
            #expect(kiosk.handles[0].frame.minY < kiosk.handles[1].frame.minY)
            #expect(kiosk.handles[0].accessibilityLabel != kiosk.handles[1].accessibilityLabel)
            kiosk.simulator.type("x")
            #expect(kiosk.marked == "hello x| world")
            #expect(kiosk.handles.isEmpty)
        }

        @Test("A selection made with the mouse has none")
        func mouse() {
            let kiosk = SelectionKiosk()
            kiosk.simulator.click(kiosk.point(9))
            kiosk.simulator.click(kiosk.point(9))
            #expect(kiosk.marked == "hello [wonderful] world")
            #expect(kiosk.handles.isEmpty)
            #expect(kiosk.menu == nil)
        }

        @Test("Either end follows the finger character by character")
        func drag() {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            let start = kiosk.knob(isStart: true)
            let step = kiosk.point(2, dx: 0).x - kiosk.point(6, dx: 0).x
            kiosk.drag(from: start, to: CGPoint(x: start.x + step, y: start.y - 5))
            #expect(kiosk.marked == "he[llo wonderful] world")
            let end = kiosk.knob(isStart: false)
            let back = kiosk.point(11, dx: 0).x - kiosk.point(15, dx: 0).x
            kiosk.drag(from: end, to: CGPoint(x: end.x + back, y: end.y + 8))
            #expect(kiosk.marked == "he[llo wonde]rful world")
            #expect(kiosk.menu != nil)
        }

        @Test("The ends may cross, and never meet")
        func cross() {
            let kiosk = SelectionKiosk()
            kiosk.doubleTap(kiosk.point(9))
            let end = kiosk.knob(isStart: false)
            let way = kiosk.point(3, dx: 0).x - kiosk.point(15, dx: 0).x
            kiosk.drag(from: end, to: CGPoint(x: end.x + way, y: end.y), steps: 24)
            #expect(kiosk.marked == "hel[lo ]wonderful world")
            let start = kiosk.knob(isStart: true)
            kiosk.drag(from: start, to: CGPoint(x: kiosk.point(6, dx: 0).x, y: start.y), steps: 24, lifts: false)
            #expect(kiosk.field.selectedTextRange?.isEmpty == false)
            kiosk.simulator.touchUp(0)
            #expect(kiosk.handles.count == 2)
        }

        @Test("A finger hits a handle within 44 points, and the nearer one where both are near")
        func targets() {
            let kiosk = SelectionKiosk(text: "a bc d")
            kiosk.doubleTap(kiosk.point(3))
            #expect(kiosk.marked == "a [bc] d")
            for handle in kiosk.handles {
                #expect(handle.target.width >= 44 && handle.target.height >= 44)
                let window = kiosk.application.selection.window
                #expect(window.hitTest(CGPoint(x: handle.bar.midX, y: handle.bar.midY), with: nil) === handle)
                let outside = CGPoint(x: handle.bar.midX + (handle.isStart ? -18 : 18), y: handle.bar.midY)
                #expect(window.hitTest(outside, with: nil) === handle)
            }
            #expect(kiosk.application.selection.window.hitTest(CGPoint(x: CGFloat.nan, y: 1), with: nil) == nil)
        }

        @Test("A tap on a handle is one on the text")
        func tapOnHandle() {
            let kiosk = SelectionKiosk(text: "a bc d")
            kiosk.doubleTap(kiosk.point(3))
            #expect(kiosk.menu != nil)
            kiosk.simulator.advance(1)
            let inside = kiosk.point(3)
            kiosk.simulator.tap(inside)
            kiosk.settle()
            #expect(kiosk.menu == nil)
            #expect(kiosk.field.selectedTextRange?.isEmpty == true)
            kiosk.doubleTap(inside)
            kiosk.simulator.touchDown(0, at: kiosk.knob(isStart: true))
            kiosk.simulator.advance(0.6)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.marked == "a [bc] d", "A handle that is only held leaves all as it is.")
        }

        @Test("A handle that is scrolled out of the field is hidden")
        func hidden() {
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480), text: String(repeating: "abcdef ", count: 8))
            kiosk.simulator.press(.keyboardHome)
            kiosk.simulator.tap(kiosk.point(3))
            kiosk.simulator.tap(kiosk.point(3))
            kiosk.settle()
            #expect(kiosk.handles.count == 2)
            kiosk.field.selectAll(nil)
            kiosk.settle()
            #expect(kiosk.handles.map(\.isStart) == [false])
        }

        @Test("A finger beyond the edge of the field scrolls it, as long as it stays there")
        func autoscroll() {
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480), text: String(repeating: "abcdef ", count: 8))
            kiosk.simulator.press(.keyboardHome)
            kiosk.simulator.tap(kiosk.point(3))
            kiosk.simulator.tap(kiosk.point(3))
            kiosk.settle()
            let end = kiosk.knob(isStart: false)
            kiosk.drag(from: end, to: CGPoint(x: 316, y: end.y), lifts: false)
            let reached = kiosk.application.selection.text?.selection.range.upperBound ?? 0
            kiosk.simulator.advance(0.2)
            let later = kiosk.application.selection.text?.selection.range.upperBound ?? 0
            #expect(later > reached + 3)
            kiosk.simulator.advance(1)
            #expect(kiosk.application.selection.text?.selection.range == 0..<56)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.simulator.timerCount <= 1, "Nothing is left but the caret's blink.")
        }

        @Test("They have the tint of their text, in its style, also when it changes")
        func tint() {
            let kiosk = SelectionKiosk()
            kiosk.field.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
            kiosk.doubleTap(kiosk.point(9))
            func colors() -> [UIColor] {
                kiosk.simulator.advance(0.1)
                return [true, false].map { kiosk.simulator.color(at: kiosk.knob(isStart: $0)) }
            }
            #expect(colors() == [.red, .red])
            kiosk.field.overrideUserInterfaceStyle = .dark
            #expect(colors() == [.green, .green])
            kiosk.field.tintColor = .blue
            #expect(colors() == [.blue, .blue] && kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A drag that is taken away leaves its selection, and nothing goes on")
        func takenAway() {
            let kiosk = SelectionKiosk(CGSize(width: 320, height: 480), text: String(repeating: "abcdef ", count: 8))
            kiosk.simulator.press(.keyboardHome)
            kiosk.doubleTap(kiosk.point(3))
            let end = kiosk.knob(isStart: false)
            // Beyond the edge, where the field scrolls as long as the finger stays.
            kiosk.drag(from: end, to: CGPoint(x: 316, y: end.y), lifts: false)
            #expect(kiosk.loupe != nil)
            kiosk.simulator.inject(.focus(false))
            let left = kiosk.marked
            #expect(kiosk.loupe == nil)
            kiosk.simulator.advance(1)
            #expect(kiosk.marked == left && kiosk.simulator.timerCount <= 1)
            kiosk.simulator.inject(.focus(true))
            let again = kiosk.knob(isStart: false)
            kiosk.drag(from: again, to: CGPoint(x: again.x - 60, y: again.y))
            #expect(kiosk.marked != left && kiosk.loupe == nil)
        }

        @Test("Handles follow a text that makes room for the keyboard, and are clear of it")
        func keyboard() throws {
            let kiosk = SelectionKiosk(CGSize(width: 480, height: 800), y: 740, isEditing: false)
            let place = kiosk.point(9)
            kiosk.simulator.tap(place)
            kiosk.simulator.advance(1)
            kiosk.doubleTap(kiosk.point(9))
            try #require(kiosk.handles.count == 2)
            let keyboard = kiosk.simulator.keyboardFrame
            for handle in kiosk.handles {
                #expect(handle.bar.maxY <= keyboard.minY)
                #expect(abs(handle.bar.midX - kiosk.point(handle.isStart ? 6 : 15, dx: 0).x) < 1)
                #expect(abs(handle.bar.midY - kiosk.point(6).y) < 1)
            }
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("Handles belong to the selection's window and not to the program's")
        func window() {
            let kiosk = SelectionKiosk()
            let before = kiosk.simulator.window.subviews.count
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.simulator.window.subviews.count == before)
            #expect(kiosk.application.selection.window.windowLevel > kiosk.simulator.window.windowLevel)
            #expect(kiosk.application.keyWindow === kiosk.simulator.window)
            kiosk.field.resignFirstResponder()
            kiosk.settle()
            #expect(kiosk.handles.isEmpty)
            #expect(kiosk.application.selection.window.isHidden)
        }
    }
}
