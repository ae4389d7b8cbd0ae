import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// How the entries of an edit menu look.
    @MainActor
    @Suite("Entries of the edit menu")
    struct EntryTests {
        private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }.withRenderingMode(.alwaysTemplate)

        /// The entry that a field's menu has for an action.
        private func entry(
            _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
            style: UIUserInterfaceStyle = .light
        ) throws -> (item: EditMenuItem, kiosk: SelectionKiosk) {
            let kiosk = SelectionKiosk()
            kiosk.field.overrideUserInterfaceStyle = style
            let action = UIAction(title: "Mark", image: Self.picture, attributes: attributes, state: state) { _ in }
            kiosk.delegate.menu = { _, _ in UIMenu(children: [action]) }
            kiosk.doubleTap(kiosk.point(9))
            return (try #require(kiosk.menu?.items.first), kiosk)
        }

        private func color(of item: EditMenuItem, in kiosk: SelectionKiosk) throws -> UIColor {
            let view = try #require(item.subviews.compactMap { $0 as? UIImageView }.first)
            let frame = view.convertToScreen(view.bounds)
            return kiosk.simulator.color(at: CGPoint(x: frame.midX, y: frame.midY))
        }

        @Test("A picture that takes colours has that of its title", arguments: [UIUserInterfaceStyle.light, .dark])
        func pictures(style: UIUserInterfaceStyle) throws {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let (plain, kiosk) = try entry(style: style)
            #expect(try color(of: plain, in: kiosk) == UIColor.label.resolvedColor(with: traits))
            let (delete, other) = try entry(.destructive, style: style)
            #expect(try color(of: delete, in: other) == UIColor.menuDestructive.resolvedColor(with: traits))
        }

        @Test("An entry that cannot be chosen has a faint picture, and does not light up under a finger")
        func disabled() throws {
            let (item, kiosk) = try entry(.disabled)
            let view = try #require(item.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(view.alpha < 0.5 && item.accessibilityLabel == "Mark")
            let frame = item.convertToScreen(item.bounds)
            kiosk.simulator.touchDown(0, at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(item.backgroundColor == nil)
            kiosk.simulator.touchUp(0)
        }

        @Test("A tick, the picture and the title stand side by side in an entry that is on")
        func tick() throws {
            let (off, _) = try entry()
            let (item, kiosk) = try entry(state: .on)
            kiosk.simulator.frame()
            #expect(item.accessibilityValue == "1" && off.accessibilityValue == nil)
            #expect(item.naturalWidth > off.naturalWidth + 6)
            let labels = item.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minX < $1.frame.minX }
            let picture = try #require(item.subviews.compactMap { $0 as? UIImageView }.first)
            #expect(labels.map(\.text) == ["✓", "Mark"])
            #expect(labels[0].frame.maxX <= picture.frame.minX && picture.frame.maxX <= labels[1].frame.minX)
            #expect(labels[0].frame.minX >= 0 && labels[1].frame.maxX <= item.bounds.width)
        }
    }
}
