import Foundation
import Testing

@testable import KeyboardEngine

/// Pads of digits without their return key.
@Suite struct NumberPadTests {
    private static let variants: [KeyboardVariant] = [.numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad]
    private static let placements: [KeyboardPlacement] = [.full, .left, .split]

    private func machine(
        _ variant: KeyboardVariant, _ placement: KeyboardPlacement, hasReturn: Bool, layout: String = "en"
    ) throws -> KeyboardMachine {
        KeyboardMachine(
            KeyboardConfiguration(
                layout: try ShippedLayouts.layout(layout), variant: variant, window: CGSize(width: 800, height: 480),
                padsHaveReturn: hasReturn, placement: placement))
    }

    @Test(arguments: variants, placements)
    func `a touch means the same key with and without it, and none where it was meant`(
        variant: KeyboardVariant, placement: KeyboardPlacement
    ) throws {
        let before = try machine(variant, placement, hasReturn: true).geometry
        let after = try machine(variant, placement, hasReturn: false).geometry
        #expect(before.keys.contains { $0.key.role == .returnKey } && before.blanks.isEmpty)
        #expect(!after.keys.contains { $0.key.role == .returnKey } && after.blanks.count == 1)
        #expect(after.size == before.size)
        var missed = 0
        for y in stride(from: 0, through: before.size.height, by: 3) {
            for x in stride(from: 0, through: before.size.width, by: 3) {
                let point = CGPoint(x: x, y: y)
                let key = before.key(at: point)
                let expected = key?.key.role == .returnKey ? nil : key?.key.id
                #expect(after.key(at: point)?.key.id == expected, "\(point)")
                if key?.key.role == .returnKey { missed += 1 }
            }
        }
        #expect(missed > 50)
    }

    @Test(arguments: variants)
    func `a tap in its place types nothing, and a finger that slides there neither`(variant: KeyboardVariant) throws {
        var machine = try machine(variant, .full, hasReturn: false)
        let blank = try #require(machine.geometry.blanks.first)
        let middle = CGPoint(x: blank.midX, y: blank.midY)
        #expect(machine.touchBegan(1, at: middle, time: 1).isEmpty)
        #expect(machine.touchEnded(1, at: middle, time: 1.1).isEmpty)
        let five = try #require(machine.geometry.key(id: "5")?.frame)
        _ = machine.touchBegan(2, at: CGPoint(x: five.midX, y: five.midY), time: 2)
        _ = machine.touchMoved(2, to: middle, time: 2.1)
        let actions = machine.touchEnded(2, at: middle, time: 2.2)
        #expect(!actions.contains { if case .insert = $0 { true } else { false } })
    }

    @Test func `letters keep theirs, and pads of all languages lose it`() throws {
        for name in ShippedLayouts.names {
            for variant in KeyboardVariant.allCases {
                let machine = try machine(variant, .full, hasReturn: false, layout: name)
                let hasReturn = machine.geometry.keys.contains { $0.key.role == .returnKey }
                #expect(hasReturn != Self.variants.contains(variant), "\(name) \(variant)")
            }
        }
    }

    @Test func `the key comes back as it went`() throws {
        var machine = try machine(.numberPad, .full, hasReturn: true)
        let before = machine.geometry
        var configuration = machine.configuration
        configuration.padsHaveReturn = false
        _ = machine.configure(configuration)
        #expect(machine.geometry != before)
        configuration.padsHaveReturn = true
        _ = machine.configure(configuration)
        #expect(machine.geometry == before)
    }
}
