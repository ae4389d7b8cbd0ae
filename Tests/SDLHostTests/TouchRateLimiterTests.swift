import HostInterface
import Testing

@testable import SDLHost

/// What a broken touchscreen may do, and what hands may.
struct TouchRateLimiterTests {
    private func admitted(_ times: [Double], _ limiter: inout TouchRateLimiter) -> Int {
        times.filter { time in
            let event = PointerEvent(id: .finger(1), phase: .began, point: InputPoint(x: 1, y: 1), time: time)
            return limiter.admits(.pointer(event))
        }.count
    }

    @Test func whatHandsDoIsAdmitted() {
        var limiter = TouchRateLimiter()
        // Ten fingers at once, twenty times a second.
        let times = (0..<200).flatMap { round in Array(repeating: 5 + Double(round) / 20, count: 10) }
        #expect(admitted(times, &limiter) == 2000)
    }

    @Test func aBurstAndThenARateAreAdmitted() {
        var limiter = TouchRateLimiter()
        #expect(admitted(Array(repeating: 1, count: 1000), &limiter) == 64)
        // A second of ten thousand.
        #expect(abs(admitted((1...10_000).map { 1 + Double($0) / 10_000 }, &limiter) - 640) <= 1)
        // After a rest there is room for a burst again, and for no more.
        #expect(admitted(Array(repeating: 60, count: 1000), &limiter) == 64)
    }

    @Test func aClockThatGoesBackAdmitsNoMore() {
        var limiter = TouchRateLimiter()
        #expect(admitted(Array(repeating: 9, count: 100), &limiter) == 64)
        #expect(admitted([1, 2, 3, 8.9], &limiter) == 0)
        #expect(admitted([9.1], &limiter) == 1)
    }

    @Test func whatBeginsNothingIsAdmitted() {
        var limiter = TouchRateLimiter()
        _ = admitted(Array(repeating: 1, count: 100), &limiter)
        for phase in [PointerEvent.Phase.moved, .ended] {
            let event = PointerEvent(id: .finger(1), phase: phase, point: InputPoint(x: 1, y: 1), time: 1)
            let isAdmitted = limiter.admits(.pointer(event))
            #expect(isAdmitted)
        }
        let areAdmitted = [InputEvent.text("a"), .quit].map { limiter.admits($0) }
        #expect(areAdmitted == [true, true])
    }
}
