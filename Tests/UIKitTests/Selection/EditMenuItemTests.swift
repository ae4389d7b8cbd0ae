import Foundation
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

        @Test("Right to left all is mirrored: entries, lines between them, what stands in an entry, and the signs")
        func mirrored() throws {
            struct Look: Equatable {
                var frames: [CGRect] = []
                /// Whether the signs that turn to other pages point to the right.
                var pointsRight: [Bool] = []
            }
            func look(_ language: String) throws -> (look: Look, width: CGFloat) {
                let kiosk = SelectionKiosk(CGSize(width: 320, height: 480))
                // No table of words: the same words, in the other direction.
                kiosk.application.locale = Locale(identifier: language)
                kiosk.delegate.menu = { _, _ in
                    UIMenu(
                        children: (1...5).map {
                            UIAction(title: "Entry \($0)", image: Self.picture, state: .on) { _ in }
                        })
                }
                kiosk.doubleTap(kiosk.point(9))
                kiosk.choose("More items")
                let menu = try #require(kiosk.menu)
                kiosk.simulator.frame()
                var look = Look()
                let strip = try #require(menu.items.first?.superview)
                let parts = menu.items.flatMap { $0.subviews.filter { $0.frame.width > 0 } }
                look.frames = (strip.subviews + parts).map { $0.convert($0.bounds, to: strip) }
                for item in menu.items {
                    if case .entry = item.content { continue }
                    let middle = item.convertToScreen(item.bounds)
                    let ink = [-3, 3].map { kiosk.simulator.color(at: CGPoint(x: middle.midX + $0, y: middle.midY)) }
                    #expect(ink[0] != ink[1])
                    look.pointsRight.append(ink[0] == .menuFill.resolvedColor(with: menu.traitCollection))
                }
                return (look, strip.bounds.width)
            }
            let (usual, width) = try look("en")
            #expect(usual.pointsRight == [false, true] && usual.frames.count >= 8)
            let turned = try look("ur").look
            #expect(turned.pointsRight == [true, false])
            #expect(turned.frames.count == usual.frames.count)
            for (a, b) in zip(usual.frames, turned.frames) {
                #expect(abs(a.minX - (width - b.maxX)) < 0.01 && abs(a.width - b.width) < 0.01)
            }
        }
    }
}
