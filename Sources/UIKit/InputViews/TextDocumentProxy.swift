import Foundation
import KeyboardEngine

/// Types into the first responder for a program's own keyboard: through the one door, as any key does.
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    /// Programs may keep the proxy longer than the controller.
    private weak var controller: UIInputViewController?
    /// What a text without positions has not been shown yet.
    private var undecided = ""

    init(_ controller: UIInputViewController) {
        self.controller = controller
    }

    private var context: InputContext? { controller?.application?.inputContext }
    private var responder: UIResponder? {
        guard let responder = context?.responder, responder.keyInput != nil else { return nil }
        return responder
    }
    /// The text with positions; `nil` for one that is secret.
    private var openText: (any UITextInput)? {
        guard let responder, !responder.isTypedSecretly else { return nil }
        return responder.textInput
    }

    // MARK: Looking

    var documentContextBeforeInput: String? { openText.flatMap { TextContext($0)?.before } }
    var documentContextAfterInput: String? { openText.flatMap { TextContext($0)?.after } }

    var selectedText: String? {
        guard let text = openText, let range = text.selectedTextRange, !range.isEmpty else { return nil }
        return text.text(in: range)
    }

    var hasText: Bool { responder?.keyInput?.hasText ?? false }
    var documentInputMode: UITextInputMode? { responder == nil ? nil : context.map { UITextInputMode($0.mode) } }

    var documentIdentifier: UUID {
        guard let controller, let documents = controller.application?.keyboard.documents else { return UUID() }
        return documents.identifier(of: responder ?? controller)
    }

    // MARK: Typing

    func insertText(_ text: String) {
        context?.typeKey(text)
    }

    func deleteBackward() {
        context?.input(.delete(Deletion(.character)))
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        let selection = Range(selectedRange, within: markedText.utf16.count)
        undecided = responder?.textInput == nil ? markedText : ""
        context?.input(.composition(Composition(markedText, selection: selection)))
    }

    func unmarkText() {
        let text = undecided
        undecided = ""
        if text.isEmpty { responder?.typingTarget?.carryOut(.commit) } else { insertText(text) }
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard offset != 0, let text = responder?.textInput, let selection = text.selectedTextRange else { return }
        let start = offset < 0 ? selection.start : selection.end
        let distance = TextContext.distance(in: text, from: start, characters: offset)
        guard let place = text.position(from: start, offset: distance),
            let caret = text.textRange(from: place, to: place)
        else { return }
        text.selectedTextRange = caret
    }

    // MARK: Traits

    private var traits: (any UITextInputTraits)? { responder?.textInputTraits }

    var autocapitalizationType: UITextAutocapitalizationType {
        get { traits?.autocapitalizationType ?? .sentences }
        set {}
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { traits?.autocorrectionType ?? .default }
        set {}
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { traits?.spellCheckingType ?? .default }
        set {}
    }
    var inlinePredictionType: UITextInlinePredictionType {
        get { traits?.inlinePredictionType ?? .default }
        set {}
    }
    var smartQuotesType: UITextSmartQuotesType {
        get { traits?.smartQuotesType ?? .default }
        set {}
    }
    var smartDashesType: UITextSmartDashesType {
        get { traits?.smartDashesType ?? .default }
        set {}
    }
    var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits?.smartInsertDeleteType ?? .default }
        set {}
    }
    var keyboardType: UIKeyboardType {
        get { traits?.keyboardType ?? .default }
        set {}
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { traits?.keyboardAppearance ?? .default }
        set {}
    }
    var returnKeyType: UIReturnKeyType {
        get { traits?.returnKeyType ?? .default }
        set {}
    }
    var enablesReturnKeyAutomatically: Bool {
        get { traits?.enablesReturnKeyAutomatically ?? false }
        set {}
    }
    var isSecureTextEntry: Bool {
        get { traits?.isSecureTextEntry ?? false }
        set {}
    }
    var textContentType: UITextContentType? {
        get { traits?.textContentType }
        set {}
    }
}

/// The names of the texts that keyboards of a program's own have typed into.
@MainActor
final class DocumentIdentifiers {
    private var known: [ObjectIdentifier: (owner: Weak<UIResponder>, identifier: UUID)] = [:]

    /// The name of a responder's text, which it keeps as long as it is there.
    func identifier(of responder: UIResponder) -> UUID {
        if let entry = known[ObjectIdentifier(responder)], entry.owner.value === responder { return entry.identifier }
        known = known.filter { $0.value.owner.value != nil }
        let identifier = UUID()
        known[ObjectIdentifier(responder)] = (Weak(responder), identifier)
        return identifier
    }
}
