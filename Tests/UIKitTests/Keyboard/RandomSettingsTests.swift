import Foundation
import Testing
import UIKitSimulator

@testable import KeyboardEngine
@testable import UIKit

/// Hands that tap whatever the settings offer, against a model that knows only what taps mean.
@MainActor @Suite struct RandomSettingsTests {
    /// What is set, as a list of values would have it.
    private struct Model: Equatable {
        var scale = 1.0
        var hold: Double? = 0.5
        var repeats: Double? = 0.5
        var strikes = 0.0
        var clicks = false
        var contrast = false
        var placement = "full"
        var languages: Set = ["en", "de"]

        mutating func tap(_ name: String) {
            let parts = name.split(separator: "-").map(String.init)
            func next(_ values: [Double], _ value: Double?) -> Double? {
                let index = values.firstIndex(of: value ?? 99) ?? 0
                let step = parts.last == "more" ? 1 : -1
                let new = values[min(max(index + step, 0), values.count - 1)]
                return new == 99 ? nil : new
            }
            switch parts[1] {
            case "scale": scale = next([1, 1.1, 1.2, 1.3, 1.4], scale) ?? 1
            case "holdDelay": hold = next([0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 99], hold)
            case "repeatDelay": repeats = next([0.3, 0.5, 0.75, 1, 1.5, 2, 3, 99], repeats)
            case "strikeInterval": strikes = next([0, 0.1, 0.2, 0.3, 0.5, 0.75, 1], strikes) ?? 0
            case "clicks": clicks.toggle()
            case "contrast": contrast.toggle()
            case "placement": placement = parts[2]
            default:
                if languages.symmetricDifference([parts[2]]) != [] { languages.formSymmetricDifference([parts[2]]) }
            }
        }
    }

    private func values(of application: UIApplication) -> Model {
        Model(
            scale: Double(application.keyboardScale), hold: application.keyHoldDelay,
            repeats: application.isDeleteKeyRepeating ? application.keyRepeatDelay : nil,
            strikes: application.keyStrikeInterval, clicks: application.keyboardClicks,
            contrast: application.accessibilityContrast == .high, placement: "\(application.keyboardPlacement)",
            languages: Set(application.keyboardLanguages))
    }

    private static let names =
        ["scale", "holdDelay", "repeatDelay", "strikeInterval"].flatMap {
            ["settings-\($0)-less", "settings-\($0)-more"]
        }
        + ["settings-clicks", "settings-contrast"]
        + ["full", "left", "right", "split", "floating"].map { "settings-placement-\($0)" }
        + ["en", "de", "ar"].map { "settings-language-\($0)" }

    @Test("Values are what was tapped, what is announced comes in pairs, and no pixel is missed", arguments: [1, 2, 3])
    func walk(round: UInt64) {
        var random = SeededGenerator(round)
        let sizes = [
            CGSize(width: 480, height: 800), CGSize(width: 1024, height: 600), CGSize(width: 800, height: 480),
        ]
        let stage = KeyboardSettingsStage(sizes[Int(round) % 3], languages: ["en", "de"])
        stage.application.offeredKeyboardLanguages = ["ar"]
        var model = Model()
        stage.open()
        for step in 0..<60 {
            let place = "seed \(SeededGenerator.seed), round \(round), step \(step)"
            switch Int.random(in: 0..<30, using: &random) {
            case 0:
                stage.application.forgetText()
                stage.simulator.advance(0.5)
                model = Model()
                #expect(stage.panel == nil, "\(place)")
            case 1:
                stage.tap("settings-done")
                #expect(stage.panel == nil && stage.application.location(ofKey: "space") != nil, "\(place)")
            case 2:
                let others = sizes.filter { $0 != stage.application.screen.bounds.size }
                stage.simulator.resize(to: others[Int.random(in: 0..<2, using: &random)])
                stage.simulator.advance(0.5)
            default:
                let name = Self.names.randomElement(using: &random) ?? ""
                // A second strike of the same key would not count.
                stage.simulator.advance(1.1)
                if stage.tap(name) { model.tap(name) }
            }
            if stage.panel == nil { stage.open() }
            #expect(values(of: stage.application) == model, "\(place)")
            #expect(stage.fault() == nil, "\(place)")
            #expect(stage.simulator.areaMissedByDamage() == nil, "\(place)")
            guard values(of: stage.application) == model else { return }
        }
    }
}
