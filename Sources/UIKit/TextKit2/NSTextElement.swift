import Foundation

/// A part of a document that is laid out as one. The parts that there are here are paragraphs, ``NSTextParagraph``.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// Whose text the element is a part of. It is not kept.
    open weak var textContentManager: NSTextContentManager?
    /// What of the text the element is; `nil` for one that is in no text.
    open var elementRange: NSTextRange?

    /// Creates an element that has no range yet.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}
