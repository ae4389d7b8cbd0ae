import TextEngine

@testable import UIKit

/// What a test's subclass makes of the functions that it overrides. What is `nil` is left to `super`.
@MainActor
final class Hooks {
    /// What was called, in order.
    var calls: [String] = []
    var caret: ((CGRect) -> CGRect)?
    /// From the offset that `super` says to the offset that is meant; `nil` for no place.
    var closest: ((Int) -> Int?)?
    var rects: (([UITextSelectionRect]) -> [UITextSelectionRect])?
    var first: ((CGRect) -> CGRect)?
    /// The lowest offset that may be selected.
    var lowest: Int?
    var allows: ((Range<Int>, String) -> Bool)?
    var can: ((UICommand.Action) -> Bool)?
    var isPasteSwallowed = false
    var refusesFocus = false

    func limited(_ range: UITextRange?, in text: any EditableText) -> UITextRange? {
        guard let lowest, let range = range.flatMap({ text.utf16($0) }) else { return range }
        return TextOffsetRange(max(lowest, range.lowerBound)..<max(lowest, range.upperBound))
    }

    func moved(_ place: UITextPosition?) -> UITextPosition? {
        guard let closest, let offset = (place as? TextOffset)?.utf16 else { return place }
        return closest(offset).map { TextOffset($0) }
    }
}

/// A text whose class overrides what input asks.
@MainActor
protocol Overriding: EitherText {
    var hooks: Hooks { get }
}

final class OverridingField: UITextField, Overriding {
    let hooks = Hooks()

    override var text: String? {
        get { super.text?.replacingOccurrences(of: "-", with: "") }
        set {
            hooks.calls.append("text")
            super.text = newValue
        }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        let rect = super.caretRect(for: position)
        return hooks.caret?(rect) ?? rect
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        hooks.calls.append("closest")
        return hooks.moved(super.closestPosition(to: point))
    }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = super.selectionRects(for: range)
        return hooks.rects?(rects) ?? rects
    }
    override func firstRect(for range: UITextRange) -> CGRect {
        let rect = super.firstRect(for: range)
        return hooks.first?(rect) ?? rect
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            hooks.calls.append("select")
            super.selectedTextRange = hooks.limited(newValue, in: self)
        }
    }
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        let isAllowed = utf16(range).flatMap { hooks.allows?($0, text) } ?? true
        return isAllowed && super.shouldChangeText(in: range, replacementText: text)
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        (hooks.can?(action) ?? true) && super.canPerformAction(action, withSender: sender)
    }
    override func paste(_ sender: Any?) {
        hooks.calls.append("paste")
        if !hooks.isPasteSwallowed { super.paste(sender) }
    }
    override func becomeFirstResponder() -> Bool {
        hooks.calls.append("become")
        return hooks.refusesFocus ? false : super.becomeFirstResponder()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        hooks.calls.append("mark \(markedText ?? "")")
        super.setMarkedText(markedText?.uppercased(), selectedRange: selectedRange)
    }
    override func unmarkText() {
        hooks.calls.append("unmark")
        super.unmarkText()
    }
}

final class OverridingView: UITextView, Overriding {
    let hooks = Hooks()

    override var text: String! {
        get { super.text?.replacingOccurrences(of: "-", with: "") }
        set {
            hooks.calls.append("text")
            super.text = newValue
        }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        let rect = super.caretRect(for: position)
        return hooks.caret?(rect) ?? rect
    }
    override func closestPosition(to point: CGPoint) -> UITextPosition? {
        hooks.calls.append("closest")
        return hooks.moved(super.closestPosition(to: point))
    }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = super.selectionRects(for: range)
        return hooks.rects?(rects) ?? rects
    }
    override func firstRect(for range: UITextRange) -> CGRect {
        let rect = super.firstRect(for: range)
        return hooks.first?(rect) ?? rect
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            hooks.calls.append("select")
            super.selectedTextRange = hooks.limited(newValue, in: self)
        }
    }
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        let isAllowed = utf16(range).flatMap { hooks.allows?($0, text) } ?? true
        return isAllowed && super.shouldChangeText(in: range, replacementText: text)
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        (hooks.can?(action) ?? true) && super.canPerformAction(action, withSender: sender)
    }
    override func paste(_ sender: Any?) {
        hooks.calls.append("paste")
        if !hooks.isPasteSwallowed { super.paste(sender) }
    }
    override func becomeFirstResponder() -> Bool {
        hooks.calls.append("become")
        return hooks.refusesFocus ? false : super.becomeFirstResponder()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        hooks.calls.append("mark \(markedText ?? "")")
        super.setMarkedText(markedText?.uppercased(), selectedRange: selectedRange)
    }
    override func unmarkText() {
        hooks.calls.append("unmark")
        super.unmarkText()
    }
}

/// A field that is its own delegate and keeps the program's, as fields that format numbers are made.
final class SelfAskedField: UITextField, UITextFieldDelegate {
    weak var outer: (any UITextFieldDelegate)?
    var asked: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        super.delegate = self
    }
    required init?(coder: NSCoder) { nil }

    override var delegate: (any UITextFieldDelegate)? {
        get { outer }
        set { outer = newValue }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { asked.append("did begin") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append(string)
        return string != "x"
    }
    func textFieldDidEndEditing(_ textField: UITextField) { asked.append("did end") }
}

/// The same as a view, which tells of scrolling too.
final class SelfAskedView: UITextView, UITextViewDelegate {
    weak var outer: (any UITextViewDelegate)?
    var asked: [String] = []

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        super.delegate = self
    }
    required init?(coder: NSCoder) { nil }

    override var delegate: (any UITextViewDelegate)? {
        get { outer }
        set { outer = newValue }
    }
    func textViewDidBeginEditing(_ textView: UITextView) { asked.append("did begin") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        asked.append(text)
        return text != "x"
    }
    func textViewDidEndEditing(_ textView: UITextView) { asked.append("did end") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { asked.append("did scroll") }
}

/// A part of a selection where a program says.
final class PlacedRect: UITextSelectionRect {
    private let place: CGRect

    init(_ place: CGRect) {
        self.place = place
        super.init()
    }
    override var rect: CGRect { place }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
}
