import Foundation

/// How a paragraph is set. All lengths are points; the leading margin is the left one, in text from right to left the
/// right one.
open class NSParagraphStyle: NSObject, NSSecureCoding, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: a style does not change; a mutable one belongs to whoever makes it until it is an attribute.

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var tabStops = NSParagraphStyle.usualTabStops
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
        var tightens = false
    }

    private let mark = ObjectHeaderPadding()
    fileprivate var values = Values()

    /// Twelve stops, 28 points apart.
    private static var usualTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
    }

    /// Creates the default style.
    public override init() { super.init() }

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The style, by default the default one, but for how lines stand between the margins.
    static func aligned(_ alignment: NSTextAlignment, as other: NSParagraphStyle? = nil) -> NSParagraphStyle {
        let style = NSParagraphStyle()
        if let other { style.values = other.values }
        style.values.alignment = alignment
        return style
    }

    /// The direction that text of a language runs in. Without a language that of the running program's interface.
    /// - Parameter languageName: A tag such as "en" or "ar-EG".
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else {
            return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    // MARK: Lines

    /// How lines stand between the margins.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to lines that are too long. Text that is drawn follows it. Labels and text views have one for all of
    /// their text; of a paragraph's they take over that lines are broken between characters, and labels where the last
    /// line is cut off or cut short. In a field that nobody
    /// edits it is that of the first character, or of ``UITextField/defaultTextAttributes``: where lines would be broken
    /// the field shows the first one.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Whether letters may stand a little closer before the text of a label is cut short. What counts is the first
    /// paragraph's; text that is drawn and text views do not ask for it.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    // MARK: Indents

    /// From the leading margin to where the first line begins.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading margin to where the other lines begin.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading margin when positive, otherwise from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }

    // MARK: Heights

    /// Space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// A factor on the height of lines; 0 leaves it as it is. The limits count afterwards.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The smallest height of a line. What is added stands above the letters.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The largest height of a line, whatever stands in it; 0 for no limit. Higher letters reach into the line above.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Space below the paragraph, unless it is the last one.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Space above the paragraph, unless it is the first one.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    // MARK: Tabs

    /// Where tabs go, in any order. The default is twelve stops, 28 points apart.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance of the stops behind the last of ``tabStops``; with 0 they are 28 points apart.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    // MARK: Lists

    /// The lists that the paragraph is an item of, from the outermost to its own. Text views show its marker, and indent
    /// the paragraph by 36 points for each list where its own indents are less.
    open var textLists: [NSTextList] { values.textLists }

    // MARK: Archives

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a style that was archived.
    public required init?(coder: NSCoder) {
        super.init()
        values = Values(coder)
    }

    /// Archives the style.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    // MARK: Copies

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

/// A paragraph style that can be changed. Lengths that are negative, where that means nothing, or no number become 0.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }

    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set { values.tightens = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = Self.length(newValue) }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = Self.length(newValue) }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue.isFinite ? newValue : 0 }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = Self.length(newValue) }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = Self.length(newValue) }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = Self.length(newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = Self.length(newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = Self.length(newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = Self.length(newValue) }
    }
    /// Not optional, unlike UIKit's; a new style's value is the default one.
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = Self.length(newValue) }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ tab: NSTextTab) {
        values.tabStops.append(tab)
    }

    /// Removes the first tab stop that is equal to one. Without such a stop nothing happens.
    open func removeTabStop(_ tab: NSTextTab) {
        guard let index = values.tabStops.firstIndex(of: tab) else { return }
        values.tabStops.remove(at: index)
    }

    /// Takes over everything from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
