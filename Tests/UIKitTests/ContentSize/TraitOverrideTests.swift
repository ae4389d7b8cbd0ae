import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Traits that a part of the screen has for itself.
@MainActor @Suite("Traits of one's own")
struct TraitOverrideTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))

    @Test(
        "Labels in a view with larger text are larger, others are not, and all are as they were when it is taken back")
    func size() {
        let (panel, inner) = (
            UIView(frame: sim.window.bounds), UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
        )
        let labels = (0..<3).map { UILabel(frame: CGRect(x: 0, y: CGFloat($0) * 40, width: 300, height: 40)) }
        for label in labels {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        sim.window.addSubview(panel)
        panel.addSubview(labels[0])
        panel.addSubview(inner)
        inner.addSubview(labels[1])
        sim.window.addSubview(labels[2])
        panel.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        sim.frame()
        #expect(panel.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(labels.map(\.font.pointSize) == [33, 33, 17])
        inner.maximumContentSizeCategory = .extraLarge
        sim.frame()
        #expect(labels.map(\.font.pointSize) == [33, 19, 17])
        inner.traitOverrides.preferredContentSizeCategory = .extraSmall
        sim.frame()
        #expect(labels.map(\.font.pointSize) == [33, 14, 17])
        inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        inner.maximumContentSizeCategory = nil
        sim.application.preferredContentSizeCategory = .extraLarge
        sim.frame()
        #expect(labels.map(\.font.pointSize) == [33, 33, 19])
        panel.traitOverrides.preferredContentSizeCategory = .unspecified
        sim.frame()
        #expect(labels.map(\.font.pointSize) == [19, 19, 19] && sim.areaMissedByDamage() == nil)
        #expect(!panel.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    }

    @Test("The style is that of the older name, and is taken back alone")
    func style() {
        let view = UIView(frame: sim.window.bounds)
        sim.window.addSubview(view)
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(view.overrideUserInterfaceStyle == .dark && view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!view.traitOverrides.contains(UITraitDisplayScale.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.overrideUserInterfaceStyle == .unspecified)
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
        view.overrideUserInterfaceStyle = .light
        #expect(view.traitOverrides.userInterfaceStyle == .light)
    }

    @Test("A controller's are its view's, also when they are set before there is one, and who watches is told once")
    func controller() {
        final class Page: UIViewController {
            var sizes: [UIContentSizeCategory] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: Page, _) in
                    page.sizes.append(page.traitCollection.preferredContentSizeCategory)
                }
            }
        }
        let page = Page()
        page.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        page.traitOverrides.userInterfaceStyle = .dark
        #expect(!page.isViewLoaded)
        sim.window.rootViewController = page
        sim.frame()
        #expect(page.view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        #expect(page.view.traitCollection.userInterfaceStyle == .dark)
        page.sizes = []
        page.traitOverrides.preferredContentSizeCategory = .small
        page.traitOverrides.preferredContentSizeCategory = .small
        sim.frame()
        #expect(page.sizes == [.small])
        page.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        page.view.traitOverrides.preferredContentSizeCategory = .small
        page.traitOverrides.userInterfaceStyle = .light
        #expect(page.view.traitCollection.preferredContentSizeCategory == .small)
        page.sizes = [.small]
        page.view.minimumContentSizeCategory = .large
        sim.frame()
        #expect(page.sizes == [.small, .large])
    }
}
