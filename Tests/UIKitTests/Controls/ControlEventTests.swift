import Testing
import UIKitSimulator

/// What fingers do to controls, and whom controls tell.
@MainActor @Suite("Events of controls")
final class ControlEventTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 400))
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    private var log: [String] = []

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]

    private func watch(_ control: UIControl) {
        sim.window.addSubview(control)
        sim.frame()
        for (event, name) in Self.names {
            control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
        }
    }

    private func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func move(_ x: CGFloat, _ y: CGFloat) {
        sim.touchMove(0, to: CGPoint(x: x, y: y))
        sim.frame()
    }

    // MARK: Fingers

    @Test("A tap is a touch down and a touch up inside, and the control is highlighted in between")
    func tap() {
        watch(control)
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        #expect(take() == ["down"] && control.isHighlighted && control.isTracking && control.isTouchInside)
        #expect(control.state == .highlighted)
        sim.touchUp(0)
        #expect(take() == ["up inside"] && !control.isHighlighted && !control.isTracking && control.state == .normal)
    }

    @Test("A finger drags inside, leaves, drags outside, and comes back")
    func dragging() {
        watch(control)
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        _ = take()
        move(160, 120)
        #expect(take() == ["inside"])
        move(160, 185)
        #expect(take() == ["inside"], "A finger covers the edge: forty points around still count.")
        move(160, 195)
        #expect(
            take() == ["exit", "outside"] && !control.isHighlighted && control.isTracking && !control.isTouchInside)
        move(160, 250)
        #expect(take() == ["outside"])
        move(160, 130)
        #expect(take() == ["enter", "inside"] && control.isHighlighted)
        move(300, 300)
        _ = take()
        sim.touchUp(0)
        #expect(take() == ["up outside"])
    }

    @Test("A finger that comes up elsewhere without having been seen to move is outside")
    func quickFinger() {
        watch(control)
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        sim.touchMove(0, to: CGPoint(x: 350, y: 350))
        sim.touchUp(0)
        #expect(take().last == "up outside")
    }

    @Test("A second tap in quick succession repeats")
    func repetition() {
        watch(control)
        sim.tap(control)
        sim.tap(control)
        #expect(take() == ["down", "up inside", "down", "repeat", "up inside"])
    }

    @Test("A finger that is taken away cancels")
    func cancel() {
        watch(control)
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        sim.inject(.focus(false))
        #expect(take() == ["down", "cancel"] && !control.isHighlighted && !control.isTracking)
        sim.touchUp(0)
        #expect(take() == [])
    }

    @Test("A second finger on the control changes nothing")
    func secondFinger() {
        watch(control)
        sim.touchDown(0, at: CGPoint(x: 120, y: 120))
        sim.touchDown(1, at: CGPoint(x: 180, y: 120))
        sim.touchUp(1)
        #expect(take() == ["down"] && control.isTracking)
        sim.touchUp(0)
        #expect(take() == ["up inside"])
    }

    @Test("Subclasses decide what they follow")
    func tracking() {
        final class Picky: UIControl {
            var (begins, continues) = (false, true)
            var ended: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended.append("end") }
            override func cancelTracking(with event: UIEvent?) { ended.append("cancel") }
        }
        let picky = Picky(frame: control.frame)
        watch(picky)
        sim.tap(picky)
        #expect(take() == [] && picky.ended == [])
        picky.begins = true
        sim.tap(picky)
        #expect(take().last == "up inside" && picky.ended == ["end"])
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        picky.continues = false
        move(160, 120)
        sim.touchUp(0)
        #expect(picky.ended == ["end"] && !picky.isTracking && !picky.isHighlighted)
        #expect(!take().contains("up inside"))
    }

    // MARK: Being usable

    @Test("A disabled control follows no finger, and one that is disabled under a finger lets it go")
    func disabled() {
        watch(control)
        control.isEnabled = false
        sim.tap(control)
        #expect(take() == [] && control.state == .disabled)
        control.isEnabled = true
        sim.advance(1)
        sim.touchDown(0, at: CGPoint(x: 150, y: 120))
        control.isEnabled = false
        #expect(take() == ["down", "cancel"] && !control.isHighlighted)
        sim.touchUp(0)
        #expect(take() == [])
    }

    @Test(
        "A control that is removed by its own action harms nobody",
        arguments: [UIControl.Event.touchDown, .touchUpInside])
    func removedByAction(event: UIControl.Event) {
        watch(control)
        control.addAction(UIAction { [control] _ in control.removeFromSuperview() }, for: event)
        sim.tap(CGPoint(x: 150, y: 120))
        #expect(control.superview == nil && sim.liveTouchCount == 0 && !control.isTracking)
        _ = take()
        sim.tap(CGPoint(x: 150, y: 120))
        #expect(take() == [])
    }

    @Test("Several properties make one state")
    func state() {
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }
}
