import Foundation

/// The input devices of a bare console: what SDL reads is taken from the console, and from everything else that would
/// read along, as long as the program lives.
///
/// The kernel hands the events of a grabbed device (EVIOCGRAB) to the one descriptor that has grabbed it, and lets go of
/// it when the process dies, however it dies. SDL opens devices and does not grab them, so its descriptors are looked up
/// and grabbed. A keyboard that SDL has not opened, because it was plugged in a moment ago or is of no kind that SDL
/// knows, is opened and grabbed here until SDL has it.
@MainActor
final class InputDevices {
    /// What a poll waits for: the devices, and what tells of new ones.
    private(set) var descriptors: [Int32] = []
    /// What became of the keyboards at the last look.
    private(set) var safety = ConsoleSafety(isConsoleOff: false)
    /// Whether the last look missed a keyboard that was there before.
    private(set) var hasLostKeyboard = false
    /// Pointers that say where they are, which SDL cannot read.
    let absoluteMice = AbsoluteMice()

    /// The descriptors among ``descriptors`` that tell of devices that come and go.
    private var monitors: Set<Int32> = []
    private var isStale = true
    private var lastLook = -1.0
    /// Keyboards that are held here because SDL does not read them.
    private var held: [String: Int32] = [:]
    /// The descriptors of SDL's that were grabbed, by the device's file.
    private var grabbed: [String: Int32] = [:]
    /// When keyboards were first found that could not be had.
    private var sharedSince: [String: Double] = [:]
    private var isFirstLook = true
    /// What the lamps of which keyboards show.
    private var lit: (lamps: KeyboardLamps, keyboards: Set<String>) = ([], [])
    private let clock: SDLClock

    private static let pendingTime = 3.0
    private static let folder = "/dev/input/"
    private static let grabRequest: UInt = 0x4004_4590

    init(clock: SDLClock) {
        self.clock = clock
    }

    isolated deinit {
        for descriptor in held.values { close(descriptor) }
    }

    /// Takes note of what a poll has found readable.
    func didPoll(readable: (Int32) -> Bool) {
        if monitors.contains(where: readable) { isStale = true }
    }

    /// Grabs what is not grabbed yet, when there may be something new: to be called when SDL has looked after its
    /// devices. Devices that nothing told of are found within a second.
    /// - Returns: Whether a look was taken.
    @discardableResult
    func refresh() -> Bool {
        guard isStale || clock.now - lastLook > 1 else { return false }
        lastLook = clock.now
        let (open, monitors) = Self.openDescriptors()
        self.monitors = Set(monitors)
        var safety = ConsoleSafety(isConsoleOff: ConsoleKeyboard.isOff)
        isStale = false
        for device in Self.devices() {
            safety.deviceCount += 1
            if access(device.path, R_OK) == 0 { safety.readableCount += 1 }
            if device.isAbsoluteMouse, !device.types {
                absoluteMice.add(device.path)
            } else if device.types || device.points {
                let hold = take(device, sdl: open[device.path].flatMap { $0.first { $0 != held[device.path] } })
                if device.types { safety.keyboards[device.path] = awaited(hold, of: device.path) }
            }
        }
        hasLostKeyboard = safety.hasLostKeyboard(since: self.safety)
        self.safety = safety
        isFirstLook = false
        forgetOthers(than: open)
        descriptors = open.values.flatMap { $0 } + monitors
        return true
    }

    /// What became of a device, when that is sure: the file of one that is plugged in is there before udev has given
    /// the program the right to it. At the first look all are old.
    private func awaited(_ hold: ConsoleSafety.Hold, of path: String) -> ConsoleSafety.Hold {
        guard case .shared = hold else {
            sharedSince[path] = nil
            return hold
        }
        let since = sharedSince[path] ?? (isFirstLook ? -.infinity : clock.now)
        sharedSince[path] = since
        return clock.now - since < Self.pendingTime ? .pending : hold
    }

    /// Lights the lamps of all keyboards, when they or the keyboards are others than before.
    func show(_ lamps: KeyboardLamps) {
        let keyboards = Set(safety.keyboards.keys)
        guard lit != (lamps, keyboards) else { return }
        for path in keyboards where lit.lamps != lamps || !lit.keyboards.contains(path) { lamps.show(on: path) }
        lit = (lamps, keyboards)
    }

    // MARK: Grabbing

    private func take(_ device: InputDevice, sdl: Int32?) -> ConsoleSafety.Hold {
        guard let sdl else { return device.types ? hold(device.path) : .grabbed }
        if grabbed[device.path] == sdl { return .grabbed }
        if let own = held.removeValue(forKey: device.path) { close(own) }
        let result = Self.grab(sdl)
        grabbed[device.path] = result == .grabbed ? sdl : nil
        return result
    }

    /// Keeps a keyboard that SDL does not read from the console.
    private func hold(_ path: String) -> ConsoleSafety.Hold {
        grabbed[path] = nil
        if held[path] != nil { return .grabbed }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return .shared(errno: errno) }
        let result = Self.grab(descriptor)
        if result == .grabbed { held[path] = descriptor } else { close(descriptor) }
        return result
    }

    private static func grab(_ descriptor: Int32) -> ConsoleSafety.Hold {
        if ioctl(descriptor, grabRequest, 1) == 0 { return .grabbed }
        return errno == EBUSY ? .taken : .shared(errno: errno)
    }

    /// Descriptors are used again for other devices.
    private func forgetOthers(than open: [String: [Int32]]) {
        sharedSince = sharedSince.filter { access($0.key, F_OK) == 0 }
        grabbed = grabbed.filter { open[$0.key]?.contains($0.value) == true }
        for (path, descriptor) in held where access(path, F_OK) != 0 {
            close(descriptor)
            held[path] = nil
        }
        absoluteMice.forgetUnplugged()
    }

    // MARK: Looking

    private static func devices() -> [InputDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("event") }.sorted().map { name in
            InputDevice(path: folder + name) { kind in
                try? String(contentsOfFile: "/sys/class/input/\(name)/device/capabilities/\(kind)", encoding: .utf8)
            }
        }
    }

    /// The descriptors of this process that input devices have, by the device's file, and the sockets that udev tells of
    /// new ones on.
    private static func openDescriptors() -> (devices: [String: [Int32]], monitors: [Int32]) {
        let folder = "/proc/self/fd/"
        var devices: [String: [Int32]] = [:]
        var monitors: [Int32] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let number = Int32(name),
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)
            else { continue }
            if target.hasPrefix(Self.folder + "event") {
                devices[target, default: []].append(number)
            } else if target.hasPrefix("socket:"), isDeviceMonitor(number) {
                monitors.append(number)
            }
        }
        return (devices, monitors)
    }

    private static func isDeviceMonitor(_ socket: Int32) -> Bool {
        func option(_ name: Int32) -> Int32? {
            var value: Int32 = -1
            var size = socklen_t(MemoryLayout<Int32>.size)
            return getsockopt(socket, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
        }
        // NETLINK_KOBJECT_UEVENT, which udev's own messages come on too.
        return option(SO_DOMAIN) == AF_NETLINK && option(SO_PROTOCOL) == 15
    }
}
