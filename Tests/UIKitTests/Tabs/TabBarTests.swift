import Testing
import UIKitSimulator

@testable import UIKit

/// Controllers behind tabs, and the bar that leads to them.
@MainActor @Suite("Tabs")
final class TabBarTests {
    private final class Page: UIViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
        var heard: [String] = []

        override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(field)
            heard.append("load")
        }
        override func viewDidAppear(_ animated: Bool) { heard.append("appear") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("disappear") }
    }

    private final class Judge: NSObject, UITabBarControllerDelegate {
        var lets = true
        var heard: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            heard.append("should \(viewController.title ?? "")")
            return lets
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            heard.append("did \(viewController.title ?? "")")
        }
    }

    private let simulator = Simulator(size: CGSize(width: 320, height: 480))
    private let tabs = UITabBarController()
    private let judge = Judge()
    private let pages = ["Name", "Address", "Done"].map { title in
        let page = Page()
        page.title = title
        return page
    }

    private func start() {
        tabs.delegate = judge
        tabs.viewControllers = pages
        simulator.window.rootViewController = tabs
        simulator.frame()
    }

    /// Taps an item, by its number.
    private func tap(_ index: Int) {
        let width = tabs.tabBar.bounds.width / CGFloat(max(1, tabs.tabBar.items?.count ?? 1))
        simulator.tap(
            tabs.tabBar.convert(CGPoint(x: (CGFloat(index) + 0.5) * width, y: UITabBar.height / 2), to: nil))
    }

    @Test("The first is shown, a tap shows another, which is loaded then, and the delegate decides")
    func choosing() {
        start()
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
        #expect(pages[0].heard == ["load", "appear"] && pages[1].heard == [] && pages[0].parent === tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["Name", "Address", "Done"] && pages[1].tabBarController === tabs)
        tap(1)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
        #expect(pages[0].heard == ["load", "appear", "disappear"] && pages[1].heard == ["load", "appear"])
        #expect(judge.heard == ["should Address", "did Address"])
        judge.lets = false
        tap(2)
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem && pages[2].heard == [])
        // The program is not asked.
        tabs.selectedIndex = 2
        tabs.selectedIndex = 7
        #expect(tabs.selectedViewController === pages[2] && judge.heard.count == 3)
        tabs.selectedViewController = pages[0]
        #expect(tabs.selectedIndex == 0 && pages[0].heard.last == "appear")
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("What is typed into ends being so when its tab goes, and keeps its text")
    func typing() {
        start()
        simulator.tap(CGPoint(x: 50, y: 37))
        simulator.type("Ada")
        #expect(pages[0].field.text == "Ada" && pages[0].field.isFirstResponder)
        tabs.selectedIndex = 1
        simulator.frame()
        #expect(!pages[0].field.isFirstResponder)
        simulator.type("x")
        tabs.selectedIndex = 0
        simulator.frame()
        #expect(pages[0].field.text == "Ada" && pages[0].field.window != nil)
    }

    @Test("The bar is outside of the safe area, and goes away")
    func safeArea() {
        start()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 480 - UITabBar.height, width: 320, height: UITabBar.height))
        #expect(pages[0].view.frame == simulator.window.bounds)
        #expect(pages[0].view.safeAreaInsets.bottom == UITabBar.height)
        tabs.isTabBarHidden = true
        simulator.frame()
        #expect(pages[0].view.safeAreaInsets.bottom == 0)
        tabs.isTabBarHidden = false
        tabs.selectedIndex = 1
        simulator.frame()
        #expect(pages[1].view.safeAreaInsets.bottom == UITabBar.height)
    }

    @Test("Controllers are exchanged: the one that is shown stays if it is among them")
    func exchanging() {
        start()
        tabs.selectedIndex = 2
        tabs.viewControllers = [pages[2], pages[0]]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[2] && pages[1].parent == nil)
        tabs.viewControllers = [pages[0], pages[1]]
        #expect(tabs.selectedViewController === pages[0] && pages[2].view.window == nil)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && tabs.tabBar.items == nil)
        simulator.frame()
        #expect(pages.allSatisfy { $0.parent == nil && $0.view.window == nil })
        tabs.viewControllers = [pages[1]]
        simulator.frame()
        #expect(tabs.selectedIndex == 0 && pages[1].view.window != nil)
    }

    @Test("The item of a stack that is shown leads back to its first controller")
    func stack() {
        let stack = UINavigationController(rootViewController: pages[0])
        tabs.viewControllers = [stack, pages[1]]
        simulator.window.rootViewController = tabs
        stack.pushViewController(pages[2], animated: false)
        simulator.frame()
        #expect(pages[2].tabBarController === tabs && pages[2].view.safeAreaInsets.bottom == UITabBar.height)
        tap(0)
        simulator.advance(1)
        #expect(stack.topViewController === pages[0])
    }

    private final class Forwarding: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tabBarController?.selectedIndex = 1
        }
    }

    @Test("A controller that has another one shown while it is loaded is not shown")
    func forwarding() {
        let first = Forwarding()
        tabs.viewControllers = [first, pages[1]]
        simulator.window.rootViewController = tabs
        simulator.frame()
        #expect(tabs.selectedIndex == 1 && pages[1].view.window != nil && first.view.window == nil)
    }

    @Test("A bar that the program hides stays so; a controller that goes has no bar below it")
    func hiddenByProgram() {
        start()
        tabs.tabBar.isHidden = true
        simulator.frame()
        #expect(pages[0].view.safeAreaInsets.bottom == 0)
        tabs.selectedIndex = 1
        simulator.frame()
        #expect(tabs.tabBar.isHidden && pages[1].view.safeAreaInsets.bottom == 0)
        tabs.tabBar.isHidden = false
        simulator.frame()
        #expect(pages[1].view.safeAreaInsets.bottom == UITabBar.height)
        tabs.viewControllers = [pages[0]]
        simulator.window.rootViewController = pages[1]
        simulator.frame()
        #expect(pages[1].view.safeAreaInsets.bottom == 0)
    }

    @Test("A stack has the item of its first controller, unless it has one of its own")
    func itemOfStack() {
        pages[0].title = "Inside"
        let stack = UINavigationController(rootViewController: pages[0])
        tabs.viewControllers = [stack, pages[1]]
        #expect(tabs.tabBar.items?.first?.title == "Inside" && stack.tabBarItem === pages[0].tabBarItem)
        pages[0].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        #expect(tabs.tabBar.items?.first?.title == "Other")
        stack.viewControllers = [pages[2]]
        #expect(tabs.tabBar.items?.first === pages[2].tabBarItem)
        stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 2)
        #expect(tabs.tabBar.items?.first?.title == "Own")
    }

    @Test("A controller on a stack may take the bar away, and those above it have none")
    func hiding() {
        let stack = UINavigationController(rootViewController: pages[0])
        tabs.viewControllers = [stack, pages[1]]
        simulator.window.rootViewController = tabs
        pages[2].hidesBottomBarWhenPushed = true
        pages[0].hidesBottomBarWhenPushed = true
        simulator.frame()
        #expect(!tabs.tabBar.isHidden)
        stack.pushViewController(pages[2], animated: false)
        simulator.frame()
        #expect(tabs.tabBar.isHidden && pages[2].view.safeAreaInsets.bottom == 0)
        stack.pushViewController(UIViewController(), animated: false)
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
        stack.popToRootViewController(animated: false)
        simulator.frame()
        #expect(!tabs.tabBar.isHidden && pages[0].view.safeAreaInsets.bottom == UITabBar.height)
    }

    @Test("An image is the bar's ground, one without a size none; another image is its line")
    func ground() {
        start()
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func color(_ y: CGFloat) -> UIColor { simulator.color(at: CGPoint(x: 2, y: y)) }
        let top = tabs.tabBar.frame.minY
        tabs.tabBar.backgroundImage = red
        tabs.tabBar.shadowImage = UIImage()
        simulator.frame()
        #expect(color(top + 30) == .red && color(top) == .red && simulator.areaMissedByDamage() == nil)
        pages[0].view.backgroundColor = .green
        tabs.tabBar.backgroundImage = UIImage()
        tabs.tabBar.shadowImage = red
        simulator.frame()
        #expect(color(top + 30) == .green && color(top + 2) == .red && simulator.areaMissedByDamage() == nil)
        tabs.tabBar.backgroundImage = nil
        tabs.tabBar.barTintColor = .blue
        simulator.frame()
        #expect(color(top + 30) == .blue)
    }

    @Test("An item shows its title, its picture and its badge, and is heard")
    func items() {
        start()
        pages[1].title = "Street"
        pages[1].tabBarItem.badgeValue = "3"
        pages[2].tabBarItem = UITabBarItem(title: "End", image: UIImage(systemName: "checkmark"), tag: 5)
        pages[2].tabBarItem.isEnabled = false
        simulator.frame()
        #expect(tabs.tabBar.items?.map(\.title) == ["Name", "Street", "End"] && pages[2].tabBarItem.tag == 5)
        tap(2)
        #expect(tabs.selectedIndex == 0)
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabButton }
        #expect(
            buttons.map(\.usualLabel) == ["Name", "Street", "End"] && buttons.map(\.usualValue) == [nil, "3", nil])
        #expect(buttons[0].usualTraits.isSuperset(of: [.button, .selected]))
        #expect(buttons[2].usualTraits.contains(.notEnabled))
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
