import Foundation

/// A finger that scrolls has reached the keyboard and pulls it down.
@MainActor
final class KeyboardPull {
    private unowned let application: UIApplication
    private unowned let presenter: KeyboardPresenter
    /// How far it is pulled down, in points.
    private(set) var distance: CGFloat = 0

    /// Faster than this, in points a second, a finger throws the keyboard down, or keeps it.
    private static let throwingSpeed: CGFloat = 300

    init(application: UIApplication, presenter: KeyboardPresenter) {
        self.application = application
        self.presenter = presenter
    }

    /// How far it can be pulled: a bar that is docked stays on the screen.
    private var reach: CGFloat { max(0, presenter.frame.height - presenter.dockedHeight) }

    /// Whether there is something that a finger pulls down.
    var canPull: Bool { presenter.isVisible && !presenter.isFloating && reach > 0 }

    /// The finger is in a row of the screen; the keyboard stays below it, and what goes by the keyboard's guide goes along.
    func follow(fingerAt y: CGFloat) {
        guard presenter.isAtRest else { return }
        let pulled = min(max(0, y - presenter.frame.minY), reach)
        guard pulled != distance else { return }
        distance = pulled
        UIView.performWithoutAnimation(show)
    }

    /// Shows the keyboard, and what follows it, as far down as it is pulled.
    private func show() {
        presenter.window.container.frame = presenter.frame.offsetBy(dx: 0, dy: distance)
        KeyboardGuides(application: application).layOut()
    }

    /// The finger let go: a keyboard that was pulled far, or fast, goes away.
    func end(velocity: CGFloat) {
        guard distance > 0, presenter.isAtRest else { return forget() }
        let isFar = distance > reach / 2
        let goes = velocity > Self.throwingSpeed || (velocity > -Self.throwingSpeed && isFar)
        distance = 0
        application.avoidance.setNeeded()
        if goes, let responder = application.focus.firstResponder, responder.resignFirstResponder() { return }
        application.animator.animate(
            duration: KeyboardPresenter.duration, delay: 0, options: [], animations: show, completion: nil)
    }

    /// Content is dragged in a window that puts the keyboard away at once: who is typed into there, or in a bar that belongs
    /// there, is done.
    func dismiss(from window: UIWindow?) {
        if let window { window.forgetCoveredFocus { $0.isInside(window) } }
        guard let responder = application.focus.firstResponder,
            responder.keyInput != nil || presenter.views.input != nil,
            (presenter.ownerOfBar(around: responder) ?? responder).responderWindow === window
        else { return }
        responder.resignFirstResponder()
    }

    /// The keyboard moves by itself.
    func forget() {
        guard distance > 0 else { return }
        distance = 0
        application.avoidance.setNeeded()
    }
}
