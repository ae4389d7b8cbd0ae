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

    /// The finger is in a row of the screen; the keyboard stays below it, and what goes by the keyboard's guide goes along.
    func follow(fingerAt y: CGFloat) {
        guard presenter.isAtRest else { return }
        let frame = presenter.frame
        let pulled = min(max(0, y - frame.minY), frame.height)
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
        let isFar = distance > presenter.frame.height / 2
        let goes = velocity > Self.throwingSpeed || (velocity > -Self.throwingSpeed && isFar)
        distance = 0
        application.avoidance.setNeeded()
        if goes, let responder = application.focus.firstResponder, responder.resignFirstResponder() { return }
        application.animator.animate(
            duration: KeyboardPresenter.duration, delay: 0, options: [], animations: show, completion: nil)
    }

    /// The keyboard moves by itself.
    func forget() {
        guard distance > 0 else { return }
        distance = 0
        application.avoidance.setNeeded()
    }
}
