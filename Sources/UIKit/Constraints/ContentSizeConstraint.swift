import Foundation

/// What stands in a view's ``UIView/constraints`` for the size of its content, as programs from iOS find it there: libraries ask
/// whether a view has constraints at all, and for the one of its height.
///
/// The size itself is in the system by other rows, which this follows. Given another constant, it is a constraint of that length
/// beside them; taken out, it stands for nothing any more, and the content keeps its size.
final class ContentSizeConstraint: NSLayoutConstraint {
    /// The length that a program has given it.
    private var own: NSLayoutConstraint?
    private(set) var isTakenOut = false

    init(of view: UIView, isHorizontal: Bool) {
        super.init(view, isHorizontal ? .width : .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// The length that the content had when the view was placed last; `nil` where it has none in this direction.
    private var contentLength: CGFloat? {
        // The view is not asked: it may look at its constraints to answer.
        guard let view = item as? UIView, case .content(let content)? = view.constraintBox?.state else { return nil }
        let length = firstAttribute == .width ? content.size.width : content.size.height
        return length < 0 ? nil : length
    }

    /// Whether it is listed.
    var isThere: Bool { !isTakenOut && (own != nil || contentLength != nil) }

    override var constant: CGFloat {
        get { own?.constant ?? contentLength ?? 0 }
        set {
            guard newValue.isFinite, newValue != constant, !isTakenOut, let view = item as? UIView else { return }
            if let own { return own.constant = newValue }
            let constraint = NSLayoutConstraint(
                item: view, attribute: firstAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: newValue)
            // What a program demands itself comes first.
            constraint.priority = .required - 1
            constraint.isActive = true
            own = constraint
        }
    }

    override var isActive: Bool {
        get { !isTakenOut }
        set { if !newValue { takeOut() } }
    }

    /// Stands for nothing any more.
    func takeOut() {
        isTakenOut = true
        own?.isActive = false
        own = nil
    }

    /// Whether a constraint is the one that stands for the length that a program has given.
    func stands(for constraint: NSLayoutConstraint) -> Bool { own === constraint }
}

extension UIView {
    /// The box that constraints place the view by, if they do.
    fileprivate var constraintBox: LayoutBox? { rootView.constraintLayout?.knownBox(of: self) }

    /// The active constraints with those of the content's size, once constraints have placed the view.
    var listedConstraints: [NSLayoutConstraint] {
        guard let state = knownConstraints else { return [] }
        guard !state.isPinned, constraintBox != nil else { return state.held }
        if state.contentSize.isEmpty {
            state.contentSize = [true, false].map { ContentSizeConstraint(of: self, isHorizontal: $0) }
        }
        return state.held.filter { held in !state.contentSize.contains { $0.stands(for: held) } }
            + state.contentSize.filter(\.isThere)
    }
}
