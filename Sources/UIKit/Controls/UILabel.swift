import Foundation
import TextEngine

/// Text that is shown and not typed into.
open class UILabel: UIView {
    private var plainText: String?
    /// Text with attributes. As a program knows it it is made when asked for: Foundation never gives back all of the
    /// memory of an attributed string.
    private var styledText: AttributedRope?
    private var layoutCache: (key: LayoutKey, layout: TextLayout)?
    /// The text in as many lines as it takes, or in one as long as it is: what the label is measured by.
    private var measuredText: (key: LayoutKey, layout: TextLayout)?

    private struct LayoutKey: Equatable {
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
        var lines: Int
        var direction: UIUserInterfaceLayoutDirection
    }

    /// Creates a label with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Text

    /// The text. Setting it gives all of it the font and the colour that ``font`` and ``textColor`` say.
    open var text: String? {
        get { styledText?.text.string ?? plainText }
        set {
            guard styledText != nil || newValue != plainText else { return }
            if styledText != nil { (baseFont, baseColor, baseAlignment) = (font, textColor, textAlignment) }
            plainText = newValue
            styledText = nil
            textDidChange()
        }
    }

    /// Shows plain text in the label's own font and colour, whatever stood there before.
    func showPlain(_ text: String?) {
        if styledText != nil {
            styledText = nil
            textDidChange()
        }
        self.text = text
    }

    /// The text with its attributes. Where they name no font or colour the label's are taken, and plain text has all of the label's.
    /// Plain text that follows keeps font, colour and alignment of the first character.
    open var attributedText: NSAttributedString? {
        get {
            if let styledText { return styledText.attributedString(in: 0..<styledText.utf16Count) }
            return plainText.map { NSAttributedString(string: $0, attributes: attributesToTell) }
        }
        set {
            let new = newValue.map { AttributedRope($0) }
            // Pictures and styles may be others by now although the text is equal.
            guard new != styledText || plainText != nil || !(new?.isImmutable ?? true) else { return }
            styledText = new
            plainText = nil
            textDidChange()
        }
    }

    /// What plain text looks like, for other texts to look so too.
    private var attributesToTell: [NSAttributedString.Key: Any] {
        var attributes = attributes
        attributes[.languageIdentifier] = nil
        attributes[.foregroundColor] = textColor
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
        attributes[.paragraphStyle] = style
        return attributes
    }

