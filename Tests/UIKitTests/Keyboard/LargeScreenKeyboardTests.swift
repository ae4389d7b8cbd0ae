import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// The keyboard on screens that are wider than keys become: everything stands together, and signs are larger.
@MainActor @Suite struct LargeScreenKeyboardTests {
    private func stage(_ size: CGSize, languages: [String] = ["en", "emoji"]) -> (Simulator, UITextField) {
        makeEditedField(on: size, languages: languages)
    }

    private func views<View: UIView>(_ type: View.Type, _ simulator: Simulator) -> [View] {
        var found: [View] = []
        simulator.application.keyboard.window.forEachInSubtree { if let view = $0 as? View { found.append(view) } }
        return found
    }

    @Test("Signs on high keys are larger, and on usual ones as they are everywhere")
    func signs() throws {
        func letterSize(_ size: CGSize) throws -> CGFloat {
            let (simulator, _) = stage(size)
            let key = try #require(views(KeyView.self, simulator).first { $0.accessibilityLabel == "q" })
            return try #require(key.line).size
        }
        #expect(try letterSize(CGSize(width: 800, height: 480)) == 22)
        #expect(try letterSize(CGSize(width: 1080, height: 1920)) == 34)
        #expect(try letterSize(CGSize(width: 3840, height: 2160)) == 44)
    }

    @Test(
        "No key is wider than 22 mm of a display that knows its size, whatever the scale",
        arguments: [1, 2] as [CGFloat])
    func millimetres(scale: CGFloat) throws {
        let simulator = Simulator(size: CGSize(width: 1920, height: 1080), scale: scale)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(1)
        func widest() -> CGFloat {
            views(KeyView.self, simulator).filter { $0.accessibilityLabel?.count == 1 }.map(\.frame.width).max() ?? 0
        }
        let unknown = widest()
        // A wall of a metre and a half, and then a panel of half a metre.
        for width in [1500, 500] as [CGFloat] {
            simulator.host.memoryDisplay.pixelsPerMillimetre = Double(1920 * scale / width)
            simulator.inject(.displayChanged)
            simulator.advance(0.5)
            let points = 22 * 1920 / width
            #expect(widest() <= points && widest() > points * 0.7, "\(width) mm: \(widest()) of \(points) points")
            #expect(widest() < unknown || width == 500)
        }
        simulator.host.memoryDisplay.pixelsPerMillimetre = nil
        simulator.inject(.displayChanged)
        simulator.advance(0.5)
        #expect(widest() == unknown)
    }

    @Test("Emoji stand where the keys were, are typed there, and beside them nothing is")
    func emoji() throws {
        let (simulator, field) = stage(CGSize(width: 3840, height: 2160))
        let keys = views(KeyView.self, simulator).map { $0.convertToScreen($0.bounds) }
        simulator.tapKey("globe")
        simulator.advance(0.5)
        let panel = try #require(views(EmojiPanel.self, simulator).first)
        let frame = panel.convertToScreen(panel.bounds)
        #expect(keys.allSatisfy { frame.minX <= $0.minX && $0.maxX <= frame.maxX } && frame.width < 2000)
        simulator.tapKey("😀")
        #expect(field.text == "😀")
        simulator.tap(CGPoint(x: frame.minX - 10, y: frame.midY))
        simulator.tap(CGPoint(x: frame.maxX + 10, y: frame.midY))
        #expect(field.text == "😀" && simulator.areaMissedByDamage() == nil)
    }

    @Test("Candidates begin above the first key, and all of them take the place of the keys")
    func candidates() throws {
        let (simulator, _) = stage(CGSize(width: 3840, height: 2160), languages: ["ja-romaji", "en"])
        for letter in "sakura" { simulator.tapKey(String(letter)) }
        simulator.frame()
        let keys = views(KeyView.self, simulator).map { $0.convertToScreen($0.bounds) }
        let first = try #require(views(CandidateCell.self, simulator).first)
        let place = first.convertToScreen(first.bounds)
        #expect(place.minX == keys.map(\.minX).min() && simulator.areaMissedByDamage() == nil)
    }

    @Test("What a held key offers is as wide as high on high keys")
    func alternates() throws {
        let (simulator, _) = stage(CGSize(width: 3840, height: 2160))
        simulator.touchDown(0, at: try #require(simulator.application.location(ofKey: "e")))
        simulator.advance(1)
        let menu = try #require(simulator.application.inputContext.keyboard?.menu)
        #expect(menu.items.count > 3 && menu.items.allSatisfy { abs($0.frame.width - $0.frame.height) < 1 })
        #expect(menu.items.allSatisfy { $0.frame.width > 90 })
    }
}
