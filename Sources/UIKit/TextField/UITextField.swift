import Foundation
import TextEngine

/// One line of text that a person types.
///
/// The order of what the field asks and tells is that of UIKit's documents; where devices were seen to differ the
/// document holds. When editing begins: the delegate is asked, the field becomes the first responder, the keyboard
/// announces itself, the delegate is told, the action ``UIControl/Event/editingDidBegin`` is sent, the notification is
/// posted. (Devices were seen to tell the delegate before the keyboard announced itself.)
open class UITextField: UIControl, UITextInput {
    // MARK: Parts

    lazy var session = TextInputSession(client: self, allowsLineBreaks: false)
    let line = FieldLine()
    let canvas = FieldCanvas()
    let placeholderLabel = FieldPlaceholder()
    lazy var clearButton = ClearButton(field: self)
    lazy var pointing = TextPointing(text: self)
    var editingState = EditingState()
    @exclusivity(unchecked) var placedCaret: PlacedCaret?
    var fieldState = FieldState()

    /// Creates a field with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    /// Keeps what is selected, of a secret nothing. The text is the program's to keep.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Selects what was selected. Set the text before.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: Text

    /// The text. Reads as "" when nothing was typed, never as `nil`. Setting it puts the caret behind it and tells
    /// nobody.
    open var text: String? {
        get { session.text }
        set { setPlainText(newValue ?? "") }
    }

    /// The text with its attributes. Setting it puts the caret behind it and tells nobody.
    open var attributedText: NSAttributedString? {
        get { styledText }
        set { session.setText(newValue.map { AttributedRope($0) } ?? AttributedRope()) }
    }

