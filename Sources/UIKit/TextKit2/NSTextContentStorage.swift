import Diagnostics
import Foundation

/// A document's text in a text storage. Its places count UTF-16 units.
///
/// All layout managers of it see each edit of the storage, whoever makes it: also text views that show the storage.
@preconcurrency @MainActor
open class NSTextContentStorage: NSTextContentManager {
    /// Decides how paragraphs are shown. It is not kept.
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            for layoutManager in textLayoutManagers { layoutManager.invalidateLayout(for: documentRange) }
        }
    }

    override func shownParagraph(of range: NSRange) -> NSTextParagraph? {
        guard let paragraph = delegate?.textContentStorage(self, textParagraphWith: range) else { return nil }
        guard paragraph.attributedString.length == range.length else {
            Log.complain(
                "textContentStorage(_:textParagraphWith:) gave a paragraph of another length than the text's; it is shown as it is.",
                cause: "textParagraphWith")
            return nil
        }
        return paragraph
    }

    /// Creates a content storage with an empty text storage.
    public override init() {
        super.init()
        storage = NSTextStorage()
    }

    /// The text. It is kept. Without one the document is empty.
    ///
    /// What lays it out is among the storage's `layoutManagers`, which is different from UIKit.
    open var textStorage: NSTextStorage? {
        get { storage }
        set { storage = newValue }
    }

    /// The text, as a copy. Setting it puts a text into ``textStorage``, which is made where there is none; `nil` empties it.
    open var attributedString: NSAttributedString? {
        get { storage.map { NSAttributedString(attributedString: $0) } }
        set {
            if let storage {
                storage.setAttributedString(newValue ?? NSAttributedString())
            } else if let newValue {
                storage = NSTextStorage(attributedString: newValue)
            }
        }
    }

    /// The text of an element as it is in the document now; that of a paragraph which is in no document is its own. `nil` for
    /// elements of other documents.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        guard let range = textElement.elementRange else { return (textElement as? NSTextParagraph)?.attributedString }
        guard textElement.textContentManager === self, let units = units(of: range) else { return nil }
        return storage?.attributedSubstring(from: units)
    }

    /// Makes an element of a text: a paragraph that is in no document.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }
}
