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
}
