import Foundation
import Testing
import UIKitSimulator

@testable import CheckIn

/// What a screen reader would say of each screen of the check-in, in the order of reading.
@MainActor @Suite struct CheckInReadingTests {
    private let sim = Simulator(size: CGSize(width: 1280, height: 800))

    private func settle() {
        for _ in 0..<3 {
            sim.frame()
            sim.passTime(0.4)
        }
        sim.frame()
    }

    /// The elements without their places.
    private var lines: [String] {
        settle()
        return sim.application.accessibilityTree.text.split(separator: "\n").map {
            $0.replacing(#/ \(-?\d+ -?\d+ -?\d+ -?\d+\)/#, with: "")
        }
    }

    @Test("The form, what is wrong in it, what was typed, and the thanks")
    func screens() {
        sim.window.rootViewController = CheckInViewController(journal: nil)
        print("== form\n" + lines.joined(separator: "\n"))
        sim.hasHardwareKeyboard = true
        sim.tap(named: "send")
        print("== faults\n" + lines.joined(separator: "\n"))
        for answer in ["Ada Lovelace", "ACME", "ada@acme.org", "+44 20 7946", "Charles Babbage", "1843", ""] {
            sim.type(answer)
            sim.press(.keyboardReturnOrEnter)
        }
        sim.tap(named: "rules")
        print("== filled\n" + lines.joined(separator: "\n"))
        sim.tap(named: "send")
        print("== thanks\n" + lines.joined(separator: "\n"))
    }
}
