import Foundation

/// What is behind the items of a bar, a colour or a picture, and the line at its edge.
@MainActor
struct BarGround {
    private let picture = UIImageView()
    /// The line at the edge.
    let line = UIImageView()

    /// Puts them into a bar: the picture behind all that is in it, the line in front.
    func add(to bar: UIView) {
        bar.insertSubview(picture, at: 0)
        bar.addSubview(line)
    }

    /// Shows a colour, or an image in its place, drawn out over the bar; one without a size leaves the bar without a ground.
    /// - Parameters:
    ///   - edge: Stands in the place of the line; an image without a size is no line.
    ///   - lineColor: That of the line, where there is no image for it.
    func show(
        _ color: UIColor?, image: UIImage? = nil, edge: UIImage? = nil, lineColor: UIColor? = .separator, in bar: UIView
    ) {
        (picture.image, picture.isHidden) = (image, image == nil)
        bar.backgroundColor = image == nil ? color : nil
        (line.image, line.backgroundColor) = (edge, edge == nil ? lineColor : nil)
        bar.setNeedsLayout()
    }

    /// Places them. The line is at the upper edge of a bar below what it belongs to, and at the lower one of a bar above that.
    func layOut(in bar: UIView, isBelow: Bool) {
        let (bounds, height) = (bar.bounds, line.image?.size.height ?? 1 / bar.screenScale)
        picture.frame = bounds
        line.frame = CGRect(x: 0, y: isBelow ? 0 : bounds.height - height, width: bounds.width, height: height)
    }

    /// A colour that lets through a little of what is behind the bar, if it is to.
    static func color(_ color: UIColor, isTranslucent: Bool) -> UIColor {
        isTranslucent ? color.withAlphaComponent(0.85) : color
    }
}
