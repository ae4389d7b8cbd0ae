import Foundation
import Testing
import UIKit

/// What a timer has for its method.
@MainActor
@Suite struct TimerUserInfoTests {
    @MainActor
    final class Clock: NSObject {
        var heard: [String] = []

        func tick(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "nothing") }
        func plain() { heard.append("plain") }
    }

    private final class Parcel {}

    @Test func `a timer's method finds what the timer was created with`() {
        let clock = Clock()
        let timers = [
            Timer.scheduledTimer(
                timeInterval: 60, target: clock, selector: Clock.tick(_:), userInfo: "parcel", repeats: false),
            Timer.scheduledTimer(
                timeInterval: 60, target: clock, selector: Clock.tick(_:), userInfo: nil, repeats: true),
            Timer.scheduledTimer(
                timeInterval: 60, target: clock, selector: Selector(Clock.tick(_:)), userInfo: "kept", repeats: true),
            Timer.scheduledTimer(
                timeInterval: 60, target: clock, selector: Clock.plain, userInfo: clock, repeats: false),
        ]
        #expect(timers[3].userInfo as? Clock === clock)
        for timer in timers {
            timer.fire()
            timer.invalidate()
        }
        #expect(clock.heard == ["parcel", "nothing", "kept", "plain"])
    }

    @Test(arguments: [false, true])
    func `what a timer has goes when the timer is over`(isInvalidated: Bool) {
        weak var parcel: Parcel?
        weak var clock: Clock?
        let timer: Timer
        do {
            let (new, target) = (Parcel(), Clock())
            (parcel, clock) = (new, target)
            timer = Timer.scheduledTimer(
                timeInterval: 60, target: target, selector: Clock.plain, userInfo: new, repeats: isInvalidated)
        }
        #expect(timer.userInfo as? Parcel === parcel)
        #expect(clock != nil)
        if isInvalidated { timer.invalidate() } else { timer.fire() }
        #expect(!timer.isValid)
        #expect(parcel == nil)
        #expect(clock == nil)
    }
}
