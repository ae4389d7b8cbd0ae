import CSDL2
import Diagnostics
import Foundation
import HostInterface

/// The machine could not give what a host needs.
public struct SDLError: Error, CustomStringConvertible {
    /// One sentence, with SDL's own words where there are no better ones.
    public let description: String

    /// An error with what SDL last said.
    init(_ what: String) {
        let words = String(cString: SDL_GetError())
        description = words.isEmpty ? what : "\(what): \(words)"
    }

    /// An error whose cause is known.
    init(sentence: String) {
        description = sentence
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
    private let cursors = SDLCursors()
    private let clicks = SDLClicks()
    /// The input devices of a bare console.
    private let devices: InputDevices?
    /// What keys type on a bare console.
    private let layout: ConsoleKeyboardLayout?
    /// Whether the program runs although others may hear what is typed.
    private let isUnsafeAllowed: Bool
    private var isRunning = false
    private var isTextInputActive = false
    private var touchRate = TouchRateLimiter()
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
    ///
    /// On a bare console the input devices are taken from everything else, so that nothing that is typed reaches a shell
    /// or a login behind the program.
    /// - Throws: ``SDLError`` when no driver works or no window can be made, when there is only memory to paint into and
    ///   SDL_VIDEODRIVER does not ask for that, and when what is typed on a bare console would reach others.
    public init(_ configuration: SDLConfiguration) throws {
        let settings = Settings()
        let asked = DisplayFault.askedDrivers(settings)
        SDL_SetMainReady()
        SDLHost.setHints()
        SDLHost.endOnHangup()
        ComposeCache.prepare(settings)
        let wantsConsole = asked.contains("kmsdrm") || asked.isEmpty && DisplayFault.isConsoleOnly(settings)
        let hasRecovered = wantsConsole && ConsoleKeyboard.recover()
        let hasStarted = SDL_Init(SDL_INIT_VIDEO) == 0
        let driver = hasStarted ? String(cString: SDL_GetCurrentVideoDriver()).lowercased() : ""
        guard hasStarted, asked.contains(driver) || !DisplayFault.memoryDrivers.contains(driver) else {
            let words = String(cString: SDL_GetError())
            SDL_Quit()
            if hasRecovered { ConsoleKeyboard.putBack() }
            throw SDLError(sentence: DisplayFault.find(settings).sentence(words: words))
        }
        EventQueue.limitLength()
        sdlClock = SDLClock()
        devices = driver == "kmsdrm" ? InputDevices(clock: sdlClock) : nil
        layout = driver == "kmsdrm" ? ConsoleKeyboardLayout.find(settings) : nil
        do {
            window = try SDLWindow(configuration)
            isUnsafeAllowed = settings.isOn("TYPECASE_UNSAFE_CONSOLE") ?? false
            try secureConsole()
        } catch {
            SDL_Quit()
            throw error
        }
        SDL_StopTextInput()
    }

    /// A terminal that goes away ends the program as a system that shuts down does: SDL's own way for SIGTERM is taken.
    ///
    /// To be called before SDL starts, which on a console has a handler of its own for terminals that go away.
    private static func endOnHangup() {
        var action = sigaction()
        guard sigaction(SIGHUP, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGHUP) { _ in _ = kill(getpid(), SIGTERM) }
    }

    // MARK: Bare console

    /// Looks after devices that were plugged in, and their lamps. A keyboard that others hear ends the program.
    private func keepConsole() {
        do {
            try secureConsole()
            if let layout { devices?.show(layout.lamps) }
        } catch {
            Log.complain("\(error)")
            exitStatus = 1
            stop()
        }
    }

    /// Takes input devices that are new from everything else.
    /// - Throws: ``SDLError`` when what is typed would reach others.
    private func secureConsole() throws {
        guard let devices, devices.refresh() else { return }
        // Keys that were down on a keyboard that is gone never go up.
        if devices.hasLostKeyboard { SDL_ResetKeyboard() }
        if let complaint = devices.safety.complaint { Log.complain(complaint) }
        guard let danger = devices.safety.danger else { return }
        guard isUnsafeAllowed else { throw SDLError(sentence: danger) }
        Log.complain(danger)
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

    // MARK: Running

    /// Tells of little memory, from the first run on.
    private let memoryPressure = MemoryPressureWatch(Settings())

    /// Runs until ``stop()``; see `HostMachine.run(_:)`.
    public func run(_ application: any HostApplication) {
        isRunning = true
        let translation = SDLEventTranslation(window: window, clock: sdlClock, layout: layout)
        let waiter = makeWaiter(driver: window.driver)
        memoryPressure?.start()
        let script = startScript()
        while isRunning {
            let events = drainEvents(into: application, translation)
            keepConsole()
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

    /// The session that TYPECASE_SCRIPT asks for. A build without the trait Scripts plays none, so that whoever sets the
    /// environment of a kiosk does not drive it.
    private func startScript() -> (any ScriptedInput)? {
        #if Scripts
        return ScriptPlayer.fromEnvironment(host: self)
        #else
        if Settings().text("TYPECASE_SCRIPT") != nil {
            Log.complain("TYPECASE_SCRIPT plays nothing: the program was built without scripts.")
        }
        return nil
        #endif
    }

    /// Ends ``run(_:)``.
    public func stop() {
        isRunning = false
    }

    /// More events than this, or those that take longer than this, wait for the next round, so that a flood cannot keep
    /// the window from being painted.
    private static let eventsPerRound = 2000
    private static let secondsPerRound = 0.008
    /// The clock is looked at after so many events.
    private static let eventsPerLook = 32

    /// Hands over what is in SDL's queue.
    /// - Returns: The number of events; ``eventsPerRound`` when there may be more.
    private func drainEvents(into application: any HostApplication, _ translation: SDLEventTranslation) -> Int {
        if let mice = devices?.absoluteMice {
            let inputs = mice.events(size: window.pointSize, time: sdlClock.now)
            for input in inputs where touchRate.admits(input) { application.receive(input) }
        }
        let end = sdlClock.now + Self.secondsPerRound
        var event = SDL_Event()
        for number in 0..<Self.eventsPerRound {
            guard isRunning, EventQueue.next(&event) else { return number }
            for input in translation.inputEvents(for: &event) where touchRate.admits(input) {
                application.receive(input)
            }
            if number % Self.eventsPerLook == Self.eventsPerLook - 1, sdlClock.now >= end { break }
        }
        return Self.eventsPerRound
    }

    private func makeWaiter(driver: String) -> any SDLWaiter {
        switch driver {
        case "x11", "wayland": EventQueueWaiter()
        default: DescriptorWaiter(devices: devices)
        }
    }

    // MARK: Input

    /// Pointers that a script holds down, of which SDL knows nothing.
    var scriptedPointers: Set<PointerID> = []

    /// The fingers and mouse buttons that are down as far as SDL, the absolute mice and a script know.
    public var pressedPointers: Set<PointerID>? {
        var pressed = (devices?.absoluteMice.pressed ?? []).union(scriptedPointers)
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

    /// Gives the mouse's cursor one of the desktop's shapes.
    public func setCursor(_ cursor: MouseCursor) {
        cursors.show(cursor)
    }

    /// Lets a key be heard through SDL's sound.
    public func playClick() {
        clicks.play()
    }

    /// Starts, moves or stops the machine's input method.
    public func setTextInput(caret: TextInputArea?) {
        if let caret {
            var rect = window.windowRect(of: caret)
            SDL_SetTextInputRect(&rect)
        }
        guard (caret != nil) != isTextInputActive else { return }
        isTextInputActive = caret != nil
        // SDL is never asked for text where the layout is ours, so that no key types twice.
        if let layout {
            layout.isTyping = isTextInputActive
        } else if isTextInputActive {
            SDL_StartTextInput()
        } else {
            SDL_StopTextInput()
        }
    }
}
