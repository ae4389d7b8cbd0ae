import Foundation

/// A paragraph: its text as it was when the element was asked for, and where that was in the document. Edits do not change
/// it; ask for a new one.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    /// The text with what ends the paragraph.
    public let attributedString: NSAttributedString

    /// Creates a paragraph that is in no document.
    /// - Parameter attributedString: Its text with what ends it; `nil` for none.
    public init(attributedString: NSAttributedString?) {
        // The paragraph must not change with a text that can.
        self.attributedString =
            attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString()
        super.init(textContentManager: nil)
    }

    /// The paragraph without what ends it; `nil` where it is in no document.
    open var paragraphContentRange: NSTextRange? { part { NSRange(location: 0, length: $0) } }

    /// What ends the paragraph: an empty range behind it where nothing does; `nil` where it is in no document.
    open var paragraphSeparatorRange: NSTextRange? {
        part { NSRange(location: $0, length: attributedString.length - $0) }
    }

    /// A part of the element's range.
    /// - Parameter units: Gets where the separator begins, and gives the part, both in UTF-16 units of the paragraph.
    private func part(_ units: (Int) -> NSRange) -> NSTextRange? {
        guard let start = elementRange?.location as? StorageLocation else { return nil }
        var content = 0
        let text = NSString(string: attributedString.string)
        text.getParagraphStart(nil, end: nil, contentsEnd: &content, for: NSRange(location: 0, length: 0))
        let range = units(content)
        return NSTextRange(NSRange(location: start.offset + range.location, length: range.length))
    }
}
