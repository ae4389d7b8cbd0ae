import CSDL2
import Diagnostics
import Foundation
import Glibc
import Synchronization

/// Puts an event into SDL's queue when the machine has little memory left.
///
/// What tells so is the kernel's count of the time that programs lose by waiting for memory (pressure stall information), or
/// what the manager of services names instead, by systemd's protocol: `MEMORY_PRESSURE_WATCH` is the path of a file or a FIFO,
/// `/dev/null` for none, and `MEMORY_PRESSURE_WRITE` what is written to it first, in base64. Where it cannot be opened nothing
/// is watched: many kernels count nothing, or let only programs with rights set a threshold.
final class MemoryPressureWatch: Sendable {
    /// 300 milliseconds of two seconds: the only length of time that programs without rights may ask for. The kernel takes the last
    /// byte for the end.
    static let threshold = "some 300000 2000000\0"

    private let descriptor: Int32
    private let awaited: Int16
    private let isStarted = Atomic<Bool>(false)

    /// Opens what tells of pressure; `nil` where nothing does.
    init?(_ settings: Settings) {
        let named = settings.text("MEMORY_PRESSURE_WATCH")
        guard named != "/dev/null" else { return nil }
        let asked =
            named == nil
            ? Data(Self.threshold.utf8)
            : settings.value("MEMORY_PRESSURE_WRITE", "must be base64") { Data(base64Encoded: $0) }
        guard let descriptor = Self.open(named ?? "/proc/pressure/memory", asking: asked) else {
            if let named { Log.complain("MEMORY_PRESSURE_WATCH: \(named) tells nothing of memory.") }
            return nil
        }
        var status = stat()
        fstat(descriptor, &status)
        self.descriptor = descriptor
        // Files of the kernel tell by an exception, FIFOs by something to read.
        awaited = Int16(status.st_mode & S_IFMT == S_IFIFO ? POLLIN : POLLPRI)
    }

    deinit { close(descriptor) }

    /// A file that is open for what it tells, after it was told when to do so.
    private static func open(_ path: String, asking asked: Data?) -> Int32? {
        let descriptor = Glibc.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard let asked else { return descriptor }
        if asked.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == asked.count { return descriptor }
        close(descriptor)
        return nil
    }

    /// Waits on a thread of its own as long as the program runs. Started again it does nothing.
    func start() {
        guard !isStarted.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let thread = Thread { [self] in
            while waits() {
                var event = SDL_Event()
                event.type = SDL_APP_LOWMEMORY.rawValue
                SDL_PushEvent(&event)
            }
        }
        thread.name = "memory pressure watch"
        thread.stackSize = 128 << 10
        thread.start()
    }

    /// Returns when there is little memory.
    /// - Returns: false when nobody will tell any more.
    private func waits() -> Bool {
        var watched = pollfd(fd: descriptor, events: awaited, revents: 0)
        while poll(&watched, 1, -1) < 0 { guard errno == EINTR else { return false } }
        // What is told together with an error is told again and again.
        guard watched.revents & awaited != 0, watched.revents & Int16(POLLERR) == 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 256)
        if awaited == Int16(POLLIN) { while read(descriptor, &bytes, bytes.count) == bytes.count {} }
        return true
    }
}
