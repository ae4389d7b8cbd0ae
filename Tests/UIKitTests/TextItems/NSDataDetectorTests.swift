import Foundation
import Testing

@testable import UIKit

/// What a program finds in a text by itself.
@Suite struct NSDataDetectorTests {
    private func detector(_ types: NSTextCheckingResult.CheckingType...) throws -> NSDataDetector {
        try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
    }

    private func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

    /// The numbers are those that Foundation's names have on Linux; it warns where the names are used.
    @Test(arguments: [
        (UInt64(64), "see www.example.com", "www.example.com"), (2048, "call +49 30 901820", "+49 30 901820"),
    ])
    func `what Foundation's names stand for is found`(type: UInt64, text: String, part: String) throws {
        let found = try NSDataDetector(types: type).matches(in: text, options: [], range: whole(text))
        #expect(found.map { (text as NSString).substring(with: $0.range) } == [part])
        #expect(found.map(\.resultType.rawValue) == [type])
        #expect(throws: (any Error).self) { try NSDataDetector(types: 8) }
    }

    @Test func `links have their address and their place in the text`() throws {
        let text = "🙂 see www.example.com/a or mail bo@example.org."
        let found = try detector(.detectedLink).matches(in: text, options: [], range: whole(text))
        #expect(found.map { (text as NSString).substring(with: $0.range) } == ["www.example.com/a", "bo@example.org"])
        #expect(found.map { $0.url?.absoluteString } == ["http://www.example.com/a", "mailto:bo@example.org"])
        #expect(
            found.allSatisfy { $0.resultType == .detectedLink && $0.numberOfRanges == 1 && $0.range(at: 0) == $0.range }
        )
        let behind = NSRange(location: 25, length: text.utf16.count - 25)
        let first = try #require(try detector(.detectedLink).firstMatch(in: text, range: behind))
        #expect((text as NSString).substring(with: first.range) == "bo@example.org")
    }

    @Test func `each kind says what it is`() throws {
        let text = "Call +49 30 901820 on 6 May 2024"
        let found = try detector(.detectedPhoneNumber, .detectedDate).matches(in: text, range: whole(text))
        #expect(found.map(\.resultType) == [.detectedPhoneNumber, .detectedDate])
        #expect(found.first?.phoneNumber == "+49 30 901820" && found.first?.url == nil)
        let date = try #require(found.last?.date)
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: date)
        #expect([parts.year, parts.month, parts.day, parts.hour] == [2024, 5, 6, 12])
        #expect(try detector(.detectedLink).numberOfMatches(in: text, range: whole(text)) == 0)
        #expect(try detector(.detectedLink).rangeOfFirstMatch(in: text, range: whole(text)).location == NSNotFound)
    }

    @Test func `a detector of nothing is refused, and a look ends when it is told`() throws {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
        let text = "a.com b.com c.com"
        var seen = 0
        try detector(.detectedLink).enumerateMatches(in: text, range: whole(text)) { match, _, stop in
            seen += match == nil ? 100 : 1
            if seen == 2 { stop.pointee = true }
        }
        #expect(seen == 2)
    }
}
