import Foundation

/// Decides how the paragraphs of a content storage are shown.
///
/// UIKit's inherits from a delegate of content managers, which hides elements and makes them: that one is left out.
@preconcurrency @MainActor
public protocol NSTextContentStorageDelegate: AnyObject {
    /// Makes the paragraph that stands in the document for a part of the text, with other attributes than it has there; `nil`, which
    /// is the default, for the text as it is. Asked whenever the paragraph is laid out or somebody asks for it.
    ///
    /// Its attributes count, also in text views. In difference from UIKit its letters do not: those of the text are shown. One of
    /// another length is refused.
    /// - Parameter range: The paragraph in the text, with what ends it, in UTF-16 units.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// The text as it is.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
