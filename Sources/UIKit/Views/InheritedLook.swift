import Foundation

/// What a view takes over from the views around it, its own included, as it was last found out.
///
/// It is asked for with every view that is added. Looking for it in all ancestors each time would make a deep tree cost
/// the square of its depth.
struct InheritedLook {
    /// What was found holds while nothing about any tree has changed that it depends on.
    fileprivate var epoch = 0
    /// The tint of the nearest view that has one.
    fileprivate(set) var tint: UIColor?
    /// Light or dark, as the nearest view has it that says so.
    fileprivate(set) var style = UIUserInterfaceStyle.unspecified
    /// How high the view stands, as the nearest view has it that says so.
    fileprivate(set) var level = UIUserInterfaceLevel.unspecified
    /// Between which sizes text is, as the views have it that say so.
    fileprivate(set) var contentSizes: ContentSizeLimits?

    init() {}

    /// A screen's traits as a view with this look has them.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        traits.with(style == .unspecified ? traits.userInterfaceStyle : style, level, contentSizes)
    }

    /// Grows when a tint, a style, a level or a limit of sizes is set, or a view with others in it is moved.
    @MainActor private static var epoch = 1

    /// What was found out about any view may be out of date.
    @MainActor
    static func didChange() {
        epoch += 1
    }

    @MainActor
    fileprivate var holds: Bool { epoch == Self.epoch }

    @MainActor
    fileprivate mutating func hold() {
        epoch = Self.epoch
    }
}

extension UIView {
    /// What the view takes over from those around it, its own tint and style included.
    var inheritedLook: InheritedLook {
        if knownLook.holds { return knownLook }
        // From the nearest view that it is known of down to this one.
        var chain = [self]
        while let view = chain[chain.count - 1].superview, !view.knownLook.holds { chain.append(view) }
        var look = chain[chain.count - 1].superview?.knownLook ?? InheritedLook()
        look.hold()
        for view in chain.reversed() {
            if let tint = view.ownTint { look.tint = tint }
            if view.overrideUserInterfaceStyle != .unspecified { look.style = view.overrideUserInterfaceStyle }
            if view.ownLevel != .unspecified { look.level = view.ownLevel }
            if let limits = view.contentSizeLimits { look.contentSizes = limits.inside(look.contentSizes) }
            view.knownLook = look
        }
        return look
    }
}
