import CSDL2
import Foundation
import Synchronization

/// Sleeps until something happens: an SDL event, work on DispatchQueue.main, or the end of a wait.
@MainActor
protocol SDLWaiter {
    /// Returns early when there is something to do. An infinite wait is allowed.
    func wait(seconds: Double)
}

/// For drivers whose event queue can really block (x11, wayland): a thread watches the main queue's descriptor and puts
/// an event into SDL's queue when work arrives. Idle costs nothing.
@MainActor
final class EventQueueWaiter: SDLWaiter {
    private let watch: MainQueueWatch

    init() {
        watch = MainQueueWatch(wakeType: SDL_RegisterEvents(1))
        watch.start()
    }

    func wait(seconds: Double) {
        watch.arm()
        // A day is as good as for ever and fits SDL's milliseconds. One is added because SDL cuts fractions.
        let milliseconds = Int32((min(seconds, 86_400) * 1000).rounded(.up))
        SDL_WaitEventTimeout(nil, milliseconds)
    }
}

/// Watches libdispatch's descriptor for the main queue from a thread of its own.
private final class MainQueueWatch: Sendable {
    private let wakeType: UInt32
    private let isArmed = Atomic<Bool>(false)
    private let arming = Pipe()

    init(wakeType: UInt32) {
        self.wakeType = wakeType
    }

    /// Asks for one wake-up when there is work. The main queue's descriptor stays readable while the main thread is
    /// busy, so without this the thread would spin.
    func arm() {
        guard !isArmed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        var byte: UInt8 = 1
        _ = write(arming.fileHandleForWriting.fileDescriptor, &byte, 1)
    }

    func start() {
        let thread = Thread { [self] in
            var byte: UInt8 = 0
            while read(arming.fileHandleForReading.fileDescriptor, &byte, 1) == 1 {
                var main = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
                while poll(&main, 1, -1) < 0, errno == EINTR {}
                isArmed.store(false, ordering: .releasing)
                var event = SDL_Event()
                event.type = wakeType
                SDL_PushEvent(&event)
            }
        }
        thread.name = "main queue watch"
        thread.start()
    }
}

/// For drivers whose wait is a loop of one millisecond sleeps (dummy, offscreen, kmsdrm): waits for descriptors instead.
/// SDL's queue writes to a pipe when something is put into it; on bare hardware the input devices are watched too, and
/// the socket on which udev tells of new ones.
@MainActor
final class DescriptorWaiter: SDLWaiter {
    private let devices: InputDevices?
    private let queued = Pipe()

    init(devices: InputDevices?) {
        self.devices = devices
        _ = fcntl(queued.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        _ = fcntl(queued.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
        SDL_AddEventWatch(writeByte, writing)
    }

    isolated deinit {
        SDL_DelEventWatch(writeByte, writing)
    }

    /// The descriptor that SDL's queue writes to, in the only form that its callback takes.
    private var writing: UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: Int(queued.fileHandleForWriting.fileDescriptor))
    }

    func wait(seconds: Double) {
        guard seconds > 0 else { return }
        let reading = queued.fileHandleForReading.fileDescriptor
        var descriptors = [_dispatch_get_main_queue_handle_4CF(), reading] + (devices?.descriptors ?? [])
        descriptors.removeAll { $0 < 0 }
        var polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Devices that nothing tells of are looked for once a second.
        let longest = devices == nil ? 10.0 : 1
        poll(&polls, nfds_t(polls.count), Int32((min(seconds, longest) * 1000).rounded(.up)))
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(reading, &bytes, bytes.count) == bytes.count {}
        // What is put into the queue from here on is told again; what was put there before is looked at next.
        isTold.store(false, ordering: .releasing)
        devices?.didPoll { descriptor in polls.contains { $0.fd == descriptor && $0.revents != 0 } }
    }
}

/// Whether the descriptor was written to since the last wait. A flood would otherwise write a byte an event.
private let isTold = Atomic<Bool>(false)

/// What SDL calls, on whatever thread, when an event is put into its queue: writes to a descriptor that is waited for.
private func writeByte(_ descriptor: UnsafeMutableRawPointer?, _ event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
    // SDL puts a sentinel into its own queue at each poll; answering it would spin.
    guard let event, event.pointee.type != SDL_POLLSENTINEL.rawValue else { return 0 }
    guard !isTold.exchange(true, ordering: .acquiringAndReleasing) else { return 0 }
    var byte: UInt8 = 1
    _ = write(Int32(Int(bitPattern: descriptor)), &byte, 1)
    return 0
}
