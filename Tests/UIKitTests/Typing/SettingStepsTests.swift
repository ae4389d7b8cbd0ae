import Testing

@testable import UIKit

/// Values that are stepped through.
@Suite struct SettingStepsTests {
    private static let all: [SettingSteps] = [.scale, .hold, .repeating, .strikes]

    @Test("Values rise, and every step leads to the next and back", arguments: all)
    func stepping(steps: SettingSteps) {
        #expect(steps.values == steps.values.sorted() && Set(steps.values).count == steps.values.count)
        for (lower, upper) in zip(steps.values, steps.values.dropFirst()) {
            #expect(steps.value(beside: lower, isUpwards: true) == upper)
            #expect(steps.value(beside: upper, isUpwards: false) == lower)
            guard upper.isFinite else { continue }
            // From what a program has set between them.
            let middle = (lower + upper) / 2
            #expect(steps.value(beside: middle, isUpwards: true) == upper)
            #expect(steps.value(beside: middle, isUpwards: false) == lower)
        }
        #expect(steps.value(beside: steps.values[0], isUpwards: false) == nil)
        #expect(steps.value(beside: steps.values[steps.values.count - 1], isUpwards: true) == nil)
    }

    @Test("They reach what EN 301 549 asks for")
    func limits() {
        #expect(SettingSteps.hold.values.contains(2) && SettingSteps.repeating.values.contains(2))
        #expect(SettingSteps.repeating.values.last == .infinity && SettingSteps.strikes.values.contains(0.5))
    }
}
