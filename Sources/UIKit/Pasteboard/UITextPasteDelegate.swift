import Foundation
import TextEngine

/// A text whose program has a say in what is pasted: text fields and text views.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Decides what is pasted. It is not kept.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// A thing that is pasted into a text. The first of the functions that is called counts, whenever that is.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What it is.
    var itemProvider: NSItemProvider { get }
    /// What the program has given with a thing that it drags; `nil` when it is pasted.
    var localObject: Any? { get }
    /// What is typed where it comes would have these attributes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a text.
    func setResult(string: String)
    /// Pastes a text with attributes.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes a picture, or what else stands in a text.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes the thing's text, if it has one.
    func setDefaultResult()
}

/// Decides what is pasted into a text. All functions are optional.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
    /// Says what is pasted for a thing, at once or later. Nothing is pasted until something was said for every thing.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Makes one text of those of several things; by default one stands behind the other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Puts the text in, and gives the range that it has then; by default as keys do, so that the text's delegate is asked.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// Pastes the thing's text.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// One behind the other.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        NSAttributedString.joined(itemStrings)
    }

    /// Puts the text in as keys do.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let text = textPasteConfigurationSupporting as? any EditableText else { return textRange }
        text.selectedTextRange = textRange
        let start = text.session.selectedRange.lowerBound
        text.session.insertPasted(TextPaste.Result(attributedString))
        let caret = text.session.selectedRange.upperBound
        return TextOffsetRange(min(start, caret)..<caret)
    }
}

extension NSAttributedString {
    /// Texts one behind the other.
    static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
        let all = NSMutableAttributedString()
        for text in texts { all.append(text) }
        return all
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
