import Foundation

/// What a simulator of a kiosk asks the application.
extension UIApplication {
    /// Where the keyboard is or will be when it has come, in the screen's points; null when it is away.
    package var keyboardFrame: CGRect { keyboard.place }

    /// Where a key of the on-screen keyboard is, in the screen's points, by its label or by its name.
    package func location(ofKey name: String) -> CGPoint? {
        keyboard.location(ofKey: name)
    }

    /// How many touches are believed to be down.
    package var liveTouchCount: Int { touches.liveCount }

    /// How many timers are alive.
    package var timerCount: Int { timers.count }
}

extension UIView {
    /// The middle of the part of the view that its ancestors do not cut off, in the screen's points; the middle of the
    /// view when nothing of it can be seen.
    package var middleOnScreen: CGPoint {
        var visible = bounds
        var ancestor = superview
        while let view = ancestor {
            if view.clipsToBounds || view is UIWindow {
                visible = visible.common(with: convert(view.bounds, from: view))
            }
            ancestor = view.superview
        }
        let rect = convertToScreen(visible.isNull || visible.isEmpty ? bounds : visible)
        return CGPoint(x: rect.midX, y: rect.midY)
    }
}
