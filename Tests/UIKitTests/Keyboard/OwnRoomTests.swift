import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Programs that give the room for the keyboard themselves, and scroll themselves, beside the pass that does so.
@MainActor @Suite("Programs that make room for the keyboard themselves")
struct OwnRoomTests {
    /// A page that gives its scroll view room as the keyboard comes, and takes it back as it goes.
    @MainActor private final class Page {
        let simulator = Simulator(size: CGSize(width: 800, height: 600))
        let scroll: UIScrollView
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

        init(_ scroll: UIScrollView = UIScrollView(), listensTo names: [Notification.Name] = []) {
            self.scroll = scroll
            scroll.frame = simulator.window.bounds
            if !(scroll is UITextView) {
                scroll.contentSize = CGSize(width: 800, height: 1200)
                scroll.addSubview(field)
            }
            simulator.window.addSubview(scroll)
            simulator.frame()
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.hear(name, note) }
                }
            }
        }

        deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        private func hear(_ name: Notification.Name, _ note: Notification) {
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            scroll.contentInset.bottom = name == UIResponder.keyboardWillHideNotification ? 0 : end.height
            guard name != UIResponder.keyboardWillHideNotification else { return }
            if let view = scroll as? UITextView {
                view.scrollRangeToVisible(view.selectedRange)
            } else {
                scroll.scrollRectToVisible(field.frame, animated: false)
            }
        }

        var covered: CGFloat { simulator.keyboardFrame.height }
        var isInSight: Bool {
            let frame = field.convert(field.bounds, to: nil)
            return frame.minY >= 0 && frame.maxY <= simulator.keyboardFrame.minY
        }
    }

    @Test(
        "The room is given once, whenever the program gives it",
        arguments: [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ])
    func once(name: Notification.Name) {
        let page = Page(listensTo: [name])
        page.simulator.tap(page.field)
        page.simulator.advance(1.5)
        #expect(page.scroll.contentInset.bottom == page.covered && page.covered > 100)
        #expect(page.scroll.adjustedContentInset.bottom == page.covered)
        #expect(page.isInSight && page.scroll.contentOffset.y < 300)
        page.simulator.type("a")
        page.simulator.advance(0.5)
        #expect(page.scroll.adjustedContentInset.bottom == page.covered && page.isInSight)
        page.scroll.contentInset.bottom = page.covered + 30
        #expect(page.scroll.adjustedContentInset.bottom == page.covered + 30)
        page.scroll.contentInset.bottom = 10
        #expect(page.scroll.adjustedContentInset.bottom == page.covered)
        page.field.resignFirstResponder()
        page.simulator.advance(1)
        #expect(page.scroll.adjustedContentInset.bottom == page.scroll.contentInset.bottom)
    }

    @Test("A text that makes room for itself shows its caret")
    func text() {
        let view = UITextView()
        view.text = "One line\nand another"
        let page = Page(view, listensTo: [UIResponder.keyboardDidShowNotification])
        page.simulator.tap(CGPoint(x: 100, y: 15))
        page.simulator.advance(1.5)
        #expect(view.isFirstResponder && view.adjustedContentInset.bottom == page.covered)
        #expect(view.contentOffset == .zero)
    }

    @Test("Where the program gives the room the content stays where it was scrolled when the keyboard goes")
    func stays() {
        let page = Page()
        page.scroll.contentInset.bottom = 400
        page.simulator.tap(page.field)
        page.simulator.advance(1)
        let offset = page.scroll.contentOffset
        #expect(offset.y > 0)
        page.field.resignFirstResponder()
        page.simulator.advance(1)
        #expect(page.scroll.contentOffset == offset)
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            let page = Page(listensTo: [name, UIResponder.keyboardWillHideNotification])
            page.simulator.tap(page.field)
            page.simulator.advance(1.5)
            let offset = page.scroll.contentOffset
            #expect(offset.y > 0 && page.scroll.contentInset.bottom > 0)
            page.field.resignFirstResponder()
            page.simulator.advance(1)
            #expect(page.scroll.contentOffset == offset && page.scroll.adjustedContentInset.bottom == 0)
        }
        let other = Page()
        other.simulator.tap(other.field)
        other.simulator.advance(1)
        #expect(other.scroll.contentOffset.y > 0)
        other.field.resignFirstResponder()
        other.simulator.advance(1)
        #expect(other.scroll.contentOffset == .zero)
    }

    @Test("Content that is scrolled while there is a keyboard stays, to whatever part of a point")
    func fractions() {
        let view = UITextView()
        view.text = String(repeating: "A line of a long text\n", count: 200)
        for page in [Page(), Page(view)] {
            if let view = page.scroll as? UITextView {
                view.becomeFirstResponder()
            } else {
                page.simulator.tap(page.field)
            }
            page.simulator.advance(1)
            #expect(!page.simulator.keyboardFrame.isNull)
            var random = SeededGenerator(7)
            for _ in 0..<60 {
                let offset = CGFloat.random(in: 0...650, using: &random)
                page.scroll.contentOffset.y = offset
                page.simulator.advance(0.05)
                #expect(page.scroll.contentOffset.y == offset)
            }
        }
    }

    @Test(
        "A bar that is given to the field that begins stays, beside a hardware keyboard and on the screen",
        arguments: [true, false])
    func bar(isHardware: Bool) {
        @MainActor final class Giver: NSObject, UITextFieldDelegate {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 40))
            func textFieldDidBeginEditing(_ textField: UITextField) { textField.inputAccessoryView = bar }
        }
        let simulator = Simulator(size: CGSize(width: 800, height: 600))
        simulator.hasHardwareKeyboard = isHardware
        let giver = Giver()
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 40 + 60 * $0, width: 300, height: 40)) }
        for field in fields {
            field.delegate = giver
            simulator.window.addSubview(field)
        }
        simulator.frame()
        for (step, field) in [fields[0], fields[1], fields[2], fields[0], fields[1]].enumerated() {
            if step.isMultiple(of: 2) { simulator.tap(field) } else { field.becomeFirstResponder() }
            simulator.advance(0.8)
            #expect(field.isFirstResponder && giver.bar.window != nil)
            #expect(simulator.keyboardFrame.height >= 40)
        }
        fields[1].resignFirstResponder()
        simulator.advance(0.8)
        #expect(giver.bar.window == nil && simulator.keyboardFrame.isNull)
    }

    @Test("The keyboard's ground stays behind an input view of its look that is clear")
    func ground() {
        let simulator = Simulator(size: CGSize(width: 400, height: 600))
        let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 46), inputViewStyle: .keyboard)
        #expect(bar.backgroundColor == nil)
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        field.inputAccessoryView = bar
        simulator.window.addSubview(field)
        simulator.tap(field)
        simulator.advance(0.8)
        let place = bar.convert(CGPoint(x: 200, y: 20), to: nil)
        let ground = simulator.color(at: bar.convertToScreen(CGRect(x: 200, y: 20, width: 1, height: 1)).origin)
        bar.backgroundColor = .clear
        simulator.frame()
        #expect(place.x == 200 && bar.backgroundColor == .clear)
        #expect(simulator.color(at: bar.convertToScreen(CGRect(x: 200, y: 20, width: 1, height: 1)).origin) == ground)
        bar.backgroundColor = .red
        simulator.frame()
        #expect(simulator.color(at: bar.convertToScreen(CGRect(x: 200, y: 20, width: 1, height: 1)).origin) == .red)
        let plain = UIInputView(frame: .zero, inputViewStyle: .default)
        plain.backgroundColor = .clear
        #expect(plain.viewState.backgroundColor == .clear)
    }
}
