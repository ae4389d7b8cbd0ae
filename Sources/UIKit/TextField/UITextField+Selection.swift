import Foundation
import TextEngine

/// What handles, loupe and edit menu ask of a field.
extension UITextField: SelectableText {
    var isTextSelectable: Bool { isEnabled }
    var selectsBySliding: Bool { true }
    var offersTextStyles: Bool { allowsEditingTextAttributes && isTextEditable && !isSecureTextEntry }
    var selectionScrollers: [UIScrollView] { [] }
    var shownPrediction: PredictionLabel? { canvas.prediction }

    var visibleTextRect: CGRect {
        layoutSubtree()
        return canvas.frame.common(with: bounds)
    }
}
