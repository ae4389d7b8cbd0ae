import Foundation

/// Shows a controller in a sheet, which may stop at several heights.
///
/// ``UIViewController/sheetPresentationController`` has it. Heights are those of page sheets, and of form sheets where the window
/// is narrow. In a wide window a page sheet is a panel in its middle, as high as the detent says. While the keyboard is up a
/// sheet is higher by what the keyboard covers, as far as there is room.
///
/// Differences from UIKit: a finger that has brought a sheet to its greatest height does not go on scrolling what is in it; it is
/// lifted first. There is no source view that a sheet grows out of.
public final class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet stops.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// What tells heights apart.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The identifier's text.
            public var rawValue: String
            /// Creates an identifier from its text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its text.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// That of ``Detent/medium()``.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of ``Detent/large()``.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What tells this height from others.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        private static var lastNumber = 0

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Half of what a sheet may be high. Where there is little room from top to bottom, it does not count.
        public static func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue / 2).rounded()
            }
        }

        /// As high as a sheet may be.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of a program's own.
        /// - Parameters:
        ///   - identifier: `nil` for one that no other has.
        ///   - resolver: Gives the height above what is covered at the bottom of the window, in points; `nil` where it does not
        ///     count. It is called whenever the sheet is placed.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            lastNumber += 1
            return Detent(identifier ?? Identifier("com.typecase.detent.\(lastNumber)"), resolver)
        }

        /// The height in a window, in points; `nil` where the detent does not count.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite else { return nil }
            return min(max(0, value), context.maximumDetentValue)
        }
    }

    /// The heights at which the sheet stops. The default is ``Detent/large()`` alone.
    public var detents: [Detent] = [.large()] {
        didSet {
            precondition(!detents.isEmpty, "UISheetPresentationController: a sheet needs a detent")
            placeAgain()
        }
    }
    /// The height at which the sheet is; `nil`, the default, for the lowest. A person changes it. One that is set moves the sheet at
    /// once, or in ``animateChanges(_:)``; one that no detent has counts as the lowest.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { place() } }
    }
    /// The height up to which what is behind is not dimmed and can be used. The default, `nil`, is none.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { placeAgain() } }
    }
    /// Whether the sheet has a bar at its top by which it is pulled. A tap on it goes on to the next height. The default is no.
    public var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { place() } }
    }
    /// Whether a finger that scrolls what is in the sheet, from its beginning on, brings the sheet to its next height first. The
    /// default is yes. One that goes down pulls the sheet down there in any case.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// The radius of the sheet's corners in points; `nil`, the default, for that of the system.
    public var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { place() } }
    }
    /// Whether the sheet is one also where there is little room from top to bottom, and does not fill the window there. The
    /// default is no.
    public var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { placeAgain() } }
    }

    /// Has changes of the sheet move it.
    public func animateChanges(_ changes: () -> Void) {
        guard let container else { return changes() }
        container.moveToPlace(duration: 0.35, changes)
    }

    /// Asks the detents for their heights anew.
    public func invalidateDetents() {
        placeAgain()
    }

    private func place() {
        guard phase == .beginning || phase == .shown else { return }
        container?.place()
    }

    /// The delegate as one of sheets.
    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }

    /// A person has brought the sheet to a height.
    func personDidSelect(_ identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier else { return }
        animateChanges { selectedDetentIdentifier = identifier }
        sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// What the sheet's surroundings are like.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height that a detent may have, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Is told of a sheet's heights. The method has a default.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has brought the sheet to another height. Not called for what the program does.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}

    /// The method as an optional one, see ``OptionalCalls``.
    @_disfavoredOverload
    public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: ((UISheetPresentationController) -> Void)?
    { sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) }
}
