import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Which of the views and layers in a view are in front.
@MainActor @Suite("Heights of layers")
final class PaintingOrderTests {
    private lazy var simulator = Simulator(size: CGSize(width: 100, height: 100))
    private let (red, blue) = (UIView(), UIView())

    private func begin() {
        for (view, color) in [(red, UIColor.red), (blue, .blue)] {
            view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            view.backgroundColor = color
            simulator.window.addSubview(view)
        }
    }

    private var color: UIColor {
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        return simulator.color(at: CGPoint(x: 50.5, y: 50.5))
    }

    @Test("The higher view is in front, whatever the order; touches go by the order")
    func views() {
        begin()
        #expect(color == .blue)
        red.layer.zPosition = 1
        #expect(color == .red)
        #expect(simulator.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === blue)
        blue.layer.zPosition = 2
        #expect(color == .blue)
        red.layer.zPosition = .nan
        #expect(red.layer.zPosition == 1)
        blue.layer.zPosition = 0
        red.layer.zPosition = 0
        #expect(color == .blue)
        blue.layer.zPosition = -1
        #expect(color == .red)
        let green = UIView(frame: red.frame)
        green.backgroundColor = .green
        green.layer.zPosition = -2
        simulator.window.addSubview(green)
        #expect(color == .red)
    }

    @Test("A higher layer is in front of subviews, a lower one behind other layers")
    func layers() {
        begin()
        let (front, back) = (CALayer(), CALayer())
        for (index, (layer, color)) in [(front, UIColor.green), (back, .yellow)].enumerated() {
            layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
            layer.backgroundColor = color.cgColor
            simulator.window.layer.insertSublayer(layer, at: UInt32(index))
        }
        #expect(color == .blue)
        front.zPosition = 1
        #expect(color == .green)
        back.zPosition = 2
        #expect(color == .yellow)
        (front.zPosition, back.zPosition) = (0, 0)
        (red.isHidden, blue.isHidden) = (true, true)
        #expect(color == .yellow)
        back.zPosition = -1
        #expect(color == .green)
        let inner = [UIColor.red, .blue].map { color in
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            layer.backgroundColor = color.cgColor
            front.addSublayer(layer)
            return layer
        }
        #expect(color == .blue)
        inner[0].zPosition = 5
        #expect(color == .red)
    }

    @Test("A layer is in front of the subviews that were there before it, and behind those that come later")
    func layersAmongSubviews() {
        begin()
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        layer.backgroundColor = UIColor.green.cgColor
        simulator.window.layer.addSublayer(layer)
        #expect(color == .green)
        simulator.window.bringSubviewToFront(red)
        #expect(color == .red)
        red.removeFromSuperview()
        #expect(color == .green)
        blue.removeFromSuperview()
        simulator.window.addSubview(blue)
        #expect(color == .blue)
        simulator.window.layer.insertSublayer(layer, above: blue.layer)
        #expect(color == .green)
        simulator.window.layer.insertSublayer(layer, below: blue.layer)
        #expect(color == .blue)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        text.text = String(repeating: "Some words and more\n", count: 60)
        simulator.window.addSubview(text)
        simulator.window.layer.addSublayer(layer)
        for offset in [0.0, 3, 14, 60, 50] {
            text.contentOffset.y = offset
            #expect(color == .green)
        }
    }

    @Test("What is scrolled under a higher view is painted around it")
    func scrolling() {
        let scroll = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.text = String(repeating: "Some words and more\n", count: 60)
        red.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        red.backgroundColor = .red
        red.layer.zPosition = 1
        simulator.window.addSubview(red)
        simulator.window.addSubview(scroll)
        for offset in [0.0, 3, 14, 60, 50] {
            scroll.contentOffset.y = offset
            #expect(color == .red)
        }
        // So is what stands in front and has nothing but layers.
        red.isHidden = true
        let holder = UIView(frame: scroll.frame)
        let layer = CALayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        layer.backgroundColor = UIColor.green.cgColor
        holder.layer.addSublayer(layer)
        simulator.window.addSubview(holder)
        for offset in [40.0, 30, 36] {
            scroll.contentOffset.y = offset
            #expect(color == .green)
        }
    }
}
