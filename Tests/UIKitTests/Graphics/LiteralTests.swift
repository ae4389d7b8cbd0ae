import Foundation
import Testing
import UIKit

/// Colours and pictures that are literals of the source.
@MainActor @Suite("Literals")
struct LiteralTests {
    @Test("A colour literal is a UIColor, also where no type is said")
    func colors() {
        let plain = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let typed: UIColor? = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(plain == .red && typed == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    }

    @Test("A subclass makes colours of its own kind from literals")
    func subclasses() {
        final class Tone: UIColor, @unchecked Sendable {}
        let tone: Tone = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(tone == .green)
    }
}
