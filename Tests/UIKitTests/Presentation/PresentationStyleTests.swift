import Testing
import UIKitSimulator

@testable import UIKit

/// Where presented controllers stand, who is told, and how a person takes them away.
@MainActor @Suite("Styles of presentation")
final class PresentationStyleTests {
    private let log = ControllerLog()
    private lazy var root = ToldController("root", log)
    private lazy var sheet = ToldController("sheet", log)

    private func begin(_ width: CGFloat, _ height: CGFloat) -> Simulator {
        let sim = Simulator(size: CGSize(width: width, height: height))
        sim.window.rootViewController = root
        root.view.backgroundColor = .white
        sheet.view.backgroundColor = .red
        sim.frame()
        _ = log.take()
        return sim
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear") } }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convertToScreen(controller.view.bounds)
    }

    @Test("A page sheet is a panel, a card or all of the window, as there is room; a form sheet keeps its size")
    func places() {
        let places: [(UIModalPresentationStyle, CGFloat, CGFloat, CGRect)] = [
            (.automatic, 1024, 768, CGRect(x: 160, y: 16, width: 704, height: 736)),
            (.pageSheet, 480, 800, CGRect(x: 0, y: 16, width: 480, height: 784)),
            (.pageSheet, 700, 320, CGRect(x: 0, y: 0, width: 700, height: 320)),
            (.formSheet, 1024, 768, CGRect(x: 242, y: 74, width: 540, height: 620)),
            (.formSheet, 800, 480, CGRect(x: 130, y: 16, width: 540, height: 448)),
            (.formSheet, 480, 800, CGRect(x: 0, y: 16, width: 480, height: 784)),
            (.fullScreen, 800, 480, CGRect(x: 0, y: 0, width: 800, height: 480)),
            (.overFullScreen, 480, 800, CGRect(x: 0, y: 0, width: 480, height: 800)),
        ]
        for (style, width, height, place) in places {
            let sim = begin(width, height)
            sheet.modalPresentationStyle = style
            root.present(sheet, animated: false)
            #expect(frame(sheet) == place, "\(style) in \(width) by \(height)")
            #expect(sheet.presentationController?.frameOfPresentedViewInContainerView == place)
            sim.frame()
            #expect(sim.color(at: CGPoint(x: place.midX, y: place.midY)) == .red)
            let corner = sim.color(at: CGPoint(x: place.minX + 0.5, y: place.minY + 0.5))
            #expect((corner == .red) == (place.minY == 0), "\(style) in \(width) by \(height)")
            root.dismiss(animated: false)
            sim.frame()
            #expect(sim.color(at: CGPoint(x: 1, y: 1)) == .white && sim.areaMissedByDamage() == nil)
        }
    }

    @Test(
        "A form sheet has the size that the controller prefers, also when that changes, and a window that gets narrow")
    func preferredSize() {
        let sim = begin(800, 600)
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(sheet, animated: false)
        #expect(frame(sheet) == CGRect(x: 250, y: 200, width: 300, height: 200))
        sheet.preferredContentSize = CGSize(width: 400, height: 0)
        sim.advance(0.5)
        #expect(frame(sheet) == CGRect(x: 200, y: 16, width: 400, height: 568))
        sim.resize(to: CGSize(width: 500, height: 600))
        sim.frame()
        #expect(frame(sheet) == CGRect(x: 0, y: 16, width: 500, height: 584))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.preferredContentSize = CGSize(width: 320, height: 100)
        #expect(navigation.contentSizeWanted == CGSize(width: 320, height: 100 + UINavigationBar.height))
    }

