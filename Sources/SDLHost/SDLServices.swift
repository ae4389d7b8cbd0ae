import CSDL2
import Dispatch
import HostInterface

/// The machine's monotonic clock.
@MainActor
final class SDLClock: HostClock {
    private let start = DispatchTime.now().uptimeNanoseconds

    var now: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

    /// The time of an event that SDL stamped with its own milliseconds, which wrap after 49.7 days.
    func time(ofTicks ticks: UInt32) -> Double {
        let age = UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- ticks
        // An event from the future, or one without a stamp, counts as now.
        return age < 60_000 ? now - Double(age) / 1000 : now
    }
}

/// The desktop's clipboard. Bytes that are not UTF-8 become U+FFFD.
@MainActor
final class SDLClipboard: Clipboard {
    var text: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let pointer = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(pointer) }
            return String(cString: pointer)
        }
        set {
            SDL_SetClipboardText(newValue ?? "")
        }
    }
}

/// The screen saver.
@MainActor
final class SDLPower: Power {
    var keepsDisplayLit: Bool {
        get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
        set { if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
    }
}

/// The shapes of the mouse's cursor, as the desktop draws them. Each is made when it is wanted first, and kept.
@MainActor
final class SDLCursors {
    private var made: [MouseCursor: OpaquePointer] = [:]

    /// Shows a shape; where the driver has none it stays as it is.
    func show(_ cursor: MouseCursor) {
        if made[cursor] == nil { made[cursor] = SDL_CreateSystemCursor(Self.shape(of: cursor)) }
        if let shape = made[cursor] { SDL_SetCursor(shape) }
    }

    private static func shape(of cursor: MouseCursor) -> SDL_SystemCursor {
        switch cursor {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .text: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        }
    }
}
