import Testing
import UIKitSimulator

@testable import Notes

/// What a save leaves of a file: its mode, its owner, its place behind links; and never half of it.
@MainActor
@Suite("Saved files")
struct FileReplacementTests {
    private let kiosk: NotesKiosk

    init() throws {
        kiosk = try NotesKiosk()
    }

    private func status(_ name: String) -> stat {
        var status = stat()
        lstat(kiosk.url(name).path, &status)
        return status
    }

    @Test("The mode stays", arguments: [0o600, 0o640, 0o755, 0o666, 0o4750] as [mode_t])
    func mode(mode: mode_t) throws {
        try kiosk.put("one", in: "a.txt")
        chmod(kiosk.url("a.txt").path, mode)
        try FileReplacement().write([0x78], to: kiosk.url("a.txt").path)
        #expect(status("a.txt").st_mode & 0o7777 == mode)
        #expect(kiosk.bytes("a.txt") == [0x78])
        #expect(kiosk.names == ["a.txt"])
    }

    @Test("A new file has the mode that the person's umask says")
    func newFile() async {
        await #expect(processExitsWith: .success) { [path = kiosk.folder.path as String] in
            umask(0o027)
            try FileReplacement().write([0x78], to: path + "/new.txt")
        }
        #expect(status("new.txt").st_mode & 0o7777 == 0o640)
    }

    @Test("Owner and group stay where the person may give files away", .enabled(if: geteuid() == 0))
    func owner() throws {
        try kiosk.put("one", in: "a.txt")
        chown(kiosk.url("a.txt").path, 1234, 4321)
        chmod(kiosk.url("a.txt").path, 0o6750)
        try FileReplacement().write([0x78], to: kiosk.url("a.txt").path)
        let status = status("a.txt")
        #expect(status.st_uid == 1234 && status.st_gid == 4321 && status.st_mode & 0o7777 == 0o6750)
    }

    @Test("Where the owner cannot stay nothing is written unasked", .enabled(if: geteuid() == 0))
    func foreignOwner() async throws {
        try kiosk.put("one", in: "a.txt")
        chmod(kiosk.url("a.txt").path, 0o666)
        chmod(kiosk.folder.path, 0o777)
        await #expect(processExitsWith: .success) { [path = kiosk.url("a.txt").path as String] in
            guard setgid(1234) == 0, setuid(1234) == 0 else { exit(2) }
            let file = NoteFile(url: URL(fileURLWithPath: path))
            let old = try file.read()
            do {
                _ = try file.write(NSAttributedString(string: "x"), as: old)
                exit(3)
            } catch let error as NoteFile.Failure {
                guard error == .isDoubtful(.changesOwner) else { exit(4) }
            }
            guard try file.read().mark == old.mark else { exit(5) }
            _ = try file.write(NSAttributedString(string: "x"), as: old, despite: [.changesOwner])
        }
        let status = status("a.txt")
        #expect(status.st_uid == 1234 && kiosk.bytes("a.txt") == [0x78] && kiosk.names == ["a.txt"])
        // What the old group might do the new one may not.
        #expect(status.st_mode & 0o7777 == 0o606)
    }

    @Test("Symbolic links go on pointing to the file, whichever way they lead")
    func symbolicLinks() throws {
        let manager = FileManager.default
        try manager.createDirectory(at: kiosk.url("far"), withIntermediateDirectories: true)
        try kiosk.put("one", in: "far/a.txt")
        try manager.createSymbolicLink(atPath: kiosk.url("far/b.txt").path, withDestinationPath: "a.txt")
        try manager.createSymbolicLink(atPath: kiosk.url("near").path, withDestinationPath: "far")
        try manager.createSymbolicLink(atPath: kiosk.url("c.txt").path, withDestinationPath: "near/../far/b.txt")
        kiosk.open("c.txt")
        #expect(kiosk.text?.text == "one")
        kiosk.simulator.type("x")
        kiosk.save()
        #expect(kiosk.bytes("far/a.txt") == Array("xone".utf8))
        for link in ["c.txt", "near", "far/b.txt"] { #expect(status(link).st_mode & S_IFMT == S_IFLNK) }
        #expect(kiosk.names == ["c.txt", "far", "near"])
        #expect(try manager.contentsOfDirectory(atPath: kiosk.url("far").path).sorted() == ["a.txt", "b.txt"])
        // A link to a file that does not exist yet makes it, and one that leads in a circle makes nothing.
        try manager.createSymbolicLink(atPath: kiosk.url("d.txt").path, withDestinationPath: "far/new.txt")
        try FileReplacement().write([0x78], to: kiosk.url("d.txt").path)
        #expect(kiosk.bytes("far/new.txt") == [0x78])
        #expect(status("d.txt").st_mode & S_IFMT == S_IFLNK)
        try manager.createSymbolicLink(atPath: kiosk.url("e.txt").path, withDestinationPath: "e.txt")
        #expect(throws: FileReplacement.Failure.self) {
            try FileReplacement().write([0x78], to: kiosk.url("e.txt").path)
        }
        #expect(status("e.txt").st_mode & S_IFMT == S_IFLNK)
    }

    @Test("Only files are read and replaced: not folders, pipes and devices")
    func otherThings() throws {
        mkfifo(kiosk.url("a.txt").path, 0o600)
        try FileManager.default.createDirectory(at: kiosk.url("b.txt"), withIntermediateDirectories: true)
        for name in ["a.txt", "b.txt"] {
            #expect(throws: NoteFile.Failure.cannotRead(name)) { try NoteFile(url: kiosk.url(name)).read() }
            #expect(throws: FileReplacement.Failure.self) {
                try FileReplacement().write([0x78], to: kiosk.url(name).path)
            }
        }
        #expect(throws: NoteFile.Failure.cannotRead("zero")) {
            try NoteFile(url: URL(fileURLWithPath: "/dev/zero")).read()
        }
        #expect(kiosk.names == ["a.txt", "b.txt"])
    }

    @Test("A full disk leaves the old file and nothing else")
    func fullDisk() async throws {
        try kiosk.put("one", in: "a.txt")
        await #expect(processExitsWith: .success) { [path = kiosk.url("a.txt").path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(2) }
            let file = NoteFile(url: URL(fileURLWithPath: path))
            let old = try file.read()
            do {
                _ = try file.write(NSAttributedString(string: String(repeating: "x", count: 200_000)), as: old)
                exit(3)
            } catch let error as NoteFile.Failure {
                guard error == .cannotWrite("a.txt") else { exit(4) }
            }
        }
        #expect(kiosk.bytes("a.txt") == Array("one".utf8))
        #expect(kiosk.names == ["a.txt"])
    }
}
