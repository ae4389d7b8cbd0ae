/// The guides that follow the keyboard.
@MainActor
struct KeyboardGuides {
    let application: UIApplication

    /// Lays out the views that go by guides, now: inside of the keyboard's animation.
    func layOut() {
        var views: [UIView] = []
        for window in application.windows {
            window.forEachInSubtree { if $0.knownConstraints?.keyboardGuide != nil { views.append($0) } }
        }
        for view in views {
            view.knownConstraints?.keyboardGuide?.track()
            view.constraintContentDidChange()
            view.setNeedsLayout()
            view.layoutSubtree()
        }
    }
}
