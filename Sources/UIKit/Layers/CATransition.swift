import Foundation

/// How a layer goes over from what it looks like to what is made of it next.
///
/// What is to be changed is changed behind ``CALayer/add(_:forKey:)``. On iOS a change that comes before, in the same turn of the
/// run loop, counts too; here the transition begins with the layer as it is when the transition is added. A layer that is no view's
/// own, one that is hidden, and one of a group show nothing of it.
/// Source: Core Animation, CATransition.
open class CATransition: CAAnimation {
    /// What is seen of it. The default is ``CATransitionType/fade``.
    open var type = CATransitionType.fade
    /// The side from which what is new comes, or to which a revealing layer goes away; `nil`, the default, is the right one.
    open var subtype: CATransitionSubtype?

    override func content(
        of state: ViewState, in layer: CALayer, isInGroup: Bool, duration: TimeInterval
    ) -> LayerMotion.Content? {
        guard !isInGroup, let cover = layer.view?.makeCover(isAbove: type != .moveIn) else { return nil }
        return .transition(LayerTransition(from: cover, type, subtype ?? .fromRight))
    }
}

/// What is seen of a ``CATransition``.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type by its name; names that are not known mean ``fade``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old is seen through more and more.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new slides in, and the old out before it.
    public static let push = CATransitionType(rawValue: "push")
    /// The old slides away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a ``CATransition`` comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a side by its name; names that are not known mean ``fromRight``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The upper side.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The lower side.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
