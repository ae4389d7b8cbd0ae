import Testing
import UIKitSimulator

@testable import UIKit

/// What is searched for, and where from, after selections and edits.
@MainActor @Suite("Details of finding")
struct FindDetailTests {
    @Test("A short selection is searched for; a long one and one of several lines are not", arguments: [4, 100, 101])
    func selection(length: Int) {
        let search = Search(String(repeating: "word ", count: 60) + "\nend")
        search.view.selectedRange = NSRange(location: 0, length: length)
        search.simulator.press(.keyboardF, .control)
        let text = (search.view.text as NSString).substring(to: length)
        #expect(search.interaction?.searchText ?? "" == (length <= 100 ? text : ""))
    }

    @Test("When the result at hand is changed the search goes on from where it was")
    func changedResult() {
        let search = Search("one two one three one")
        search.find("one")
        search.simulator.press(.keyboardF3)
        #expect(search.current?.location == 8)
        search.view.textStorage.replaceCharacters(in: NSRange(location: 9, length: 1), with: "x")
        search.simulator.advance(0.1)
        #expect(search.current == nil)
        search.session?.highlightNextResult(in: .forward)
        search.simulator.advance(0.1)
        #expect(search.current?.location == 18)
    }
}
