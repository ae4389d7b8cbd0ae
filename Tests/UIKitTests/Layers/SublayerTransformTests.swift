import Foundation
import Testing
import UIKitSimulator

/// What moves the content of a layer without the frames in it.
@MainActor @Suite("The transform of sublayers")
struct SublayerTransformTests {
    private let sim = Simulator(size: CGSize(width: 300, height: 400))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

    private init() {
        view.backgroundColor = .yellow
        sim.window.addSubview(view)
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
        sim.frame()
        return sim.color(at: CGPoint(x: x, y: y))
    }

    @Test("Subviews and layers move, their frames and the ground do not; touches and conversions move with them")
    func moves() {
        let (part, layer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), CALayer(), CALayer())
        part.backgroundColor = .red
        layer.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
        layer.backgroundColor = UIColor.blue.cgColor
        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        inner.backgroundColor = UIColor.green.cgColor
        view.addSubview(part)
        view.layer.addSublayer(layer)
        layer.addSublayer(inner)
        #expect(color(22, 22) == .red && color(78, 22) == .blue && color(62, 22) == .green)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(10, 25, 0)
        #expect(color(22, 22) == .yellow && color(32, 47) == .red && color(88, 47) == .blue && color(72, 47) == .green)
        #expect(sim.areaMissedByDamage() == nil)
        layer.sublayerTransform = CATransform3DMakeTranslation(30, 50, 0)
        #expect(color(72, 47) == .blue && color(102, 97) == .green && sim.areaMissedByDamage() == nil)
        #expect(part.frame.origin == .zero && layer.frame.origin == CGPoint(x: 40, y: 0))
        #expect(part.convert(CGPoint.zero, to: view) == CGPoint(x: 10, y: 25))
        #expect(part.convert(CGPoint(x: 30, y: 45), from: nil) == .zero)
        #expect(view.hitTest(CGPoint(x: 12, y: 27), with: nil) === part)
        #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) === view)
        view.layer.sublayerTransform = CATransform3DIdentity
        #expect(color(22, 22) == .red && color(32, 47) == .yellow && sim.areaMissedByDamage() == nil)
    }

    @Test("What is turned, scaled or masked shows it as well, and what a view keeps a picture of")
    func resampled() {
        let part = UIView(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
        part.backgroundColor = .red
        view.addSubview(part)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(color(70, 50) == .red)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(20, 0, 0)
        // To the right is down now.
        #expect(color(70, 50) == .yellow && color(70, 70) == .red && sim.areaMissedByDamage() == nil)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(-20, 0, 0)
        #expect(color(30, 50) == .red && color(70, 50) == .yellow && sim.areaMissedByDamage() == nil)
        view.layer.sublayerTransform = CATransform3DIdentity
        #expect(color(70, 50) == .red && sim.areaMissedByDamage() == nil)
        view.transform = .identity
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        mask.backgroundColor = .black
        view.mask = mask
        // Of what is in the view as much is seen as comes into the mask, which stays.
        #expect(color(65, 50) == .red && color(75, 50) == .white)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(-20, 0, 0)
        #expect(color(45, 50) == .red && color(65, 50) == .yellow && color(75, 50) == .white)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("It moves in an animation")
    func animated() {
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        part.backgroundColor = .red
        view.addSubview(part)
        sim.frame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.sublayerTransform = CATransform3DMakeTranslation(80, 0, 0)
        }
        sim.passTime(0.5)
        #expect(color(65, 25) == .red && color(25, 25) == .yellow && sim.areaMissedByDamage() == nil)
        sim.passTime(0.6)
        #expect(color(105, 25) == .red && sim.areaMissedByDamage() == nil)
    }

    @Test("It is a field's margin: text, caret and taps are moved")
    func margin() throws {
        let (plain, padded) = (
            UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)),
            UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
        )
        padded.layer.sublayerTransform = CATransform3DMakeTranslation(15, 0, 0)
        for field in [plain, padded] {
            field.text = "Words"
            sim.window.addSubview(field)
        }
        func left(_ field: UITextField) throws -> CGFloat {
            sim.frame()
            let column = stride(from: CGFloat(0), to: 200, by: 0.5).first { x in
                (0..<40).contains { sim.color(at: CGPoint(x: 20 + x, y: field.frame.minY + CGFloat($0))) != .white }
            }
            return try #require(column)
        }
        #expect(try left(padded) - left(plain) == 15)
        #expect(
            padded.caretRect(for: padded.endOfDocument)
                == plain.caretRect(for: plain.endOfDocument).offsetBy(dx: 15, dy: 0))
        #expect(padded.editingRect(forBounds: padded.bounds) == plain.editingRect(forBounds: plain.bounds))
        sim.tap(CGPoint(x: 20 + 18, y: 180))
        sim.type("x")
        sim.frame()
        #expect(padded.text == "xWords", "The tap was left of the first letter.")
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("It does nothing but move")
    func refused() {
        view.layer.sublayerTransform = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 9), 2, 2, 1)
        #expect(view.layer.sublayerTransform == CATransform3DMakeTranslation(3, 4, 0))
        view.layer.sublayerTransform = CATransform3DMakeTranslation(.nan, 0, 0)
        #expect(view.layer.sublayerTransform == CATransform3DMakeTranslation(3, 4, 0))
    }
}
