import Testing
import UIKitSimulator

@testable import UIKit

/// Where a search goes on when the text is another than it was.
@MainActor @Suite("Searches in a text that changes")
struct SearchMemoryTests {
    @Test("A word that holds what it replaces is not replaced again", arguments: ["bobcat", "catcat", "xcatx", "cat"])
    func replacing(word: String) throws {
        let search = Search("cat dog cat bird cat")
        search.find("cat", replacement: word)
        let navigator = try #require(search.navigator)
        for count in 1...3 {
            search.simulator.tap(navigator.replaceButton)
            let parts = ["cat", "cat", "cat"].enumerated().map { $0.offset < count ? word : $0.element }
            #expect(search.view.text == "\(parts[0]) dog \(parts[1]) bird \(parts[2])")
        }
    }

    @Test("A search that goes on in later frames begins where its place has gone to", arguments: [true, false])
    func edited(isInserted: Bool) throws {
        // The next one after the caret is too far to be found at once.
        let filler = String(repeating: "x", count: 500)
        let text = filler + "needle" + filler + String(repeating: "y", count: 1_500_000) + "needle"
        let search = Search(text)
        let place = isInserted ? 510 : 1000
        search.view.selectedRange = NSRange(location: place, length: 0)
        search.simulator.press(.keyboardF, .control)
        search.session?.performSearch(query: "needle", options: nil)
        #expect(search.current == nil)
        if isInserted {
            search.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: filler)
        } else {
            search.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 498), with: "")
        }
        for _ in 0..<100 where search.current == nil { search.simulator.advance(1 / 60) }
        #expect(search.current?.location == (search.view.text as NSString).length - 6)
    }
}
