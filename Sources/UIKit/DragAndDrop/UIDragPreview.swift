import Foundation

/// How a view looks that stands for a thing while that is dragged.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown, in its points; `nil` for all of it.
    open var visiblePath: UIBezierPath?
    /// What is behind it.
    open var backgroundColor: UIColor! = .systemBackground
    /// What the shadow is of, in points of the view; `nil` for what is shown.
    open var shadowPath: UIBezierPath?

    /// Shows all of a view.
    public required override init() { super.init() }

    /// Shows lines of a text.
    /// - Parameter textLineRects: Rectangles (`NSValue`) of what is shown on each line, in points of the view.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) where !rect.isEmpty && rect.isFinite {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 6))
        }
        if !path.isEmpty { visiblePath = path }
    }
}

/// How a view looks that stands for a thing while that is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that stands for a thing while that is dragged. Those of links (`init(for:title:)`) are missing.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view. It does not have to be in a window.
    public let view: UIView
    /// How it looks.
    public let parameters: UIDragPreviewParameters

    /// Creates a preview from a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }
}

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view that it would be in.
    public let container: UIView
    /// Where its middle would be, in points of the container.
    public let center: CGPoint
    /// How it would be turned and scaled there.
    public let transform: CGAffineTransform

    /// Creates a target.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// Where a preview of something dragged comes from, or goes to.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a thing, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it is, or is to be.
    public let target: UIPreviewTarget
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview from a view that need not be in a window.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview from a view that is where the preview comes from or goes to.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// Creates a preview from a view that is where the preview comes from or goes to, of which all is shown.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// The same preview somewhere else.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view that stands for a thing that is dragged, and where it comes from or goes to.
open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview somewhere else.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
