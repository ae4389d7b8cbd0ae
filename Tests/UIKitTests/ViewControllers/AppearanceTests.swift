import Testing
import UIKitSimulator

/// When controllers are told that their views come and go.
@MainActor @Suite("Appearance of controllers")
final class AppearanceTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 200))
    private let log = ControllerLog()

    private func controller(_ name: String) -> ToldController { ToldController(name, log) }

    @Test("A controller is told in UIKit's order, and has been laid out when it has appeared")
    func root() {
        let a = controller("a")
        #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
        sim.window.rootViewController = a
        #expect(
            log.take() == ["a loadView", "a didLoad", "a willAppear", "a willLayout", "a didLayout", "a didAppear"])
        sim.frame()
        #expect(log.take() == [])
        #expect(a.view.frame == sim.window.bounds && a.view.next === a && a.next === sim.window)
        sim.window.rootViewController = nil
        #expect(log.take() == ["a willDisappear", "a didDisappear"])
    }

    @Test("What asks for the focus in viewWillAppear has it when the view is in the window", arguments: [false, true])
    func awaitedFocus(leavesAtOnce: Bool) {
        let a = controller("a")
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
        a.reactions["didLoad"] = { [unowned a] in a.view.addSubview(field) }
        a.reactions["willAppear"] = { [unowned a] in
            field.becomeFirstResponder()
            if leavesAtOnce { a.view.removeFromSuperview() }
        }
        sim.window.rootViewController = a
        #expect(field.isFirstResponder == (field.window != nil) && field.isEditing == field.isFirstResponder)
        sim.window.rootViewController = nil
        #expect(!field.isFirstResponder)
        #expect(!field.becomeFirstResponder(), "without a window and a controller on its way")
    }

    @Test("What asks for the focus in viewDidLoad has it before the view has appeared, unless it gives it up")
    func focusOfLoading() {
        let a = controller("a")
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
        var hadFocus = false
        a.reactions["didLoad"] = { [unowned a] in
            a.view.addSubview(field)
            #expect(!field.becomeFirstResponder())
        }
        a.reactions["didAppear"] = { hadFocus = field.isFirstResponder }
        sim.window.rootViewController = a
        #expect(hadFocus && field.isEditing)
        sim.window.rootViewController = nil
        sim.window.rootViewController = a
        #expect(!field.isFirstResponder, "It was asked for once.")

        let b = controller("b")
        b.reactions["didLoad"] = { [unowned b] in
            b.view.addSubview(field)
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        sim.window.rootViewController = b
        #expect(!field.isFirstResponder)
    }

    @Test("A view that asks for the focus before it is anywhere has it when it comes into a window")
    func focusOfLooseView() {
        _ = sim
        let (field, box) = (UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 34)), UIView())
        field.becomeFirstResponder()
        box.addSubview(field)
        #expect(!field.isFirstResponder)
        sim.window.addSubview(box)
        #expect(field.isFirstResponder)
        box.removeFromSuperview()
        sim.window.addSubview(box)
        #expect(!field.isFirstResponder)
    }

    @Test("A root controller takes the place of another")
    func replacing() {
        let (a, b) = (controller("a"), controller("b"))
        sim.window.rootViewController = a
        _ = log.take()
        sim.window.rootViewController = b
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "a willDisappear", "a didDisappear", "b willAppear", "b didAppear",
            ])
    }

    @Test("A window that is hidden hides its controllers, and shows them again")
    func hidingWindow() {
        sim.window.rootViewController = controller("a")
        _ = log.take()
        sim.window.isHidden = true
        sim.window.isHidden = false
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "a willDisappear", "a didDisappear", "a willAppear", "a didAppear",
            ])
        let hidden = UIWindow(frame: sim.window.bounds)
        hidden.rootViewController = controller("b")
        #expect(!log.take().contains { $0.contains("ppear") })
        hidden.makeKeyAndVisible()
        #expect(log.take().filter { $0.contains("ppear") } == ["b willAppear", "b didAppear"])
        hidden.isHidden = true
    }

    @Test("A controller that has gone is not told so again when its view leaves the hidden window")
    func hiddenWindow() {
        let (a, b) = (controller("a"), controller("b"))
        a.addChild(b)
        sim.window.rootViewController = a
        a.view.addSubview(b.view)
        _ = log.take()
        func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }
        sim.window.isHidden = true
        let gone = appearances()
        #expect(gone.count == 4 && Set(gone.filter { $0.hasPrefix("a") }) == ["a willDisappear", "a didDisappear"])
        b.view.removeFromSuperview()
        a.view.addSubview(b.view)
        sim.window.rootViewController = nil
        #expect(appearances() == [])
        sim.window.rootViewController = a
        #expect(appearances() == [])
        sim.window.isHidden = false
        #expect(appearances().sorted() == ["a didAppear", "a willAppear", "b didAppear", "b willAppear"])
    }

    @Test("The root view follows the window's size")
    func resizing() {
        let a = controller("a")
        sim.window.rootViewController = a
        _ = log.take()
        sim.resize(to: CGSize(width: 300, height: 100))
        sim.frame()
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(log.take() == ["a willLayout", "a didLayout"])
    }

    // MARK: Containment

    @Test("A child is told of its parent and appears with it")
    func children() {
        let (a, b) = (controller("a"), controller("b"))
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        #expect(log.take().filter { $0.contains("Parent") } == ["b willMoveToParent a", "b didMoveToParent a"])
        #expect(b.parent === a && a.children == [b] && b.next === a.view)
        sim.window.rootViewController = a
        let shown = log.take().filter { $0.contains("ppear") }
        #expect(Set(shown) == ["a willAppear", "b willAppear", "a didAppear", "b didAppear"] && shown.count == 4)
        #expect(shown.prefix(2) == ["a willAppear", "b willAppear"])
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
        #expect(
            log.take() == [
                "b willMoveToParent nil", "b willDisappear", "b didDisappear", "b didMoveToParent nil",
            ])
        #expect(b.parent == nil && a.children.isEmpty)
    }

    @Test("A child that gets another parent leaves the first")
    func newParent() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        a.addChild(c)
        a.addChild(c)
        b.addChild(c)
        #expect(a.children.isEmpty && b.children == [c] && c.parent === b)
        #expect(log.take() == ["c willMoveToParent a", "c didMoveToParent nil", "c willMoveToParent b"])
    }

    @Test("A child whose view is added and removed while it appears comes to rest")
    func restlessChild() {
        let (a, b) = (controller("a"), controller("b"))
        a.addChild(b)
        b.reactions["willAppear"] = { [weak b] in
            b?.reactions = [:]
            b?.view.removeFromSuperview()
        }
        sim.window.rootViewController = a
        a.view.addSubview(b.view)
        _ = log.take()
        b.view.removeFromSuperview()
        a.view.addSubview(b.view)
        #expect(log.take().filter { $0.contains("ppear") }.suffix(2) == ["b willAppear", "b didAppear"])
    }

    @Test("A parent does not keep what it lets go, and a child does not keep its parent")
    func lifetime() {
        weak var gone: UIViewController?
        let child = controller("child")
        do {
            let parent = controller("parent")
            parent.addChild(child)
            parent.view.addSubview(child.view)
            gone = parent
        }
        #expect(gone == nil && child.parent == nil)
    }
}
