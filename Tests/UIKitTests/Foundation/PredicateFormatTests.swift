import Foundation
import Testing
import UIKit

/// The formats of predicates that forms are checked with.
@Suite struct PredicateFormatTests {
    @Test func `a regular expression is for the whole text`() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(address.evaluate(with: "ada@example.org"))
        #expect(!address.evaluate(with: "ada@example"))
        #expect(!address.evaluate(with: " ada@example.org"))
        #expect(!address.evaluate(with: "ada@example.org\n"))
        #expect(!address.evaluate(with: nil))
        #expect(!address.evaluate(with: 4))
        #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"), "the longer of two")
        #expect(NSPredicate(format: "self matches[c] %@", "[a-z]+").evaluate(with: "ADA"))
        #expect(NSPredicate(format: "SELF MATCHES[cd] %@", "e+").evaluate(with: "\u{c9}\u{e9}"))
        #expect(NSPredicate(format: "SELF MATCHES %@", "👍+").evaluate(with: "👍👍"))
    }

    @Test func `what a text is compared with may stand in the format or in an array`() {
        #expect(NSPredicate(format: "SELF MATCHES '[0-9 ]+'").evaluate(with: "1 2"))
        #expect(!NSPredicate(format: "SELF MATCHES \"[0-9]+\" ").evaluate(with: "a"))
        #expect(NSPredicate(format: "SELF == 'it\\'s'").evaluate(with: "it's"))
        #expect(NSPredicate(format: "SELF MATCHES '\\d+'").evaluate(with: "12"))
        #expect(NSPredicate(format: "SELF CONTAINS[c] %@", argumentArray: ["AD"]).evaluate(with: "Ada"))
    }

    @Test func `texts are compared with capitals and accents or without`() {
        func holds(_ format: String, _ argument: String, _ text: String) -> Bool {
            NSPredicate(format: format, argument).evaluate(with: text)
        }
        #expect(holds("SELF CONTAINS %@", "da", "Ada"))
        #expect(!holds("SELF CONTAINS %@", "AD", "Ada"))
        #expect(holds("SELF CONTAINS[c] %@", "AD", "Ada"))
        #expect(holds("SELF BEGINSWITH[cd] %@", "e", "\u{c9}mile"))
        #expect(!holds("SELF BEGINSWITH[c] %@", "da", "Ada"))
        #expect(holds("SELF ENDSWITH %@", "da", "Ada"))
        #expect(!holds("SELF ENDSWITH %@", "d", "Ada"))
        #expect(holds("SELF == %@", "Ada", "Ada"))
        #expect(!holds("SELF == %@", "ada", "Ada"))
        #expect(holds("SELF ==[c] %@", "ada", "Ada"))
    }
}
