import Foundation
import UIKitSimulator

@testable import UIKit

/// The kinds of text that a hostile program edits.
enum HostileKind: CaseIterable, Sendable {
    case field, searchField, view
    /// A text view that fingers type into, on the screen's own keys.
    case keyedView

    @MainActor
    func make() -> any HostileText {
        switch self {
        case .field: HostileField(frame: .zero)
        case .searchField: HostileSearchField(frame: .zero)
        case .view, .keyedView: HostileView(frame: .zero)
        }
    }
}

/// A text of one of the kinds, which tells a program of what is overridden.
@MainActor
protocol HostileText: EitherText {
    var program: HostileProgram? { get set }
    var styled: NSAttributedString { get set }
    var isOpen: Bool { get set }
    /// Makes the program the delegate of all that the text has, or nobody.
    func setDelegate(_ program: HostileProgram?)
    func setInput(_ view: UIView?)
    func setAccessory(_ view: UIView?)
}

extension HostileText {
    /// Tells the program, and then does what the superclass does.
    fileprivate func before<Result>(_ site: HostileSite, _ body: () -> Result) -> Result {
        program?.reached(site)
        return body()
    }

    /// Does what the superclass does, and then tells the program.
    fileprivate func after(_ site: HostileSite, _ body: () -> Void) {
        body()
        program?.reached(site)
    }
}

extension HostileText where Self: UITextField {
    var styled: NSAttributedString {
        get { attributedText ?? NSAttributedString() }
        set { attributedText = newValue }
    }
    var isOpen: Bool {
        get { isEnabled }
        set { isEnabled = newValue }
    }
    func setDelegate(_ program: HostileProgram?) { delegate = program }
    func setInput(_ view: UIView?) { inputView = view }
    func setAccessory(_ view: UIView?) { inputAccessoryView = view }
}

extension HostileText where Self: UITextView {
    var styled: NSAttributedString {
        get { attributedText }
        set { attributedText = newValue }
    }
    var isOpen: Bool {
        get { isEditable }
        set { isEditable = newValue }
    }
    func setDelegate(_ program: HostileProgram?) {
        delegate = program
        textStorage.delegate = program
        layoutManager.delegate = program
    }
    func setInput(_ view: UIView?) { inputView = view }
    func setAccessory(_ view: UIView?) { inputAccessoryView = view }
}

// Swift has no class whose superclass is open, so what is overridden stands here once for each kind.

final class HostileField: UITextField, HostileText {
    weak var program: HostileProgram?

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() { after(.layout) { super.layoutSubviews() } }
    override func draw(_ rect: CGRect) { after(.draw) { super.draw(rect) } }
    override func willMove(toWindow window: UIWindow?) { before(.movesToWindow) { super.willMove(toWindow: window) } }
    override func didMoveToWindow() { after(.inWindow) { super.didMoveToWindow() } }
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
        after(.traits) { super.traitCollectionDidChange(old) }
    }
    override var canBecomeFirstResponder: Bool { before(.canBecome) { super.canBecomeFirstResponder } }
    override func becomeFirstResponder() -> Bool { before(.becomes) { super.becomeFirstResponder() } }
    override func resignFirstResponder() -> Bool { before(.resigns) { super.resignFirstResponder() } }
    override func insertText(_ text: String) { before(.inserts) { super.insertText(text) } }
    override func deleteBackward() { before(.deletes) { super.deleteBackward() } }
    override func setMarkedText(_ text: String?, selectedRange: NSRange) {
        before(.composes) { super.setMarkedText(text, selectedRange: selectedRange) }
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { before(.selects) { super.selectedTextRange = newValue } }
    }
    override var inputView: UIView? {
        get { before(.asksInputView) { super.inputView } }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { before(.asksAccessory) { super.inputAccessoryView } }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        before(.hit) { super.hitTest(point, with: event) }
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        before(.canPerform) { super.canPerformAction(action, withSender: sender) }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        before(.asksCaret) { super.caretRect(for: position) }
    }
    override var undoManager: UndoManager? { before(.asksUndo) { super.undoManager } }
    override var textInputMode: UITextInputMode? { before(.asksMode) { super.textInputMode } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        before(.inside) { super.point(inside: point, with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        before(.presses) { super.pressesBegan(presses, with: event) }
    }
    override func unmarkText() { before(.unmarks) { super.unmarkText() } }
    override func copy(_ sender: Any?) { before(.copies) { super.copy(sender) } }
    override func paste(_ sender: Any?) { before(.pastes) { super.paste(sender) } }
    override func tintColorDidChange() { after(.tints) { super.tintColorDidChange() } }
    override func didMoveToSuperview() { after(.superviewChange) { super.didMoveToSuperview() } }
    override var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { before(.markStyle) { super.markedTextStyle } }
        set { super.markedTextStyle = newValue }
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        before(.textRect) { super.textRect(forBounds: bounds) }
    }
    override func drawText(in rect: CGRect) { after(.drawsText) { super.drawText(in: rect) } }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        before(.tracking) { super.beginTracking(touch, with: event) }
    }
}

