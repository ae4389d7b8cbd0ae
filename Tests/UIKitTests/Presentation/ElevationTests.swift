import Testing
import UIKitSimulator

@testable import UIKit

/// The level of an interface: sheets and popovers stand above what is behind them, and look so in the dark.
@MainActor @Suite("Levels of the interface")
struct ElevationTests {
    private final class Told: UIView {
        var changes: [String] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            func name(_ traits: UITraitCollection?) -> String {
                guard let traits else { return "?" }
                let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
                return style + (traits.userInterfaceLevel == .elevated ? "+" : "")
            }
            changes.append("\(name(previous)) > \(name(traitCollection))")
        }
    }

    private func begin(_ size: CGSize, style: UIUserInterfaceStyle) -> (Simulator, UIViewController, UIViewController) {
        let sim = Simulator(size: size)
        sim.application.userInterfaceStyle = style
        let (root, shown) = (UIViewController(), UIViewController())
        root.view.backgroundColor = .systemBackground
        shown.view.backgroundColor = .systemBackground
        sim.window.rootViewController = root
        sim.frame()
        return (sim, root, shown)
    }

    @Test(
        "A sheet is lighter than what is behind it in the dark, and like it in the light",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen])
    func grounds(presentation: UIModalPresentationStyle) {
        for style in [UIUserInterfaceStyle.dark, .light] {
            let (sim, root, shown) = begin(CGSize(width: 1024, height: 768), style: style)
            shown.modalPresentationStyle = presentation
            shown.popoverPresentationController?.sourceView = root.view
            shown.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
            root.present(shown, animated: false)
            sim.frame()
            let isAbove = presentation != .fullScreen && presentation != .overFullScreen
            #expect(shown.traitCollection.userInterfaceLevel == (isAbove ? .elevated : .base))
            #expect(root.traitCollection.userInterfaceLevel == .base)
            let area = shown.view.convertToScreen(shown.view.bounds)
            let ground: UIColor = style == .light ? .white : isAbove ? UIColor(rgb: 0x1C1C1E) : .black
            #expect(sim.color(at: CGPoint(x: area.midX, y: area.midY)) == ground, "\(presentation), \(style)")
            if presentation == .popover {
                #expect(sim.color(at: CGPoint(x: 510, y: area.minY - 4)) == ground, "the arrow, \(style)")
            }
            root.dismiss(animated: false)
            sim.frame()
            #expect(sim.color(at: CGPoint(x: area.midX, y: area.midY)) == (style == .light ? .white : .black))
            #expect(shown.traitCollection.userInterfaceLevel == .base && sim.areaMissedByDamage() == nil)
        }
    }

    @Test("Whoever is inside is told when a sheet fills a window that became low, and of no style that it has not had")
    func adaptation() {
        let (sim, root, shown) = begin(CGSize(width: 800, height: 600), style: .dark)
        let (inner, light, within) = (Told(), Told(), Told())
        light.overrideUserInterfaceStyle = .light
        light.addSubview(within)
        shown.view.addSubview(inner)
        shown.view.addSubview(light)
        shown.modalPresentationStyle = .pageSheet
        root.present(shown, animated: false)
        sim.frame()
        for view in [inner, light, within] { view.changes = [] }
        sim.resize(to: CGSize(width: 800, height: 320))
        sim.frame()
        #expect(shown.traitCollection.userInterfaceLevel == .base)
        #expect(inner.changes.last == "dark+ > dark")
        #expect(light.changes.last == "light+ > light" && within.changes.last == "light+ > light")
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A watch over a view in a part with a style of its own hears what it has had, when the screen changes")
    func watches() {
        let (sim, root, shown) = begin(CGSize(width: 800, height: 600), style: .dark)
        shown.overrideUserInterfaceStyle = .light
        let inner = UIView()
        shown.view.addSubview(inner)
        root.present(shown, animated: false)
        sim.frame()
        var heard: [UITraitCollection] = []
        inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIView, previous: UITraitCollection) in heard.append(previous)
        }
        sim.application.preferredContentSizeCategory = .extraLarge
        sim.frame()
        #expect(heard.map(\.userInterfaceStyle) == [.light] && heard.map(\.userInterfaceLevel) == [.elevated])
    }

    @Test("Colours compare by level, and a collection of its own says nothing else")
    func collections() {
        let level = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(level.userInterfaceLevel == .elevated && level.userInterfaceStyle == .unspecified)
        let (dark, light) = (
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
        )
        #expect(dark.userInterfaceLevel == .unspecified && dark != dark.with(.dark, .elevated))
        #expect(dark.with(.dark, .elevated).hasDifferentColorAppearance(comparedTo: dark))
        #expect(UIColor.systemBackground.resolvedColor(with: light.with(.light, .elevated)) == .white)
        #expect(
            UIColor.secondarySystemBackground.resolvedColor(with: dark.with(.dark, .elevated)) == UIColor(rgb: 0x2C2C2E)
        )
    }
}
