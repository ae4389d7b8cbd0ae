import Foundation

/// How a paragraph is set. All lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Values: Equatable, Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    fileprivate var values = Values()

    /// Creates the default style.
    public override init() { super.init() }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines stand between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// A factor on the height of lines; 0 leaves it as it is.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(0, newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = max(0, newValue) }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
}
