import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: scroll views")
@MainActor
struct ScrollSessions {
    private func scroll(_ session: RecordedSession, _ name: String, _ frame: CGRect, _ content: CGSize) -> UIScrollView
    {
        let scroll = UIScrollView(frame: frame)
        scroll.accessibilityIdentifier = name
        scroll.contentSize = content
        scroll.delegate = session.log
        scroll.backgroundColor = .systemGray6
        for index in 0..<6 {
            let stripe = UIView(
                frame: CGRect(
                    x: content.width / 6 * CGFloat(index), y: content.height / 6 * CGFloat(index),
                    width: content.width / 6, height: content.height / 6))
            stripe.backgroundColor = [.systemRed, .systemTeal, .systemPink][index % 3]
            scroll.addSubview(stripe)
        }
        session.opaque.insert(name)
        return scroll
    }

    @Test("Dragging, flicking and bouncing", arguments: [1, 2] as [CGFloat])
    func motion(scale: CGFloat) {
        let session = RecordedSession(
            "scroll-motion-\(Int(scale))", size: CGSize(width: 220, height: 240), scale: scale)
        let simulator = session.simulator
        let view = scroll(
            session, "scroll", CGRect(x: 10, y: 10, width: 200, height: 220), CGSize(width: 500, height: 900))
        session.window.addSubview(view)
        func flick(_ title: String, from: CGPoint, to: CGPoint, steps: Int) {
            session.deed(title) { session.drag(from: from, to: to, steps: steps) }
            session.deed("and after a tenth", pixels: true) { simulator.advance(0.1) }
            session.deed("and at rest") { simulator.advance(4) }
        }
        flick("slowly up", from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), steps: 20)
        flick("a flick up", from: CGPoint(x: 100, y: 200), to: CGPoint(x: 97, y: 100), steps: 4)
        flick("a flick down beyond the top", from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 220), steps: 3)
        flick("across and down", from: CGPoint(x: 180, y: 180), to: CGPoint(x: 60, y: 90), steps: 4)
        session.deed("locked to a direction") {
            view.isDirectionalLockEnabled = true
            view.decelerationRate = .fast
        }
        flick("nearly across", from: CGPoint(x: 180, y: 120), to: CGPoint(x: 120, y: 100), steps: 4)
        session.deed("a finger stops it") {
            session.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 80), steps: 3)
            simulator.advance(0.05)
            simulator.touchDown(0, at: CGPoint(x: 100, y: 100))
            simulator.advance(0.1)
            simulator.touchUp(0)
            simulator.advance(1)
        }
        session.deed("no bouncing") { view.bounces = false }
        flick("beyond the left", from: CGPoint(x: 40, y: 120), to: CGPoint(x: 200, y: 120), steps: 4)
        session.deed("pages") {
            view.bounces = true
            view.isPagingEnabled = true
            view.isDirectionalLockEnabled = false
        }
        flick("to the next page", from: CGPoint(x: 150, y: 120), to: CGPoint(x: 80, y: 118), steps: 4)
        flick("not quite", from: CGPoint(x: 150, y: 120), to: CGPoint(x: 120, y: 120), steps: 30)
        session.deed("a target of the delegate's") {
            view.isPagingEnabled = false
            session.log.target = { CGPoint(x: ($0.x / 50).rounded() * 50, y: 123.4) }
        }
        flick("a flick to it", from: CGPoint(x: 150, y: 180), to: CGPoint(x: 120, y: 90), steps: 4)
        session.deed("the wheel", pixels: true) {
            session.log.target = nil
            for delta in [1.0, 3, -0.5] {
                simulator.inject(.wheel(WheelEvent(point: InputPoint(x: 50, y: 50), deltaX: delta / 4, deltaY: delta)))
                simulator.advance(0.1)
            }
            simulator.advance(1)
        }
        session.deed("not at all") {
            view.isScrollEnabled = false
            session.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        }
        session.finish()
    }

    @Test("Asked to scroll, insets and the keyboard")
    func program() {
        let session = RecordedSession("scroll-program", size: CGSize(width: 260, height: 360))
        let simulator = session.simulator
        let view = scroll(
            session, "scroll", CGRect(x: 0, y: 0, width: 260, height: 360), CGSize(width: 260, height: 800))
        session.window.addSubview(view)
        let field = session.field("field", CGRect(x: 10, y: 300, width: 200, height: 36), "field")
        view.addSubview(field)
        session.deed("offset") { view.contentOffset = CGPoint(x: 0, y: 120.3) }
        session.deed("animated offset") {
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            simulator.advance(0.1)
        }
        session.deed("its end") { simulator.advance(1) }
        for rect in [
            CGRect(x: 0, y: 0, width: 20, height: 30), CGRect(x: 0, y: 700, width: 10, height: 50),
            CGRect(x: 0, y: 100, width: 10, height: 600), CGRect(x: 50, y: 500, width: 300, height: 2),
        ] {
            session.deed("to \(Told.rect(rect))") { view.scrollRectToVisible(rect, animated: false) }
        }
        session.deed("insets", pixels: true) {
            view.contentInset = UIEdgeInsets(top: 30, left: 5, bottom: 20, right: 0)
            view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
            simulator.advance(1)
        }
        session.deed("beyond") { view.setContentOffset(CGPoint(x: -90, y: 5000), animated: false) }
        session.deed("another size") { view.contentSize = CGSize(width: 300, height: 500) }
        session.deed("flash", pixels: true) {
            view.flashScrollIndicators()
            simulator.advance(0.2)
        }
        session.deed("edit the field") {
            simulator.tap(field)
            simulator.advance(0.6)
        }
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive] {
            session.deed("drag with \(mode)") {
                view.keyboardDismissMode = mode
                _ = field.becomeFirstResponder()
                simulator.advance(0.5)
                session.drag(from: CGPoint(x: 230, y: 40), to: CGPoint(x: 230, y: 100), steps: 6)
                simulator.advance(1)
            }
        }
        session.deed("pull the keyboard half down") {
            _ = field.becomeFirstResponder()
            simulator.advance(0.5)
            session.drag(from: CGPoint(x: 230, y: 60), to: CGPoint(x: 230, y: 250), steps: 10, lifts: false)
        }
        session.deed("and let go") {
            simulator.touchUp(0)
            simulator.advance(1)
        }
        session.sketch(columns: 52, rows: 24)
        session.finish()
    }

    @Test("One in another")
    func nested() {
        let session = RecordedSession("scroll-nested", size: CGSize(width: 220, height: 240))
        let simulator = session.simulator
        let outer = scroll(
            session, "outer", CGRect(x: 10, y: 10, width: 200, height: 220), CGSize(width: 200, height: 600))
        let inner = scroll(
            session, "inner", CGRect(x: 20, y: 20, width: 150, height: 150), CGSize(width: 400, height: 300))
        session.window.addSubview(outer)
        outer.addSubview(inner)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        button.setTitle("Button", for: .normal)
        button.accessibilityIdentifier = "button"
        session.log.attachEvents(to: button)
        inner.addSubview(button)
        session.deed("tap the button", pixels: true) { simulator.tap(button) }
        for (title, end) in [
            ("down", CGPoint(x: 80, y: 140)), ("up", CGPoint(x: 80, y: 20)), ("left", CGPoint(x: 10, y: 75)),
        ] {
            session.deed("drag from the button \(title)") {
                session.drag(from: CGPoint(x: 85, y: 70), to: end, steps: 8)
            }
            session.deed("rest") { simulator.advance(3) }
            session.note("outer \(Told.point(outer.contentOffset)) inner \(Told.point(inner.contentOffset))")
        }
        session.deed("the inner is at its end") {
            inner.contentOffset = CGPoint(x: 0, y: 150)
            session.drag(from: CGPoint(x: 100, y: 130), to: CGPoint(x: 100, y: 40), steps: 8)
            simulator.advance(3)
        }
        session.note("outer \(Told.point(outer.contentOffset)) inner \(Told.point(inner.contentOffset))")
        session.deed("the wheel over both", pixels: true) {
            for _ in 0..<4 {
                simulator.inject(.wheel(WheelEvent(point: InputPoint(x: 80, y: 60), deltaX: 0, deltaY: -2)))
                simulator.advance(0.2)
            }
        }
        session.note("outer \(Told.point(outer.contentOffset)) inner \(Told.point(inner.contentOffset))")
        session.finish()
    }
}
