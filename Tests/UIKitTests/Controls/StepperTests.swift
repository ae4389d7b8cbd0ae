import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Steppers: tapped, held, at their ends.
@MainActor @Suite("Steppers")
final class StepperTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let stepper = UIStepper(frame: CGRect(x: 50, y: 50, width: 1, height: 1))
    private var changes: [Double] = []
    private let (minus, plus) = (CGPoint(x: 70, y: 66), CGPoint(x: 120, y: 66))

    private func begin() {
        sim.window.addSubview(stepper)
        stepper.addAction(UIAction { [unowned self] _ in changes.append(stepper.value) }, for: .valueChanged)
        sim.frame()
    }

    @Test("Taps change the number by steps between its ends, and are told of")
    func taps() {
        begin()
        #expect(stepper.frame.size == CGSize(width: 94, height: 32) && stepper.maximumValue == 100)
        sim.tap(minus)
        sim.tap(plus)
        stepper.stepValue = 60
        sim.tap(plus)
        sim.tap(plus)
        sim.tap(plus)
        #expect(changes == [1, 61, 100] && stepper.accessibilityValue == "100" && sim.areaMissedByDamage() == nil)
        stepper.value = -3
        #expect(stepper.value == 0 && changes.count == 3)
        sim.touchDown(0, at: plus)
        sim.touchMove(0, to: minus)
        sim.touchUp(0)
        #expect(changes.count == 3)
    }

    @Test("One that wraps goes on at the other end")
    func wrapping() {
        begin()
        stepper.wraps = true
        (stepper.minimumValue, stepper.maximumValue) = (5, 7)
        sim.tap(minus)
        sim.tap(minus)
        sim.tap(plus)
        sim.tap(plus)
        #expect(changes == [7, 6, 7, 5])
    }

    @Test("A finger that stays repeats until it goes, the number ends, or somebody turns it off")
    func holding() {
        begin()
        sim.touchDown(0, at: plus)
        sim.advance(1.02)
        let count = changes.count
        #expect(count >= 5 && changes.last == Double(count))
        sim.touchUp(0)
        sim.advance(1)
        #expect(changes.count == count)
        stepper.isContinuous = false
        sim.touchDown(0, at: minus)
        sim.advance(5)
        #expect(stepper.value == 0 && changes.count == count)
        sim.touchUp(0)
        #expect(changes.count == count + 1 && sim.timerCount == 0)
        stepper.isContinuous = true
        stepper.autorepeat = false
        sim.touchDown(0, at: plus)
        sim.advance(2)
        sim.touchUp(0)
        #expect(changes.count == count + 2)
    }

    @Test("What hears of a step may turn the stepper off or take it away")
    func hostile() {
        begin()
        stepper.addAction(UIAction { [unowned self] _ in stepper.isEnabled = false }, for: .valueChanged)
        sim.touchDown(0, at: plus)
        sim.advance(3)
        #expect(changes == [1])
        sim.touchUp(0)
        stepper.isEnabled = true
        stepper.addAction(UIAction { [unowned self] _ in stepper.removeFromSuperview() }, for: .valueChanged)
        sim.touchDown(0, at: plus)
        sim.advance(3)
        sim.touchUp(0)
        #expect(changes == [1, 2] && sim.areaMissedByDamage() == nil)
    }

    @Test("Right to left the plus is at the left; a keypad goes to both halves")
    func places() {
        begin()
        stepper.semanticContentAttribute = .forceRightToLeft
        sim.tap(minus)
        #expect(changes == [1])
        let names = stepper.keypadPlaces.sorted { $0.rect.minX < $1.rect.minX }.map(\.id.name)
        #expect(names == ["increment", "decrement"])
        stepper.isEnabled = false
        #expect(stepper.keypadPlaces.isEmpty)
    }
}
