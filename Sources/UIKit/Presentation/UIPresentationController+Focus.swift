import Foundation

/// Who is typed into while a controller comes and goes.
extension UIPresentationController {
    /// The keyboard goes as the controller comes, if the controller wants that. Whoever was typed into is noted.
    func takeFocus(in window: UIWindow) {
        guard !presentedViewController.disablesAutomaticKeyboardDismissal else { return }
        interrupted = window.application?.focus.firstResponder
        window.endEditing(true)
    }

    /// Whoever was typed into is so again, as on iOS: unless somebody outside of the controller is by now, or the presenter goes,
    /// too. A view that is in no window yet gets the focus with the next call.
    func handBackFocus() {
        guard let responder = interrupted, let application = responder.responderWindow?.application else { return }
        interrupted = nil
        guard presenter?.madePresentation?.phase != .ending else { return }
        if let focused = application.focus.firstResponder {
            let isInside = presentedView.map { focused.isInside($0) } ?? false
            guard isInside || focused === presentedViewController else { return }
        }
        responder.becomeFirstResponder()
    }
}
