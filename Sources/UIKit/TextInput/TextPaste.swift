import Foundation
import TextEngine

/// A paste of several things into a text: it waits until something was said for each. The things keep it, and whoever is to say
/// something keeps them.
@MainActor
final class TextPaste {
    /// A text, and the attributes that it brings; `nil` for those of the text that it comes into.
    struct Result {
        var text: String
        var styles: AttributeRuns<TextAttributes>?

        init(_ text: String, _ styles: AttributeRuns<TextAttributes>? = nil) {
            (self.text, self.styles) = (text, styles)
        }

        init(_ text: String, like attributes: [NSAttributedString.Key: Any]?) {
            // Counted only where it must be: that takes a while in texts that are not ASCII.
            self.init(
                text, attributes.map { AttributeRuns(utf16Count: text.utf16.count, value: TextAttributes($0)) })
        }

        init(_ text: NSAttributedString) {
            let rope = AttributedRope(text)
            self.init(text.string, rope.isPlain ? nil : rope.attributes)
        }

        /// The text with its attributes.
        var attributed: NSAttributedString {
            guard let styles else { return NSAttributedString(string: text) }
            let rope = AttributedRope(Rope(text), attributes: styles)
            return rope.attributedString(in: 0..<rope.utf16Count)
        }
    }

    /// A thing whose program says what is pasted for it.
    final class Item: NSObject, UITextPasteItem {
        let itemProvider: NSItemProvider
        let defaultAttributes: [NSAttributedString.Key: Any]
        let localObject: Any?
        private let index: Int
        /// `nil` when something was said.
        private var paste: TextPaste?

        fileprivate init(_ index: Int, of paste: TextPaste, _ attributes: [NSAttributedString.Key: Any]) {
            (self.index, self.paste, itemProvider) = (index, paste, paste.providers[index])
            localObject = paste.drop?.localObjects[index]
            defaultAttributes = attributes
            super.init()
        }

        private func set(_ result: Result?) {
            let paste = paste.take()
            paste?.set(result, for: index)
        }

        func setResult(string: String) { set(Result(string, like: defaultAttributes)) }

        func setResult(attributedString string: NSAttributedString) { set(Result(string)) }

        func setResult(attachment textAttachment: NSTextAttachment) {
            let text = NSMutableAttributedString(attachment: textAttachment)
            // What is typed behind a picture looks like what is typed before it.
            let whole = NSRange(location: 0, length: text.length)
            for (key, value) in defaultAttributes where key != .attachment {
                text.addAttribute(key, value: value, range: whole)
            }
            set(Result(text))
        }

        func setNoResult() { set(nil) }

        func setDefaultResult() {
            let paste = paste.take()
            paste?.setText(for: index, defaultAttributes)
        }
    }

    private weak var session: TextInputSession?
    private let providers: [NSItemProvider]
    private let delegate: (any UITextPasteDelegate)?
    /// Whether what was copied with styles keeps them.
    private let keepsStyles: Bool
    private let drop: TextInputSession.Drop?
    private var results: [Result?]
    private var missing: Int

    init(
        _ providers: [NSItemProvider], into session: TextInputSession, by delegate: (any UITextPasteDelegate)?,
        keepsStyles: Bool, _ drop: TextInputSession.Drop?
    ) {
        (self.session, self.providers, self.delegate) = (session, providers, delegate)
        (self.keepsStyles, self.drop) = (keepsStyles, drop)
        results = providers.map { _ in nil }
        missing = providers.count + 1
    }

    /// Asks for every thing, and puts in what was said when it has heard of all.
    func begin(_ view: any EditableText, _ attributes: [NSAttributedString.Key: Any]) {
        let text = view as? any UITextPasteConfigurationSupporting
        for index in providers.indices {
            if let delegate, let text {
                delegate.textPasteConfigurationSupporting(text, transform: Item(index, of: self, attributes))
            } else {
                setText(for: index, nil)
            }
        }
        goOn()
    }

    private func set(_ result: Result?, for index: Int) {
        results[index] = result
        goOn()
    }

    /// Takes a thing's own text.
    /// - Parameter attributes: Of what has none of its own; `nil` for those of the text that it comes into.
    private func setText(for index: Int, _ attributes: [NSAttributedString.Key: Any]?) {
        func cut(_ text: String) -> String { text.prefix(utf16: UIPasteboard.lengthLimit) }
        let provider = providers[index]
        if let text = provider.item.text.map(cut) {
            let styles = keepsStyles ? provider.item.styles(of: text) : nil
            return set(styles.map { Result(text, $0) } ?? Result(text, like: attributes), for: index)
        }
        guard provider.hasText else { return set(nil, for: index) }
        provider.loadObject(ofClass: NSString.self) { [self] text, _ in
            set((text as? NSString).map { Result(cut($0.substring(from: 0)), like: attributes) }, for: index)
        }
    }

    private func goOn() {
        missing -= 1
        guard missing == 0 else { return }
        let texts = results.compactMap { $0 }.filter { !$0.text.isEmpty }
        // Meanwhile the text may be gone, or no longer be edited.
        guard let session, let view = session.client as? any EditableText, view.isTextEditable, !texts.isEmpty else {
            return
        }
        // Once another text was typed or set, it is put in as what is pasted is.
        if let drop, drop.revision == session.editor.revision {
            if session.selection != drop.place { session.select(drop.place) }
            session.drop = drop
        }
        let revision = session.editor.revision
        defer {
            session.drop = nil
            if session.editor.revision != revision { drop?.wasMade?() }
        }
        guard let delegate, let text = view as? any UITextPasteConfigurationSupporting,
            let range = view.selectedTextRange
        else {
            return session.insertPasted(
                texts.count == 1 ? texts[0] : Result(NSAttributedString.joined(texts.map(\.attributed))))
        }
        let all =
            texts.count == 1
            ? texts[0].attributed
            : delegate.textPasteConfigurationSupporting(
                text, combineItemAttributedStrings: texts.map(\.attributed), for: range)
        guard all.length > 0 else { return }
        _ = delegate.textPasteConfigurationSupporting(text, performPasteOf: all, to: range)
    }
}
