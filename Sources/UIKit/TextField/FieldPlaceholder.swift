import Foundation

/// The hint of an empty field. The field paints it, so that programs can.
final class FieldPlaceholder: UILabel {
    var field: UITextField? { fieldReference?.object }
    @exclusivity(unchecked) var fieldReference: UnkeptReference<UITextField>?

    /// The field says it.
    override var isUsuallyElement: Bool { false }

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext(), !(text ?? "").isEmpty else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawPlaceholder(in: frame)
        context.restoreGState()
    }
}
