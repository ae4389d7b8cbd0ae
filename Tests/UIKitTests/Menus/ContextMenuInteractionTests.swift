import Testing
import UIKitSimulator

@testable import UIKit

/// Menus of views that are held.
@MainActor @Suite("Context menus")
final class ContextMenuInteractionTests {
    private lazy var simulator = Simulator(size: CGSize(width: 480, height: 480))
    private lazy var view = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))

    @MainActor private final class Asked: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard location.x < 100 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.log.append("copied") }])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("shown")
            animator?.addCompletion { [weak self] in self?.log.append("came") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("ended") }
    }

    private func hold(_ x: CGFloat) {
        simulator.touchDown(0, at: CGPoint(x: x, y: 250))
        simulator.advance(0.8)
        simulator.touchUp(0)
        simulator.advance(0.5)
    }

    private var menu: EditMenuView? { UIApplication.shared.editMenus.visibleMenu }

    @Test func `A view that is held shows its menu, where there is one`() throws {
        simulator.window.addSubview(view)
        let asked = Asked()
        let interaction = UIContextMenuInteraction(delegate: asked)
        view.addInteraction(interaction)
        hold(250)
        #expect(menu == nil && asked.log.isEmpty && interaction.menuAppearance == .unknown)
        hold(130)
        #expect(menu?.items.map(\.accessibilityLabel) == ["Copy"] && asked.log == ["shown", "came"])
        #expect(interaction.menuAppearance == .compact && interaction.location(in: view) == CGPoint(x: 30, y: 50))
        interaction.updateVisibleMenu { UIMenu(children: $0.children + [UIAction(title: "More") { _ in }]) }
        simulator.advance(0.3)
        #expect(menu?.items.map(\.accessibilityLabel) == ["Copy", "More"])
        simulator.tap(try #require(menu?.items.first))
        simulator.advance(0.5)
        #expect(menu == nil && asked.log == ["shown", "came", "ended", "copied"])
        hold(130)
        view.removeInteraction(interaction)
        simulator.advance(0.5)
        #expect(menu == nil && view.gestureRecognizers?.isEmpty != false)
        hold(130)
        #expect(menu == nil)
    }

    @Test func `What is held is not pressed, what has no menu is`() {
        simulator.window.addSubview(view)
        var pressed = 0
        let button = UIButton(frame: view.bounds)
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        view.addSubview(button)
        let asked = Asked()
        view.addInteraction(UIContextMenuInteraction(delegate: asked))
        hold(130)
        #expect(menu != nil && pressed == 0)
        simulator.tap(CGPoint(x: 20, y: 450))
        simulator.advance(0.5)
        hold(250)
        #expect(menu == nil && pressed == 1)
    }

    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row != 1 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "row \(indexPath.row)") { _ in }])
            }
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    @Test func `A row that is held shows its menu and is not selected`() {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 100, width: 480, height: 300)), Rows())
        (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
        simulator.window.addSubview(table)
        simulator.frame()
        func hold(row: CGFloat) {
            simulator.touchDown(0, at: CGPoint(x: 100, y: 125 + 50 * row))
            simulator.advance(0.8)
            simulator.touchUp(0)
            simulator.advance(0.5)
        }
        hold(row: 1)
        #expect(menu == nil && rows.log == ["select 1"])
        hold(row: 2)
        #expect(menu?.items.map(\.accessibilityLabel) == ["row 2"] && rows.log == ["select 1"])
        #expect(menu.map { !$0.barOnScreen.intersects(CGRect(x: 0, y: 200, width: 480, height: 50)) } == true)
        simulator.tap(CGPoint(x: 20, y: 450))
        simulator.advance(0.5)
        #expect(menu == nil && rows.log == ["select 1", "end"])
        table.isEditing = true
        hold(row: 2)
        #expect(menu == nil)
    }

    @MainActor private final class Empty: NSObject, UIContextMenuInteractionDelegate {
        var deed: () -> Void = {}

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                self?.deed()
                return UIMenu(children: [UIAction(title: "x", attributes: .hidden) { _ in }])
            }
        }
    }

    @Test func `A menu that does not come is not taken for one that is shown`() {
        simulator.window.addSubview(view)
        let asked = Empty()
        let interaction = UIContextMenuInteraction(delegate: asked)
        view.addInteraction(interaction)
        hold(130)
        #expect(interaction.menuAppearance == .unknown && menu == nil)
        interaction.updateVisibleMenu { _ in
            Issue.record("There is none.")
            return UIMenu()
        }
        asked.deed = { [view] in view.removeFromSuperview() }
        hold(130)
        #expect(interaction.menuAppearance == .unknown && menu == nil)
    }
}
