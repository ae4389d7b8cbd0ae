import Foundation
import Testing

@testable import Port

/// The command: what it writes, prints and refuses.
@Suite struct PortCommandTests {
    private let source = "class A {\n    @objc func a() { b.removeTarget(c, action: #selector(d), for: .x) }\n}\n"
    private let result = "class A {\n    func a() { b.removeTarget(c, action: nil, for: .x) }\n}\n"

    @Test func `files are changed in their places, and a second run changes nothing`() throws {
        let folder = try Folder()
        try folder.write("a.swift", source)
        try folder.write("b/c.swift", "let a = 1\n")
        let run = Run(folder.path)
        #expect(run.outcome == .hasRemarks && run.complaints == [])
        #expect(
            run.results == [
                "a.swift:2: @objc left out",
                "a.swift:2: #selector(d) → nil",
                "a.swift:2: for a person: removeTarget takes away all methods of the target; keep a UIAction to take away a single one",
                "2 files, 2 changes, 1 line for a person",
            ])
        #expect(folder.read("a.swift") == result && folder.read("b/c.swift") == "let a = 1\n")
        #expect(folder.names == ["a.swift", "b", "b/c.swift"])
        let again = Run(folder.path + "/")
        #expect(again.outcome == .isDone && again.results == ["2 files, 0 changes, 0 lines for a person"])
        #expect(folder.read("a.swift") == result)
    }

    @Test func `a check writes nothing and counts lines as they are`() throws {
        let folder = try Folder()
        try folder.write("a.swift", "@objcMembers\nclass A {\n    @IBOutlet var b: UIView!\n}\n")
        let run = Run("--check", folder.path)
        #expect(run.outcome == .hasRemarks)
        #expect(run.results.contains { $0.hasPrefix("a.swift:3: for a person: b: no nib") })
        #expect(run.results.last == "1 file, 2 changes, 1 line for a person; nothing is written")
        #expect(folder.read("a.swift")?.hasPrefix("@objcMembers") == true)
        #expect(Run(folder.path).results.contains { $0.hasPrefix("a.swift:2: for a person: b: no nib") })
    }

    @Test func `files go into another folder when that is asked for`() throws {
        let (folder, other) = (try Folder(), try Folder())
        try folder.write("a/b.swift", source)
        try folder.write("a/c.swift", "let a = 1\n")
        #expect(Run("--output", "\(other.path)/new", folder.path).outcome == .hasRemarks)
        #expect(folder.read("a/b.swift") == source)
        #expect(other.names == ["new", "new/a", "new/a/b.swift", "new/a/c.swift"])
        #expect(other.read("new/a/b.swift") == result)
    }

    @Test func `lines end as they did, and permissions stay`() throws {
        let folder = try Folder()
        let text = "@objc protocol A {\r\n    @objc\r\n    optional func a()\r\n}\r\n"
        try folder.write("a.swift", text)
        let path = "\(folder.path)/a.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(Run(folder.path).outcome == .isDone)
        #expect(
            folder.read("a.swift")
                == "protocol A: AnyObject {\r\n    func a()\r\n}\r\n\r\nextension A {\r\n    func a() {}\r\n}\r\n")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func `what is no Swift text is named and left`() throws {
        let folder = try Folder()
        let latin = Array("@objc class A {} // ".utf8) + [0xE9, 0x0A]
        try folder.write("a.swift", latin)
        try folder.write("Main.storyboard", "")
        try folder.write("Old.m", "")
        try folder.write("Images.xcassets/a.swift", source)
        try folder.write(".build/a.swift", source)
        try folder.write("notes.txt", source)
        let run = Run(folder.path)
        #expect(run.outcome == .hasRemarks)
        #expect(
            run.results.map { $0.prefix(while: { $0 != ":" }) } == [
                "a.swift", "Images.xcassets", "Main.storyboard", "Old.m", "0 files, 0 changes, 4 lines for a person",
            ])
        #expect(FileManager.default.contents(atPath: "\(folder.path)/a.swift") == Data(latin))
        #expect(folder.read("Images.xcassets/a.swift") == source && folder.read(".build/a.swift") == source)
    }

    @Test func `links are not followed, whether to files or to folders`() throws {
        let (folder, other) = (try Folder(), try Folder())
        try other.write("a.swift", source)
        let files = FileManager.default
        try files.createSymbolicLink(atPath: "\(folder.path)/a.swift", withDestinationPath: "\(other.path)/a.swift")
        try files.createSymbolicLink(atPath: "\(folder.path)/b", withDestinationPath: other.path)
        try files.createSymbolicLink(atPath: "\(folder.path)/c", withDestinationPath: folder.path)
        let run = Run(folder.path)
        #expect(run.results.count == 4 && run.results.last == "0 files, 0 changes, 3 lines for a person")
        #expect(other.read("a.swift") == source)
        // The folder itself may be named by a link.
        #expect(Run("\(folder.path)/b").outcome == .hasRemarks)
        #expect(other.read("a.swift") == result)
    }

    @Test func `a file is written as a whole, and not when it has changed meanwhile`() throws {
        let folder = try Folder()
        try folder.write("a.swift", "new")
        #expect(throws: FileReplacement.Failure.self) {
            try FileReplacement.write(Array("c".utf8), to: "\(folder.path)/a.swift", instead: Array("old".utf8))
        }
        #expect(folder.read("a.swift") == "new" && folder.names == ["a.swift"])
        // What cannot be replaced leaves nothing behind.
        try folder.write("b/c.swift", "old")
        #expect(throws: FileReplacement.Failure.self) {
            try FileReplacement.write(Array("c".utf8), to: "\(folder.path)/b", instead: nil)
        }
        #expect(folder.names == ["a.swift", "b", "b/c.swift"])
    }

    @Test(arguments: [
        [], ["/does/not/exist"], ["--chekc", "."], [".", ".."], ["--output"], ["--output", "a"], ["--", "--check"],
        [""],
        ["--check", "--output", "/does/not/exist", "."], [#filePath],
    ])
    func `wrong arguments are answered with the usage`(arguments: [String]) {
        var complaints: [String] = []
        let outcome = PortCommand.run(
            arguments, .init(result: { Issue.record("\($0)") }, complaint: { complaints.append($0) }))
        #expect(outcome == .wrongUsage && complaints.count == 1)
        #expect(complaints.first?.hasPrefix("Port: ") == true)
        #expect(complaints.first?.hasSuffix(PortCommand.usage) == true)
    }

    @Test func `a folder that is not empty is not written into, nor one inside the sources`() throws {
        let (folder, other) = (try Folder(), try Folder())
        try folder.write("a.swift", source)
        try other.write("b.txt", "")
        for target in [other.path, "\(other.path)/b.txt", folder.path, "\(folder.path)/new"] {
            #expect(Run("--output", target, folder.path).outcome == .wrongUsage)
        }
        #expect(folder.read("a.swift") == source && folder.names == ["a.swift"] && other.names == ["b.txt"])
    }

    @Test func `help is no fault`() {
        let help = Run("--help", "/does/not/exist")
        #expect(help.outcome == .isDone && help.results == [PortCommand.usage] && help.complaints == [])
    }

    @Test func `the program prints lines and ends with the status`() throws {
        let folder = try Folder()
        try folder.write("a.swift", source)
        #expect(try run([folder.path]).0 == 1)
        let (status, printed, isQuiet) = try run([folder.path])
        #expect(status == 0 && printed == "1 file, 0 changes, 0 lines for a person\n" && isQuiet)
        #expect(try run(["--nothing"]) == (2, "", false))
    }

    /// Runs the program that was built with the tests.
    private func run(_ arguments: [String]) throws -> (Int32, String, Bool) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "Port")
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, error)
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, printed, complaints.isEmpty)
    }

    @Test func `what is no text is copied as it is`() throws {
        let (folder, target) = (try Folder(), try Folder())
        let bytes: [UInt8] = [0x2F, 0x2F, 0xE4, 0x0A]
        try folder.write("a.swift", bytes)
        #expect(Run("--output", target.path, folder.path).outcome == .hasRemarks)
        #expect(FileManager.default.contents(atPath: target.path + "/a.swift") == Data(bytes))
    }
}
