import Foundation
import KeyboardEngine
import TextEngine

/// What is typed into: the session of one of our own texts, or a program's own taker of keys.
@MainActor
protocol TypingTarget {
    /// The text around the caret.
    func surroundings(_ preferences: TypingPreferences) -> SurroundingText
    /// Whether a text that is not decided stands at the caret.
    var isComposing: Bool { get }
    /// Carries out what an input method wants, as a person's own doing: delegates are asked.
    func carryOut(_ edit: InputEdit)
    /// Puts a text in the place of all that is there, as a person's own doing.
    func enter(_ text: String)
    /// Where the caret is, in the screen's points, or at least what is typed into.
    var caretOnScreen: CGRect? { get }

    /// The word that is being typed, where its rest could be shown behind it.
    var wordInProgress: WordInProgress? { get }
    /// The text around the caret, for its words.
    var textNearby: String { get }
    /// Shows how the word that is being typed may go on; nothing with `nil`.
    func showPrediction(_ rest: String?)
    /// Whether a person sees it.
    var isPredictionSeen: Bool { get }
}

extension TypingTarget {
    // What is searched for is not predicted.

    var wordInProgress: WordInProgress? { nil }
    var textNearby: String { "" }
    func showPrediction(_ rest: String?) {}
    var isPredictionSeen: Bool { false }

    func enter(_ text: String) { carryOut(.insert(text)) }
}

extension TextInputSession: TypingTarget {
    var isComposing: Bool { markedRange != nil }

    func surroundings(_ preferences: TypingPreferences) -> SurroundingText {
        let (start, lead) = ((markedRange ?? selectedRange).lowerBound, editor.leadCount)
        // Nobody is to find out about a secret, and signs are not chosen by a text that is about to be replaced.
        let isKnown = !isSecret && !startsOver && !clearsOnInsertion
        return SurroundingText(
            before: isKnown
                ? rope.string(in: max(lead, start - SurroundingText.reach)..<max(lead, start)) : "",
            hasSelection: !selectedRange.isEmpty, isComposing: isComposing, isKnown: !isSecret,
            preferences: preferences)
    }

    func carryOut(_ edit: InputEdit) {
        switch edit {
        case .insert(let text): insertText(text)
        case .complete(let text): complete(text)
        case .substitute(let text, let typed, let count): substitute(text, for: typed, over: count)
        case .delete(let deletion): delete(deletion.isForward ? .forward : .backward, by: CaretStep(deletion.unit))
        case .insertReturn: insertReturn()
        case .compose(let composition):
            client?.session(self, composes: composition.text, selecting: NSRange(composition.selection))
        case .commit: client?.sessionDecidesComposition(self)
        }
    }

    func enter(_ text: String) {
        let text = insertable(text)
        perform(Edit(replacing: editor.leadCount..<length, with: Rope(text), kind: .paste), replacement: text)
    }
}

extension CaretStep {
    fileprivate init(_ unit: Deletion.Unit) {
        switch unit {
        case .character: self = .cluster
        case .word: self = .word
        case .paragraph: self = .paragraph
        }
    }
}

/// A program's own taker of keys. One that has positions shows compositions too, and input methods see its text. To one
/// without, what is composed is typed and taken back as it changes.
@MainActor
final class KeyInputTarget: TypingTarget {
    let input: any UIKeyInput
    let text: (any UITextInput)?
    private(set) weak var context: InputContext?
    /// What was typed of a composition into a text without positions.
    private var typed: String

    init(_ responder: UIResponder, _ input: any UIKeyInput) {
        self.input = input
        text = responder.textInput
        context = responder.application?.inputContext
        typed = text == nil ? context?.composition ?? "" : ""
    }

    var isComposing: Bool { text.map { $0.markedTextRange != nil } ?? !typed.isEmpty }

    func surroundings(_ preferences: TypingPreferences) -> SurroundingText {
        guard !input.isSecureTextEntry, let text, let selection = text.selectedTextRange else {
            // Of a text that nobody can look at nothing is known, so nothing is made of what is typed into it but capitals that
            // are wanted everywhere.
            let isCapital = preferences.capitals == .all && !input.isSecureTextEntry
            return SurroundingText(
                isComposing: isComposing, isKnown: false,
                preferences: TypingPreferences(capitals: isCapital ? .all : .none))
        }
        let start = (text.markedTextRange ?? selection).start
        let room = min(SurroundingText.reach, max(0, text.offset(from: text.beginningOfDocument, to: start)))
        let before = text.position(from: start, offset: -room).flatMap { text.textRange(from: $0, to: start) }
        return SurroundingText(
            before: before.flatMap(text.text) ?? "", hasSelection: !selection.isEmpty, isComposing: isComposing,
            preferences: preferences)
    }

