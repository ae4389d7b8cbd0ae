import CSDL2
import Foundation
import HostInterface

/// SDL could not give what a host needs.
public struct SDLError: Error, CustomStringConvertible {
    /// One sentence with SDL's own words.
    public let description: String

    /// An error with what SDL last said.
    init(_ what: String) {
        let words = String(cString: SDL_GetError())
        description = words.isEmpty ? what : "\(what): \(words)"
    }
}

/// The machine through SDL2: a window on X11 or Wayland, the bare screen on KMS, or memory (offscreen, dummy).
///
/// SDL chooses the driver; SDL_VIDEODRIVER overrules it. There is one host in a process, used on the main thread.
@MainActor
public final class SDLHost: HostMachine {
    let window: SDLWindow
    let sdlClock: SDLClock
    private let sdlClipboard = SDLClipboard()
    private let sdlPower = SDLPower()
    private var isRunning = false
    private var isTextInputActive = false
    /// How the process should end: 0, or 1 when a script failed.
    public internal(set) var exitStatus: Int32 = 0

    /// The window.
    public var display: any Display { window }
    /// The machine's monotonic clock.
    public var clock: any HostClock { sdlClock }
    /// The desktop's clipboard.
    public var clipboard: any Clipboard { sdlClipboard }
    /// The screen saver.
    public var power: any Power { sdlPower }

    /// Starts SDL's video and opens the window.
    /// - Throws: ``SDLError`` when no driver works or no window can be made.
    public init(_ configuration: SDLConfiguration) throws {
        SDL_SetMainReady()
        SDLHost.setHints()
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw SDLError("The display could not be opened") }
        sdlClock = SDLClock()
        window = try SDLWindow(configuration)
        SDL_StopTextInput()
        if window.driver == "offscreen", getenv("SDL_VIDEODRIVER") == nil {
            Self.complain("No display was found; the window is kept in memory only.")
        }
    }

    private static func setHints() {
        for (hint, value) in [
            // A finger must not come twice, as itself and as a mouse, nor a mouse as a finger.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // Commits and preedits of any length instead of pieces of 32 bytes.
            (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
            (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
            // A click that brings the window to the front also counts as a click.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
        ] {
            SDL_SetHint(hint, value)
        }
    }

    /// Writes a sentence to standard error.
    nonisolated static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("Typecase: \(sentence)\n".utf8))
    }

    // MARK: Running

    /// Runs until ``stop()``; see `HostMachine.run(_:)`.
    public func run(_ application: any HostApplication) {
        isRunning = true
        let translation = SDLEventTranslation(window: window, clock: sdlClock)
        let waiter = makeWaiter(driver: window.driver)
        let script = ScriptPlayer.fromEnvironment(host: self)
        while isRunning {
            let events = drainEvents(into: application, translation)
            script?.step(application)
            // Fires timers that are due and empties DispatchQueue.main, and with it the main actor's tasks. What events
            // have put there belongs into the next frame; where there were none, once a round is enough.
            if events > 0 { _ = RunLoop.main.limitDate(forMode: .default) }
            if isRunning, let time = application.nextFrameTime, time <= sdlClock.now { application.frame() }
            guard isRunning else { break }
            // A frame may have started timers and tasks, which in turn may want a frame.
            let timer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow
            let now = sdlClock.now
            let waits = [timer, application.nextFrameTime.map { $0 - now }, script?.nextTime.map { $0 - now }]
            let isFlooded = events == Self.eventsPerRound
            waiter.wait(seconds: isFlooded ? 0 : max(0, waits.compactMap { $0 }.min() ?? .infinity))
        }
    }

    /// Ends ``run(_:)``.
    public func stop() {
        isRunning = false
    }

    /// More events than this wait for the next round, so that a flood cannot keep the window from being painted.
    private static let eventsPerRound = 2000

    /// Hands over what is in SDL's queue; gives the number of events.
    private func drainEvents(into application: any HostApplication, _ translation: SDLEventTranslation) -> Int {
        var event = SDL_Event()
        for number in 0..<Self.eventsPerRound {
            guard isRunning, SDL_PollEvent(&event) != 0 else { return number }
            for input in translation.inputEvents(for: &event) { application.receive(input) }
        }
        return Self.eventsPerRound
    }

    private func makeWaiter(driver: String) -> any SDLWaiter {
        switch driver {
        case "x11", "wayland": EventQueueWaiter()
        default: DescriptorWaiter(readsDevices: driver.lowercased() == "kmsdrm")
        }
    }

    // MARK: Input

    /// The fingers and mouse buttons that SDL believes to be down.
    public var pressedPointers: Set<PointerID>? {
        var pressed: Set<PointerID> = []
        for device in 0..<SDL_GetNumTouchDevices() {
            let touch = SDL_GetTouchDevice(device)
            for index in 0..<SDL_GetNumTouchFingers(touch) {
                if let finger = SDL_GetTouchFinger(touch, index) { pressed.insert(.finger(finger.pointee.id)) }
            }
        }
        let buttons = SDL_GetMouseState(nil, nil)
        for button in 1...5 where buttons & (1 << UInt32(button - 1)) != 0 { pressed.insert(.mouse(button: button)) }
        return pressed
    }

    /// Starts, moves or stops the machine's input method.
    public func setTextInput(caret: TextInputArea?) {
        if let caret {
            var rect = window.windowRect(of: caret)
            SDL_SetTextInputRect(&rect)
        }
        guard (caret != nil) != isTextInputActive else { return }
        isTextInputActive = caret != nil
        if isTextInputActive { SDL_StartTextInput() } else { SDL_StopTextInput() }
    }
}
