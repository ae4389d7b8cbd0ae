import Foundation

@MainActor
enum GraphicsStack {
    @exclusivity(unchecked) static var contexts: [CGContext] = []

    /// Undoes what drawing pushed or popped too often.
    static func restore(_ context: CGContext, depth: Int) {
        guard contexts.count != depth || contexts.last !== context else { return }
        contexts.removeLast(max(0, contexts.count - depth))
        if contexts.last !== context { contexts.append(context) }
    }
}

/// The context that is being painted into, or `nil` outside ``UIView/draw(_:)``.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.contexts.last
}

/// Makes a context the current one until the matching ``UIGraphicsPopContext()``.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.contexts.append(context)
}

/// Goes back to the context from before the matching ``UIGraphicsPushContext(_:)``.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
    _ = GraphicsStack.contexts.popLast()
}

/// Fills a rectangle, in points, with the current fill colour, which takes the place of what was painted there: a
/// translucent colour lets see what is behind the view, and a clear one makes a hole.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // What is opaque takes the place of everything as it is.
    if context.fillsOpaquely { context.fill(rect) } else { UIRectFillUsingBlendMode(rect, .copy) }
}

/// Fills a rectangle, in points, with the current fill colour.
/// - Parameter blendMode: How it joins with what was painted before.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Narrows the clip of the current graphics context to a rectangle, in points, until its state is restored.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    /// Makes the colour the current one for fills and lines.
    @preconcurrency @MainActor
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour the current one for fills.
    @preconcurrency @MainActor
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFill(self)
    }

    /// Makes the colour the current one for lines.
    @preconcurrency @MainActor
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStroke(self)
    }
}
