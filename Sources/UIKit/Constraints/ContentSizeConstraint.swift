import Foundation

/// What stands in a view's ``UIView/constraints`` for the size of its content, as programs from iOS find it there: libraries ask
/// whether a view has constraints at all.
///
/// The size itself is in the system by other rows. So nothing is changed by it: it is always active, it says the size that the
/// content has, and it cannot be given another one.
final class ContentSizeConstraint: NSLayoutConstraint {
    private let isHorizontal: Bool

    init(of view: UIView, isHorizontal: Bool) {
        self.isHorizontal = isHorizontal
        super.init(view, isHorizontal ? .width : .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }

    private var size: CGFloat {
        let content = (item as? UIView)?.intrinsicContentSize ?? .zero
        return isHorizontal ? content.width : content.height
    }

    /// Whether the content has a size in this direction.
    var isThere: Bool { size >= 0 }

    override var constant: CGFloat {
        get { max(0, size) }
        set {}
    }

    override var isActive: Bool {
        get { true }
        set {}
    }
}

extension UIView {
    /// The constraints of the content's size, once constraints have placed the view.
    var contentSizeConstraints: [NSLayoutConstraint] {
        guard let state = knownConstraints, !state.isPinned, rootView.constraintLayout?.knownBox(of: self) != nil else {
            return []
        }
        if state.contentSize.isEmpty {
            state.contentSize = [true, false].map { ContentSizeConstraint(of: self, isHorizontal: $0) }
        }
        return state.contentSize.filter(\.isThere)
    }
}
