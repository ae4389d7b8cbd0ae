import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Random arrows and returns on the on-screen keys: the focus is where the geometry of the keys alone says, and the text is
/// what the pressed keys say.
@MainActor @Suite struct KeypadWalkTests {
    /// The keys and the field above them, as they stand on the screen.
    private static func places(_ kiosk: KeypadKiosk) -> [FocusPlace<String>] {
        let keyboard = kiosk.simulator.keyboardFrame
        let keys = kiosk.context.keyboard?.geometry.keys ?? []
        // A keyboard that floats has an edge below the keys to drag it by.
        let edge = kiosk.context.isFloating ? FloatingHandle.height : 0
        let top = keyboard.maxY - edge - (kiosk.context.keyboard?.geometry.size.height ?? 0)
        return keys.map { FocusPlace(id: $0.key.id, frame: $0.frame.offsetBy(dx: keyboard.minX, dy: top)) }
            + [FocusPlace(id: "UITextField", frame: kiosk.field.frame)]
    }

    @Test(arguments: [
        (CGSize(width: 480, height: 800), UIApplication.KeyboardPlacement.full),
        (CGSize(width: 800, height: 480), .full), (CGSize(width: 800, height: 480), .split),
        (CGSize(width: 480, height: 800), .right), (CGSize(width: 800, height: 480), .floating),
    ])
    func theFocusIsWhereTheGeometrySaysAndTheTextIsWhatTheKeysSay(
        size: CGSize, placement: UIApplication.KeyboardPlacement
    ) throws {
        var random = SeededGenerator(UInt64(size.width))
        let kiosk = KeypadKiosk(["en", "de", "he"], size: size)
        kiosk.simulator.application.keyboardPlacement = placement
        // What is typed stays what the keys say.
        (kiosk.field.smartQuotesType, kiosk.field.smartDashesType) = (.no, .no)
        kiosk.begin()
        var model = SpatialFocus(
            on: try #require(Self.places(kiosk).first { $0.id == kiosk.focused }, "seed \(SeededGenerator.seed)"))
        var (expected, typed) = ("", 0)
        for number in 0..<220 {
            let hint: Comment = "seed \(SeededGenerator.seed), \(size), \(placement), deed \(number): \(model.place.id)"
            if Int.random(in: 0..<4, using: &random) > 0 {
                let direction = try #require(FocusDirection.allCases.randomElement(using: &random))
                model.move(direction, among: Self.places(kiosk))
                kiosk.arrow(direction)
            } else {
                let key = kiosk.context.keyboard?.geometry.key(id: model.place.id)?.key
                // What ends the keyboard ends the walk; a pressed field leads to the middle of the keys.
                guard let key, key.role != .dismiss, key.role != .returnKey else { continue }
                if key.role == .delete {
                    expected = String(expected.dropLast())
                } else if let text = key.output(shifted: kiosk.context.keyboard?.isShifted(key) ?? false) {
                    expected += text
                    typed += 1
                }
                kiosk.enter()
                kiosk.simulator.advance(0.3)
                // Two spaces become a full stop, and dots are marks of their own.
                if let text = kiosk.text, key.role == .space { expected = text }
                let isSettled = model.settle(among: Self.places(kiosk))
                #expect(isSettled, hint)
            }
            #expect(kiosk.focused == model.place.id, hint)
            #expect(kiosk.text == expected, hint)
            let ring = try #require(kiosk.ring, hint)
            let frame = model.place.frame
            #expect(abs(ring.midX - frame.midX) <= 2 && abs(ring.midY - frame.midY) <= 2, hint)
            if number % 40 == 0 { #expect(kiosk.simulator.areaMissedByDamage() == nil, hint) }
            if kiosk.focused != model.place.id || kiosk.text != expected { return }
        }
        #expect(typed > 5)
    }
}
