import Foundation
import TextEngine

extension UITextField {
    /// Distances from the border to the text, in points.
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 8
    /// What a field with round corners is larger than its text, and its height: forms for iOS are laid out by them.
    private static let roundedMargin: CGFloat = 28
    private static let roundedHeight: CGFloat = 34
    /// The least height of such a field for a finger.
    private static let touchHeight: CGFloat = 44

    /// A colour that the program has set is that of a disabled field too.
    var usedColor: UIColor { isEnabled || enabledColor != .label ? enabledColor : .tertiaryLabel }

    /// Where a finger means the field, in the field's points.
    var touchArea: CGRect {
        guard borderStyle == .roundedRect, bounds.height < Self.touchHeight else { return bounds }
        return bounds.insetBy(dx: 0, dy: (bounds.height - Self.touchHeight) / 2)
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        line.extraAttributes = attributes
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        lookDidChange()
    }

    /// Puts in text that looks as the first letter did.
    func setPlainText(_ text: String) {
        let (font, color) = (ownFont, ownColor)
        session.setText(AttributedRope(Rope(text)))
        if let font, font != usedFont { usedFont = font }
        if let color { enabledColor = color }
    }

    private var hasLetters: Bool { session.length > session.editor.leadCount }
    /// The font that the first letter has of its own.
    var ownFont: UIFont? { hasLetters ? firstAttribute(.font) as? UIFont : nil }
    /// The colour that the first letter has of its own.
    var ownColor: UIColor? { hasLetters ? firstAttribute(.foregroundColor) as? UIColor : nil }

    func lookDidChange() {
        localizeFormat()
        line.invalidate()
        canvas.looksDidChange(restartsBlink: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Editing began or ended.
    func editingLookDidChange() {
        updateBorder()
        if !isEditing { hideRevealedText() }
        canvas.looksDidChange(restartsBlink: true)
        setNeedsLayout()
    }

    /// The field has another border style: what the old one left goes. The border and the corners of the layer stay as the program has
    /// set them.
    func exchangeBorder(from old: BorderStyle) {
        if old == .none {
            fieldState.layerBorder = LayerBorder(color: viewState.borderColor, width: viewState.borderWidth)
        }
        exchangeCorners()
        if borderStyle == .none { setBorder(fieldState.layerBorder.color, width: fieldState.layerBorder.width) }
        if borderStyle == .roundedRect, !fieldState.hasOwnGround {
            fieldState.hasOwnGround = true
            if backgroundColor == nil { backgroundColor = .tertiarySystemBackground }
        }
        updateBorder()
    }

    /// Rounds the corners that the layer leaves square, and makes those square again.
    private func exchangeCorners() {
        let radius: CGFloat = 10
        if borderStyle == .roundedRect, layer.cornerRadius == 0 {
            layer.cornerRadius = radius
            fieldState.hasCornersOfStyle = true
        } else if borderStyle != .roundedRect, fieldState.hasCornersOfStyle {
            if layer.cornerRadius == radius { layer.cornerRadius = 0 }
            fieldState.hasCornersOfStyle = false
        }
    }

    /// The edge in the colour of the field's state, or the layer's border where the program has set one.
    func updateBorder() {
        guard borderStyle != .none else { return }
        let border = fieldState.layerBorder.isVisible ? fieldState.layerBorder : edge
        setBorder(border.color, width: border.width)
    }

    /// The edge that the border style says.
    private var edge: LayerBorder {
        switch borderStyle {
        case _ where fieldState.ground != nil: .none
        case .none: .none
        case _ where hasFault && isEnabled: LayerBorder(color: .fieldFault, width: isEditing ? 2 : 1)
        case .line: LayerBorder(color: isEnabled ? .label : .tertiaryLabel, width: 1)
        // The outline can be told from the ground by everybody (3 to 1); the field being edited shows it strongly.
        // A tint that shows nothing hides the caret; the outline stays.
        case .roundedRect where isEditing && tintColor.cgColor.alpha > 0: LayerBorder(color: tintColor, width: 2)
        case .bezel, .roundedRect: LayerBorder(color: isEnabled ? .fieldOutline : .separator, width: 1)
        }
    }

    // MARK: Places

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var isLeftViewShown: Bool { leftView != nil && isShown(leftViewMode) }
    var isRightViewShown: Bool { rightView != nil && isShown(rightViewMode) }
    var isClearButtonShown: Bool {
        isShown(clearButtonMode) && hasText && !isRightViewShown && !isRevealButtonShown && isEnabled
    }

    /// Where the text can stand.
    /// - Parameter besidesParts: Whether it makes room for what is shown at the sides.
    func contentRect(forBounds bounds: CGRect, besidesParts: Bool = true) -> CGRect {
        let padding = borderStyle == .none ? 0 : Self.padding
        // Where there is no border the text does not go by its rectangle, as on iOS: subclasses make it empty.
        let edge = borderStyle == .none ? bounds : borderRect(forBounds: bounds)
        var (left, right) = (edge.minX + padding, edge.maxX - padding)
        func makeRoom(for part: CGRect, gap: CGFloat) {
            if part.midX < bounds.midX {
                left = max(left, part.maxX + gap)
            } else {
                right = min(right, part.minX - gap)
            }
        }
        guard besidesParts else {
            return CGRect(x: left, y: edge.minY, width: max(0, right - left), height: edge.height)
        }
        // Without a border programs put empty views at the sides to say where the text begins and ends, to the point.
        let gap = borderStyle == .none ? 0 : Self.gap
        if isLeftViewShown { makeRoom(for: leftViewRect(forBounds: bounds), gap: gap) }
        if isRightViewShown {
            makeRoom(for: rightViewRect(forBounds: bounds), gap: gap)
        } else if isRevealButtonShown {
            makeRoom(for: revealButtonRect(forBounds: bounds), gap: Self.gap)
        } else if isClearButtonShown {
            makeRoom(for: clearButtonRect(forBounds: bounds), gap: Self.gap)
        }
        return CGRect(x: left, y: edge.minY, width: max(0, right - left), height: edge.height)
    }

    func defaultClearButtonRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: CGSize(width: ClearButton.side, height: ClearButton.side), atEnd: true, in: bounds)
    }

