import Foundation
import Testing

@testable import KeyboardEngine

/// Up to five fingers do anything at all, and the keyboard does what a model of it does.
@Suite struct RandomDeedsTests {
    /// How many deeds there are: TYPECASE_DEEDS, and never fewer than ten thousand.
    private static let deeds = max(
        10_000, ProcessInfo.processInfo.environment["TYPECASE_DEEDS"].flatMap { Int($0) } ?? 0)
    private static let deedsOfSeries = 50

    @Test func `ten thousand deeds of one to five fingers type what a model types`() throws {
        var random = SeededGenerator()
        var layouts: [KeyLayout] = []
        for name in ["en", "de", "ru", "ar", "th", "ko", "ja", "ja-kana", "fr", "zh-Hant-zhuyin", "hi", "vi"] {
            layouts.append(try ShippedLayouts.layout(name))
        }
        var seen = Seen()
        for series in 0..<Self.deeds / Self.deedsOfSeries {
            let configuration = Self.configuration(layouts[series % layouts.count], series, &random)
            var hands = FiveFingers(configuration, random: random)
            if let fault = hands.play(deeds: Self.deedsOfSeries) {
                let last = hands.journal.suffix(12).joined(separator: "\n")
                Issue.record("seed \(Seed.value), series \(series), \(hands.title): \(fault)\n\(last)")
                return
            }
            random = hands.random
            seen.add(hands.seen)
        }
        // What never happens is not tested.
        for (what, count) in seen.counts { #expect(count >= 3, "seed \(Seed.value): \(what) \(count) times") }
        #expect(seen.counts.count == Seen.kinds.count, "seed \(Seed.value): \(seen.counts)")
    }

    private static let windows: [CGSize] = [
        CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 568, height: 320),
        CGSize(width: 800, height: 480), CGSize(width: 1080, height: 1920), CGSize(width: 1920, height: 1080),
    ]

    private static func configuration(
        _ layout: KeyLayout, _ series: Int, _ random: inout SeededGenerator
    ) -> KeyboardConfiguration {
        let isAny = Int.random(in: 0..<4, using: &random) == 0
        return KeyboardConfiguration(
            layout: layout,
            variant: isAny ? KeyboardVariant.allCases.randomElement(using: &random)! : .default,
            window: windows.randomElement(using: &random)!,
            languages: [[], ["A", "B"], ["A", "B", "C"], (0..<40).map { "\($0)" }].randomElement(using: &random)!,
            isSecure: Int.random(in: 0..<4, using: &random) == 0,
            isReturnEnabled: Int.random(in: 0..<6, using: &random) > 0,
            isFull: Bool.random(using: &random),
            deleteRepeat: Int.random(in: 0..<5, using: &random) > 0 ? .standard : nil,
            holdDelay: [0.5, 0.5, 0.5, 0.2, 1.3, 2.5, nil].randomElement(using: &random)!,
            strikeInterval: [0, 0, 0, 0.2, 0.5].randomElement(using: &random)!)
    }
}

/// What happened in the course of a test, by kind.
struct Seen {
    static let kinds = [
        "letter", "capital", "alternate", "space", "character deleted", "word deleted", "return", "dismiss", "next",
        "language", "drag", "selection", "plane", "menu", "list left open", "lock", "chord", "chord with two",
        "command",
        "modifier", "modifier locked",
    ]
    private(set) var counts: [String: Int] = [:]

    mutating func add(_ kind: String) { counts[kind, default: 0] += 1 }
    mutating func add(_ other: Seen) { counts.merge(other.counts) { $0 + $1 } }

    mutating func add(_ action: KeyboardAction, menu: KeyMenu?, layout: KeyPlane) {
        switch action {
        case .insert(let tap):
            if menu?.selected ?? 0 > 0 { return add("alternate") }
            let key = layout.keys.first { $0.id == tap.keyID }
            add(key.map { $0.output(shifted: false) == tap.text } ?? true ? "letter" : "capital")
        case .space: add("space")
        case .delete(.character): add("character deleted")
        case .delete(.word): add("word deleted")
        case .returnKey: add("return")
        case .dismiss: add("dismiss")
        case .nextKeyboard: add("next")
        case .selectLanguage: add("language")
        case .selectPlacement: add("placement")
        case .openSettings: add("settings")
        case .caretDragged: add("drag")
        case .caretDragSelects: add("selection")
        case .planeChanged: add("plane")
        case .shiftChanged(.locked): add("lock")
        case .press(let chord): add(["command", "chord", "chord with two"][min(chord.modifiers.count, 2)])
        case .modifiersChanged(let modes):
            if modes.values.contains(.once) { add("modifier") }
            if modes.values.contains(.locked) { add("modifier locked") }
        case .menuChanged(.some): add("menu")
        case .shiftChanged, .menuChanged, .highlightChanged, .popUpChanged, .caretDragChanged: break
        }
    }
}
