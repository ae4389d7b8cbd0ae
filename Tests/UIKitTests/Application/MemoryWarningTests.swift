import Testing
import UIKitSimulator

@testable import UIKit

/// Little memory, as a program hears of it.
@MainActor @Suite("Memory warnings")
final class MemoryWarningTests {
    private final class Hearing: UIViewController {
        var count = 0
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            count += 1
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var count = 0
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { count += 1 }
    }

    @Test("The delegate, whoever listens, and each controller that a window reaches are told once")
    func told() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let delegate = Delegate()
        sim.application.delegate = delegate
        let (root, child, sheet, inner, elsewhere) = (Hearing(), Hearing(), Hearing(), Hearing(), Hearing())
        sim.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        sheet.addChild(inner)
        sheet.view.addSubview(inner.view)
        // A child that presents does so through the root.
        child.present(sheet, animated: false)
        sim.frame()
        nonisolated(unsafe) var posts: [[Int]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: sim.application, queue: nil
        ) { _ in MainActor.assumeIsolated { posts.append([delegate.count, root.count]) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        sim.warnOfMemory()
        #expect([root, child, sheet, inner].map(\.count) == [1, 1, 1, 1] && elsewhere.count == 0)
        #expect(posts == [[1, 0]] && delegate.count == 1)
    }
}
