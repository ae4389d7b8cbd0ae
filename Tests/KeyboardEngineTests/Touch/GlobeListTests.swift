import Foundation
import Testing

@testable import KeyboardEngine

/// What the list of the globe key offers behind the languages.
@Suite struct GlobeListTests {
    private func machine(
        languages: [String], placements: [KeyboardPlacement] = [], settings: Bool = true
    ) throws -> KeyboardMachine {
        KeyboardMachine(
            KeyboardConfiguration(
                layout: try ShippedLayouts.layout("en"), window: CGSize(width: 800, height: 480), languages: languages,
                offeredPlacements: placements, offersSettings: settings))
    }

    private func globe(_ machine: KeyboardMachine) -> CGPoint? {
        machine.geometry.keys.first { $0.key.role == .globe }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }

    @Test func `one language and no settings have no globe key, and settings alone bring it`() throws {
        #expect(globe(try machine(languages: ["en"], settings: false)) == nil)
        #expect(globe(try machine(languages: ["en"])) != nil)
        #expect(globe(try machine(languages: [])) != nil)
    }

    @Test func `languages come first, then places, and the settings at the end`() throws {
        let machine = try machine(languages: ["en", "de"], placements: [.full, .split])
        #expect(
            machine.configuration.globeChoices == [
                .language(0, layout: "en"), .language(1, layout: "de"), .placement(.full), .placement(.split),
                .settings,
            ])
        let actions = machine.configuration.globeChoices.map(\.action)
        #expect(
            actions == [
                .selectLanguage(0), .selectLanguage(1), .selectPlacement(.full), .selectPlacement(.split),
                .openSettings,
            ])
    }

    @Test func `the line of the settings asks for them`() throws {
        var machine = try machine(languages: ["en"])
        let place = try #require(globe(machine))
        _ = machine.touchBegan(1, at: place, time: 1)
        // With one language a tap is enough.
        _ = machine.touchEnded(1, at: place, time: 1.1)
        let last = try #require(machine.menu?.items.last?.frame)
        _ = machine.touchBegan(2, at: CGPoint(x: last.midX, y: last.midY), time: 2)
        let actions = machine.touchEnded(2, at: CGPoint(x: last.midX, y: last.midY), time: 2.1)
        #expect(actions.contains(.openSettings) && machine.menu == nil)
    }

    @Test func `a list that is open closes when something else is offered`() throws {
        var machine = try machine(languages: ["en"], placements: [.full, .left])
        let place = try #require(globe(machine))
        _ = machine.touchBegan(1, at: place, time: 1)
        _ = machine.touchEnded(1, at: place, time: 1.1)
        #expect(machine.menu?.items.count == 4)
        var configuration = machine.configuration
        configuration.offeredPlacements = []
        _ = machine.configure(configuration)
        #expect(machine.menu == nil)
    }
}
