import Foundation

/// The rest of a word behind the caret, in a pale colour: what may be typed and is not.
///
/// Its colour is that of hints, 4.5 to 1 on the system's grounds and more with high contrast: paler than text, and never too
/// pale to be read.
final class PredictionLabel: UILabel {
    /// How far a finger may be from the middle of it, in points.
    private static let reach: CGFloat = 22

    private var rest = ""
    private var looks: [NSAttributedString.Key: Any] = [:]

    init() {
        super.init(frame: .zero)
        textColor = .placeholderText
        lineBreakMode = .byClipping
        isHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// It is nothing that is there: who does not see it hears of it when it comes.
    override var isUsuallyElement: Bool { false }

    /// Whether it was painted as it is.
    private var isPainted = false

    /// Whether it is there.
    var isShown: Bool { !isHidden && superview != nil }

    /// Whether a person sees a text here: nobody takes what was never on the glass.
    func isSeen(_ rest: String) -> Bool { isShown && isPainted && self.rest == rest }

    func hide() {
        isPainted = false
        if !isHidden { isHidden = true }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        isPainted = true
    }

    /// Shows a text in the looks of what it continues, or nothing where there is no room for it.
    /// - Parameters:
    ///   - caret: Where it begins, in the superview's points.
    ///   - baseline: The height of its baseline; `nil` for as high as the caret.
    ///   - isRightToLeft: Whether it stands at the left of the caret.
    ///   - room: From where to where it may reach.
    func show(
        _ rest: String, _ attributes: [NSAttributedString.Key: Any], beside caret: CGRect, baseline: CGFloat?,
        isRightToLeft: Bool, in room: ClosedRange<CGFloat>
    ) {
        set(rest, attributes)
        let size = sizeThatFits(.zero)
        let top = baseline.map { $0 - self.baseline(in: size, isLast: false) } ?? caret.midY - size.height / 2
        let place = CGRect(
            x: isRightToLeft ? caret.midX - size.width : caret.midX, y: top, width: size.width, height: size.height)
        let fits = place.minX >= room.lowerBound - 0.5 && place.maxX <= room.upperBound + 0.5
        guard fits else { return hide() }
        UIView.performWithoutAnimation {
            if frame != place { frame = place }
            if isHidden { isHidden = false }
        }
    }

    private func set(_ rest: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont
        guard rest != self.rest || font != looks[.font] as? UIFont else { return }
        self.rest = rest
        isPainted = false
        looks = attributes.filter { $0.key == .font || $0.key == .kern }
        attributedText = NSAttributedString(string: rest, attributes: looks)
    }

    /// Whether a finger at a point of another view means it: it need not hit the letters.
    func takesTouch(at point: CGPoint, in view: UIView) -> Bool {
        guard isShown, let superview else { return false }
        var area = view.convert(frame, from: superview)
        area = area.insetBy(dx: 0, dy: min(0, area.height / 2 - Self.reach))
        return area.contains(point)
    }
}