    func defaultLeftViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: Self.size(of: leftView), atEnd: false, in: bounds)
    }

    func defaultRightViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: Self.size(of: rightView), atEnd: true, in: bounds)
    }

    /// The place of something at the beginning of the field or at its end, as the field reads.
    func rect(of size: CGSize, atEnd: Bool, in bounds: CGRect) -> CGRect {
        let padding = borderStyle == .none ? 0 : Self.padding
        let isRight = atEnd == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        return CGRect(
            x: isRight ? bounds.maxX - size.width - padding : bounds.minX + padding,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private static func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        guard view.bounds.isEmpty || !view.translatesAutoresizingMaskIntoConstraints else { return view.bounds.size }
        let natural = view.sizeThatFits(.zero)
        guard !view.constraints.isEmpty else { return view.bounds.isEmpty ? natural : view.bounds.size }
        // A side that no constraint and no content says anything of is as the view wants it.
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: fitting.width > 0 ? fitting.width : natural.width,
            height: fitting.height > 0 ? fitting.height : natural.height)
    }

    /// As large as the text and what is around it, in points.
    var fittingSize: CGSize {
        let (usual, own) = (usualFittingSize, roomAroundText)
        return CGSize(width: max(0, usual.width + own.width), height: max(0, usual.height + own.height))
    }

    /// What ``UITextField/textRect(forBounds:)`` of a subclass leaves around the text beside the usual, found by asking it for a field
    /// of 1,000 by 1,000 points, and for a larger one, for the answer may have nothing to do with what it is asked for.
    private var roomAroundText: CGSize {
        guard ClassOrigin.isProgram(type(of: self)), !fieldState.isMeasuring, !(self is UISearchTextField) else {
            return .zero
        }
        // A subclass may ask for the size in there.
        fieldState.isMeasuring = true
        defer { fieldState.isMeasuring = false }
        let (bounds, larger) = (
            CGRect(x: 0, y: 0, width: 1000, height: 1000), CGRect(x: 0, y: 0, width: 1100, height: 1100)
        )
        let (own, grown) = (textRect(forBounds: bounds), textRect(forBounds: larger))
        guard own.isFinite, grown.isFinite, own != contentRect(forBounds: bounds) else { return .zero }
        let usual = contentRect(forBounds: bounds, besidesParts: false)
        func room(_ usual: CGFloat, _ own: CGFloat, _ grown: CGFloat) -> CGFloat {
            abs(grown - own - 100) < 1 ? usual - own : 0
        }
        return CGSize(
            width: room(usual.width, own.width, grown.width), height: room(usual.height, own.height, grown.height))
    }

    private var usualFittingSize: CGSize {
        var shown: CGFloat = 0
        if hasText {
            shown = line.naturalWidth(of: self)
        } else if let hint = placeholderLabel.text, !hint.isEmpty {
            shown = placeholderLabel.sizeThatFits(.zero).width
        }
        let line = usedFont.lineHeight.rounded(.up)
        guard borderStyle == .roundedRect else {
            let padding = borderStyle == .none ? 0 : Self.padding
            return CGSize(width: shown + padding * 2 + 2, height: line + (borderStyle == .none ? 2 : 10))
        }
        // A font that would be cut makes the field higher, which on iOS it does not: with some room above and below.
        let height = line + max(4, (line * 0.2).rounded())
        return CGSize(width: shown.rounded(.up) + Self.roundedMargin, height: max(Self.roundedHeight, height))
    }

    /// What is typed is something else now.
    func contentTypeDidChange() {
        typingTraitsDidChange()
        readingOrderMayChange()
    }

    /// What is typed may be read another way now (``EditableText/isReadLeftToRight``).
    func readingOrderMayChange() {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        canvas.looksDidChange(restartsBlink: false)
    }

    func layoutParts() {
        placeSides()
        if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        revealButton?.isHidden = !isRevealButtonShown
        if isRevealButtonShown { revealButton?.frame = revealButtonRect(forBounds: bounds) }
        if isClearButtonShown {
            let isNew = clearButton.superview == nil || clearButton.isHidden
            if clearButton.superview == nil { addSubview(clearButton) }
            clearButton.isHidden = false
            let place = clearButtonRect(forBounds: bounds)
            // One that was not seen is there at once: it does not fly in with a form that is moved.
            if isNew { UIView.performWithoutAnimation { clearButton.frame = place } } else { clearButton.frame = place }
        } else {
            // Not by its name, which would make one.
            for case let button as ClearButton in subviews { button.isHidden = true }
        }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        // A point of room at both sides for the caret before the first and behind the last letter.
        canvas.frame = asHighAsLine(rect).insetBy(dx: -FieldCanvas.margin, dy: 0)
        canvas.setNeedsLayout()
        placeGround()
        placeMessage()
        placeholderLabel.frame = asHighAsLine(placeholderRect(forBounds: bounds))
        placeholderLabel.isHidden = hasText
    }

    /// A place with the room above and below that a line needs, as far as the field reaches: published fields inset their text's by
    /// so much on all sides that letters would be cut.
    private func asHighAsLine(_ rect: CGRect) -> CGRect {
        let (top, bottom) = (min(rect.minY, bounds.minY), max(rect.maxY, bounds.maxY))
        // And a point on both sides: the place may be between pixels.
        let height = min(usedFont.lineHeight.rounded(.up) + 2, bottom - top)
        guard height > rect.height, rect.width > 0 else { return rect }
        let wanted =
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - height
            default: rect.midY - height / 2
            }
        return CGRect(x: rect.minX, y: min(max(wanted, top), bottom - height), width: rect.width, height: height)
    }

    /// The button at the end is small to look at and large to hit.
    func hit(at point: CGPoint) -> UIView? {
        guard let button = endButton, isUserInteractionEnabled, !isHidden, alpha >= 0.01, touchArea.contains(point)
        else {
            return nil
        }
        layoutSubtree()
        let target = button.frame.insetBy(dx: -12, dy: -12)
        // From the button to the edge of the field, over the field's whole height.
        let isHit = target.midX < bounds.midX ? point.x < target.maxX : point.x >= target.minX
        return isHit ? button : nil
    }

    /// Shows another hint.
    func changePlaceholder(_ change: (UILabel) -> Void) {
        let revision = placeholderLabel.textRevision
        change(placeholderLabel)
        if placeholderLabel.textRevision != revision { setNeedsLayout() }
    }

    /// Fonts begin to follow the size that people want, or no longer do.
    func contentSizeFollowingDidChange() {
        placeholderLabel.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        if adjustsFontForContentSizeCategory { followContentSize() }
    }

    /// Looks as a field that is enabled or not, and ends editing where it is not. A field that a finger is on looks as
    /// before.
    func enabledMayHaveChanged() {
        guard isEnabled == fieldState.looksDisabled else { return }
        fieldState.looksDisabled = !isEnabled
        updateBorder()
        groundDidChange()
        if !isEnabled, isEditing { endEditing(true) }
        lookDidChange()
    }
}
