#if Scripts

import CSDL2
import Foundation
import HostInterface
import RasterEngine
import XCTest

@testable import SDLHost

/// Sessions that are played on the real loop. It needs the main thread, which only XCTest gives a test.
final class ScriptPlayerTests: XCTestCase {
    /// A program with one element in the window and one outside, which writes down what it is told.
    @MainActor
    private final class Program: HostApplication {
        let host: SDLHost
        var events: [InputEvent] = []
        var frameCount = 0
        var nextFrameTime: Double? { frameCount == 0 ? 0 : nil }

        init(_ host: SDLHost) { self.host = host }

        func receive(_ event: InputEvent) {
            events.append(event)
            if event == .quit { host.stop() }
        }

        func frame() {
            frameCount += 1
            let buffer = PixelBuffer(width: host.display.pixelWidth, height: host.display.pixelHeight)
            buffer.clear(buffer.bounds, to: 0xFF20_4060)
            host.display.present(buffer, damage: [buffer.bounds])
        }

        func locate(_ name: String) -> InputPoint? {
            switch name {
            case "field", "key:a", "key:space": InputPoint(x: 40, y: 30)
            case "outside": InputPoint(x: 10_000, y: 30)
            case "nowhere": InputPoint(x: .nan, y: .nan)
            default: nil
            }
        }

        func text(of name: String) -> String? { name == "field" ? "Ada" : nil }
        var elements: String { "" }

        var pointers: [PointerEvent] {
            events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
        }

        var keys: [KeyEvent] {
            events.compactMap { if case .key(let event) = $0 { event } else { nil } }
        }
    }

    private static let folder = NSTemporaryDirectory() + "typecase-script-" + UUID().uuidString

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: Self.folder)
    }

    /// Plays a script to its end and tells what the program was told and how the process would end.
    @MainActor
    private static func play(_ lines: [String]) throws -> (program: Program, status: Int32) {
        let host = try DummyScreen.idleHost()
        try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
        let path = Self.folder + "/script"
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        setenv("TYPECASE_SCRIPT", path, 1)
        setenv("TYPECASE_SCRIPT_OUTPUT", Self.folder, 1)
        defer {
            unsetenv("TYPECASE_SCRIPT")
            unsetenv("TYPECASE_SCRIPT_OUTPUT")
            host.exitStatus = 0
        }
        let program = Program(host)
        host.run(program)
        return (program, host.exitStatus)
    }

    func testFingersAndTheMouseTakeTheWayOfRealOnes() throws {
        try MainActor.assumeIsolated {
            let (program, status) = try Self.play([
                "tap field", "hold 10 20", "lift", "click 100 50", "drag field 0 24", "touch a a", "quit",
            ])
            XCTAssertEqual(status, 0)
            let ends = program.pointers.filter { $0.phase != .moved }
            XCTAssertEqual(ends.map(\.phase), (0..<7).flatMap { _ in [.began, .ended] as [PointerEvent.Phase] })
            let places = ends.map { "\($0.point.x.rounded()) \($0.point.y.rounded())" }
            XCTAssertEqual(
                places,
                [
                    "40.0 30.0", "40.0 30.0", "10.0 20.0", "10.0 20.0", "100.0 50.0", "100.0 50.0", "40.0 30.0",
                    "40.0 54.0",
                ] + Array(repeating: "40.0 30.0", count: 6))
            XCTAssertEqual(program.pointers.filter { $0.phase == .moved }.count, 12)
            XCTAssertEqual(ends[4].id, .mouse(button: 1))
            XCTAssertTrue(zip(program.pointers, program.pointers.dropFirst()).allSatisfy { $0.time <= $1.time + 0.002 })
        }
    }

    func testKeysAndTextArrive() throws {
        try MainActor.assumeIsolated {
            let (program, status) = try Self.play(["type Aé🙂", "press return", "press ctrl+shift+a", "quit"])
            XCTAssertEqual(status, 0)
            XCTAssertEqual(
                program.events.filter { if case .text = $0 { true } else { false } }, ["A", "é", "🙂"].map { .text($0) })
            // Keys of modifiers go down before the key that they are for, and up after it.
            XCTAssertEqual(program.keys.map(\.usage), [40, 40, 224, 225, 4, 4, 225, 224])
            XCTAssertEqual(program.keys.map(\.isDown), [true, false, true, true, true, false, false, false])
            let both: KeyEvent.Modifiers = [.control, .shift]
            XCTAssertEqual(program.keys.map(\.modifiers), [[], [], .control, both, both, both, .control, []])
        }
    }

    func testPicturesAreWrittenInTheirOrder() throws {
        try MainActor.assumeIsolated {
            let (_, status) = try Self.play(["shot first", "wait 0.01", "shot second", "quit"])
            XCTAssertEqual(status, 0)
            for name in ["01-first.png", "02-second.png"] {
                let bytes = try XCTUnwrap(FileManager.default.contents(atPath: Self.folder + "/" + name))
                XCTAssertEqual(try PixelBuffer.decode(png: Array(bytes))[5, 5], 0xFF20_4060)
            }
        }
    }

    func testTheWindowIsResizedInPoints() throws {
        try MainActor.assumeIsolated {
            let host = try DummyScreen.idleHost()
            let (program, status) = try Self.play(["resize 200 150", "resize 320 240", "quit"])
            XCTAssertEqual(status, 0)
            XCTAssertTrue(program.events.contains(.displayChanged))
            XCTAssertEqual([host.display.pixelWidth, host.display.pixelHeight], [640, 480])
        }
    }

    func testPlacesAndTextsAreAskedFor() throws {
        try MainActor.assumeIsolated {
            let (_, status) = try Self.play([
                "where field", "where nowhere", "where gone", "text field", "text gone", "quit",
            ])
            XCTAssertEqual(status, 0)
        }
    }

    func testWhatCannotBeDoneEndsTheScriptAndTheProgramWithAnError() throws {
        try MainActor.assumeIsolated {
            for line in [
                "tap gone", "click outside", "tap nowhere", "drag gone 0 5", "hold gone", "lift", "press nokey",
                "press hyper+a",
                "press +", "touch é",
            ] {
                let (program, status) = try Self.play([line, "type never", "quit"])
                XCTAssertEqual(status, 1, line)
                XCTAssertFalse(program.events.contains(.text("n")), line)
            }
        }
    }

    func testAScriptThatMakesNoSenseIsNotBegun() throws {
        try MainActor.assumeIsolated {
            let (program, status) = try Self.play(["type a", "jump", "quit"])
            XCTAssertEqual(status, 1)
            XCTAssertTrue(program.events.allSatisfy { $0 != .text("a") })
        }
    }
}

#endif
