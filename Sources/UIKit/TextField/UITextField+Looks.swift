import Foundation

extension UITextField {
    /// Distances from the border to the text, in points.
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 8
    /// The least height of a field with a ground: as large as a finger needs.
    private static let touchHeight: CGFloat = 44

    var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    var usedColor: UIColor {
        isEnabled ? textColor ?? .label : .tertiaryLabel
    }

    func setDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        line.extraAttributes = attributes
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        lookDidChange()
    }

    func lookDidChange() {
        line.invalidate()
        canvas.contentDidChange(restartsBlink: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Editing began or ended.
    func editingLookDidChange() {
        updateBorder()
        line.invalidate()
        setNeedsLayout()
        layoutIfNeeded()
        canvas.contentDidChange(restartsBlink: true)
    }

    func updateBorder() {
        switch borderStyle {
        case .none:
            setBorder(nil, width: 0)
        case .line:
            layer.cornerRadius = 0
            setBorder(.label, width: 1)
        case .bezel:
            layer.cornerRadius = 0
            setBorder(.fieldOutline, width: 1)
        case .roundedRect:
            layer.cornerRadius = 10
            // The outline can be told from the ground by everybody (3 to 1); the field being edited shows it strongly.
            setBorder(isEditing ? tintColor : .fieldOutline, width: isEditing ? 2 : 1)
            if !editingState.hasOwnGround {
                editingState.hasOwnGround = true
                if backgroundColor == nil { backgroundColor = .tertiarySystemBackground }
            }
        }
        if borderStyle == .roundedRect { alpha = isEnabled ? 1 : 0.6 }
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
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
    var isClearButtonShown: Bool { isShown(clearButtonMode) && hasText && !isRightViewShown && isEnabled }

    func contentRect(forBounds bounds: CGRect) -> CGRect {
        let padding = borderStyle == .none ? 0 : Self.padding
        var rect = bounds.inset(by: UIEdgeInsets(left: padding, right: padding))
        if isLeftViewShown {
            let end = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 4 : Self.gap)
            rect.size.width = max(0, rect.maxX - end)
            rect.origin.x = end
        }
        if isRightViewShown {
            rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - Self.gap - rect.minX)
        } else if isClearButtonShown {
            rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - Self.gap - rect.minX)
        }
        return rect
    }

    func defaultClearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = ClearButton.side
        let margin: CGFloat = borderStyle == .none ? 0 : 12
        return CGRect(x: bounds.maxX - side - margin, y: bounds.midY - side / 2, width: side, height: side)
    }

    func defaultLeftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = Self.size(of: leftView)
        return CGRect(
            x: bounds.minX + (borderStyle == .none ? 0 : Self.padding), y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func defaultRightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = Self.size(of: rightView)
        return CGRect(
            x: bounds.maxX - size.width - (borderStyle == .none ? 0 : Self.padding), y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private static func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        return view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    }

    var fittingSize: CGSize {
        let shown = hasText ? line.naturalWidth(of: self) : placeholderLabel.sizeThatFits(.zero).width
        let line = usedFont.lineHeight.rounded(.up)
        guard borderStyle == .roundedRect else {
            let padding = borderStyle == .none ? 0 : Self.padding
            return CGSize(width: shown + padding * 2 + 2, height: line + (borderStyle == .none ? 2 : 10))
        }
        return CGSize(width: shown + Self.padding * 2 + 2, height: max(Self.touchHeight, line + 20))
    }

    func layoutParts() {
        leftView?.isHidden = !isLeftViewShown
        rightView?.isHidden = !isRightViewShown
        if isLeftViewShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightViewShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        if isClearButtonShown {
            if clearButton.superview == nil { addSubview(clearButton) }
            clearButton.isHidden = false
            clearButton.frame = clearButtonRect(forBounds: bounds)
        } else if clearButtonMode != .never {
            clearButton.isHidden = true
        }
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        // A point of room at both sides for the caret before the first and behind the last letter.
        canvas.frame = rect.insetBy(dx: -FieldCanvas.margin, dy: 0)
        canvas.setNeedsLayout()
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        placeholderLabel.isHidden = hasText
    }

    /// The clear button is small to look at and large to hit.
    func hit(at point: CGPoint) -> UIView? {
        guard isClearButtonShown, isUserInteractionEnabled, !isHidden, alpha >= 0.01, bounds.contains(point) else {
            return nil
        }
        let target = clearButton.frame.insetBy(dx: -12, dy: -12)
        return point.x >= target.minX ? clearButton : nil
    }
}

/// The button that clears a field: a cross on a grey disc.
final class ClearButton: UIControl {
    static let side: CGFloat = 20
    private weak var field: UITextField?

    init(field: UITextField) {
        self.field = field
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        accessibilityLabel = "Clear text"
        accessibilityIdentifier = "clear"
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { field?.clear() }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(
            roundedRect: bounds, radius: bounds.width / 2, color: isHighlighted ? .systemGray : .systemGray2)
        let cross = UIBezierPath()
        let arm = bounds.width * 0.2
        let (x, y) = (bounds.midX, bounds.midY)
        cross.move(to: CGPoint(x: x - arm, y: y - arm))
        cross.addLine(to: CGPoint(x: x + arm, y: y + arm))
        cross.move(to: CGPoint(x: x + arm, y: y - arm))
        cross.addLine(to: CGPoint(x: x - arm, y: y + arm))
        cross.lineWidth = 1.8
        context.setStroke(.systemBackground)
        context.stroke(cross)
    }
}
