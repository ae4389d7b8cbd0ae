import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The tap that begins editing puts the caret where the finger was, and what stands there stays as near as it can.
@MainActor @Suite("Taps that begin editing")
final class TapBeginningTests {
    private lazy var simulator = Simulator(size: CGSize(width: 390, height: 700))

    /// How a text makes room for the keyboard.
    enum Room: CaseIterable {
        case guide, animatedFrame, none
    }

    @Test(
        "A text that was scrolled away from its caret is not scrolled back to it", arguments: Room.allCases, [0, 1])
    func staysWhereTapped(room: Room, end: Int) {
        let controller = UIViewController()
        simulator.window.rootViewController = controller
        let text = UITextView(frame: controller.view.bounds)
        text.font = .systemFont(ofSize: 16)
        text.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
        controller.view.addSubview(text)
        if room == .guide {
            text.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: controller.view.topAnchor),
                text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                text.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
            ])
        }
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated {
                guard room == .animatedFrame else { return }
                UIView.animate(withDuration: 0.25) {
                    text.frame.size.height = frame.minY
                    text.layoutIfNeeded()
                }
            }
        }
        simulator.advance(0.5)
        text.selectedRange = NSRange(location: end == 0 ? 0 : (text.text as NSString).length, length: 0)
        text.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        simulator.advance(0.5)
        simulator.tap(CGPoint(x: 100, y: 200))
        simulator.advance(1)
        #expect(text.isFirstResponder && text.contentOffset.y == 400)
        let caret = text.convert(text.caretRect(for: text.selectedTextRange?.end ?? UITextPosition()), to: nil)
        #expect(caret.minY < 200 && caret.maxY > 200)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("A tap low in the text is scrolled above the keyboard, by the least that does it")
    func low() {
        let text = UITextView(frame: simulator.window.bounds)
        text.text = (0..<90).map { "line \($0)" }.joined(separator: "\n")
        simulator.window.addSubview(text)
        simulator.frame()
        text.contentOffset.y = 300
        simulator.frame()
        simulator.tap(CGPoint(x: 100, y: 650))
        simulator.advance(1)
        let caret = text.convert(text.caretRect(for: text.selectedTextRange?.end ?? UITextPosition()), to: nil)
        let room = simulator.keyboardFrame.minY - caret.maxY
        #expect(room >= 0 && room < 30)
    }

    @Test(
        "A text whose caret is out of sight stays where it is read when its size changes; one whose caret is seen follows it"
    )
    func resized() {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        text.text = (0..<90).map { "line \($0)" }.joined(separator: "\n")
        simulator.window.addSubview(text)
        text.inputView = UIView()
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 0)
        simulator.advance(0.5)
        text.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        simulator.advance(0.5)
        text.frame.size.height = 200
        simulator.advance(0.5)
        #expect(text.contentOffset.y == 500)
        text.setContentOffset(.zero, animated: false)
        text.selectedRange = NSRange(location: 80, length: 0)
        simulator.advance(0.5)
        let before = text.caretRect(for: text.selectedTextRange?.end ?? UITextPosition())
        #expect(before.maxY > 100 && before.maxY < 300)
        text.frame.size.height = 100
        simulator.advance(0.5)
        #expect(text.bounds.contains(text.caretRect(for: text.selectedTextRange?.end ?? UITextPosition())))
    }

    @Test("A long text in a field is not moved away under the finger")
    func field() {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
        field.text = String(repeating: "many words in a row ", count: 8)
        simulator.window.addSubview(field)
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [window = simulator.window] _ in
            MainActor.assumeIsolated { UIView.animate(withDuration: 0.25) { window.layoutIfNeeded() } }
        }
        simulator.frame()
        simulator.tap(CGPoint(x: 80, y: 82))
        simulator.advance(1)
        let caret = field.convert(field.caretRect(for: field.selectedTextRange?.end ?? UITextPosition()), to: nil)
        #expect(abs(caret.midX - 80) < 40)
        NotificationCenter.default.removeObserver(observer)
    }
}
