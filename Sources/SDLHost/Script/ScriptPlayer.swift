#if Scripts

import CSDL2
import Diagnostics
import Foundation
import HostInterface
import RasterEngine

/// Plays an ``InputScript`` through SDL's own event queue, so that it takes every step that a finger takes.
///
/// A program plays a script when TYPECASE_SCRIPT names a file; pictures go to the folder TYPECASE_SCRIPT_OUTPUT. With
/// the value `-` commands are read from standard input as they come.
@MainActor
final class ScriptPlayer: ScriptedInput {
    private unowned let host: SDLHost
    private let output: String
    private let feed: ScriptFeed?
    private var commands: [InputScript.Command]
    /// Events that are still to be pushed for the command at hand, with the pause before each.
    private var steps: [(pause: Double, action: () -> Void)] = []
    private var shotCount = 0
    /// Where the finger is that holds.
    private var held: InputPoint?
    /// When the player wants to act again, in seconds of the host's clock.
    private(set) var nextTime: Double?

    /// How long a finger stays down in a tap, and between two taps: a brisk but human pace.
    private static let tapDuration = 0.05
    private static let tapPause = 0.07

    static func fromEnvironment(host: SDLHost) -> ScriptPlayer? {
        let settings = Settings()
        guard let path = settings.text("TYPECASE_SCRIPT") else { return nil }
        let output = settings.text("TYPECASE_SCRIPT_OUTPUT") ?? "."
        if path == "-" { return ScriptPlayer(host: host, output: output, commands: [], feed: ScriptFeed()) }
        do {
            let script = try InputScript(String(contentsOfFile: path, encoding: .utf8))
            return ScriptPlayer(host: host, output: output, commands: script.commands, feed: nil)
        } catch let mistake as InputScript.Mistake {
            Log.complain("\(mistake)")
        } catch {
            Log.complain("The script \(path) cannot be read.")
        }
        host.exitStatus = 1
        host.stop()
        return nil
    }

    private init(host: SDLHost, output: String, commands: [InputScript.Command], feed: ScriptFeed?) {
        self.host = host
        self.output = output
        self.commands = commands
        self.feed = feed
        // The first frame comes before the first command.
        nextTime = host.clock.now + 0.2
    }

    /// Does what is due.
    func step(_ application: any HostApplication) {
        while let time = nextTime, time <= host.clock.now {
            if !steps.isEmpty {
                steps.removeFirst().action()
                pause(steps.first?.pause ?? Self.tapPause)
            } else if let command = nextCommand() {
                begin(command, application)
                if let first = steps.first { pause(first.pause) }
            } else {
                nextTime = feed == nil ? nil : host.clock.now + 0.02
                return
            }
        }
    }

    private func pause(_ seconds: Double) {
        nextTime = host.clock.now + seconds
    }

    private func nextCommand() -> InputScript.Command? {
        if !commands.isEmpty { return commands.removeFirst() }
        while let line = feed?.nextLine() {
            guard let line = InputScript.content(of: line) else { continue }
            if let command = InputScript.command(line) { return command }
            fail("The command makes no sense: \(line)")
        }
        return nil
    }

