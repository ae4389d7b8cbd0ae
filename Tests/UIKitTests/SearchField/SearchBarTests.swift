import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The search bar.
@MainActor @Suite("Search bar")
struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var log: [String] = []
        var begins = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            text != "x"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            log.append("cancel")
            searchBar.resignFirstResponder()
        }
    }

    private func makeBar() -> (Simulator, UISearchBar, Listener) {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        simulator.application.keyboardLanguages = ["en"]
        let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 20, width: 480, height: 44)), Listener())
        bar.delegate = listener
        bar.autocapitalizationType = .none
        simulator.window.addSubview(bar)
        simulator.frame()
        return (simulator, bar, listener)
    }

    @Test("The delegate is asked and told of typing, searching, clearing and cancelling")
    func flow() {
        let (simulator, bar, listener) = makeBar()
        simulator.tap(bar.searchTextField)
        simulator.advance(0.5)
        simulator.type("axb")
        bar.text = "c"
        simulator.press(.keyboardReturnOrEnter)
        simulator.advance(0.1)
        simulator.tap(bar.searchTextField.clearButton)
        bar.setShowsCancelButton(true, animated: true)
        simulator.advance(0.5)
        #expect(simulator.areaMissedByDamage() == nil)
        simulator.tap(CGPoint(x: 450, y: 42))
        #expect(listener.log == ["begin", "text a", "text ab", "search", "text ", "cancel", "end"])
        #expect(!bar.isFirstResponder)
    }

    @Test("A delegate can refuse the editing")
    func refusing() {
        let (simulator, bar, listener) = makeBar()
        listener.begins = false
        simulator.tap(bar.searchTextField)
        #expect(!bar.becomeFirstResponder() && listener.log == [])
    }

    @Test("The field fills the bar, and leaves room for the cancel button at the end")
    func layout() {
        let (simulator, bar, _) = makeBar()
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 464, height: 36))
        bar.showsCancelButton = true
        simulator.frame()
        #expect(bar.searchTextField.frame.minX == 8 && bar.searchTextField.frame.maxX < 430)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        simulator.frame()
        #expect(bar.searchTextField.frame.maxX == 472)
    }
}
