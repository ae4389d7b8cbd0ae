import Foundation

/// When the views at the sides of a field are its subviews.
extension UITextField {
    /// Takes a side view in another's place. The same once more changes nothing: fields set theirs in `layoutSubviews`, and would
    /// be laid out for ever.
    func exchange(_ old: UIView?, for new: UIView?, at side: WritableKeyPath<FieldState, UIView?>) {
        fieldState[keyPath: side] = new
        guard old !== new || new.map({ shows($0) && $0.superview == nil }) ?? false else { return }
        if let old, old !== new, !shows(old), old.superview === self { old.removeFromSuperview() }
        // One that stands in another field, or anywhere else, comes from there.
        if let new, let former = new.superview, former !== self {
            (former as? UITextField)?.forgetSide(new)
            new.removeFromSuperview()
        }
        sidesDidChange()
    }

    /// Another field has the view now.
    private func forgetSide(_ view: UIView) {
        if fieldState.leftSide === view { fieldState.leftSide = nil }
        if fieldState.rightSide === view { fieldState.rightSide = nil }
    }

    /// Whether a view is at a side and is to be seen there.
    private func shows(_ view: UIView) -> Bool {
        isLeftViewShown && fieldState.leftSide === view || isRightViewShown && fieldState.rightSide === view
    }

    /// A side view is a subview while it is shown. Whether it is hidden is the program's affair, and one that stands elsewhere, in
    /// another field or in a view of the program's, stays there.
    func placeSides() {
        for case let view? in [fieldState.leftSide, fieldState.rightSide] {
            if shows(view) {
                if view.superview == nil { addSubview(view) }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
    }

    /// A side view is to be seen now, or is not any more.
    func sidesDidChange() {
        placeSides()
        setNeedsLayout()
    }
}