    /// The hint that an empty field shows.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set { changePlaceholder { $0.showPlain(newValue) } }
    }

    /// The hint that an empty field shows, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set { changePlaceholder { $0.attributedText = newValue } }
    }

    /// The font: that of the first character where the text has several. Setting it changes all of the text. The default is the
    /// interface font at 17 points; `nil` brings it back.
    open var font: UIFont? {
        get { ownFont ?? usedFont }
        set {
            takeAway(.font)
            usedFont = newValue ?? Self.defaultFont
        }
    }
    private static let defaultFont = UIFont.systemFont(ofSize: 17)
    var usedFont = UITextField.defaultFont {
        didSet {
            placeholderLabel.baseFont = usedFont
            if usedFont != oldValue { lookDidChange() }
        }
    }

    /// The colour of the letters: that of the first character where the text has several. Setting it changes all of the text.
    /// The default is ``UIColor/label``, and greyer while the field is disabled; `nil` brings it back.
    open var textColor: UIColor? {
        get { ownColor ?? enabledColor }
        set {
            takeAway(.foregroundColor)
            enabledColor = newValue ?? .label
        }
    }
    var enabledColor = UIColor.label {
        didSet { if enabledColor != oldValue { lookDidChange() } }
    }

    /// How the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            placeholderLabel.textAlignment = textAlignment
            if textAlignment != oldValue { lookDidChange() }
        }
    }

    /// The attributes of text that has none of its own. Setting it sets font, colour and alignment.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { line.defaults(font: usedFont, color: usedColor, alignment: textAlignment) }
        set { setDefaultAttributes(newValue) }
    }

    /// The attributes of what is typed next, which follow the selection; `nil` while the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesOfTyping : nil }
        set { if isEditing { session.typingAttributes = newValue.map { TextAttributes($0) } } }
    }

    /// Whether fonts that follow the size that people want do so; the default is false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { contentSizeFollowingDidChange() }
    }

    /// Whether a text that is too long gets a smaller font.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The smallest size that ``adjustsFontSizeToFitWidth`` gives the font, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { lookDidChange() } } }

    /// The text, or as many dots as it has characters when it is secret; "" where only the placeholder is seen.
    open override var shownText: String? {
        isSecureTextEntry ? String(repeating: "•", count: session.text.count) : session.text
    }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { true }
    override var holdsElements: Bool { true }
    override var usualLabel: String? { placeholder }
    override var usualValue: String? { shownText }

    // MARK: Looks

    /// How the edge looks. The default is none.
    @exclusivity(unchecked) open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            exchangeBorder(from: oldValue)
            groundDidChange()
            setNeedsLayout()
        }
    }
    override var layerBorder: LayerBorder? {
        get { borderStyle == .none ? nil : fieldState.layerBorder }
        set { fieldState.layerBorder = newValue ?? .none; updateBorder() }
    }

    /// A picture in the place of the border that ``borderStyle`` says. A field with round corners shows none.
    open var background: UIImage? {
        didSet { if background !== oldValue { groundDidChange() } }
    }
    /// The picture that a disabled field shows in the place of ``background``; without that one it is not shown.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { groundDidChange() } }
    }

    /// When the button that clears the text is shown. It takes text to be shown.
    @exclusivity(unchecked) open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view at the left.
    @exclusivity(unchecked) open var leftView: UIView? {
        didSet { exchange(oldValue, for: leftView, at: \.leftSide) }
    }
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { sidesDidChange() } }
    }
    /// A view at the right, which takes the place of the clear button.
    @exclusivity(unchecked) open var rightView: UIView? {
        didSet { exchange(oldValue, for: rightView, at: \.rightSide) }
    }
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { sidesDidChange() } }
    }

    // MARK: Editing

    /// Is asked and told about the editing. It is not kept. Whoever was set last through this class is asked. A subclass that
    /// is the delegate itself sets `super.delegate = self`, or has its override give itself and set nothing.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
    private(set) weak var storedDelegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited.
    public var isEditing: Bool { editingState.phase.isEditing || editingState.isComing && isFirstResponder }

    /// Whether the text is cleared when editing begins; the delegate is asked.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces the whole text. Set back by that, and when the selection changes. It holds while
    /// the text is edited: meanwhile nothing is seen of the selection, and what a program inserts before replaces nothing.
    open var clearsOnInsertion: Bool {
        get { session.clearsOnInsertion }
        set { session.clearsOnInsertion = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

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

    override var textInputSession: TextInputSession? { session }
    override var textInputTraits: (any UITextInputTraits)? { self }
    override var keyInput: (any UIKeyInput)? { self }
    override var textInput: (any UITextInput)? { self }
    override var selectableText: (any SelectableText)? { self }

    /// Picks what is highlighted of what is suggested.
    /// - Returns: Whether there was anything, so that the return key is used up.
    func picksSuggestion() -> Bool { false }
    /// Does what a tap on a token does.
    func invokeItem(at point: CGPoint) -> Bool { false }

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

    /// Undoes and redoes what was typed here: a person's change like any other, about which the delegate is asked. What it
    /// refuses stays and can be undone or redone later. No document of iOS says so; its text system was seen to ask.
    open override var undoManager: UndoManager? { sessionUndoManager }

    override func forgetText() {
        super.forgetText()
        session.forgetText()
        line.invalidate()
    }

    // MARK: Places

    /// The border's rectangle, which the other places are counted from where there is a border. That is drawn around the
    /// bounds, which on iOS it is not where this is overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited: 12 points from a border; on iOS it is 7.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
    /// Where the hint stands.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }
    /// Where the clear button stands.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(forBounds: bounds) }
    /// Where the view at the left stands.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftViewRect(forBounds: bounds) }
    /// Where the view at the right stands.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightViewRect(forBounds: bounds) }

    /// Paints the text in a rectangle of the field's points; subclasses paint it elsewhere by handing another rectangle to
    /// `super`, or paint something else. Nothing is seen of it outside of ``textRect(forBounds:)``, or of
    /// ``editingRect(forBounds:)`` while it is edited; a lower one is as high as a line here. Caret and selection stay
    /// where they are. Not called for an empty field. On iOS it is called only while the text is not edited.
    open func drawText(in rect: CGRect) { canvas.drawLine(in: rect) }
    /// Paints the hint in a rectangle of the field's points, of which nothing is seen outside of
    /// ``placeholderRect(forBounds:)``; a lower one is as high as a line here.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawText(in: rect) }

    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        canvas.setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override var intrinsicContentSize: CGSize { fittingSize }

    override func baseline(in size: CGSize, isLast: Bool) -> CGFloat {
        guard let font else { return size.height }
        return (size.height - font.lineHeight) / 2 + font.ascender
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    // MARK: Events

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hit(at: point) ?? super.hitTest(point, with: event)
    }

    /// Whether a finger at a point means the field. One with round corners is at least 44 points high to the finger.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchArea.contains(point) }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pointing.began(touch)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pointing.moved(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { pointing.ended(touch) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pointing.cancelled()
    }

    override func claims(_ key: UIKey) -> Bool { claimsKey(key) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses) { super.pressesChanged(presses, with: event) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        enabledMayHaveChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateBorder()
        canvas.looksDidChange(restartsBlink: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { followContentSize() }
        lookDidChange()
    }

    /// What is selected and whether the field has the focus, to be set again later, in a field with the same text. It is
    /// nothing to look into, and can be archived. Setting anything else does nothing.
    open var interactionState: Any {
        get { TextInteractionState(of: self) }
        set { (newValue as? TextInteractionState)?.restore(self) }
    }

    // MARK: Edit actions

    /// Whether bold, italic, underlined, larger and smaller text can be made, by the edit menu and by Ctrl with B, I, U, + and
    /// -, and whether what is pasted keeps the styles that it was copied with in this program. The default is no. Secret text
    /// has no styles.
    open var allowsEditingTextAttributes = false

    /// Whether an edit action makes sense at the moment, so that the edit menu offers it. Subclasses override it to take
    /// entries out of the menu.
    open override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { canDo(action) }

    // MARK: Traits

    /// Where the keyboard proposes capitals.
    @exclusivity(unchecked) open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether the rest of a word stands behind the caret while the word is typed.
    open var inlinePredictionType = UITextInlinePredictionType.default {
        didSet { if inlinePredictionType != oldValue { typingTraitsDidChange() } }
    }
    /// Whether straight quotes that are typed become typographic ones.
    @exclusivity(unchecked) open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens that are typed become a dash.
    @exclusivity(unchecked) open var smartDashesType = UITextSmartDashesType.default
    /// Whether blanks come and go with words that are cut and pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keys the keyboard has. Set while editing it has an effect when ``UIResponder/reloadInputViews()`` is
    /// called.
    @exclusivity(unchecked) open var keyboardType = UIKeyboardType.default { didSet { readingOrderMayChange() } }
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key can be used only when there is text.
    open var enablesReturnKeyAutomatically = false {
        didSet { typingTraitsDidChange() }
    }
    /// Whether the text is secret: it is shown as dots, cannot be copied, and the keyboard shows no pop-ups.
    ///
    /// A text that is there when it is turned off, as by "Show password", is shown and can be copied, but goes on being typed
    /// as a secret until it is empty: input methods offer nothing for it, and keys type what they say. On iOS it is a text
    /// like any other from then on.
    @exclusivity(unchecked) open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { secrecyDidChange() } }
    }
    /// What the text is. Where no kind of keyboard is asked for it chooses the keys, see ``UITextContentType``.
    @exclusivity(unchecked) open var textContentType: UITextContentType? {
        didSet { if textContentType != oldValue { contentTypeDidChange() } }
    }
    /// What a password has to be like that is made up for the text; `nil`, the default, for one that people copy easily.
    ///
    /// While a secret text is edited whose ``textContentType`` is ``UITextContentType/newPassword``, the bar above the keys
    /// offers a strong password and shows it in small letters; picking it puts it in the place of the text, and the delegate is
    /// asked. The next field with the same rules offers the same one. It is kept nowhere: on iOS the keychain keeps it.
    open var passwordRules: UITextInputPasswordRules? {
        didSet { if passwordRules != oldValue { typingTraitsDidChange() } }
    }

    // MARK: UITextInput

    /// Whether there is text.
    open var hasText: Bool { session.length > 0 }
    /// Inserts text as a program does: the delegate is not asked, but ``UIControl/Event/editingChanged`` is sent.
    ///
    /// Keys of either keyboard call it too, when the delegate has allowed what they type. A subclass may hand another text
    /// to `super`, or none; then nothing is typed.
    open func insertText(_ text: String) { session.insertByProgram(text) }
    /// Inserts text as ``insertText(_:)`` does. Its alternatives are offered nowhere: there is no dictation that has any.
    open func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    /// Deletes as a program does: the delegate is not asked, but ``UIControl/Event/editingChanged`` is sent.
    ///
    /// The delete key of either keyboard calls it too: when the delegate has allowed the deletion, and without asking where
    /// there is nothing to delete, so that subclasses can see it.
    open func deleteBackward() { session.deleteBackward() }
    /// The text of a range.
    open func text(in range: UITextRange) -> String? { string(in: range) }
    /// Replaces a range as a program does: the delegate is not asked, but ``UIControl/Event/editingChanged`` is sent.
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
        didSet { if session.markedRange != nil { lookDidChange() } }
    }
    /// Leaves the marked text as it is and decides it.
    open func unmarkText() { session.unmark() }
    /// Who finds the words and sentences of the text. A secret has one word.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextOffset(session.length) }
    /// The range between two places.
    open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from, toPosition)
    }
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
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        farthest(in: range, direction)
    }
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
    /// The attributes of the character behind a place, or before it, those of the field where it has none; `nil` for a
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
    /// The rectangle of a range, in the field's points.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }
    /// The rectangle of the caret at a place, in the field's points; `.zero` hides it. The layout asks for it, and again
    /// when the text or the selection changes: call `setNeedsLayout()` when an override comes to answer differently.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position) }
    /// The rectangles of a range, in the field's points.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { publicSelectionRects(for: range) }
    /// The place nearest to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(to: point) }
    /// The place inside a range nearest to a point of the field.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closest(to: point, within: range)
    }
    /// The character at a point of the field.
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
        return informedDelegate?.textField(
            self, editMenuForCharactersInRanges: [NSValue(range: textual(range))], suggestedActions: suggestedActions)
    }
    /// The edit menu is about to be shown: tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        informedDelegate?.textField(self, willPresentEditMenuWith: animator)
    }
    /// The edit menu is about to go: tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        informedDelegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
