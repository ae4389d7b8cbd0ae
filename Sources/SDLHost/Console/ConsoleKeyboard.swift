import Foundation

/// The keyboard of the text console that the program was started from.
///
/// Beside the program there is always the console: what is typed goes to whatever reads it, a shell or a login, unless
/// its keyboard is turned off. SDL turns off the one of the terminal that the process belongs to; a service without a
/// terminal has none, and ``InputDevices`` takes the devices from the console instead.
struct ConsoleKeyboard {
    /// The numbers of linux/kd.h.
    private enum Request {
        static let getKeyboardMode: UInt = 0x4B44
        static let setKeyboardMode: UInt = 0x4B45
        static let getScreenMode: UInt = 0x4B3B
        static let setScreenMode: UInt = 0x4B3A
    }
    private static let unicode: Int32 = 3
    private static let off: Int32 = 4
    private static let textScreen: Int32 = 0

    /// Whether the terminal of this process is a console whose keyboard is turned off. False without a console.
    static var isOff: Bool { withTerminal { mode(of: $0, Request.getKeyboardMode) } == off }

    /// Turns on what a program that was killed has left turned off, or else this one would leave it so too: SDL brings
    /// back what it found.
    /// - Returns: Whether there was something to turn on.
    static func recover() -> Bool {
        withTerminal { terminal in
            guard mode(of: terminal, Request.getKeyboardMode) == off else { return false }
            _ = ioctl(terminal, Request.setKeyboardMode, unicode)
            if mode(of: terminal, Request.getScreenMode) != textScreen {
                _ = ioctl(terminal, Request.setScreenMode, textScreen)
            }
            return true
        } ?? false
    }

    /// Turns the keyboard off again, when the start failed: another program of this terminal may have it so.
    static func putBack() {
        _ = withTerminal { ioctl($0, Request.setKeyboardMode, off) }
    }

    private static func withTerminal<Result>(_ body: (Int32) -> Result) -> Result? {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        return body(terminal)
    }

    /// A mode of a console, or `nil` when the terminal is none: a window or a remote login.
    private static func mode(of terminal: Int32, _ request: UInt) -> Int32? {
        var mode: Int32 = -1
        return withUnsafeMutablePointer(to: &mode) { ioctl(terminal, request, UnsafeMutableRawPointer($0)) } == 0
            ? mode : nil
    }
}
