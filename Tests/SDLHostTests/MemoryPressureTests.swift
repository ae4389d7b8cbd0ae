import CSDL2
import Diagnostics
import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// Little memory, as the manager of services tells of it.
final class MemoryPressureTests: XCTestCase {
    @MainActor
    private final class Program: ElementlessApplication {
        let host: SDLHost
        var warnings = 0
        var nextFrameTime: Double? { nil }
        init(_ host: SDLHost) { self.host = host }
        func receive(_ event: InputEvent) {
            guard event == .memoryWarning else { return }
            warnings += 1
            host.stop()
        }
    }

    private static func makeFIFO() -> String {
        let path = NSTemporaryDirectory() + "pressure-\(UUID().uuidString)"
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        return path
    }

    func testWhatIsWrittenToTheNamedFIFOArrivesAsAWarning() throws {
        try MainActor.assumeIsolated {
            let path = Self.makeFIFO()
            defer { unlink(path) }
            let host = try DummyScreen.host()
            let program = Program(host)
            let watch = try XCTUnwrap(MemoryPressureWatch(["MEMORY_PRESSURE_WATCH": path]))
            watch.start()
            watch.start()
            let writing = open(path, O_WRONLY)
            defer { close(writing) }
            for number in 1...3 {
                var byte: UInt8 = 1
                XCTAssertEqual(write(writing, &byte, 1), 1)
                host.run(program)
                XCTAssertEqual(program.warnings, number)
            }
        }
    }

    func testWhatIsAskedForIsWrittenFirst() throws {
        let path = NSTemporaryDirectory() + "pressure-\(UUID().uuidString)"
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
        defer { unlink(path) }
        let settings: Settings = [
            "MEMORY_PRESSURE_WATCH": path, "MEMORY_PRESSURE_WRITE": Data("some 1 2".utf8).base64EncodedString(),
        ]
        XCTAssertNotNil(MemoryPressureWatch(settings))
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "some 1 2")
    }

    func testTheKernelIsWatchedWhereItTells() throws {
        // Asked as its documentation shows.
        let descriptor = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK)
        defer { if descriptor >= 0 { close(descriptor) } }
        let asked = Array("some 150000 2000000".utf8CString)
        try XCTSkipUnless(
            descriptor >= 0 && write(descriptor, asked, asked.count) == asked.count, "The kernel does not tell.")
        XCTAssertNotNil(MemoryPressureWatch([:]))
    }

    func testNothingIsWatchedWhereNothingTells() {
        XCTAssertNil(MemoryPressureWatch(["MEMORY_PRESSURE_WATCH": "/dev/null"]))
        XCTAssertNil(MemoryPressureWatch(["MEMORY_PRESSURE_WATCH": "/no/such/file"]))
    }
}
