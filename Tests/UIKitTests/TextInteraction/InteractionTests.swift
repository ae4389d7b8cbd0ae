import Testing
import UIKitSimulator

@testable import UIKit

extension TextInteractionTests {
    /// Fingers, mouse and keys on lines of code that a program draws by hand.
    @MainActor
    @Suite("Fingers, mouse and keys")
    struct InteractionTests {
        @Test("A tap makes it the first responder and places the caret at the word's edge; the keyboard comes")
        func tap() {
            let kiosk = GridKiosk(hasHardwareKeyboard: false)
            #expect(kiosk.caret == nil)
            kiosk.tap(kiosk.point(17))
            #expect(kiosk.text.isFirstResponder && !kiosk.simulator.keyboardFrame.isNull)
            #expect(kiosk.line == "let |wonder = a")
            #expect(kiosk.caret == kiosk.text.caretRect(for: GridText.Place(15)))
            #expect(kiosk.delegate.log == ["will", "did"])
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A tap is the text's own, whatever waits for taps around it; around it those go on")
        func tapsAround() {
            let around = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 720))
            let kiosk = GridKiosk(in: around)
            var taps = 0
            around.addGestureRecognizer(
                UITapGestureRecognizer { _ in
                    taps += 1
                    around.endEditing(true)
                })
            for _ in 0..<2 {
                kiosk.tap(kiosk.point(17))
                kiosk.simulator.advance(1)
                #expect(kiosk.text.isFirstResponder && taps == 0)
            }
            kiosk.simulator.tap(CGPoint(x: 200, y: 600))
            #expect(!kiosk.text.isFirstResponder && taps == 1)
        }

