import Foundation
import Testing
import UIKitSimulator

/// Up to five fingers do anything at all on a kiosk whose fields, languages, screen and keyboards change meanwhile: what
/// is typed is what a model types, no key stays lit, no finger is lost, and announcements are pairs.
@MainActor @Suite("Random hands")
struct RandomHandsTests {
    /// Ten thousand take minutes without optimisation; TYPECASE_DEEDS says how many there are.
    private static let deeds = ProcessInfo.processInfo.environment["TYPECASE_DEEDS"].flatMap { Int($0) } ?? 1050
    private static let deedsOfSeries = 150

    @Test func whatIsTypedShownAndAnnouncedIsWhatAModelSays() {
        var seen: [String: Int] = [:]
        var movements = 0
        for series in 0..<max(1, Self.deeds / Self.deedsOfSeries) {
            let hands = RandomHands(seed: UInt64(series) << 16)
            for number in 0..<Self.deedsOfSeries {
                guard let fault = hands.deed() else { continue }
                let journal = hands.journal.suffix(30).joined(separator: "\n")
                Issue.record("seed \(SeededGenerator.seed), series \(series), deed \(number): \(fault)\n\(journal)")
                return
            }
            seen.merge(hands.model.seen) { $0 + $1 }
            movements += hands.pairs.movements
        }
        // What never happens is not tested.
        for kind in ["letter", "delete", "planeChanged", "focus"] {
            #expect(seen[kind, default: 0] >= 3, "\(kind), seed \(SeededGenerator.seed)")
        }
        #expect(movements > Self.deeds / 50)
        guard Self.deeds >= 10_000 else { return }
        for kind in [
            "space", "returnKey", "menuChanged", "nextKeyboard", "selectLanguage", "caretDragged", "caretDragSelects",
            "emoji", "dismiss", "press", "selectPlacement", "openSettings", "set", "drag", "dock", "pinch",
            "keypad key",
            "keypad press",
        ] {
            #expect(seen[kind, default: 0] >= 1, "\(kind), seed \(SeededGenerator.seed)")
        }
    }
}
