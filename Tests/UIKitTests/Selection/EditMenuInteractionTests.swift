import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// A program's own view with an edit menu.
    @MainActor
    @Suite("Edit menu interaction")
    struct InteractionTests {
        @MainActor
        private final class Delegate: UIEditMenuInteractionDelegate {
            var log: [String] = []
            var target = CGRect.null
            var titles = ["One", "Two"]

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                log.append("menu \(configuration.identifier)")
                return UIMenu(
                    children: titles.map { title in UIAction(title: title) { [weak self] _ in self?.log.append(title) }
                    })
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { target }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { log.append("present") }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { log.append("dismiss") }
        }

        @Test("It shows, moves, reloads and goes")
        func life() throws {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            view.backgroundColor = .systemGray5
            simulator.window.addSubview(view)
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            #expect(view.interactions.count == 1 && interaction.view === view)
            let configuration = UIEditMenuConfiguration(identifier: "own", sourcePoint: CGPoint(x: 50, y: 50))
            interaction.presentEditMenu(with: configuration)
            simulator.advance(0.3)
            #expect(delegate.log == ["menu own", "present"])
            let menu = try #require(UIApplication.shared.editMenus.visibleMenu)
            #expect(menu.side == .above && abs(menu.barOnScreen.midX - 150) <= 0.5 && menu.barOnScreen.maxY < 350)
            #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 350))
            #expect(interaction.location(in: view) == CGPoint(x: 50, y: 50))
            delegate.target = view.bounds
            interaction.updateVisibleMenuPosition(animated: false)
            simulator.advance(0.3)
            #expect(menu.barOnScreen.maxY < 300 && abs(menu.barOnScreen.midX - 200) <= 0.5)
            delegate.titles = ["Three"]
            interaction.reloadVisibleMenu()
            simulator.advance(0.3)
            #expect(menu.items.map(\.accessibilityLabel) == ["Three"])
            simulator.tap(menu.items[0])
            simulator.advance(0.3)
            #expect(delegate.log == ["menu own", "present", "menu own", "dismiss", "Three"])
            #expect(interaction.location(in: nil) == .zero)

            configuration.preferredArrowDirection = .up
            interaction.presentEditMenu(with: configuration)
            simulator.advance(0.3)
            #expect(UIApplication.shared.editMenus.visibleMenu?.side == .below)
            simulator.tap(CGPoint(x: 120, y: 390))
            simulator.advance(0.3)
            #expect(UIApplication.shared.editMenus.visibleMenu == nil)
            interaction.presentEditMenu(with: configuration)
            view.removeInteraction(interaction)
            #expect(interaction.view == nil && view.interactions.isEmpty)
            simulator.advance(0.3)
            #expect(UIApplication.shared.editMenus.visibleMenu == nil)
            #expect(UIApplication.shared.selection.window.isHidden)
            #expect(simulator.areaMissedByDamage() == nil)
        }

        @Test("A menu that is loaded anew begins with its first page")
        func reloading() throws {
            let simulator = Simulator(size: CGSize(width: 320, height: 480))
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            simulator.window.addSubview(view)
            let delegate = Delegate()
            delegate.titles = (1...9).map { "Entry \($0)" }
            let interaction = UIEditMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
            simulator.advance(0.3)
            let menu = try #require(UIApplication.shared.editMenus.visibleMenu)
            func titles() -> [String] {
                simulator.advance(0.3)
                return menu.items.compactMap(\.accessibilityLabel)
            }
            let first = titles()
            #expect(first.first == "Entry 1" && first.last == "More items")
            for turn in [1, 2] {
                for _ in 0..<turn { menu.items.last.map { simulator.tap($0) } }
                #expect(titles().first == "Previous items")
                interaction.reloadVisibleMenu()
                #expect(titles() == first)
            }
            delegate.titles = ["Alone"]
            menu.items.last.map { simulator.tap($0) }
            interaction.reloadVisibleMenu()
            #expect(titles() == ["Alone"])
        }

        @Test("A view that leaves the window takes its menu with it")
        func leaving() {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
            simulator.window.addSubview(view)
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            view.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
            simulator.advance(0.3)
            view.removeFromSuperview()
            simulator.advance(0.3)
            #expect(delegate.log == ["menu 1", "present", "dismiss"])
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 2, sourcePoint: .zero))
            #expect(delegate.log == ["menu 1", "present", "dismiss"])
        }

        @Test("An interaction that goes to another view, or to none, takes its menu away before it goes")
        func changingViews() {
            let simulator = Simulator(size: CGSize(width: 480, height: 800))
            let views = [200, 500].map { UIView(frame: CGRect(x: 100, y: $0, width: 200, height: 100)) }
            for view in views { simulator.window.addSubview(view) }
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            let changes = [{ views[1].addInteraction(interaction) }, { views[0].removeInteraction(interaction) }]
            for (number, change) in changes.enumerated() {
                views[0].addInteraction(interaction)
                delegate.log = []
                interaction.presentEditMenu(
                    with: UIEditMenuConfiguration(identifier: number, sourcePoint: CGPoint(x: 20, y: 20)))
                simulator.advance(0.3)
                // The view that it has already is no other.
                views[0].addInteraction(interaction)
                interaction.willMove(to: views[0])
                #expect(delegate.log == ["menu \(number)", "present"])
                #expect(interaction.location(in: views[0]) == CGPoint(x: 20, y: 20))
                change()
                #expect(delegate.log == ["menu \(number)", "present", "dismiss"])
                #expect(interaction.view === (number == 0 ? views[1] : nil) && interaction.location(in: nil) == .zero)
                simulator.advance(0.3)
                #expect(UIApplication.shared.editMenus.visibleMenu == nil)
                #expect(delegate.log.count == 3 && simulator.areaMissedByDamage() == nil)
            }
        }

        @Test("Menus keep what they are when their children change")
        func menu() {
            let menu = UIMenu(
                title: "A", identifier: .format, options: .displayInline, children: [UIAction(title: "a") { _ in }])
            let other = menu.replacingChildren([])
            #expect(other.title == "A" && other.identifier == .format && other.options == .displayInline)
            #expect(other.children.isEmpty && menu.children.count == 1)
            #expect(UIMenu().identifier != UIMenu().identifier)
            #expect(EditMenuContents.flattened([menu, other]).map(\.title) == ["a"])
        }
    }
}
