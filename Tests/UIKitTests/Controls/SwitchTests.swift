import Testing
import UIKitSimulator

/// Switches: tapped, slid, set.
@MainActor @Suite("Switches")
final class SwitchTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 200, height: 3))
    private var changes: [Bool] = []

    private func begin() {
        sim.window.addSubview(toggle)
        sim.frame()
        toggle.addAction(UIAction { [unowned self] _ in changes.append(toggle.isOn) }, for: .valueChanged)
    }

    /// Slides a finger from the off side to the on side.
    private func slideOn() {
        begin()
        sim.touchDown(0, at: CGPoint(x: 60, y: 65))
        sim.touchMove(0, to: CGPoint(x: 95, y: 65))
    }

    @Test("A switch has one size")
    func size() {
        begin()
        #expect(toggle.frame == CGRect(x: 50, y: 50, width: 51, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test("A tap turns it, also just beside it, and says so once")
    func tap() {
        begin()
        sim.tap(toggle)
        #expect(toggle.isOn && changes == [true] && toggle.accessibilityValue == "1")
        sim.advance(1)
        sim.tap(CGPoint(x: 75, y: 46))
        #expect(!toggle.isOn && changes == [true, false])
    }

    @Test("A program that sets it tells nobody")
    func setting() {
        begin()
        toggle.isOn = true
        toggle.setOn(false, animated: true)
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn && changes == [])
    }

    @Test("A finger that slides sets the side that it is on")
    func sliding() {
        slideOn()
        sim.frame()
        #expect(toggle.isOn && changes == [true])
        sim.touchMove(0, to: CGPoint(x: 58, y: 65))
        sim.frame()
        #expect(!toggle.isOn)
        sim.touchUp(0)
        #expect(!toggle.isOn && changes == [true, false])
    }

    @Test("After a finger has slid, a tap turns it again")
    func tapAfterSliding() {
        slideOn()
        sim.touchUp(0)
        #expect(toggle.isOn)
        sim.advance(1)
        sim.tap(toggle)
        #expect(!toggle.isOn && changes == [true, false])
    }

    @Test("A finger that leaves, and one that is taken away, change nothing")
    func leaving() {
        begin()
        sim.touchDown(0, at: CGPoint(x: 60, y: 65))
        sim.touchMove(0, to: CGPoint(x: 60, y: 190))
        sim.touchUp(0)
        sim.touchDown(0, at: CGPoint(x: 60, y: 65))
        sim.inject(.focus(false))
        #expect(!toggle.isOn && changes == [])
        toggle.isEnabled = false
        sim.tap(toggle)
        #expect(!toggle.isOn)
    }

    @Test("It is green or tinted when it is on, and the knob is on the right")
    func looks() {
        begin()
        toggle.isOn = true
        sim.advance(1)
        #expect(sim.color(at: CGPoint(x: 57, y: 65)) == UIColor.systemGreen.resolvedColor(with: .current))
        #expect(sim.color(at: CGPoint(x: 88, y: 65)) == .white)
        toggle.onTintColor = .red
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 57, y: 65)) == .red)
        toggle.thumbTintColor = .blue
        toggle.setOn(false, animated: true)
        sim.advance(1)
        #expect(sim.color(at: CGPoint(x: 57, y: 65)) == .blue && sim.areaMissedByDamage() == nil)
    }

    @Test("The knob gives way under a finger: it grows towards the other side, and is round again without one")
    func knob() {
        begin()
        toggle.thumbTintColor = .blue
        /// The columns of the knob in the middle of the switch.
        func columns() -> ClosedRange<CGFloat>? {
            sim.advance(1)
            let blue = stride(from: 50 as CGFloat, to: 101, by: 1).filter { x in
                var red: CGFloat = 0
                sim.color(at: CGPoint(x: x + 0.5, y: 65.5)).getRed(&red, green: nil, blue: nil, alpha: nil)
                return red < 0.1
            }
            return blue.first.flatMap { first in blue.last.map { first...($0 + 1) } }
        }
        #expect(columns() == 52...79)
        sim.touchDown(0, at: CGPoint(x: 60, y: 65))
        #expect(columns() == 52...84)
        sim.touchMove(0, to: CGPoint(x: 95, y: 65))
        #expect(toggle.isOn && columns() == 67...99)
        sim.touchUp(0)
        #expect(columns() == 72...99)
    }
}
