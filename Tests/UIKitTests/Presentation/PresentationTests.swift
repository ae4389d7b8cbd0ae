import Testing
import UIKitSimulator

/// Controllers in front of others.
@MainActor @Suite("Presenting controllers")
final class PresentationTests {
    private lazy var sim = Simulator(size: CGSize(width: 200, height: 300))
    private let log = ControllerLog()
    private lazy var root = ToldController("root", log)
    private lazy var sheet = ToldController("sheet", log)

    private func begin() {
        sim.window.rootViewController = root
        sheet.loadViewIfNeeded()
        sim.frame()
        _ = log.take()
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

    @Test("Without animation the other is there at once, and the completion comes at the next frame")
    func plain() {
        begin()
        var done = 0
        root.present(sheet, animated: false) { done += 1 }
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        #expect(appearances() == ["sheet willAppear", "sheet didAppear"] && done == 0)
        #expect(sheet.view.frame == sim.window.bounds && sheet.animated == [false, false])
        sim.frame()
        #expect(done == 1)
        root.dismiss(animated: false) { done += 1 }
        #expect(appearances() == ["sheet willDisappear", "sheet didDisappear"] && sheet.view.window == nil)
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        sim.frame()
        #expect(done == 2)
    }

    @Test("With animation it fades in, has appeared when it is there, and fades out")
    func animated() {
        begin()
        sheet.modalTransitionStyle = .crossDissolve
        sheet.view.backgroundColor = .red
        var done = 0
        root.present(sheet, animated: true) { done += 1 }
        #expect(appearances() == ["sheet willAppear"] && sheet.animated == [true])
        sim.advance(0.1)
        let half = sim.color(at: CGPoint(x: 100, y: 100))
        #expect(half != .white && half != .red && done == 0)
        sim.advance(0.2)
        #expect(appearances() == ["sheet didAppear"] && done == 1 && sheet.animated == [true, true])
        #expect(sim.color(at: CGPoint(x: 100, y: 100)) == .red)
        sheet.dismiss(animated: true) { done += 1 }
        #expect(appearances() == ["sheet willDisappear"] && sheet.view.window != nil)
        sim.advance(0.3)
        #expect(appearances() == ["sheet didDisappear"] && done == 2 && sheet.view.window == nil)
        #expect(sheet.view.alpha == 1 && sim.areaMissedByDamage() == nil)
    }

    @Test("A controller presents one at a time, never itself, and nothing without a window")
    func refused() {
        begin()
        root.present(root, animated: false)
        #expect(root.presentedViewController == nil)
        root.present(sheet, animated: false)
        let other = ToldController("other", log)
        root.present(other, animated: false)
        #expect(root.presentedViewController === sheet && !other.isViewLoaded)
        other.present(UIViewController(), animated: false)
        #expect(other.presentedViewController == nil)
    }

    @Test("Dismissing takes away all that is in front, whoever is asked", arguments: [false, true])
    func chain(animated: Bool) {
        begin()
        let top = ToldController("top", log)
        root.present(sheet, animated: false)
        sheet.present(top, animated: false)
        #expect(top.presentingViewController === sheet)
        _ = log.take()
        top.dismiss(animated: false)
        #expect(sheet.presentedViewController == nil && root.presentedViewController === sheet)
        sheet.present(top, animated: false)
        _ = log.take()
        root.dismiss(animated: animated)
        sim.advance(1)
        #expect(root.presentedViewController == nil && sheet.presentedViewController == nil)
        #expect(sheet.view.window == nil && top.view.window == nil)
        #expect(
            Set(appearances()) == [
                "top willDisappear", "top didDisappear", "sheet willDisappear", "sheet didDisappear",
            ])
    }

    @Test("Dismissing while it fades in, and presenting while it fades out, end as the last call says")
    func interrupted() {
        begin()
        root.present(sheet, animated: true)
        sim.advance(0.1)
        root.dismiss(animated: true)
        sim.advance(1)
        #expect(sheet.view.window == nil && sheet.view.alpha == 1 && root.presentedViewController == nil)
        #expect(appearances() == ["sheet willAppear", "sheet willDisappear", "sheet didDisappear"])
        root.present(sheet, animated: false)
        root.dismiss(animated: true)
        sim.advance(0.1)
        root.present(sheet, animated: true)
        sim.advance(1)
        #expect(sheet.view.window === sim.window && root.presentedViewController === sheet)
        #expect(appearances().suffix(2) == ["sheet willAppear", "sheet didAppear"])
    }

    @Test("The keyboard goes when a controller is presented, and is that of the field behind when it goes with a field")
    func keyboard() {
        begin()
        let (under, inside) = (UITextField(), UITextField())
        for field in [under, inside] { field.frame = CGRect(x: 10, y: 10, width: 100, height: 40) }
        root.view.addSubview(under)
        sheet.view.addSubview(inside)
        under.becomeFirstResponder()
        root.present(sheet, animated: false)
        #expect(!under.isFirstResponder)
        inside.becomeFirstResponder()
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull)
        root.dismiss(animated: true)
        #expect(!inside.isFirstResponder && under.isFirstResponder)
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull)
    }

    private final class KeepingController: UIViewController {
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    @Test("Whether the keyboard stays is up to the controller that is presented", arguments: [true, false])
    func keptKeyboard(isKept: Bool) {
        let (under, over) = (isKept ? root : KeepingController(), isKept ? KeepingController() : sheet)
        sim.window.rootViewController = under
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        under.view.addSubview(field)
        field.becomeFirstResponder()
        under.present(over, animated: false)
        sim.advance(1)
        #expect(field.isFirstResponder == isKept && sim.keyboardFrame.isNull != isKept)
        under.dismiss(animated: false)
        #expect(field.isFirstResponder)
    }

    @Test("What is presented fills the window, also one that gets another size")
    func size() {
        begin()
        root.present(sheet, animated: false)
        sim.resize(to: CGSize(width: 300, height: 200))
        sim.frame()
        #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(root.view.frame == sheet.view.frame)
    }

    @Test("A controller that replaces the root takes what was presented away")
    func replacedRoot() {
        begin()
        root.present(sheet, animated: false)
        sim.window.rootViewController = ToldController("other", log)
        #expect(sheet.view.window == nil && root.presentedViewController == nil)
    }
}
