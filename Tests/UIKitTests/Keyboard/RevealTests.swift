import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What is typed into on a hardware keyboard comes into the sight of what scrolls around it.
@MainActor @Suite("Fields out of sight, without a keyboard on the screen")
struct RevealTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 300))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))

    init() {
        sim.hasHardwareKeyboard = true
        scroll.contentSize = CGSize(width: 400, height: 2000)
        sim.window.addSubview(scroll)
    }

    private func isInSight(_ view: UIView) -> Bool {
        scroll.bounds.contains(view.convert(view.bounds, to: scroll))
    }

    @Test(
        "A field that is far below is scrolled to by the least, stays there, and comes back for a letter",
        arguments: [0, 1, 2])
    func field(kind: Int) {
        let frame = CGRect(x: 10, y: 1500, width: 200, height: 40)
        let text: UIView =
            switch kind {
            case 0: UITextField(frame: frame)
            case 1: UITextView(frame: frame)
            default: UISearchTextField(frame: frame)
            }
        scroll.addSubview(text)
        sim.frame()
        text.becomeFirstResponder()
        sim.advance(1)
        #expect(sim.keyboardFrame.isNull && isInSight(text))
        #expect(scroll.contentOffset.y > 1300 && scroll.contentOffset.y < 1400 && scroll.contentInset == .zero)
        scroll.contentOffset.y = 0
        sim.advance(1)
        #expect(scroll.contentOffset.y == 0, "A person has scrolled away from it.")
        sim.type("a")
        sim.advance(1)
        #expect(isInSight(text))
        let offset = scroll.contentOffset
        text.resignFirstResponder()
        sim.advance(1)
        #expect(scroll.contentOffset == offset)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Tab goes through a form that is longer than the screen, and each field is seen when it is typed into")
    func tab() {
        let fields = (0..<12).map {
            UITextField(frame: CGRect(x: 10, y: 20 + 160 * CGFloat($0), width: 200, height: 40))
        }
        for field in fields { scroll.addSubview(field) }
        sim.frame()
        fields[0].becomeFirstResponder()
        for field in fields.dropFirst() {
            sim.press(.keyboardTab)
            sim.advance(0.5)
            #expect(field.isFirstResponder && isInSight(field))
        }
        for field in fields.dropLast().reversed() {
            sim.press(.keyboardTab, .shift)
            sim.advance(0.5)
            #expect(field.isFirstResponder && isInSight(field))
        }
    }

    @Test("What a program scrolls to after it has given the focus stays in sight, until something is typed")
    func scrolledByProgram() {
        let field = UITextField(frame: CGRect(x: 10, y: 1500, width: 200, height: 40))
        scroll.addSubview(field)
        sim.frame()
        field.becomeFirstResponder()
        scroll.contentOffset.y = 400
        sim.advance(1)
        #expect(scroll.contentOffset.y == 400)
        field.frame.origin.y = 1300
        sim.advance(1)
        #expect(scroll.contentOffset.y == 400)
        sim.type("a")
        sim.advance(1)
        #expect(isInSight(field))
    }

    @Test("Bars that stand over what scrolls do not cover the field, at the top and at the bottom")
    func bars() {
        let page = UIViewController()
        page.title = "Form"
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        sim.window.rootViewController = navigation
        let form = UIScrollView(frame: page.view.bounds)
        form.contentSize = CGSize(width: 400, height: 1500)
        let fields = [20, 700, 1400].map { UITextField(frame: CGRect(x: 10, y: $0, width: 200, height: 40)) }
        for field in fields { form.addSubview(field) }
        page.view.addSubview(form)
        sim.frame()
        for field in fields + fields.dropLast().reversed() {
            field.becomeFirstResponder()
            sim.advance(0.5)
            let frame = field.convert(field.bounds, to: nil)
            #expect(frame.minY >= 44 && frame.maxY <= 300 - UIToolbar.height, "\(frame)")
        }
    }

    @Test("A program's own scrolling goes on to its end, and what is no text moves nothing")
    func others() {
        final class Canvas: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
        scroll.addSubview(canvas)
        sim.frame()
        canvas.becomeFirstResponder()
        sim.advance(1)
        #expect(canvas.isFirstResponder && scroll.contentOffset.y == 0)
        let field = UITextField(frame: CGRect(x: 10, y: 190, width: 200, height: 40))
        scroll.addSubview(field)
        field.becomeFirstResponder()
        scroll.setContentOffset(CGPoint(x: 0, y: 170), animated: true)
        sim.advance(1)
        #expect(scroll.contentOffset.y == 170)
    }

    @Test("A text view that its program scrolls stays where it is scrolled to")
    func scrolledText() {
        let page = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 100))
        page.text = String(repeating: "a line\n", count: 60)
        scroll.addSubview(page)
        page.becomeFirstResponder()
        page.selectedRange = NSRange(location: 0, length: 0)
        sim.advance(1)
        page.scrollRangeToVisible(NSRange(location: 400, length: 0))
        page.frame.origin.y = 25
        sim.advance(1)
        #expect(page.contentOffset.y > 500)
    }

    @Test("A window that does not avoid the keyboard scrolls nothing, and a field in sight moves nothing")
    func left() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
        scroll.addSubview(field)
        scroll.contentOffset.y = 60
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(scroll.contentOffset.y == 60)
        field.resignFirstResponder()
        sim.window.avoidsKeyboard = false
        field.frame.origin.y = 900
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(scroll.contentOffset.y == 60)
    }

    @Test("Keys on the screen give way to a hardware keyboard, and the field is seen before and afterwards")
    func change() {
        sim.hasHardwareKeyboard = false
        let field = UITextField(frame: CGRect(x: 10, y: 1000, width: 200, height: 40))
        scroll.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(1)
        #expect(!sim.keyboardFrame.isNull && isInSight(field))
        sim.hasHardwareKeyboard = true
        sim.press(.keyboardA)
        sim.type("a")
        sim.advance(1)
        #expect(sim.keyboardFrame.isNull && isInSight(field) && scroll.keyboardInset == 0)
    }

    @Test(
        "A screen of messages that has a bar above the keyboard and takes no text stays where it is, and so does a part of it"
    )
    func bar() {
        final class Messages: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            var pad: UIView?
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override var inputView: UIView? { pad }
        }
        sim.hasHardwareKeyboard = false
        for frame in [sim.window.bounds, CGRect(x: 0, y: 200, width: 400, height: 100)] {
            let messages = Messages(frame: frame)
            sim.window.addSubview(messages)
            sim.frame()
            #expect(messages.becomeFirstResponder())
            sim.advance(1)
            #expect(sim.keyboardFrame.height == 44 && sim.contentShift == 0)
            messages.removeFromSuperview()
            sim.advance(1)
        }
        // What a wheel or a pad is for is a field.
        let picked = Messages(frame: CGRect(x: 0, y: 250, width: 400, height: 40))
        picked.pad = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
        sim.window.addSubview(picked)
        picked.becomeFirstResponder()
        sim.advance(1)
        #expect(sim.keyboardFrame.height == 104 && sim.contentShift < 0)
    }
}
