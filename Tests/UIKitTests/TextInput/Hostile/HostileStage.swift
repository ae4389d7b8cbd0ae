import Foundation
import UIKitSimulator

@testable import UIKit

/// A kiosk with a text of a kind in a window of its own, another field, and a program that does deeds.
@MainActor
final class HostileStage {
    let simulator: Simulator
    let program = HostileProgram()
    /// A delegate that wants nothing.
    let stranger = HostileProgram()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    let other = HostileField(frame: CGRect(x: 10, y: 84, width: 200, height: 24))
    /// The window of the text; `nil` when it was thrown away.
    var window: UIWindow?
    /// A window that a deed has put in front of all.
    var alert: UIWindow?
    /// The text; `nil` when it was let go.
    var subject: (any HostileText)?
    /// Text and selection as they were once.
    var kept: Any?
    private let panels: Bool
    /// Whether something is dragged.
    private var drags = false

    /// What deeds are done to.
    var target: any HostileText { subject ?? other }

    /// - Parameter site: Where the program does its deeds, if that needs a stage of its own.
    init(_ kind: HostileKind, for site: HostileSite? = nil) {
        simulator = Simulator(size: CGSize(width: 240, height: 220), scale: 0.25)
        simulator.application.isMotionReduced = true
        simulator.application.keyboardLanguages = kind == .keyedView ? ["en", "de"] : ["en"]
        simulator.application.inputContext.predictions = StubPredictions("abzebra setting replacedly")
        let ownKeyboard = site?.isOfOwnKeyboard ?? false
        panels = !ownKeyboard
        let window = UIWindow(frame: simulator.window.bounds)
        self.window = window
        let subject = kind.make()
        self.subject = subject
        subject.frame = CGRect(x: 10, y: 4, width: 220, height: subject is UITextView ? 60 : 30)
        subject.accessibilityIdentifier = "subject"
        other.accessibilityIdentifier = "other"
        (subject as? UITextField)?.clearButtonMode = .always
        // In place of the keyboard, whose keys take long to paint.
        if ownKeyboard {
            program.makeKeyboard()
        } else if kind != .keyedView {
            subject.setInput(makePanel(height: 50))
        }
        subject.setAccessory(makePanel(height: 16, isAccessory: true))
        other.setInput(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40)))
        if let site, site.isOfSecondKit, let view = subject as? UITextView { program.attachSecondKit(to: view) }
        program.attach(to: subject)
        if let site, site.isOfPasting {
            (subject as? any UITextPasteConfigurationSupporting)?.pasteDelegate = program
        }
        if let site, site.isOfDragging {
            drags = true
            (subject as? any UITextDraggable)?.textDragDelegate = program
            (subject as? any UITextDroppable)?.textDropDelegate = program
        }
        parent.addSubview(subject)
        window.addSubview(parent)
        window.addSubview(other)
        window.makeKeyAndVisible()
        simulator.frame()
    }

    func makePanel(height: CGFloat, isAccessory: Bool = false) -> HostilePanel {
        let panel = HostilePanel(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        (panel.program, panel.isAccessory) = (program, isAccessory)
        return panel
    }

    /// Everything that a person and a program do with a text.
    func play() {
        target.becomeFirstResponder()
        simulator.advance(0.02)
        simulator.type("ab c")
        simulator.compose("かな", selectedRange: NSRange(location: 1, length: 1))
        simulator.inject(.text("仮"))
        simulator.press(.keyboardLeftArrow, .shift)
        simulator.press(.keyboardDeleteOrBackspace)
        simulator.press(.keyboardZ, .control)
        simulator.press(.keyboardReturnOrEnter)
        target.becomeFirstResponder()
        simulator.type("de")
        target.insertText("x")
        target.deleteBackward()
        target.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        target.unmarkText()
        kept = (target as? UITextField)?.interactionState ?? (target as? UITextView)?.interactionState
        target.selectAll(nil)
        simulator.press(.keyboardC, .control)
        simulator.press(.keyboardV, .control)
        target.selectedTextRange = target.textRange(from: target.beginningOfDocument, to: target.beginningOfDocument)
        // The edit menu comes and goes.
        simulator.tap(CGPoint(x: 50, y: 18))
        simulator.tap(CGPoint(x: 50, y: 18))
        simulator.advance(0.05)
        simulator.application.editMenus.dismiss()
        if let field = target as? UISearchTextField {
            field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "cat")]
            simulator.advance(0.02)
            simulator.press(.keyboardDownArrow)
            simulator.press(.keyboardReturnOrEnter)
            field.searchSuggestions = nil
        }
        if let view = target as? UITextView {
            view.text = String(repeating: "one\n", count: 12)
            simulator.touchDown(0, at: CGPoint(x: 50, y: 50))
            for step in 1...3 {
                simulator.touchMove(0, to: CGPoint(x: 50, y: 50 - CGFloat(step) * 12))
                simulator.advance(1 / 60)
            }
            simulator.touchUp(0)
            view.contentOffset.y += 3
            view.attributedText = NSAttributedString(string: "link", attributes: [.link: "https://example.org"])
            view.isEditable = false
            view.setContentOffset(.zero, animated: false)
            simulator.frame()
            // It may be the first of two taps, for a while.
            simulator.tap(CGPoint(x: 20, y: 20))
            simulator.advance(0.5)
            view.isEditable = true
            view.becomeFirstResponder()
        }
        // The clear button.
        simulator.tap(CGPoint(x: 216, y: 18))
        simulator.application.userInterfaceStyle = .dark
        simulator.window.tintColor = .red
        window?.tintColor = .green
        simulator.window.makeKey()
        window?.makeKey()
        target.plainText = "programmed"
        simulator.press(.keyboardTab)
        target.becomeFirstResponder()
        if drags { drag() }
        target.resignFirstResponder()
        simulator.advance(0.02)
        target.becomeFirstResponder()
        simulator.type("f")
        target.removeFromSuperview()
        parent.addSubview(target)
        simulator.advance(0.02)
    }

    /// A point on what is selected, in the screen's points.
    private var middleOfSelection: CGPoint? {
        guard let text = target.selectableText, let rect = text.shownSelectionRects.first else { return nil }
        return text.pointedView.convertToScreenAsShown(rect).center
    }

    /// Drags what is selected within the text, and to nowhere.
    private func drag() {
        for end in [CGPoint(x: 200, y: 18), CGPoint(x: 120, y: 170)] {
            target.plainText = "one two three"
            let word = target.position(from: target.beginningOfDocument, offset: 3)
            target.selectedTextRange = word.flatMap { target.textRange(from: target.beginningOfDocument, to: $0) }
            // The touches of before are no first taps of these.
            simulator.advance(0.5)
            simulator.frame()
            guard let start = middleOfSelection else { continue }
            simulator.touchDown(1, at: start)
            simulator.advance(0.55)
            for part in [0.3, 0.7, 1] {
                simulator.touchMove(
                    1, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
                simulator.advance(1 / 60)
            }
            simulator.touchUp(1)
            simulator.advance(0.05)
        }
    }

    /// Takes the text out of its window and lets it go.
    func letGo() {
        // Its `deinit` may ask for the text, which is nil by then.
        let text = subject
        subject = nil
        text?.removeFromSuperview()
    }

    /// Lets everything come to its end, with nothing of the program's doing any more.
    func end() {
        for window in simulator.application.windows { window.endEditing(true) }
        simulator.touchUp(1)
        alert?.isHidden = true
        alert = nil
        simulator.advance(0.05)
    }
}
