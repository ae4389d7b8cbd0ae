import CSDL2
import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// Codes of a scanner on their way through SDL's queue. The loop needs the main thread, which only XCTest gives a test.
final class ScannedCodeTests: XCTestCase {
    /// Writes down what keys type.
    @MainActor
    private final class Program: ElementlessApplication {
        let host: SDLHost
        var typed = ""
        var keysDown = 0
        var keysUp = 0
        var frameCount = 0
        /// Is called with each frame.
        var onFrame: (Program) -> Void = { _ in }
        var nextFrameTime: Double? { 0 }

        init(_ host: SDLHost) { self.host = host }

        func receive(_ event: InputEvent) {
            switch event {
            case .text(let text): typed += text
            case .key(let key):
                if key.isDown { keysDown += 1 } else { keysUp += 1 }
                if key.isDown, key.usage == Int(SDL_SCANCODE_RETURN.rawValue) { typed += "\n" }
            default: break
            }
        }

        func frame() {
            frameCount += 1
            onFrame(self)
        }
    }

    private static func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> Bool {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        return SDL_PushEvent(&event) == 1
    }

    /// Puts a code into the queue as SDL does: for each character a key that goes down, text, and the key that goes up.
    /// - Returns: How many events were taken.
    private static func scan(_ code: String) -> Int {
        var taken = 0
        for character in code.utf8 {
            let isReturn = character == 0x0A
            let scancode = isReturn ? SDL_SCANCODE_RETURN : SDL_Scancode(UInt32(4 + character % 26))
            func key(_ event: inout SDL_Event) {
                event.key.keysym.scancode = scancode
                event.key.keysym.sym = isReturn ? 13 : Int32(character)
            }
            taken += push(SDL_KEYDOWN, key) ? 1 : 0
            if !isReturn {
                taken +=
                    push(SDL_TEXTINPUT) { event in
                        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: [character, 0]) }
                    } ? 1 : 0
            }
            taken += push(SDL_KEYUP, key) ? 1 : 0
        }
        return taken
    }

    private static let code = String(repeating: "4006381333931 ABCxyz-/+%:(01)9501234567890", count: 3).prefix(100)

    func testCodesArriveWholeAndInOrderAmongFingers() throws {
        try MainActor.assumeIsolated {
            let program = Program(try DummyScreen.idleHost())
            let codes = (0..<10).map { "\($0)" + Self.code + "\n" }
            program.onFrame = { program in
                guard program.frameCount <= codes.count else { return program.host.stop() }
                for _ in 0..<40 { _ = Self.push(SDL_FINGERMOTION) }
                _ = Self.scan(codes[program.frameCount - 1])
                for _ in 0..<4 { _ = Self.push(SDL_FINGERDOWN) && Self.push(SDL_FINGERUP) }
            }
            program.host.run(program)
            XCTAssertEqual(program.typed, codes.joined())
            XCTAssertEqual(program.keysDown, program.keysUp)
            XCTAssertEqual(program.keysDown, codes.joined().count)
        }
    }

    func testAFloodOfTouchesTakesNoKeysAway() throws {
        try MainActor.assumeIsolated {
            let program = Program(try DummyScreen.idleHost())
            // A broken touchscreen, while the program is busy.
            for number in 0..<20_000 {
                _ = Self.push([SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP][number % 3])
            }
            let codes = (0..<20).map { _ in Self.code + "\n" }.joined()
            XCTAssertEqual(Self.scan(codes), codes.count * 3 - 20)
            program.onFrame = { if $0.typed.count >= codes.count || $0.frameCount > 2000 { $0.host.stop() } }
            program.host.run(program)
            XCTAssertEqual(program.typed, codes)
            XCTAssertEqual(program.keysDown, program.keysUp)
            // Keys have an end too.
            var taken = 0
            while taken <= EventQueue.keyLimit, Self.push(SDL_KEYDOWN) { taken += 1 }
            XCTAssertEqual(taken, EventQueue.keyLimit)
            var event = SDL_Event()
            while EventQueue.next(&event) {}
            XCTAssertTrue(Self.push(SDL_KEYDOWN) && EventQueue.next(&event))
        }
    }
}
