import CSDL2
import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// The loop under load. It needs the main thread, which only XCTest gives a test.
final class SDLLoopTests: XCTestCase {
    @MainActor
    private final class Program: ElementlessApplication {
        let host: SDLHost
        var fireCount = 0
        var firesAtEvent: Int?
        var frameCount = 0
        var eventsPerRound: [Int] = []
        private var events = 0
        var nextFrameTime: Double? { 0 }

        init(_ host: SDLHost) { self.host = host }

        func receive(_ event: InputEvent) {
            guard case .pointer = event else { return }
            events += 1
            firesAtEvent = firesAtEvent ?? fireCount
        }

        func frame() {
            frameCount += 1
            eventsPerRound.append(events)
            events = 0
        }
    }

    private static func push(_ type: SDL_EventType) {
        var event = SDL_Event()
        event.type = type.rawValue
        event.tfinger.timestamp = SDL_GetTicks()
        SDL_PushEvent(&event)
    }

    func testTimersThatAreAlwaysDueDoNotKeepEventsFromComing() throws {
        try MainActor.assumeIsolated {
            let host = try DummyScreen.host()
            let program = Program(host)
            let limit = 20_000
            let timers = (0..<1000).map { _ in
                Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
                    MainActor.assumeIsolated {
                        program.fireCount += 1
                        // Some work, so that all are due again when the last has had its turn.
                        usleep(20)
                        if program.fireCount == 2000 { Self.push(SDL_FINGERDOWN) }
                        if program.firesAtEvent != nil || program.fireCount >= limit { host.stop() }
                    }
                }
            }
            host.run(program)
            for timer in timers { timer.invalidate() }
            XCTAssertNotNil(program.firesAtEvent)
            XCTAssertLessThan(program.firesAtEvent ?? limit, 10_000)
            XCTAssertGreaterThan(program.frameCount, 1)
        }
    }

    func testAFloodIsCutAndPaintedInBetween() throws {
        try MainActor.assumeIsolated {
            let host = try DummyScreen.host()
            var event = SDL_Event()
            while EventQueue.next(&event) {}
            let program = Program(host)
            let accepted = (0..<100_000).filter { number in
                var event = SDL_Event()
                event.type = (number % 2 == 0 ? SDL_FINGERMOTION : SDL_FINGERUP).rawValue
                return SDL_PushEvent(&event) == 1
            }
            // Motions give way first.
            XCTAssertEqual(accepted.count, EventQueue.limit)
            XCTAssertEqual(accepted.filter { $0 % 2 == 0 }.count, EventQueue.motionLimit / 2)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { host.stop() } }
            host.run(program)
            XCTAssertEqual(program.eventsPerRound.reduce(0, +), EventQueue.limit)
            XCTAssertLessThanOrEqual(program.eventsPerRound.max() ?? 0, 2000)
            // There is room again.
            Self.push(SDL_FINGERMOTION)
            XCTAssertTrue(EventQueue.next(&event))
        }
    }

    func testEventsThatComeWhileOthersAreTakenOutCountTowardsTheLimit() throws {
        try MainActor.assumeIsolated {
            _ = try DummyScreen.host()
            var event = SDL_Event()
            while EventQueue.next(&event) {}
            func push(_ count: Int) -> Int {
                (0..<count).filter { _ in
                    var event = SDL_Event()
                    event.type = SDL_FINGERDOWN.rawValue
                    return SDL_PushEvent(&event) == 1
                }.count
            }
            XCTAssertEqual(push(10), 10)
            XCTAssertTrue(EventQueue.next(&event))
            // Behind the mark that SDL sets where it has looked at its devices.
            XCTAssertEqual(push(EventQueue.limit), EventQueue.limit - 9)
            while EventQueue.next(&event) {}
            XCTAssertEqual(push(EventQueue.limit), 9)
            // What SDL takes out by itself makes room too.
            SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            while EventQueue.next(&event) {}
            XCTAssertEqual(push(1), 1)
            while EventQueue.next(&event) {}
        }
    }
}
