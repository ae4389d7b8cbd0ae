import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Segmented controls: tapped, slid, changed, and their keypad places.
@MainActor @Suite("Segmented controls")
final class SegmentedControlTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 200))
    // Made when it is asked for: outside of a window it is measured for the screen of the last application.
    private lazy var control = UISegmentedControl(items: ["Day", "Week", "Month"])
    private var changes: [Int] = []

    private func begin() {
        control.frame = CGRect(x: 50, y: 50, width: 300, height: 32)
        sim.window.addSubview(control)
        control.addAction(
            UIAction { [unowned self] _ in changes.append(control.selectedSegmentIndex) }, for: .valueChanged)
        sim.frame()
    }

    private func point(_ segment: Int) -> CGPoint { CGPoint(x: 100 + 100 * segment, y: 66) }

    @Test("It is as wide as its widest title wants each segment, 32 points high, and nothing is chosen")
    func size() {
        let sizes = control.intrinsicContentSize
        #expect(sizes.height == 32 && sizes.width > 120 && control.frame.size == sizes)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < sizes.width)
        control.setWidth(200, forSegmentAt: 0)
        #expect(control.intrinsicContentSize.width > 250 && control.widthForSegment(at: 0) == 200)
    }

    @Test("A tap chooses, also just below, and tells of it once; on the chosen one it tells nothing")
    func tap() {
        begin()
        sim.tap(point(1))
        #expect(control.selectedSegmentIndex == 1 && changes == [1])
        sim.tap(point(1))
        sim.tap(CGPoint(x: 300, y: 87))
        #expect(changes == [1, 2] && sim.areaMissedByDamage() == nil)
        control.selectedSegmentIndex = 0
        #expect(changes == [1, 2])
        sim.tap(CGPoint(x: 300, y: 90))
        #expect(changes == [1, 2])
    }

    @Test("The chosen segment is slid, and tells where it was let go; a finger that is taken away changes nothing")
    func sliding() {
        begin()
        control.selectedSegmentIndex = 0
        sim.touchDown(0, at: point(0))
        sim.touchMove(0, to: point(1))
        sim.advance(0.3)
        #expect(control.selectedSegmentIndex == 0)
        #expect(sim.color(at: CGPoint(x: 165, y: 66)) == .white && sim.color(at: CGPoint(x: 65, y: 66)) != .white)
        sim.touchMove(0, to: point(2))
        sim.touchUp(0)
        #expect(changes == [2])
        sim.touchDown(0, at: point(2))
        sim.touchMove(0, to: point(0))
        sim.inject(.focus(false))
        #expect(changes == [2] && control.selectedSegmentIndex == 2)
        sim.advance(0.3)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("From a segment that is not chosen a finger may go to another one, and away from all")
    func pressing() {
        begin()
        control.selectedSegmentIndex = 0
        sim.touchDown(0, at: point(1))
        sim.touchMove(0, to: point(2))
        sim.touchUp(0)
        #expect(changes == [2])
        sim.touchDown(0, at: point(1))
        sim.touchMove(0, to: CGPoint(x: 200, y: 190))
        sim.touchUp(0)
        #expect(changes == [2])
    }

    @Test("A control that scrolls sideways with its surroundings keeps the finger that slides it")
    func insideScrollView() {
        begin()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        scroll.contentSize = CGSize(width: 900, height: 200)
        sim.window.addSubview(scroll)
        scroll.addSubview(control)
        control.selectedSegmentIndex = 2
        sim.frame()
        sim.touchDown(0, at: point(2))
        for x in stride(from: 300, to: 100, by: -20) { sim.touchMove(0, to: CGPoint(x: x, y: 66)) }
        sim.frame()
        sim.touchUp(0)
        #expect(changes == [0] && scroll.contentOffset == .zero)
        // From another segment the content is scrolled.
        sim.touchDown(0, at: point(2))
        for x in stride(from: 300, to: 100, by: -20) {
            sim.touchMove(0, to: CGPoint(x: x, y: 66))
            sim.frame()
        }
        sim.touchUp(0)
        #expect(changes == [0] && scroll.contentOffset.x > 50)
    }

    @Test("Segments come and go, and the chosen one stays the chosen one as long as it is there")
    func changing() {
        begin()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
        control.removeSegment(at: 3, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 99, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
        control.insertSegment(withTitle: "Year", at: 99, animated: false)
        control.setTitle("Decade", forSegmentAt: 77)
        #expect(control.titleForSegment(at: 1) == "Decade")
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1))
        sim.tap(CGPoint(x: 300, y: 66))
        #expect(changes.isEmpty && sim.areaMissedByDamage() == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
        sim.tap(CGPoint(x: 300, y: 66))
        #expect(changes.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("A momentary control has a chosen segment only while it tells of it")
    func momentary() {
        begin()
        control.isMomentary = true
        sim.tap(point(2))
        sim.tap(point(2))
        #expect(changes == [2, 2] && control.selectedSegmentIndex == -1)
    }

    @Test("Actions are found by their identifiers, and run when their segment is chosen")
    func actions() {
        var log: [String] = []
        let one = UIAction(title: "One", identifier: .init("one")) { _ in log.append("one") }
        let two = UIAction(title: "Two", identifier: .init("two")) { _ in log.append("two") }
        let control = UISegmentedControl(frame: .zero, actions: [one, two])
        control.frame = CGRect(x: 0, y: 100, width: 400, height: 32)
        sim.window.addSubview(control)
        sim.tap(CGPoint(x: 300, y: 116))
        #expect(log == ["two"] && control.segmentIndex(identifiedBy: .init("two")) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("three")) == -1 && control.actionForSegment(at: 0) === one)
        control.setAction(one, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "One")
    }

    @Test("What hears of a choice may take all segments away, or the control")
    func hostile() {
        begin()
        control.addAction(UIAction { [unowned self] _ in control.removeAllSegments() }, for: .valueChanged)
        sim.tap(point(1))
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
        let other = UISegmentedControl(items: ["A", "B"])
        other.isMomentary = true
        other.frame = CGRect(x: 0, y: 120, width: 400, height: 32)
        other.addAction(UIAction { _ in other.removeFromSuperview() }, for: .valueChanged)
        other.addAction(UIAction { _ in other.removeSegment(at: 0, animated: false) }, for: .valueChanged)
        sim.window.addSubview(other)
        sim.tap(CGPoint(x: 300, y: 136))
        #expect(other.superview == nil && other.numberOfSegments == 1 && sim.areaMissedByDamage() == nil)
    }

    @Test("Right to left the first segment stands at the right")
    func rightToLeft() {
        begin()
        control.semanticContentAttribute = .forceRightToLeft
        sim.frame()
        sim.tap(point(2))
        #expect(changes == [0])
    }

    @Test("Titles have the attributes of their state, and those that are off stay faint")
    func attributes() {
        begin()
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
        control.selectedSegmentTintColor = .yellow
        control.selectedSegmentIndex = 0
        sim.frame()
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
        #expect(sim.color(at: CGPoint(x: 60, y: 66)) == .yellow && sim.areaMissedByDamage() == nil)
        control.isEnabled = false
        sim.tap(point(2))
        #expect(changes.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("A keypad goes over the segments that are on, and presses them")
    func keypad() {
        let kiosk = KeypadKiosk { kiosk in
            self.control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
            self.control.setEnabled(false, forSegmentAt: 1)
            kiosk.simulator.window.addSubview(self.control)
        }
        kiosk.arrow(.down)
        kiosk.use("segment-2")
        #expect(control.selectedSegmentIndex == 2)
        kiosk.arrow(.left)
        #expect(kiosk.focused == "segment-0")
        kiosk.enter()
        #expect(control.selectedSegmentIndex == 0)
    }
}
