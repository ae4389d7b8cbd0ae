import Foundation
import Testing
import UIKitSimulator

/// Layers that a program puts into that of a view.
@MainActor @Suite("Sublayers")
struct SublayerTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    private init() {
        view.backgroundColor = .yellow
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
        simulator.frame()
        return simulator.color(at: CGPoint(x: x, y: y))
    }

    private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    @Test("Points and rectangles are those of another layer, whether one of them is a view's or in no view")
    func coordinates() {
        let (outer, inner, loose) = (
            layer(CGRect(x: 10, y: 10, width: 50, height: 40), .red),
            layer(CGRect(x: 5, y: 5, width: 20, height: 10), .blue),
            layer(CGRect(x: 3, y: 4, width: 10, height: 10), .green)
        )
        view.layer.addSublayer(outer)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 16, y: 17))
        #expect(inner.convert(CGPoint(x: 16, y: 17), from: view.layer) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 36, y: 37))
        #expect(view.layer.convert(CGPoint(x: 1, y: 2), to: simulator.window.layer) == CGPoint(x: 21, y: 22))
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(outer.convert(rect, from: inner) == CGRect(x: 5, y: 5, width: 20, height: 10))
        #expect(inner.convert(rect, to: inner) == rect)
        outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(inner.convert(rect, to: view.layer) == CGRect(x: -5, y: 0, width: 40, height: 20))
        outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let turned = view.layer.convert(inner.convert(CGPoint(x: 3, y: 7), to: view.layer), to: inner)
        #expect(abs(turned.x - 3) < 1e-9 && abs(turned.y - 7) < 1e-9)
        let box = inner.convert(rect, to: view.layer)
        #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 20) < 1e-9)
        // What a layer moves in itself stands elsewhere; what is in no window counts from the outermost view.
        outer.setAffineTransform(.identity)
        outer.sublayerTransform = CATransform3DMakeTranslation(3, 4, 0)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: view.layer) == CGPoint(x: 19, y: 21))
        #expect(inner.convert(CGPoint(x: 19, y: 21), from: view.layer) == CGPoint(x: 1, y: 2))
        let (orphan, part) = (
            UIView(frame: CGRect(x: 50, y: 60, width: 40, height: 40)),
            UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        )
        orphan.addSubview(part)
        #expect(part.layer.convert(.zero as CGPoint, to: nil) == CGPoint(x: 1, y: 2))
        // Of layers that are in no view the outermost one counts.
        let child = layer(CGRect(x: 2, y: 2, width: 4, height: 4), .red)
        loose.addSublayer(child)
        #expect(
            child.convert(.zero, to: loose) == CGPoint(x: 2, y: 2)
                && child.convert(.zero, to: nil) == CGPoint(x: 2, y: 2))
        #expect(child.contains(CGPoint(x: 3, y: 3)) && !child.contains(CGPoint(x: 4, y: 3)))
    }

    @Test("A line under a field is painted outside of it too, moves with it, and goes")
    func line() {
        let line = layer(CGRect(x: 0, y: 62, width: 100, height: 4), .red)
        view.layer.addSublayer(line)
        #expect(line.superlayer === view.layer && view.layer.sublayers == [line])
        #expect(color(60, 84) == .red && simulator.areaMissedByDamage() == nil)
        view.frame.origin.y = 60
        #expect(color(60, 84) == .yellow && color(60, 124) == .red && simulator.areaMissedByDamage() == nil)
        line.backgroundColor = UIColor.blue.cgColor
        #expect(color(60, 124) == .blue && simulator.areaMissedByDamage() == nil)
        line.frame.origin.y = 70
        #expect(color(60, 124) == .white && color(60, 132) == .blue && simulator.areaMissedByDamage() == nil)
        line.isHidden = true
        #expect(color(60, 132) == .white && simulator.areaMissedByDamage() == nil)
        line.isHidden = false
        #expect(color(60, 132) == .blue)
        line.removeFromSuperlayer()
        #expect(color(60, 132) == .white && simulator.areaMissedByDamage() == nil)
        #expect(line.superlayer == nil && view.layer.sublayers == nil)
    }

    @Test("Layers lie above the view's background and below subviews that come later, in their order")
    func order() {
        let (red, blue) = (
            layer(CGRect(x: 0, y: 0, width: 50, height: 60), .red),
            layer(CGRect(x: 20, y: 0, width: 50, height: 60), .blue)
        )
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        label.backgroundColor = .green
        view.layer.addSublayer(red)
        view.layer.addSublayer(blue)
        view.addSubview(label)
        #expect(color(50, 24) == .green && color(50, 50) == .blue && color(30, 50) == .red && color(110, 50) == .yellow)
        view.layer.insertSublayer(blue, at: 0)
        #expect(view.layer.sublayers == [blue, red] && color(50, 50) == .red)
        view.layer.insertSublayer(blue, above: red)
        #expect(view.layer.sublayers == [red, blue] && color(50, 50) == .blue)
        view.layer.insertSublayer(blue, below: red)
        #expect(view.layer.sublayers == [blue, red] && color(50, 50) == .red)
        let green = layer(red.frame, .green)
        view.layer.replaceSublayer(red, with: green)
        #expect(view.layer.sublayers == [blue, green] && color(50, 50) == .green)
        view.layer.sublayers?.removeAll { $0 === green }
        #expect(color(50, 50) == .blue && simulator.areaMissedByDamage() == nil)
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(color(50, 50) == .yellow && simulator.areaMissedByDamage() == nil)
    }

    @Test("A layer is faded as a whole, cuts what is inside, and is scaled about its middle")
    func looks() {
        let outer = layer(CGRect(x: 10, y: 10, width: 40, height: 40), .white)
        let inner = layer(CGRect(x: 20, y: 0, width: 40, height: 40), .black)
        outer.addSublayer(inner)
        view.layer.addSublayer(outer)
        #expect(color(75, 50) == .black)
        outer.masksToBounds = true
        #expect(color(75, 50) == .yellow && color(60, 50) == .black && simulator.areaMissedByDamage() == nil)
        outer.cornerRadius = 20
        outer.borderWidth = 2
        outer.borderColor = UIColor.red.cgColor
        #expect(color(31, 31) == .yellow && color(50, 31) == .red && simulator.areaMissedByDamage() == nil)
        outer.opacity = 0
        #expect(color(60, 50) == .yellow)
        outer.opacity = 0.5
        #expect(color(60, 50) != .yellow && color(60, 50) != .black && simulator.areaMissedByDamage() == nil)
        outer.opacity = 1
        outer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(color(36, 50) == .yellow && outer.frame == CGRect(x: 20, y: 20, width: 20, height: 20))
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Only the corners that are named are rounded, of views and of their shadows too")
    func corners() {
        view.layer.cornerRadius = 20
        #expect(color(21, 21) == .white && color(21, 79) == .white)
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(color(21, 21) == .white && color(118, 21) == .white)
        #expect(color(21, 78) == .yellow && color(118, 78) == .yellow && simulator.areaMissedByDamage() == nil)
        view.layer.borderWidth = 4
        view.layer.borderColor = UIColor.red.cgColor
        #expect(color(22, 78) == .red && color(22, 22) == .white && simulator.areaMissedByDamage() == nil)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        child.backgroundColor = .blue
        view.addSubview(child)
        view.layer.borderWidth = 0
        view.clipsToBounds = true
        #expect(color(21, 78) == .blue && color(21, 21) == .white && simulator.areaMissedByDamage() == nil)
        view.clipsToBounds = false
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 2
        view.layer.shadowOffset = CGSize(width: 0, height: 10)
        #expect(color(22, 86) != .white && simulator.areaMissedByDamage() == nil)
        view.layer.maskedCorners = []
        child.isHidden = true
        #expect(color(21, 21) == .yellow && simulator.areaMissedByDamage() == nil)
    }

    @Test("Continuous corners leave the sides earlier, of what is filled, cut, bordered and shadowed")
    func continuousCorners() {
        view.layer.cornerRadius = 20
        #expect(view.layer.cornerCurve == .circular && color(41, 20) == .yellow && color(20, 41) == .yellow)
        view.layer.cornerCurve = .continuous
        #expect(simulator.areaMissedByDamage() == nil)
        #expect(color(41, 20) != .yellow && color(20, 41) != .yellow && color(28, 28) != .white)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        #expect(color(41, 20) != .red && color(41, 21) == .red && simulator.areaMissedByDamage() == nil)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    }

    @Test("A shape layer shows its path, dashed where it says so, outside of its bounds too")
    func shape() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 70))
        path.addLine(to: CGPoint(x: 100, y: 70))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 4
        view.layer.addSublayer(shape)
        #expect(color(30, 90) == .red && color(45, 90) == .red && simulator.areaMissedByDamage() == nil)
        shape.lineDashPattern = [20, 10]
        #expect(color(30, 90) == .red && color(45, 90) == .white && simulator.areaMissedByDamage() == nil)
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        shape.strokeColor = nil
        shape.fillColor = UIColor.blue.cgColor
        #expect(color(30, 30) == .blue && color(30, 90) == .white && simulator.areaMissedByDamage() == nil)
    }

    @Test("A gradient goes from colour to colour, downwards unless it says otherwise")
    func gradient() {
        func red(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            var value: CGFloat = 0
            color(x, y).getRed(&value, green: nil, blue: nil, alpha: nil)
            return value
        }
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
        view.layer.insertSublayer(gradient, at: 0)
        #expect(red(60, 22) < 0.1 && abs(red(60, 50) - 0.5) < 0.05 && red(60, 78) > 0.9)
        #expect(simulator.areaMissedByDamage() == nil)
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        #expect(red(22, 50) < 0.1 && red(118, 50) > 0.9 && simulator.areaMissedByDamage() == nil)
        gradient.locations = [0.5, 1]
        #expect(red(60, 50) < 0.1 && red(118, 50) > 0.9 && simulator.areaMissedByDamage() == nil)
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 20
        #expect(color(21, 21) == .yellow && red(105, 70) > 0.5 && simulator.areaMissedByDamage() == nil)
        gradient.colors = [UIColor.black.cgColor]
        #expect(color(60, 50) == .yellow && simulator.areaMissedByDamage() == nil)
    }

    @Test("A layer outlives its view and the one that it was in")
    func lifetime() {
        let line = layer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let kept: CALayer = {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.layer.addSublayer(line)
            return view.layer
        }()
        #expect(line.superlayer === kept)
        line.backgroundColor = nil
        kept.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(kept.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.addSublayer(line)
        #expect(kept.sublayers == nil && line.superlayer === view.layer)
        view.layer.addSublayer(kept)
        #expect(kept.superlayer === view.layer)
    }

    @Test("Whatever is done to layers and their view, frames paint what has changed", arguments: [1, 2, 3])
    func damage(seed: UInt64) {
        var random = SeededGenerator(seed)
        var layers: [CALayer] = []
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 100, width: 150, height: 80))
        scroll.contentSize = CGSize(width: 150, height: 400)
        simulator.window.addSubview(scroll)
        let hosts = [view, scroll]
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random).rounded() }
        func rect() -> CGRect {
            CGRect(x: number(-20...100), y: number(-20...80), width: number(0...60), height: number(0...40))
        }
        func tint() -> CGColor {
            UIColor(hue: .random(in: 0...1, using: &random), saturation: 1, brightness: 1, alpha: 0.5).cgColor
        }
        for _ in 0..<120 {
            let deed = Int.random(in: 0..<12, using: &random)
            let some = layers.randomElement(using: &random)
            switch deed {
            case 0, 1:
                let made = deed == 0 ? CALayer() : CAShapeLayer()
                (made as? CAShapeLayer)?.path = UIBezierPath(ovalIn: rect()).cgPath
                made.frame = rect()
                made.backgroundColor = tint()
                let parent = Bool.random(using: &random) ? some : nil
                (parent ?? hosts[Int.random(in: 0...1, using: &random)].layer).addSublayer(made)
                layers.append(made)
            case 2: some?.frame = rect()
            case 3: some?.backgroundColor = tint()
            case 4: some?.opacity = Float.random(in: 0...1, using: &random)
            case 5: some?.isHidden.toggle()
            case 6: some?.cornerRadius = number(0...20)
            case 7: some?.masksToBounds.toggle()
            case 8: some?.removeFromSuperlayer()
            case 9: view.frame.origin = CGPoint(x: number(0...60), y: number(0...60))
            case 10: scroll.contentOffset.y = number(0...200)
            default: view.clipsToBounds.toggle()
            }
            #expect(simulator.areaMissedByDamage() == nil, "deed \(deed)")
        }
    }
}
