import Foundation

/// Has things dropped on its view.
///
/// Differences from UIKit: one drag is on at a time, so `allowsSimultaneousDropSessions` is missing.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Is asked what would become of things, and given them. It is not kept.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that has the interaction.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?

    /// Creates an interaction for a delegate.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to get another view, or none.
    open func willMove(to view: UIView?) {}

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) { storedView = view }
}
