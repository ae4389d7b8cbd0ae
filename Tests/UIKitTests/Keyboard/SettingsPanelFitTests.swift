import Foundation
import Testing
import UIKitSimulator

@testable import KeyboardEngine
@testable import UIKit

/// The settings in all languages, and in windows of all sizes.
@MainActor @Suite struct SettingsPanelFitTests {
    private nonisolated static let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 480, height: 800), CGSize(width: 800, height: 480),
        CGSize(width: 1280, height: 800), CGSize(width: 3840, height: 2160),
    ]

    /// What is wrong with how the panel stands; empty for nothing.
    private func faults(_ stage: KeyboardSettingsStage) -> [String] {
        guard let panel = stage.panel else { return ["there is no panel"] }
        panel.layoutIfNeeded()
        var faults: [String] = []
        for cell in panel.cells {
            let whole = cell.captionLayout(cell.row.caption, size: SettingsKey.fontSize).width
            let shown = cell.shownCaption.width
            // Letters of 12 points and more.
            if shown < whole * 0.74 { faults.append("\(cell.row.caption) is \(shown) of \(whole) wide") }
            if shown > cell.bounds.width { faults.append("\(cell.row.caption) is clipped") }
            for key in cell.keys {
                if key.bounds.width < 44 || key.bounds.height < 44 { faults.append("\(cell.row.name) is small") }
                if !cell.bounds.contains(key.frame) { faults.append("\(cell.row.name) leaves its line") }
            }
            if case .steps(let value, _, _) = cell.row.control {
                let width = cell.captionLayout(value, size: SettingsKey.fontSize).width
                if width > 92 { faults.append("\(value) is \(width) wide") }
            }
            if cell.frame.minX < 0 || cell.frame.maxX > panel.bounds.width {
                faults.append("\(cell.row.name) is outside")
            }
        }
        return faults
    }

    @Test("Captions and values have room in every language", arguments: ShippedKeyboards.names)
    func languages(name: String) {
        for size in Self.sizes.prefix(3) {
            let stage = KeyboardSettingsStage(size, languages: [name])
            stage.open()
            #expect(faults(stage) == [], "\(size)")
            // The widest values.
            stage.application.keyHoldDelay = nil
            stage.application.isDeleteKeyRepeating = false
            stage.application.keyStrikeInterval = 0.75
            stage.simulator.advance(0.1)
            #expect(faults(stage) == [], "\(size)")
        }
    }

    @Test("In all forms of the keyboard the lines stand where its keys would", arguments: sizes)
    func forms(size: CGSize) {
        for placement in [UIApplication.KeyboardPlacement.full, .left, .right, .split, .floating] {
            let stage = KeyboardSettingsStage(size)
            stage.application.keyboardPlacement = placement
            stage.simulator.advance(0.5)
            stage.open()
            #expect(faults(stage) == [], "\(placement)")
            guard let panel = stage.panel else { continue }
            let whole = panel.cells.reduce(CGRect.null) { $0.union($1.frame) }
            switch placement {
            case .left: #expect(whole.maxX < 440)
            case .right: #expect(whole.minX > size.width - 440)
            default: #expect(abs(whole.midX - panel.bounds.midX) < 4)
            }
            #expect(stage.simulator.areaMissedByDamage() == nil, "\(placement)")
        }
    }
}

/// The layouts that are shipped.
enum ShippedKeyboards {
    static let names: [String] = {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appendingPathComponent("Assets/Keyboards").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()
}
