import Diagnostics
import Foundation

/// Why no display could be opened, as far as the machine lets itself be asked.
struct DisplayFault: Equatable {
    /// A graphics card's device.
    struct Card: Equatable {
        /// The device's file, as /dev/dri/card0.
        var path: String
        /// The system's number of the reason why it cannot be opened; 0 when it can.
        var openError: Int32 = 0
        /// The group that may open it.
        var group: String?
        /// Whether a monitor hangs on each of its sockets; empty for a card without any.
        var connectors: [Bool] = []
        /// Whether another program shows its picture there.
        var isInUse = false
    }

    /// The drivers that SDL_VIDEODRIVER names.
    var askedDrivers: [String] = []
    /// What DISPLAY says.
    var xDisplay: String?
    /// What WAYLAND_DISPLAY says.
    var waylandDisplay: String?
    var cards: [Card] = []
    /// Whether the kernel has a frame buffer and nothing better.
    var hasFrameBuffer = false
    /// Libraries of the graphics driver that are not installed, by their packages.
    var missingPackages: [String] = []

    /// The fault in a sentence.
    /// - Parameter words: What SDL said, for faults that nothing here explains.
    func sentence(words: String) -> String {
        if let unknown = askedDrivers.first(where: { !Self.drivers.contains($0) }), askedDrivers.count == 1 {
            return "SDL_VIDEODRIVER names no driver that works here: \(unknown) (\(words))."
        }
        if wants("x11"), let xDisplay { return "The X server \(xDisplay) (DISPLAY) does not let this program in." }
        if wants("wayland"), let waylandDisplay {
            return "The Wayland compositor \(waylandDisplay) (WAYLAND_DISPLAY) does not let this program in."
        }
        guard wants("kmsdrm") else {
            return "The display could not be opened: \(words)."
        }
        return console(words: words)
    }

    /// Why the bare screen cannot be used. The card that comes closest counts.
    private func console(words: String) -> String {
        guard !cards.isEmpty else {
            let other = hasFrameBuffer ? " /dev/fb0 alone is not supported." : ""
            return "There is no display: DISPLAY and WAYLAND_DISPLAY are not set, and the kernel has no graphics card "
                + "(/dev/dri/card*)." + other
        }
        let usable = cards.filter { $0.openError == 0 }
        guard !usable.isEmpty else {
            let card = cards[0]
            guard card.openError == EACCES || card.openError == EPERM else {
                return "The graphics card \(card.path) cannot be opened: \(String(cString: strerror(card.openError)))."
            }
            return "The graphics card \(card.path) may not be opened: the program's user must be in the group "
                + "\(card.group ?? "video")."
        }
        guard let card = usable.first(where: { $0.connectors.contains(true) }) else {
            let name = usable.map(\.path).joined(separator: ", ")
            return usable.allSatisfy(\.connectors.isEmpty)
                ? "The graphics card \(name) has no socket for a monitor." : "No monitor is connected to \(name)."
        }
        if card.isInUse {
            return "Another program shows its picture on \(card.path): a desktop, or this program for the second time."
        }
        guard missingPackages.isEmpty else {
            return "The bare screen needs packages that are not installed: \(missingPackages.joined(separator: ", "))."
        }
        return "The graphics card \(card.path) cannot be used: \(words)."
    }

    private func wants(_ driver: String) -> Bool {
        askedDrivers.isEmpty || askedDrivers.contains(driver)
    }

    private static let drivers: Set<String> = ["x11", "wayland", "kmsdrm", "offscreen", "dummy"]
}

extension DisplayFault {
    /// Drivers of SDL's that show nothing, which only those want who ask for them.
    static let memoryDrivers: Set<String> = ["offscreen", "dummy"]

    /// The drivers that SDL_VIDEODRIVER names, in small letters.
    static func askedDrivers(_ settings: Settings) -> [String] {
        (settings.text("SDL_VIDEODRIVER") ?? "").lowercased().split(separator: ",").map(String.init)
    }

    /// Whether there is no desktop to open a window on, so that SDL takes the bare screen.
    static func isConsoleOnly(_ settings: Settings) -> Bool {
        settings.text("DISPLAY") == nil && settings.text("WAYLAND_DISPLAY") == nil
    }

    /// Asks the machine.
    static func find(_ settings: Settings) -> DisplayFault {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return DisplayFault(
            askedDrivers: askedDrivers(settings), xDisplay: settings.text("DISPLAY"),
            waylandDisplay: settings.text("WAYLAND_DISPLAY"),
            cards: files.filter { $0.hasPrefix("card") }.sorted().map { card("/dev/dri/" + $0) },
            hasFrameBuffer: access("/dev/fb0", F_OK) == 0,
            missingPackages: [("libEGL.so.1", "libegl1"), ("libGLESv2.so.2", "libgles2")].compactMap {
                library, package in
                guard let handle = dlopen(library, RTLD_LAZY) else { return package }
                dlclose(handle)
                return nil
            })
    }

    private static func card(_ path: String) -> Card {
        let name = String(path.split(separator: "/").last ?? "")
        let folder = "/sys/class/drm/"
        let sockets = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasPrefix(name + "-")
        }
        let states = sockets.compactMap { try? String(contentsOfFile: folder + $0 + "/status", encoding: .utf8) }
        var card = Card(path: path, connectors: states.map { $0.hasPrefix("connected") })
        var status = stat()
        if stat(path, &status) == 0, let group = getgrgid(status.st_gid) {
            card.group = String(cString: group.pointee.gr_name)
        }
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            card.openError = errno
            return card
        }
        defer { close(descriptor) }
        // DRM_IOCTL_SET_MASTER: who shows a picture is the master, and there is one at a time. Closing gives it up.
        card.isInUse = ioctl(descriptor, 0x641E) != 0
        return card
    }
}
