import CSDL2
import Synchronization

/// What SDL keeps of events that were not looked at yet.
///
/// SDL's own limit is 65,535 events, for which it takes twenty megabytes that it never gives back. Here a flood is cut
/// earlier: motions, of which only the last counts, before all others. An end that is lost so is found by asking which
/// pointers are down. Nothing finds a letter that is lost: keys and text have room of their own behind all others, for
/// some dozen codes of a scanner.
enum EventQueue {
    /// More events than this do not wait.
    static let limit = 2048
    /// Keys and text wait behind as many.
    static let keyLimit = 16_384
    /// Motions do not wait behind more events than this.
    static let motionLimit = 1024

    /// How many events wait; a guess while other threads put some in.
    private static let waiting = Atomic<Int>(0)

    /// Makes the limits hold. Discards what is in the queue.
    static func limitLength() {
        // Made of every motion of a finger, and of no use here.
        SDL_EventState(SDL_MULTIGESTURE.rawValue, SDL_IGNORE)
        SDL_SetEventFilter({ _, event in EventQueue.takes(event) ? 1 : 0 }, nil)
        waiting.store(0, ordering: .relaxed)
    }

    /// Takes an event out of the queue.
    /// - Returns: Whether there was one that was put there before SDL last looked at its devices.
    @MainActor
    static func next(_ event: inout SDL_Event) -> Bool {
        guard SDL_PollEvent(&event) != 0 else {
            // Others may have come since. They are counted anew, because SDL takes some out of the queue by itself.
            let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            let count = SDL_PeepEvents(nil, 0, SDL_PEEKEVENT, first, last)
            waiting.store(Int(max(count, 0)), ordering: .relaxed)
            return false
        }
        waiting.subtract(1, ordering: .relaxed)
        return true
    }

    /// Whether an event is put into the queue. Called by whatever thread puts it there.
    private static func takes(_ event: UnsafeMutablePointer<SDL_Event>?) -> Bool {
        guard let event else { return true }
        let count = waiting.load(ordering: .relaxed)
        switch SDL_EventType(event.pointee.type) {
        case SDL_POLLSENTINEL: return true
        case SDL_FINGERMOTION, SDL_MOUSEMOTION: if count >= motionLimit { return false }
        // They have memory of their own, which only their receiver frees; and a program must always be able to end.
        case SDL_TEXTEDITING_EXT, SDL_DROPBEGIN, SDL_DROPTEXT, SDL_DROPFILE, SDL_DROPCOMPLETE, SDL_QUIT: break
        case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING: if count >= keyLimit { return false }
        default: if count >= limit { return false }
        }
        waiting.add(1, ordering: .relaxed)
        return true
    }
}
