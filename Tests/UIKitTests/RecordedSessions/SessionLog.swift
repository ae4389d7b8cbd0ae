import Foundation

@testable import UIKit

/// Hears everything that UIKit tells, and writes it down in the order in which it comes.
@MainActor
final class SessionLog: NSObject {
    private var lines: [String] = []
    /// The questions that are answered with no.
    var refused: Set<String> = []
    /// What is done when something is asked or told.
    var reactions: [String: (UIResponder) -> Void] = [:]
    /// The edit menu that is answered with; `nil` for the one that is suggested.
    var menu: (([UIMenuElement]) -> UIMenu?)?
    /// Where a scroll view is to come to rest.
    var target: ((CGPoint) -> CGPoint)?
    private var observers: [NSObjectProtocol] = []

    override init() {
        super.init()
        let names: [Notification.Name] = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
            UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            UIPasteboard.changedNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    // All tests of views run on the main actor, one after the other.
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated { self?.hear(note) }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func hear(_ note: Notification) {
        var line = note.name.rawValue.replacingOccurrences(of: "Notification", with: "")
        if let object = note.object { line += " \(Told.name(object as AnyObject))" }
        let info = note.userInfo ?? [:]
        for (key, value) in info.map({ ("\($0.key)", $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            var key = key
            for part in ["UIKeyboard", "UserInfoKey", "UITextField", "Animation"] {
                key = key.replacingOccurrences(of: part, with: "")
            }
            if key.hasPrefix("Frame"), let frame = (value as? NSValue)?.cgRectValue {
                line += " \(key.dropFirst(5)) \(Told.rect(frame))"
            } else {
                line += " \(key) \(value)"
            }
        }
        say(line)
    }

    /// Writes a line.
    func say(_ line: String) {
        lines.append(line)
    }

    func ask(_ name: String, _ thing: AnyObject, _ detail: String = "") -> Bool {
        tell(name, thing, detail)
        return !refused.contains(name)
    }

    func tell(_ name: String, _ thing: AnyObject, _ detail: String = "") {
        say("\(Told.name(thing)) \(name)" + (detail.isEmpty ? "" : " \(detail)"))
        if let responder = thing as? UIResponder { reactions[name]?(responder) }
    }

    /// The lines since the last time. Many reports of a scroll view one after the other are one line.
    func take() -> [String] {
        defer { lines = [] }
        var result: [String] = []
        var scrolls: [String] = []
        func flush() {
            guard let first = scrolls.first else { return }
            let places = scrolls.map { $0.components(separatedBy: " didScroll ").last ?? "" }
            let shown = places.count <= 6 ? places : stride(from: 0, to: places.count, by: 4).map { places[$0] }
            let name = first.components(separatedBy: " didScroll ").first ?? ""
            result.append(
                "\(name) didScroll \(places.count) times: \(shown.joined(separator: " ")), \(places.last ?? "")")
            scrolls = []
        }
        for line in lines {
            if let name = line.range(of: " didScroll ") {
                if scrolls.first?.hasPrefix(line[..<name.upperBound]) == false { flush() }
                scrolls.append(line)
            } else {
                flush()
                result.append(line)
            }
        }
        flush()
        return Self.merged(result)
    }

    /// What one object tells in a row is one line, as far as that is not too long.
    private static func merged(_ lines: [String]) -> [String] {
        var result: [String] = []
        var last = ""
        for line in lines {
            let name = line.prefix { $0 != " " }
            // All recognisers are asked the same of each touch.
            if let question = line.range(of: " shouldReceive ").map({ line[$0.lowerBound...] }),
                let before = result.last, before.hasSuffix(question)
            {
                let asked = before.dropLast(question.count)
                result[result.count - 1] = asked + ", " + line.dropLast(question.count) + question
                continue
            }
            if name == last, name.count < line.count, (result.last?.count ?? 0) + line.count < 110 {
                result[result.count - 1] += "," + line.dropFirst(name.count)
            } else {
                result.append(line)
            }
            last = String(name)
        }
        return result
    }

    // MARK: Attaching

    /// Hears a field.
    func attach(to field: UITextField) {
        field.delegate = self
        field.inputDelegate = self
        attachEvents(to: field)
    }

    /// Hears a text view.
    func attach(to view: UITextView) {
        view.delegate = self
        view.inputDelegate = self
    }

    /// Hears all events of a control.
    func attachEvents(to control: UIControl) {
        let events: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
            ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
            ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside),
            ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
            ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
            ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
        ]
        for (name, event) in events {
            control.addTarget(for: event) { [weak self] in self?.say("\(Told.name($0)) <\(name)>") }
        }
    }

    static func elements(_ elements: [UIMenuElement]) -> String {
        let words = elements.map { element in
            (element as? UIMenu).map { "\($0.title)\(Self.elements($0.children))" } ?? element.title
        }
        return "[\(words.joined(separator: ", "))]"
    }
}

extension SessionLog: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBeginEditing", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { tell("didBeginEditing", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEndEditing", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        tell("didEndEditing", textField, "\(reason)")
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("shouldChange", textField, "\(Told.range(range)) \(Told.quoted(string))") }
    func textFieldDidChangeSelection(_ textField: UITextField) { tell("didChangeSelection", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        tell("editMenu", textField, "\(Told.range(range)) \(Self.elements(suggestedActions))")
        return menu?(suggestedActions)
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        tell("willPresentEditMenu", textField)
        animator.addCompletion { [weak self] in self?.say("edit menu is there") }
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        tell("willDismissEditMenu", textField)
        animator.addCompletion { [weak self] in self?.say("edit menu is gone") }
    }
}

