import Foundation

/// The window of what is dragged: in front of everything, and open to touches everywhere.
final class DragWindow: UIWindow {
    init(application: UIApplication) {
        super.init(frame: application.screen.bounds, application: application)
        windowLevel = Level(rawValue: Level.keyboard.rawValue + 1)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isOverlay: Bool { true }
}
