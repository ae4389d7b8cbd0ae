import Foundation

extension UIView {
    /// How high the view wants to be above the keyboard or in its place by what it holds, on a screen of a size; `nil` where its
    /// frame says it.
    ///
    /// As on iOS its content says it where ``autoresizingMask`` has a flexible height, or where the mask makes no constraints
    /// (``translatesAutoresizingMaskIntoConstraints``): by its constraints and its ``intrinsicContentSize`` together.
    func inputViewHeightOfContent(in size: CGSize) -> CGFloat? {
        let isSelfSizing = (self as? UIInputView)?.allowsSelfSizing == true
        let isFlexible = autoresizingMask.contains(.flexibleHeight) || !translatesAutoresizingMaskIntoConstraints
        guard isSelfSizing || isFlexible else { return nil }
        let own = intrinsicContentSize.height
        if hasConstraintsBelow || isSizedBySubviews {
            let fitting = systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            if fitting > 0, fitting.isFinite { return fitting }
        }
        return own >= 0 && own.isFinite ? own : nil
    }
}

/// Holds the accessory and what stands below it. Whenever either may have another content it is asked how high it is.
final class InputViewContainer: UIView {
    private var isAsking = false

    init() {
        super.init(frame: .zero)
        // The views are placed; a mask says how high they are, and not how they follow what moves them.
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        askForHeights()
    }

    func askForHeights() {
        // A new height lays the views out anew.
        guard !isAsking, let application else { return }
        isAsking = true
        let (keyboard, size) = (application.keyboard, application.screen.bounds.size)
        for view in subviews where view.inputViewHeightOfContent(in: size) != nil {
            keyboard.inputViewHeightMayHaveChanged(view)
        }
        isAsking = false
    }
}
