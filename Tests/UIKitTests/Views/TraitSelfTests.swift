import Foundation
import Testing
import UIKitSimulator

/// Watches over traits as classes begin them in their initialisers.
@MainActor @Suite("Watches over traits that name the class")
struct TraitSelfTests {
    private class Card: UIView {
        var heard: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
                (self: Self, previous: UITraitCollection) in
                self.heard.append("self \(previous.userInterfaceStyle.rawValue)")
            }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] _, _ in self?.heard.append("weak") }
            registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(Self.changed))
        }

        required init?(coder: NSCoder) { nil }

        func changed(_ sender: UIView) { heard.append(sender === self ? "selector" : "other") }
    }
    private final class Sub: Card {}

    @Test("Each is told once, in the order in which they began")
    func order() {
        let (simulator, card) = (Simulator(size: CGSize(width: 100, height: 100)), Sub())
        simulator.window.addSubview(card)
        simulator.frame()
        card.heard = []
        card.overrideUserInterfaceStyle = .dark
        simulator.frame()
        #expect(card.heard == ["self 1", "weak", "selector"])
    }

    @Test("Another size of the window is told with what there was before, where it changes a size class")
    func sizes() {
        final class Told: UIView {
            var before: UITraitCollection?
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                before = previousTraitCollection
            }
        }
        let (simulator, view) = (Simulator(size: CGSize(width: 1200, height: 800)), Told())
        var heard: [String] = []
        simulator.window.addSubview(view)
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous: UITraitCollection) in
            heard.append(
                "\(previous.horizontalSizeClass.rawValue) \(view.traitCollection.horizontalSizeClass.rawValue)")
        }
        simulator.resize(to: CGSize(width: 1100, height: 800))
        #expect(heard == [])
        simulator.resize(to: CGSize(width: 320, height: 480))
        #expect(heard == ["2 1"] && view.before?.horizontalSizeClass == .regular)
    }
}
