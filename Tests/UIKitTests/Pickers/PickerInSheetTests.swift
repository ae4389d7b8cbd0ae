import Testing
import UIKitSimulator

@testable import UIKit

/// Wheels in what scrolls, in what is presented.
@MainActor @Suite("Pickers in sheets")
struct PickerInSheetTests {
    private final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 180))
        let scroll = UIScrollView()

        override func viewDidLoad() {
            scroll.frame = view.bounds
            scroll.alwaysBounceVertical = true
            view.addSubview(scroll)
            scroll.addSubview(picker)
            (picker.dataSource, picker.delegate) = (self, self)
            picker.selectRow(4, inComponent: 0, animated: false)
        }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
    }

    @Test("A wheel turns, and what it is in stays", arguments: [false, true], [40, -40])
    func turns(isPresented: Bool, distance: CGFloat) {
        let simulator = Simulator(size: CGSize(width: 390, height: 800))
        let (host, form) = (UIViewController(), Form())
        simulator.window.rootViewController = isPresented ? host : form
        if isPresented { host.present(form, animated: false) }
        simulator.advance(1)
        let middle = form.picker.convert(CGPoint(x: 195, y: 90), to: nil)
        simulator.touchDown(0, at: middle)
        for step in 1...10 {
            simulator.touchMove(0, to: CGPoint(x: middle.x, y: middle.y + distance * CGFloat(step) / 10))
            simulator.advance(1 / 60)
        }
        simulator.advance(0.2)
        simulator.touchUp(0)
        simulator.advance(1.5)
        #expect(form.picker.selectedRow(inComponent: 0) == (distance > 0 ? 3 : 5))
        #expect(form.scroll.contentOffset.y == 0 && form.scroll.panGestureRecognizer.state == .possible)
    }
}
