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

/// Fills a rectangle, in points, with the current fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
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
