import Foundation
import UIKitSimulator

@testable import UIKit

/// The kinds of text that a hostile program edits.
enum HostileKind: CaseIterable, Sendable {
    case field, searchField, view

    @MainActor
    func make() -> any HostileText {
        switch self {
        case .field: HostileField(frame: .zero)
        case .searchField: HostileSearchField(frame: .zero)
        case .view: HostileView(frame: .zero)
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

final class HostileField: UITextField, HostileText {
    weak var program: HostileProgram?

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

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() {
        super.layoutSubviews()
        program?.reached(.layout)
    }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        program?.reached(.draw)
    }
    override func willMove(toWindow newWindow: UIWindow?) { program?.reached(.movesToWindow) }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        program?.reached(.inWindow)
    }
    override var canBecomeFirstResponder: Bool {
        program?.reached(.canBecome)
        return super.canBecomeFirstResponder
    }
    override func becomeFirstResponder() -> Bool {
        program?.reached(.becomes)
        return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
        program?.reached(.resigns)
        return super.resignFirstResponder()
    }
    override func insertText(_ text: String) {
        program?.reached(.inserts)
        super.insertText(text)
    }
    override func deleteBackward() {
        program?.reached(.deletes)
        super.deleteBackward()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        program?.reached(.composes)
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            program?.reached(.selects)
            super.selectedTextRange = newValue
        }
    }
    override var inputView: UIView? {
        get {
            program?.reached(.asksInputView)
            return super.inputView
        }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get {
            program?.reached(.asksAccessory)
            return super.inputAccessoryView
        }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        program?.reached(.hit)
        return super.hitTest(point, with: event)
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        program?.reached(.canPerform)
        return super.canPerformAction(action, withSender: sender)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        program?.reached(.traits)
    }
}

final class HostileSearchField: UISearchTextField, HostileText {
    weak var program: HostileProgram?

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

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() {
        super.layoutSubviews()
        program?.reached(.layout)
    }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        program?.reached(.draw)
    }
    override func willMove(toWindow newWindow: UIWindow?) { program?.reached(.movesToWindow) }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        program?.reached(.inWindow)
    }
    override var canBecomeFirstResponder: Bool {
        program?.reached(.canBecome)
        return super.canBecomeFirstResponder
    }
    override func becomeFirstResponder() -> Bool {
        program?.reached(.becomes)
        return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
        program?.reached(.resigns)
        return super.resignFirstResponder()
    }
    override func insertText(_ text: String) {
        program?.reached(.inserts)
        super.insertText(text)
    }
    override func deleteBackward() {
        program?.reached(.deletes)
        super.deleteBackward()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        program?.reached(.composes)
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            program?.reached(.selects)
            super.selectedTextRange = newValue
        }
    }
    override var inputView: UIView? {
        get {
            program?.reached(.asksInputView)
            return super.inputView
        }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get {
            program?.reached(.asksAccessory)
            return super.inputAccessoryView
        }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        program?.reached(.hit)
        return super.hitTest(point, with: event)
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        program?.reached(.canPerform)
        return super.canPerformAction(action, withSender: sender)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        program?.reached(.traits)
    }
}

final class HostileView: UITextView, HostileText {
    weak var program: HostileProgram?

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

    isolated deinit { program?.reached(.released) }

    override func layoutSubviews() {
        super.layoutSubviews()
        program?.reached(.layout)
    }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        program?.reached(.draw)
    }
    override func willMove(toWindow newWindow: UIWindow?) { program?.reached(.movesToWindow) }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        program?.reached(.inWindow)
    }
    override var canBecomeFirstResponder: Bool {
        program?.reached(.canBecome)
        return super.canBecomeFirstResponder
    }
    override func becomeFirstResponder() -> Bool {
        program?.reached(.becomes)
        return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
        program?.reached(.resigns)
        return super.resignFirstResponder()
    }
    override func insertText(_ text: String) {
        program?.reached(.inserts)
        super.insertText(text)
    }
    override func deleteBackward() {
        program?.reached(.deletes)
        super.deleteBackward()
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        program?.reached(.composes)
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set {
            program?.reached(.selects)
            super.selectedTextRange = newValue
        }
    }
    override var inputView: UIView? {
        get {
            program?.reached(.asksInputView)
            return super.inputView
        }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get {
            program?.reached(.asksAccessory)
            return super.inputAccessoryView
        }
        set { super.inputAccessoryView = newValue }
    }
    override var inputViewController: UIInputViewController? { program?.keyboard }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        program?.reached(.hit)
        return super.hitTest(point, with: event)
    }
    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        program?.reached(.canPerform)
        return super.canPerformAction(action, withSender: sender)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        program?.reached(.traits)
    }
}
