import Foundation

/// A keyboard of a program's own, or what stands above the keyboard: a responder shows it by
/// ``UIResponder/inputViewController`` or ``UIResponder/inputAccessoryViewController``.
///
/// The controller's view is shown at the bottom of the screen, as wide as the screen and as high as its frame is. One
/// without a height is in the keyboard's place as high as the keyboard would be. It appears when it has come up and
/// disappears when it goes down, once for each time that it is shown; it keeps its view.
///
/// What it types by ``textDocumentProxy`` is typed as it is: only the rules that all languages have make something of it,
/// such as quotation marks, and no input method of a language while the controller's view is in the keyboard's place.
/// Whatever changes what is typed into, or what is selected there, is told by the methods of UITextInputDelegate: also
/// what the controller types itself, and that another responder is typed into. Of a text of the program's own only what
/// is typed is heard of.
///
/// There is no `requestSupplementaryLexicon(completion:)`: no keyboard here has a lexicon of a person's own.
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private lazy var proxy = TextDocumentProxy(self)
    /// Where the controller is or was shown.
    weak var keyboardApplication: UIApplication?

    /// Creates a controller, as the initializers of subclasses do. There must be no nib.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    override var application: UIApplication? { super.application ?? keyboardApplication }

    // It is shown for others. What it has itself is shown already.
    override var suppliesInputViews: Bool { false }

    /// The controller's view, where that is a ``UIInputView``: at first one with the keyboard's look.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// Makes the view: an empty ``UIInputView`` with the keyboard's look.
    open override func loadView() {
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }

    // MARK: Typing

    /// What is typed into.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }

    /// The language of the keyboard as a BCP 47 tag. The default is `nil`. For the program's own use: nothing goes by it.
    open var primaryLanguage: String?

    /// Whether the keyboard has a key for dictation. The default is false. For the program's own use: there is no dictation.
    open var hasDictationKey = false

    /// Whether the keyboard may use what the program may. Always true: it is a part of the program.
    open var hasFullAccess: Bool { true }

    /// Takes the keyboard away: the first responder resigns, if it agrees.
    open func dismissKeyboard() {
        application?.focus.firstResponder?.resignFirstResponder()
    }

    // MARK: Languages

    private lazy var languageKey = LanguageKey(controller: self)

    /// The view no longer stands at the bottom of the screen.
    func inputViewWasTakenAway() {
        isFadingIn = false
        languageKey.close()
    }

    /// Whether there should be a globe key: whether there are several languages that can be typed here, or anything else
    /// that its list offers.
    open var needsInputModeSwitchKey: Bool { application?.inputContext.configuration.hasGlobe ?? false }

    /// Goes on to the next language, as the globe key does.
    ///
    /// What is shown in the keyboard's place stays the responder's to say. On iOS another keyboard takes the place.
    open func advanceToNextInputMode() {
        application?.inputContext.selectNextMode()
    }

    /// Does what the globe key does, for all touches on a button: a tap goes on to the next language, and a finger that
    /// stays gets a list of them.
    ///
    ///     globe.addTarget(self, action: MyKeyboard.handleInputModeList, for: .allTouchEvents)
    open func handleInputModeList(from view: UIView, with event: UIEvent?) {
        languageKey.handle(event, on: view)
    }

    // MARK: What is typed into

    /// The text is about to change. The default does nothing.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed, or another one is typed into. The default does nothing.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// The selection is about to change. The default does nothing.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed. The default does nothing.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
