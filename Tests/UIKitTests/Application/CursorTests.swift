import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// The shape of the mouse's cursor.
@MainActor
@Suite("Mouse cursor")
struct CursorTests {
    private let simulator = Simulator(size: CGSize(width: 400, height: 300))

    private func cursor(at x: CGFloat, _ y: CGFloat) -> MouseCursor {
        simulator.inject(.hover(InputPoint(x: x, y: y)))
        return simulator.host.cursor
    }

    private func text(_ frame: CGRect) -> UITextView {
        let view = UITextView(frame: frame)
        view.text = "word word\nword"
        simulator.window.addSubview(view)
        return view
    }

    @Test("It is a bar over text that can be selected or edited, and an arrow elsewhere")
    func bar() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.clearButtonMode = .always
        field.text = "text"
        simulator.window.addSubview(field)
        let view = text(CGRect(x: 20, y: 100, width: 200, height: 80))
        #expect(cursor(at: 300, 20) == .arrow && cursor(at: 50, 40) == .text && cursor(at: 50, 120) == .text)
        #expect(cursor(at: 205, 42) == .arrow, "The clear button is no text.")
        field.isEnabled = false
        #expect(cursor(at: 50, 40) == .arrow)
        view.isEditable = false
        #expect(cursor(at: 50, 120) == .text)
        view.isSelectable = false
        #expect(cursor(at: 50, 120) == .arrow)
        view.isEditable = true
        #expect(cursor(at: 50, 120) == .text)
    }

    @Test("It is a hand over what can be tapped in a text that is not edited")
    func hand() {
        let view = text(CGRect(x: 20, y: 20, width: 300, height: 120))
        let linked = NSMutableAttributedString(string: "see here and call +49 30 901820 now")
        linked.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        view.attributedText = linked
        func over(_ offset: Int) -> MouseCursor {
            let place = view.position(from: view.beginningOfDocument, offset: offset) ?? UITextPosition()
            let point = view.convert(view.caretRect(for: place).center, to: nil)
            return cursor(at: point.x, point.y)
        }
        #expect(over(6) == .text, "An edited text has no links.")
        view.isEditable = false
        #expect(over(6) == .hand && over(12) == .text && over(22) == .text)
        view.dataDetectorTypes = .phoneNumber
        #expect(over(22) == .hand)
        view.isSelectable = false
        #expect(over(6) == .arrow)
    }

    @Test("It follows what comes under it, and stays while something is dragged")
    func following() {
        let view = text(CGRect(x: 20, y: 20, width: 200, height: 80))
        #expect(cursor(at: 300, 200) == .arrow)
        view.frame.origin = CGPoint(x: 200, y: 180)
        simulator.frame()
        #expect(simulator.host.cursor == .text)
        func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
            simulator.mouse(phase, at: CGPoint(x: x, y: y))
        }
        mouse(.began, 220, 200)
        mouse(.moved, 20, 20)
        simulator.frame()
        #expect(simulator.host.cursor == .text)
        mouse(.ended, 20, 20)
        simulator.frame()
        #expect(simulator.host.cursor == .arrow)
        view.removeFromSuperview()
        #expect(cursor(at: .nan, 0) == .arrow)
    }

    @Test("A mouse that moves, with a button down or without, wants a frame that looks at what is under it")
    func wakesUp() {
        _ = text(CGRect(x: 0, y: 0, width: 400, height: 300))
        func mouse(_ phase: PointerEvent.Phase) -> InputEvent {
            .pointer(
                PointerEvent(
                    id: .mouse(button: 1), phase: phase, point: InputPoint(x: 300, y: 20),
                    time: simulator.host.clock.now))
        }
        let events = [
            .hover(InputPoint(x: 50, y: 50)), .hover(InputPoint(x: 60, y: 50)), mouse(.began), mouse(.moved),
            mouse(.ended),
        ]
        for (index, event) in events.enumerated() {
            simulator.window.endEditing(true)
            simulator.advance(1)
            // Only what nothing else asks for: a press begins to edit the text.
            if index < 2 { #expect(simulator.secondsToNextFrame == nil) }
            simulator.receive(event)
            #expect((simulator.secondsToNextFrame ?? .infinity) <= 1 / 60, "event \(index)")
            simulator.frame()
            #expect(simulator.host.cursor == .text)
        }
    }

    @Test("Fingers do not move it, and a mouse that rests wants no frames")
    func rest() {
        _ = text(CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(simulator.host.cursor == .arrow)
        simulator.tap(CGPoint(x: 50, y: 50))
        #expect(simulator.host.cursor == .arrow)
        simulator.window.endEditing(true)
        simulator.advance(1)
        #expect(cursor(at: 50, 50) == .text)
        simulator.frame()
        #expect(simulator.secondsToNextFrame == nil)
    }
}
