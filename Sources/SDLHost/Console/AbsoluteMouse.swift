import Foundation
import HostInterface

/// A pointer that says where it is: the mouse of a virtual machine or of a remote console. SDL takes its numbers, which
/// are the device's own, for pixels, so that clicks land nowhere.
struct AbsoluteMouse {
    /// The numbers of a device's axis.
    struct Axis: Equatable {
        var lowest: Int32
        var highest: Int32
        var value: Int32

        /// Where the axis stands, from 0 to 1.
        var fraction: Double {
            guard highest > lowest else { return 0 }
            return min(max((Double(value) - Double(lowest)) / (Double(highest) - Double(lowest)), 0), 1)
        }
    }

    private var x: Axis
    private var y: Axis
    /// The buttons that are down, by the contract's numbers.
    private(set) var buttons: Set<Int> = []
    private var changes: [(button: Int, isDown: Bool)] = []
    private var wheel = (right: 0.0, down: 0.0)
    private var hasMoved = false

    /// linux/input-event-codes.h.
    private enum Kind { static let (report, key, relative, absolute): (UInt16, UInt16, UInt16, UInt16) = (0, 1, 2, 3) }
    private static let buttonNumbers: [UInt16: Int] = [0x110: 1, 0x112: 2, 0x111: 3, 0x113: 4, 0x114: 5]
    private static let (wheelCode, sidewaysWheelCode): (UInt16, UInt16) = (8, 6)
    private static let dropped: UInt16 = 3

    /// Creates a mouse from what its axes say.
    init(x: Axis, y: Axis) {
        (self.x, self.y) = (x, y)
    }

    /// Takes one event of the device.
    /// - Parameters:
    ///   - size: The size of the window, in points, all of which the device can point at.
    ///   - time: The time, in seconds of the host's clock.
    /// - Returns: What has happened since the last report, when the event ends one.
    mutating func take(
        type: UInt16, code: UInt16, value: Int32, size: (width: Double, height: Double), time: Double
    ) -> [InputEvent] {
        switch (type, code) {
        case (Kind.absolute, 0): (x.value, hasMoved) = (value, true)
        case (Kind.absolute, 1): (y.value, hasMoved) = (value, true)
        case (Kind.relative, Self.wheelCode): wheel.down -= Double(value)
        case (Kind.relative, Self.sidewaysWheelCode): wheel.right += Double(value)
        case (Kind.key, _):
            if let button = Self.buttonNumbers[code], value != 2 { changes.append((button, value != 0)) }
        case (Kind.report, Self.dropped):
            // What was lost may have been the end of a click.
            changes = buttons.map { ($0, false) }
        case (Kind.report, 0): return report(size: size, time: time)
        default: break
        }
        return []
    }

    private mutating func report(size: (width: Double, height: Double), time: Double) -> [InputEvent] {
        let point = InputPoint(x: x.fraction * size.width, y: y.fraction * size.height)
        func event(_ button: Int, _ phase: PointerEvent.Phase) -> InputEvent {
            .pointer(PointerEvent(id: .mouse(button: button), phase: phase, point: point, time: time))
        }
        var events: [InputEvent] = hasMoved ? buttons.sorted().map { event($0, .moved) } : []
        for (button, isDown) in changes {
            if isDown { buttons.insert(button) } else { buttons.remove(button) }
            events.append(event(button, isDown ? .began : .ended))
        }
        if wheel != (0, 0) { events.append(.wheel(WheelEvent(point: point, deltaX: wheel.right, deltaY: wheel.down))) }
        (changes, wheel, hasMoved) = ([], (0, 0), false)
        return events
    }
}

/// The absolute mice that are plugged in, read beside SDL.
@MainActor
final class AbsoluteMice {
    private var mice: [String: (descriptor: Int32, mouse: AbsoluteMouse)] = [:]

    private static let eventSize = MemoryLayout<timeval>.size + 8
    private static let grabRequest: UInt = 0x4004_4590

    isolated deinit {
        for (descriptor, _) in mice.values { close(descriptor) }
    }

    /// The buttons that are down.
    var pressed: Set<PointerID> {
        Set(mice.values.flatMap { $0.mouse.buttons.map { .mouse(button: $0) } })
    }

    /// Reads a device from now on, and takes it from SDL. Does nothing when it is read already or cannot be.
    func add(_ path: String) {
        guard mice[path] == nil else { return }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        guard let x = Self.axis(0, of: descriptor), let y = Self.axis(1, of: descriptor),
            ioctl(descriptor, Self.grabRequest, 1) == 0
        else {
            close(descriptor)
            return
        }
        mice[path] = (descriptor, AbsoluteMouse(x: x, y: y))
    }

    func forgetUnplugged() {
        for (path, entry) in mice where access(path, F_OK) != 0 {
            close(entry.descriptor)
            mice[path] = nil
        }
    }

    /// What has happened since the last call; see ``AbsoluteMouse/take(type:code:value:size:time:)``.
    func events(size: (width: Double, height: Double), time: Double) -> [InputEvent] {
        var events: [InputEvent] = []
        for (path, entry) in mice {
            var mouse = entry.mouse
            var bytes = [UInt8](repeating: 0, count: Self.eventSize * 32)
            while case let count = read(entry.descriptor, &bytes, bytes.count), count >= Self.eventSize {
                for start in stride(from: 0, to: count - Self.eventSize + 1, by: Self.eventSize) {
                    let end = start + Self.eventSize
                    events += bytes[start..<end].withUnsafeBytes { event in
                        mouse.take(
                            type: event.loadUnaligned(fromByteOffset: event.count - 8, as: UInt16.self),
                            code: event.loadUnaligned(fromByteOffset: event.count - 6, as: UInt16.self),
                            value: event.loadUnaligned(fromByteOffset: event.count - 4, as: Int32.self), size: size,
                            time: time)
                    }
                }
            }
            mice[path]?.mouse = mouse
        }
        return events
    }

    /// EVIOCGABS: value, lowest, highest, and three numbers that do not matter here.
    private static func axis(_ number: UInt, of descriptor: Int32) -> AbsoluteMouse.Axis? {
        var numbers: (Int32, Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0, 0)
        let request: UInt = 0x8000_0000 | 24 << 16 | 0x45 << 8 | (0x40 + number)
        let result = withUnsafeMutablePointer(to: &numbers) { ioctl(descriptor, request, UnsafeMutableRawPointer($0)) }
        return result == 0 ? AbsoluteMouse.Axis(lowest: numbers.1, highest: numbers.2, value: numbers.0) : nil
    }
}