final class HostileSearchField: UISearchTextField, HostileText {
    weak var program: HostileProgram?

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() { after(.layout) { super.layoutSubviews() } }
    override func draw(_ rect: CGRect) { after(.draw) { super.draw(rect) } }
    override func willMove(toWindow window: UIWindow?) { before(.movesToWindow) { super.willMove(toWindow: window) } }
    override func didMoveToWindow() { after(.inWindow) { super.didMoveToWindow() } }
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
        after(.traits) { super.traitCollectionDidChange(old) }
    }
    override var canBecomeFirstResponder: Bool { before(.canBecome) { super.canBecomeFirstResponder } }
    override func becomeFirstResponder() -> Bool { before(.becomes) { super.becomeFirstResponder() } }
    override func resignFirstResponder() -> Bool { before(.resigns) { super.resignFirstResponder() } }
    override func insertText(_ text: String) { before(.inserts) { super.insertText(text) } }
    override func deleteBackward() { before(.deletes) { super.deleteBackward() } }
    override func setMarkedText(_ text: String?, selectedRange: NSRange) {
        before(.composes) { super.setMarkedText(text, selectedRange: selectedRange) }
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { before(.selects) { super.selectedTextRange = newValue } }
    }
    override var inputView: UIView? {
        get { before(.asksInputView) { super.inputView } }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { before(.asksAccessory) { super.inputAccessoryView } }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        before(.hit) { super.hitTest(point, with: event) }
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        before(.canPerform) { super.canPerformAction(action, withSender: sender) }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        before(.asksCaret) { super.caretRect(for: position) }
    }
    override var undoManager: UndoManager? { before(.asksUndo) { super.undoManager } }
    override var textInputMode: UITextInputMode? { before(.asksMode) { super.textInputMode } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        before(.inside) { super.point(inside: point, with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        before(.presses) { super.pressesBegan(presses, with: event) }
    }
    override func unmarkText() { before(.unmarks) { super.unmarkText() } }
    override func copy(_ sender: Any?) { before(.copies) { super.copy(sender) } }
    override func paste(_ sender: Any?) { before(.pastes) { super.paste(sender) } }
    override func tintColorDidChange() { after(.tints) { super.tintColorDidChange() } }
    override func didMoveToSuperview() { after(.superviewChange) { super.didMoveToSuperview() } }
    override var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { before(.markStyle) { super.markedTextStyle } }
        set { super.markedTextStyle = newValue }
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        before(.textRect) { super.textRect(forBounds: bounds) }
    }
    override func drawText(in rect: CGRect) { after(.drawsText) { super.drawText(in: rect) } }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        before(.tracking) { super.beginTracking(touch, with: event) }
    }
}

final class HostileView: UITextView, HostileText {
    weak var program: HostileProgram?

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() { after(.layout) { super.layoutSubviews() } }
    override func draw(_ rect: CGRect) { after(.draw) { super.draw(rect) } }
    override func willMove(toWindow window: UIWindow?) { before(.movesToWindow) { super.willMove(toWindow: window) } }
    override func didMoveToWindow() { after(.inWindow) { super.didMoveToWindow() } }
    override func traitCollectionDidChange(_ old: UITraitCollection?) {
        after(.traits) { super.traitCollectionDidChange(old) }
    }
    override var canBecomeFirstResponder: Bool { before(.canBecome) { super.canBecomeFirstResponder } }
    override func becomeFirstResponder() -> Bool { before(.becomes) { super.becomeFirstResponder() } }
    override func resignFirstResponder() -> Bool { before(.resigns) { super.resignFirstResponder() } }
    override func insertText(_ text: String) { before(.inserts) { super.insertText(text) } }
    override func deleteBackward() { before(.deletes) { super.deleteBackward() } }
    override func setMarkedText(_ text: String?, selectedRange: NSRange) {
        before(.composes) { super.setMarkedText(text, selectedRange: selectedRange) }
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { before(.selects) { super.selectedTextRange = newValue } }
    }
    override var inputView: UIView? {
        get { before(.asksInputView) { super.inputView } }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { before(.asksAccessory) { super.inputAccessoryView } }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        before(.hit) { super.hitTest(point, with: event) }
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        before(.canPerform) { super.canPerformAction(action, withSender: sender) }
    }
    override func caretRect(for position: UITextPosition) -> CGRect {
        before(.asksCaret) { super.caretRect(for: position) }
    }
    override var undoManager: UndoManager? { before(.asksUndo) { super.undoManager } }
    override var textInputMode: UITextInputMode? { before(.asksMode) { super.textInputMode } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        before(.inside) { super.point(inside: point, with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        before(.presses) { super.pressesBegan(presses, with: event) }
    }
    override func unmarkText() { before(.unmarks) { super.unmarkText() } }
    override func copy(_ sender: Any?) { before(.copies) { super.copy(sender) } }
    override func paste(_ sender: Any?) { before(.pastes) { super.paste(sender) } }
    override func tintColorDidChange() { after(.tints) { super.tintColorDidChange() } }
    override func didMoveToSuperview() { after(.superviewChange) { super.didMoveToSuperview() } }
    override var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { before(.markStyle) { super.markedTextStyle } }
        set { super.markedTextStyle = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        before(.touches) { super.touchesBegan(touches, with: event) }
    }
}
