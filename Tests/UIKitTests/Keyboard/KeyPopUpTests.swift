import Testing
import UIKitSimulator

@testable import UIKit

/// The enlarged letter above a finger.
@MainActor @Suite struct KeyPopUpTests {
    private let sim = Simulator(size: CGSize(width: 375, height: 667))

    private func field(_ appearance: UIKeyboardAppearance, y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 44))
        field.autocapitalizationType = .none
        field.keyboardAppearance = appearance
        sim.window.addSubview(field)
        return field
    }

    private var popUp: KeyPopUpView? {
        sim.frame()
        return sim.application.keyboard.window.shownAboveKeys.lazy.compactMap { $0 as? KeyPopUpView }.first
    }

    /// The pop-up's ground beside its letter, near the left edge of its head.
    private func ground(of popUp: KeyPopUpView) -> UIColor {
        sim.color(at: CGPoint(x: popUp.frame.minX + 8, y: popUp.frame.minY + 20))
    }

    @Test func itStandsAboveAPressedKeyAndGoesWithTheFinger() throws {
        field(.light, y: 20).becomeFirstResponder()
        sim.advance(0.5)
        #expect(popUp == nil)
        let key = try #require(sim.application.keyboard.location(ofKey: "g"))
        sim.touchDown(0, at: key)
        let shown = try #require(popUp)
        #expect(shown.frame.contains(key) && shown.frame.midY < key.y && abs(shown.frame.midX - key.x) < 1)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(popUp == nil && sim.areaMissedByDamage() == nil)
    }

    @Test func itIsAsDarkAsTheKeysOfItsKeyboard() throws {
        let fields = [field(.light, y: 20), field(.dark, y: 80), field(.light, y: 140)]
        for field in fields {
            field.becomeFirstResponder()
            sim.advance(0.5)
            let key = try #require(sim.application.keyboard.location(ofKey: "g"))
            sim.touchDown(0, at: key)
            let traits = UITraitCollection(
                userInterfaceStyle: field.keyboardAppearance == .dark ? .dark : .light)
            #expect(ground(of: try #require(popUp)) == UIColor.keyFill.resolvedColor(with: traits))
            sim.touchUp(0)
        }
    }

    @Test func itStaysOnTheScreenAboveKeysAtTheEdges() throws {
        field(.light, y: 20).becomeFirstResponder()
        sim.advance(0.5)
        for name in ["q", "p", "g"] {
            let key = try #require(sim.application.keyboard.location(ofKey: name))
            sim.touchDown(0, at: key)
            // The frame has room for the shadow.
            let head = try #require(popUp).frame.insetBy(dx: 4, dy: 4)
            #expect(head.minX >= 2 && head.maxX <= 373 && head.contains(key), "\(name)")
            sim.touchUp(0)
        }
    }
}
