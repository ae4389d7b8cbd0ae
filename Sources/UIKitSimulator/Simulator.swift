import Foundation
import HostInterface
import RasterEngine
@_exported import UIKit

/// A kiosk in memory: the real engine on a host of memory, with fingers, keys and a clock that a test moves.
///
/// Nothing is mocked and no window is opened. Several simulators can live side by side in one process, each with its own
/// window, keyboard, pasteboard, surroundings and clock: views belong to that of their window. `UIApplication.shared`,
/// `UIScreen.main` and `UIPasteboard.general` lead to the one that handles an event or makes a frame, and otherwise to the
/// one that was made last; windows that a test makes itself belong to that one.
@preconcurrency @MainActor
public final class Simulator {
    /// The window, which is key and visible and as large as the screen.
    public let window: UIWindow
    package let host: MemoryHost
    package let application: UIApplication
    let driver: ApplicationDriver

    /// Makes a kiosk whose screen has a size in points and a number of device pixels to the point.
    public init(size: CGSize = CGSize(width: 800, height: 480), scale: CGFloat = 1) {
        host = MemoryHost(
            pixelWidth: Self.pixels(size.width * scale), pixelHeight: Self.pixels(size.height * scale),
            scale: Double(scale))
        application = UIApplication(host: host)
        driver = ApplicationDriver(application)
        UIApplication.current = application
        window = UIWindow(frame: application.screen.bounds)
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
    }

    private static func pixels(_ length: CGFloat) -> Int {
        length.isFinite && length > 0 ? Int(min(length, 32_768).rounded()) : 0
    }

    // MARK: Keyboard

    /// Where the on-screen keyboard is, or will be when it has come, with its accessory, in the window's points; null
    /// when it is away.
    public var keyboardFrame: CGRect { application.keyboardFrame }

    /// Whether a hardware keyboard is in use, so that the on-screen keyboard stays away.
    public var hasHardwareKeyboard: Bool {
        get { application.hasHardwareKeyboard }
        set { application.hasHardwareKeyboard = newValue }
    }

    // MARK: Fingers

    /// How long a finger stays down in a tap, and how long it is away afterwards, in seconds.
    private static let tapDuration = 0.05

    /// Taps the middle of a view, as far as it can be seen.
    public func tap(_ view: UIView) {
        frame()
        tap(view.middleOnScreen)
    }

    /// Taps what a script would tap: the view of an accessibility identifier, or a key of the on-screen keyboard as
    /// `key:a`.
    public func tap(named name: String) {
        frame()
        guard let point = locate(name) else {
            preconditionFailure("Simulator.tap: nothing that can be seen is called \(name)")
        }
        tap(point)
    }

    /// The text that the view of an accessibility identifier shows, or `nil` when there is none or it shows none. A secure
    /// field shows dots.
    public func text(of name: String) -> String? { driver.text(of: name) }

    /// What is read of the screen, a line for each element in the order of reading, as ``AccessibilityTree/text`` has it.
    public var elements: String {
        frame()
        return driver.elements
    }

    /// Where the view of an accessibility identifier is, in points of the window, or `nil` when there is none that can be
    /// seen.
    package func locate(_ name: String) -> CGPoint? { driver.locate(name).map { CGPoint(x: $0.x, y: $0.y) } }

    /// Taps a point of the window.
    public func tap(_ point: CGPoint) {
        touchDown(0, at: point)
        advance(Self.tapDuration)
        touchUp(0)
        advance(Self.tapDuration)
    }

    private var fingerPoints: [Int: CGPoint] = [:]

    /// Puts a finger down on a point of the window.
    public func touchDown(_ finger: Int, at point: CGPoint) {
        fingerPoints[finger] = point
        send(finger, .began, point)
    }

    /// Moves a finger that is down to a point of the window.
    public func touchMove(_ finger: Int, to point: CGPoint) {
        fingerPoints[finger] = point
        send(finger, .moved, point)
    }

    /// Takes a finger up from where it is.
    public func touchUp(_ finger: Int) {
        send(finger, .ended, fingerPoints.removeValue(forKey: finger) ?? .zero)
    }

    private func send(_ finger: Int, _ phase: PointerEvent.Phase, _ point: CGPoint) {
        send(
            .pointer(
                PointerEvent(
                    id: .finger(Int64(finger)), phase: phase, point: InputPoint(x: point.x, y: point.y),
                    time: host.clock.now)))
    }

    // MARK: Keys

    /// Taps a key of the on-screen keyboard: by its label, or "return", "delete", "shift", "space", "dismiss", "more",
    /// "globe".
    public func tapKey(_ name: String) {
        frame()
        guard let point = application.location(ofKey: name) else {
            preconditionFailure("Simulator.tapKey: the keyboard that is shown has no key \(name)")
        }
        tap(point)
    }

