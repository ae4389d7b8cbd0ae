import Foundation
import Synchronization
import Testing

@testable import UIKit

/// The file of the state is always the old or the new one.
@Suite("The file of a state")
struct RestorationFileTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    /// A disk under a program that dies at a point, after which nothing happens any more; each byte is a point.
    private final class DyingDisk: Sendable {
        private let points: Mutex<Int>

        init(_ points: Int) {
            self.points = Mutex(points)
        }

        /// Takes up to so many points.
        private func take(_ count: Int = 1) -> Int {
            points.withLock { points in
                let taken = min(points, count)
                points -= taken
                return taken
            }
        }

        var isDead: Bool { points.withLock { $0 == 0 } }

        var calls: RestorationFileCalls {
            var calls = RestorationFileCalls()
            let system = calls
            calls.open = { self.take() == 1 ? system.open($0, $1, $2, $3) : -1 }
            calls.write = { file, bytes in
                let count = self.take(bytes.count)
                guard count > 0 else { return -1 }
                return system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
            }
            calls.synchronize = { _ in self.take() == 1 ? 0 : -1 }
            calls.rename = { self.take() == 1 ? system.rename($0, $1, $2) : -1 }
            calls.remove = { self.take() == 1 ? system.remove($0, $1) : -1 }
            calls.close = { file in
                // The system closes the files of the dead.
                let result = system.close(file)
                return self.take() == 1 ? result : -1
            }
            return calls
        }
    }

    private static func state(_ letter: Character, _ count: Int = 1000) throws -> [UInt8] {
        var archive = RestorationArchive(owner: .init(program: "Test", version: ""))
        archive.application = ["text": .string(String(repeating: letter, count: count))]
        return try archive.bytes()
    }

    @Test(
        "Whichever call and byte a save ends at, there is the old or the new state, and the next start sweeps the rest")
    func everyPoint() throws {
        let (old, new) = (try Self.state("a"), try Self.state("b", 1200))
        try RestorationFolder(folder.path).replace("state", with: old)
        var (point, olds, news) = (0, 0, 0)
        while true {
            let disk = DyingDisk(point)
            do {
                let opened = try RestorationFolder(folder.path, calls: disk.calls)
                try? opened.replace("state", with: new)
            }
            if point % 20 != 0 {
                try RestorationFolder(folder.path).sweep("state")
                #expect(folder.names == ["state"], "ended at point \(point)")
            } else {
                let next = try RestorationStore(path: folder.path, now: Double(point * 100))
                #expect(next.read(.init(program: "Test", version: "")) != nil, "ended at point \(point)")
                #expect(folder.names == ["running", "state"], "ended at point \(point)")
                next.close()
            }
            let bytes = folder.bytes()
            if bytes == old {
                olds += 1
            } else {
                #expect(bytes == new, "ended at point \(point)")
                news += 1
            }
            try RestorationFolder(folder.path).replace("state", with: old)
            if !disk.isDead { break }
            point += 1
        }
        #expect(point > 1000 && olds > 1000 && news >= 2)
    }

    @Test("A call that fails leaves the old state and nothing else", arguments: 0..<5)
    func failures(call: Int) throws {
        let old = try Self.state("a")
        try RestorationFolder(folder.path).replace("state", with: old)
        var calls = RestorationFileCalls()
        switch call {
        case 0:
            calls.open = { _, _, _, _ in
                errno = ENOSPC; return -1
            }
        case 1:
            calls.write = { _, _ in
                errno = ENOSPC; return -1
            }
        case 2:
            calls.synchronize = { _ in
                errno = EIO; return -1
            }
        case 3:
            calls.rename = { _, _, _ in
                errno = EACCES; return -1
            }
        default: calls.write = { _, _ in 0 }
        }
        let opened = try RestorationFolder(folder.path, calls: calls)
        #expect(throws: RestorationFolder.Failure.machine([ENOSPC, ENOSPC, EIO, EACCES, ENOSPC][call])) {
            try opened.replace("state", with: Self.state("b"))
        }
        #expect(folder.names == ["state"] && folder.bytes() == old)
    }

    @Test("Killed at any time while it saves, the program finds a whole state", arguments: 0..<24)
    func killed(round: Int) async throws {
        let delay = UInt32.random(in: 0..<15_000)
        try RestorationFolder(folder.path).replace("state", with: Self.state("A", 200_000))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, delay = delay as UInt32] in
            let store = try RestorationStore(path: path)
            let states = try ["B", "C", "D"].map { try RestorationFileTests.state($0, 200_000) }
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            for number in 0... {
                store.write(states[number % 3])
                if number % 2 == 0 { store.flush() }
            }
        }
        let next = try RestorationStore(path: folder.path)
        let archive = next.read(.init(program: "Test", version: ""))
        guard case .string(let text)? = archive?.application["text"] else {
            Issue.record("no state, killed after \(delay) µs")
            return
        }
        #expect(text.count == 200_000 && Set(text).count == 1, "killed after \(delay) µs")
        #expect(folder.names == ["running", "state"])
        next.close()
    }

    @Test("The state goes after three crashes within a minute, and not before")
    func crashes() throws {
        let state = try Self.state("a")
        func start(_ now: Double, isCrash: Bool = true) throws -> Bool {
            let store = try RestorationStore(path: folder.path, now: now)
            if !isCrash { store.close() }
            return folder.bytes() == state
        }
        folder.put(state)
        #expect(try start(100) && start(110) && start(120))
        #expect(try !start(130), "Three have crashed before.")
        folder.put(state)
        #expect(try start(140) && start(150), "It begins anew: two have crashed before.")
        #expect(try start(300) && start(340) && start(380) && start(420), "They are too far apart.")
        #expect(try start(500) && start(505) && start(510, isCrash: false))
        #expect(try start(515) && start(520) && start(525), "One has ended properly meanwhile.")
        #expect(try start(5) && start(6), "The machine was started anew.")
    }

    @Test("A program that is killed three times finds no state the fourth time")
    func crashLoop() async throws {
        folder.put(try Self.state("a"))
        // At times of the test's own: a busy machine may need more than a minute for three processes.
        for time in [100.0, 110, 120] {
            #expect(folder.bytes() != nil)
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, time = time as Double] in
                _ = try RestorationStore(path: path, now: time)
                kill(getpid(), SIGKILL)
            }
        }
        _ = try RestorationStore(path: folder.path, now: 130)
        #expect(folder.bytes() == nil)
    }

    @Test(
        "What is in the list of starts does not matter",
        arguments: ["", "\n\n", "nan\ninf\n-inf", "1e999", "\u{0}", "99999 1"])
    func listOfStarts(text: String) throws {
        folder.put(Array(text.utf8) + [0xFF], in: "running")
        folder.put(try Self.state("a"))
        _ = try RestorationStore(path: folder.path, now: 50)
        #expect(folder.bytes() != nil)
        folder.put([UInt8](repeating: 0x31, count: 1_000_000), in: "running")
        _ = try RestorationStore(path: folder.path, now: 50)
        #expect(folder.bytes() != nil)
    }

    @Test("A second program keeps out; links, pipes and folders are not read")
    func otherThings() throws {
        let first = try RestorationStore(path: folder.path)
        #expect(throws: RestorationFolder.Failure.inUse) { try RestorationStore(path: folder.path) }
        let owner = RestorationArchive.Owner(program: "Test", version: "")
        let place = folder.path + "/state"
        folder.put(try Self.state("a"), in: "elsewhere")
        symlink(folder.path + "/elsewhere", place)
        #expect(first.read(owner) == nil && folder.bytes("elsewhere") != nil && folder.bytes() == nil)
        mkfifo(place, 0o600)
        #expect(first.read(owner) == nil)
        mkdir(place, 0o700)
        #expect(first.read(owner) == nil)
        rmdir(place)
        folder.put([UInt8](repeating: 0, count: RestorationArchive.sizeLimit + 1))
        #expect(first.read(owner) == nil && folder.bytes() == nil)
        #expect(throws: RestorationFolder.Failure.self) { try RestorationFolder("/dev/null/state") }
    }
}
