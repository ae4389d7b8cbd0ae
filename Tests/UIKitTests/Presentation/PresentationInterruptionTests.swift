import Testing
import UIKitSimulator

@testable import UIKit

/// Controllers that are taken away, let go of and presented anew while others come and go.
@MainActor @Suite("Presentations that are interrupted")
final class PresentationInterruptionTests {
    private let sim = Simulator(size: CGSize(width: 800, height: 800))
    private let log = ControllerLog()
    private lazy var root = ToldController("root", log)
    private lazy var sheet = ToldController("sheet", log)
    private lazy var top = ToldController("top", log)

    private func begin() {
        sim.window.rootViewController = root
        sim.frame()
        _ = log.take()
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

    private var containers: Int { sim.window.subviews.count { $0 is PresentationContainer } }

    @Test("What is on its way out presents nothing, and may be let go of")
    func goingPresenter() {
        begin()
        weak var gone: UIViewController?
        var presented = 0
        func show() {
            let controller = UIViewController()
            gone = controller
            root.present(controller, animated: true)
            sim.advance(1)
            controller.dismiss(animated: true)
            controller.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true) {
                presented += 1
            }
        }
        show()
        sim.advance(1)
        #expect(gone == nil && presented == 0 && containers == 0 && root.presentedViewController == nil)
        sim.resize(to: CGSize(width: 700, height: 700))
        sim.advance(0.1)
    }

