import Foundation
import Testing
import UIKit

/// Words and sentences of a text, one after the other.
@Suite("Words of a string")
struct WordEnumerationTests {
    private let text = "  Say 'hi', Zoë! 你好"

    private func parts(_ options: NSString.LanguageEnumerationOptions, _ range: NSRange? = nil) -> [String] {
        let string = text as NSString
        var found: [String] = []
        string.enumerateSubstrings(in: range ?? NSRange(location: 0, length: string.length), options: options) {
            part, place, enclosing, _ in
            #expect(part == nil || part == string.substring(with: place))
            found.append(string.substring(with: enclosing))
        }
        return found
    }

    @Test("Every unit belongs to one word, with what stands behind it, and before the first")
    func words() {
        #expect(parts(.byWords) == ["  Say '", "hi', ", "Zoë! ", "你好"])
        #expect(parts([.byWords, .reverse]) == ["你好", "Zoë! ", "hi', ", "  Say '"])
        #expect(parts(.byWords, NSRange(location: 7, length: 4)) == ["hi',"])
        #expect(
            parts(.byWords, NSRange(location: 500, length: 4)) == []
                && parts(.byWords, NSRange(location: 3, length: Int.max)).count == 4)
    }

    @Test("The options of lines and characters are Foundation's still, and it ends when it is told to")
    func others() {
        var found: [String] = []
        ("a b\nc" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 5), options: .byLines) {
            line, _, _, _ in
            found.append(line ?? "")
        }
        ("one two three" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 13), options: .byWords) {
            (word: String?, _: NSRange, _, stop) in
            found.append(word ?? "")
            if found.count == 4 { stop.pointee = true }
        }
        let string = "ä one. Two"
        string.enumerateSubstrings(in: string.startIndex..., options: .byWords) { word, range, _, _ in
            #expect(word.map { $0 == string[range] } == true)
            found.append(word ?? "")
        }
        string.enumerateSubstrings(in: string.startIndex..<string.endIndex, options: [.bySentences, .reverse]) {
            sentence, _, _, stop in
            found.append(sentence ?? "")
            stop = true
        }
        #expect(found == ["a b", "c", "one", "two", "ä", "one", "Two", "Two"])
    }
}
