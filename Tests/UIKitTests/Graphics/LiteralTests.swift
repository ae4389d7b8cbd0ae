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

    @Test("Colours of Display P3 are the nearest that sRGB has")
    func wideColors() {
        #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).cgColor.alpha == 0.5)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.5) < 0.01 && abs(green - 0.5) < 0.01 && abs(blue - 0.5) < 0.01)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(red == 1 && green == 0 && blue == 0)
        // As the matrices of both spaces have it: 0.6, 0.5, 0.4 is 0.622, 0.495, 0.386.
        UIColor(displayP3Red: 0.6, green: 0.5, blue: 0.4, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.622) < 0.005 && abs(green - 0.495) < 0.005 && abs(blue - 0.386) < 0.005)
    }
}
