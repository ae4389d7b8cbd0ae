import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Pickers: dragged, thrown, tapped, set, reloaded.
@MainActor @Suite("Pickers")
final class PickerTests {
    private let kiosk = PickerKiosk()
    private var picker: UIPickerView { kiosk.picker }
    private var sim: Simulator { kiosk.sim }

    @Test("It has what its source says, begins at the first rows, and shows only those that are seen")
    func beginning() {
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 50)
        kiosk.show()
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.rowSize(forComponent: 1).height == 32)
        #expect(kiosk.titles(1) == ["1:0", "1:1", "1:2"] && kiosk.titles(0).count < 8)
        #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216) && sim.areaMissedByDamage() == nil)
    }

    @Test("A drag leaves it at a row, which is told of once, when it rests")
    func dragging() {
        kiosk.show()
        kiosk.drag(0, by: -32 * 3 - 20)
        sim.advance(1)
        let row = picker.selectedRow(inComponent: 0)
        #expect((2...4).contains(row) && kiosk.choices == [[0, row]])
        #expect(picker.view(forRow: row, forComponent: 0)?.center.y.rounded() == CGFloat(row) * 32 + 16)
        kiosk.drag(1, by: 14)
        sim.advance(1)
        #expect(kiosk.choices.count == 1 && sim.areaMissedByDamage() == nil)
    }

    @Test("Who cannot see it hears the row that a finger has chosen")
    func spokenValue() {
        kiosk.show()
        kiosk.drag(1, by: -32)
        sim.advance(1)
        let row = picker.selectedRow(inComponent: 1)
        #expect(row > 0 && sim.elements.contains("= \"1:\(row)\""))
    }

    @Test("A throw runs on and comes to rest at a row without a jerk")
    func throwing() {
        kiosk.show()
        kiosk.drag(0, by: -80, throwing: true)
        #expect(kiosk.choices.isEmpty)
        var places: [CGFloat] = []
        for _ in 0..<240 {
            sim.advance(1 / 60)
            places.append(picker.subviews.compactMap { $0 as? UIScrollView }.first?.contentOffset.y ?? 0)
        }
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 4 && kiosk.choices == [[0, row]])
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }.filter { $0 != 0 }.suffix(30)
        #expect(steps.allSatisfy { $0 > -1 && $0 < 12 })
    }

    @Test("A tap on a row brings it to the front; beyond the last row and in front nothing happens")
    func tapping() {
        kiosk.show()
        sim.tap(kiosk.point(0, 2))
        sim.advance(1)
        #expect(kiosk.choices == [[0, 2]])
        sim.tap(kiosk.point(0, -1))
        sim.advance(1)
        sim.tap(kiosk.point(0))
        sim.tap(kiosk.point(1, -2))
        sim.advance(1)
        #expect(kiosk.choices == [[0, 2], [0, 1]] && sim.areaMissedByDamage() == nil)
    }

    @Test("What the program chooses nobody hears of, also while the wheel runs")
    func setting() {
        picker.selectRow(7, inComponent: 0, animated: false)
        kiosk.show()
        #expect(picker.selectedRow(inComponent: 0) == 7 && kiosk.titles(0).contains("0:7"))
        picker.selectRow(99, inComponent: 1, animated: true)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        kiosk.drag(0, by: -80, throwing: true)
        sim.advance(0.1)
        picker.selectRow(3, inComponent: 0, animated: false)
        sim.advance(2)
        #expect(picker.selectedRow(inComponent: 0) == 3 && kiosk.choices.isEmpty)
        picker.selectRow(20, inComponent: 0, animated: true)
        sim.advance(1)
        #expect(kiosk.titles(0).contains("0:20") && kiosk.choices.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("After reloading as much is chosen as is there; a wheel without rows has none chosen")
    func reloading() {
        kiosk.show()
        picker.selectRow(40, inComponent: 0, animated: false)
        kiosk.counts = [10, 0]
        picker.reloadAllComponents()
        sim.frame()
        #expect(picker.selectedRow(inComponent: 0) == 9 && picker.selectedRow(inComponent: 1) == -1)
        sim.tap(kiosk.point(1, 1))
        kiosk.drag(1, by: 50)
        sim.advance(1)
        kiosk.counts = [4, 6]
        picker.reloadComponent(1)
        #expect(picker.numberOfRows(inComponent: 1) == 6 && picker.numberOfRows(inComponent: 0) == 10)
        #expect(kiosk.choices.isEmpty && sim.areaMissedByDamage() == nil)
    }

    @Test("What hears of a choice may reload the picker, choose elsewhere, or take it away")
    func hostile() {
        kiosk.show()
        kiosk.onChoice = { [kiosk] in
            kiosk.counts = [2, 2]
            kiosk.picker.reloadAllComponents()
            kiosk.picker.selectRow(1, inComponent: 0, animated: true)
        }
        kiosk.drag(0, by: -80, throwing: true)
        sim.advance(3)
        #expect(kiosk.choices.count == 1 && picker.selectedRow(inComponent: 0) == 1)
        kiosk.onChoice = { [kiosk] in kiosk.picker.removeFromSuperview() }
        sim.tap(kiosk.point(1, 1))
        sim.advance(1)
        #expect(kiosk.choices.count == 2 && picker.superview == nil && sim.areaMissedByDamage() == nil)
    }

    @Test("A keypad takes hold of a wheel and turns it")
    func keypad() {
        self.kiosk.counts = [50, 50]
        let kiosk = KeypadKiosk { kiosk in
            self.picker.frame.origin = CGPoint(x: 20, y: 100)
            kiosk.simulator.window.addSubview(self.picker)
        }
        kiosk.arrow(.down)
        kiosk.arrow(.down)
        kiosk.enter()
        for _ in 0..<3 { kiosk.arrow(.down) }
        kiosk.arrow(.up)
        #expect(kiosk.keypad.isHolding && self.kiosk.choices.last == [self.kiosk.choices.last?.first ?? 0, 2])
        kiosk.enter()
        kiosk.arrow(.up)
        #expect(kiosk.focused == "UITextField")
    }

    @Test("In the place of the keys it takes a hardware keyboard's arrows, and letters go to the field")
    func keys() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        field.inputView = picker
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 216)
        sim.press(.keyboardDownArrow)
        sim.press(.keyboardDownArrow)
        sim.press(.keyboardRightArrow)
        sim.press(.keyboardDownArrow)
        sim.press(.keyboardUpArrow)
        sim.press(.keyboardLeftArrow)
        sim.press(.keyboardUpArrow)
        #expect(kiosk.choices == [[0, 1], [0, 2], [1, 1], [1, 0], [0, 1]])
        sim.advance(1)
        #expect(sim.areaMissedByDamage() == nil)
    }
}
