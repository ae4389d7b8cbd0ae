import Foundation
import Testing
import UIKitSimulator

@testable import KeyboardEngine
@testable import UIKit

/// Hands that tap whatever the settings offer, against a model that knows only what taps mean.
@MainActor @Suite struct RandomSettingsTests {
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
        var model = ModelSettings(["en", "de"])
        stage.open()
        for step in 0..<60 {
            let place = "seed \(SeededGenerator.seed), round \(round), step \(step)"
            switch Int.random(in: 0..<30, using: &random) {
            case 0:
                stage.application.forgetText()
                stage.simulator.advance(0.5)
                model = ModelSettings(["en", "de"])
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
            #expect(ModelSettings(of: stage.application) == model, "\(place)")
            #expect(stage.fault() == nil, "\(place)")
            #expect(stage.simulator.areaMissedByDamage() == nil, "\(place)")
            guard ModelSettings(of: stage.application) == model else { return }
        }
    }
}
