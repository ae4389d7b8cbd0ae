import Foundation

/// Shows the handles of the selection and the loupe where the text is seen in a frame.
///
/// Nothing has to tell it that something has moved: it looks at the first responder once a frame, after the layout.
@MainActor
final class SelectionPresenter {
    private unowned let application: UIApplication
    private lazy var storedWindow = SelectionWindow(application: application)
    private var hasWindow = false
    private lazy var handles = [true, false].map { isStart in
        let handle = SelectionHandle(isStart: isStart, presenter: self)
        window.addSubview(handle)
        return handle
    }
    private var hasHandles = false
    private var loupe: LoupeView?
    private weak var magnified: (any LoupeSource)?
    private var finger = CGPoint.zero
    /// The text whose selection is drawn: the one that has the focus.
    private var shown: SelectableTextReference?
    /// What draws selections of programs' own texts.
    private var displays: [ObjectIdentifier: Weak<UITextSelectionDisplayInteraction>] = [:]

    init(application: UIApplication) {
        self.application = application
    }

    /// The window of handles, loupe and menus.
    var window: SelectionWindow {
        hasWindow = true
        return storedWindow
    }

    /// The text whose selection has handles: the one that is being edited, when a finger was the last to touch it.
    var text: (any SelectableText)? { withHandles(application.focus.firstResponder?.selectableText) }

    private func withHandles(_ text: (any SelectableText)?) -> (any SelectableText)? {
        guard let text, text.pointing.usesFinger, !text.selection.isCaret, text.pointedView.window != nil,
            text.isTextSelectable, text.showsSelection
        else { return nil }
        return text
    }

    // MARK: Loupe

    /// Shows what is around the caret, or the end of the selection that moves, above the finger.
    /// - Parameter finger: Where the finger is, in the screen's points.
    func magnify(_ source: any LoupeSource, finger: CGPoint) {
        guard finger.isFinite else { return }
        magnified = source
        self.finger = finger
    }

    /// The finger is up.
    /// - Parameter source: What the loupe goes of; `nil` for anything.
    func endMagnifying(_ source: (any LoupeSource)?) {
        if source == nil || magnified === source { magnified = nil }
    }

    /// Takes the loupe away at once, with its picture.
    func forgetText() {
        magnified = nil
        loupe?.removeFromSuperview()
        loupe = nil
    }

    // MARK: Each frame

    /// Brings everything to where the text is seen now.
    func follow() {
        let focused = application.focus.firstResponder?.selectableText
        followFocus(to: focused)
        if !displays.isEmpty {
            for display in displays.values { display.value?.layoutManagedSubviews() }
        }
        let text = withHandles(focused)
        placeHandles(of: text)
        placeLoupe()
        if hasWindow {
            window.update(
                above: (text?.pointedView ?? magnified?.loupeTarget?.view)?.window ?? application.editMenus.sourceWindow
                    ?? application.suggestions.sourceWindow ?? application.tip.sourceWindow)
        }
    }

    private func followFocus(to text: (any SelectableText)?) {
        if shown?.text !== text {
            shown?.text?.selectionDidDisappear()
            shown = text.map(SelectableTextReference.init)
            text?.selectionDidAppear()
        }
        text?.selectionWillBeDrawn()
    }

    /// Has a selection drawn in every frame.
    func add(_ display: UITextSelectionDisplayInteraction) {
        displays[ObjectIdentifier(display)] = Weak(display)
        application.setNeedsFrame()
    }

    /// Has it drawn no longer.
    func remove(_ display: UITextSelectionDisplayInteraction) {
        displays[ObjectIdentifier(display)] = nil
    }

    private func placeHandles(of text: (any SelectableText)?) {
        guard text != nil || hasHandles else { return }
        hasHandles = text != nil
        guard let text else {
            for handle in handles where !handle.isHidden { handle.isHidden = true }
            return
        }
        let places = text.handlePlaces
        // A point of tolerance: a caret at the edge of the text stands half outside it.
        let seen = text.textOnScreen.insetBy(dx: -1.5, dy: -1)
        for handle in handles {
            let place = handle.isStart ? places.start : places.end
            if let caret = place.map({ text.pointedView.convertToScreenAsShown($0) }), !seen.isNull,
                seen.contains(CGPoint(x: caret.midX, y: caret.midY))
            {
                handle.show(at: caret, color: text.drawsHandles ? nil : text.pointedView.tintColor)
                if handle.overrideUserInterfaceStyle != text.pointedView.traitCollection.userInterfaceStyle {
                    handle.overrideUserInterfaceStyle = text.pointedView.traitCollection.userInterfaceStyle
                }
            } else if !handle.isHidden {
                handle.isHidden = true
            }
        }
    }

    private func placeLoupe() {
        guard let target = magnified?.loupeTarget else {
            magnified = nil
            loupe?.removeFromSuperview()
            loupe = nil
            return
        }
        guard target.caret.isFinite else { return }
        let view = loupe ?? LoupeView()
        loupe = view
        if view.superview !== window { window.addSubview(view) }
        view.overrideUserInterfaceStyle = target.view.traitCollection.userInterfaceStyle
        view.show(around: target.caret, finger: finger, in: window.bounds)
    }
}
