import Foundation

/// What stands at the bottom of the screen while a responder is typed into: an accessory, and below it the keyboard or a
/// view in its place.
@MainActor
struct InputViews {
    /// A view with the responder that it belongs to.
    struct Supplied {
        var view: UIView
        weak var owner: UIResponder?
    }

    /// What stands above.
    var accessory: Supplied?
    /// What stands below.
    var input: Supplied?
    /// How high that is, in points.
    var inputHeight: CGFloat = 0

    /// How high all of it is, in points.
    var height: CGFloat { (accessory?.view.bounds.height ?? 0) + inputHeight }

    /// Nothing.
    init() {}

    /// Finds the views of a responder: its own, or else those of the next one that has any.
    ///
    /// A responder inside an input view or an accessory goes on with the responder that this belongs to: so the bar stays
    /// in which a field is typed into.
    /// - Parameters:
    ///   - container: The view that the views stand in while they are shown.
    ///   - shown: The views that stand in it now.
    init(for responder: UIResponder, in container: UIView, shown: InputViews) {
        var (current, previous): (UIResponder?, UIResponder?) = (responder, nil)
        var wasInside = false
        while let candidate = current, accessory == nil || input == nil {
            if candidate.suppliesInputViews {
                if accessory == nil {
                    accessory = candidate.inputAccessoryView.map { Supplied(view: $0, owner: candidate) }
                }
                if input == nil { input = candidate.inputView.map { Supplied(view: $0, owner: candidate) } }
            }
            let isLeaving = candidate === container
            // Two accessories with a field of each in the other would go round for ever.
            guard !isLeaving || !wasInside else { break }
            wasInside = wasInside || isLeaving
            let owner = shown.accessory?.view === previous ? shown.accessory?.owner : shown.input?.owner
            (current, previous) = (isLeaving ? owner : candidate.next, candidate)
        }
        inputHeight = input?.view.bounds.height ?? 0
    }
}
