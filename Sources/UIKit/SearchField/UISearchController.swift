import Foundation

/// Searches in what a controller shows: a search bar, what is found while one types, and the way back.
///
/// The bar stands below a navigation bar (``UINavigationItem/searchController``) or wherever a program puts it, as at the head
/// of a table. The search begins when the bar is edited. While it lasts, the view of the controller that is searched is dimmed,
/// or covered by ``searchResultsController``; the cancel button, a tap on what is dimmed, and ``isActive`` end it.
///
/// Differences from UIKit: what covers the view is inside it and is no presented controller; the bar does not scroll away; a
/// search without ``UIViewController/definesPresentationContext`` ends when another controller takes the view's place, while in
/// UIKit its bar would stay in front of that one; setting the bar's text tells nobody.
open class UISearchController: UIViewController {
    /// The bar that is typed into.
    public let searchBar = UISearchBar()
    /// What shows what was found; `nil` where the controller that is searched does itself.
    public let searchResultsController: UIViewController?
    /// Is told to find anew. It is not kept.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Is told that a search begins and ends. It is not kept.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The controller that is searched just now.
    private weak var searched: UIViewController?
    /// How often the search has come or gone: what moved before has nothing to tell any more.
    private var turn = 0
    /// Whether the search is just beginning or ending. What is told meanwhile does neither.
    private var isChanging = false
    /// Whether the bar's scopes are to be hidden when the search is over.
    private var hidScopes = false
    private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.isActive = false }
    private var showsResults: Bool?
    /// What is still to be told once the search has come or gone.
    private var ending: (() -> Void)?
    /// Whether the view that is searched scrolls when nothing covers it, if it is one that does.
    private var scrolls = true

    /// Creates a search with a bar of its own, whose placeholder says what it is for.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.saysSearch = true
        searchBar.cancelled = { [weak self] in self?.isActive = false }
        searchBar.scopeChanged = { [weak self] in self?.textDidChange() }
        searchBar.scopesSet = { [weak self] in
            if let self, isActive { showScopes() }
        }
        searchBar.searchTextField.suggestionPicked = { [weak self] suggestion in
            if let self { searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion) }
        }
        let field = searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.editingDidBegin() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .primaryActionTriggered)
    }

    /// Creates a search whose results the searched controller shows itself.
    public convenience init() {
        self.init(searchResultsController: nil)
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Looks

    /// Whether what is searched is dimmed while nothing of ``searchResultsController`` is shown. The default is no, as in
    /// programs for iOS 15 and later.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { showStage() }
    }
    /// The former name of ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the row of titles and buttons of the navigation bar makes room for the search. The default is yes.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if isActive { searchBar.enclosingNavigationBar?.heightDidChange() } }
    }
    /// Whether the bar has a cancel button while one searches. The default is yes.
    open var automaticallyShowsCancelButton = true
    /// What is suggested while the bar is edited; the updater is told what a person picks. The default is `nil`.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }
    /// When the bar shows its scopes.
    public enum ScopeBarActivation: Int, Sendable {
        /// When one searches.
        case automatic
        /// When the program says so (``UISearchBar/showsScopeBar``).
        case manual
        /// When there is text or a token.
        case onTextEntry
        /// When one searches.
        case onSearchActivation
    }
    /// When the bar shows its scopes, if it has any. Where they were shown before the search, they stay.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if isActive { showScopes() } }
    }
    /// Whether the bar shows its scopes by itself: ``scopeBarActivation``. The default is yes.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Whether ``searchResultsController`` is shown as soon as there is text. The default is yes.
    open var automaticallyShowsSearchResultsController: Bool {
        get { showsResults == nil }
        set {
            showsResults = newValue ? nil : showsSearchResultsController
            showStage()
        }
    }
    /// Whether ``searchResultsController`` is shown while one searches. Setting it makes that the program's matter.
    open var showsSearchResultsController: Bool {
        get { searchResultsController != nil && (showsResults ?? searchBar.hasSearch) }
        set {
            showsResults = newValue
            showStage()
        }
    }

    // MARK: Searching

    /// Whether one searches. Setting it begins the search without the keyboard, or ends it, which clears the bar and its tokens. A
    /// search cannot begin while the bar is not in a window.
    open var isActive: Bool {
        get { searched != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { begin() } else { end() }
        }
    }

    /// Whether the bar stands alone in the navigation bar.
    var hidesRow: Bool { isActive && hidesNavigationBarDuringPresentation }

    private func editingDidBegin() {
        isActive = true
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func textDidChange() {
        guard isActive else { return }
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        showStage()
    }

    private func showScopes() {
        guard automaticallyShowsScopeBar, hidScopes, searchBar.scopeButtonTitles != nil else { return }
        searchBar.showsScopeBar = scopeBarActivation != .onTextEntry || searchBar.hasSearch
    }

    private func begin() {
        let around = sequence(first: searchBar as UIResponder, next: { $0.next })
        let nearest = around.lazy.compactMap { $0 as? UIViewController }.first
        let host = (nearest as? UINavigationController)?.topViewController ?? nearest
        guard let host, let place = host.viewIfLoaded, place.window != nil else { return }
        finish()
        // Whoever heard of the end may have begun anew.
        guard !isActive, !isChanging else { return }
        isChanging = true
        defer { isChanging = false }
        delegate?.willPresentSearchController(self)
        searched = host
        scrolls = (place as? UIScrollView)?.isScrollEnabled ?? true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        hidScopes = automaticallyShowsScopeBar && !searchBar.showsScopeBar
        showScopes()
        searchBar.enclosingNavigationBar?.heightDidChange()
        host.addChild(self)
        let stage: UIView = view
        UIView.performWithoutAnimation { stage.alpha = 0 }
        place.addSubview(stage)
        didMove(toParent: host)
        showStage()
        ending = { [weak self] in
            if let self { delegate?.didPresentSearchController(self) }
        }
        move(stage, alpha: 1)
    }

    /// Fades what covers the view, and tells the rest afterwards.
    private func move(_ stage: UIView, alpha: CGFloat) {
        turn += 1
        let turn = turn
        stage.animateInOwnApplication(duration: 0.25, { stage.alpha = alpha }) { [weak self] _ in
            if let self, self.turn == turn { finish() }
        }
    }

    /// Has what began before be over.
    private func finish() {
        let ending = ending
        self.ending = nil
        ending?()
    }

    private func end() {
        finish()
        guard isActive, !isChanging else { return }
        isChanging = true
        defer { isChanging = false }
        delegate?.willDismissSearchController(self)
        (searched?.viewIfLoaded as? UIScrollView)?.isScrollEnabled = scrolls
        searched = nil
        searchBar.text = nil
        searchBar.searchTextField.tokens = []
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar, hidScopes { searchBar.showsScopeBar = false }
        searchBar.enclosingNavigationBar?.heightDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        let stage: UIView = view
        ending = { [weak self] in
            guard let self else { return }
            willMove(toParent: nil)
            stage.removeFromSuperview()
            removeFromParent()
            delegate?.didDismissSearchController(self)
        }
        move(stage, alpha: 0)
    }

    /// Ends the search, if there is one that has not gone yet; otherwise takes away what this controller shows, or what it is in.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard isActive || ending != nil || isChanging, presented == nil else {
            return super.dismiss(animated: animated, completion: completion)
        }
        isActive = false
        if let ending {
            self.ending = {
                ending()
                completion?()
            }
            if !animated, !isChanging { finish() }
        } else {
            completion?()
        }
    }

    // MARK: What covers the view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        guard let results = searchResultsController, let found = results.view else { return }
        addChild(results)
        found.frame = view.bounds
        found.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(found)
        results.didMove(toParent: self)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let searched, !searched.definesPresentationContext { isActive = false }
    }

    /// Dims or covers the view that is searched, as it is to be now.
    private func showStage() {
        guard isActive, let place = searched?.viewIfLoaded else { return }
        let showsFound = showsSearchResultsController
        searchResultsController?.viewIfLoaded?.isHidden = !showsFound
        view.isHidden = !showsFound && !obscuresBackgroundDuringPresentation
        view.backgroundColor = showsFound ? nil : .searchDimming
        tap.isEnabled = !showsFound
        (place as? UIScrollView)?.isScrollEnabled = scrolls && view.isHidden
        // A bar inside the view, as at the head of a table, is not covered itself.
        var room = place.bounds
        if searchBar.isDescendant(of: place) {
            let top = searchBar.convert(searchBar.bounds, to: place).maxY
            room = CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
        }
        view.frame = room
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Rows that have come since lie in front.
        place.bringSubviewToFront(view)
    }
}

extension UIColor {
    /// What lies over a view that is searched.
    fileprivate static let searchDimming = UIColor(white: 0, alpha: 0.2)
}
