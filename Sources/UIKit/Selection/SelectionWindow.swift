import Foundation

/// The window of handles, loupe and edit menu: in front of the window with the text, and open to touches everywhere
/// else. It is behind the keyboard, so that a handle at its edge takes no key from it.
final class SelectionWindow: UIWindow {
    init(application: UIApplication) {
        super.init(frame: application.screen.bounds, application: application)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isOverlay: Bool { true }

    /// Shows the window in front of another, or hides it when there is nothing in it.
    func update(above window: UIWindow?) {
        let isWanted = subviews.contains { !$0.isHidden }
        if isWanted, let window {
            // Half a level: what a program puts in front of its own window stays in front of this one too.
            let level = Level(rawValue: min(window.windowLevel.rawValue + 0.5, Level.keyboard.rawValue - 1))
            if windowLevel != level { windowLevel = level }
        }
        if isHidden == isWanted { isHidden = !isWanted }
        if isWanted { layoutSubtree() }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, point.isFinite else { return nil }
        for view in subviews.reversed() where !(view is SelectionHandle) {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        // Where the targets of two handles overlap the nearer one is meant.
        return subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden && $0.target.contains(point) }
            .min { abs($0.bar.midX - point.x) < abs($1.bar.midX - point.x) }
    }
}
