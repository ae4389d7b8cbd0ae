import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Alerts and action sheets: pressed, typed into, taken away by whoever hears of them.
@MainActor @Suite("Alerts")
final class AlertTests {
    private let sim = Simulator(size: CGSize(width: 800, height: 600))
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    private var log: [String] = []
    /// How many times the keyboard went.
    private var hides = 0

    init() {
        sim.window.rootViewController = root
        root.view.addSubview(field)
        sim.frame()
    }

    private func alert(_ style: UIAlertController.Style = .alert, _ titles: String...) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in titles { alert.addAction(action(title)) }
        return alert
    }

    private func action(_ title: String, then body: @escaping () -> Void = {}) -> UIAlertAction {
        let style: UIAlertAction.Style = title == "Cancel" ? .cancel : title == "Delete" ? .destructive : .default
        return UIAlertAction(title: title, style: style) { [unowned self] in
            log.append($0.title ?? "")
            body()
        }
    }

    @Test("Its buttons are said to be buttons")
    func traits() {
        root.present(alert(.alert, "Send", "Cancel"), animated: false)
        sim.frame()
        for title in ["Send", "Cancel"] {
            #expect(sim.elements.contains("\"\(title)\" button"), "\(title)")
        }
    }

    @Test("A subclass that looks at its view's layout finds the size that it is shown in")
    func firstLayout() {
        final class Seeing: UIAlertController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if view.window != nil { sizes.append(view.frame.size) }
            }
        }
        let alert = Seeing(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(action("OK"))
        show(alert)
        #expect(!alert.sizes.isEmpty && alert.sizes.allSatisfy { $0 == alert.view.frame.size && $0.width > 100 })
    }

    private func show(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        sim.advance(0.7)
    }

    private func buttons(_ alert: UIAlertController) -> [AlertButton] {
        var found: [AlertButton] = []
        alert.view.forEachInSubtree { if let button = $0 as? AlertButton { found.append(button) } }
        return found
    }

    private func press(_ title: String, of alert: UIAlertController, seconds: Double = 0.6) {
        guard let button = buttons(alert).first(where: { $0.action.title == title }) else { return }
        sim.tap(button)
        sim.advance(seconds)
    }

    @Test("A button that is pressed takes the alert away, and is told of when it has gone, once")
    func pressing() {
        let alert = alert(.alert, "OK", "Cancel")
        show(alert)
        #expect(root.presentedViewController === alert && sim.areaMissedByDamage() == nil)
        press("OK", of: alert, seconds: 0)
        #expect(log.isEmpty && alert.isBeingDismissed && root.presentedViewController === alert)
        press("Cancel", of: alert)
        #expect(log == ["OK"] && alert.view.window == nil && sim.areaMissedByDamage() == nil)
        show(alert)
        press("Cancel", of: alert)
        #expect(log == ["OK", "Cancel"])
    }

    @Test(
        "Two buttons stand beside each other, the one that cancels first; more stand below each other, and it is the last"
    )
    func order() {
        let two = alert(.alert, "OK", "Cancel")
        show(two)
        func titles(_ alert: UIAlertController) -> [String?] {
            let all = buttons(alert).map { (frame: $0.convertToScreen($0.bounds), title: $0.action.title) }
            return all.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.title)
        }
        #expect(titles(two) == ["Cancel", "OK"] && Set(buttons(two).map(\.frame.minY)).count == 1)
        #expect(buttons(two).allSatisfy { $0.frame.height >= 44 })
        two.addAction(action("Later"))
        sim.frame()
        #expect(titles(two) == ["OK", "Later", "Cancel"] && sim.areaMissedByDamage() == nil)
        two.dismiss(animated: false)
        sim.advance(0.2)
        let sheet = alert(.actionSheet, "Cancel", "Print", "Delete")
        show(sheet)
        #expect(titles(sheet) == ["Print", "Delete", "Cancel"] && log.isEmpty)
    }

    @Test(
        "Esc cancels and return presses the preferred action; without one they do nothing, and nothing behind hears of them"
    )
    func keys() {
        final class Root: UIViewController {
            var presses = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        }
        let root = Root()
        sim.window.rootViewController = root
        let first = alert(.alert, "OK", "Later")
        root.present(first, animated: false)
        sim.advance(0.1)
        sim.press(.keyboardEscape)
        sim.press(.keyboardReturnOrEnter)
        sim.advance(0.5)
        #expect(log.isEmpty && root.presentedViewController === first && root.presses == 0)
        first.addAction(action("Cancel"))
        sim.press(.keyboardEscape)
        sim.advance(0.5)
        #expect(log == ["Cancel"])
        first.preferredAction = first.actions[1]
        root.present(first, animated: false)
        sim.press(.keyboardReturnOrEnter)
        sim.advance(0.5)
        #expect(log == ["Cancel", "Later"])
        sim.press(.keyboardEscape)
        #expect(root.presses == 1)
    }

    @Test("A touch beside a sheet cancels it; beside an alert it does nothing")
    func besides() {
        let sheet = alert(.actionSheet, "Print", "Cancel")
        show(sheet)
        sim.tap(CGPoint(x: 400, y: 100))
        sim.advance(0.5)
        #expect(log == ["Cancel"])
        let box = alert(.alert, "Print", "Cancel")
        show(box)
        sim.tap(CGPoint(x: 400, y: 20))
        sim.advance(0.5)
        #expect(log == ["Cancel"] && root.presentedViewController === box)
    }

    @Test(
        "What dims is the first view around an alert: a recogniser of the program's hears touches beside it, and none on it",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func dismissingByTouch(style: UIAlertController.Style) throws {
        let alert = alert(style, "Print", "Delete")
        show(alert)
        let outside = try #require(alert.view.superview?.subviews.first)
        #expect(outside !== alert.view)
        outside.addGestureRecognizer(UITapGestureRecognizer { _ in alert.dismiss(animated: false) })
        let inside = alert.view.convert(CGPoint(x: alert.view.bounds.midX, y: 20), to: nil)
        sim.tap(inside)
        sim.advance(0.5)
        #expect(root.presentedViewController === alert)
        sim.tap(CGPoint(x: 400, y: 20))
        sim.advance(0.5)
        #expect(root.presentedViewController == nil && log == [])
    }

    @Test(
        "The view of an alert that is gone is a view like any other",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func viewThatStays(style: UIAlertController.Style) {
        var alert: UIAlertController? = self.alert(style, "Print", "Cancel")
        if style == .alert { alert?.addTextField() }
        alert.map(show)
        let view = alert?.view
        weak let trace = alert
        alert?.dismiss(animated: false)
        sim.advance(0.5)
        alert = nil
        #expect(trace == nil)
        view.map(sim.window.addSubview)
        view?.frame = CGRect(x: 50, y: 50, width: 310, height: 400)
        sim.frame()
        view?.traitCollectionDidChange(nil)
        sim.tap(CGPoint(x: 60, y: 60))
        #expect(log == [] && sim.areaMissedByDamage() == nil)
    }

    @Test("The first field is typed into at once, return walks on and presses the preferred action at the end")
    func fields() {
        let alert = alert(.alert, "Log in", "Cancel")
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        field.becomeFirstResponder()
        sim.advance(0.5)
        show(alert)
        let fields = alert.textFields ?? []
        #expect(fields.count == 2 && fields[0].isFirstResponder && !field.isFirstResponder)
        let card = fields[0].superview?.superview ?? root.view!
        #expect(card.convertToScreen(card.bounds).maxY <= sim.keyboardFrame.minY && sim.contentShift == 0)
        sim.type("ada\n")
        #expect(fields[1].isFirstResponder && fields[0].text == "Ada" || fields[0].text == "ada")
        sim.type("pin\n")
        sim.advance(0.6)
        #expect(log == ["Log in"] && fields[1].text == "pin" && field.isFirstResponder)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("The keyboard stays while the focus goes to an alert's field and back")
    func keyboardStays() {
        field.becomeFirstResponder()
        sim.advance(0.5)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: sim.window.screen, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.hides += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let alert = alert(.alert, "Log in", "Cancel")
        alert.addTextField()
        show(alert)
        press("Cancel", of: alert)
        #expect(hides == 0 && field.isFirstResponder && !sim.keyboardFrame.isNull)
        show(alert)
        field.isEnabled = false
        press("Cancel", of: alert)
        #expect(hides == 1 && sim.application.focus.firstResponder == nil && sim.areaMissedByDamage() == nil)
    }

    @Test("Tab stays in the alert, and a disabled action is pressed by nothing until it is on")
    func disabled() {
        let alert = alert(.alert, "Log in", "Cancel")
        alert.addTextField()
        alert.addTextField()
        alert.actions[0].isEnabled = false
        show(alert)
        let fields = alert.textFields ?? []
        sim.type("\t\t")
        #expect(fields[0].isFirstResponder)
        sim.type("\t")
        #expect(fields[1].isFirstResponder)
        sim.press(.keyboardTab, .shift)
        #expect(fields[0].isFirstResponder)
        sim.type("\n\n")
        press("Log in", of: alert)
        #expect(log.isEmpty && fields[1].isFirstResponder)
        fields[1].addAction(UIAction { _ in alert.actions[0].isEnabled = fields[1].hasText }, for: .editingChanged)
        sim.type("x")
        press("Log in", of: alert)
        #expect(log == ["Log in"] && !sim.window.isHidden && field.isFirstResponder == false)
    }

    @Test("Who hears of a button may present again, and an alert may be dismissed by whoever hears of its text")
    func hostile() {
        let second = alert(.alert, "Second", "Cancel")
        let first = alert(.alert)
        first.addAction(action("First") { [root] in root.present(second, animated: true) })
        first.addTextField { [root] field in
            field.addAction(UIAction { _ in root.dismiss(animated: true) }, for: .editingDidEndOnExit)
        }
        show(first)
        press("First", of: first, seconds: 1)
        #expect(root.presentedViewController === second && log == ["First"])
        press("Second", of: second)
        show(first)
        sim.type("\n")
        sim.advance(1)
        #expect(root.presentedViewController == nil && log == ["First", "Second"] && sim.areaMissedByDamage() == nil)
        show(first)
        root.dismiss(animated: false)
        press("First", of: first)
        #expect(log == ["First", "Second"])
    }

    @Test("What does not fit scrolls: a long message, many buttons, large text, little room")
    func fitting() {
        sim.resize(to: CGSize(width: 480, height: 320))
        let alert = UIAlertController(
            title: "Title", message: String(repeating: "A long message. ", count: 60), preferredStyle: .alert)
        for number in 1...12 { alert.addAction(action("\(number)")) }
        alert.addTextField()
        show(alert)
        sim.application.preferredContentSizeCategory = .accessibilityLarge
        sim.frame()
        let card = alert.view.convertToScreen(alert.view.subviews[0].frame)
        let room = sim.keyboardFrame.isNull ? 320 : sim.keyboardFrame.minY
        #expect(card.minY >= 0 && card.maxY <= room && sim.areaMissedByDamage() == nil)
    }

    @Test("An alert that changes while it is shown is as high as it needs to be")
    func changing() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = alert(style, "OK")
            show(alert)
            let height = alert.view.frame.height
            alert.message = String(repeating: "A long message. ", count: 10)
            sim.frame()
            let higher = alert.view.frame.height
            #expect(higher > height)
            alert.addAction(action("More"))
            alert.addAction(action("Even more"))
            sim.frame()
            #expect(alert.view.frame.height > higher && sim.areaMissedByDamage() == nil)
            alert.dismiss(animated: false)
        }
    }

    @Test(
        "The view is the card: what a program adds stands in it, and constraints make it higher, with the buttons below"
    )
    func ownViews() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = alert(style, "OK", "Cancel")
            show(alert)
            let usual = alert.view.frame
            #expect(usual.width == (style == .alert ? 300 : 420) && usual.height < 250)
            #expect(style == .alert ? usual.midY == 300 : usual.maxY == 588)
            alert.dismiss(animated: false)
            let picker = UIView()
            picker.backgroundColor = .red
            picker.translatesAutoresizingMaskIntoConstraints = false
            alert.view.addSubview(picker)
            NSLayoutConstraint.activate([
                picker.topAnchor.constraint(equalTo: alert.view.topAnchor, constant: 80),
                picker.leadingAnchor.constraint(equalTo: alert.view.leadingAnchor, constant: 10),
                picker.trailingAnchor.constraint(equalTo: alert.view.trailingAnchor, constant: -10),
                picker.heightAnchor.constraint(equalToConstant: 100),
                alert.view.heightAnchor.constraint(equalToConstant: 320),
            ])
            show(alert)
            #expect(alert.view.frame.size == CGSize(width: usual.width, height: 320))
            let place = picker.convertToScreen(picker.bounds)
            #expect(place.minY == alert.view.convertToScreen(alert.view.bounds).minY + 80)
            #expect(place.width == usual.width - 20)
            #expect(sim.color(at: CGPoint(x: place.midX, y: place.midY)) == .red)
            #expect(buttons(alert).allSatisfy { $0.convertToScreen($0.bounds).minY >= place.maxY })
            #expect(sim.areaMissedByDamage() == nil)
            press("OK", of: alert)
            alert.dismiss(animated: false)
        }
        #expect(log == ["OK", "OK"])
    }

    @Test("A keypad works it, and reaches nothing behind it")
    func keypad() {
        let kiosk = KeypadKiosk()
        let root = UIViewController()
        kiosk.simulator.window.rootViewController = root
        root.view.addSubview(kiosk.field)
        let alert = alert(.alert, "OK", "Cancel")
        root.present(alert, animated: false)
        kiosk.simulator.advance(0.2)
        #expect(kiosk.places.all.allSatisfy { $0.view is AlertButton } && kiosk.places.all.count == 2)
        kiosk.arrow(.right)
        kiosk.arrow(.right)
        kiosk.enter()
        kiosk.simulator.advance(0.6)
        #expect(log == ["OK"])
        root.present(alert, animated: false)
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.6)
        #expect(log == ["OK", "Cancel"])
    }
}
