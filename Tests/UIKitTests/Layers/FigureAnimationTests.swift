import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Animations of what only shapes and gradients have.
@MainActor @Suite("Animations of shapes and gradients")
final class FigureAnimationTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let shape = CAShapeLayer()
    private let gradient = CAGradientLayer()

    private func begin(_ layer: CALayer) {
        simulator.window.backgroundColor = .white
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100), transform: nil)
        shape.fillColor = UIColor.red.cgColor
        simulator.window.layer.addSublayer(layer)
        simulator.frame()
    }

    private func animate(_ layer: CALayer, _ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 1
        layer.add(animation, forKey: path)
        simulator.passTime(0.5)
    }

    private func colors(_ xs: CGFloat...) -> [UIColor] {
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        return xs.map { simulator.color(at: CGPoint(x: $0 + 0.5, y: 50.5)) }
    }

    private func isNear(_ color: UIColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
        let parts = color.components(with: .current)
        return abs(parts.red - red) < 0.03 && abs(parts.green - green) < 0.03 && abs(parts.blue - blue) < 0.03
    }

    @Test("A path grows from what is set, is halfway at half of the time, and is what is set again")
    func path() {
        begin(shape)
        animate(shape, "path", to: CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 100), transform: nil))
        #expect(colors(20, 95, 105) == [.red, .red, .white])
        simulator.passTime(0.6)
        #expect(colors(20, 45, 55) == [.red, .red, .white])
    }

    @Test("A path that is made of other parts is there at once")
    func otherParts() {
        begin(shape)
        animate(shape, "path", to: CGPath(ellipseIn: CGRect(x: 100, y: 0, width: 100, height: 100), transform: nil))
        #expect(colors(20, 150) == [.white, .red])
    }

    @Test("Colours and the width of a line are on their way, from a value, to one, or by one")
    func looks() {
        begin(shape)
        animate(shape, "fillColor", to: UIColor.blue.cgColor)
        #expect(isNear(colors(20)[0], 0.5, 0, 0.5))
        shape.removeAllAnimations()
        #expect(colors(20) == [.red])
        (shape.fillColor, shape.strokeColor) = (nil, UIColor.black.cgColor)
        shape.path = CGPath(rect: CGRect(x: 100, y: -500, width: 500, height: 1100), transform: nil)
        shape.lineWidth = 2
        animate(shape, "strokeColor", from: UIColor.white.cgColor)
        #expect(isNear(colors(99)[0], 0.5, 0.5, 0.5) && isNear(colors(100)[0], 0.5, 0.5, 0.5))
        shape.removeAllAnimations()
        animate(shape, "lineWidth", by: 36)
        #expect(colors(85, 92, 108, 115) == [.white, .black, .black, .white])
        simulator.passTime(1)
        #expect(colors(92, 108) == [.white, .white])
    }

    @Test("What is added is added to what is set, or to what others make of it; what a held one shows is not all")
    func additive() {
        begin(shape)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, UIColor.black.cgColor, 20)
        shape.path = CGPath(rect: CGRect(x: 100, y: -500, width: 500, height: 1100), transform: nil)
        for key in ["a", "b"] {
            let animation = CABasicAnimation(keyPath: "lineWidth")
            (animation.fromValue, animation.toValue, animation.isAdditive) = (0, 20, true)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
            shape.add(animation, forKey: key)
        }
        #expect(colors(92, 85) == [.black, .white])
        simulator.passTime(0.5)
        #expect(colors(82, 78) == [.black, .white])
        simulator.passTime(0.6)
        #expect(colors(72, 68) == [.black, .white])
        shape.backgroundColor = UIColor.green.cgColor
        #expect(colors(72, 68) == [.black, .green])
        shape.removeAllAnimations()
        #expect(colors(92, 85) == [.black, .green])
    }

    @Test("A gradient's colours and places move, also in a group and by keyframes")
    func gradients() {
        begin(gradient)
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor]
        let keys = CAKeyframeAnimation(keyPath: "locations")
        keys.values = [[0.0, 0.1, 0.2] as [NSNumber], [0.8, 0.9, 1.0] as [NSNumber]]
        let group = CAAnimationGroup()
        group.animations = [keys]
        group.duration = 1
        gradient.add(group, forKey: "shimmer")
        simulator.passTime(0.5)
        let seen = colors(20, 100, 180)
        #expect(seen[0] == .white && isNear(seen[1], 0, 0, 0) && seen[2] == .white)
        gradient.removeAllAnimations()
        animate(gradient, "colors", to: [UIColor.white, .white, .white].map(\.cgColor))
        #expect(isNear(colors(100)[0], 0.5, 0.5, 0.5))
        gradient.removeAllAnimations()
        gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
        animate(gradient, "endPoint", to: CGPoint(x: 0, y: 0.5))
        #expect(isNear(colors(50)[0], 0.5, 0.5, 0.5) && isNear(colors(150)[0], 0, 0, 0))
    }

    @Test("The size and the shadow of any layer are animated")
    func places() {
        let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
        animate(view.layer, "bounds.size", to: CGSize(width: 50, height: 100))
        #expect(colors(55, 70, 145) == [.white, .red, .white])
        view.layer.removeAllAnimations()
        animate(view.layer, "bounds", to: CGRect(x: 0, y: 0, width: 20, height: 100))
        #expect(colors(65, 75, 125, 135) == [.white, .red, .red, .white])
        view.layer.removeAllAnimations()
        (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (1, 0, .zero)
        animate(view.layer, "shadowOffset", to: CGSize(width: 40, height: 0))
        #expect(colors(145, 165, 175) == [.red, .black, .white])
        view.layer.removeAllAnimations()
        view.layer.shadowOffset.width = 40
        animate(view.layer, "shadowColor", to: UIColor.white.cgColor)
        #expect(isNear(colors(165)[0], 0.5, 0.5, 0.5))
    }

    @Test("What a kind of layer does not have is not animated, and the animation is over")
    func unknown() {
        begin(gradient)
        animate(gradient, "path", to: CGPath(rect: .zero, transform: nil))
        #expect(gradient.animationKeys() == nil)
        animate(shape, "colors", to: [UIColor.red.cgColor])
        #expect(shape.animationKeys() == nil)
    }
}