    private func fail(_ sentence: String) {
        Log.complain(sentence)
        host.exitStatus = 1
        if feed == nil { host.stop() }
    }

    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }

    private func begin(_ command: InputScript.Command, _ application: any HostApplication) {
        switch command {
        case .tap(let target): point(of: target, application).map { tap($0) }
        case .hold(let target): point(of: target, application).map { hold($0) }
        case .lift: lift()
        case .click(let target): point(of: target, application).map { click($0) }
        case .drag(let target, let dx, let dy):
            point(of: target, application).map { drag(from: $0, dx: dx, dy: dy) }
        case .touch(let text): touch(text, application)
        case .type(let text): for character in text { add { Self.pushText(String(character)) } }
        case .press(let chord): press(chord)
        case .wait(let seconds): pause(seconds)
        case .resize(let width, let height):
            let size = host.window.position(of: InputPoint(x: Double(width), y: Double(height)))
            SDL_SetWindowSize(host.window.handle, size.x, size.y)
            pause(0.1)
        case .place(let name):
            let position = application.locate(name).map { host.window.position(of: $0) }
            say(position.map { "\(name) \($0.x) \($0.y)" } ?? "\(name) nowhere")
        case .text(let name):
            // The one place where text leaves the program, and only because the script asks for it.
            let text = application.text(of: name)?.replacingOccurrences(of: "\n", with: "\\n")
            say(text.map { "\(name) = \($0)" } ?? "\(name) nowhere")
        case .tree: for line in application.elements.split(separator: "\n") { say(String(line)) }
        case .shot(let name): shoot(name)
        case .quit: host.stop()
        }
    }

    // MARK: Input

    private func point(of target: InputScript.Target, _ application: any HostApplication) -> InputPoint? {
        switch target {
        case .point(let x, let y): return InputPoint(x: x, y: y)
        case .element(let name):
            guard let point = application.locate(name) else {
                fail("Nothing on the screen is called \(name).")
                return nil
            }
            let position = host.window.fraction(of: point)
            guard (0...1).contains(position.x), (0...1).contains(position.y) else {
                fail("\(name) is outside the window.")
                return nil
            }
            return point
        }
    }

    private func add(after pause: Double = 0.02, _ action: @escaping () -> Void) {
        steps.append((pause, action))
    }

    private func tap(_ point: InputPoint) {
        add(after: 0) { self.pushFinger(SDL_FINGERDOWN, at: point) }
        add(after: Self.tapDuration) { self.pushFinger(SDL_FINGERUP, at: point) }
    }

    private func hold(_ point: InputPoint) {
        held = point
        add(after: 0) { self.pushFinger(SDL_FINGERDOWN, at: point) }
    }

    private func lift() {
        guard let point = held else { return fail("No finger is down.") }
        held = nil
        add(after: 0) { self.pushFinger(SDL_FINGERUP, at: point) }
    }

    private func drag(from start: InputPoint, dx: Double, dy: Double) {
        let moves = 12
        add(after: 0) { self.pushFinger(SDL_FINGERDOWN, at: start) }
        for move in 1...moves {
            let part = Double(move) / Double(moves)
            let point = InputPoint(x: start.x + dx * part, y: start.y + dy * part)
            add(after: 1 / 60) { self.pushFinger(SDL_FINGERMOTION, at: point) }
        }
        add(after: 0.1) { self.pushFinger(SDL_FINGERUP, at: InputPoint(x: start.x + dx, y: start.y + dy)) }
    }

    private func click(_ point: InputPoint) {
        for (type, pause) in [(SDL_MOUSEBUTTONDOWN, 0), (SDL_MOUSEBUTTONUP, Self.tapDuration)] {
            add(after: pause) {
                var event = SDL_Event()
                let position = self.host.window.position(of: point)
                event.type = type.rawValue
                (event.button.x, event.button.y) = (position.x, position.y)
                event.button.button = UInt8(SDL_BUTTON_LEFT)
                event.button.timestamp = SDL_GetTicks()
                SDL_PushEvent(&event)
            }
        }
    }

    /// Taps keys one after another; each is looked up when its turn comes, because shift changes their names.
    private func touch(_ text: String, _ application: any HostApplication) {
        let taps = text.map { character in
            InputScript.Command.tap(.element(character == " " ? "key:space" : "key:\(character)"))
        }
        commands.insert(contentsOf: taps, at: 0)
    }

    private func pushFinger(_ type: SDL_EventType, at point: InputPoint) {
        if type == SDL_FINGERUP {
            host.scriptedPointers.remove(.finger(1))
        } else {
            host.scriptedPointers.insert(.finger(1))
        }
        var event = SDL_Event()
        event.type = type.rawValue
        event.tfinger.touchId = 1
        event.tfinger.fingerId = 1
        event.tfinger.timestamp = SDL_GetTicks()
        (event.tfinger.x, event.tfinger.y) = host.window.fraction(of: point)
        SDL_PushEvent(&event)
    }

    private static func pushText(_ text: String) {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { buffer in
            buffer.copyBytes(from: Array(text.utf8.prefix(buffer.count - 1)) + [0])
        }
        SDL_PushEvent(&event)
    }

    private func press(_ chord: String) {
        var parts = chord.split(separator: "+").map { $0.lowercased() }
        let name = parts.popLast() ?? ""
        var held: [(code: SDL_Scancode, modifier: SDL_Keymod)] = []
        for part in parts {
            switch part {
            case "ctrl": held.append((SDL_SCANCODE_LCTRL, KMOD_LCTRL))
            case "shift": held.append((SDL_SCANCODE_LSHIFT, KMOD_LSHIFT))
            case "alt": held.append((SDL_SCANCODE_LALT, KMOD_LALT))
            default: return fail("There is no modifier \(part).")
            }
        }
        let code = SDL_GetScancodeFromName(name)
        guard code != SDL_SCANCODE_UNKNOWN else { return fail("There is no key \(name).") }
        // As hands do it: a layout of ours knows of modifiers by their keys only.
        var state: UInt32 = 0
        for (code, modifier) in held {
            state |= modifier.rawValue
            addKey(SDL_KEYDOWN, code, state)
        }
        addKey(SDL_KEYDOWN, code, state)
        addKey(SDL_KEYUP, code, state)
        for (code, modifier) in held.reversed() {
            state &= ~modifier.rawValue
            addKey(SDL_KEYUP, code, state)
        }
    }

    private func addKey(_ type: SDL_EventType, _ code: SDL_Scancode, _ modifiers: UInt32) {
        add {
            var event = SDL_Event()
            event.type = type.rawValue
            event.key.keysym.scancode = code
            event.key.keysym.sym = SDL_GetKeyFromScancode(code)
            event.key.keysym.mod = UInt16(truncatingIfNeeded: modifiers)
            event.key.timestamp = SDL_GetTicks()
            SDL_PushEvent(&event)
        }
    }

    // MARK: Pictures

    private func shoot(_ name: String) {
        shotCount += 1
        let number = String(repeating: "0", count: shotCount < 10 ? 1 : 0) + "\(shotCount)"
        let path = "\(output)/\(number)-\(name).png"
        guard let frame = host.window.lastFrame else { return fail("There is no frame to write to \(path).") }
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            try Data(frame.png()).write(to: URL(fileURLWithPath: path))
            say("wrote \(number)-\(name).png")
        } catch {
            fail("\(path) cannot be written.")
        }
    }
}

/// Lines from standard input, read by a thread so that the window goes on while none come.
private final class ScriptFeed: @unchecked Sendable {
    // Unchecked: the lock guards the lines.
    private let lock = NSLock()
    private var lines: [String] = []

    init() {
        let thread = Thread { [self] in
            // Not readLine(): it would hold C's lock on standard input, for which a flush of all streams waits. Not
            // FileHandle: it ends the program when standard input is closed or a folder.
            var rest = Data()
            var bytes = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(STDIN_FILENO, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest += bytes[..<count]
                let pieces = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                rest = pieces.last.map { Data($0) } ?? Data()
                lock.withLock { lines += pieces.dropLast().map { String(decoding: $0, as: UTF8.self) } }
            }
        }
        thread.name = "script"
        thread.start()
    }

    func nextLine() -> String? {
        lock.withLock { lines.isEmpty ? nil : lines.removeFirst() }
    }
}

#endif
