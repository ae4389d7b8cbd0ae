import Foundation

/// Which responder is the first one, and how that changes.
///
/// A change from one responder to another is one step to the outside: the keyboard is told once, at its end, so that it
/// neither hides nor shows when the focus only moves.
@MainActor
final class Focus: HasLifetime {
    /// The first responder. Not kept, as a view that is dropped must not stay because it was typed into.
    @Unkept private(set) var firstResponder: UIResponder? {
        willSet { firstResponder?.heldFocus = nil }
        didSet {
            firstResponder?.heldFocus = self
            changeCount &+= 1
        }
    }
    /// How often there was another first responder, or none.
    private var changeCount = 0
    /// The responder that is just becoming the first one, while the old one resigns for it.
    @Unkept private var candidate: UIResponder?
    /// Why there is none, where there is none.
    private(set) var absence = FocusAbsence.nobodyYet
    /// Whether the first responder refused to resign when another wanted to take its place.
    var isHeld = false
    unowned let application: UIApplication
    private nonisolated(unsafe) var knownLifetime: Lifetime?
    var lifetime: Lifetime { Lifetime.known(&knownLifetime) }

    init(application: UIApplication) {
        self.application = application
    }

    deinit { knownLifetime?.end() }

    func become(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else {
            noteRefusal(.cannotBecome(className(responder)))
            return false
        }
        guard responder.responderWindow != nil, !isTaking(from: responder) else { return false }
        if let current = firstResponder {
            // Two responders that each take the focus in the other's callback would go on for ever.
            guard candidate == nil else { return false }
            candidate = responder
            let count = changeCount
            let hasResigned = current.resignFirstResponder()
            // One that agrees and does not tell its superclass has lost the focus all the same; one that takes it back has it.
            if hasResigned, firstResponder === current, changeCount == count {
                taking(from: current) { current.loseFocus() }
            }
            candidate = nil
            // The old one stays, or a callback chose who is next.
            isHeld = firstResponder === current
            guard firstResponder == nil else { return firstResponder === responder }
            guard hasResigned, responder.responderWindow != nil, responder.canBecomeFirstResponder else {
                tellChange()
                return false
            }
            // Whoever was asked whether it can may have given the focus away.
            guard firstResponder == nil else { return firstResponder === responder }
        }
        firstResponder = responder
        tellChange()
        return firstResponder === responder
    }

    @discardableResult
    func resign(_ responder: UIResponder) -> Bool {
        guard firstResponder === responder else { return true }
        guard responder.canResignFirstResponder || isTaking(from: responder) else { return false }
        let owner = isTaking(from: responder) ? nil : application.keyboard.ownerOfBar(around: responder)
        firstResponder = nil
        absence = .resigned(className(responder))
        guard candidate == nil else { return true }
        // The bar stays that it was typed into.
        if let owner, owner.becomeFirstResponder() { return true }
        if firstResponder == nil { tellChange() }
        return true
    }

    /// A responder was asked to become the first one, and is not going to be.
    func noteRefusal(_ refusal: FocusAbsence) {
        guard firstResponder == nil else { return }
        absence = refusal
        application.keyboardDiagnosisLog.stateMayHaveChanged()
    }

    private func className(_ responder: UIResponder) -> String { "\(type(of: responder))" }

    /// The first responder takes text from now on.
    func typingDidChange() {
        tellChange()
    }

    /// Tells of a change that is complete: typing goes elsewhere, and the keyboard comes, goes or stays.
    private func tellChange() {
        application.inputContext.focusDidChange()
        application.setNeedsFrame()
        application.avoidance.setNeeded()
        if let view = firstResponder as? UIView { view.window?.avoidance.focusDidChange(to: view) }
        application.keyboard.update()
        application.typingAnnouncer?.focusDidChange()
    }

    // MARK: Force

    /// The responders that lose the focus whether they agree or not: one, and others in the callbacks of its end.
    private var losers: [UIResponder] = []

    /// Whether a responder loses the focus whether it agrees or not.
    func isTaking(from responder: UIResponder) -> Bool { losers.contains { $0 === responder } }

    func endEditing(in view: UIView, force: Bool) -> Bool {
        guard let responder = firstResponder, responder.isInside(view) else { return true }
        if force { takeFocus(from: responder) } else { responder.resignFirstResponder() }
        return firstResponder !== responder
    }

    /// Takes the focus from the responder inside a view that is leaving its window.
    func viewWillLeaveWindow(_ view: UIView) {
        guard let responder = firstResponder, responder.isInside(view) else { return }
        takeFocus(from: responder, .leftWindow(className(responder)))
    }

    /// Takes the focus from a responder that became the first one while its view was leaving the window, and from one in the
    /// bar of somebody who has left it.
    func viewDidLeaveWindow() {
        guard let responder = firstResponder else { return }
        let owner = application.keyboard.ownerOfInputView(around: responder)
        guard responder.responderWindow == nil || owner.map({ $0.responderWindow == nil }) ?? false else { return }
        takeFocus(from: responder, .leftWindow(className(responder)))
    }

    private func takeFocus(from responder: UIResponder, _ reason: FocusAbsence? = nil) {
        taking(from: responder) {
            responder.resignFirstResponder()
            if firstResponder === responder { responder.loseFocus() }
        }
        // A responder whose own code refuses still loses the focus: it is no longer on the screen.
        if firstResponder === responder {
            firstResponder = nil
            absence = .resigned(className(responder))
            tellChange()
        }
        if let reason, firstResponder == nil { absence = reason }
    }

    /// While a closure runs, a responder loses the focus whether it agrees or not.
    private func taking(from responder: UIResponder, _ body: () -> Void) {
        losers.append(responder)
        defer { losers.removeLast() }
        body()
    }
}

extension UIResponder {
    /// Whether the responder is a view or belongs to one of its descendants.
    func isInside(_ view: UIView) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if current === view { return true }
            responder = current.next
        }
        return false
    }
}
