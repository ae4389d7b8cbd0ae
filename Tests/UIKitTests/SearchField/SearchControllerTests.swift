import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A search bar with what it searches in.
@MainActor @Suite("Search controller")
final class SearchControllerTests {
    private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var log: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            log.append("find \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.append("will begin") }
        func didPresentSearchController(_ searchController: UISearchController) { log.append("began") }
        func willDismissSearchController(_ searchController: UISearchController) { log.append("will end") }
        func didDismissSearchController(_ searchController: UISearchController) { log.append("ended") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    private let sim = Simulator(size: CGSize(width: 480, height: 800))
    private let listener = Listener()
    private let list = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: list)

    /// A search below the bar of a navigation controller.
    private func makeSearch(results: UIViewController? = nil) -> UISearchController {
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = listener
        search.delegate = listener
        search.searchBar.delegate = listener
        search.searchBar.autocapitalizationType = .none
        list.navigationItem.searchController = search
        sim.window.rootViewController = navigation
        sim.frame()
        return search
    }

    /// A search that goes on in a sheet which a controller shows.
    private func searchInSheet(of root: UIViewController) -> UISearchController {
        let search = UISearchController()
        list.navigationItem.searchController = search
        sim.window.rootViewController = root
        sim.frame()
        root.present(navigation, animated: false)
        sim.advance(0.5)
        search.isActive = true
        sim.advance(0.5)
        return search
    }

    private func begin(_ search: UISearchController, _ text: String = "") {
        sim.tap(search.searchBar.searchTextField)
        sim.advance(0.5)
        sim.type(text)
        sim.advance(0.5)
    }

    @Test("Its bar says in the language of the program what it is for")
    func placeholder() {
        _ = sim
        #expect(makeSearch().searchBar.placeholder == "Search" && UISearchBar().placeholder == nil)
        for own in ["Mine", ""] {
            let search = UISearchController()
            search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(string: own)
            list.navigationItem.searchController = search
            sim.frame()
            #expect(search.searchBar.placeholder == own)
        }
        #expect(Words(language: "de_AT")[.search] == "Suchen")
    }

    @Test("Typing searches, and cancelling ends it with an empty bar; all is told in order")
    func flow() {
        let search = makeSearch()
        begin(search, "ab")
        #expect(search.isActive && search.searchBar.showsCancelButton)
        #expect(sim.areaMissedByDamage() == nil)
        sim.press(.keyboardReturnOrEnter)
        #expect(search.isActive && !search.searchBar.isFirstResponder)
        sim.advance(0.5)
        sim.tap(CGPoint(x: 450, y: search.searchBar.convert(CGPoint(x: 0, y: 22), to: nil).y))
        sim.advance(0.5)
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        #expect(
            listener.log == [
                "will begin", "find ", "began", "find a", "find ab", "cancel", "will end", "find ", "ended",
            ])
        #expect(list.children.isEmpty && list.view.subviews.isEmpty)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test(
        "The bar stands below the titles, and alone while one searches, unless the titles stay",
        arguments: [true, false])
    func places(hides: Bool) {
        let search = makeSearch()
        search.hidesNavigationBarDuringPresentation = hides
        let bar = search.searchBar
        let before = bar.convert(bar.bounds, to: nil)
        #expect(before.minY == 44 && list.view.safeAreaInsets.top == before.maxY)
        search.isActive = true
        sim.advance(0.5)
        let during = bar.convert(bar.bounds, to: nil)
        #expect(during.minY == (hides ? 0 : 44) && list.view.safeAreaInsets.top == during.maxY)
        #expect(!bar.isFirstResponder && sim.areaMissedByDamage() == nil)
        search.isActive = false
        sim.advance(0.5)
        #expect(bar.convert(bar.bounds, to: nil) == before && sim.areaMissedByDamage() == nil)
        list.navigationItem.searchController = nil
        sim.frame()
        #expect(bar.superview == nil && list.view.safeAreaInsets.top == 44)
    }

