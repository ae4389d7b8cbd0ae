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
    /// The interactions that the view has been given, in that order. Setting them takes away those that are not among the
    /// new ones, and adds what the view did not have.
    public var interactions: [any UIInteraction] {
        get { heldInteractions }
        set {
            for old in heldInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            newValue.forEach(addInteraction)
        }
    }

    /// Gives the view an interaction, taking it from the one that has it.
    func hold(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        heldInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction from the view, if it has it.
    func letGo(of interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        heldInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
