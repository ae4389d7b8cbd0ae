import Foundation
import KeyboardEngine
import Testing

/// A hundred thousand events without sense or order leave a keyboard that works.
@Suite struct KeyboardFuzzTests {
    @Test(arguments: [true, false])
    func `random events trap nothing and leave no key lit`(cancelling: Bool) throws {
        var random = SeededGenerator(Seed.value ^ (cancelling ? 1 : 2))
        let layouts = [try ShippedLayouts.english(), KeyLayout.emergency]
        var machine = KeyboardMachine(
            KeyboardConfiguration(layout: layouts[0], window: CGSize(width: 390, height: 844))
        )
        var time: TimeInterval = 0
        var insertions = 0
        for _ in 0..<100_000 {
            time = Self.time(after: time, &random)
            for action in Self.event(at: time, on: &machine, layouts: layouts, &random) {
                switch action {
                case .insert(let tap), .space(let tap):
                    insertions += 1
                    #expect(tap.point.x.isFinite && tap.point.y.isFinite && tap.time.isFinite, "seed \(Seed.value)")
                case .highlightChanged(let keys):
                    #expect(keys == machine.litKeys, "seed \(Seed.value)")
                default:
                    break
                }
            }
            if let deadline = machine.nextDeadline { #expect(deadline.isFinite, "seed \(Seed.value)") }
        }
        #expect(insertions > 1000, "seed \(Seed.value): the events must reach the keys")

        if cancelling {
            _ = machine.cancelAll()
        } else {
            let start = time.isFinite ? time : 0
            _ = machine.tick(start)
            for step in 1...101 { _ = machine.tick(start + Double(step) / 10) }
        }
        #expect(machine.litKeys == [], "seed \(Seed.value)")
        #expect(machine.popUp == nil, "seed \(Seed.value)")
        #expect(!machine.isDraggingCaret, "seed \(Seed.value)")
        if cancelling { #expect(machine.menu == nil, "seed \(Seed.value)") }
        #expect(machine.nextDeadline == nil, "seed \(Seed.value)")
    }

    /// A time that mostly goes on, sometimes back, and sometimes is no time.
    private static func time(after time: TimeInterval, _ random: inout SeededGenerator) -> TimeInterval {
        let base = time.isFinite && abs(time) < 1e9 ? time : 0
        switch Int.random(in: 0..<200, using: &random) {
        case 0: return [.nan, .infinity, -.infinity, 1e300, -1e18].randomElement(using: &random) ?? 0
        case 1...5: return base - TimeInterval.random(in: 0...100, using: &random)
        case 6: return base + 1e6
        default: return base + TimeInterval.random(in: 0...0.1, using: &random)
        }
    }

    /// A point that mostly is on the keyboard, sometimes beside it, and sometimes is no point.
    private static func point(in size: CGSize, _ random: inout SeededGenerator) -> CGPoint {
        switch Int.random(in: 0..<50, using: &random) {
        case 0: CGPoint(x: CGFloat.nan, y: 10)
        case 1: CGPoint(x: 10, y: CGFloat.infinity)
        case 2: CGPoint(x: 1e300, y: -1e300)
        case 3: CGPoint(x: -5, y: 5)
        default:
            CGPoint(
                x: CGFloat.random(in: 0...max(1, size.width), using: &random),
                y: CGFloat.random(in: 0...max(1, size.height), using: &random)
            )
        }
    }

    /// Does one thing to the machine.
    private static func event(
        at time: TimeInterval,
        on machine: inout KeyboardMachine,
        layouts: [KeyLayout],
        _ random: inout SeededGenerator
    ) -> [KeyboardAction] {
        let finger = Int.random(in: 0..<5, using: &random)
        let point = point(in: machine.geometry.size, &random)
        switch Int.random(in: 0..<1000, using: &random) {
        case 0..<350: return machine.touchBegan(finger, at: point, time: time)
        case 350..<550: return machine.touchMoved(finger, to: point, time: time)
        case 550..<880: return machine.touchEnded(finger, at: point, time: time)
        case 880..<900: return machine.touchCancelled(finger, time: time)
        case 900..<970: return machine.tick(time)
        case 970..<985: return machine.autocapitalize(Bool.random(using: &random))
        case 985: return machine.cancelAll()
        case 986: return machine.reset()
        default:
            var configuration = machine.configuration
            configuration.layout = layouts.randomElement(using: &random) ?? layouts[0]
            configuration.variant = KeyboardVariant.allCases.randomElement(using: &random) ?? .default
            configuration.isFull = Bool.random(using: &random)
            configuration.isSecure = Bool.random(using: &random)
            configuration.isReturnEnabled = Bool.random(using: &random)
            configuration.deleteRepeat = Bool.random(using: &random) ? .standard : nil
            configuration.holdDelay = [nil, 0.1, 0.5, 2].randomElement(using: &random) ?? 0.5
            configuration.strikeInterval = [0, 0, 0.5].randomElement(using: &random) ?? 0
            configuration.languages = [[], ["A", "B"], (0..<99).map(String.init)].randomElement(using: &random) ?? []
            configuration.placement = KeyboardPlacement.allCases.randomElement(using: &random) ?? .full
            configuration.heightScale = [1, 1.4, 0, .nan].randomElement(using: &random) ?? 1
            configuration.pointsPerMillimetre = [nil, 0.5, 3.8, 40, .nan].randomElement(using: &random) ?? nil
            let lengths: [CGFloat] = [0, 1, 320, 390, 800, 1920, .nan, .infinity]
            configuration.window = CGSize(
                width: lengths.randomElement(using: &random) ?? 0,
                height: lengths.randomElement(using: &random) ?? 0
            )
            return machine.configure(configuration)
        }
    }
}
