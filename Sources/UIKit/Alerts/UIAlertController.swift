import Foundation

/// Asks or says something in front of everything: a title, a message, fields, and buttons.
///
/// A program adds actions and fields, and presents the alert. A button that is pressed takes the alert away, and its handler
/// is called when the alert has gone, so that it may present another one. Esc, and with an action sheet a touch beside it,
/// press the button that cancels; return presses the preferred one. In a field return goes on to the next field; in the last
/// one it presses the preferred button, or the only one that does not cancel. The alert stands clear of the keyboard, and
/// whatever was typed into before is typed into again when the alert has gone. Differences from UIKit: an action sheet stands
/// at the bottom of the window on every screen and needs no place to point at; buttons have no pictures.
///
/// The controller's view is the card, with the button below that cancels a sheet. Views that a program adds to it stand in front
/// of what the alert says, and constraints on it may make it larger than that needs.
open class UIAlertController: UIViewController {
    /// Where an alert stands.
    public enum Style: Int, Sendable {
        /// At the bottom: choices about what a person is doing.
        case actionSheet
        /// In the middle: something that has to be decided or known.
        case alert
    }

    /// Where the alert stands.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order in which they were added; `nil` without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []
    /// Whether a button was pressed, so that others no longer count.
    private var isDecided = false
    /// Who was typed into before.
    private weak var interrupted: UIResponder?

    /// Creates an alert.
    /// - Parameters:
    ///   - title: What it is about, bold; `nil` for nothing.
    ///   - message: The rest; `nil` for nothing.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalTransitionStyle = .crossDissolve
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

    /// What the alert is about, bold.
    open override var title: String? {
        didSet { if title != oldValue { alertView?.show() } }
    }

    /// What the alert says beside its title.
    open var message: String? {
        didSet { if message != oldValue { alertView?.show() } }
    }

    /// Title and message with looks of their own, which programs set by these names.
    var attributedTitle: NSAttributedString? {
        didSet { alertView?.show() }
    }
    var attributedMessage: NSAttributedString? {
        didSet { alertView?.show() }
    }

    /// Adds a button. There is one that cancels at most.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController.addAction: an alert has only one action that cancels")
        action.alert = self
        actions.append(action)
        alertView?.show()
    }

    /// The button that return presses, which is bold: one that was added, or `nil`, the default.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in actions.contains { $0 === action } } ?? true,
                "UIAlertController.preferredAction: the action has not been added")
            alertView?.show()
        }
    }

    /// Adds a field. Only alerts have fields, no action sheets.
    /// - Parameter configurationHandler: Prepares the field, at once.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "UIAlertController.addTextField: an action sheet has no fields")
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        // Sent when the delegate lets return be, and the field stays the first responder.
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?.returnWasPressed(in: field) }
            }, for: .primaryActionTriggered)
        fields.append(field)
        configurationHandler?(field)
        alertView?.show()
    }

    // MARK: View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Makes the view of the alert.
    open override func loadView() {
        let view = AlertView(self)
        self.view = view
        view.show()
    }

    override func stage(for view: UIView) -> UIView? {
        (view as? AlertView).map { AlertStage($0, of: self) }
    }

    func actionDidChange(_ action: UIAlertAction) {
        alertView?.show()
    }

    /// The alert itself says who is typed into instead.
    open override var disablesAutomaticKeyboardDismissal: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isDecided = false
    }

    /// The view has come into a window.
    func didEnter(_ window: UIWindow) {
        interrupted = window.application?.focus.firstResponder
        let isTakenOver = fields.first?.becomeFirstResponder() ?? false
        if !isTakenOver { window.endEditing(true) }
    }

    /// Hands the focus back at once, so that the keyboard stays where it is.
    override func giveUpFocus() {
        let responder = interrupted
        interrupted = nil
        let focused = viewIfLoaded?.application?.focus.firstResponder
        let isTyped = fields.contains { $0 === focused }
        if let responder, focused == nil || isTyped, responder.becomeFirstResponder() { return }
        super.giveUpFocus()
    }

    // MARK: Pressing

    /// The button that cancels.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The button that is bold.
    var boldAction: UIAlertAction? { preferredAction ?? (preferredStyle == .alert ? cancelAction : nil) }

    /// The button that return presses.
    private var returnAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let others = actions.filter { $0.style != .cancel }
        return others.count == 1 || actions.count == 1 ? others.first ?? actions.first : nil
    }

    /// Presses a button: the alert goes, and then the handler is called.
    func press(_ action: UIAlertAction) {
        guard action.isEnabled, !isDecided, !isBeingDismissed, let presenter = presentingViewController else { return }
        isDecided = true
        // What the alert shows goes with it.
        if presentedViewController != nil { dismiss(animated: false) }
        presenter.dismiss(animated: true) { action.perform() }
    }

    private func returnWasPressed(in field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        // A field that refuses is passed over.
        for next in fields[(index + 1)...] where next.becomeFirstResponder() { return }
        if let returnAction { press(returnAction) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: if let cancelAction { press(cancelAction) }
        case .keyboardReturnOrEnter, .keypadEnter: if let returnAction { press(returnAction) }
        default: super.pressesBegan(presses, with: event)
        }
    }
}
