/// How views let go of each other when the last reference to one of them is dropped.
extension UIView {
    /// Leaves nothing in the subviews that points to the view. Says whether that was a window with views in it.
    nonisolated func unlinkSubviews() -> Bool {
        for child in children {
            child.parent = nil
            child.knownLook = InheritedLook()
        }
        // Only a window is left with its views in it: other views leave their window before they can go.
        guard children.first?.hostWindow != nil else { return false }
        var pending = children
        while let view = pending.popLast() {
            view.hostWindow = nil
            pending += view.children
        }
        return true
    }

    /// Releases views one by one; deep hierarchies that were released through each other would overflow the stack.
    static func takeApart(_ views: consuming [UIView]) {
        var pending = views
        while var view = pending.popLast() {
            guard isKnownUniquelyReferenced(&view) else { continue }
            let grandchildren = view.children
            view.children = []
            for child in grandchildren {
                child.parent = nil
                child.knownLook = InheritedLook()
            }
            pending += grandchildren
        }
    }
}
