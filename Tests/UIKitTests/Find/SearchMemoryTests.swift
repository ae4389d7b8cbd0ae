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

    @Test("Of more results than are counted every one is reached, from both sides")
    func manyResults() {
        let count = 10_020
        let search = Search(String(repeating: "x ", count: count))
        search.find("x")
        var places: [Int] = []
        func press(_ flags: UIKeyModifierFlags = []) {
            search.simulator.press(.keyboardF3, flags)
            for _ in 0..<10 { search.simulator.frame() }
            places.append(search.current?.location ?? -1)
        }
        #expect(search.session?.mayHaveMoreResults == true && search.session?.resultCount == 10_000)
        press(.shift)
        press(.shift)
        press()
        press()
        press()
        let last = (count - 1) * 2
        #expect(places == [last, last - 2, last, 0, 2])
        // From the last one that is counted on as well.
        search.simulator.press(.keyboardEscape)
        search.view.selectedRange = NSRange(location: 2 * 9_999, length: 0)
        search.find("x")
        #expect(search.current?.location == 19_998)
        places = []
        press()
        press(.shift)
        press(.shift)
        #expect(places == [20_000, 19_998, 19_996])
    }

    @Test("Who turns round while a far result is looked for is not taken to it", arguments: [true, false])
    func turning(isForward: Bool) {
        let filler = String(repeating: "y", count: 1_500_000)
        let search = Search("needle" + filler + "needle" + filler + "needle")
        let start = isForward ? 0 : 3_000_012
        search.view.selectedRange = NSRange(location: start, length: 0)
        search.find("needle")
        #expect(search.current?.location == start)
        let (far, back): (UITextStorageDirection, UITextStorageDirection) =
            isForward ? (.forward, .backward) : (.backward, .forward)
        search.session?.highlightNextResult(in: far)
        #expect(search.current?.location == start, "It is too far to be found at once.")
        search.session?.highlightNextResult(in: back)
        for _ in 0..<100 where search.current?.location == start { search.simulator.advance(1 / 60) }
        #expect(search.current?.location == (isForward ? 3_000_012 : 0))
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
