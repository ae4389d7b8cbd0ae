import Foundation
import Testing

@testable import Port

/// A program as it is written for iOS, from the folder to the compiler.
@Suite struct EndToEndTests {
    /// Where the toolchain's compiler is, or `nil`.
    private static let compiler: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    @Test(.enabled(if: compiler != nil), arguments: ["5", "6"])
    func `a form that is carried over compiles`(mode: String) throws {
        let folder = try Folder()
        try folder.write("Form/OrderForm.swift", FormProgram.form)
        try folder.write("Form/AppDelegate.swift", FormProgram.application)
        try folder.write("UIKit.swift", FormProgram.standIns)
        let run = Run("\(folder.path)/Form")
        #expect(run.outcome == .hasRemarks && run.complaints == [])
        #expect(run.results.filter { $0.contains("for a person:") }.count == 2, "\(run.results)")
        let module = ["-emit-module", "-module-name", "UIKit", "-emit-module-path", "\(folder.path)/UIKit.swiftmodule"]
        #expect(try compile(module + ["\(folder.path)/UIKit.swift"]) == "")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/CoreGraphics", withIntermediateDirectories: false)
        try folder.write("CoreGraphics/CoreGraphics.swift", "import UIKit")
        let empty = [
            "-emit-module", "-module-name", "CoreGraphics", "-emit-module-path",
            "\(folder.path)/CoreGraphics.swiftmodule",
        ]
        #expect(try compile(empty + ["-I", folder.path, "\(folder.path)/CoreGraphics/CoreGraphics.swift"]) == "")
        let sources = ["OrderForm.swift", "AppDelegate.swift"].map { "\(folder.path)/Form/\($0)" }
        #expect(try compile(["-typecheck", "-swift-version", mode, "-I", folder.path] + sources) == "")
    }

    /// What the compiler says.
    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.compiler ?? "")
        process.arguments = ["-parse-as-library", "-suppress-warnings"] + arguments
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus): \(said)"
    }
}
