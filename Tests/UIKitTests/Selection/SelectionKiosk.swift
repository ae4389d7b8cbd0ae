import HostInterface
import UIKitSimulator

@testable import UIKit

/// Marks the tests of handles, loupe and edit menu, which are in files of their own.
struct SelectionTests {}

/// A kiosk with one field that is edited, and what is asked about its selection.
@MainActor
final class SelectionKiosk {
    static let text = "hello wonderful world"

    let simulator: Simulator
    let field: UITextField
    let delegate = MenuDelegate()

    /// - Parameter y: The top of the field; by default in the upper half of the screen.
    init(
        _ size: CGSize = CGSize(width: 480, height: 800), scale: CGFloat = 1, y: CGFloat? = nil,
        text: String = SelectionKiosk.text, isEditing: Bool = true
    ) {
        simulator = Simulator(size: size, scale: scale)
        UIPasteboard.general.string = "copied"
        field = UITextField(
            frame: CGRect(x: 20, y: y ?? (size.height / 4).rounded(), width: size.width - 40, height: 44))
        field.borderStyle = .roundedRect
        field.delegate = delegate
        field.text = text
        simulator.window.addSubview(field)
        if isEditing {
            field.becomeFirstResponder()
            simulator.advance(0.5)
        }
        simulator.frame()
    }

    /// The middle of the caret of an offset, in the window's points, a little to the right of the place.
    func point(_ offset: Int, dx: CGFloat = 2) -> CGPoint {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return .zero }
        let caret = field.convert(field.caretRect(for: position), to: nil)
        return CGPoint(x: caret.midX + dx, y: caret.midY)
    }

    /// Lets what fades or moves come to rest.
    func settle() {
        simulator.advance(0.4)
    }

    func doubleTap(_ point: CGPoint) {
        simulator.tap(point)
        simulator.tap(point)
        settle()
    }

    /// Drags a finger in steps that a person would make.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8, lifts: Bool = true) {
        simulator.touchDown(0, at: start)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            simulator.touchMove(
                0, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            simulator.advance(1 / 60)
        }
        if lifts {
            simulator.touchUp(0)
            settle()
        }
    }

    // MARK: What is seen

    var application: UIApplication { .shared }

    /// The text with its selection: "one [two] three" or "one |two".
    var marked: String {
        guard let range = field.selectedTextRange else { return "" }
        let text = NSMutableString(string: field.text ?? "")
        let (start, end) = (
            field.offset(from: field.beginningOfDocument, to: range.start),
            field.offset(from: field.beginningOfDocument, to: range.end)
        )
        guard start != end else {
            text.insert("|", at: start)
            return text as String
        }
        text.insert("]", at: end)
        text.insert("[", at: start)
        return text as String
    }

    var menu: EditMenuView? {
        simulator.frame()
        guard let menu = application.editMenus.visibleMenu, !menu.isHidden else { return nil }
        return menu
    }

    /// What the menu offers, from left to right.
    var titles: [String] { menu?.items.compactMap(\.accessibilityLabel) ?? [] }

    func choose(_ title: String) {
        guard let item = menu?.items.first(where: { $0.accessibilityLabel == title }) else { return }
        simulator.tap(item)
        settle()
    }

    /// The handles that are shown, the one at the start first.
    var handles: [SelectionHandle] {
        simulator.frame()
        return application.selection.window.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
    }

    func knob(isStart: Bool) -> CGPoint {
        guard let handle = handles.first(where: { $0.isStart == isStart }) else { return .zero }
        let y = isStart ? handle.frame.minY + SelectionHandle.knob / 2 : handle.frame.maxY - SelectionHandle.knob / 2
        return CGPoint(x: handle.frame.midX, y: y)
    }

    var loupe: LoupeView? {
        simulator.frame()
        return application.selection.window.subviews.compactMap { $0 as? LoupeView }.first
    }
}

/// Records what a field says about its menu, and may do something about it.
final class MenuDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var menu: ((NSRange, [UIMenuElement]) -> UIMenu?)?
    var willPresent: (() -> Void)?
    var willDismiss: (() -> Void)?
    var selectionChanged: ((UITextField) -> Void)?

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        log.append("menu \(range.location) \(range.length)")
        return menu?(range, suggestedActions)
    }

    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("present")
        animator.addCompletion { [weak self] in self?.log.append("presented") }
        willPresent?()
    }

    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("dismiss")
        animator.addCompletion { [weak self] in self?.log.append("dismissed") }
        willDismiss?()
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        selectionChanged?(textField)
    }
}
