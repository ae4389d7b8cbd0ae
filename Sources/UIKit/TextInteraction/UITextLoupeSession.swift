import Foundation

/// Shows the loupe above a finger, for a program that selects by gestures of its own.
///
/// The glass goes when the session is invalidated, or let go of, or when the view leaves its window.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject, LoupeSource {
    private weak var view: UIView?
    /// What is in the middle of the glass, in points of the view.
    private var caret: CGRect

    private init(at point: CGPoint, in view: UIView) {
        self.view = view
        caret = Self.spot(at: point)
        super.init()
    }

    /// The height of what is magnified where there is no caret, in points.
    private static let height: CGFloat = 20

    private static func spot(at point: CGPoint) -> CGRect {
        CGRect(x: point.x, y: point.y - height / 2, width: 0, height: height)
    }

    /// Shows the glass. There is one: a session that begins takes it over.
    ///
    /// - Parameters:
    ///   - point: Where the finger is, in points of the view.
    ///   - selectionWidget: What the glass grows out of in UIKit. Here it is there at once, whatever is named.
    ///   - interactionView: The view in whose points all that follows is counted.
    /// - Returns: The session, or `nil` where the view is in no window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard interactionView.window != nil, point.isFinite else { return nil }
        let session = UITextLoupeSession(at: point, in: interactionView)
        session.show(finger: point)
        return session
    }

    /// The finger has moved.
    ///
    /// - Parameters:
    ///   - point: Where it is.
    ///   - caretRect: The caret, or the end of the selection; `.null` where there is none.
    ///   - tracksCaret: Whether the caret is in the middle of the glass, and not what is under the finger.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard point.isFinite else { return }
        caret = tracksCaret && !caretRect.isNull && caretRect.isFinite ? caretRect : Self.spot(at: point)
        show(finger: point)
    }

    /// Takes the glass away.
    open func invalidate() {
        view?.application?.selection.endMagnifying(self)
        view?.application?.setNeedsFrame()
        view = nil
    }

    private func show(finger: CGPoint) {
        guard let view, let application = view.application else { return }
        application.selection.magnify(self, finger: view.convertToScreen(CGRect(origin: finger, size: .zero)).origin)
        application.setNeedsFrame()
    }

    var loupeTarget: LoupeTarget? {
        guard let view, view.window != nil else { return nil }
        return LoupeTarget(caret: view.convertToScreenAsShown(caret), view: view)
    }
}
