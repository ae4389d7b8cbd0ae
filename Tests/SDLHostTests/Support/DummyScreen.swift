import CSDL2
import Foundation
import HostInterface

@testable import SDLHost

/// SDL on its driver without a machine. A process has one host, which all tests share.
@MainActor
enum DummyScreen {
    /// Two device pixels to the point, so that points and pixels cannot be mistaken for each other.
    private static let shared = Result { () throws -> SDLHost in
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        return try SDLHost(SDLConfiguration(title: "Test", width: 320, height: 240, scale: 2))
    }

    static func host() throws -> SDLHost { try shared.get() }

    /// The host, with nothing in SDL's queue that another test has left there.
    static func idleHost() throws -> SDLHost {
        let host = try host()
        var event = SDL_Event()
        while EventQueue.next(&event) {}
        return host
    }

    static func translation() throws -> SDLEventTranslation {
        let host = try host()
        return SDLEventTranslation(window: host.window, clock: host.sdlClock)
    }

    /// What the host makes of an event of SDL's.
    static func inputs(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) throws -> [InputEvent] {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        return try translation().inputEvents(for: &event)
    }
}
