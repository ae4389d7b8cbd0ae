import Foundation
import KeyboardEngine
import Testing

/// Another placement is like another size of the window.
@Suite struct PlacementChangeTests {
    private func typist(_ placement: KeyboardPlacement, width: CGFloat = 1280) throws -> Typist {
        var typist = try Typist(window: CGSize(width: width, height: 800))
        change(&typist) { $0.placement = placement }
        _ = typist.takeActions()
        return typist
    }

    private func change(_ typist: inout Typist, _ change: (inout KeyboardConfiguration) -> Void) {
        var configuration = typist.machine.configuration
        change(&configuration)
        typist.perform { $0.configure(configuration) }
    }

    @Test(arguments: [KeyboardPlacement.left, .right, .split])
    func `fingers are forgotten, plane and shift are kept`(placement: KeyboardPlacement) throws {
        var typist = try typist(.full)
        typist.tap("shift.left")
        typist.down("q")
        change(&typist) { $0.placement = placement }
        #expect(typist.machine.litKeys == [] && typist.machine.popUp == nil && typist.machine.shift.mode == .once)
        typist.up()
        #expect(typist.text == "")
        typist.tap("q", "q")
        #expect(typist.text == "Qq")
    }

    @Test func `the plane stays in every placement`() throws {
        var typist = try typist(.full)
        typist.tap("more.left")
        #expect(typist.machine.plane.current == "numbers")
        for placement in [KeyboardPlacement.left, .split, .right, .full] {
            change(&typist) { $0.placement = placement }
            #expect(typist.machine.plane.current == "numbers")
            #expect(typist.machine.geometry.metrics.placement == placement)
            typist.tap("5")
        }
        #expect(typist.text == "5555")
    }

    @Test func `other measures forget fingers, and the same ones do not`() throws {
        for other in [
            { $0.heightScale = 1.2 }, { $0.pointsPerMillimetre = 2 },
        ] as [(inout KeyboardConfiguration) -> Void] {
            var typist = try typist(.full)
            typist.down("q")
            change(&typist, other)
            typist.up()
            #expect(typist.text == "")
        }
        // A narrow window shows no halves, so nothing is elsewhere now.
        var typist = try typist(.full, width: 500)
        typist.down("q")
        change(&typist) { $0.placement = .split }
        #expect(typist.machine.litKeys == ["q"])
        typist.up()
        #expect(typist.text == "q")
    }

    @Test func `each half of the space bar types a space, lights by itself and drags the caret`() throws {
        var typist = try typist(.split)
        for id in ["space", "space.right"] {
            typist.down(id)
            #expect(typist.machine.litKeys == [id] && typist.machine.popUp == nil)
            typist.up()
            #expect(typist.machine.litKeys == [])
            typist.down(id)
            typist.wait(0.6)
            #expect(typist.machine.isDraggingCaret)
            typist.up()
        }
        #expect(typist.text == "  ")
    }

    @Test func `a key that is cut in two pops up and offers its choices above the half that is held`() throws {
        var typist = try typist(.split)
        let row = "more.left globe url.dot url.slash .com more.right dismiss"
        let layout = try ShippedLayouts.english(replacing: row, with: "more.left globe .com more.right dismiss")
        change(&typist) { ($0.layout, $0.variant) = (layout, .url) }
        let twins = typist.machine.geometry.keys.filter { $0.key.id.hasPrefix(".com") }
        #expect(twins.map(\.key.id) == [".com", ".com.right"])
        for placed in twins {
            typist.down(placed.key.id)
            #expect(typist.machine.popUp?.keyID == placed.key.id)
            typist.wait(0.6)
            let menu = try #require(typist.machine.menu)
            #expect(menu.keyID == placed.key.id && menu.frame.intersects(placed.frame.offsetBy(dx: 0, dy: -60)))
            typist.up()
        }
        #expect(typist.text == ".com.com")
    }

    @Test func `two thumbs on two halves lose nothing`() throws {
        var typist = try typist(.split)
        for (left, right) in [("t", "h"), ("e", "space.right"), ("q", "u")] {
            typist.down(left)
            typist.down(right, finger: 2)
            typist.up()
            typist.up(finger: 2)
        }
        #expect(typist.text == "the qu")
    }
}
