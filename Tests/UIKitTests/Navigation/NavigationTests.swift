import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A stack of controllers.
@MainActor @Suite("A navigation controller")
final class NavigationTests {
    private let sim = Simulator(size: CGSize(width: 320, height: 240))
    private let log = ControllerLog()

    private func controller(_ name: String) -> ToldController { ToldController(name, log) }

    private func shown(_ names: String...) -> (UINavigationController, [ToldController]) {
        let controllers = names.map { controller($0) }
        let navigation = UINavigationController(rootViewController: controllers[0])
        sim.window.rootViewController = navigation
        for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
        sim.frame()
        _ = log.take()
        return (navigation, controllers)
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

    @Test("The first controller fills the view, and what the bar covers is outside its safe area")
    func first() {
        let (navigation, controllers) = shown("a")
        let view = controllers[0].view!
        #expect(view.frame == sim.window.bounds && view.safeAreaInsets.top == 44)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(controllers[0].navigationController === navigation && controllers[0].parent === navigation)
        navigation.additionalSafeAreaInsets.top = 20
        sim.frame()
        #expect(view.safeAreaInsets.top == 64 && navigation.navigationBar.frame.height == 64)
        navigation.isNavigationBarHidden = true
        sim.frame()
        #expect(view.safeAreaInsets.top == 20 && navigation.navigationBar.isHidden)
    }

    @Test("A view ends at the bars where its controller or an opaque bar says so")
    func edges() {
        let (navigation, controllers) = shown("a")
        let (a, view) = (controllers[0], controllers[0].view!)
        navigation.isToolbarHidden = false
        let whole = sim.window.bounds
        sim.frame()
        #expect(view.frame == whole && view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        a.edgesForExtendedLayout = []
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 320, height: 152) && view.safeAreaInsets == .zero)
        navigation.additionalSafeAreaInsets.top = 20
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 64, width: 320, height: 132) && view.safeAreaInsets == .zero)
        sim.resize(to: CGSize(width: 400, height: 300))
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 64, width: 400, height: 192) && view.safeAreaInsets == .zero)
        navigation.isToolbarHidden = true
        navigation.additionalSafeAreaInsets.top = 0
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 256) && view.safeAreaInsets == .zero)
        navigation.isNavigationBarHidden = true
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300) && view.safeAreaInsets == .zero)
        navigation.isNavigationBarHidden = false
        a.edgesForExtendedLayout = .all
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300) && view.safeAreaInsets.top == 44)
        navigation.navigationBar.isTranslucent = false
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 256) && view.safeAreaInsets == .zero)
        let b = controller("b")
        b.extendedLayoutIncludesOpaqueBars = true
        navigation.pushViewController(b, animated: true)
        sim.advance(1)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300) && b.view.safeAreaInsets.top == 44)
        navigation.popViewController(animated: true)
        sim.advance(1)
        #expect(view.frame == CGRect(x: 0, y: 44, width: 400, height: 256) && sim.areaMissedByDamage() == nil)
        navigation.navigationBar.isTranslucent = true
        sim.frame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 300) && view.safeAreaInsets.top == 44)
    }

    @Test("Pushed and popped controllers are told so in UIKit's order, and that it is seen", arguments: [false, true])
    func order(animated: Bool) {
        let (navigation, controllers) = shown("a")
        let b = controller("b")
        navigation.pushViewController(b, animated: animated)
        if animated {
            #expect(appearances() == ["a willDisappear", "b willAppear"])
            #expect(navigation.topViewController === b && controllers[0].view.superview === navigation.view)
            sim.advance(1)
            #expect(appearances() == ["a didDisappear", "b didAppear"])
        } else {
            #expect(appearances() == ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
        }
        #expect(b.animated == [animated, animated] && controllers[0].view.superview == nil)
        #expect(navigation.popViewController(animated: animated) === b)
        sim.advance(1)
        #expect(appearances() == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
        #expect(b.parent == nil && b.navigationController == nil && b.view.superview == nil)
        #expect(navigation.popViewController(animated: animated) == nil)
        #expect(appearances() == [])
    }

    @Test("The next view comes from where reading goes, and leaves to there", arguments: ["en", "ar"])
    func sides(language: String) throws {
        sim.application.locale = Locale(identifier: language)
        let (navigation, controllers) = shown("a")
        let b = controller("b")
        let next: CGFloat = language == "ar" ? -1 : 1
        navigation.pushViewController(b, animated: true)
        for _ in 0..<2 {
            sim.advance(0.1)
            let places = try [controllers[0], b].map { try #require($0.view.layer.presentation()).frame.minX * next }
            #expect(places[0] < 0 && places[0] > -96 && places[1] > 0 && places[1] < 320)
            #expect(sim.areaMissedByDamage() == nil)
            sim.advance(1)
            #expect(navigation.topViewController!.view.frame.minX == 0)
            navigation.popViewController(animated: true)
        }
    }

    @Test("Controllers are told of their parent as UIKit does")
    func parents() {
        let (navigation, _) = shown("a")
        let b = controller("b")
        navigation.title = "n"
        navigation.pushViewController(b, animated: false)
        navigation.popViewController(animated: false)
        #expect(
            log.take().filter { $0.contains("Parent") } == [
                "b willMoveToParent n", "b didMoveToParent n", "b willMoveToParent nil", "b didMoveToParent nil",
            ])
    }

    @Test("Several controllers go at once")
    func popping() {
        let (navigation, controllers) = shown("a", "b", "c", "d")
        #expect(navigation.popToViewController(controllers[1], animated: false) == [controllers[2], controllers[3]])
        #expect(appearances() == ["d willDisappear", "b willAppear", "d didDisappear", "b didAppear"])
        #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        navigation.setViewControllers([controllers[2], controllers[0]], animated: false)
        #expect(navigation.viewControllers == [controllers[2], controllers[0]])
        #expect(navigation.navigationBar.items?.map(\.title) == ["c", "a"])
    }

    @Test("The bar leads back, and says where to")
    func bar() {
        let (navigation, controllers) = shown("Visitors", "Visitor")
        let back = navigation.navigationBar.subviews.first { $0 is UIButton && !$0.isHidden } as? UIButton
        #expect(back?.title(for: .normal) == "Visitors" && back?.accessibilityLabel == "Visitors")
        controllers[1].title = "Ada"
        sim.frame()
        #expect(navigation.navigationBar.topItem?.title == "Ada")
        #expect(sim.elements.contains("Ada") && !sim.elements.contains("Visitor\""))
        if let back { sim.tap(back) }
        sim.advance(1)
        #expect(navigation.topViewController === controllers[0])
        #expect(back?.isHidden == true)
    }

    @Test("Going back ends what is typed, and a controller that wants the keyboard on its way in gets it")
    func keyboard() {
        let (navigation, controllers) = shown("a")
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
        controllers[0].view.addSubview(field)
        sim.tap(field)
        #expect(field.isFirstResponder && sim.keyboardFrame.height > 0)
        let b = controller("b")
        let other = UITextField(frame: field.frame)
        b.reactions["didLoad"] = { [unowned b] in b.view.addSubview(other) }
        b.reactions["willAppear"] = { other.becomeFirstResponder() }
        navigation.pushViewController(b, animated: true)
        sim.advance(1)
        #expect(!field.isFirstResponder && other.isFirstResponder && sim.keyboardFrame.height > 0)
        sim.type("x")
        #expect(other.text == "x")
        navigation.popViewController(animated: true)
        sim.advance(1)
        #expect(!other.isFirstResponder && field.isFirstResponder && sim.keyboardFrame.height > 0)
        sim.type("y")
        #expect(field.text == "y")
    }

    @Test(
        "What was typed into behind a pushed controller is so again, unless it was given up or somebody else is",
        arguments: [false, true])
    func focusComesBack(animated: Bool) {
        let (navigation, controllers) = shown("a")
        let (field, other) = (UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34)), UITextField())
        other.frame = field.frame.offsetBy(dx: 0, dy: 40)
        controllers[0].view.addSubview(field)
        controllers[0].view.addSubview(other)
        func visit() {
            navigation.pushViewController(controller("b"), animated: animated)
            sim.advance(1)
            #expect(!field.isFirstResponder && sim.keyboardFrame.height == 0)
            navigation.popToRootViewController(animated: animated)
            sim.advance(1)
        }
        sim.tap(field)
        visit()
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        visit()
        #expect(!field.isFirstResponder && sim.keyboardFrame.height == 0)
        // The controller has somebody else typed into when it comes back.
        sim.tap(field)
        controllers[0].reactions["willAppear"] = { other.becomeFirstResponder() }
        visit()
        #expect(other.isFirstResponder)
        controllers[0].reactions["willAppear"] = nil
        // The program gives it up before it is covered, while it is, or wants somebody else before it is back.
        sim.tap(field)
        controllers[0].reactions["willDisappear"] = { [unowned self] in
            controllers[0].view.endEditing(true); _ = self
        }
        visit()
        #expect(!field.isFirstResponder)
        controllers[0].reactions["willDisappear"] = nil
        for giveUp in [{ field.resignFirstResponder() }, { controllers[0].view.endEditing(true) }] {
            sim.tap(field)
            navigation.pushViewController(controller("b"), animated: false)
            _ = giveUp()
            navigation.popViewController(animated: animated)
            sim.advance(1)
            #expect(!field.isFirstResponder)
        }
        sim.tap(field)
        navigation.pushViewController(controller("b"), animated: false)
        other.becomeFirstResponder()
        navigation.popViewController(animated: animated)
        sim.advance(1)
        #expect(other.isFirstResponder)
        // Who was typed into is not there any more.
        navigation.pushViewController(controller("b"), animated: false)
        other.removeFromSuperview()
        navigation.popViewController(animated: animated)
        sim.advance(1)
        #expect(!other.isFirstResponder && !field.isFirstResponder)
    }

    @Test("The delegate is told, and a controller is shown where there is room for it")
    func delegate() {
        @MainActor final class Told: NSObject, UINavigationControllerDelegate {
            var lines: [String] = []
            func navigationController(_: UINavigationController, willShow new: UIViewController, animated: Bool) {
                lines.append("will \(new.title ?? "") \(animated)")
            }
            func navigationController(_: UINavigationController, didShow new: UIViewController, animated: Bool) {
                lines.append("did \(new.title ?? "") \(animated)")
            }
        }
        let (navigation, controllers) = shown("a")
        let told = Told()
        navigation.delegate = told
        controllers[0].show(controller("b"), sender: nil)
        sim.advance(1)
        navigation.popViewController(animated: false)
        #expect(told.lines == ["will b true", "did b true", "will a false", "did a false"])
        let alone = controller("c")
        sim.window.rootViewController = alone
        alone.show(controller("d"), sender: nil)
        #expect(alone.presentedViewController?.title == "d")
    }

    @Test("While views slide, damage finds everything, in both directions of reading", arguments: [false, true])
    func damage(isRightToLeft: Bool) {
        let (navigation, controllers) = shown("a")
        if isRightToLeft { sim.application.locale = Locale(identifier: "ar") }
        controllers[0].view.backgroundColor = .yellow
        let b = controller("b")
        b.reactions["didLoad"] = { [unowned b] in b.view.backgroundColor = .green }
        navigation.pushViewController(b, animated: true)
        for _ in 0..<6 {
            sim.advance(0.06)
            #expect(sim.areaMissedByDamage() == nil)
        }
        #expect(b.view.frame == navigation.view.bounds)
        navigation.popViewController(animated: true)
        sim.advance(0.1)
        let side = isRightToLeft ? b.view.frame.minX < 0 : b.view.frame.minX > 0
        #expect(side)
        for _ in 0..<6 {
            sim.advance(0.06)
            #expect(sim.areaMissedByDamage() == nil)
        }
    }

    @Test(
        "Whatever is pushed, popped and exchanged at whatever time, what is shown is the top, and each was told whole")
    func random() {
        var generator = SeededGenerator()
        for _ in 0..<20 {
            let (navigation, first) = shown("0")
            var model: [UIViewController] = first
            var all = first
            for _ in 0..<40 {
                let animated = Bool.random(using: &generator)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0, 1:
                    let new = controller("\(all.count)")
                    // Another change from what is told while this one begins.
                    if Int.random(in: 0..<6, using: &generator) == 0 {
                        new.reactions["willAppear"] = { [unowned navigation, unowned new] in
                            new.reactions = [:]
                            navigation.popViewController(animated: animated)
                        }
                    } else {
                        model.append(new)
                    }
                    all.append(new)
                    navigation.pushViewController(new, animated: animated)
                case 2:
                    navigation.popViewController(animated: animated)
                    if model.count > 1 { model.removeLast() }
                case 3:
                    let target = model.randomElement(using: &generator)!
                    navigation.popToViewController(target, animated: animated)
                    model = Array(model[...model.firstIndex(of: target)!])
                case 4:
                    model.shuffle(using: &generator)
                    navigation.setViewControllers(model, animated: animated)
                default: sim.advance(Double.random(in: 0..<0.5, using: &generator))
                }
                #expect(navigation.viewControllers == model)
            }
            sim.advance(1)
            #expect(Set(navigation.children) == Set(model))
            #expect(navigation.view.subviews.filter { $0 !== navigation.navigationBar } == [model.last!.view])
            for controller in all {
                let own = log.lines.filter { $0.hasPrefix("\(controller.name) ") && $0.contains("ppear") }
                    .map { String($0.split(separator: " ")[1]) }
                let whole = Self.isWhole(own, wasVisible: controller === first[0])
                #expect(whole, "\(controller.name): \(own), seed \(SeededGenerator.seed)")
                #expect((controller.appearance == .visible) == (controller === model.last))
            }
        }
    }

    /// Whether a controller was told of comings and goings that can follow each other.
    private static func isWhole(_ events: [String], wasVisible: Bool) -> Bool {
        var state = wasVisible ? "didAppear" : "didDisappear"
        let next = [
            "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
            "didAppear": ["willDisappear"],
            "willDisappear": ["didDisappear", "willAppear"],
        ]
        for event in events {
            guard next[state]?.contains(event) == true else { return false }
            state = event
        }
        return true
    }
}
