import Foundation
import KeyboardEngine
import TextEngine

/// The enlarged picture of a key above the finger that hides it.
final class KeyPopUpView: UIView {
    private var text = ""
    private var keyFrame = CGRect.zero

    /// How much wider than its key the picture is at each side, and how far it stands above it at least, in points.
    private static let shoulder: CGFloat = 13
    private static let rise: CGFloat = 54
    /// The room between two rows and what the picture reaches beyond the upper one, whose corners would peep out.
    private static let overlap: CGFloat = 13
    /// Room for the shadow. No more: what lies below it is painted anew with every letter.
    private static let margin: CGFloat = 4

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
        // On whole pixels, so that the shape is painted as it was drawn, and keys of one width have one shape.
        let key = key.onPixels(screenScale)
        let scale = KeyboardMetrics.signScale(keyHeight: key.height)
        let shoulder = min(Self.shoulder * scale, key.width * 0.4)
        // Keys in the first row of a keyboard at the top of a low window have less room above.
        let rise = min(max(Self.rise, key.height + Self.overlap), max(0, key.minY - 2))
        var frame = CGRect(
            x: key.minX - shoulder, y: key.minY - rise, width: key.width + shoulder * 2, height: key.height + rise)
        frame.origin.x = min(max(2, frame.minX), max(2, screen.width - frame.width - 2))
        frame = frame.onPixels(screenScale)
        keyFrame = key.offsetBy(dx: -frame.minX + Self.margin, dy: -frame.minY + Self.margin)
        self.frame = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
        setNeedsDisplay()
    }

    override var savesUnder: Bool { true }

    // MARK: Painting

    /// What the shape of a pop-up depends on.
    private struct Shape: Hashable {
        var width: CGFloat
        var height: CGFloat
        var neckX: CGFloat
        var neckWidth: CGFloat
        var neckHeight: CGFloat
        var scale: CGFloat
        var style: UIUserInterfaceStyle
        var contrast: UIAccessibilityContrast
    }

    /// The shapes of this keyboard: keys of one width share theirs, and those at the edges have their own.
    private var shapes: [Shape: UIImage] = [:]

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.draw(balloon(in: context), in: bounds)
        let layout = letter(scale: context.scale)
        let head = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let middle = (head.minY + keyFrame.minY) / 2 + 2
        context.draw(
            layout, at: CGPoint(x: head.midX - layout.width / 2, y: middle - layout.height / 2), color: .label)
    }

    private var letters: [String: TextLayout] = [:]
    private var letterKey = (size: CGFloat(0), scale: CGFloat(0))

    /// The letter set in type: kept, because a typist comes back to it.
    private func letter(scale: CGFloat) -> TextLayout {
        let scale = KeyboardMetrics.signScale(keyHeight: keyFrame.height)
        let size = min(34 * scale, keyFrame.height * 0.8)
        if letterKey != (size, scale) || letters.count > 256 {
            letters.removeAll()
            letterKey = (size, scale)
        }
        if let layout = letters[text] { return layout }
        let layout = captionLayout(text, size: size)
        letters[text] = layout
        return layout
    }

    /// The empty pop-up: drawn once, because a typist waits for it at every key.
    private func balloon(in context: CGContext) -> UIImage {
        let shape = Shape(
            width: bounds.width, height: bounds.height, neckX: keyFrame.minX, neckWidth: keyFrame.width,
            neckHeight: keyFrame.height, scale: context.scale, style: context.traits.userInterfaceStyle,
            contrast: context.traits.accessibilityContrast)
        if let image = shapes[shape] { return image }
        if shapes.count > 32 { shapes.removeAll() }
        let renderer = UIGraphicsImageRenderer(size: bounds.size, scale: context.scale, traits: context.traits)
        let image = renderer.image { $0.cgContext.fillRaised(outline) }
        shapes[shape] = image
        return image
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

extension CGRect {
    /// The smallest rectangle around this one whose edges lie between pixels.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        let (left, top) = ((minX * scale).rounded(.down) / scale, (minY * scale).rounded(.down) / scale)
        let (right, bottom) = ((maxX * scale).rounded(.up) / scale, (maxY * scale).rounded(.up) / scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
