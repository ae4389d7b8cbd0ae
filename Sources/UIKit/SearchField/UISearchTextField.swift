import Foundation

/// A field for a search: with a magnifying glass, a clear button, a return key that says so, and tokens before the text.
///
/// A ``UISearchToken`` stands for a part of the search that is no text. Tokens always come before the text, and each is
/// one position: the caret goes over it as over a letter, and can stand before, between and behind tokens, but what is
/// typed there comes behind the last one. A tap selects a token. The delete key behind one selects it, and used again
/// deletes it. Undo brings back tokens that a person has deleted; tokens that the program sets cannot be undone, and
/// nothing before them.
///
/// ``UITextField/text`` is what stands behind the tokens. Positions and ranges of ``UITextInput`` count the tokens, and
/// ``UITextInput/text(in:)`` has a U+FFFC for each; the ranges that the delegate is asked about are those of
/// ``UITextField/text``, so that a token that is to be deleted is a change of nothing at its beginning.
///
/// ``delegate`` may be a ``UISearchTextFieldDelegate``. There is no dragging of tokens here, and what is copied of one is
/// its text, because there are no item providers to hand over something else.
open class UISearchTextField: UITextField {
    /// What is suggested, and how far a person is with it.
    var offer = SuggestionOffer()

    /// Is called when a suggestion was picked, after the delegate: by a search controller.
    var suggestionPicked: ((any UISearchSuggestion) -> Void)?
    /// Is called before the field is laid out, which it is when its text or tokens have changed: by its search bar.
    var willLayOut: (() -> Void)?
    /// The magnifying glass.
    let glass = UISearchTextField.makeGlass()
    /// Stands behind everything, clear, as the first subview: there programs look for a view to colour, as on iOS.
    let searchGround = UISearchTextField.makeGround()

    /// Creates a search field with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Tokens

    /// The tokens, in the order in which they stand. Setting them leaves the text and what is selected of it, and tells
    /// nobody.
    open var tokens: [UISearchToken] {
        get { tokenCapsules.map(\.token) }
        set { session.replaceLeads(0..<session.editor.leadCount, with: leads(newValue)) }
    }

    /// Puts a token before the one with an index, or with their number behind all of them. Tells nobody.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        let isPlace = (0...session.editor.leadCount).contains(tokenIndex)
        precondition(isPlace, "A token is inserted between the tokens that are there.")
        session.replaceLeads(tokenIndex..<tokenIndex, with: leads([token]))
    }

    /// Takes a token away. Tells nobody.
    open func removeToken(at tokenIndex: Int) {
        precondition((0..<session.editor.leadCount).contains(tokenIndex), "There is no token with this index.")
        session.replaceLeads(tokenIndex..<(tokenIndex + 1), with: leads([]))
    }

    /// The position of a token: that before it.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        precondition((0..<session.editor.leadCount).contains(tokenIndex), "There is no token with this index.")
        return TextOffset(tokenIndex)
    }

    /// The tokens in a range.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let tokens = tokens
        return utf16(textRange).map { Array(tokens[$0.clamped(to: 0..<tokens.count)]) } ?? []
    }

    /// The range of the text, behind the tokens.
    open var textualRange: UITextRange { TextOffsetRange(session.editor.leadCount..<session.length) }

    /// Puts a token before the one with an index, and takes what a range has of the text away. Tokens in the range stay.
    ///
    /// The caret goes where the text was. As with ``UITextInput/replace(_:withText:)`` the delegate is not asked,
    /// ``UIControl/Event/editingChanged`` is sent, and undo takes it back.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        let count = session.editor.leadCount
        precondition((0...count).contains(tokenIndex), "A token is inserted between the tokens that are there.")
        guard let range = utf16(textRange) else { return }
        session.replaceText(
            max(count, range.lowerBound)..<max(count, range.upperBound), withLead: leads([token]), at: tokenIndex)
    }

    /// The ground of tokens that are not selected; their letters are black or white, as is read better on it. The default
    /// is a grey, `nil` brings it back.
    open var tokenBackgroundColor: UIColor! {
        get { tokenGround ?? .systemGray4 }
        set {
            tokenGround = newValue
            canvas.setNeedsDisplay()
        }
    }
    private var tokenGround: UIColor?

    /// Whether a person can take tokens away, by deleting or cutting them or with the clear button. The default is true.
    open var allowsDeletingTokens: Bool {
        get { !session.keepsLeads }
        set { session.keepsLeads = !newValue }
    }

    /// Whether the text of tokens is copied with them. The default is true.
    ///
    /// On iOS the delegate makes what is copied of a token; here it is its text.
    open var allowsCopyingTokens = true

    // MARK: Suggestions

    /// What is suggested, in a list below the field while it is edited, or above it where there is more room.
    ///
    /// The delegate is told what a person picks, by a tap or with the arrow keys and return
    /// (``UISearchTextFieldDelegate/searchTextField(_:didSelect:)``); the list closes then, and with Escape, until
    /// suggestions are set again. The field leaves its text and tokens to the delegate. The default is `nil`.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { offer.suggestions }
        set {
            offer = SuggestionOffer(suggestions: newValue, version: offer.version + 1)
            application?.setNeedsFrame()
        }
    }

    override var suggestionField: UISearchTextField? { offer.isOpen ? self : nil }

    override func picksSuggestion() -> Bool {
        guard let index = offer.highlighted, offer.isOpen else { return false }
        pickSuggestion(index)
        return true
    }

    // MARK: Looks

    /// How far the pictures are moved from their usual places, by the search bar.
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    /// How far the text is moved.
    var textOffset = UIOffset.zero

    private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
        guard let offset else { return rect }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return rect.offsetBy(dx: isLeftToRight ? offset.horizontal : -offset.horizontal, dy: offset.vertical)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), by: offsets[.search])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), by: offsets[.bookmark])
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), by: offsets[.clear])
    }

    /// The text ends where it did.
    private func textMoved(_ rect: CGRect) -> CGRect {
        let shortened = CGRect(
            x: rect.minX, y: rect.minY, width: max(0, rect.width - textOffset.horizontal), height: rect.height)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let start = isLeftToRight ? rect.minX : rect.maxX - shortened.width
        return moved(shortened.offsetBy(dx: start - rect.minX, dy: 0), by: textOffset)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        textMoved(super.textRect(forBounds: bounds))
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        textMoved(super.editingRect(forBounds: bounds))
    }

    open override func layoutSubviews() {
        willLayOut?()
        super.layoutSubviews()
        searchGround.frame = borderRect(forBounds: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { searchSize }
    open override var intrinsicContentSize: CGSize { searchSize }

    open override var shownText: String? {
        let texts = tokens.map(\.text) + [super.shownText ?? ""]
        return texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Events

    override func invokeItem(at point: CGPoint) -> Bool { selectToken(at: point) }

    open override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canDoWithTokens(action)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !movesThroughSuggestions(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !movesThroughSuggestions(presses) { super.pressesChanged(presses, with: event) }
    }
}