        @Test("Two taps select the word and three the line, with handles and the menu")
        func words() {
            let kiosk = GridKiosk()
            kiosk.tap(kiosk.point(17), times: 2)
            #expect(kiosk.line == "let [wonder] = a")
            #expect(kiosk.highlight == [CGRect(x: 52, y: 32, width: 72, height: 28)])
            #expect(kiosk.handles.count == 2 && kiosk.caret == nil)
            #expect(kiosk.titles == ["Cut", "Copy", "Select All"])
            kiosk.simulator.advance(1)
            kiosk.tap(kiosk.point(17), times: 3)
            #expect(kiosk.line == "[let wonder = a]")
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("The menu does what the program can do, and what it adds")
        func menu() {
            let kiosk = GridKiosk()
            kiosk.tap(kiosk.point(17), times: 2)
            kiosk.choose("Copy")
            #expect(UIPasteboard.general.string == "wonder")
            var isRun = false
            kiosk.text.menu = { _, suggested in
                UIMenu(children: suggested + [UIAction(title: "Run") { _ in isRun = true }])
            }
            kiosk.tap(kiosk.point(17))
            kiosk.choose("Run")
            #expect(isRun)
            kiosk.tap(kiosk.point(17))
            kiosk.choose("Cut")
            #expect(kiosk.line == "let | = a")
        }

        @Test("A tap on the caret brings the menu, and text that the program sets takes it away")
        func menuGoes() {
            let kiosk = GridKiosk(isFocused: true)
            kiosk.tap(kiosk.point(36))
            #expect(kiosk.titles == ["Select", "Select All"])
            kiosk.text.set("other")
            kiosk.settle()
            #expect(kiosk.titles.isEmpty)
        }

        @Test("A long press shows the loupe and moves the caret letter by letter; then the menu comes")
        func longPress() {
            let kiosk = GridKiosk()
            kiosk.drag(from: kiosk.point(15), to: kiosk.point(18), holds: 0.6, lifts: false)
            #expect(kiosk.line == "let won|der = a")
            #expect(kiosk.loupe != nil && kiosk.titles.isEmpty)
            kiosk.simulator.touchUp(0)
            kiosk.settle()
            #expect(kiosk.loupe == nil)
            #expect(kiosk.titles == ["Select", "Select All"])
            #expect(kiosk.delegate.log == ["will", "did"])
        }

        @Test("Handles drag their ends, and may cross")
        func handles() {
            let kiosk = GridKiosk()
            kiosk.tap(kiosk.point(17), times: 2)
            kiosk.drag(from: kiosk.knob(1), to: CGPoint(x: kiosk.knob(1).x + 24, y: kiosk.knob(1).y))
            #expect(kiosk.line == "let [wonder =] a")
            kiosk.drag(from: kiosk.knob(0), to: CGPoint(x: kiosk.knob(0).x - 24, y: kiosk.knob(0).y))
            #expect(kiosk.line == "le[t wonder =] a")
            kiosk.drag(from: kiosk.knob(0), to: CGPoint(x: kiosk.knob(0).x, y: kiosk.knob(0).y + 28))
            #expect(kiosk.marked == "let a = 10\nlet wonder =[ a\npr]int wonder")
            #expect(kiosk.delegate.log.filter { $0 == "will" }.count == kiosk.delegate.log.filter { $0 == "did" }.count)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("The mouse places the caret, selects as it is dragged, and has no handles")
        func mouse() {
            let kiosk = GridKiosk()
            kiosk.simulator.mouse(.began, at: kiosk.point(16))
            #expect(kiosk.line == "let w|onder = a")
            kiosk.simulator.mouse(.moved, at: kiosk.point(19))
            kiosk.simulator.mouse(.ended, at: kiosk.point(19))
            #expect(kiosk.line == "let w[ond]er = a")
            #expect(kiosk.handles.isEmpty && kiosk.highlight.count == 1)
            #expect(kiosk.application.selection.text == nil)
        }

        @Test(
            "Arrows move the caret and Shift selects; Home and End know the lines, Ctrl words, paragraphs and the text")
        func arrows() {
            let kiosk = GridKiosk(isFocused: true)
            let sim = kiosk.simulator
            kiosk.text.selection = NSRange(location: 17, length: 0)
            let deeds: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)] = [
                (.keyboardLeftArrow, [], "let w|onder = a"),
                (.keyboardRightArrow, .shift, "let w[o]nder = a"),
                (.keyboardRightArrow, .shift, "let w[on]der = a"),
                (.keyboardLeftArrow, [], "let w|onder = a"),
                (.keyboardLeftArrow, .shift, "let [w]onder = a"),
                (.keyboardLeftArrow, .shift, "let[ w]onder = a"),
                (.keyboardRightArrow, [], "let w|onder = a"),
                (.keyboardRightArrow, .control, "let wonder| = a"),
                (.keyboardLeftArrow, .control, "let |wonder = a"),
                (.keyboardEnd, .shift, "let [wonder = a]"), (.keyboardHome, [], "|let wonder = a"),
                (.keyboardEnd, [], "let wonder = a|"), (.keyboardEnd, [], "let wonder = a|"),
                (.keyboardUpArrow, [], "let a = 10|"), (.keyboardDownArrow, [], "let wonder| = a"),
                (.keyboardDownArrow, [], "print wond|er"), (.keyboardDownArrow, [], "print wonder|"),
                (.keyboardHome, .control, "|let a = 10"), (.keyboardEnd, .control, "print wonder|"),
            ]
            for (key, flags, line) in deeds {
                sim.press(key, flags)
                #expect(kiosk.line == line, "\(key) \(flags)")
            }
            #expect(kiosk.caret == kiosk.text.caretRect(for: kiosk.text.endOfDocument))
        }

        @Test("Keys of both keyboards type, compose and undo; chords do what the program can do")
        func typing() {
            let kiosk = GridKiosk("", isFocused: true)
            kiosk.simulator.type("ab")
            kiosk.simulator.press(.keyboardReturnOrEnter)
            kiosk.simulator.type("c")
            #expect(kiosk.marked == "ab\nc|")
            kiosk.simulator.press(.keyboardZ, .control)
            kiosk.simulator.press(.keyboardZ, .control)
            #expect(kiosk.marked == "ab|")
            kiosk.simulator.press(.keyboardY, .control)
            #expect(kiosk.marked == "ab\n|")
            kiosk.simulator.press(.keyboardA, .control)
            kiosk.simulator.press(.keyboardX, .control)
            #expect(kiosk.marked == "|" && UIPasteboard.general.string == "ab\n")
            kiosk.simulator.press(.keyboardV, .control)
            #expect(kiosk.marked == "ab\n|")
        }

        @Test("What is composed is decided where the caret is moved away from it")
        func composition() {
            let kiosk = GridKiosk("ab", isFocused: true)
            kiosk.simulator.compose("かな", selectedRange: NSRange(location: 2, length: 0))
            #expect(kiosk.marked == "abかな|" && kiosk.text.marked != nil)
            kiosk.simulator.press(.keyboardLeftArrow)
            #expect(kiosk.marked == "abか|な" && kiosk.text.marked == nil)
        }

