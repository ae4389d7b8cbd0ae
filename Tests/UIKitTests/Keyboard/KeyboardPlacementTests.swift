import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Keys for one hand, and in two halves.
@MainActor @Suite struct KeyboardPlacementTests {
    @Test("One hand reaches all keys at its side, and types with them")
    func oneHand() throws {
        let (simulator, field) = makeEditedField(on: CGSize(width: 800, height: 480))
        for (placement, letter) in [(UIApplication.KeyboardPlacement.right, "q"), (.left, "p")] {
            simulator.application.keyboardPlacement = placement
            simulator.advance(0.5)
            let point = try #require(simulator.application.location(ofKey: letter))
            #expect(placement == .right ? point.x > 340 : point.x < 460)
            simulator.tapKey(letter)
            // Beside the keys there are none.
            simulator.tap(CGPoint(x: placement == .right ? 60 : 740, y: point.y))
        }
        #expect(field.text == "qp")
        simulator.application.keyboardPlacement = .full
        simulator.advance(0.5)
        #expect(try #require(simulator.application.location(ofKey: "q")).x < 80)
    }

    @Test("Two halves stand at the sides of a wide window, and a narrow one has none")
    func split() throws {
        let (simulator, field) = makeEditedField(on: CGSize(width: 1024, height: 600))
        simulator.application.keyboardPlacement = .split
        simulator.advance(0.5)
        let (t, y) = (
            try #require(simulator.application.location(ofKey: "t")),
            try #require(simulator.application.location(ofKey: "y"))
        )
        #expect(t.x < 420 && y.x > 600)
        for letter in ["t", "y", "space"] { simulator.tapKey(letter) }
        simulator.tap(CGPoint(x: 512, y: t.y))
        #expect(field.text == "ty ")
        simulator.resize(to: CGSize(width: 480, height: 800))
        simulator.advance(0.5)
        let narrow = try #require(simulator.application.location(ofKey: "t")).x
        #expect(try #require(simulator.application.location(ofKey: "y")).x - narrow < 60)
    }

    @Test("A keyboard that changes its height says so once, and larger keys keep to their share")
    func height() {
        let (simulator, _) = makeEditedField(on: CGSize(width: 480, height: 800))
        let before = simulator.keyboardFrame
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        simulator.application.keyboardScale = 9
        simulator.advance(0.5)
        #expect(simulator.application.keyboardScale == 1.4 && count == 1)
        #expect(simulator.keyboardFrame.height > before.height && simulator.keyboardFrame.height <= 360)
        simulator.application.keyboardScale = .nan
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame == before && count == 2)
    }
}
