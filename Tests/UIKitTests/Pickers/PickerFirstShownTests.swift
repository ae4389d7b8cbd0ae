import Foundation
import Testing
import UIKit
import UIKitSimulator

/// A picker that was asked for its rows before it was shown.
@MainActor
@Suite struct PickerFirstShownTests {
    @MainActor
    private final class Towns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var names = ["none"]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            names[row]
        }
    }

    @Test func `rows that came before the picker was shown are there when it is`() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let (picker, towns) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Towns())
        (picker.dataSource, picker.delegate) = (towns, towns)
        picker.selectRow(0, inComponent: 0, animated: false)
        towns.names = ["none", "Brno", "Paris"]
        sim.window.addSubview(picker)
        sim.frame()
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        // Once it has been shown, it says what it was told until it is reloaded.
        towns.names.append("London")
        picker.removeFromSuperview()
        sim.window.addSubview(picker)
        sim.frame()
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.reloadAllComponents()
        #expect(picker.numberOfRows(inComponent: 0) == 4 && picker.selectedRow(inComponent: 0) == 2)
    }

    @Test func `a delegate that is a data source too is one where there is no other`() {
        let (picker, towns, others) = (UIPickerView(), Towns(), Towns())
        others.names = ["a", "b", "c"]
        picker.delegate = towns
        #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
        picker.dataSource = others
        #expect(picker.numberOfRows(inComponent: 0) == 3)
    }

    @Test func `a component that came since the picker was asked last is there when it is used`() {
        @MainActor final class Wheels: NSObject, UIPickerViewDataSource {
            var count = 1
            func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let (picker, wheels) = (UIPickerView(), Wheels())
        picker.dataSource = wheels
        picker.reloadAllComponents()
        picker.selectRow(2, inComponent: 0, animated: false)
        wheels.count = 2
        picker.selectRow(1, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 1 && picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.numberOfComponents == 2)
    }
}
