import Testing
import UIKit

@MainActor @Suite("Trait collections")
struct TraitCollectionTests {
    @Test("Of several the last that says a thing is heard; what nobody says stays unsaid")
    func joined() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 2),
            UITraitCollection(accessibilityContrast: .high), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .regular)
        #expect(both.layoutDirection == .rightToLeft && both.displayScale == 2 && both.accessibilityContrast == .high)
        #expect(both.userInterfaceStyle == .unspecified && both.preferredContentSizeCategory == .unspecified)
        #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    }

    @Test("One holds another when it says all that the other says")
    func containing() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(preferredContentSizeCategory: .small),
        ])
        #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(both.containsTraits(in: UITraitCollection()) && both.containsTraits(in: nil))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!UITraitCollection(userInterfaceStyle: .dark).containsTraits(in: both))
    }

    @Test("Levels, priorities and weights are reckoned with as the numbers that they are")
    func reckoning() {
        var level = UIWindow.Level.statusBar + 1
        level -= 2
        #expect(level.rawValue == 999 && level < .statusBar && UIWindow.Level.alert - .statusBar == 1000)
        #expect(UIFont.Weight.bold + 0.1 > .bold && UIFont.Weight.thin < .regular)
        #expect((UILayoutPriority.required - 1).rawValue == 999 && UILayoutPriority.defaultLow < .defaultHigh)
    }
}
