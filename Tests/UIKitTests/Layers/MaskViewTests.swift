import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Views that say how much of another one is seen.
@MainActor @Suite("Views as masks")
final class MaskViewTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))

    private func begin() {
        simulator.window.backgroundColor = .white
        view.backgroundColor = .red
        mask.backgroundColor = .black
        simulator.window.addSubview(view)
        view.mask = mask
    }

    private func colors(_ xs: CGFloat..., y: CGFloat = 50) -> [UIColor] {
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        return xs.map { simulator.color(at: CGPoint(x: $0 + 0.5, y: y + 0.5)) }
    }

    @Test("What the mask has is seen, wherever it goes and whatever it becomes")
    func follows() {
        begin()
        #expect(view.mask === mask && view.layer.mask === mask.layer && mask.window == nil)
        #expect(colors(60, 95, 105, 140) == [.red, .red, .white, .white])
        mask.frame.origin.x = 50
        #expect(colors(60, 95, 105, 140) == [.white, .white, .red, .red])
        mask.frame.origin.x = 20
        mask.frame.size.width = 20
        #expect(colors(60, 75, 85, 105) == [.white, .red, .red, .white])
        mask.isHidden = true
        #expect(colors(60, 75, 85, 105) == [.white, .white, .white, .white])
        mask.isHidden = false
        #expect(colors(75) == [.red])
        view.mask = nil
        #expect(view.mask == nil && view.layer.mask == nil)
        #expect(colors(60, 75, 85, 105) == [.red, .red, .red, .red])
    }

    private final class Halves: UIView {
        let half = UIView()
        override func layoutSubviews() {
            half.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
        }
    }

    @Test("Views in a mask are laid out, and seen through again and again when they change")
    func subviews() {
        begin()
        let halves = Halves(frame: view.bounds)
        halves.half.backgroundColor = .black
        halves.addSubview(halves.half)
        view.mask = halves
        #expect(colors(60, 140, y: 25) == [.red, .red])
        #expect(colors(60, 140, y: 75) == [.white, .white])
        for height in [40.0, 160, 80] {
            halves.frame.size.height = height
            #expect(colors(60, y: height / 2 - 5) == [.red])
            if height < 160 { #expect(colors(60, y: height / 2 + 5) == [.white]) }
        }
        halves.half.backgroundColor = .clear
        #expect(colors(60, y: 25) == [.white])
        halves.half.backgroundColor = .white
        #expect(colors(60, y: 25) == [.red])
        halves.bounds.size.width = 40
        halves.setNeedsLayout()
        #expect(colors(60, y: 25) == [.white])
    }

    @Test("Letters cut out of a gradient are those of the label")
    func letters() throws {
        begin()
        let label = UILabel(frame: view.bounds)
        label.font = .boldSystemFont(ofSize: 80)
        label.text = "I"
        label.textAlignment = .center
        view.mask = label
        #expect(colors(52, 100, 148) == [.white, .red, .white])
        label.text = ""
        #expect(colors(52, 100, 148) == [.white, .white, .white])
    }

    @Test("A mask is animated, and over in the end")
    func animated() {
        begin()
        _ = colors(0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.mask.frame.origin.x = 50 }
        simulator.passTime(0.5)
        #expect(colors(70, 80, 120, 130) == [.white, .red, .red, .white])
        simulator.passTime(0.6)
        #expect(colors(60, 95, 105, 140) == [.white, .white, .red, .red])
    }

    @Test("A mask is in no superview: being made one takes it out, being added ends it")
    func places() {
        begin()
        simulator.window.addSubview(mask)
        #expect(view.mask == nil && mask.superview === simulator.window)
        #expect(colors(140) == [.red])
        view.mask = mask
        #expect(mask.superview == nil && colors(140) == [.white])
        mask.layer.removeFromSuperlayer()
        #expect(view.mask == nil && colors(140) == [.red])
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        simulator.window.addSubview(other)
        view.mask = mask
        other.mask = mask
        #expect(view.mask == nil && other.mask === mask)
    }

    @Test("What is made of a mask while it is one is seen: a mask of its own, layers in it, and contents")
    func made() {
        begin()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
        inner.backgroundColor = .black
        mask.mask = inner
        #expect(mask.mask === inner && colors(60, 80) == [.red, .white])
        inner.frame.size.width = 40
        #expect(colors(60, 80, 95) == [.red, .red, .white])
        mask.mask = nil
        #expect(mask.mask == nil && inner.layer.superlayer == nil && colors(95) == [.red])
        mask.backgroundColor = .clear
        #expect(colors(60) == [.white])
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
        layer.backgroundColor = UIColor.black.cgColor
        mask.layer.addSublayer(layer)
        #expect(colors(60, 85) == [.red, .white])
        layer.removeFromSuperlayer()
        #expect(colors(60) == [.white])
        let sub = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        mask.addSubview(sub)
        sub.backgroundColor = .black
        #expect(colors(55, 65) == [.red, .white])
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (35, 35, 1)
        sub.layer.add(animation, forKey: "place")
        #expect(sub.layer.animationKeys() == ["place"] && colors(55, 85) == [.white, .red])
    }

    @Test("A mask outlives what it masks, and what moves in it ends with that")
    func outlives() {
        let view = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        autoreleasepoolless {
            let masked = UIView(frame: view.frame)
            simulator.window.addSubview(masked)
            masked.mask = mask
            simulator.frame()
            masked.removeFromSuperview()
        }
        mask.backgroundColor = .red
        mask.addSubview(UIView())
        mask.frame.size.width = 70
        simulator.frame()
        simulator.window.addSubview(view)
        view.mask = mask
        simulator.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.mask.frame.origin.x = 50 }
        #expect(mask.animations != nil)
        view.removeFromSuperview()
        simulator.advance(0.1)
        #expect(mask.animations == nil && simulator.secondsToNextFrame == nil)
        simulator.window.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { self.mask.frame.origin.x = 0 }
        #expect(mask.animations != nil)
        view.mask = nil
        #expect(mask.animations == nil)
    }

    @Test("A mask lives as long as it is one")
    func lives() {
        begin()
        weak var known: UIView?
        autoreleasepoolless {
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            mask.backgroundColor = .black
            known = mask
            view.mask = mask
        }
        #expect(known != nil && colors(55, 65) == [.red, .white])
        view.mask = nil
        #expect(known == nil && colors(65) == [.red])
    }

    private func autoreleasepoolless(_ body: () -> Void) { body() }
}