    @Test(
        "A dismissal from any callback while a controller comes leaves nothing behind, and all is told once",
        arguments: ["didLoad", "willAppear", "didAppear", "root willDisappear"], [true, false])
    func calledOff(event: String, animated: Bool) {
        begin()
        sheet.modalPresentationStyle = .fullScreen
        var (done, gone, isArmed) = (0, 0, true)
        let dismiss = { [root] in
            guard isArmed else { return }
            isArmed = false
            root.dismiss(animated: animated) { gone += 1 }
        }
        let teller = event.hasPrefix("root") ? root : sheet
        teller.reactions[event.replacing("root ", with: "")] = dismiss
        root.present(sheet, animated: animated) { done += 1 }
        sim.advance(1)
        #expect(done == 1 && gone == 1 && containers == 0, "\(event)")
        #expect(root.presentedViewController == nil && sheet.view.window == nil && root.view.window != nil)
        #expect(root.appearance == .visible && sheet.appearance == .hidden, "\(event)")
        let told = appearances()
        for name in ["root", "sheet"] {
            #expect(
                told.count { $0 == "\(name) willAppear" } == told.count { $0 == "\(name) willDisappear" },
                "\(event) \(told)")
        }
        root.present(sheet, animated: animated)
        sim.advance(1)
        #expect(sheet.view.window != nil && sheet.appearance == .visible)
    }

    private final class Leaver: NSObject, UITextFieldDelegate {
        var left: () -> Void = {}
        func textFieldDidEndEditing(_ textField: UITextField) { left() }
    }

    @Test("Who hears that editing ends because a controller comes may call it off")
    func editing() {
        begin()
        let (field, leaver) = (UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40)), Leaver())
        root.view.addSubview(field)
        field.delegate = leaver
        field.becomeFirstResponder()
        leaver.left = { [root] in root.dismiss(animated: true) }
        root.present(sheet, animated: true)
        sim.advance(1)
        #expect(containers == 0 && sheet.view.window == nil && appearances() == [])
        sim.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test("What covers a context goes with the view that it covers", arguments: [true, false])
    func contexts(isOver: Bool) {
        begin()
        for way in ["pop", "push", "root", "sheet"] {
            let context = ToldController("context", log)
            context.definesPresentationContext = true
            let navigation = UINavigationController(rootViewController: UIViewController())
            sim.window.rootViewController = way == "sheet" ? root : navigation
            sim.frame()
            if way == "sheet" { root.present(navigation, animated: false) }
            navigation.pushViewController(context, animated: false)
            sim.frame()
            let cover = UIViewController()
            cover.modalPresentationStyle = isOver ? .overCurrentContext : .currentContext
            context.present(cover, animated: false)
            sim.frame()
            #expect(cover.view.window != nil, "\(way)")
            switch way {
            case "pop": navigation.popViewController(animated: true)
            case "push": navigation.pushViewController(UIViewController(), animated: true)
            case "root": sim.window.rootViewController = UIViewController()
            default: root.dismiss(animated: true)
            }
            sim.advance(1)
            #expect(cover.view.window == nil && containers == 0 && context.presentedViewController == nil, "\(way)")
        }
    }

    @Test("The presenter is known in viewWillDisappear, and what is presented until it has gone")
    func known() {
        begin()
        var known: [Bool] = []
        for event in ["willDisappear", "didDisappear"] {
            sheet.reactions[event] = { [sheet] in known.append(sheet.presentingViewController != nil) }
        }
        root.present(sheet, animated: true)
        sim.advance(1)
        root.dismiss(animated: true)
        #expect(root.presentedViewController === sheet)
        sim.advance(1)
        #expect(root.presentedViewController == nil && known == [true, false])
    }

    @Test("Dismissing twice takes away one controller, and both are told", arguments: [true, false])
    func twice(fromTop: Bool) {
        begin()
        root.present(sheet, animated: false)
        sheet.present(top, animated: false)
        var done = 0
        for _ in 0..<2 { (fromTop ? top : sheet).dismiss(animated: true) { done += 1 } }
        sim.advance(1)
        #expect(done == 2 && root.presentedViewController === sheet && sheet.presentedViewController == nil)
    }

    @Test("Of three in full screen the one in front goes, and the one between that is not seen hears nothing")
    func three() {
        begin()
        for controller in [sheet, top] { controller.modalPresentationStyle = .fullScreen }
        root.present(sheet, animated: false)
        sheet.present(top, animated: false)
        sim.frame()
        _ = log.take()
        root.dismiss(animated: true)
        #expect(top.view.window != nil && root.view.window != nil && sheet.view.window == nil)
        sim.advance(1)
        #expect(
            appearances() == ["top willDisappear", "root willAppear", "root didAppear", "top didDisappear"])
        #expect(containers == 0 && sheet.presentingViewController == nil && root.presentedViewController == nil)
    }

    @Test("An alert hands the focus to nothing that goes with it")
    func focus() {
        begin()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        sheet.view.addSubview(field)
        root.present(sheet, animated: false)
        field.becomeFirstResponder()
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addTextField()
        sheet.present(alert, animated: false)
        var begun = 0
        field.addAction(UIAction { _ in begun += 1 }, for: .editingDidBegin)
        root.dismiss(animated: true)
        sim.advance(1)
        #expect(begun == 0 && !field.isFirstResponder && sim.keyboardFrame.isNull)
    }

    @Test("What fades out swallows touches until it has gone")
    func doubleTap() {
        begin()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        sheet.modalTransitionStyle = .crossDissolve
        root.present(sheet, animated: false)
        sim.frame()
        root.dismiss(animated: true)
        sim.tap(CGPoint(x: 400, y: 400))
        #expect(taps == 0)
        sim.advance(1)
        sim.tap(CGPoint(x: 400, y: 400))
        #expect(taps == 1)
    }

    private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
        var attempts = 0
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
        }
    }

    @Test("What is shown inside a sheet may hold it too")
    func modalChild() {
        begin()
        let (navigation, judge) = (UINavigationController(rootViewController: sheet), Judge())
        sheet.isModalInPresentation = true
        navigation.presentationController?.delegate = judge
        root.present(navigation, animated: false)
        sim.frame()
        sim.tap(CGPoint(x: 5, y: 400))
        sim.advance(1)
        #expect(judge.attempts == 1 && root.presentedViewController === navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        sim.tap(CGPoint(x: 5, y: 400))
        sim.advance(1)
        #expect(judge.attempts == 1 && root.presentedViewController == nil)
    }

    @Test("What a popover points at may be let go of before it is laid out")
    func lostSource() {
        begin()
        sheet.modalPresentationStyle = .popover
        func show() {
            let source = UIView(frame: CGRect(x: 300, y: 300, width: 50, height: 50))
            root.view.addSubview(source)
            sheet.popoverPresentationController?.sourceView = source
            root.present(sheet, animated: true)
            source.removeFromSuperview()
        }
        show()
        sim.advance(1)
        #expect(sheet.view.window != nil)
    }
}
