import Testing
import UIKitSimulator

@testable import Notes

/// A program that is killed while it saves.
@MainActor
@Suite("Killed saves")
struct KilledSaveTests {
    private let kiosk: NotesKiosk
    /// A version is this long and all of one letter, so that a mixture of two cannot be taken for one.
    private static let length = 400_000

    init() throws {
        kiosk = try NotesKiosk()
    }

    private func isWhole(_ bytes: [UInt8]?) -> Bool {
        guard let bytes, let first = bytes.first else { return false }
        return bytes.count == Self.length && bytes.allSatisfy { $0 == first }
    }

    @Test("Killed at any time it leaves a version that is whole; the next start sweeps the rest", arguments: 0..<16)
    func anyTime(round: Int) async throws {
        try kiosk.put([UInt8](repeating: 0x41, count: Self.length), in: "a.txt")
        chmod(kiosk.url("a.txt").path, 0o640)
        let delay = UInt32.random(in: 0..<20_000)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = kiosk.url("a.txt").path as String, delay = delay as UInt32, length = Self.length as Int] in
            let file = NoteFile(url: URL(fileURLWithPath: path))
            var note = try file.read()
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            for number in 1... {
                let letter = UnicodeScalar(UInt8(0x41 + number % 26))
                let text = String(repeating: Character(letter), count: length)
                note = try file.write(NSAttributedString(string: text), as: note)
            }
        }
        #expect(isWhole(kiosk.bytes("a.txt")), "killed after \(delay) µs")
        kiosk.open("a.txt")
        #expect(kiosk.names == ["a.txt"], "killed after \(delay) µs")
        #expect(isWhole(Array((kiosk.text?.text ?? "").utf8)), "killed after \(delay) µs")
    }

    @Test("Killed in the middle of the new contents it leaves the old ones; the next start sweeps the rest")
    func middle() async throws {
        try kiosk.put([UInt8](repeating: 0x41, count: Self.length), in: "a.txt")
        await #expect(processExitsWith: .signal(SIGXFSZ)) {
            [path = kiosk.url("a.txt").path as String, length = Self.length as Int] in
            signal(SIGXFSZ, SIG_DFL)
            // The threads that tasks run on block it.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGXFSZ)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            try FileReplacement().write([UInt8](repeating: 0x42, count: length), to: path)
        }
        #expect(kiosk.bytes("a.txt") == [UInt8](repeating: 0x41, count: Self.length))
        #expect(kiosk.names.count == 2)
        // Whichever file of the folder is opened next.
        kiosk.open("b.txt")
        #expect(kiosk.names == ["a.txt"])
    }

    @Test("What another program is saving, and what is not ours, is not swept")
    func inUse() throws {
        let folder = Glibc.open(kiosk.folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        let file = try TemporaryFile(in: folder, mode: 0o600)
        let strangers = [".notes-saving", "notes-saving-1", ".a.txt.swp"]
        for name in strangers { try kiosk.put("x", in: name) }
        let outside = kiosk.url("outside")
        try kiosk.put("x", in: "outside")
        try FileManager.default.createSymbolicLink(
            atPath: kiosk.url(".notes-saving-link").path, withDestinationPath: outside.path)
        TemporaryFile.sweep(kiosk.folder.path)
        #expect(Set(kiosk.names) == Set(strangers + ["outside", ".notes-saving-link", file.name]))
        file.discard()
        TemporaryFile.sweep(kiosk.folder.path)
        #expect(!kiosk.names.contains(file.name))
    }
}
