import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Masks, heights and layers at random, in views that scroll: painting the damage only gives the same picture as painting everything.
@MainActor @Suite("Layers at random")
struct RandomLayerTests {
    /// Views in a window, and those that are masks.
    @MainActor
    private final class Stage {
        var random: SeededGenerator
        let sim: Simulator
        var views: [UIView] = []
        var masks: [UIView] = []
        var layers: [CALayer] = []

        init(scale: Double) {
            random = SeededGenerator(UInt64(scale * 10) + 7)
            sim = Simulator(size: CGSize(width: 130, height: 100), scale: scale)
        }

        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }

        var rect: CGRect {
            CGRect(x: number(-30...90), y: number(-30...70), width: number(10...90), height: number(10...60))
        }

        var color: UIColor {
            UIColor(
                hue: number(0...1), saturation: 0.8, brightness: 0.9,
                alpha: [1, 1, 0.5].randomElement(using: &random) ?? 1)
        }

        func add(_ view: UIView) {
            view.backgroundColor = color
            (views.randomElement(using: &random) ?? sim.window).addSubview(view)
            views.append(view)
        }

        func addLayer() {
            let layer = CALayer()
            layer.frame = rect
            layer.backgroundColor = color.cgColor
            layer.zPosition = [0, 1, -1].randomElement(using: &random) ?? 0
            let outer = views.randomElement(using: &random)?.layer ?? sim.window.layer
            if Bool.random(using: &random) {
                outer.addSublayer(layer)
            } else {
                outer.insertSublayer(layer, at: UInt32.random(in: 0..<4, using: &random))
            }
            layers.append(layer)
        }

        /// A view, new or from the tree, becomes the mask of another, which may be one itself.
        func mask() {
            let masked = (views + masks).randomElement(using: &random)
            let new = UIView(frame: rect)
            let mask = Bool.random(using: &random) ? new : views.randomElement(using: &random) ?? new
            guard let masked, !masked.isAround(mask), !mask.isAround(masked) else { return }
            mask.backgroundColor = color
            masked.mask = mask
            masks.append(mask)
            sort()
        }

        /// What has become of views: some have left the window with those that became masks.
        func sort() {
            masks = (views + masks).filter { $0.layerUse.isMask }
            views.removeAll { $0.window == nil }
        }

        func step(_ change: Int) {
            let view = views.randomElement(using: &random)
            switch change {
            case 0, 1: add(UIView(frame: rect))
            case 2:
                let scroll = UITextView(frame: rect)
                scroll.text = String(repeating: "Some words and more\n", count: 30)
                add(scroll)
            case 3:
                (views.last { $0 is UITextView } as? UITextView)?.contentOffset = CGPoint(
                    x: 0, y: number(0...100).rounded())
            case 4: view?.layer.zPosition = [0, 1, 2, -1].randomElement(using: &random) ?? 0
            case 5: mask()
            case 6: masks.randomElement(using: &random)?.frame = rect
            case 7: masks.randomElement(using: &random)?.backgroundColor = color
            case 8:
                let part = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
                part.backgroundColor = color
                masks.randomElement(using: &random)?.addSubview(part)
            case 9:
                view?.mask = nil
                sort()
            case 10: addLayer()
            case 11: layers.randomElement(using: &random)?.zPosition = number(-2...2)
            case 12: layers.randomElement(using: &random)?.frame = rect
            case 13:
                if let mask = masks.randomElement(using: &random), !mask.isAround(sim.window) {
                    sim.window.addSubview(mask)
                    views.append(mask)
                    sort()
                }
            case 14: view?.frame = rect
            case 15:
                UIView.animate(withDuration: 0.2) {
                    (masks.randomElement(using: &random) ?? view)?.frame = rect
                    view?.alpha = number(0.3...1)
                }
            case 16: sim.passTime(0.05)
            case 17:
                let shift = CATransform3DMakeTranslation(number(-20...20), number(-20...20), 0)
                UIView.animate(withDuration: [0, 0.2].randomElement(using: &random) ?? 0) {
                    ((layers + views.map(\.layer)).randomElement(using: &random))?.sublayerTransform = shift
                }
            default:
                if views.count > 10 {
                    view?.removeFromSuperview()
                    sort()
                }
            }
        }
    }

    @Test(arguments: [1.0, 1.5, 2.0])
    func missNoPixel(scale: Double) {
        let stage = Stage(scale: scale)
        for step in 0..<150 {
            let change = Int.random(in: 0..<19, using: &stage.random)
            stage.step(change)
            stage.sim.frame()
            let missed = stage.sim.areaMissedByDamage()
            #expect(missed == nil, "change \(change) at step \(step), seed \(SeededGenerator.seed)")
            if missed != nil { return }
        }
        #expect(stage.views.contains { $0.mask != nil } || stage.masks.isEmpty)
    }
}

extension UIView {
    /// Whether a view is this one, in it, or masked by something in it.
    fileprivate func isAround(_ view: UIView) -> Bool {
        var layer: CALayer? = view.layer
        while let current = layer {
            if current === self.layer { return true }
            layer = current.superlayer
        }
        return false
    }
}
