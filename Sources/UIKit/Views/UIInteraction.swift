import Foundation

/// Something that a view can be given, and that listens to it from then on.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// The interaction is about to get another view, or none.
    func willMove(to view: UIView?)
    /// The interaction got another view, or none.
    func didMove(to view: UIView?)
}

/// An interaction that has to know in which window its view is.
@MainActor
protocol WindowFollowing: UIInteraction {
    /// The view came into a window, or left one.
    func viewDidMoveToWindow()
}

extension UIView {
    /// Gives the view an interaction, which another view may have had.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