    /// The font: that of the first character where the text has several. Setting it changes all of the text. The default is the
    /// interface font at 17 points.
    open var font: UIFont! {
        get { firstAttribute(.font) as? UIFont ?? baseFont }
        set {
            giveAll(.font, newValue)
            baseFont = newValue ?? .systemFont(ofSize: 17)
        }
    }
    /// The font of text that has none of its own.
    var baseFont = UIFont.systemFont(ofSize: 17) {
        didSet { if baseFont != oldValue { textDidChange() } }
    }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        styledText?.run(at: 0)?.value.values[key]
    }

    /// Gives all text with attributes another one; `nil` lets it take the label's.
    private func giveAll(_ key: NSAttributedString.Key, _ value: NSObject?) {
        guard var text = styledText else { return }
        text.update(0..<text.utf16Count) { attributes in
            guard (attributes.values[key] as? NSObject) != value else { return attributes }
            var values = attributes.values
            values[key] = value
            return TextAttributes(values)
        }
        guard text != styledText else { return }
        styledText = text
        textDidChange()
    }

    /// Whether fonts that follow the size that people want do so; the default is false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
    }

    private func followContentSize() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = baseFont.adjusted(to: category)
        if adjusted !== baseFont { baseFont = adjusted }
        guard let text = styledText?.adjustingFonts(to: category) else { return }
        styledText = text
        textDidChange()
    }

    /// The colour of the letters: that of the first character where the text has several. Setting it changes all of the text.
    open var textColor: UIColor! {
        get { firstAttribute(.foregroundColor) as? UIColor ?? baseColor }
        set {
            giveAll(.foregroundColor, newValue)
            baseColor = newValue ?? .label
        }
    }
    /// The colour of text that has none of its own.
    private var baseColor = UIColor.label {
        didSet { if baseColor != oldValue || !baseColor.isConstant { setNeedsDisplay() } }
    }

    /// The colour of the letters while ``isHighlighted`` is on.
    open var highlightedTextColor: UIColor? {
        didSet {
            if highlightedTextColor != oldValue || highlightedTextColor?.isConstant == false { setNeedsDisplay() }
        }
    }

    /// Whether the letters have ``highlightedTextColor``.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a sharp shadow that the letters throw, or `nil` for none. Text that brings a shadow has its own.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { textDidChange() } }
    }

    /// How far the shadow lies to the right and below, in points. The default is one point above.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { textDidChange() } }
    }

    /// Whether the text is shown as something that can be used; otherwise it is faint.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The text; "" without one.
    open override var shownText: String? { text ?? "" }

    /// There is nothing to read of an empty label; one that has a name is found by it all the same.
    override var isUsuallyElement: Bool { !(accessibilityLabel ?? "").isEmpty || accessibilityIdentifier != nil }
    override var usualLabel: String? { text }
    override var usualTraits: UIAccessibilityTraits { isEnabled ? .staticText : [.staticText, .notEnabled] }

    // MARK: Lines

    /// How lines stand between the edges. Natural is right where the interface reads right to left; elsewhere it is the side
    /// where the text itself begins, so that a Hebrew label stands right in an English form, where UIKit has it left.
    ///
    /// It is that of the first paragraph where the text brings one; setting it changes all of the text.
    open var textAlignment: NSTextAlignment {
        get { broughtAlignment ?? baseAlignment }
        set {
            restyle { $0.alignment = newValue }
            baseAlignment = newValue
        }
    }
    /// How paragraphs stand that do not say it themselves.
    private var baseAlignment = NSTextAlignment.natural {
        didSet { if baseAlignment != oldValue { textDidChange() } }
    }

    private var broughtAlignment: NSTextAlignment? {
        let alignment = (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment
        return alignment == .natural ? nil : alignment
    }

    /// Changes the styles that paragraphs have.
    private func restyle(_ change: (NSMutableParagraphStyle) -> Void) {
        guard var text = styledText else { return }
        text.update(0..<text.utf16Count) { attributes in
            guard let style = attributes.values[.paragraphStyle] as? NSParagraphStyle else { return attributes }
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style)
            change(changed)
            guard changed != style else { return attributes }
            return TextAttributes(attributes.values.merging([.paragraphStyle: changed]) { $1 })
        }
        guard text != styledText else { return }
        styledText = text
        textDidChange()
    }

    /// What happens to text that does not fit. Setting it changes all of the text.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            restyle { $0.lineBreakMode = lineBreakMode }
            if lineBreakMode != oldValue { textDidChange() }
        }
    }

    /// The largest number of lines; 0 for no limit. The default is 1.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether text that does not fit gets a smaller font: one line that is wider than the label, several that are more
    /// than ``numberOfLines`` or than its height has room for.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// The smallest part of its size that ``adjustsFontSizeToFitWidth`` may leave to the font; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// Where a line stands that ``adjustsFontSizeToFitWidth`` has made smaller. Has an effect on one line only.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letters stand a little closer before text is made smaller or cut short: by a thirtieth of their size at the
    /// most.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }

    /// The width for which ``intrinsicContentSize`` breaks lines, in points; 0 for the present width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: baseFont]
        attributes[.languageIdentifier] = language
        if let shadowColor {
            let shadow = NSShadow()
            (shadow.shadowColor, shadow.shadowOffset) = (shadowColor, shadowOffset)
            attributes[.shadow] = shadow
        }
        return attributes
    }

    /// How often the text has become another one, or may have.
    private(set) final var textRevision = 0

    private func textDidChange() {
        textRevision += 1
        (layoutCache, measuredText) = (nil, nil)
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followContentSize() }
        (layoutCache, measuredText) = (nil, nil)
    }

    private func styled() -> StyledText {
        if let styledText { return StyledText(styledText, defaults: attributes) }
        return StyledText(plainText ?? "", attributes: attributes)
    }

    private func options(width: CGFloat, lines: Int) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.width = width
        options.maximumLines = lines
        let isAtRight = baseAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
        options.alignment = isAtRight ? .right : LineAlignment(baseAlignment)
        options.apply(lineBreakMode)
        return options
    }

    private func layout(for size: CGSize, lines: Int, scale: CGFloat) -> TextLayout {
        let key = LayoutKey(
            width: size.width, height: size.height, scale: scale, lines: lines,
            direction: effectiveUserInterfaceLayoutDirection)
        if let layoutCache, layoutCache.key == key { return layoutCache.layout }
        let fitting = LabelFitting(
            text: styled(), options: options(width: size.width, lines: lines), scale: scale,
            tightens: allowsDefaultTighteningForTruncation, shrinks: adjustsFontSizeToFitWidth,
            minimumScale: minimumScaleFactor)
        let layout = fitting.layout(in: size)
        layoutCache = (key, layout)
        return layout
    }

    /// The text in a width that has room for any height. One line is as long as it is.
    private func unbounded(width: CGFloat, lines: Int, scale: CGFloat) -> TextLayout {
        let width = lines == 1 ? .infinity : width
        let key = LayoutKey(
            width: width, height: .infinity, scale: scale, lines: lines,
            direction: effectiveUserInterfaceLayoutDirection)
        if let measuredText, measuredText.key == key { return measuredText.layout }
        let layout = styled().layout(options(width: width, lines: lines), scale: scale, breaking: .asLabel)
        measuredText = (key, layout)
        return layout
    }

    // MARK: Size

    override var measuresContent: Bool { true }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size) }

    /// How large the text is in a width. Not ``sizeThatFits(_:)``, which a subclass may override beside
    /// ``intrinsicContentSize``: each of them adds its room once.
    private func textSize(in size: CGSize) -> CGSize {
        // One line is as long as it is, whatever room there is.
        let isBounded = size.width > 0 && numberOfLines != 1
        let room = CGSize(width: isBounded ? size.width : Self.endless, height: Self.endless)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    /// A length that no text reaches, and that can be reckoned with: a subclass may take insets away from it.
    private static let endless: CGFloat = 1e9

    open override var intrinsicContentSize: CGSize {
        let present = wrappingWidth ?? bounds.width
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : numberOfLines == 1 ? 0 : present
        return textSize(in: CGSize(width: width, height: 0))
    }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// The width for which ``intrinsicContentSize`` is asked while constraints are solved.
    private var wrappingWidth: CGFloat?

    override func contentSize(inWidth width: CGFloat) -> CGSize {
        wrappingWidth = width.isFinite ? width : 0
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }

    /// The rectangle that the text takes in bounds, in points. Labels centre their text from top to bottom.
    ///
    /// A label is measured by it: ``sizeThatFits(_:)`` and ``intrinsicContentSize`` ask it with bounds that have room for
    /// any height. A subclass that keeps room around its text gives it smaller bounds here and back again, and makes those
    /// of ``drawText(in:)`` smaller too, which are the bounds and not this rectangle.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let scale = screenScale
        guard bounds.height < Self.endless / 2 else {
            // A label without text takes no room: forms show what is wrong with a field, and nothing while it is right.
            guard !(text ?? "").isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
            let width = bounds.width < Self.endless / 2 ? max(bounds.width, 0) : .infinity
            let layout = unbounded(width: width, lines: numberOfLines, scale: scale)
            // Up to the next pixel, so that the text that was measured fits.
            func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: min(up(layout.width), width), height: up(layout.height))
        }
        let layout = layout(for: bounds.size, lines: numberOfLines, scale: scale)
        let height = min(layout.height, bounds.height)
        let x: CGFloat
        switch layout.lines.first.map({ $0.x }) {
        case let start? where layout.lines.count == 1: x = max(0, start)
        default: x = 0
        }
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + (bounds.height - height) / 2, width: min(layout.width, bounds.width),
            height: height)
    }

    /// The distance from the top to the baseline of the first or last line, in points, when the label has a size.
    override func baseline(in size: CGSize, isLast: Bool) -> CGFloat {
        let isWhole = numberOfLines == 1 && !adjustsFontSizeToFitWidth
        let layout =
            isWhole
            ? unbounded(width: .infinity, lines: 1, scale: screenScale)
            : layout(for: size, lines: numberOfLines, scale: screenScale)
        let shown = isLast ? layout.lines.last : layout.lines.first
        return top(of: layout, in: size.height, scale: screenScale) + (shown?.baseline ?? size.height)
    }

    /// Where the first line begins in a height, in points from the top.
    private func top(of layout: TextLayout, in height: CGFloat, scale: CGFloat) -> CGFloat {
        // One line that is higher than the label is cut above and below, as on iOS.
        let middle = (layout.lines.count == 1 ? height - layout.height : max(0, height - layout.height)) / 2
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
            let line = layout.lines.first
        else { return middle }
        let full = unbounded(width: .infinity, lines: 1, scale: scale)
        guard layout.height < full.height, let whole = full.lines.first else { return middle }
        let top = max(0, height - full.height) / 2
        return baselineAdjustment == .none ? top : top + whole.baseline - line.baseline
    }

    // MARK: Painting

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Paints the text into a rectangle of the current graphics context. ``draw(_:)`` calls it with the bounds.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !(text ?? "").isEmpty else { return }
        // The context may be that of a picture, which has a scale of its own.
        let layout = layout(for: rect.size, lines: numberOfLines, scale: context.scale)
        let color = isHighlighted ? highlightedTextColor ?? baseColor : baseColor
        let top = rect.minY + top(of: layout, in: rect.height, scale: context.scale)
        let shown: UIColor = isEnabled ? color : .tertiaryLabel
        context.draw(layout, at: CGPoint(x: rect.minX, y: top), color: shown)
    }
}
