import Foundation

extension CGContext {
    /// Fills a shape that stands in front of the keys, with a soft shadow around it in three steps.
    ///
    /// The shadow reaches 3 points beyond the shape.
    @MainActor
    func fillRaised(_ shape: UIBezierPath) {
        for (reach, strength) in [(6.0, 0.03), (4.0, 0.04), (2.0, 0.06)] {
            shape.lineWidth = reach
            setStroke(UIColor(white: 0, alpha: strength))
            stroke(shape)
        }
        setFill(.keyFill)
        fill(shape)
        shape.lineWidth = 1
        setStroke(.keyOutline)
        stroke(shape)
    }
}
