import Foundation
import Testing

@testable import KeyboardLint

/// The command for people who write layouts: what it prints and the status that it ends with.
@Suite struct KeyboardLintTests {
    /// A folder that is removed again.
    private final class Folder {
        let path = NSTemporaryDirectory() + "layouts-\(UUID().uuidString)"

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }

        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }

        deinit {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// What a run has come to.
    private struct Run {
        var outcome: KeyboardLintCommand.Outcome
        var results: [String] = []
        var complaints: [String] = []

        init(_ arguments: String...) {
            var (results, complaints): ([String], [String]) = ([], [])
            outcome = KeyboardLintCommand.run(
                arguments, .init(result: { results.append($0) }, complaint: { complaints.append($0) }))
            (self.results, self.complaints) = (results, complaints)
        }
    }

    @Test func `nothing is said of a sound layout`() throws {
        let folder = try Folder()
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "en" }"#)
        for path in [folder.path, folder.path + "/", folder.path + "/xx.json"] {
            let run = Run(path)
            #expect(run.outcome == .isSound && run.results == [] && run.complaints == [], "\(path): \(run)")
        }
    }

    @Test func `the shipped layouts are checked where nothing is named, and they are sound`() {
        let run = Run()
        #expect(run.outcome == .isSound && run.results == [] && run.complaints == [])
    }

    @Test func `file, plane, key and fault stand in one line`() throws {
        let folder = try Folder()
        try folder.write(
            "xx.json",
            #"{ "locale": "xx", "inherits": "en", "planes": { "letters": { "letters": ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n n m"] } } }"#
        )
        let run = Run(folder.path)
        #expect(run.outcome == .hasFindings && run.complaints == [])
        #expect(
            run.results == [
                "\(folder.path)/xx.json: planes.letters.compact: n: 2 keys have this id",
                "\(folder.path)/xx.json: planes.letters.wide: n: 2 keys have this id",
            ])
    }

    @Test(arguments: [
        ("{", "the text is not valid JSON"),
        (#"{ "locale": "xx", "inherits": "qq" }"#, "inherits: there is no other layout \"qq\" to inherit from"),
        (
            #"{ "locale": "xx", "inherits": "en", "keys": { "any": { "a": { "with": 2 } } } }"#,
            "keys.any.a.with: \"with\" is not a member that is known here"
        ),
        (
            #"{ "locale": "xx", "inherits": "en", "words": { "go": "a", "done": "b", "go": "c" } }"#,
            "words.go: the member stands there twice, in line 1"
        ),
        (
            #"{ "locale": "xx", "inherits": "en", "planes": { "letters": { "wide": { "bottom": { "fax": "space" } } } } }"#,
            "planes.letters.wide.bottom.fax: no kind of keyboard shows this bottom row"
        ),
        (#"{ "locale": "yy", "inherits": "en" }"#, "locale: the language yy is not that of the file's name"),
    ])
    func `a file that is refused is named with place and reason`(text: String, line: String) throws {
        let folder = try Folder()
        try folder.write("xx.json", text)
        let run = Run("\(folder.path)/xx.json")
        #expect(run.outcome == .hasFindings && run.results.count == 1)
        #expect(run.results.first?.hasPrefix("\(folder.path)/xx.json: \(line)") == true, "\(run.results)")
    }

    @Test func `a fault of a file that others inherit is told once`() throws {
        let folder = try Folder()
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "en", "method": "magic" }"#)
        for name in ["xx-AA", "xx-BB"] {
            try folder.write("\(name).json", #"{ "locale": "\#(name)", "inherits": "xx" }"#)
        }
        #expect(Run(folder.path).results == ["\(folder.path)/xx.json: method: there is no input method \"magic\""])
    }

    @Test func `signs that no font has are told when that is asked for`() throws {
        let folder = try Folder()
        // A character of a private use area, which no font of the tests has.
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "en", "alternates": { "a": "ä \#u{10FFFD}" } }"#)
        #expect(Run(folder.path).outcome == .isSound)
        let run = Run("--fonts", folder.path)
        #expect(run.outcome == .hasFindings)
        #expect(
            run.results
                == ["compact", "wide"].map {
                    "\(folder.path)/xx.json: planes.letters.\($0): a: no font has \u{10FFFD} (U+10FFFD)"
                })
    }

    @Test(arguments: [
        ["--font"], ["-f", "."], ["/does/not/exist"], ["--", "--fonts"], [NSTemporaryDirectory(), "-"],
    ])
    func `wrong arguments are answered with the usage`(arguments: [String]) throws {
        var complaints: [String] = []
        let outcome = KeyboardLintCommand.run(
            arguments, .init(result: { Issue.record("\($0)") }, complaint: { complaints.append($0) }))
        #expect(outcome == .wrongUsage && complaints.count == 1)
        #expect(complaints.first?.hasPrefix("KeyboardLint: ") == true)
        #expect(complaints.first?.hasSuffix(KeyboardLintCommand.usage) == true)
    }

    @Test func `a folder without layouts is no usage, and help is`() throws {
        let folder = try Folder()
        let run = Run(folder.path)
        #expect(run.outcome == .wrongUsage)
        #expect(run.complaints.first?.contains("the folder \(folder.path) has no files *.json.") == true)
        let help = Run("--help", "/does/not/exist")
        #expect(help.outcome == .isSound && help.results == [KeyboardLintCommand.usage] && help.complaints == [])
    }

    @Test func `the program prints lines and ends with the status`() throws {
        let folder = try Folder()
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "en" }"#)
        try folder.write("yy.json", "[]")
        // From the folder itself, by the file's name alone.
        #expect(try run(["yy.json"], in: folder.path) == (1, "yy.json: an object is expected\n", true))
        #expect(try run(["xx.json"], in: folder.path) == (0, "", true))
        #expect(try run(["--nothing"], in: folder.path) == (2, "", false))
    }

    /// Runs the program that was built with the tests.
    /// - Returns: Its status, what it has printed, and whether it had nothing to complain about.
    private func run(_ arguments: [String], in folder: String) throws -> (Int32, String, Bool) {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "KeyboardLint")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let (output, error) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, error)
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaints = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, printed, complaints.isEmpty)
    }
}