        @Test("The space bar floats the caret through the text's own functions")
        func floating() {
            let kiosk = GridKiosk(hasHardwareKeyboard: false, isFocused: true)
            var log: [String] = []
            kiosk.text.happened = { if $0.hasPrefix("float") { log.append($0) } }
            kiosk.application.inputContext.perform([.caretDragChanged(true)])
            kiosk.application.inputContext.perform([.caretDragged(CGSize(width: -36, height: 0))])
            kiosk.application.inputContext.perform([.caretDragChanged(false)])
            #expect(kiosk.line == "print won|der" && log == ["float", "floating", "floated"])
        }

        @Test("A text that is only read selects by a long press, has no caret and takes no keys")
        func onlyRead() {
            let kiosk = GridKiosk(mode: .nonEditable, hasHardwareKeyboard: false)
            kiosk.tap(kiosk.point(17))
            #expect(!kiosk.text.isFirstResponder)
            kiosk.drag(from: kiosk.point(17), to: kiosk.point(17), holds: 0.6)
            #expect(kiosk.line == "let [wonder] = a" && kiosk.handles.count == 2)
            #expect(kiosk.simulator.keyboardFrame.isNull)
            kiosk.simulator.type("x")
            #expect(kiosk.text.string == GridKiosk.code)
            kiosk.tap(kiosk.point(2))
            #expect(kiosk.caret == nil)
        }

        @Test("The delegate may keep a touch for the view")
        func refused() {
            let kiosk = GridKiosk()
            kiosk.delegate.mayBegin = false
            kiosk.tap(kiosk.point(17), times: 2)
            kiosk.drag(from: kiosk.point(17), to: kiosk.point(20), holds: 0.6)
            #expect(!kiosk.text.isFirstResponder && kiosk.text.selection.length == 0 && kiosk.delegate.log.isEmpty)
        }

        @Test("Another gesture that is to be waited for goes first, and one that waits goes without")
        func rivals() {
            let kiosk = GridKiosk()
            var count = 0
            let box = UITapGestureRecognizer { _ in count += 1 }
            kiosk.text.addGestureRecognizer(box)
            for gesture in kiosk.interaction.gesturesForFailureRequirements { gesture.require(toFail: box) }
            kiosk.tap(kiosk.point(17))
            #expect(count == 1 && !kiosk.text.isFirstResponder)
            kiosk.text.removeGestureRecognizer(box)
            let late = UITapGestureRecognizer { _ in count += 1 }
            kiosk.text.addGestureRecognizer(late)
            for gesture in kiosk.interaction.gesturesForFailureRequirements { late.require(toFail: gesture) }
            kiosk.tap(kiosk.point(17))
            #expect(count == 1 && kiosk.text.isFirstResponder)
            kiosk.delegate.mayBegin = false
            kiosk.simulator.advance(1)
            kiosk.tap(kiosk.point(17))
            #expect(count == 2)
        }

        @Test("In a scroll view a finger that slides scrolls")
        func scrolling() {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
            scroll.contentSize = CGSize(width: 480, height: 1200)
            let lines = (0..<30).map { "line \($0)" }.joined(separator: "\n")
            let kiosk = GridKiosk(lines, in: scroll)
            kiosk.text.frame.size.height = 1000
            kiosk.simulator.frame()
            kiosk.drag(from: kiosk.point(20), to: CGPoint(x: 100, y: kiosk.point(20).y - 60))
            #expect(scroll.contentOffset.y > 20 && !kiosk.text.isFirstResponder)
        }

        @Test("From the right to the left the arrows and the handles go with what is seen")
        func rightToLeft() {
            let kiosk = GridKiosk(isFocused: true)
            kiosk.text.isRightToLeft = true
            kiosk.text.selection = NSRange(location: 17, length: 0)
            kiosk.simulator.press(.keyboardLeftArrow)
            #expect(kiosk.line == "let won|der = a")
            kiosk.simulator.press(.keyboardHome)
            #expect(kiosk.line == "|let wonder = a")
            kiosk.simulator.press(.keyboardLeftArrow, .control)
            #expect(kiosk.line == "let| wonder = a")
            kiosk.tap(kiosk.point(17, dx: -2), times: 2)
            #expect(kiosk.line == "let [wonder] = a")
            #expect(kiosk.knob(0).x > kiosk.knob(1).x)
            kiosk.drag(from: kiosk.knob(1), to: CGPoint(x: kiosk.knob(1).x - 24, y: kiosk.knob(1).y))
            #expect(kiosk.line == "let [wonder =] a")
        }
    }
}
