import QuartzCore
import Testing
import UIKit
import UIKitSimulator

extension UITextField {
    fileprivate func addBottomLine(color: UIColor = .lightGray) {
        let line = CALayer()
        line.name = "bottomLine"
        line.frame = CGRect(x: 0, y: frame.height - 2, width: frame.width, height: 2)
        line.backgroundColor = color.cgColor
        borderStyle = .none
        layer.addSublayer(line)
    }

    fileprivate func removeBottomLine() {
        layer.sublayers?.filter { $0.name == "bottomLine" }.forEach { $0.removeFromSuperlayer() }
    }
}

extension UIView {
    fileprivate func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.6
        animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
        layer.add(animation, forKey: "shake")
    }

    fileprivate func nudge(then done: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(done)
        let animation = CABasicAnimation(keyPath: "position")
        animation.duration = 0.07
        animation.repeatCount = 3
        animation.autoreverses = true
        animation.fromValue = NSValue(cgPoint: CGPoint(x: center.x - 10, y: center.y))
        animation.toValue = NSValue(cgPoint: CGPoint(x: center.x + 10, y: center.y))
        layer.add(animation, forKey: "position")
        CATransaction.commit()
    }
}

/// A field that draws its own line, and colours it while it is edited.
private class UnderlinedField: UITextField {
    let line = CAShapeLayer()

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY - 1))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY - 1))
        line.path = path.cgPath
        line.lineWidth = 2
        line.fillColor = nil
        line.strokeColor = (isFirstResponder ? UIColor.blue : UIColor.gray).cgColor
        if line.superlayer == nil { layer.addSublayer(line) }
    }

    override func becomeFirstResponder() -> Bool {
        setNeedsLayout()
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        setNeedsLayout()
        return super.resignFirstResponder()
    }
}

@MainActor @Suite("Layers of fields, in Swift 5")
struct FieldLayersTests {
    @Test("A line under a field is seen while it is typed into, and goes")
    func bottomLine() {
        let sim = Simulator()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.addBottomLine(color: .red)
        sim.window.addSubview(field)
        sim.tap(field)
        sim.type("abc")
        sim.frame()
        #expect(field.text == "abc" && sim.color(at: CGPoint(x: 200, y: 59)) == .red)
        field.removeBottomLine()
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 200, y: 59)) == .white && field.layer.sublayers == nil)
    }

    @Test("A field colours its line while it is edited")
    func underline() {
        let sim = Simulator()
        let field = UnderlinedField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        sim.window.addSubview(field)
        sim.tap(field)
        sim.advance(0.5)
        #expect(sim.color(at: CGPoint(x: 200, y: 59)) == .blue)
        sim.type("x")
        _ = field.resignFirstResponder()
        sim.advance(0.5)
        #expect(field.text == "x" && sim.color(at: CGPoint(x: 200, y: 59)) != .blue)
    }

    @Test("A field that is shaken can be typed into, and stands where it stood")
    func shaken() {
        let sim = Simulator()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        field.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        field.layer.cornerRadius = 8
        sim.window.addSubview(field)
        sim.tap(field)
        field.shake()
        sim.advance(0.1)
        sim.type("no")
        #expect(field.frame.minX == 20 && field.layer.animation(forKey: "shake") != nil)
        sim.advance(1)
        var isDone = false
        field.nudge { isDone = true }
        #expect(!isDone)
        sim.advance(1)
        #expect(isDone && field.text == "no" && field.layer.animationKeys() == nil)
    }
}
