import Foundation

/// Shows a controller in a bubble that points at a view, at a part of one or at a button of a bar.
///
/// ``UIViewController/popoverPresentationController`` has it. What it points at may be set up to the next frame after
/// `present`; a popover that points at nothing is a mistake of the program. Its size is the controller's
/// ``UIViewController/preferredContentSize``, by default 320 by 480 points, as far as there is room. Differences from UIKit:
/// the controller's view does not reach into the arrow; there are no backgrounds of a program's own.
public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    public var sourceView: UIView? {
        didSet { if sourceView !== oldValue { placeAgain() } }
    }
    /// The part of ``sourceView`` that it points at, in points of that view. The default, `.null`, is all of it.
    public var sourceRect = CGRect.null {
        didSet { if sourceRect != oldValue { placeAgain() } }
    }
    /// What the popover points at, a view or a button of a bar. It comes before the others.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { if sourceItem !== oldValue { placeAgain() } }
    }
    /// The button of a bar that the popover points at. It comes before ``sourceView``.
    public var barButtonItem: UIBarButtonItem? {
        didSet { if barButtonItem !== oldValue { placeAgain() } }
    }
    /// Where the arrow may point to. The default is anywhere; without any the popover stands over the middle of its source
    /// and has no arrow.
    public var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { if permittedArrowDirections != oldValue { placeAgain() } }
    }
    /// Where the arrow points to: ``UIPopoverArrowDirection/unknown`` while nothing is shown.
    public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// How far the popover stays from the edges of the window, in points. The default is 10.
    public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { placeAgain() } }
    }
    /// Whether the popover may cover what it points at where there is no room beside it. The default is no.
    public var canOverlapSourceViewRect = false {
        didSet { if canOverlapSourceViewRect != oldValue { placeAgain() } }
    }
    /// The colour of the bubble and its arrow; `nil`, the default, for that of the controller's view, or of its bar.
    public var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { container?.setNeedsLayout() } }
    }
    /// What the bubble has behind the controller's view.
    var ground: UIColor { backgroundColor ?? presentedViewController.groundColor ?? .menuFill }
    /// Views behind the popover that touches reach while it is shown. The default is none.
    public var passthroughViews: [UIView]?

    /// The delegate as one of popovers.
    var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    override var mayBeDismissed: Bool {
        super.mayBeDismissed && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    override func wasDismissed() {
        super.wasDismissed()
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }

    /// What the popover points at, in points of a view; `nil` where there is nothing, or nothing that is shown.
    func anchor(in view: UIView) -> CGRect? {
        if let item = sourceItem ?? barButtonItem { return item.frame(in: view) }
        guard let sourceView, sourceView.window != nil else { return nil }
        let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        return view.convertFromScreen(sourceView.convertToScreen(rect))
    }

    /// Whether the program has said what it points at.
    var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }
}

/// Where a popover's arrow points to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left: the popover is right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right: the popover is left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any = UIPopoverArrowDirection([.up, .down, .left, .right])
    /// Not known, because nothing is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// What a popover can point at: a view or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is, in points of a view; `nil` while it is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is, in points of another one; `nil` while it is in no window.
    public func frame(in referenceView: UIView) -> CGRect? {
        window == nil ? nil : referenceView.convertFromScreen(convertToScreen(bounds))
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is, in points of a view; `nil` while it is not shown.
    public func frame(in referenceView: UIView) -> CGRect? {
        (shownView ?? customView)?.frame(in: referenceView)
    }
}
