import Testing
import UIKit
import UIKitSimulator

/// Materials.
@MainActor @Suite("Visual effects")
struct VisualEffectTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 100))

    private func shade(_ effect: UIVisualEffect?, _ style: UIUserInterfaceStyle = .light) -> CGFloat {
        let view = UIVisualEffectView(effect: effect)
        view.frame = simulator.window.bounds
        view.overrideUserInterfaceStyle = style
        simulator.window.addSubview(view)
        simulator.frame()
        defer { view.removeFromSuperview() }
        #expect(view.contentView.frame == view.bounds && simulator.areaMissedByDamage() == nil)
        var white: CGFloat = -1
        simulator.color(at: CGPoint(x: 100, y: 50)).getRed(&white, green: nil, blue: nil, alpha: nil)
        return white
    }

    @Test("A material is as light or dark as its surroundings, or as its own name says; none shows what is behind")
    func materials() {
        simulator.window.backgroundColor = .red
        #expect(shade(nil) == 1 && shade(UIVisualEffect()) == 1)
        simulator.window.backgroundColor = .black
        #expect(shade(UIBlurEffect(style: .systemMaterial)) > 0.85)
        #expect(shade(UIBlurEffect(style: .systemMaterial), .dark) < 0.2)
        #expect(shade(UIBlurEffect(style: .dark)) < 0.2 && shade(UIBlurEffect(style: .light), .dark) > 0.85)
        #expect(
            shade(UIBlurEffect(style: .systemUltraThinMaterial)) < shade(UIBlurEffect(style: .systemChromeMaterial)))
        let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(view.contentView.frame.size == view.bounds.size)
        view.effect = UIBlurEffect(style: .prominent)
        view.contentView.backgroundColor = .clear
        simulator.window.addSubview(view)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 20, y: 20)) != .black)
        view.effect = nil
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 20, y: 20)) == .black)
    }
}
