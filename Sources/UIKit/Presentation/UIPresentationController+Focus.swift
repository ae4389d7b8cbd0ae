import Foundation

/// Who is typed into while a controller comes and goes.
extension UIPresentationController {
    /// The keyboard goes as the controller comes, if the controller wants that. Whoever was typed into is noted. Beside a popover
    /// one types on, as on iOS.
    func takeFocus(in window: UIWindow) {
        guard !presentedViewController.disablesAutomaticKeyboardDismissal else { return }
        interrupted = window.application?.focus.firstResponder
        if !letsTypeOn(in: window) { window.endEditing(true) }
    }

    private func letsTypeOn(in window: UIWindow) -> Bool { shownStyle(for: window.traitCollection) == .popover }

    /// Whoever was typed into is so again, as on iOS: unless somebody outside of the controller is by now, or the presenter goes,
    /// too. A view that is in no window yet gets the focus with the next call.
    func handBackFocus() {
        guard let responder = interrupted, let window = responder.responderWindow, let application = window.application
        else { return }
        interrupted = nil
        guard presenter?.madePresentation?.phase != .ending else { return }
        if let focused = application.focus.firstResponder {
            let isInside = presentedView.map { focused.isInside($0) } ?? false
            guard isInside || focused === presentedViewController else { return }
        } else if letsTypeOn(in: window) {
            // They stopped by themselves, not because of the popover.
            return
        }
        responder.becomeFirstResponder()
    }
}
