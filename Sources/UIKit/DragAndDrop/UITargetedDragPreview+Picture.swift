import Foundation

extension UITargetedDragPreview {
    /// What a thing shows instead of what was lifted.
    convenience init(_ preview: UIDragPreview) {
        self.init(view: preview.view, parameters: preview.parameters)
    }

    /// What is shown of the view, in its points.
    private var shownRect: CGRect {
        guard let path = parameters.visiblePath, !path.isEmpty else { return view.bounds }
        return path.bounds.intersection(view.bounds.insetBy(dx: -8, dy: -8))
    }

    /// The middle of what is shown, where the preview comes from or goes to.
    var middleOnScreen: CGPoint {
        let (shown, bounds) = (shownRect, view.bounds)
        let middle = CGPoint(
            x: target.center.x + shown.midX - bounds.midX, y: target.center.y + shown.midY - bounds.midY)
        return target.container.convertToScreenAsShown(CGRect(origin: middle, size: .zero)).origin
    }

    /// What the view looks like; `nil` for one without a size.
    var picture: UIImage? {
        let shown = shownRect
        guard shown.isFinite, !shown.isNull, shown.width >= 1, shown.height >= 1, view.bounds.width >= 1,
            view.bounds.height >= 1
        else { return nil }
        view.layoutSubtree()
        return UIGraphicsImageRenderer(size: shown.size).image { context in
            let graphics = context.cgContext
            graphics.translateBy(x: -shown.minX, y: -shown.minY)
            if let path = parameters.visiblePath { path.addClip() }
            if let color = parameters.backgroundColor {
                color.setFill()
                context.fill(shown)
            }
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
    }
}
