import Foundation

/// Something that can be handed events: views, view controllers, windows and the application.
///
/// An event that a responder does not want goes on to its ``next`` one. Those who refer to one without keeping it know that it is gone
/// when its `deinit` has run: as with a ``UIView``, the last reference is to be dropped on the main thread.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, NibObject, UIPasteConfigurationSupporting {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    deinit { knownLifetime?.end() }

    /// The responder that gets what this one leaves, or `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: Interface Builder

    /// Called for an object at the top of a nib when all that the nib holds is there; see ``UINib``. What is made in code hears nothing.
    open func awakeFromNib() {}
    /// Never called, because there is no Interface Builder. It is here for classes that override it.
    open func prepareForInterfaceBuilder() {}

    // MARK: Properties by their names

    /// What a property has: see ``KeyValueCoded``. Subclasses may have names of their own, and call `super` for the others.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// Gives a property a value: see ``KeyValueCoded``. Subclasses may have names of their own, and call `super` for the others.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    // MARK: First responder

    /// Whether this responder may become the first one. The default is no.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this responder may stop being the first one. The default is yes.
    open var canResignFirstResponder: Bool { true }

    /// Whether events that belong to no place, such as keys, go to this responder first.
    open var isFirstResponder: Bool { heldFocus?.firstResponder === self }

    /// Asks to become the first responder.
    ///
    /// The responder that is the first one is asked to resign; it may refuse. A responder that is in no window yet, as in
    /// `viewDidLoad()`, is asked once more as soon as it is in one. Subclasses call `super`.
    /// - Returns: Whether this responder is the first one now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        awaitsWindow = false
        if let application { return application.focus.become(self) }
        if let controller = awaitingController { controller.awaitedFocus = self } else { awaitsWindow = true }
        return false
    }

    /// Whether the responder, which no controller shows yet, wants to be the first one when it is in a window.
    var awaitsWindow = false

    /// The controller that asks this responder once more when its view comes into a window.
    private var awaitingController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }
            .first { $0.appearance == .appearing || $0.appearance == .hidden }
    }

    /// Asks to stop being the first responder. Subclasses call `super`.
    /// - Returns: Whether this responder is not the first one now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        awaitsWindow = false
        if heldFocus == nil, let controller = awaitingController, controller.awaitedFocus === self {
            controller.awaitedFocus = nil
        }
        if heldFocus == nil { forgetCoveredFocus { $0 === self } }
        return heldFocus?.resign(self) ?? true
    }

    /// What was typed into when its controller was covered is not to be so again.
    func forgetCoveredFocus(where isMeant: (UIResponder) -> Bool) {
        for case let controller as UIViewController in sequence(first: self, next: \.next) {
            if let covered = controller.coveredFocus, isMeant(covered) { controller.coveredFocus = nil }
        }
    }

    /// The window that the responder belongs to; a responder without one cannot be the first.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// The application that the responder belongs to: that of its window.
    var application: UIApplication? { responderWindow?.application }

    /// The focus that the responder has while it is the first one, also when its window has gone in the meantime.
    @Unkept var heldFocus: Focus?
    /// What ``lifetime`` is, once somebody refers to the responder who does not keep it.
    @exclusivity(unchecked) nonisolated(unsafe) var knownLifetime: Lifetime?

    /// Stops being the first responder although ``resignFirstResponder()`` refused.
    func loseFocus() {
        heldFocus?.resign(self)
    }

    // MARK: Input views

    /// The view that is shown instead of the keyboard while this is the first responder. Where it is `nil`, the default,
    /// that of the next responder is shown that has one; a view that stands in an input view or an accessory goes on with
    /// the responder that the accessory belongs to.
    open var inputView: UIView? { nil }

    /// The view that is shown above the keyboard while this is the first responder. Where it is `nil`, the default, that of
    /// the next responder is shown that has one, as with ``inputView``: a controller's bar stays while its fields are
    /// typed into.
    ///
    /// It is as wide as the keyboard and as high as its frame. With a flexible height in ``UIView/autoresizingMask``, or without
    /// a mask that makes constraints, its content says how high it is, by ``UIView/intrinsicContentSize`` or by constraints.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view is shown instead of the keyboard while this is the first responder: a keyboard of the
    /// program's own. It counts where ``inputView`` is `nil`. Where both are, the default, those of the next responder are
    /// looked at. Subclasses override it, and give the same controller each time.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is shown above the keyboard while this is the first responder. It counts where
    /// ``inputAccessoryView`` is `nil`; otherwise as with ``inputViewController``.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    private var assistantItem: UITextInputAssistantItem?

    /// What stands in the bar above the keys while this is the first responder, beside what can be picked. At first there
    /// is nothing in it, and the next responder counts that has something.
    ///
    /// What is changed in the item is shown at once. Above a view in the keyboard's place there is no such bar.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let assistantItem { return assistantItem }
        let item = UITextInputAssistantItem()
        item.seeker = application?.inputContext
        assistantItem = item
        return item
    }

    /// Shows the present ``inputView`` and ``inputAccessoryView``, at once. Has no effect unless this is the first
    /// responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        application?.inputContext.updatePredictor()
        application?.keyboard.reload()
    }

    // MARK: Languages

    /// The language that the responder is typed in. The default is the one that people have chosen.
    ///
    /// A subclass that returns one of ``UITextInputMode/activeInputModes`` is typed in that when it becomes the first
    /// responder; whoever types can change it then. Asked again when the focus comes back.
    open var textInputMode: UITextInputMode? {
        application.map { UITextInputMode($0.inputContext.mode) }
    }

    /// A name for what is typed here: the language that was last used under it is used again when the responder becomes the
    /// first one. The default is `nil`, and the language stays as it is.
    ///
    /// It is remembered until the program ends or a visitor's session does (``UIApplication/forgetText()``), unlike on iOS,
    /// where it lasts.
    open var textInputContextIdentifier: String? { nil }

    /// Whether the responder's own ``inputView`` and ``inputAccessoryView`` count: not those of a text that is only read.
    var suppliesInputViews: Bool { true }

    /// The one door for text into this responder, or `nil` when it takes none.
    var textInputSession: TextInputSession? { nil }

    /// How the keyboard serves this responder, or `nil` when it takes no text. Asked at every key, so that responders
    /// of our own spare the search for a conformance.
    var textInputTraits: (any UITextInputTraits)? { self as? any UITextInputTraits }

    /// Whether what is typed here is a secret, also one that is shown at the moment.
    var isTypedSecretly: Bool { textInputSession?.isSecret ?? textInputTraits?.isSecureTextEntry ?? false }

    /// Whether what is typed here is typed as the keys say, without candidates: a secret, or a text that is shown in a format.
    var isTypedPlainly: Bool { isTypedSecretly || textInputSession?.format != nil }

    /// The responder as a taker of text, or `nil` when it takes none.
    var keyInput: (any UIKeyInput)? {
        guard textInteraction?.textInteractionMode != .nonEditable, let input = self as? any UIKeyInput else {
            return nil
        }
        return textInput?.isEditable == false ? nil : input
    }

    /// What is typed into when this is the first responder, or `nil` when it takes no text.
    var typingTarget: (any TypingTarget)? {
        textInputSession ?? keyInput.map { KeyInputTarget(self, $0) }
    }

    /// The responder as a text with positions, or `nil` when it is none.
    var textInput: (any UITextInput)? { self as? any UITextInput }

    // MARK: Touches

    /// Fingers have gone down on the view. The default hands them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers that went down on the view have moved. The default hands them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers that went down on the view have gone up. The default hands them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Fingers that went down on the view were taken away: a gesture won them, or the window lost the focus.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Presses

    /// Keys have gone down. The default hands them to the next responder.
    ///
    /// A held key repeats, which is delivered as ``pressesChanged(_:with:)``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys are held and repeat. The default hands them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys have gone up. The default hands them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys were taken away. The default hands them to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Standard edit actions

    /// Whether the responder can do an action at the moment, so that menus offer it and keys give it. The default is yes
    /// for a method of the responder's class, and no for the standard edit actions.
    ///
    /// UIKit asks with a selector; here it is a ``UICommand/Action-swift.struct``. Subclasses of text fields override it to
    /// take entries out of the edit menu, as on iOS. A view that has an edit action itself overrides it too: on iOS the
    /// default finds its method, which Swift cannot do.
    open func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        action.edit == .paste && pasteConfiguration != nil ? canPasteFromBoard : action.isMethod(of: self)
    }

    /// Who does an action: this responder if it can (``canPerformAction(_:withSender:)``), otherwise the first of the chain
    /// behind it that can. A subclass may name another object, whose class has the method.
    open func target(forAction action: UICommand.Action, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// A command is about to be shown or done by this responder, which may change it: its title, its state, and by its
    /// attributes whether it can be done. The default does nothing.
    open func validate(_ command: UICommand) {}

    /// Changes menus that are being built. The default does nothing.
    ///
    /// For ``UIMenuSystem/context`` the responders of a view whose edit menu is about to be shown are asked, the farthest in
    /// the chain first; what is in ``UIMenu/Identifier/root`` then is what the menu's delegate is suggested. For
    /// ``UIMenuSystem/main`` the application's delegate and the application are asked, when a key first may give one of
    /// its commands. There is no bar that shows the main menu: commands in it are given by keys (``UIKeyCommand``), and
    /// what is taken out of ``UIMenu/Identifier/standardEdit``, ``UIMenu/Identifier/textStyle``,
    /// ``UIMenu/Identifier/textSize`` and ``UIMenu/Identifier/undoRedo`` texts do not do by keys any more. Beside these it
    /// has ``UIMenu/Identifier/application``, ``UIMenu/Identifier/file``, ``UIMenu/Identifier/edit``,
    /// ``UIMenu/Identifier/format``, ``UIMenu/Identifier/font``, ``UIMenu/Identifier/view``,
    /// ``UIMenu/Identifier/window`` and ``UIMenu/Identifier/help``.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// The commands that keys give while this responder is the first one or in the chain behind it. The default is `nil`.
    /// Asked at every key that goes down.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// All commands of the responder.
    var everyKeyCommand: [UIKeyCommand] { keyCommands ?? [] }

    /// Whether the responder wants a key before commands get it: one that types into it.
    func claims(_ key: UIKey) -> Bool { key.types && keyInput != nil }

    /// Copies what is selected and deletes it; the delegate is asked. Secret text stays where it is.
    ///
    /// This and its siblings are the methods of ``UIResponderStandardEditActions``. They edit a text field or a text view; in
    /// other responders they do nothing.
    open func cut(_ sender: Any?) { editableText?.session.cut() }
    /// Copies what is selected. Secret text stays where it is.
    open func copy(_ sender: Any?) { editableText?.session.copy() }
    /// Puts in what was copied, in the place of what is selected; the delegate is asked. Where a person may change the text's
    /// styles (``UITextField/allowsEditingTextAttributes``, ``UITextView/allowsEditingTextAttributes``) it keeps its own,
    /// otherwise it looks like the text around it. Calls ``paste(itemProviders:)``.
    open func paste(_ sender: Any?) {
        // Read once: the desktop copies what it has each time.
        let providers = providersOfBoard
        if canPaste(providers) { paste(itemProviders: providers) }
    }
    /// Puts in what was copied, and lets it look like the text around it; the delegate is asked.
    open func pasteAndMatchStyle(_ sender: Any?) { editableText?.session.paste(providersOfBoard, matchesStyle: true) }
    /// Puts things in the place of what is selected: their text, or what ``UITextPasteConfigurationSupporting/pasteDelegate`` makes of
    /// them. In a responder that is no text it does nothing: one with a ``pasteConfiguration`` overrides it.
    open func paste(itemProviders: [NSItemProvider]) { editableText?.session.paste(itemProviders) }
    /// Whether one of some things may be pasted: one of the types of the ``pasteConfiguration``, without one into a text a thing that
    /// is text.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        if let pasteConfiguration { return itemProviders.contains { pasteConfiguration.accepts($0) } }
        return (editableText?.isTextEditable ?? false) && itemProviders.contains(where: \.hasText)
    }
    /// What may be pasted; `nil`, the default, for text into a text and nothing into another responder. It is copied when it is
    /// set.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, Self.pasteConfigurationKey) as? UIPasteConfiguration }
        set { objc_setAssociatedObject(self, Self.pasteConfigurationKey, newValue?.copied, .OBJC_ASSOCIATION_RETAIN) }
    }
    private static let pasteConfigurationKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// Whether what is on the pasteboard may be pasted.
    final var canPasteFromBoard: Bool { canPaste(providersOfBoard) }
    private var providersOfBoard: [NSItemProvider] { application?.pasteboard.itemProviders ?? [] }
    /// Selects the word at the caret.
    open func select(_ sender: Any?) { editableText?.selectWordAtCaret() }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { editableText?.session.selectAll() }
    /// Deletes what is selected; the delegate is asked.
    open func delete(_ sender: Any?) { editableText?.deleteSelection() }
    /// Makes what is selected bold, or what is typed next; or no longer, where all of it is. As its siblings it does nothing
    /// where a person may not change the text's styles.
    open func toggleBoldface(_ sender: Any?) { editableText?.toggle(.bold) }
    /// Makes what is selected italic, or what is typed next; or no longer, where all of it is.
    open func toggleItalics(_ sender: Any?) { editableText?.toggle(.italic) }
    /// Underlines what is selected, or what is typed next; or no longer, where all of it is.
    open func toggleUnderline(_ sender: Any?) { editableText?.toggle(.underlined) }
    /// Makes what is selected a point larger, or what is typed next.
    open func increaseSize(_ sender: Any?) { editableText?.changeSize(by: 1) }
    /// Makes what is selected a point smaller, or what is typed next; never smaller than a point.
    open func decreaseSize(_ sender: Any?) { editableText?.changeSize(by: -1) }

    /// Has the paragraphs that the selection touches run from the left to the right, by ``UITextInput/setBaseWritingDirection(_:for:)``.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { editableText?.makeSelectionRun(.leftToRight) }
    /// Has the paragraphs that the selection touches run from the right to the left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { editableText?.makeSelectionRun(.rightToLeft) }

    /// The responder as a text that is edited through a session, or `nil` when it is none.
    private var editableText: (any EditableText)? { self as? any EditableText }

    /// The responder as a text that can be selected by touch, or `nil` when it is none.
    var selectableText: (any SelectableText)? { textInteraction?.text }

    /// What serves the responder as a text of the program's own, or the text in this view.
    weak var textInteraction: UITextInteraction?

    /// The search field that suggests something at the moment.
    var suggestionField: UISearchTextField? { nil }

    // MARK: Undo

    /// Undoes and redoes. The default is that of the next responder.
    open var undoManager: UndoManager? { next?.undoManager }
}
