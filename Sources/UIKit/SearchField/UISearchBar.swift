import Foundation

/// A search field with a cancel button beside it.
///
/// What forms use of UIKit's bar: no prompt and no results button. The bar is the delegate of its
/// ``searchTextField``, to ask its own; a program that sets another delegate there is asked itself whether editing may
/// begin and end and the text may change, and the bar's delegate is told all the rest as before.
open class UISearchBar: UIView, UITextInputTraits {
    /// The field.
    public let searchTextField = UISearchTextField()
    let cancelButton = UIButton(type: .system)
    private lazy var asking = SearchBarField(bar: self)

    /// Is asked and told about the search. It is not kept.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Is called when the cancel button was pressed, after the delegate: by the search controller of the bar.
    var cancelled: (() -> Void)?
    /// Is called when there are other scopes: by the search controller of the bar.
    var scopesSet: (() -> Void)?
    /// Is called when another scope was chosen, after the delegate: by the search controller of the bar.
    var scopeChanged: (() -> Void)?

    private static let height: CGFloat = 44
    private static let margin: CGFloat = 8

    /// Creates a bar with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        searchTextField.delegate = asking
        searchTextField.enablesReturnKeyAutomatically = true
        cancelButton.isHidden = true
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        addSubview(searchTextField)
        addSubview(cancelButton)
        tell(.editingDidBegin) { $1.searchBarTextDidBeginEditing($0) }
        tell(.editingChanged) { $1.searchBar($0, textDidChange: $0.text ?? "") }
        searchTextField.willLayOut = { [weak self] in self?.showBookmarkButton() }
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.editingDidChange() }, for: [.editingDidBegin, .editingDidEnd])
        tell(.editingDidEnd) { $1.searchBarTextDidEndEditing($0) }
        tell(.primaryActionTriggered) { $1.searchBarSearchButtonClicked($0) }
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                cancelled?()
            }, for: .touchUpInside)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func tell(_ event: UIControl.Event, _ message: @escaping (UISearchBar, any UISearchBarDelegate) -> Void) {
        searchTextField.addAction(
            UIAction { [weak self] _ in
                if let self, let delegate { message(self, delegate) }
            }, for: event)
    }

    // MARK: The field

    /// The text, without tokens. Setting it tells nobody.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// Whether there is something to search for: text or a token.
    var hasSearch: Bool { searchTextField.hasText || !searchTextField.tokens.isEmpty }
    /// The navigation bar that the bar stands in.
    var enclosingNavigationBar: UINavigationBar? { superview as? UINavigationBar }

    /// The hint that an empty field shows. The bar of a ``UISearchController`` says what it is for, in the program's language, from
    /// when it comes into a window, where nothing else was set.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            saysSearch = false
            searchTextField.placeholder = newValue
        }
    }
    /// Whether the hint is to be what the bar is for, once the language is known.
    var saysSearch = false

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard saysSearch, window != nil else { return }
        saysSearch = false
        if searchTextField.attributedPlaceholder == nil { searchTextField.placeholder = words[.search] }
    }

    /// The cancel button can be used until editing ends, and again when it begins, as on iOS: programs that want it else enable it.
    /// That of a search controller ends the search whenever it is pressed.
    private func editingDidChange() {
        cancelButton.isEnabled = searchTextField.isEnabled && (searchTextField.isEditing || cancelled != nil)
    }

    /// Whether there is a cancel button. The default is false. Pressing it does nothing but tell the delegate. When editing has
    /// ended it cannot be pressed until editing begins again.
    open var showsCancelButton = false {
        didSet { setNeedsLayout() }
    }

    /// Shows the cancel button or takes it away, also in the moving way of the keyboard.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated, let application, !application.reducesMotion else {
            return self.showsCancelButton = showsCancelButton
        }
        layoutSubtree()
        application.animator.animate(
            duration: 0.25, delay: 0, options: [],
            animations: {
                self.showsCancelButton = showsCancelButton
                self.layoutSubtree()
            }, completion: nil)
    }

    /// Whether the bar can be used. The default is true.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            cancelButton.isEnabled = newValue
            if showsBookmarkButton { bookmarkButton.isEnabled = newValue }
        }
    }

    /// The view above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    /// Begins the editing of the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends the editing of the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    // MARK: Scopes

    /// The parts of what is searched that a person can choose from; `nil`, the default, for no choice.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            let (titles, chosen) = (scopeButtonTitles ?? [], selectedScopeButtonIndex)
            scopes?.removeFromSuperview()
            scopes = titles.isEmpty ? nil : makeScopes(titles)
            selectedScopeButtonIndex = min(max(0, chosen), max(0, titles.count - 1))
            heightDidChange()
            scopesSet?()
        }
    }
    /// Which scope is chosen. Setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { scopes?.selectedSegmentIndex ?? 0 }
        set { scopes?.selectedSegmentIndex = newValue }
    }
    /// Whether the scopes stand below the field. The default is no.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightDidChange() } }
    }
    private var scopes: UISegmentedControl?

    /// Shows the scopes or takes them away. They come and go at once.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
    }

    private func makeScopes(_ titles: [String]) -> UISegmentedControl {
        let scopes = UISegmentedControl(items: titles)
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                scopeChanged?()
            }, for: .valueChanged)
        for (state, attributes) in scopeAttributes { scopes.setTitleTextAttributes(attributes, for: state) }
        addSubview(scopes)
        return scopes
    }

    private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Gives the titles of the scopes attributes in a state, such as a font and a colour.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeAttributes[state] = attributes
        scopes?.setTitleTextAttributes(attributes, for: state)
        heightDidChange()
    }

    /// The attributes that the titles of the scopes were given in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state]
    }

    private func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        enclosingNavigationBar?.heightDidChange()
    }

    // MARK: Traits

    /// Where the keyboard proposes capitals.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether misspelt words are marked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Whether the rest of a word stands behind the caret while the word is typed.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    /// Whether straight quotes that are typed become typographic ones.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// Whether two hyphens that are typed become a dash.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// Whether blanks come and go with words that are cut and pasted.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// Which keys the keyboard has.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// Whether the keyboard is light or dark.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// What the return key says. The default is to search.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key can be used only when there is text or a token. The default is true.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is secret.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// What the text is.
    open var textContentType: UITextContentType? {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// What a password has to be like that is made up for the text, see ``UITextField/passwordRules``.
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    // MARK: Looks

    /// What the bar's ground is like. The default is ``Style/default``.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { setNeedsDisplay() } }
    }
    /// The colour of the ground of a bar that has one; `nil`, the default, for that of the system.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Whether what is behind shows through the ground a little. The default is yes.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { setNeedsDisplay() } }
    }
    /// Whether the bar is dark whatever its surroundings are.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// A picture that is the ground, stretched to the bar; an empty one leaves the bar without ground. The default is `nil`.
    open var backgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The pictures that the program has set.
    var icons: [Icon: [UIControl.State: UIImage]] = [:] {
        didSet { iconsDidChange() }
    }
    /// Whether the field has a button with a bookmark while it is empty. The default is no. Pressing it does nothing but tell the
    /// delegate.
    open var showsBookmarkButton = false {
        didSet {
            bookmarkButton.isEnabled = isEnabled
            showBookmarkButton()
        }
    }
    private(set) lazy var bookmarkButton = makeBookmarkButton()

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawGround(in: context) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: rowHeight + scopeHeight)
    }

    /// The height of the row that has the field.
    private var rowHeight: CGFloat { max(Self.height, searchTextField.intrinsicContentSize.height + Self.margin) }
    private var scopeHeight: CGFloat {
        scopes.map { showsScopeBar ? $0.intrinsicContentSize.height + Self.margin : 0 } ?? 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        cancelButton.setTitle(words[.cancel], for: .normal)
        let direction = effectiveUserInterfaceLayoutDirection
        let button = cancelButton.sizeThatFits(.zero)
        let room = showsCancelButton ? button.width + Self.margin : 0
        let height = searchTextField.intrinsicContentSize.height
        // A bar that has not grown for its scopes shows its field whole.
        let row = max(min(rowHeight, bounds.height), bounds.height - scopeHeight)
        searchTextField.frame = CGRect(
            x: Self.margin, y: (row - height) / 2, width: max(0, bounds.width - 2 * Self.margin - room),
            height: height
        ).flipped(for: direction, in: bounds)
        let side = max(Self.height, button.height)
        cancelButton.frame = CGRect(
            x: bounds.width - Self.margin - button.width, y: (row - side) / 2, width: button.width,
            height: side
        ).flipped(for: direction, in: bounds)
        cancelButton.isHidden = !showsCancelButton
        scopes?.isHidden = !showsScopeBar
        scopes?.frame = CGRect(
            x: Self.margin, y: row, width: max(0, bounds.width - 2 * Self.margin),
            height: max(0, scopeHeight - Self.margin))
    }
}

/// Asks the delegate of a search bar what a field asks its own.
@MainActor
private final class SearchBarField: NSObject, UISearchTextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(bar, delegate)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldBeginEditing($0) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $1.searchBarShouldEndEditing($0) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
    }
}
