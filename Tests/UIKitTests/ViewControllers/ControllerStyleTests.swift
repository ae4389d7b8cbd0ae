import Testing
import UIKitSimulator

@testable import UIKit

/// Whether a controller's view is light or dark.
@MainActor @Suite("The style of a controller")
struct ControllerStyleTests {
    @Test("It is that of its view, from before there is one on", arguments: [true, false])
    func style(isLoaded: Bool) {
        let sim = Simulator(size: CGSize(width: 200, height: 100))
        let (controller, child) = (UIViewController(), UIViewController())
        if isLoaded { controller.loadViewIfNeeded() }
        controller.overrideUserInterfaceStyle = .dark
        controller.view.backgroundColor = .systemBackground
        controller.addChild(child)
        controller.view.addSubview(child.view)
        sim.window.rootViewController = controller
        sim.frame()
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(sim.color(at: CGPoint(x: 10, y: 10)) == .black)
        #expect(sim.window.traitCollection.userInterfaceStyle == .light)
        controller.overrideUserInterfaceStyle = .unspecified
        sim.frame()
        #expect(controller.traitCollection.userInterfaceStyle == .light && sim.areaMissedByDamage() == nil)
    }
}
