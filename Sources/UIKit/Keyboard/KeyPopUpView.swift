import Foundation
import TextEngine

/// The enlarged picture of a key above the finger that hides it.
final class KeyPopUpView: UIView {
    private var text = ""
    private var keyFrame = CGRect.zero

    /// How much wider than its key the picture is at each side, and how far it stands above it, in points.
    private static let shoulder: CGFloat = 13
    private static let rise: CGFloat = 54
    /// Room for the shadow.
    private static let margin: CGFloat = 8

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a letter above a key.
    func show(_ text: String, above key: CGRect, screen: CGRect) {
        self.text = text
        let shoulder = min(Self.shoulder, key.width * 0.4)
        // Keys in the first row of a keyboard at the top of a low window have less room above.
        let rise = min(Self.rise, max(0, key.minY - 2))
        var frame = CGRect(
            x: key.minX - shoulder, y: key.minY - rise, width: key.width + shoulder * 2, height: key.height + rise)
        frame.origin.x = min(max(2, frame.minX), max(2, screen.width - frame.width - 2))
        keyFrame = key.offsetBy(dx: -frame.minX + Self.margin, dy: -frame.minY + Self.margin)
        self.frame = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let outline = outline
        // A soft shadow in three steps; a blurred one would be made anew for every key's width.
        for (reach, strength) in [(6.0, 0.03), (4.0, 0.04), (2.0, 0.06)] {
            let shade = self.outline
            shade.lineWidth = reach
            context.setStroke(UIColor(white: 0, alpha: strength))
            context.stroke(shade)
        }
        context.setFill(.keyFill)
        context.fill(outline)
        let size = min(34, keyFrame.height * 0.8)
        let layout = StyledText(text, attributes: [.font: UIFont.systemFont(ofSize: size)]).layout(
            TextLayout.Options(), scale: context.scale)
        let head = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let middle = (head.minY + keyFrame.minY) / 2 + 2
        context.draw(
            layout, at: CGPoint(x: head.midX - layout.width / 2, y: middle - layout.height / 2), color: .label)
    }

    /// A wide head that narrows in two curves to the width of the key.
    private var outline: UIBezierPath {
        let head = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let neck = keyFrame
        let r: CGFloat = 10
        let foot: CGFloat = 5
        // Where the head ends and the neck begins.
        let top = max(head.minY + r, neck.minY - 10)
        let bottom = min(neck.minY + neck.height * 0.35, neck.maxY - foot)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: head.minX + r, y: head.minY))
        path.addLine(to: CGPoint(x: head.maxX - r, y: head.minY))
        path.addQuadCurve(
            to: CGPoint(x: head.maxX, y: head.minY + r), controlPoint: CGPoint(x: head.maxX, y: head.minY))
        path.addLine(to: CGPoint(x: head.maxX, y: top))
        path.addCurve(
            to: CGPoint(x: neck.maxX, y: bottom), controlPoint1: CGPoint(x: head.maxX, y: (top + bottom) / 2),
            controlPoint2: CGPoint(x: neck.maxX, y: (top + bottom) / 2))
        path.addLine(to: CGPoint(x: neck.maxX, y: neck.maxY - foot))
        path.addQuadCurve(
            to: CGPoint(x: neck.maxX - foot, y: neck.maxY), controlPoint: CGPoint(x: neck.maxX, y: neck.maxY))
        path.addLine(to: CGPoint(x: neck.minX + foot, y: neck.maxY))
        path.addQuadCurve(
            to: CGPoint(x: neck.minX, y: neck.maxY - foot), controlPoint: CGPoint(x: neck.minX, y: neck.maxY))
        path.addLine(to: CGPoint(x: neck.minX, y: bottom))
        path.addCurve(
            to: CGPoint(x: head.minX, y: top), controlPoint1: CGPoint(x: neck.minX, y: (top + bottom) / 2),
            controlPoint2: CGPoint(x: head.minX, y: (top + bottom) / 2))
        path.addLine(to: CGPoint(x: head.minX, y: head.minY + r))
        path.addQuadCurve(
            to: CGPoint(x: head.minX + r, y: head.minY), controlPoint: CGPoint(x: head.minX, y: head.minY))
        path.close()
        return path
    }
}
