import Foundation

/// What a person may do to a text that has a ``UITextInteraction``.
public enum UITextInteractionMode: Int, Sendable {
    /// Type and select.
    case editable
    /// Select only.
    case nonEditable
}

/// Gives a text of a program's own what text fields and text views have: a caret, selection by fingers, mouse and arrow
/// keys, handles, the loupe and the edit menu.
///
/// The text says by ``UITextInput`` where everything is, and is changed through it. A finger that slides along a line
/// selects, as in a text field, unless the text stands in something that scrolls. The edit menu has what the text's
/// `canPerformAction(_:withSender:)` says yes to. In the mode ``UITextInteractionMode/nonEditable`` the text takes no keys,
/// so that the keyboard does not come for it.
///
/// The text is looked at in every frame, so that caret and selection follow it wherever they are drawn. Changes that no key
/// makes are to be told to `inputDelegate`, which is the interaction unless the program has set one: then a frame is drawn,
/// input methods let go of the text, and the menu goes.
///
/// What is drawn is that of a ``UITextSelectionDisplayInteraction``, which the view gets with this interaction unless it
/// has one for the same text.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// What a person may do to the text.
    public let textInteractionMode: UITextInteractionMode
    /// Is asked whether a touch may do something, and told of what it does. It is not kept.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text. It is not kept, and may be the view or not; set it before the view gets the interaction.
    open weak var textInput: (any UIResponder & UITextInput)? {
        willSet { if newValue !== textInput { detach() } }
        didSet { if oldValue !== textInput { attach() } }
    }
    /// The view that has the interaction, and whose touches count.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?

    /// The text as handles, loupe, edit menu and keys see it.
    private(set) lazy var text = InteractionText(of: self)
    private(set) lazy var recognizer = TextInteractionRecognizer(text: text)
    private(set) lazy var changes = InputChanges(of: text)
    /// What draws the selection.
    private(set) var display: UITextSelectionDisplayInteraction?
    private var hasOwnDisplay = false

    /// Creates an interaction for a text.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// The gestures that others can wait for, or that can wait for others, by ``UIGestureRecognizer/require(toFail:)``.
    /// Here all that fingers do to the text is one gesture. It fails when a finger does nothing to the text.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [recognizer] }

    /// The interaction is about to get another view, or none.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        detach()
        self.view?.removeGestureRecognizer(recognizer)
    }

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) {
        storedView = view
        view?.addGestureRecognizer(recognizer)
        attach()
    }

    // MARK: The text and the view

    /// The text is served from now on.
    private func attach() {
        guard let view, let textInput else { return }
        (view.textInteraction, textInput.textInteraction) = (self, self)
        if textInput.inputDelegate == nil { textInput.inputDelegate = changes }
        if display == nil {
            let known = view.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }
                .first { $0.textInput === textInput }
            hasOwnDisplay = known == nil
            display = known ?? UITextSelectionDisplayInteraction(of: textInput)
            if hasOwnDisplay, let display { view.addInteraction(display) }
        }
        typingMayHaveChanged(of: textInput)
    }

    /// The text is no longer served.
    private func detach() {
        text.pointing.cancelled()
        text.pointing.menu.dismiss()
        text.selectionDidDisappear()
        if view?.textInteraction === self { view?.textInteraction = nil }
        if let display, hasOwnDisplay { display.view?.removeInteraction(display) }
        display = nil
        guard let textInput, textInput.textInteraction === self else { return }
        textInput.textInteraction = nil
        if textInput.inputDelegate === changes { textInput.inputDelegate = nil }
        typingMayHaveChanged(of: textInput)
    }

    /// The view got a display for the text, which goes before the interaction's own.
    func take(_ other: UITextSelectionDisplayInteraction) {
        guard other !== display, other.textInput === textInput else { return }
        let old = display
        let wasOwn = hasOwnDisplay
        (display, hasOwnDisplay) = (other, false)
        guard let old, wasOwn else { return }
        other.isActivated = other.isActivated || old.isActivated
        old.view?.removeInteraction(old)
    }

    private func typingMayHaveChanged(of responder: UIResponder) {
        if responder.isFirstResponder { responder.application?.focus.typingDidChange() }
    }
}
