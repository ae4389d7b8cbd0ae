import Foundation
import TextEngine

/// What handles, loupe and edit menu ask of a text view.
extension UITextView: SelectableText {
    var isTextSelectable: Bool { isSelectable }
    // A finger that slides scrolls.
    var selectsBySliding: Bool { false }
    var offersTextStyles: Bool { allowsEditingTextAttributes && isTextEditable }
    var selectionScrollers: [UIScrollView] { [self] + enclosingScrollViews }
    var shownPrediction: PredictionLabel? { canvas.prediction }
    func askingAboutSeen<Answer>(_ question: () -> Answer) -> Answer {
        let top = bounds.minY - textOrigin.y
        return canvas.asking(about: top...(top + bounds.height), question)
    }

    var visibleTextRect: CGRect { bounds.inset(by: adjustedContentInset) }
}
