import Foundation
import KeyboardEngine
import Testing

/// Ten thousand taps of two quick thumbs arrive complete and in order.
@Suite struct ReplayTests {
    /// What happens to a finger at a time.
    struct Event {
        enum Kind { case down, move, up }
        let kind: Kind
        let finger: Int
        let point: CGPoint
        let time: TimeInterval
    }

    /// The taps of two thumbs at 15 a second that overlap by 0 to 80 ms, on random places of their keys.
    ///
    /// Each tap has a finger number of its own, as touch controllers give them.
    static func events(
        of keys: [String],
        in geometry: KeyPlaneGeometry,
        _ random: inout SeededGenerator
    ) throws -> [Event] {
        var frames: [String: CGRect] = [:]
        for placed in geometry.keys { frames[placed.key.id] = placed.frame }
        var events: [Event] = []
        var time: TimeInterval = 0
        for (finger, id) in keys.enumerated() {
            let frame = try #require(frames[id])
            let point = CGPoint(
                x: CGFloat.random(in: frame.minX...frame.maxX, using: &random),
                y: CGFloat.random(in: frame.minY...frame.maxY, using: &random)
            )
            let drift = CGPoint(
                x: point.x + CGFloat.random(in: -6...6, using: &random),
                y: point.y + CGFloat.random(in: -6...6, using: &random)
            )
            let interval = TimeInterval.random(in: 0.05...(2.0 / 15 - 0.05), using: &random)
            // Every tenth overlap is nothing at all: the touch-up has the very time of the next touch-down.
            let isTouching = Int.random(in: 0..<10, using: &random) == 0
            let overlap = isTouching ? 0 : TimeInterval.random(in: 0...0.08, using: &random)
            events.append(Event(kind: .down, finger: finger, point: point, time: time))
            events.append(Event(kind: .move, finger: finger, point: drift, time: time + interval / 2))
            events.append(Event(kind: .up, finger: finger, point: drift, time: time + interval + overlap))
            time += interval
        }
        // At the same time either event may come first.
        return events.shuffled(using: &random).sorted { $0.time < $1.time }
    }

    /// What a machine types when it is given events, with a frame's tick after each.
    static func text(of events: [Event], _ machine: inout KeyboardMachine) -> String {
        var text = ""
        for event in events {
            let actions =
                switch event.kind {
                case .down: machine.touchBegan(event.finger, at: event.point, time: event.time)
                case .move: machine.touchMoved(event.finger, to: event.point, time: event.time)
                case .up: machine.touchEnded(event.finger, at: event.point, time: event.time)
                }
            for action in actions + machine.tick(event.time) {
                switch action {
                case .insert(let tap), .space(let tap): text += tap.text
                default: break
                }
            }
        }
        return text
    }

    @Test(arguments: [
        CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 800, height: 480),
    ])
    func `no tap is lost and none is doubled`(window: CGSize) throws {
        var random = SeededGenerator()
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        var keys: [String] = []
        while keys.count < 10_000 {
            for _ in 0..<Int.random(in: 1...9, using: &random) {
                keys.append(letters.randomElement(using: &random) ?? "e")
            }
            keys.append("space")
        }
        var machine = KeyboardMachine(
            KeyboardConfiguration(layout: try ShippedLayouts.english(), window: window)
        )
        let events = try Self.events(of: keys, in: machine.geometry, &random)
        let text = Self.text(of: events, &machine)
        let expected = keys.map { $0 == "space" ? " " : $0 }.joined()
        #expect(text.count == expected.count, "seed \(Seed.value)")
        #expect(text == expected, "seed \(Seed.value)")
        #expect(machine.litKeys == [])
        #expect(machine.nextDeadline == nil)
    }

    @Test func `no digit is lost or doubled on the numbers plane and on a pad`() throws {
        for variant in [KeyboardVariant.numbersAndPunctuation, .numberPad] {
            var random = SeededGenerator()
            let digits = "0123456789".map(String.init)
            let keys = (0..<3000).map { _ in digits.randomElement(using: &random) ?? "0" }
            var machine = KeyboardMachine(
                KeyboardConfiguration(
                    layout: try ShippedLayouts.english(),
                    variant: variant,
                    window: CGSize(width: 390, height: 844)
                )
            )
            let events = try Self.events(of: keys, in: machine.geometry, &random)
            #expect(Self.text(of: events, &machine) == keys.joined(), "seed \(Seed.value)")
        }
    }
}
