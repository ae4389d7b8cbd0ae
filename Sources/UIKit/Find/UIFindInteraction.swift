import Foundation

/// Finds and replaces in a view, through a bar above the keyboard: the find navigator.
///
/// A text view makes one itself, see ``UITextView/isFindInteractionEnabled``.
@preconcurrency @MainActor
public final class UIFindInteraction: NSObject {
    /// Gives the sessions. It is not kept.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that is searched.
    public internal(set) weak var view: UIView?
    private var navigator: FindNavigator?

    /// Creates an interaction.
    ///
    /// Views have no list of interactions here: the view that is searched is the delegate, if that is one.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        view = sessionDelegate as? UIView
        super.init()
    }

    /// The search that is under way; `nil` while the navigator is closed.
    public private(set) var activeFindSession: UIFindSession?
    /// Whether the bar is shown.
    public var isFindNavigatorVisible: Bool { navigator != nil }

    /// What is searched for. Setting it while the navigator is shown searches for it.
    public var searchText: String? {
        didSet {
            guard searchText != oldValue else { return }
            navigator?.show(searchText: searchText)
            search()
        }
    }

    /// What takes the place of what is found.
    public var replacementText: String? {
        didSet { if replacementText != oldValue { navigator?.show(replacementText: replacementText) } }
    }

    // MARK: The navigator

    /// Opens the navigator, or brings it to the front, with what was searched for last. The place for a replacement is
    /// shown only where the session supports it.
    public func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator, let session = activeFindSession {
            navigator.showsReplacement = showingReplace && session.supportsReplacement
            return navigator.focus()
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        let navigator = FindNavigator(interaction: self)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && session.supportsReplacement
        navigator.show(searchText: searchText)
        navigator.show(replacementText: replacementText)
        navigator.open(in: window)
        delegate?.findInteraction(self, didBegin: session)
        search()
    }

    /// Closes the navigator. In a text view the result at hand becomes the selection, and the view the first responder.
    public func dismissFindNavigator() {
        close(givesFocusBack: true)
    }

    /// The same where the view has left the window, and no focus can be given back.
    func close(givesFocusBack: Bool) {
        guard let navigator, let session = activeFindSession else { return }
        self.navigator = nil
        activeFindSession = nil
        session.end()
        if givesFocusBack, let view, view.window != nil { view.becomeFirstResponder() }
        navigator.removeFromSuperview()
        view?.setNeedsLayout()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Ends the search and forgets what was searched for.
    func forgetText() {
        close(givesFocusBack: false)
        searchText = nil
        replacementText = nil
    }

    /// The navigator's bar, in the screen's points; null while there is none.
    var barOnScreen: CGRect { navigator?.barOnScreen ?? .null }

    // MARK: Finding

    /// Goes on to the next result. Opens the navigator first if it is closed.
    public func findNext() { highlightNext(in: .forward) }

    /// Goes back to the previous result. Opens the navigator first if it is closed.
    public func findPrevious() { highlightNext(in: .backward) }

    private func highlightNext(in direction: UITextStorageDirection) {
        guard let session = activeFindSession else { return presentFindNavigator(showingReplace: false) }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Shows the session's numbers, which have changed.
    public func updateResultCount() {
        guard let navigator, let session = activeFindSession else { return }
        navigator.show(session, hasQuery: searchText?.isEmpty == false)
    }

    private func search() {
        guard let session = activeFindSession else { return }
        session.performSearch(query: searchText ?? "", options: nil)
        updateResultCount()
    }

    // MARK: Replacing

    func replace() {
        guard let session = activeFindSession, let searchText, session.allowsReplacementForCurrentlyHighlightedResult
        else { return }
        session.performSingleReplacement(
            searchQuery: searchText, replacementString: replacementText ?? "", options: nil)
        updateResultCount()
    }

    func replaceAll() {
        guard let session = activeFindSession, session.supportsReplacement, let searchText, !searchText.isEmpty else {
            return
        }
        session.replaceAll(searchQuery: searchText, replacementString: replacementText ?? "", options: nil)
        updateResultCount()
    }
}
