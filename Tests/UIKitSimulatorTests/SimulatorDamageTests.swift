import Testing
import UIKitSimulator

/// The check that a frame paints all that has changed finds views that do not say so.
@MainActor @Suite struct SimulatorDamageTests {
    /// Draws a colour that it is given without telling anybody.
    private final class Liar: UIView {
        var color = UIColor.red

        override func draw(_ rect: CGRect) {
            color.setFill()
            UIRectFill(bounds)
        }
    }

    @Test func anHonestFormHasNothingMissing() {
        let sim = Simulator(size: CGSize(width: 400, height: 500), scale: 2)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.borderStyle = .roundedRect
        sim.window.addSubview(field)
        #expect(sim.areaMissedByDamage() == nil)
        sim.tap(field)
        #expect(sim.areaMissedByDamage() == nil)
        sim.type("Ada")
        sim.advance(0.2)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test func aViewThatChangesInSecretIsFound() throws {
        let sim = Simulator(size: CGSize(width: 100, height: 80), scale: 2)
        let view = Liar(frame: CGRect(x: 10, y: 20, width: 30, height: 15))
        sim.window.addSubview(view)
        #expect(sim.areaMissedByDamage() == nil)
        view.color = .blue
        let missed = try #require(sim.areaMissedByDamage())
        #expect((missed.x, missed.y, missed.width, missed.height) == (20, 40, 60, 30))
        view.color = .green
        view.setNeedsDisplay()
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test func aScreenThatIsResizedIsPaintedAnew() {
        let sim = Simulator(size: CGSize(width: 100, height: 80))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.backgroundColor = .red
        sim.window.addSubview(view)
        sim.frame()
        for (size, scale) in [(CGSize(width: 200, height: 50), 1.0), (.zero, 1), (CGSize(width: 90, height: 150), 2)] {
            sim.resize(to: size, scale: scale)
            #expect(sim.areaMissedByDamage() == nil)
            #expect(sim.window.bounds.size == size)
        }
    }
}
