import Foundation
import TextEngine

/// A paste of several things into a text whose program has a say in it: it waits until something was said for each.
@MainActor
final class TextPaste {
    /// A thing, and what is pasted for it.
    final class Item: NSObject, UITextPasteItem {
        let itemProvider: NSItemProvider
        let defaultAttributes: [NSAttributedString.Key: Any]
        var localObject: Any? { nil }
        /// What is pasted; `nil` until it was said.
        private(set) var result: NSAttributedString?
        /// Goes on with the paste, which the item keeps until then.
        fileprivate var paste: TextPaste?

        init(_ itemProvider: NSItemProvider, defaultAttributes: [NSAttributedString.Key: Any]) {
            (self.itemProvider, self.defaultAttributes) = (itemProvider, defaultAttributes)
            super.init()
        }

        private func set(_ result: NSAttributedString) {
            guard self.result == nil else { return }
            self.result = result
            let paste = paste
            self.paste = nil
            paste?.goOn()
        }

        func setResult(string: String) { set(NSAttributedString(string: string, attributes: defaultAttributes)) }

        func setResult(attributedString string: NSAttributedString) {
            set(NSAttributedString(attributedString: string))
        }

        func setResult(attachment textAttachment: NSTextAttachment) {
            let text = NSMutableAttributedString(attachment: textAttachment)
            // What is typed behind a picture looks like what is typed before it.
            let whole = NSRange(location: 0, length: text.length)
            for (key, value) in defaultAttributes where key != .attachment {
                text.addAttribute(key, value: value, range: whole)
            }
            set(text)
        }

        func setNoResult() { set(NSAttributedString()) }

        func setDefaultResult() {
            if let text = itemProvider.item.text {
                return setResult(string: text.prefix(utf16: UIPasteboard.lengthLimit))
            }
            guard itemProvider.canLoadObject(ofClass: NSString.self) else { return setNoResult() }
            itemProvider.loadObject(ofClass: NSString.self) { [self] text, _ in
                guard let text = text as? NSString else { return setNoResult() }
                setResult(string: text.substring(from: 0).prefix(utf16: UIPasteboard.lengthLimit))
            }
        }
    }

    private weak var session: TextInputSession?
    private var items: [Item] = []
    private var isAsking = true

    init(
        _ providers: [NSItemProvider], into session: TextInputSession,
        as defaultAttributes: [NSAttributedString.Key: Any]
    ) {
        self.session = session
        items = providers.map { Item($0, defaultAttributes: defaultAttributes) }
    }

    /// Asks for every thing, and puts in what was said when it has heard of all.
    func begin(of text: any UITextPasteConfigurationSupporting, by delegate: any UITextPasteDelegate) {
        for item in items { item.paste = self }
        for item in items { delegate.textPasteConfigurationSupporting(text, transform: item) }
        isAsking = false
        goOn()
    }

    private func goOn() {
        guard !isAsking, items.allSatisfy({ $0.result != nil }) else { return }
        let results = items.compactMap(\.result).filter { $0.length > 0 }
        items = []
        // Meanwhile the text may be gone, or no longer be edited.
        guard let session, let view = session.client as? any EditableText, view.isTextEditable,
            let text = view as? any UITextPasteConfigurationSupporting, let delegate = text.pasteDelegate,
            !results.isEmpty, let range = view.selectedTextRange
        else { return }
        let all =
            results.count == 1
            ? results[0]
            : delegate.textPasteConfigurationSupporting(text, combineItemAttributedStrings: results, for: range)
        guard all.length > 0 else { return }
        _ = delegate.textPasteConfigurationSupporting(text, performPasteOf: all, to: range)
    }
}

extension TextInputSession {
    /// Puts things in the place of the selection: what the delegate of pasting makes of them, or their text, with its styles where
    /// a person may change those.
    func paste(_ providers: [NSItemProvider]) {
        guard let view = client as? any EditableText, view.isTextEditable else { return }
        let accepted = providers.filter { view.canPaste([$0]) }
        guard let pasteDelegate, let text = view as? any UITextPasteConfigurationSupporting else {
            return insertPasted(accepted.lazy.map(\.item).first { $0.text != nil })
        }
        let attributes = view.textDefaults.merging(attributesOfTyping.values) { $1 }
        TextPaste(accepted, into: self, as: attributes).begin(of: text, by: pasteDelegate)
    }

    /// Puts the clipboard's text in the place of the selection, and lets it look like the text around it.
    func pasteMatchingStyle() {
        guard let string = pasteboard?.string else { return }
        insertPasted(string)
    }

    private func insertPasted(_ item: PasteboardItem?) {
        guard let item, let string = item.text?.prefix(utf16: UIPasteboard.lengthLimit) else { return }
        insertPasted(string, styles: takesStyles ? item.styles(of: string) : nil)
    }

    /// Puts a text with attributes in the place of the selection.
    func insertPasted(_ text: AttributedRope) { insertPasted(text.text.string, styles: text.attributes) }

    /// Puts a text in the place of the selection.
    /// - Parameter styles: Its attributes; `nil` for those of the text that it comes into.
    private func insertPasted(_ string: String, styles: AttributeRuns<TextAttributes>? = nil) {
        var text = insertable(string)
        guard !text.isEmpty else { return }
        let styles = text == string ? styles : nil
        if string == pasteboard?.words { text = spaced(text) }
        var edit = insertion(of: text, kind: .paste)
        edit.attributes = styles.map { pasted($0, asPartOf: text, from: string) }
        perform(edit, replacement: text)
    }
}

extension UITextField: UITextPasteConfigurationSupporting {
    /// Decides what is pasted. It is not kept.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { session.pasteDelegate }
        set { session.pasteDelegate = newValue }
    }
}

extension UITextView: UITextPasteConfigurationSupporting {
    /// Decides what is pasted. It is not kept.
    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { session.pasteDelegate }
        set { session.pasteDelegate = newValue }
    }
}
