import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Layers that say how much of another one is seen.
@MainActor @Suite("Masks of layers")
final class MaskTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    private let inside = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let mask = CAShapeLayer()

    private func begin() {
        simulator.window.backgroundColor = .white
        view.backgroundColor = .red
        inside.backgroundColor = .blue
        view.addSubview(inside)
        simulator.window.addSubview(view)
        mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)).cgPath
        simulator.frame()
    }

    private func colors(_ xs: CGFloat..., y: CGFloat = 50) -> [UIColor] {
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        return xs.map { simulator.color(at: CGPoint(x: $0, y: y)) }
    }

    private func isNear(_ color: UIColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
        let parts = color.components(with: .current)
        return abs(parts.red - red) < 0.03 && abs(parts.green - green) < 0.03 && abs(parts.blue - blue) < 0.03
    }

    @Test("Of a view, its subviews and its shadow only what the mask has is seen, and all of it again without")
    func shape() {
        begin()
        #expect(colors(60, 95, 105, 140) == [.red, .blue, .blue, .red])
        view.layer.mask = mask
        view.layer.shadowOpacity = 1
        #expect(colors(30, 60, 95, 105, 140, 160) == [.white, .red, .blue, .white, .white, .white])
        mask.path = UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 100)).cgPath
        #expect(colors(60, 95, 105, 140) == [.white, .white, .blue, .red])
        mask.frame.origin.x = -20
        #expect(colors(75, 85, 105, 135) == [.white, .blue, .blue, .white])
        view.layer.shadowOpacity = 0
        mask.removeFromSuperlayer()
        #expect(view.layer.mask == nil && colors(60, 95, 105, 140) == [.red, .blue, .blue, .red])
    }

    @Test("What a mask shows in part is seen in part, with what is behind")
    func gradient() {
        begin()
        let fade = CAGradientLayer()
        fade.frame = view.bounds
        (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = fade
        let seen = colors(51, 100, 149)
        #expect(isNear(seen[0], 1, 0, 0) && isNear(seen[1], 0.5, 0.5, 1) && isNear(seen[2], 1, 1, 1))
        // A plain layer masks by its opacity, with its round corners.
        let plain = CALayer()
        plain.frame = view.bounds
        plain.backgroundColor = UIColor.green.cgColor
        plain.cornerRadius = 50
        plain.opacity = 0.5
        view.layer.mask = plain
        #expect(isNear(colors(60)[0], 1, 0.5, 0.5) && colors(55, y: 5) == [.white])
        #expect(fade.superlayer == nil && plain.superlayer === view.layer)
    }

    @Test("Layers in layers are masked, faded and scaled views too, and masks by masks")
    func nested() {
        begin()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = UIColor.green.cgColor
        view.layer.insertSublayer(layer, at: 0)
        layer.mask = mask
        #expect(colors(60, 95, 105, 140) == [.green, .blue, .blue, .red])
        layer.mask = nil
        layer.removeFromSuperlayer()
        view.layer.mask = mask
        view.alpha = 0.5
        let faded = colors(60, 140)
        #expect(isNear(faded[0], 1, 0.5, 0.5) && faded[1] == .white)
        view.alpha = 1
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(colors(70, 80, 95, 105, 120) == [.white, .red, .blue, .white, .white])
        view.transform = .identity
        let cut = CAShapeLayer()
        cut.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50)).cgPath
        mask.mask = cut
        #expect(colors(60, 95, y: 30) == [.red, .blue] && colors(60, 95, y: 70) == [.white, .white])
    }

    @Test("What is behind what a mask takes away is painted, however opaque the view is")
    func behind() {
        begin()
        let (low, high) = (UIView(frame: simulator.window.bounds), UIView(frame: simulator.window.bounds))
        low.backgroundColor = .green
        high.backgroundColor = .red
        view.removeFromSuperview()
        simulator.window.addSubview(low)
        simulator.window.addSubview(high)
        #expect(colors(10, 190) == [.red, .red])
        high.layer.mask = mask
        #expect(colors(10, 190) == [.red, .green])
        low.backgroundColor = .blue
        #expect(colors(10, 190) == [.red, .blue])
    }

    @Test("Text that scrolls under a mask that stays is right everywhere")
    func scrolling() {
        begin()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 100, height: 1000)
        for index in 0..<20 {
            let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 25))
            row.backgroundColor = index % 2 == 0 ? .green : .black
            scroll.addSubview(row)
        }
        view.addSubview(scroll)
        let fade = CAGradientLayer()
        fade.frame = view.bounds
        fade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        view.layer.mask = fade
        simulator.frame()
        for y in [3.0, 10, 60, 200, 190] {
            scroll.contentOffset.y = y
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil, "\(y)")
        }
        let text = UITextView(frame: view.bounds)
        text.text = "a\nb\nc\nd"
        view.addSubview(text)
        simulator.frame()
        text.insertText("\n\n")
        text.selectedRange = NSRange(location: 0, length: 0)
        text.insertText("x\n")
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A mask is animated like any layer, and touches reach what it hides")
    func animated() {
        begin()
        view.layer.mask = mask
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(0)
        move.toValue = CGFloat(50)
        move.duration = 1
        mask.add(move, forKey: nil)
        simulator.advance(0.5)
        #expect(colors(60, 85, 115, 140) == [.white, .blue, .blue, .white])
        simulator.advance(1)
        #expect(colors(60, 140) == [.red, .white])
        #expect(view.hitTest(CGPoint(x: 90, y: 50), with: nil) === view)
    }
}
