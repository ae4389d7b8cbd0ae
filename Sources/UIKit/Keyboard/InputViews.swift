import Foundation

/// What stands at the bottom of the screen while a responder is typed into: an accessory, and below it the keyboard or a
/// view in its place.
@MainActor
struct InputViews {
    /// A view with the responder that it belongs to.
    @MainActor
    struct Supplied {
        var view: UIView
        @Unkept var owner: UIResponder?
        /// The controller that has the view.
        var controller: UIInputViewController?

        /// Whether a responder is the last one that belongs to it: the view, or the controller that has the view.
        func isOutermost(_ responder: UIResponder) -> Bool { responder === view.owningController ?? view }

        /// Whether it is as high as the keys that it stands for when it does not say how high it is: a controller's view, and one
        /// whose mask has a flexible height.
        var takesHeightOfKeys: Bool { controller != nil || view.autoresizingMask.contains(.flexibleHeight) }
    }

    /// What stands above.
    var accessory: Supplied?
    /// What stands below.
    var input: Supplied?
    /// How high that is, in points.
    var inputHeight: CGFloat = 0

    /// How high the accessory is.
    var accessoryHeight: CGFloat = 0

    /// How high all of it is, in points.
    var height: CGFloat { accessoryHeight + inputHeight + (isFloating ? FloatingHandle.height : 0) }

    /// Whether it stands anywhere on the screen, with something to drag it by.
    var isFloating = false

    /// The controllers of what stands there.
    var controllers: [UIInputViewController] {
        var controllers: [UIInputViewController] = []
        if let controller = accessory?.controller { controllers.append(controller) }
        if let controller = input?.controller, controller !== controllers.first { controllers.append(controller) }
        return controllers
    }

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
                    accessory = Self.supplied(
                        candidate, \.inputAccessoryView, \.inputAccessoryViewController, in: container)
                }
                if input == nil {
                    input = Self.supplied(candidate, \.inputView, \.inputViewController, in: container)
                }
            }
            let isLeaving = candidate === container
            // Two accessories with a field of each in the other would go round for ever.
            guard !isLeaving || !wasInside else { break }
            wasInside = wasInside || isLeaving
            let isInAccessory = previous.map { shown.accessory?.isOutermost($0) ?? false } ?? false
            let owner = isInAccessory ? shown.accessory?.owner : shown.input?.owner
            (current, previous) = (isLeaving ? owner : candidate.next, candidate)
        }
    }

    /// Whose view a responder stands in that is not the responder's own.
    func owner(around responder: UIResponder) -> UIResponder? {
        let supplied = [accessory, input].compactMap { $0 }.first { responder.isInside($0.view) }
        return supplied?.owner === responder ? nil : supplied?.owner
    }

    /// What a responder supplies: a view, or that of a controller.
    private static func supplied(
        _ owner: UIResponder, _ view: KeyPath<UIResponder, UIView?>,
        _ controller: KeyPath<UIResponder, UIInputViewController?>, in container: UIView
    ) -> Supplied? {
        if let view = owner[keyPath: view] { return Supplied(view: view, owner: Unkept(owner)) }
        guard let controller = owner[keyPath: controller] else { return nil }
        // Known before the view is made, which may go by what is typed into.
        controller.keyboardApplication = container.application
        guard let view = controller.view else { return nil }
        return Supplied(view: view, owner: Unkept(owner), controller: controller)
    }
}
