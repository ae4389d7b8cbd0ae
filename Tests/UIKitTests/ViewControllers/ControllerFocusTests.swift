import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Controllers that can be the first responder are so when they have appeared, and their bars stand without being asked for.
@MainActor @Suite("The focus of controllers")
struct ControllerFocusTests {
    final class Chat: UIViewController {
        let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 48), inputViewStyle: .keyboard)
        let field = UITextField(frame: CGRect(x: 8, y: 6, width: 200, height: 36))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
        var hasBar: Bool { isFirstResponder && bar.window != nil }
    }

    private let sim = Simulator(size: CGSize(width: 400, height: 600))

    @Test("The root controller has its bar, keeps it behind what is typed into it, and has it back behind a sheet")
    func root() {
        let chat = Chat()
        sim.window.rootViewController = chat
        sim.advance(1)
        #expect(chat.hasBar)
        chat.field.becomeFirstResponder()
        sim.advance(1)
        sim.type("hi")
        chat.field.resignFirstResponder()
        sim.advance(1)
        #expect(chat.hasBar && chat.field.text == "hi")
        let sheet = UIViewController()
        chat.present(sheet, animated: true)
        sim.advance(1)
        sheet.dismiss(animated: true)
        sim.advance(1)
        #expect(chat.hasBar)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A controller that is pushed has its bar, takes it along when it goes, and one that is presented has it")
    func pushedAndPresented() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        sim.window.rootViewController = navigation
        sim.advance(1)
        #expect(sim.application.focus.firstResponder == nil)
        let chat = Chat()
        for animated in [true, false] {
            navigation.pushViewController(chat, animated: animated)
            sim.advance(1)
            #expect(chat.hasBar)
            let above = UIViewController()
            navigation.pushViewController(above, animated: animated)
            sim.advance(1)
            #expect(!chat.hasBar)
            navigation.popViewController(animated: animated)
            sim.advance(1)
            #expect(chat.hasBar)
            navigation.popViewController(animated: animated)
            sim.advance(1)
            #expect(!chat.hasBar && chat.bar.window == nil)
        }
        let other = Chat()
        navigation.present(other, animated: true)
        sim.advance(1)
        #expect(other.hasBar)
    }

    @Test("Whoever was typed into is so again behind a controller that had the focus itself", arguments: [true, false])
    func behindOne(animated: Bool) {
        let (chat, form) = (Chat(), UIViewController())
        let field = UITextField(frame: CGRect(x: 8, y: 60, width: 200, height: 36))
        sim.window.rootViewController = form
        form.view.addSubview(field)
        sim.frame()
        field.becomeFirstResponder()
        sim.advance(1)
        form.present(chat, animated: animated)
        sim.advance(1)
        #expect(chat.hasBar)
        form.dismiss(animated: animated)
        sim.advance(1)
        #expect(field.isFirstResponder && chat.bar.window == nil)
    }

    @Test("Whoever is typed into when a controller appears goes on, and a controller that cannot is not asked")
    func others() {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 8, y: 60, width: 200, height: 36))
            override var canBecomeFirstResponder: Bool { true }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                field.becomeFirstResponder()
            }
        }
        let form = Form()
        sim.window.rootViewController = form
        sim.advance(1)
        #expect(form.field.isFirstResponder)
        sim.window.rootViewController = UIViewController()
        sim.advance(1)
        #expect(sim.application.focus.firstResponder == nil && sim.keyboardFrame.isNull)
    }
}