    func carryOut(_ edit: InputEdit) {
        guard let text else { return type(edit) }
        switch edit {
        case .insert(let text), .complete(let text): input.insertText(text)
        case .insertReturn: input.insertText("\n")
        case .substitute(let text, let typed, let count): substitute(text, for: typed, over: count)
        case .delete(let deletion):
            if selectWhatGoes(deletion, of: text) { input.deleteBackward() }
        case .compose(let composition):
            text.setMarkedText(composition.text, selectedRange: NSRange(composition.selection))
        case .commit: text.unmarkText()
        }
    }

    /// Selects what a deletion is about where nothing is selected, as iOS does before it calls `deleteBackward()`: there are texts
    /// that delete nothing but what is selected.
    /// - Returns: Whether the text is to be told to delete.
    private func selectWhatGoes(_ deletion: Deletion, of text: any UITextInput) -> Bool {
        guard text.markedTextRange == nil, let selection = text.selectedTextRange, selection.isEmpty else {
            return true
        }
        let caret = deletion.isForward ? selection.end : selection.start
        let end = border(of: deletion, from: caret, in: text)
        guard text.offset(from: caret, to: end) != 0,
            let range = deletion.isForward
                ? text.textRange(from: caret, to: end) : text.textRange(from: end, to: caret)
        else { return !deletion.isForward }
        text.selectedTextRange = range
        // One that does not take the selection would delete what is before the caret.
        return !deletion.isForward || text.selectedTextRange?.isEmpty == false
    }

    private func border(of deletion: Deletion, from caret: UITextPosition, in text: any UITextInput) -> UITextPosition {
        let direction = UITextDirection.storage(deletion.isForward ? .forward : .backward)
        let units: [Deletion.Unit: UITextGranularity] = [.word: .word, .paragraph: .paragraph]
        let end = units[deletion.unit].flatMap {
            text.tokenizer.position(from: caret, toBoundary: $0, inDirection: direction)
        }
        if let end, text.offset(from: caret, to: end) != 0 { return end }
        let distance = TextContext.distance(in: text, from: caret, characters: deletion.isForward ? 1 : -1)
        return text.position(from: caret, offset: distance) ?? caret
    }

    func enter(_ text: String) {
        let own = self.text
        let all = own.flatMap { $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) }
        if let own, let all { own.replace(all, withText: text) } else { input.insertText(text) }
    }

    /// Carries an edit out with keys alone.
    private func type(_ edit: InputEdit) {
        switch edit {
        case .insert(let text), .complete(let text): show(text)
        case .substitute(_, let text, _): show(text)
        case .delete(let deletion): if !deletion.isForward { input.deleteBackward() }
        case .insertReturn: input.insertText("\n")
        case .compose(let composition):
            // What is composed outside of the program is decided there, and typed then.
            let isOwn = composition.text.isEmpty || context?.composition.isEmpty == false
            if isOwn { return show(composition.text) }
        case .commit: break
        }
        typed = ""
    }

    /// Makes a text of what was typed of the composition.
    private func show(_ text: String) {
        let kept = zip(typed, text).prefix { $0 == $1 }.count
        let (old, new) = (typed.dropFirst(kept), text.dropFirst(kept))
        typed = text
        for _ in old { input.deleteBackward() }
        if !new.isEmpty { input.insertText(String(new)) }
    }

    private func substitute(_ replacement: String, for typed: String, over count: Int) {
        guard let text, let caret = text.selectedTextRange?.start,
            let start = text.position(from: caret, offset: -count),
            let range = text.textRange(from: start, to: text.selectedTextRange?.end ?? caret)
        else { return input.insertText(typed) }
        if count == 0 { input.insertText(replacement) } else { text.replace(range, withText: replacement) }
    }

    var caretOnScreen: CGRect? {
        guard let view = input as? UIView, view.window != nil else { return nil }
        guard let text, let caret = text.selectedTextRange else { return view.convertToScreen(view.bounds) }
        let rect = text.caretRect(for: caret.end)
        guard rect.isFinite, rect != .zero else { return view.convertToScreen(view.bounds) }
        return text.textInputView.convertToScreen(rect)
    }
}
