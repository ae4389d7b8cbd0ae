import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What is told of typing to a program that reads itself aloud, and how a page is read line by line.
@MainActor @Suite("Accessibility of typing")
final class TypingAccessibilityTests {
    // Made by the test itself: the application that was made last is asked for the focus.
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    private final class Ear {
        var heard: [String] = []
    }

    private func listen() -> Ear {
        let ear = Ear()
        sim.application.accessibilityObserver = { [weak ear] notification, argument in
            let name = (argument as? UIView)?.accessibilityIdentifier ?? "nobody"
            switch notification {
            case .elementFocused: ear?.heard.append("focus \(name)")
            case .valueChanged:
                ear?.heard.append("value \(name) \((argument as? UIView)?.accessibilityValue ?? "")")
            case .selectedTextChanged: ear?.heard.append("selection \(name)")
            default: break
            }
        }
        return ear
    }

    private func field(_ name: String, y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 44))
        field.accessibilityIdentifier = name
        field.autocapitalizationType = .none
        sim.window.addSubview(field)
        return field
    }

    @Test("Focus, text and caret are told of, each once and in their order")
    func typing() {
        let (a, b) = (field("a", y: 10), field("b", y: 60))
        let ear = listen()
        a.becomeFirstResponder()
        sim.type("x")
        sim.press(.keyboardLeftArrow)
        b.becomeFirstResponder()
        a.text = "elsewhere"
        b.resignFirstResponder()
        sim.frame()
        #expect(ear.heard == ["focus a", "value a x", "selection a", "focus b", "focus nobody"])
    }

    @Test("Of a secret text there is nothing but dots")
    func secret() {
        let secret = field("secret", y: 10)
        secret.isSecureTextEntry = true
        let ear = listen()
        secret.becomeFirstResponder()
        sim.type("pw")
        sim.frame()
        #expect(ear.heard.first == "focus secret" && ear.heard.last == "value secret ••")
        #expect(!ear.heard.contains { $0.contains("pw") || $0.hasSuffix("p") })
    }

    @Test("Who looks at the notification centre is told of the focus, while there is an observer")
    func center() {
        let (a, b) = (field("a", y: 10), field("b", y: 60))
        let pairs = FocusPairs()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: sim.application, queue: nil
        ) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                pairs.all.append(
                    (
                        notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?,
                        notification.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as AnyObject?
                    ))
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        a.becomeFirstResponder()
        #expect(pairs.all.isEmpty && UIAccessibility.focusedElement(using: nil) == nil)
        let ear = listen()
        b.becomeFirstResponder()
        #expect(pairs.all.count == 1 && pairs.all.first?.new === b && pairs.all.first?.old === a)
        #expect(UIAccessibility.focusedElement(using: nil) as AnyObject? === b)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        #expect(ear.heard == ["focus b"])
    }

    /// Notes when the focus comes and goes, and may send it on.
    private final class Noting: UITextField {
        var lines: [String] = []
        weak var sendsOn: UIView?
        override func accessibilityElementDidBecomeFocused() {
            lines.append("came \(accessibilityElementIsFocused())")
            sendsOn?.becomeFirstResponder()
        }
        override func accessibilityElementDidLoseFocus() { lines.append("went \(accessibilityElementIsFocused())") }
    }

    @Test("An element is told that the focus has come and gone, while there is an observer, and may send it on")
    func told() {
        let (noting, other) = (Noting(frame: CGRect(x: 10, y: 10, width: 200, height: 30)), field("b", y: 60))
        noting.accessibilityIdentifier = "noting"
        sim.window.addSubview(noting)
        noting.becomeFirstResponder()
        other.becomeFirstResponder()
        #expect(noting.lines.isEmpty && !other.accessibilityElementIsFocused())
        let ear = listen()
        noting.becomeFirstResponder()
        #expect(noting.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        #expect(other.accessibilityAssistiveTechnologyFocusedIdentifiers() == nil)
        other.becomeFirstResponder()
        #expect(noting.lines == ["came true", "went false"] && ear.heard == ["focus noting", "focus b"])
        noting.sendsOn = other
        noting.becomeFirstResponder()
        #expect(other.isFirstResponder && noting.lines.suffix(2) == ["came true", "went false"])
        #expect(ear.heard == ["focus noting", "focus b", "focus b"])
    }

    @Test("An observer that moves the focus or changes the text is survived")
    func hostile() {
        let (a, b) = (field("a", y: 10), field("b", y: 60))
        var left = 20
        sim.application.accessibilityObserver = { notification, argument in
            guard left > 0 else { return }
            left -= 1
            switch notification {
            case .elementFocused: if argument as AnyObject? === a { b.becomeFirstResponder() }
            case .valueChanged: (argument as? UITextField)?.text = "other"
            default: (argument as? UIView)?.removeFromSuperview()
            }
        }
        a.becomeFirstResponder()
        sim.type("x")
        sim.press(.keyboardLeftArrow)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    // MARK: Reading

    private func page(_ text: String) -> UITextView {
        let window = sim.window
        let view = UITextView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
        view.text = text
        window.addSubview(view)
        sim.frame()
        return view
    }

    @Test("A text view is read line by line, as far as it is seen")
    func lines() throws {
        let view = page((1...50).map { "Line \($0)" }.joined(separator: "\n"))
        #expect(view.accessibilityContent(forLineNumber: 0) == "Line 1\n")
        #expect(view.accessibilityContent(forLineNumber: 1) == "Line 2\n")
        #expect(view.accessibilityContent(forLineNumber: 40) == nil)
        let frame = view.accessibilityFrame(forLineNumber: 1)
        #expect(frame.minX >= 20 && frame.minY > view.accessibilityFrame(forLineNumber: 0).minY)
        let place = CGPoint(x: 30, y: frame.midY - 30)
        #expect(view.accessibilityLineNumber(for: place) == 1)
        #expect(view.accessibilityLineNumber(for: CGPoint(x: 30, y: 5000)) == NSNotFound)
        #expect(view.accessibilityFrame(forLineNumber: -1) == .zero)
        let words = try #require(view.accessibilityPageContent())
        #expect(words.hasPrefix("Line 1\nLine 2\n") && !words.contains("Line 20"))
        view.contentOffset.y = view.contentSize.height / 2
        sim.frame()
        let below = try #require(view.accessibilityPageContent())
        #expect(!below.contains("Line 1\n") && below.contains("Line 28\n") && !below.contains("Line 35\n"))
    }

    @Test("Lines that are broken are several, and together they are the text")
    func broken() throws {
        let text = "Many words that do not stand in one line of this view"
        let view = page(text)
        let first = try #require(view.accessibilityContent(forLineNumber: 0))
        #expect(!first.isEmpty && first.count < text.count)
        #expect(view.accessibilityPageContent() == text)
    }

    @Test("A secret page is dots, and an empty one is empty")
    func secretPage() {
        let view = page("secret")
        view.isSecureTextEntry = true
        sim.frame()
        #expect(view.accessibilityPageContent() == "••••••")
        #expect(view.accessibilityContent(forLineNumber: 0) == "••••••")
        view.text = ""
        sim.frame()
        #expect(view.accessibilityPageContent() == "")
        #expect(view.accessibilityLineNumber(for: .zero) == NSNotFound)
    }
}

/// The elements that were told to have the focus, and those that had it before.
@MainActor
private final class FocusPairs {
    var all: [(new: AnyObject?, old: AnyObject?)] = []
}
