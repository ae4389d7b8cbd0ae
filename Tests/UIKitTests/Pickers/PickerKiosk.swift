import Foundation
import UIKitSimulator

@testable import UIKit

/// A picker of two wheels, with a model of what was chosen.
@MainActor
final class PickerKiosk: UIPickerViewDataSource, UIPickerViewDelegate {
    let sim = Simulator(size: CGSize(width: 400, height: 600))
    let picker = UIPickerView(frame: CGRect(x: 40, y: 50, width: 320, height: 216))
    var counts = [50, 3]
    private(set) var choices: [[Int]] = []
    /// What is done when something is chosen.
    var onChoice: () -> Void = {}

    init() {
        picker.dataSource = self
        picker.delegate = self
    }

    func show() {
        sim.window.addSubview(picker)
        sim.frame()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component):\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choices.append([component, row])
        onChoice()
    }

    /// Where rows stand that are some places below the chosen one.
    func point(_ component: Int, _ places: CGFloat = 0) -> CGPoint {
        let radius: CGFloat = 108
        return CGPoint(
            x: 40 + 8 + 152 * (CGFloat(component) + 0.5), y: 50 + 108 + radius * sin(places * 32 / radius))
    }

    /// Drags a finger, and lets go of it slowly or in the midst of its way.
    func drag(_ component: Int, by distance: CGFloat, throwing: Bool = false) {
        let start = point(component)
        sim.touchDown(0, at: start)
        let steps = throwing ? 4 : 20
        for step in 1...steps {
            sim.advance(1 / 60)
            sim.touchMove(0, to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
        }
        if !throwing { sim.advance(0.3) } else { sim.frame() }
        sim.touchUp(0)
    }

    /// The titles that are seen of a wheel, from above to below.
    func titles(_ component: Int) -> [String] {
        let rows = (0..<counts[component]).compactMap { picker.view(forRow: $0, forComponent: component) }
        return rows.sorted { $0.center.y < $1.center.y }.compactMap { ($0 as? UILabel)?.text }
    }
}