extension SessionLog: UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBeginEditing", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEndEditing", textView) }
    func textViewDidBeginEditing(_ textView: UITextView) { tell("didBeginEditing", textView) }
    func textViewDidEndEditing(_ textView: UITextView) { tell("didEndEditing", textView) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ask("shouldChange", textView, "\(Told.range(range)) \(Told.quoted(text))")
    }
    func textViewDidChange(_ textView: UITextView) { tell("didChange", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) {
        tell("didChangeSelection", textView, Told.range(textView.selectedRange))
    }
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        tell("primaryAction", textView, Told.range(textItem.range))
        return refused.contains("primaryAction") ? nil : defaultAction
    }
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        tell("menuConfiguration", textView, "\(Told.range(textItem.range)) \(Self.elements(defaultMenu.children))")
        return UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        tell("editMenu", textView, "\(Told.range(range)) \(Self.elements(suggestedActions))")
        return menu?(suggestedActions)
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        tell("willPresentEditMenu", textView)
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        tell("willDismissEditMenu", textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tell("didScroll", scrollView, Told.point(scrollView.contentOffset))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        tell(
            "willEndDragging", scrollView,
            "velocity \(Told.point(velocity)) target \(Told.point(targetContentOffset.pointee))")
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        tell("didEndDragging", scrollView, decelerate ? "decelerates" : "rests")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { tell("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tell("didEndAnimation", scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        tell("didChangeInset", scrollView, Told.insets(scrollView.adjustedContentInset))
    }
}

extension SessionLog: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) { say("\(Told.name(textInput)) selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { say("\(Told.name(textInput)) selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { say("\(Told.name(textInput)) textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { say("\(Told.name(textInput)) textDidChange") }
}

extension SessionLog: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ask("shouldBegin", gestureRecognizer)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ask("shouldReceive", gestureRecognizer, Told.point(touch.location(in: nil)))
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        tell("simultaneously", gestureRecognizer, Told.name(other))
        return reactions["simultaneously"] != nil
    }
}

extension SessionLog: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        say("interaction menu \(configuration.identifier) \(Self.elements(suggestedActions))")
        return menu?(suggestedActions)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        say("interaction willPresent \(Told.point(configuration.sourcePoint))")
        animator.addCompletion { [weak self] in self?.say("interaction presented") }
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        say("interaction willDismiss")
        animator.addCompletion { [weak self] in self?.say("interaction dismissed") }
    }
}

extension SessionLog: NSLayoutManagerDelegate {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { say("layout manager didInvalidate") }
}

extension SessionLog: NSTextStorageDelegate {
    nonisolated func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        MainActor.assumeIsolated {
            say("storage willProcess \(editedMask.rawValue) \(Told.range(editedRange)) by \(delta)")
        }
    }
    nonisolated func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        MainActor.assumeIsolated {
            say("storage didProcess \(editedMask.rawValue) \(Told.range(editedRange)) by \(delta)")
        }
    }
}