    /// Types text on a hardware keyboard, through the same events that SDL would bring: each character as text, line
    /// ends and tabs as keys.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": press(.keyboardReturnOrEnter)
            case "\t": press(.keyboardTab)
            default:
                let usage = UIKeyboardHIDUsage(typing: character)
                if let usage { sendKey(usage, characters: character.lowercased(), isDown: true) }
                send(.text(String(character)))
                if let usage { sendKey(usage, characters: character.lowercased(), isDown: false) }
            }
        }
    }

    /// Presses and releases a key of a hardware keyboard.
    public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        let characters = key.usualCharacter.map(String.init) ?? ""
        sendKey(key, characters: characters, isDown: true, modifiers)
        sendKey(key, characters: characters, isDown: false, modifiers)
    }

    private func sendKey(
        _ key: UIKeyboardHIDUsage, characters: String, isDown: Bool, _ modifiers: UIKeyModifierFlags = []
    ) {
        send(
            .key(
                KeyEvent(
                    usage: key.rawValue, characters: characters, modifiers: KeyEvent.Modifiers(modifiers),
                    isDown: isDown, isRepeat: false, time: host.clock.now)))
    }

    /// Shows an input method's undecided text; an empty one ends the composition.
    /// - Parameter selectedRange: The input method's selection, in UTF-16 units of the text.
    public func compose(_ markedText: String, selectedRange: NSRange) {
        send(
            .composition(
                CompositionEvent(
                    text: markedText, selectionStart: selectedRange.location, selectionLength: selectedRange.length)))
    }

    // MARK: Time

    /// Lets time pass and runs frames at 60 Hz, one at the end of every sixtieth of a second and one at the end.
    ///
    /// This is the time of the simulator's clock alone: what waits in `DispatchQueue.main`, for timers or in tasks runs when the
    /// program gives the main thread back, as by `RunLoop.main.run(until:)` or an `await`.
    public func advance(_ seconds: TimeInterval) {
        guard seconds.isFinite, seconds > 0 else { return }
        let end = host.clock.now + seconds
        while host.clock.now < end - 1e-9 {
            host.manualClock.advance(by: min(1 / 60, end - host.clock.now))
            frame()
        }
    }

    /// Runs one frame now.
    @discardableResult
    public func frame() -> FrameReport {
        let report = application.runFrame()
        let damage = report.damage.map { points(of: $0) }
        return FrameReport(
            damage: damage, paintedPixels: report.paintedPixels, layoutRounds: report.layoutRounds)
    }

    private var scale: CGFloat { CGFloat(host.display.scale) }

    private func points(of rect: PixelRect) -> CGRect {
        let (x, y) = (CGFloat(rect.x) / scale, CGFloat(rect.y) / scale)
        return CGRect(x: x, y: y, width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
    }

    // MARK: Screen

    /// Gives the screen another size, as a window does that is resized and a screen that is turned. Windows that filled
    /// the screen fill it again, and a keyboard that is up announces its new place, before the call returns.
    /// - Parameters:
    ///   - size: The new size in points. A size that is not positive leaves the screen without pixels, as a window
    ///     that is minimised.
    ///   - newScale: The new number of device pixels to the point; `nil` keeps the old one.
    public func resize(to size: CGSize, scale newScale: CGFloat? = nil) {
        let usable = newScale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        let pixels = usable ?? scale
        host.memoryDisplay.resize(
            pixelWidth: Self.pixels(size.width * pixels), pixelHeight: Self.pixels(size.height * pixels),
            scale: usable.map { Double($0) })
        send(.displayChanged)
    }

    /// What a person sees, as a PNG. Empty when the screen has no pixels.
    public func pngData() -> Data {
        frame()
        return (try? host.memoryDisplay.shown.png()).map { Data($0) } ?? Data()
    }

    /// The colour that a person sees at a point of the window; clear outside.
    public func color(at point: CGPoint) -> UIColor {
        let shown = host.memoryDisplay.shown
        let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
        guard x >= 0, y >= 0, x < CGFloat(shown.width), y < CGFloat(shown.height) else { return .clear }
        let pixel = shown[Int(x), Int(y)]
        return UIColor(
            red: CGFloat(pixel >> 16 & 0xFF) / 255, green: CGFloat(pixel >> 8 & 0xFF) / 255,
            blue: CGFloat(pixel & 0xFF) / 255, alpha: CGFloat(pixel >> 24) / 255)
    }

    /// Has the machine tell that it has little memory left (`UIApplication.didReceiveMemoryWarningNotification`).
    public func warnOfMemory() {
        send(.memoryWarning)
    }

    func send(_ event: InputEvent) {
        host.post(event)
        // The host hands the event over and runs a frame, as it does on a machine.
        host.run(driver)
    }
}

/// What one frame did.
public struct FrameReport: Equatable, Sendable {
    /// What was presented, in points.
    public var damage: [CGRect]
    /// How many device pixels were painted, each as often as it was covered.
    public var paintedPixels: Int
    /// How often the views were laid out.
    public var layoutRounds: Int

    /// Creates a report from all its parts.
    public init(damage: [CGRect], paintedPixels: Int, layoutRounds: Int) {
        self.damage = damage
        self.paintedPixels = paintedPixels
        self.layoutRounds = layoutRounds
    }
}
