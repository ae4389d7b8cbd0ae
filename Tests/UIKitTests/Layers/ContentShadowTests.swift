import Testing
import UIKitSimulator

@testable import UIKit

/// Shadows where there is no ground that throws one.
@MainActor @Suite("Shadows of content")
final class ContentShadowTests {
    private let sim = Simulator(size: CGSize(width: 300, height: 300))

    private func throwShadow(_ view: UIView) {
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 0, height: 60)
        sim.window.backgroundColor = .white
        sim.window.addSubview(view)
        sim.frame()
    }

    private func isDark(_ x: CGFloat, _ y: CGFloat) -> Bool {
        var white: CGFloat = 0
        sim.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
        return white < 0.5
    }

    @Test("A clear view's shadow is that of the card in it")
    func card() {
        let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        let card = UIView(frame: CGRect(x: 30, y: 10, width: 40, height: 30))
        card.backgroundColor = .red
        box.addSubview(card)
        throwShadow(box)
        #expect(isDark(70, 105) && !isDark(30, 105) && !isDark(110, 85))
        card.frame.origin.x = 0
        sim.frame()
        #expect(isDark(30, 105) && !isDark(85, 105) && sim.areaMissedByDamage() == nil)
        box.backgroundColor = .white
        sim.frame()
        #expect(isDark(110, 85) && sim.areaMissedByDamage() == nil)
    }

    @Test("Letters throw one, which goes with them")
    func letters() {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 50))
        label.font = .boldSystemFont(ofSize: 40)
        label.text = "I"
        throwShadow(label)
        let dark = (20..<220).filter { isDark(CGFloat($0), 105) }
        #expect(!dark.isEmpty && dark.count < 20)
        label.text = "IIIIII"
        sim.frame()
        #expect((20..<220).filter { isDark(CGFloat($0), 105) }.count > 3 * dark.count)
        #expect(sim.areaMissedByDamage() == nil)
        label.text = nil
        sim.frame()
        #expect((20..<220).allSatisfy { !isDark(CGFloat($0), 105) } && sim.areaMissedByDamage() == nil)
    }

    @Test("A field in which one types has a shadow of its letters, and no pixel is left behind")
    func field() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.autocapitalizationType = .none
        throwShadow(field)
        field.becomeFirstResponder()
        sim.advance(1)
        for letter in "hill" {
            sim.tapKey(String(letter))
            sim.frame()
            #expect(sim.areaMissedByDamage() == nil)
        }
        let before = (20..<220).filter { isDark(CGFloat($0), 102) }.count
        sim.tapKey("delete")
        sim.advance(0.1)
        #expect(before > 0 && sim.areaMissedByDamage() == nil)
    }

    @Test("A sublayer's shadow is that of its shape")
    func shape() {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        let shape = CAShapeLayer()
        shape.frame = view.bounds
        shape.path = UIBezierPath(rect: CGRect(x: 40, y: 10, width: 20, height: 30)).cgPath
        shape.fillColor = UIColor.orange.cgColor
        shape.shadowOpacity = 1
        shape.shadowRadius = 0
        shape.shadowColor = UIColor.black.cgColor
        shape.shadowOffset = CGSize(width: 0, height: 60)
        view.layer.addSublayer(shape)
        sim.window.backgroundColor = .white
        sim.window.addSubview(view)
        sim.frame()
        #expect(isDark(70, 105) && !isDark(40, 105) && !isDark(100, 105))
    }
}
