import Foundation

// What a person finds in a cell.

extension UIView {
    /// Whether something in the view can be used by itself, so that the view is not read as a whole.
    var containsControls: Bool {
        var pending = subviews
        while let view = pending.popLast() {
            if view.isHidden || (view as? EditButton)?.kind == .choice { continue }
            if view is UIControl || view is any UIKeyInput { return true }
            pending += view.subviews
        }
        return false
    }

    /// What is read of the view where it is read as a whole; `nil` for nothing.
    var readableWords: String? {
        var words: [String] = []
        var pending = [self]
        while let view = pending.popLast() {
            if view.isHidden { continue }
            if view !== self, view.isAccessibilityElement, let label = view.accessibilityLabel, !label.isEmpty {
                words.append(label)
            } else {
                pending += view.subviews.reversed()
            }
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