    @Test("What is searched is dimmed, and a tap there ends the search; undimmed it can be used")
    func dimming() {
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 480, height: 60))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        list.view.addSubview(button)
        let search = makeSearch()
        #expect(!search.obscuresBackgroundDuringPresentation)
        search.obscuresBackgroundDuringPresentation = true
        #expect((search as any FormerNames).dimsBackgroundDuringPresentation)
        begin(search, "a")
        sim.tap(CGPoint(x: 100, y: 330))
        #expect(!search.isActive && taps == 0)
        sim.advance(0.5)
        search.obscuresBackgroundDuringPresentation = false
        begin(search, "a")
        sim.tap(CGPoint(x: 100, y: 330))
        #expect(search.isActive && taps == 1)
    }

    @Test("A controller of results covers the view as soon as there is text, or when the program says so")
    func results() {
        let results = UIViewController()
        let search = makeSearch(results: results)
        begin(search)
        #expect(results.view.isHidden && !search.showsSearchResultsController)
        sim.type("a")
        #expect(!results.view.isHidden && search.showsSearchResultsController)
        #expect(results.view.convert(results.view.bounds, to: list.view) == list.view.bounds)
        #expect(results.parent === search && search.parent === list)
        search.showsSearchResultsController = false
        #expect(results.view.isHidden && !search.automaticallyShowsSearchResultsController)
        search.automaticallyShowsSearchResultsController = true
        #expect(!results.view.isHidden)
    }

    @Test("A search ends when one goes on, or waits where its controller says so", arguments: [false, true])
    func going(waits: Bool) {
        let search = makeSearch()
        list.definesPresentationContext = waits
        begin(search, "a")
        navigation.pushViewController(UIViewController(), animated: true)
        sim.advance(1)
        #expect(search.isActive == waits && search.searchBar.window == nil && !search.searchBar.isFirstResponder)
        navigation.popViewController(animated: true)
        sim.advance(1)
        #expect(search.isActive == waits && search.searchBar.text == (waits ? "a" : ""))
        #expect(search.searchBar.window != nil && search.searchBar.showsCancelButton == waits)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("At the head of a table the bar stays free, and the table does not scroll while it is covered")
    func table() {
        let table = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = true
        table.tableView.tableHeaderView = search.searchBar
        search.searchBar.sizeToFit()
        sim.window.rootViewController = table
        sim.frame()
        begin(search)
        let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
        let cover: CGRect = search.view.convert(search.view.bounds, to: nil)
        #expect(search.parent === table && cover.minY == bar.maxY && cover.maxY == 800)
        #expect(!table.tableView.isScrollEnabled)
        sim.tap(CGPoint(x: 100, y: 300))
        #expect(!search.isActive && table.tableView.isScrollEnabled)
    }

    @Test("Nothing begins while the bar is in no window")
    func unseen() {
        let search = UISearchController()
        search.delegate = listener
        search.isActive = true
        #expect(!search.isActive && listener.log.isEmpty)
    }

    @Test("Scopes stand below the field, and choosing one is told and searches anew")
    func scopes() throws {
        let search = makeSearch()
        search.searchBar.scopeButtonTitles = ["All", "Today"]
        sim.frame()
        #expect(search.searchBar.frame.height == 44 && navigation.navigationBar.frame.height == 88)
        search.searchBar.showsScopeBar = true
        sim.frame()
        let scopes = try #require(search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.frame.minY >= search.searchBar.searchTextField.frame.maxY)
        #expect(search.searchBar.frame.height == scopes.frame.maxY + 8)
        #expect(list.view.safeAreaInsets.top == 44 + search.searchBar.frame.height)
        begin(search, "ab")
        listener.log = []
        sim.tap(scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: 16), to: nil))
        #expect(listener.log == ["scope 1", "find ab"] && search.searchBar.selectedScopeButtonIndex == 1)
        #expect(sim.areaMissedByDamage() == nil)
        search.searchBar.scopeButtonTitles = nil
        sim.frame()
        #expect(search.searchBar.frame.height == 44 && search.searchBar.selectedScopeButtonIndex == 0)
    }

    @Test("Turned on and off faster than it moves, everything is told in pairs")
    func quickly() {
        let search = makeSearch()
        for isActive in [true, false, true, false] { search.isActive = isActive }
        sim.advance(1)
        let told = listener.log.filter { !$0.hasPrefix("find") }
        #expect(told == Array(repeating: ["will begin", "began", "will end", "ended"], count: 2).flatMap(\.self))
        #expect(!search.isActive && list.children.isEmpty && list.view.subviews.isEmpty)
        search.isActive = true
        list.navigationItem.searchController = nil
        sim.advance(1)
        #expect(!search.isActive && list.children.isEmpty && list.view.subviews.isEmpty && listener.log.last == "ended")
    }

    @Test("dismiss ends the search and leaves the sheet that it is in", arguments: [true, false])
    func dismissing(animated: Bool) {
        let root = UIViewController()
        let search = searchInSheet(of: root)
        var isDone = false
        search.dismiss(animated: animated) { isDone = true }
        #expect(!search.isActive && isDone == !animated)
        sim.advance(1)
        #expect(isDone && root.presentedViewController === navigation)
        list.dismiss(animated: false)
        sim.advance(0.5)
        #expect(root.presentedViewController == nil)
    }

    @Test("Scopes show while one searches; tokens go with the text")
    func scopesAndTokens() {
        let search = makeSearch()
        search.searchBar.scopeButtonTitles = ["all", "some"]
        #expect(!search.searchBar.showsScopeBar)
        begin(search, "a")
        search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "tag")]
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        #expect(!search.searchBar.showsScopeBar && search.searchBar.searchTextField.tokens.isEmpty)
        search.automaticallyShowsScopeBar = false
        search.isActive = true
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test("Suggestions are those of the bar's field, and the updater hears which one is picked")
    func suggestions() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var picked: [String] = []
            func updateSearchResults(for searchController: UISearchController) {
                let names = ["one", "two"]
                searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
            }
            func updateSearchResults(for search: UISearchController, selecting suggestion: any UISearchSuggestion) {
                picked.append(suggestion.localizedSuggestion ?? "")
            }
        }
        let (search, updater) = (makeSearch(), Updater())
        search.searchResultsUpdater = updater
        begin(search, "o")
        sim.tap(named: "suggestion-2")
        #expect(updater.picked == ["two"] && search.searchBar.text == "o")
    }

    @Test("Scopes come with text where they are to, and never where the program shows them")
    func scopeActivation() {
        let search = makeSearch()
        search.searchBar.scopeButtonTitles = ["all", "some"]
        search.scopeBarActivation = .onTextEntry
        begin(search)
        #expect(!search.searchBar.showsScopeBar)
        sim.type("a")
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        #expect(!search.searchBar.showsScopeBar)
        search.scopeBarActivation = .manual
        begin(search, "a")
        #expect(!search.searchBar.showsScopeBar && !search.automaticallyShowsScopeBar)
    }

    @Test("Whoever is told may begin and end the search: everything is told once")
    func reentry() {
        final class Meddler: NSObject, UISearchControllerDelegate {
            var log: [String] = []
            var again = false
            func willPresentSearchController(_ search: UISearchController) {
                log.append("will begin")
                search.searchBar.becomeFirstResponder()
            }
            func didPresentSearchController(_ searchController: UISearchController) { log.append("began") }
            func willDismissSearchController(_ search: UISearchController) {
                log.append("will end")
                search.dismiss(animated: true)
            }
            func didDismissSearchController(_ search: UISearchController) {
                log.append("ended")
                if again { search.isActive = true }
            }
        }
        let (search, meddler) = (makeSearch(), Meddler())
        search.delegate = meddler
        search.searchBar.scopeButtonTitles = ["all", "some"]
        search.isActive = true
        sim.advance(0.5)
        search.isActive = false
        sim.advance(0.5)
        #expect(meddler.log == ["will begin", "began", "will end", "ended"] && !search.searchBar.showsScopeBar)
        meddler.log = []
        meddler.again = true
        search.isActive = true
        search.isActive = false
        search.isActive = true
        meddler.again = false
        sim.advance(1)
        #expect(meddler.log.filter { $0 == "will begin" }.count == 2 && search.isActive)
    }

    @Test("dismiss while the search fades out leaves the sheet that it is in")
    func dismissingTwice() {
        let root = UIViewController()
        let search = searchInSheet(of: root)
        search.isActive = false
        var isDone = false
        search.dismiss(animated: false) { isDone = true }
        sim.advance(1)
        #expect(isDone && root.presentedViewController === navigation)
    }

    @Test("Scopes that are set during the search show at once")
    func lateScopes() {
        let search = makeSearch()
        begin(search)
        search.searchBar.scopeButtonTitles = ["all", "some"]
        #expect(search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onTextEntry
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test("The updater hears of a picked suggestion also where the field has a delegate of its own")
    func suggestionsOfAnother() {
        final class Other: NSObject, UISearchTextFieldDelegate {}
        final class Updater: NSObject, UISearchResultsUpdating {
            var picked: [String] = []
            func updateSearchResults(for searchController: UISearchController) {}
            func updateSearchResults(for search: UISearchController, selecting suggestion: any UISearchSuggestion) {
                picked.append(suggestion.localizedSuggestion ?? "")
            }
        }
        let (search, updater, other) = (makeSearch(), Updater(), Other())
        search.searchResultsUpdater = updater
        search.searchBar.searchTextField.delegate = other
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "one")]
        begin(search)
        sim.tap(named: "suggestion-1")
        #expect(updater.picked == ["one"])
    }
}

/// A name that the compiler warns of.
@MainActor
private protocol FormerNames { var dimsBackgroundDuringPresentation: Bool { get } }
extension UISearchController: FormerNames {}