    @Test(
        "In full screen what is behind goes and comes back, and is told; over it, it stays", arguments: [true, false])
    func presenter(animated: Bool) {
        let sim = begin(300, 300)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: animated)
        sim.advance(1)
        #expect(
            appearances() == ["root willDisappear", "sheet willAppear", "sheet didAppear", "root didDisappear"])
        #expect(root.view.window == nil && sheet.view.window === sim.window)
        sim.resize(to: CGSize(width: 400, height: 300))
        root.dismiss(animated: animated)
        sim.advance(1)
        #expect(
            appearances() == ["sheet willDisappear", "root willAppear", "root didAppear", "sheet didDisappear"])
        #expect(root.view.window === sim.window && frame(root) == sim.window.bounds && sim.areaMissedByDamage() == nil)
        sheet.modalPresentationStyle = .overFullScreen
        root.present(sheet, animated: animated)
        sim.advance(1)
        #expect(appearances() == ["sheet willAppear", "sheet didAppear"] && root.view.window != nil)
    }

    @Test("Full screen that is taken away while it comes leaves what is behind as it was")
    func hasty() {
        let sim = begin(300, 300)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: true)
        sim.advance(0.1)
        root.dismiss(animated: true)
        sim.advance(1)
        #expect(root.view.window === sim.window && sheet.view.window == nil && sheet.view.superview == nil)
        #expect(root.appearance == .visible && sheet.appearance == .hidden)
        root.present(sheet, animated: false)
        sim.window.rootViewController = ToldController("other", log)
        #expect(root.view.window == nil && sheet.view.window == nil && root.presentedViewController == nil)
    }

    @Test("It comes from below and goes there; its flags say so while it does")
    func rising() {
        let sim = begin(300, 300)
        var flags: [String] = []
        for event in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
            sheet.reactions[event] = { [sheet] in
                flags.append("\(event) \(sheet.isBeingPresented) \(sheet.isBeingDismissed)")
            }
        }
        root.present(sheet, animated: true)
        sim.advance(0.18)
        #expect(sim.color(at: CGPoint(x: 150, y: 10)) != .red && sim.color(at: CGPoint(x: 150, y: 290)) == .red)
        sim.advance(0.5)
        #expect(sim.color(at: CGPoint(x: 150, y: 10)) == .red && !sheet.isBeingPresented)
        root.dismiss(animated: true)
        sim.advance(0.18)
        #expect(sim.color(at: CGPoint(x: 150, y: 10)) == .white && sim.color(at: CGPoint(x: 150, y: 290)) == .red)
        sim.advance(0.5)
        #expect(!sheet.isBeingDismissed && sim.areaMissedByDamage() == nil)
        #expect(
            flags == [
                "willAppear true false", "didAppear true false", "willDisappear false true", "didDisappear false true",
            ])
    }

    @Test("Controllers inside know who presents and is presented, and dismiss all of it")
    func inside() {
        let sim = begin(300, 300)
        let (outer, inner) = (UINavigationController(rootViewController: sheet), ToldController("child", log))
        root.addChild(inner)
        root.view.addSubview(inner.view)
        inner.didMove(toParent: root)
        inner.present(outer, animated: false)
        #expect(inner.presentedViewController === outer && root.presentedViewController === outer)
        #expect(
            sheet.presentingViewController === root && sheet.presentationController === outer.presentationController)
        sheet.dismiss(animated: false)
        #expect(root.presentedViewController == nil && sheet.view.window == nil)
        sim.frame()
    }

    @Test("A context is covered alone, where its view is", arguments: [true, false])
    func context(isOver: Bool) {
        let sim = begin(300, 300)
        let (context, inner) = (ToldController("context", log), ToldController("inner", log))
        context.definesPresentationContext = true
        root.addChild(context)
        context.addChild(inner)
        context.view.frame = CGRect(x: 50, y: 60, width: 100, height: 120)
        root.view.addSubview(context.view)
        context.view.addSubview(inner.view)
        _ = log.take()
        sheet.modalPresentationStyle = isOver ? .overCurrentContext : .currentContext
        inner.present(sheet, animated: false)
        #expect(sheet.presentingViewController === context && frame(sheet) == context.view.frame)
        #expect((context.view.window == nil) == !isOver)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 49, y: 59)) == .white && sim.color(at: CGPoint(x: 51, y: 61)) == .red)
        context.dismiss(animated: false)
        #expect(context.view.superview === root.view && context.view.frame.minX == 50)
    }

    @Test("Controllers that come and go inside others know that they do")
    func movement() {
        let sim = begin(300, 300)
        var flags: [String] = []
        func watch(_ controller: ToldController) {
            for event in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
                controller.reactions[event] = { [unowned controller] in
                    let sign = controller.isMovingToParent ? "in" : controller.isMovingFromParent ? "out" : "-"
                    flags.append("\(controller.name) \(event) \(sign)")
                }
            }
        }
        let (first, second) = (ToldController("first", log), ToldController("second", log))
        watch(first)
        watch(second)
        let navigation = UINavigationController(rootViewController: first)
        sim.window.rootViewController = navigation
        navigation.pushViewController(second, animated: true)
        sim.advance(1)
        navigation.popViewController(animated: false)
        #expect(
            flags == [
                "first willAppear in", "first didAppear in", "first willDisappear -", "second willAppear in",
                "first didDisappear -", "second didAppear in", "second willDisappear out", "first willAppear -",
                "second didDisappear out", "first didAppear -",
            ])
        #expect(!second.isMovingFromParent)
    }

    // MARK: What a person does

    private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
        var lets = true
        var log: [String] = []
        var style = UIModalPresentationStyle.pageSheet
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return lets
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    }

    private enum Way: CaseIterable {
        case beside, pulled, escape
    }

    private func take(_ way: Way, _ sim: Simulator) {
        switch way {
        case .beside: sim.tap(CGPoint(x: 5, y: 5))
        case .escape: sim.press(.keyboardEscape)
        case .pulled:
            sim.touchDown(0, at: CGPoint(x: 240, y: 100))
            for y in stride(from: 120.0, through: 600, by: 40) {
                sim.touchMove(0, to: CGPoint(x: 240, y: y))
                sim.frame()
            }
            sim.touchUp(0)
        }
        sim.advance(1)
    }

    @Test("A touch beside it, a pull and Esc take a sheet away, if it lets them")
    func dismissal() {
        for way in Way.allCases {
            let (sim, judge) = (begin(480, 800), Judge())
            sim.hasHardwareKeyboard = true
            sheet.presentationController?.delegate = judge
            root.present(sheet, animated: false)
            sim.frame()
            judge.lets = false
            take(way, sim)
            #expect(judge.log == ["should", "attempt"] && frame(sheet).minY == 16, "\(way)")
            sheet.isModalInPresentation = true
            take(way, sim)
            #expect(judge.log == ["should", "attempt", "attempt"] && frame(sheet).minY == 16, "\(way)")
            (judge.lets, judge.log, sheet.isModalInPresentation) = (true, [], false)
            take(way, sim)
            #expect(judge.log == ["should", "will", "did"] && sheet.view.window == nil, "\(way)")
            #expect(root.presentedViewController == nil && sim.areaMissedByDamage() == nil)
        }
    }

    @Test("Neither do they what fills the window, nor does a program's dismissal ask anyone")
    func bare() {
        let (sim, judge) = (begin(480, 800), Judge())
        sheet.modalPresentationStyle = .fullScreen
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: false)
        for way in Way.allCases { take(way, sim) }
        #expect(root.presentedViewController === sheet && judge.log.isEmpty)
        root.dismiss(animated: false)
        sim.frame()
        #expect(judge.log.isEmpty)
    }

    @Test("A delegate has a sheet fill narrow windows")
    func adaptive() {
        let (sim, judge) = (begin(480, 800), Judge())
        judge.style = .fullScreen
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: false)
        #expect(frame(sheet) == sim.window.bounds && root.view.window == nil)
        #expect(sheet.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
    }

    // MARK: The keyboard

    @Test("A form sheet goes up from the keyboard with its field, and down again; the field is left when it goes")
    func keyboard() {
        let sim = begin(1024, 768)
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        let field = UITextField(frame: CGRect(x: 20, y: 240, width: 300, height: 40))
        sheet.view.addSubview(field)
        root.present(sheet, animated: true)
        sim.advance(1)
        let rest = frame(sheet)
        sim.tap(field)
        sim.advance(1)
        #expect(field.isFirstResponder && frame(sheet).maxY <= sim.keyboardFrame.minY && frame(sheet).minY >= 16)
        #expect(sim.window.contentShift == 0)
        sim.type("a")
        #expect(field.text?.lowercased() == "a")
        field.resignFirstResponder()
        sim.advance(1)
        #expect(frame(sheet) == rest && sim.areaMissedByDamage() == nil)
        field.becomeFirstResponder()
        sim.advance(1)
        sheet.dismiss(animated: true)
        #expect(!field.isFirstResponder)
        sim.advance(1)
        #expect(sim.keyboardFrame.isNull && sim.areaMissedByDamage() == nil)
    }

    @Test("Where a sheet has no room above the keyboard, its field is brought clear of it all the same")
    func lowWindow() {
        let sim = begin(800, 480)
        sheet.modalPresentationStyle = .formSheet
        let field = UITextField(frame: CGRect(x: 20, y: 390, width: 300, height: 40))
        sheet.view.addSubview(field)
        root.present(sheet, animated: false)
        field.becomeFirstResponder()
        sim.advance(1)
        let seen = field.convertToScreen(field.bounds)
        #expect(seen.maxY <= sim.keyboardFrame.minY && seen.minY >= 0 && sim.areaMissedByDamage() == nil)
    }

    @Test("A controller may be let go of while it comes and while it goes", arguments: [0.1, 1.0])
    func letGo(wait: Double) {
        let sim = Simulator(size: CGSize(width: 800, height: 600))
        weak var gone: UIViewController?
        func show() {
            let root = UIViewController()
            sim.window.rootViewController = root
            sim.frame()
            let controller = UIViewController()
            gone = controller
            root.present(controller, animated: true)
            sim.advance(wait)
            controller.dismiss(animated: true)
            sim.window.rootViewController = UIViewController()
        }
        show()
        sim.advance(1)
        #expect(gone == nil)
    }
}
