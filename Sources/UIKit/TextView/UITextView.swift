import Foundation
import TextEngine

/// Text of any length that is read, selected and edited.
///
/// Only lines that are seen are laid out, so that a text of a hundred megabytes is shown as soon as one of a page. The
/// order of what the view asks and tells is that of UIKit's documents; when editing begins the keyboard announces
/// itself before the delegate is told.
open class UITextView: UIScrollView, UITextInput {
    /// Posted when editing began; its object is the view.
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the user changed the text; its object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ended; its object is the view.
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")

    // MARK: Parts

    lazy var session = TextInputSession(client: self, allowsLineBreaks: true)
    lazy var page = makePage()
    let canvas = TextCanvas()
    var editingState = EditingState()
    var placedCaret: PlacedCaret?
    /// The view became the first responder, or stayed it, without being edited.
    var keepsFocusToRead = false
    var scrolling = CaretScrolling()
    var base = BaseAttributes()
    let finding = TextFinding()

    /// Creates a view with a frame in its future superview's points, on a container of a program's own. A container that
    /// has a layout manager and a text storage brings its text with it.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? Self.makeContainer()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with a frame in its future superview's points.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view with a ``textLayoutManager`` or without.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        textKit.usesTextKit1 = !usingTextLayoutManager
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    /// Keeps what is selected (of a secret nothing), whether the text can be edited, and where it is scrolled to; not the text.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeText(with: coder)
    }

    /// Takes what was kept. Set the text before.
    open override func decodeRestorableState(with coder: NSCoder) {
        decodeText(with: coder)
        super.decodeRestorableState(with: coder)
        decodeTop(with: coder)
    }

    /// Is asked and told about the editing and the scrolling. It is not kept. Whoever was set last through this class is
    /// asked. A subclass that is the delegate itself sets `super.delegate = self`, or has its override give itself and set
    /// nothing.
    open weak var delegate: (any UITextViewDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            _scrollDelegate = newValue
        }
    }
    private(set) weak var storedDelegate: (any UITextViewDelegate)?

    // MARK: Text

    /// The text. Setting it, also to `nil`, puts the caret behind it and tells nobody; what could be undone is forgotten.
    /// The new text has the font, the colour and the alignment that ``font``, ``textColor`` and ``textAlignment`` say, also
    /// where ``attributedText`` has brought them. All other attributes go.
    open var text: String! {
        get { session.text }
        set { setPlainText(newValue ?? "") }
    }

    /// The text with its attributes. Setting it puts the caret behind it and tells nobody. What has no font or colour of
    /// its own takes ``font`` and ``textColor``.
    open var attributedText: NSAttributedString! {
        get { session.editor.content.attributedString(in: 0..<session.length, defaults: base.values) }
        set { setText(newValue.map { AttributedRope($0) } ?? AttributedRope()) }
    }

    /// The font: that of the first character; `nil` without text where none was set. Setting it changes all of the text. Letters
    /// have Helvetica at 17 points by default (iOS: at 12).
    open var font: UIFont? {
        get { firstAttribute(.font) as? UIFont ?? (base.isFontUnset && session.length == 0 ? nil : base.font) }
        set { setFont(newValue) }
    }

    /// Whether fonts that follow the size that people want do so; the default is false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
    }

    /// The colour of the letters: that of the first character where the text has several. Setting it changes all of the
    /// text. The default is ``UIColor/label``; `nil` stays `nil`, as on iOS, and text without a colour has the default.
    open var textColor: UIColor? {
        get { firstAttribute(.foregroundColor) as? UIColor ?? (base.isColorUnset ? nil : base.color) }
        set { setTextColor(newValue) }
    }

    /// How lines stand between the margins: as in the first paragraph where there are several ways. Setting it changes all
    /// of the text. The default is ``NSTextAlignment/natural``. (The view's first documents said left.)
    open var textAlignment: NSTextAlignment {
        get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? base.alignment }
        set { setTextAlignment(newValue) }
    }

    /// The attributes of what is typed next. They become those of the text where the selection is, or last was when all is deleted.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { base.values.merging(session.attributesOfTyping.values) { $1 } }
        set { session.typingAttributes = TextAttributes(newValue) }
    }

    /// How links look; `nil` brings back the default of UIKit's reference, blue with a line under it. (Later iOS was seen without.)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkAttributes ?? RunDecorations.linkAttributes }
        set {
            ownLinkAttributes = newValue
            looksDidChange()
        }
    }
    private var ownLinkAttributes: [NSAttributedString.Key: Any]?

    /// How text looks that is highlighted by a pen (`NSAttributedString.Key.textHighlightStyle`): attributes that are painted,
    /// which go over its own. The default is yellow behind it; a colour that the text names takes its place.
    open var textHighlightAttributes = TextHighlight.usual {
        didSet { looksDidChange() }
    }

    /// The whole text, also what is scrolled out of sight. Secret text is as many dots, although a text view shows it.
    open override var shownText: String? {
        let text = session.text
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    override var isUsuallyElement: Bool { true }
    override var holdsElements: Bool { true }
    override var usualValue: String? { shownText }
    override var usuallyResponds: Bool { isEditable }

    // MARK: Text kit

    /// The room of the text. Its padding is 5 points at the left and the right.
    public let textContainer: NSTextContainer
    /// Who answers where the text stands.
    open var layoutManager: NSLayoutManager { textKit.textKit1Manager(of: self) }
    /// The text as an attributed string that can be changed: what is done to it is seen here. It is made when it is
    /// asked for first, and costs as much memory as the text once more.
    open var textStorage: NSTextStorage { textKit.storage(of: self) }
    let textKit = TextViewKit()

    // MARK: Selection

    /// What is selected, in UTF-16 units; the caret is a selection without length. A range beyond the text is brought
    /// into it.
    open var selectedRange: NSRange {
        get { NSRange(session.selectedRange) }
        set { session.select(TextSelection(Range(newValue, within: session.length))) }
    }

    /// What is selected. There is always one range; of several that are set the one that holds them all is taken.
    open var selectedRanges: [NSRange] {
        get { [selectedRange] }
        set {
            guard let first = newValue.first else { return }
            selectedRange = newValue.dropFirst().reduce(first) { $0.union($1) }
        }
    }

    /// Scrolls by the least that shows a range of the text, in UTF-16 units. A negative location counts as the text's end.
    open func scrollRangeToVisible(_ range: NSRange) {
        let range = range.location < 0 ? NSRange(location: session.length, length: 0) : range
        scrollToVisible(Range(range, within: session.length))
    }

    /// What is found in the text and looks and works like a link, while it can be selected and not edited. The default is
    /// nothing.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { looksDidChange() } }
    }
    let itemMenu = ContextMenuBar()

    /// Whether the text can be edited. The default is yes. While the view is the first responder, editing begins when this
    /// becomes true: the delegate is asked, and where it refuses the text is only read. Editing ends when this becomes false,
    /// whether the delegate agrees or not.
    open var isEditable = true {
        didSet { if isEditable != oldValue { editabilityDidChange() } }
    }

    /// Whether a person can select text and follow links. The default is yes. Where not, a text that can be edited has a
    /// caret that is moved and nothing selects; a text that is only read gives the focus away.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { usabilityDidChange() } }
    }

    /// Whether the next insertion replaces the whole text. Set back by that, and when the selection changes. It holds while
    /// the text is edited: meanwhile nothing is seen of the selection, and what a program inserts before replaces nothing.
    open var clearsOnInsertion: Bool {
        get { session.clearsOnInsertion }
        set { session.clearsOnInsertion = newValue }
    }

    /// The distances between the view's edges and the text, in points. The default is 8 above and below. What counts is what is set
    /// here, whatever a subclass answers when it is asked.
    open var textContainerInset: UIEdgeInsets {
        get { containerInset }
        set { containerInset = newValue }
    }
    private(set) final var containerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if containerInset != oldValue { containerDidChange() } }
    }

    /// How the edge looks. The default is none. Setting it sets the layer's border and corners.
    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { showBorder() } }
    }

    // MARK: Responder

    /// What is selected, how far the text is scrolled and whether the view has the focus, to be set again later, in a view
    /// with the same text. It is nothing to look into, and can be archived. Setting anything else does nothing.
    open var interactionState: Any {
        get { TextInteractionState(of: self) }
        set { (newValue as? TextInteractionState)?.restore(self) }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }

    override func loseFocus() {
        _ = endEditing { super.resignFirstResponder() }
    }

    override var textInputSession: TextInputSession? { isTextEditable ? session : nil }
    override var textInputTraits: (any UITextInputTraits)? { self }
    override var keyInput: (any UIKeyInput)? { isTextEditable ? self : nil }
    override var textInput: (any UITextInput)? { self }

    override var suppliesInputViews: Bool { isTextEditable }

    private var inputViews: (input: UIView?, accessory: UIView?)

    /// The view that is shown instead of the keyboard. Set while editing it has an effect when
    /// ``UIResponder/reloadInputViews()`` is called.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view that is shown above the keyboard. Set while editing it has an effect when
    /// ``UIResponder/reloadInputViews()`` is called; set by those who are told that editing begins it has one at once.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    private lazy var sessionUndoManager = SessionUndoManager(session: session)

    /// Undoes and redoes what was typed here. The delegate is asked, as on iOS by what was seen; what it refuses can be done later.
    open override var undoManager: UndoManager? { sessionUndoManager }

    override func forgetText() {
        super.forgetText()
        finding.forgetText()
        session.forgetText()
        // Lines of text that is gone go when the layout hears of it.
        _ = page.height
        canvas.forgetLines()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The size of the text with its insets, in points. Between two frames it is that of the text as it is. Of a long text
    /// the height is an estimate where nobody has looked.
    open override var contentSize: CGSize {
        get { measuredContentSize() ?? super.contentSize }
        set { super.contentSize = newValue }
    }

    /// The content's size as it was last measured.
    var storedContentSize: CGSize { super.contentSize }

    override var contentFollowsConstraints: Bool { false }
    override var movesPixels: Bool { canvas.canMove }
    override var scrolledContent: UIView? { canvas.keepsPixels ? canvas : nil }

    open override func layoutSubviews() {
        layOutText()
        super.layoutSubviews()
        showText()
    }

    /// The size that shows all of the text in lines no wider than a width: as wide as the widest of them, so that
    /// `sizeToFit()` narrows a view of few words, as on iOS.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width, isNarrowed: true) }

    /// The size that shows all of the text where the view does not scroll; otherwise none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : fittingSize(width: wrappingWidth ?? (bounds.width > 0 ? bounds.width : .infinity))
    }

    override var wrapsContent: Bool { !isScrollEnabled }

    /// The width for which ``intrinsicContentSize`` is asked while constraints are solved.
    private var wrappingWidth: CGFloat?

    override func contentSize(inWidth width: CGFloat) -> CGSize {
        wrappingWidth = width
        defer { wrappingWidth = nil }
        return intrinsicContentSize
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followContentSize() }
        canvas.looksDidChange()
        setNeedsLayout()
    }

    // MARK: Touches

    lazy var pointing = TextPointing(text: self)

    override var selectableText: (any SelectableText)? { self }
    override var keepsTaps: Bool { isEditable || isSelectable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { pointing.began($0) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { pointing.moved($0) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { pointing.ended($0) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pointing.cancelled()
    }

    // MARK: Edit actions

    /// Whether bold, italic, underlined, larger and smaller text can be made, by the edit menu and by Ctrl with B, I, U, + and
    /// -, and whether what is pasted keeps the styles that it was copied with in this program. The default is no.
    open var allowsEditingTextAttributes = false

    /// Whether an edit action makes sense at the moment, so that the edit menu offers it. Subclasses override it to take
    /// entries out of the menu.
    open override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { canDo(action) }

    override func claims(_ key: UIKey) -> Bool { claimsKey(key) || finding.claims(key) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses), !finding.handle(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses), !finding.handle(presses) { super.pressesChanged(presses, with: event) }
    }

    // MARK: Traits

    /// Where the keyboard proposes capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether the rest of a word stands behind the caret while the word is typed.
    open var inlinePredictionType = UITextInlinePredictionType.default {
        didSet { if inlinePredictionType != oldValue { typingTraitsDidChange() } }
    }
    /// Whether straight quotes that are typed become typographic ones.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens that are typed become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether blanks come and go with words that are cut and pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keys the keyboard has. Set while editing it has an effect when ``UIResponder/reloadInputViews()`` is
    /// called.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key can be used only when there is text.
    open var enablesReturnKeyAutomatically = false {
        didSet { typingTraitsDidChange() }
    }
    /// Whether the text is secret: it cannot be copied, undo does not remember it, and the keyboard shows no pop-ups. It is
    /// shown all the same, as on iOS: what is to be hidden belongs into a ``UITextField``. What it leaves behind when it is
    /// turned off is said at ``UITextField/isSecureTextEntry``.
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            session.isSecure = isSecureTextEntry
            typingTraitsDidChange()
        }
    }
    /// What the text is. Where no kind of keyboard is asked for it chooses the keys, see ``UITextContentType``.
    open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { typingTraitsDidChange() } }
    }
    /// What a password has to be like that is made up for the text, see ``UITextField/passwordRules``.
    open var passwordRules: UITextInputPasswordRules? {
        didSet { if passwordRules != oldValue { typingTraitsDidChange() } }
    }

    // MARK: UITextInput

    /// Whether there is text.
    open var hasText: Bool { session.length > 0 }
    /// Inserts text as a program does: the delegate is not asked, but ``UITextViewDelegate/textViewDidChange(_:)`` is called.
    ///
    /// Keys of either keyboard call it too, when the delegate has allowed what they type. A subclass may hand another text
    /// to `super`, or none; then nothing is typed.
    open func insertText(_ text: String) { session.insertByProgram(text) }
    /// Inserts text as ``insertText(_:)`` does. Its alternatives are offered nowhere: there is no dictation that has any.
    open func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    /// Deletes as a program does: the delegate is not asked, but ``UITextViewDelegate/textViewDidChange(_:)`` is called.
    ///
    /// The delete key of either keyboard calls it too: when the delegate has allowed the deletion, and without asking where
    /// there is nothing to delete, so that subclasses can see it.
    open func deleteBackward() { session.deleteBackward() }
    /// The text of a range.
    open func text(in range: UITextRange) -> String? { string(in: range) }
    /// Replaces a range as a program does: the delegate is not asked, but ``UITextViewDelegate/textViewDidChange(_:)`` is called.
    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range, with: text) }
    /// Whether a range may be replaced by a text: asks the delegate.
    ///
    /// The keyboards, input methods, paste, cut, undo and redo call it too, so that subclasses can decide; a program's own
    /// changes do not.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegateAllowsChange(in: range, to: text)
    }
    /// Hears of changes that no keyboard makes. It is not kept.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { session.inputDelegate }
        set { session.inputDelegate = newValue }
    }
    /// The view whose points places on the screen are counted in: this one.
    open var textInputView: UIView { self }
    /// The text of a range with its attributes; an empty one when the range is not of this text.
    open func attributedText(in range: UITextRange) -> NSAttributedString { styledText(in: range) }
    /// Replaces a range by text with attributes, as a program does: the delegate is told but not asked.
    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replaceText(in: range, with: attributedText)
    }
    /// What is selected.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(session.selection) }
        set { select(newValue) }
    }
    /// On which side of the selection's moving end the caret is shown, where a line's end and the next one's beginning are
    /// the same place, or text of two directions meets: with what is behind it, or with what is before.
    open var selectionAffinity: UITextStorageDirection {
        get { affinity }
        set { affinity = newValue }
    }
    /// What an input method has not decided yet.
    open var markedTextRange: UITextRange? { session.markedRange.map { TextOffsetRange($0) } }
    /// Puts text that is not decided yet in the place of the marked text or of the selection.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        session.setMarkedText(markedText ?? "", selectedRange: selectedRange)
    }
    /// Puts text that is not decided yet in the place of the marked text or of the selection, with looks of its own. They
    /// go over ``markedTextStyle``, and go when the text is decided.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        session.setMarkedText(markedText?.string ?? "", selectedRange: selectedRange, looks: markedText)
    }
    /// How text looks that is not decided yet: attributes that go over its own. `nil`, the default, is a line under it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if session.markedRange != nil { looksDidChange() } }
    }
    /// Leaves the marked text as it is and decides it.
    open func unmarkText() { session.unmark() }
    /// Who finds the words and sentences of the text.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextOffset(session.length) }
    /// The range between two places.
    open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { range(from, toPosition) }
    /// The place a number of UTF-16 units away.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(position, offset: offset)
    }
    /// The place a number of characters away on the screen.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { place(position, in: direction, steps: offset) }
    /// The end of a range that lies farthest in a direction: up and down are its beginning and its end, left and right are
    /// those as the paragraph at its beginning runs.
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { farthest(in: range, direction) }
    /// The place so many UTF-16 units behind a range's beginning, or `nil` outside the range.
    open func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        place(in: range, offset)
    }
    /// How far a place is from the beginning of a range, in UTF-16 units; a place outside the range is brought into it.
    open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(of: position, in: range)
    }
    /// What lies between a place and the farthest one in a direction: the line's edge to the left and the right, the
    /// text's beginning and end up and down.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { extended(from: position, direction) }
    /// Which way the paragraph runs that a place is in: as its style says, or its first letter. Never
    /// ``NSWritingDirection/natural`` but for a place that is not of this text.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { writingDirection(at: position) }
    /// Sets which way the paragraphs run that a range touches, as a program does: nobody is told, and it cannot be undone.
    /// ``NSWritingDirection/natural`` leaves it to their letters. In an empty text it is what is typed next that takes it.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, for: range)
    }
    /// The attributes of the character behind a place, or before it, those of the view where it has none; `nil` for a
    /// place that is not of this text.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: position, direction) }
    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(position, other)
    }
    /// The distance of two places, in UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { distance(from, toPosition) }
    /// The rectangle of a range, in the view's points.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }
    /// The rectangle of the caret at a place, in the view's points; `.zero` hides it. The layout asks for it, and again
    /// when the text or the selection changes: call `setNeedsLayout()` when an override comes to answer differently.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position) }
    /// The rectangles of a range, line by line, in the view's points: of a long text those near what is seen.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { publicSelectionRects(for: range) }
    /// The place nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(to: point) }
    /// The place inside a range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closest(to: point, within: range)
    }
    /// The character at a point of the view.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
    /// How the caret at a place is moved or scaled where it is drawn: not at all.
    open func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    /// The caret begins to float: a finger drags it on the space bar, from this point on.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// The floating caret is at another point: moves the caret to the place nearest to it.
    open func updateFloatingCursor(at point: CGPoint) { placeCaret(nearestTo: point) }
    /// The caret no longer floats.
    open func endFloatingCursor() {}
    /// The edit menu for a range of the text, or `nil` for one with what is suggested: asks the delegate.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        guard let range = utf16(textRange) else { return nil }
        return informedDelegate?.textView(
            self, editMenuForTextInRanges: [NSValue(range: NSRange(range))], suggestedActions: suggestedActions)
    }
    /// The edit menu is about to be shown: tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        informedDelegate?.textView(self, willPresentEditMenuWith: animator)
    }
    /// The edit menu is about to go: tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        informedDelegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
