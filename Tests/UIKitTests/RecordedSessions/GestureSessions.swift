import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Writes down all touches and presses that it gets.
@MainActor
final class LoggingView: UIView {
    let log: SessionLog

    init(_ name: String, _ frame: CGRect, _ color: UIColor, _ log: SessionLog) {
        self.log = log
        super.init(frame: frame)
        accessibilityIdentifier = name
        backgroundColor = color
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var canBecomeFirstResponder: Bool { true }

    private func say(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        let words = touches.map { touch in
            "\(touch.phase) \(Told.point(touch.location(in: self))) from \(Told.point(touch.previousLocation(in: self)))"
                + " count \(touch.tapCount) \(touch.type) in \(Told.name(touch.view)) at \(Told.number(touch.timestamp))"
                + " recognisers \(touch.gestureRecognizers?.count ?? 0)"
        }
        let all = (event?.allTouches ?? []).map { "\(Told.name($0.view)) \($0.phase)" }.sorted()
        log.say(
            "\(Told.name(self)) \(name) \(words.sorted().joined(separator: " + ")); all \(all.joined(separator: ", "))"
                + "; own \(event?.touches(for: self)?.count ?? -1)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { say("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { say("cancelled", touches, event) }

    private func say(_ name: String, _ presses: Set<UIPress>) {
        let words = presses.map { press in
            "\(press.phase) \(press.key?.keyCode.rawValue ?? 0) \(Told.quoted(press.key?.characters ?? ""))"
                + " \(Told.quoted(press.key?.charactersIgnoringModifiers ?? ""))"
                + " \(press.key?.modifierFlags.rawValue ?? 0)"
        }
        log.say("\(Told.name(self)) presses \(name) \(words.sorted().joined(separator: " + "))")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { say("began", presses) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { say("changed", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { say("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { say("cancelled", presses) }
}

@Suite("Recorded sessions: touches, gestures and presses")
@MainActor
struct GestureSessions {
    private func pointer(
        _ session: RecordedSession, _ id: PointerID, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double
    ) {
        session.simulator.inject(
            .pointer(
                PointerEvent(
                    id: id, phase: phase, point: InputPoint(x: x, y: y), time: session.simulator.host.clock.now)))
    }

    @Test("Touches as views get them")
    func touches() {
        let session = RecordedSession("touches", size: CGSize(width: 240, height: 240), scale: 2)
        let simulator = session.simulator
        let left = LoggingView("left", CGRect(x: 10, y: 10, width: 100, height: 200), .systemRed, session.log)
        let right = LoggingView("right", CGRect(x: 120, y: 10, width: 100, height: 200), .systemBlue, session.log)
        let inner = LoggingView("inner", CGRect(x: 20, y: 100, width: 60, height: 60), .systemGreen, session.log)
        left.isMultipleTouchEnabled = true
        left.addSubview(inner)
        session.window.addSubview(left)
        session.window.addSubview(right)
        session.deed("three taps", pixels: true) {
            for _ in 0..<3 { simulator.tap(CGPoint(x: 40, y: 40)) }
        }
        session.deed("a tap far away") { simulator.tap(CGPoint(x: 100, y: 190)) }
        session.deed("a tap late") {
            simulator.advance(1)
            simulator.tap(CGPoint(x: 100, y: 190))
        }
        session.deed("two fingers on the left") {
            simulator.touchDown(0, at: CGPoint(x: 20, y: 20))
            simulator.touchDown(1, at: CGPoint(x: 60, y: 30))
            simulator.touchMove(0, to: CGPoint(x: 25.5, y: 21))
            simulator.touchMove(1, to: CGPoint(x: 200, y: 33))
            simulator.touchUp(0)
            simulator.touchUp(1)
        }
        session.deed("two fingers on the right, which takes one") {
            simulator.touchDown(0, at: CGPoint(x: 130, y: 20))
            simulator.touchDown(1, at: CGPoint(x: 160, y: 30))
            simulator.touchUp(0)
            simulator.touchUp(1)
        }
        session.deed("one on each, then the inner") {
            simulator.touchDown(0, at: CGPoint(x: 20, y: 20))
            simulator.touchDown(1, at: CGPoint(x: 160, y: 30))
            simulator.touchDown(2, at: CGPoint(x: 50, y: 130))
            simulator.touchMove(2, to: CGPoint(x: 55, y: 131))
            for finger in 0..<3 { simulator.touchUp(finger) }
        }
        session.deed("exclusive") {
            right.isExclusiveTouch = true
            simulator.touchDown(0, at: CGPoint(x: 130, y: 20))
            simulator.touchDown(1, at: CGPoint(x: 20, y: 30))
            simulator.touchUp(1)
            simulator.touchUp(0)
            simulator.touchDown(0, at: CGPoint(x: 20, y: 20))
            simulator.touchDown(1, at: CGPoint(x: 130, y: 30))
            simulator.touchUp(1)
            simulator.touchUp(0)
        }
        session.deed("cancelled") {
            pointer(session, .finger(4), .began, 30, 30)
            pointer(session, .finger(4), .moved, 30, 44)
            pointer(session, .finger(4), .cancelled, 30, 44)
        }
        session.deed("removed while touched") {
            simulator.touchDown(0, at: CGPoint(x: 50, y: 130))
            inner.removeFromSuperview()
            simulator.touchMove(0, to: CGPoint(x: 51, y: 140))
            simulator.touchUp(0)
        }
        for button in 1...3 {
            session.deed("mouse button \(button)") {
                pointer(session, .mouse(button: button), .began, 30, 30)
                pointer(session, .mouse(button: button), .moved, 32, 30)
                pointer(session, .mouse(button: button), .ended, 32, 30)
            }
        }
        session.deed("hover and wheel") {
            simulator.inject(.hover(InputPoint(x: 130, y: 40)))
            simulator.inject(.wheel(WheelEvent(point: InputPoint(x: 130, y: 40), deltaX: 0, deltaY: 2)))
        }
        session.deed("deaf, hidden, transparent") {
            for (index, view) in [left, right].enumerated() {
                view.isUserInteractionEnabled = index == 0
                view.alpha = index == 0 ? 0.005 : 1
                simulator.tap(CGPoint(x: 40 + 100 * Double(index), y: 40))
                view.alpha = 1
                view.isUserInteractionEnabled = false
                simulator.tap(CGPoint(x: 40 + 100 * Double(index), y: 40))
                view.isUserInteractionEnabled = true
            }
        }
        session.deed("presses") {
            _ = right.becomeFirstResponder()
            simulator.press(.keyboardA)
            simulator.press(.keyboardA, [.shift, .control])
            simulator.press(.keyboardLeftArrow, .alternate)
            simulator.press(.keyboardF5, .command)
            simulator.type("\u{e9} b")
        }
        session.deed("a key that is held") {
            for isRepeat in [false, true, true] {
                simulator.inject(
                    .key(
                        KeyEvent(
                            usage: 5, characters: "b", modifiers: [], isDown: true, isRepeat: isRepeat,
                            time: simulator.host.clock.now)))
            }
            simulator.inject(.focus(false))
            simulator.inject(.focus(true))
        }
        session.finish()
    }

    @Test("Gestures and their delegate")
    func gestures() {
        let session = RecordedSession("gestures", size: CGSize(width: 240, height: 240))
        let simulator = session.simulator
        let ground = LoggingView("ground", CGRect(x: 10, y: 10, width: 220, height: 220), .systemGray5, session.log)
        ground.isMultipleTouchEnabled = true
        session.window.addSubview(ground)
        func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
            recognizer.name = name
            recognizer.delegate = session.log
            recognizer.addAction { [weak session] in
                var line = "\(name) \($0.state) touches \($0.numberOfTouches) \(Told.point($0.location(in: $0.view)))"
                if let pan = $0 as? UIPanGestureRecognizer {
                    line += " by \(Told.point(pan.translation(in: pan.view))) at \(Told.point(pan.velocity(in: nil)))"
                }
                session?.log.say(line)
            }
            ground.addGestureRecognizer(recognizer)
            return recognizer
        }
        let double = add("double", UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let single = add("single", UITapGestureRecognizer())
        single.require(toFail: double)
        let pair = add("pair", UITapGestureRecognizer())
        pair.numberOfTouchesRequired = 2
        let press = add("press", UILongPressGestureRecognizer())
        press.minimumPressDuration = 0.3
        let pan = add("pan", UIPanGestureRecognizer())
        pan.maximumNumberOfTouches = 1
        let pans = add("two finger pan", UIPanGestureRecognizer())
        pans.minimumNumberOfTouches = 2
        session.deed("a tap, and time") {
            simulator.tap(CGPoint(x: 60, y: 60))
            simulator.advance(0.6)
        }
        session.deed("two taps") {
            for _ in 0..<2 { simulator.tap(CGPoint(x: 60, y: 60)) }
            simulator.advance(0.6)
        }
        session.deed("a tap of two fingers") {
            simulator.touchDown(0, at: CGPoint(x: 50, y: 60))
            simulator.touchDown(1, at: CGPoint(x: 90, y: 60))
            simulator.advance(0.05)
            simulator.touchUp(1)
            simulator.touchUp(0)
            simulator.advance(0.6)
        }
        session.deed("a long press that moves") {
            simulator.touchDown(0, at: CGPoint(x: 50, y: 60))
            simulator.advance(0.4)
            simulator.touchMove(0, to: CGPoint(x: 80, y: 70))
            simulator.touchUp(0)
        }
        session.deed("a slow pan") {
            session.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 90, y: 100), steps: 5)
        }
        session.deed("a fast one to the left") {
            session.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 20, y: 62.5), steps: 3)
        }
        session.deed("one that rests before it ends") {
            session.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 90, y: 60), steps: 4, lifts: false)
            simulator.advance(0.3)
            simulator.touchUp(0)
        }
        session.deed("two fingers") {
            simulator.touchDown(0, at: CGPoint(x: 50, y: 60))
            simulator.touchDown(1, at: CGPoint(x: 90, y: 60))
            for step in 1...4 {
                simulator.touchMove(0, to: CGPoint(x: 50, y: 60 + 9 * Double(step)))
                simulator.touchMove(1, to: CGPoint(x: 90, y: 60 + 11 * Double(step)))
                simulator.advance(1 / 60)
            }
            simulator.touchUp(0)
            simulator.touchUp(1)
        }
        session.deed("a pan that is taken away") {
            pointer(session, .finger(3), .began, 60, 60)
            for step in 1...3 { pointer(session, .finger(3), .moved, 60 + 9 * Double(step), 60) }
            pointer(session, .finger(3), .cancelled, 90, 60)
        }
        session.deed("it may not begin") {
            session.log.refused = ["shouldBegin"]
            session.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 90, y: 60), steps: 3)
        }
        session.deed("it may not receive") {
            session.log.refused = ["shouldReceive"]
            simulator.tap(CGPoint(x: 60, y: 60))
            session.log.refused = []
        }
        session.deed("together") {
            session.log.reactions["simultaneously"] = { _ in }
            pan.cancelsTouchesInView = false
            session.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 70, y: 60), steps: 2, lifts: false)
            simulator.advance(0.4)
            simulator.touchUp(0)
        }
        session.deed("disabled while it runs") {
            session.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 90, y: 60), steps: 3, lifts: false)
            pan.isEnabled = false
            simulator.touchMove(0, to: CGPoint(x: 99, y: 60))
            simulator.touchUp(0)
        }
        session.finish()
    }
}
