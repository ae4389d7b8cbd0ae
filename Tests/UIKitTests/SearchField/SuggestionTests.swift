import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a search field suggests.
@MainActor @Suite("Search suggestions")
struct SuggestionTests {
    private func suggest(_ words: String..., in stage: SearchStage) {
        stage.field.searchSuggestions = words.map { UISearchSuggestionItem(localizedSuggestion: $0) }
        stage.simulator.advance(0.1)
    }

    private func list(of stage: SearchStage) -> SuggestionList? {
        stage.simulator.application.selection.window.subviews.lazy.compactMap { $0 as? SuggestionList }.first
    }

    @Test("The list stands below the field while it is edited, and goes with the editing and the suggestions")
    func coming() throws {
        let stage = SearchStage()
        suggest("cat", "dog", in: stage)
        #expect(list(of: stage) == nil)
        stage.edit()
        let shown = try #require(list(of: stage))
        #expect(shown.frame.minY > stage.field.frame.maxY && shown.frame.minX == stage.field.frame.minX)
        #expect(shown.frame.height == 88 && shown.frame.maxY <= stage.simulator.keyboardFrame.minY)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        suggest(in: stage)
        #expect(list(of: stage) == nil)
        suggest("cow", in: stage)
        #expect(list(of: stage)?.frame.height == 44)
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        #expect(list(of: stage) == nil && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("A tap picks: the delegate is told, the list closes, text and focus stay")
    func tapping() {
        let stage = SearchStage()
        stage.edit(text: "c")
        suggest("cat", "cow", in: stage)
        stage.simulator.tap(named: "suggestion-2")
        stage.simulator.advance(0.1)
        #expect(stage.picked == ["cow"] && stage.field.text == "c" && stage.field.isFirstResponder)
        #expect(list(of: stage) == nil)
        suggest("cat", in: stage)
        #expect(list(of: stage) != nil)
    }

    @Test("Arrow keys go through the list and return picks; without one chosen return is return")
    func keys() {
        let stage = SearchStage()
        var searches = 0
        stage.field.addAction(UIAction { _ in searches += 1 }, for: .primaryActionTriggered)
        stage.edit(text: "c")
        suggest("cat", "cow", "crow", in: stage)
        stage.simulator.press(.keyboardReturnOrEnter)
        #expect(searches == 1 && stage.picked == [])
        for _ in 0..<5 { stage.simulator.press(.keyboardDownArrow) }
        stage.simulator.press(.keyboardUpArrow)
        stage.simulator.advance(0.1)
        #expect(stage.field.offer.highlighted == 1 && stage.simulator.areaMissedByDamage() == nil)
        stage.simulator.press(.keyboardReturnOrEnter)
        #expect(searches == 1 && stage.picked == ["cow"])
        suggest("cat", in: stage)
        stage.simulator.press(.keyboardDownArrow)
        stage.simulator.press(.keyboardEscape)
        stage.simulator.advance(0.1)
        #expect(list(of: stage) == nil && stage.field.isFirstResponder)
        stage.simulator.tapKey("return")
        #expect(searches == 2 && stage.picked == ["cow"])
    }

    @Test("Many suggestions scroll, and the chosen one is brought into sight")
    func scrolling() throws {
        let stage = SearchStage(size: CGSize(width: 320, height: 480), width: 280)
        stage.edit()
        stage.field.searchSuggestions = (1...30).map { UISearchSuggestionItem(localizedSuggestion: "suggestion \($0)") }
        stage.simulator.advance(0.1)
        let shown = try #require(list(of: stage))
        #expect(shown.frame.maxY <= stage.simulator.keyboardFrame.minY)
        for _ in 0..<20 { stage.simulator.press(.keyboardDownArrow) }
        stage.simulator.advance(0.1)
        let cell = try #require(stage.simulator.locate("suggestion-20"))
        #expect(shown.frame.contains(cell))
    }

    @Test("A field at the keyboard has its list above it")
    func above() throws {
        let stage = SearchStage()
        stage.edit()
        stage.field.frame.origin.y = stage.simulator.keyboardFrame.minY - 60
        suggest("cat", "cow", "crow", in: stage)
        let shown = try #require(list(of: stage))
        #expect(shown.frame.maxY < stage.field.frame.minY)
    }

    @Test("A delegate that takes the field away when it is told does no harm")
    func hostile() {
        final class Remover: NSObject, UISearchTextFieldDelegate {
            func searchTextField(_ field: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
                field.searchSuggestions = nil
                field.removeFromSuperview()
            }
        }
        let (stage, remover) = (SearchStage(), Remover())
        stage.field.delegate = remover
        stage.edit()
        suggest("cat", in: stage)
        stage.simulator.tap(named: "suggestion-1")
        stage.simulator.advance(0.5)
        #expect(stage.field.superview == nil && list(of: stage) == nil)
    }
}
