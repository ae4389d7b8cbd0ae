import Testing
import UIKitSimulator

@testable import UIKit

/// A page that can be made from its state.
final class MadePage: UIViewController, UIViewControllerRestoration {
    nonisolated(unsafe) static var made = 0

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        made += 1
        let page = MadePage(nibName: nil, bundle: nil)
        page.restorationIdentifier = identifierComponents.last
        page.title = coder.decodeObject(forKey: "title") as? String
        return page
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
    }
}

/// Controllers that are inside others, shown in front of others, or made for the state.
@MainActor @Suite("Restored controllers", .serialized)
struct RestoredControllerTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("Children have their state again where all around them have names")
    func children() {
        func nest(_ kiosk: StateKiosk) -> StatePage {
            let (inner, innermost) = (StatePage("inner"), StatePage("innermost"))
            add(inner, to: kiosk.page)
            add(innermost, to: inner)
            return innermost
        }
        let first = StateKiosk(in: folder)
        let page = nest(first)
        page.field.text = "deep"
        page.field.session.select(.init(1..<3))
        #expect(
            RestorationTree(first.application).controllers.map(\.path.names).last == ["page", "inner", "innermost"])
        first.end()
        var again: StatePage?
        let second = StateKiosk(in: folder) { again = nest($0) }
        #expect(again?.field.text == "deep" && again?.field.session.selectedRange == 1..<3)
        second.page.children[0].restorationIdentifier = nil
        #expect(RestorationTree(second.application).controllers.map(\.path.names) == [["page"]])
    }

    @Test("A class makes its controller, and one that was shown in front is shown again")
    func classes() {
        let first = StateKiosk(in: folder)
        let front = MadePage(nibName: nil, bundle: nil)
        front.restorationIdentifier = "front"
        front.restorationClass = MadePage.self
        front.title = "Made"
        first.page.present(front, animated: false)
        first.end()
        MadePage.made = 0
        let second = StateKiosk(in: folder)
        #expect(MadePage.made == 1)
        #expect(second.page.presentedViewController?.title == "Made")
        #expect(second.page.presentedViewController?.viewIfLoaded?.window === second.simulator.window)
        #expect(!second.delegate.log.contains("front"), "The delegate is asked where there is no class.")
    }

    @Test("The delegate makes controllers without a class; whatever it makes takes the state")
    func delegate() {
        let first = StateKiosk(in: folder)
        first.page.present(StatePage("front"), animated: false)
        (first.page.presentedViewController as? StatePage)?.field.text = "kept"
        first.end()
        let made = StatePage("front")
        let second = StateKiosk(in: folder) { kiosk in
            kiosk.delegate.makesController = { $0 == ["front"] ? made : nil }
        }
        #expect(second.page.presentedViewController === made && made.field.text == "kept")
    }

    @Test("Controllers and views are kept as references, own classes by their values, and secrets in neither")
    func references() {
        let first = StateKiosk(in: folder) { kiosk in
            kiosk.page.whenEncoding = { [unowned page = kiosk.page] coder in
                coder.encode(page, forKey: "page")
                coder.encode(page.text, forKey: "view")
                coder.encode(UIView(), forKey: "stranger")
                coder.encode(Choice(3, "c"), forKey: "choice")
                coder.encode([1, 2], forKey: "numbers")
            }
        }
        first.end()
        var isChecked = false
        let second = StateKiosk(in: folder) { kiosk in
            kiosk.page.whenDecoding = { [unowned page = kiosk.page] coder in
                isChecked = true
                #expect(coder.decodeObject(forKey: "page") as? UIViewController === page)
                #expect(coder.decodeObject(forKey: "view") as? UITextView === page.text)
                #expect(coder.decodeObject(of: [UITextView.self], forKey: "view") as? UIView === page.text)
                #expect(coder.decodeObject(of: [UITextField.self], forKey: "view") == nil)
                #expect(!coder.containsValue(forKey: "stranger"))
                let choice = coder.decodeObject(of: Choice.self, forKey: "choice")
                #expect(choice?.number == 3 && choice?.name == "c")
                #expect(coder.decodeObject(of: NSString.self, forKey: "choice") == nil)
                #expect(coder.decodeObject(forKey: "choice") == nil, "Nobody has said of which class it is.")
                #expect(coder.decodeObject(forKey: "numbers") as? [Int] == [1, 2])
            }
        }
        #expect(isChecked)
        second.crash()
    }

    @Test("Classes are found by whole names only")
    func classNames() {
        for name in [
            "NSObject", "Foundation.NSString", "", ".", "UIKitTests.", "UIKitTests.Nothing", "1.2", "A.B.C", "\u{0}.x",
            "UIKit.UIView", String(repeating: "a", count: 5000) + ".b", "UIKitTests.MadePage ",
        ] {
            #expect(RestorationSession.restorationClass(name) == nil, "\(name)")
        }
        #expect(RestorationSession.restorationClass(String(reflecting: MadePage.self)) == MadePage.self)
    }

    @Test("Programs that do anything while they are asked and told come out whole", arguments: 0..<10)
    func hostile(deed: Int) {
        let first = StateKiosk(in: folder)
        first.page.field.text = "hello"
        first.page.field.becomeFirstResponder()
        first.end()
        let kept = folder.bytes()
        func act(_ kiosk: StateKiosk, _ deed: Int) {
            switch deed {
            case 0: kiosk.simulator.window.rootViewController = nil
            case 1: kiosk.page.view.subviews.forEach { $0.removeFromSuperview() }
            case 2: kiosk.application.restorationFolder = nil
            case 3: kiosk.application.forgetText()
            case 4: kiosk.application.quit()
            case 5: kiosk.page.present(StatePage("page"), animated: false)
            case 6: kiosk.application.delegate = nil
            case 7: kiosk.page.restorationIdentifier = "other"
            case 8: kiosk.application.restoration?.save()
            default: kiosk.simulator.window.isHidden = true
            }
        }
        folder.put(kept ?? [])
        let second = StateKiosk(in: folder) { kiosk in
            kiosk.page.whenDecoding = { [unowned kiosk] _ in act(kiosk, deed) }
        }
        second.simulator.advance(2)
        second.crash()
        folder.put(kept ?? [])
        let third = StateKiosk(in: folder) { kiosk in
            kiosk.page.whenEncoding = { [unowned kiosk] _ in act(kiosk, deed) }
            kiosk.delegate.whenEncoding = { [unowned kiosk] in act(kiosk, (deed + 1) % 10) }
        }
        third.simulator.type("x")
        third.simulator.advance(2)
        third.application.restoration?.save()
        third.crash()
        #expect(folder.names.allSatisfy { ["state", "running"].contains($0) })
    }
}

/// A class of a program's own that says how it is kept.
final class Choice: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let number: Int
    let name: String

    init(_ number: Int, _ name: String) {
        (self.number, self.name) = (number, name)
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? else { return nil }
        (number, self.name) = (coder.decodeInteger(forKey: "number"), name)
    }

    func encode(with coder: NSCoder) {
        coder.encode(number, forKey: "number")
        coder.encode(name, forKey: "name")
    }
}
