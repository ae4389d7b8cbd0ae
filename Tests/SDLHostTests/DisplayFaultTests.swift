import Foundation
import Testing

@testable import SDLHost

/// Why there is no picture: each cause has its sentence.
@Suite struct DisplayFaultTests {
    private static let card = DisplayFault.Card(path: "/dev/dri/card0", group: "video", connectors: [false, true])

    private static func changed(_ change: (inout DisplayFault.Card) -> Void) -> DisplayFault {
        var card = card
        change(&card)
        return DisplayFault(cards: [card])
    }

    private struct Row: Sendable, CustomTestStringConvertible {
        var fault: DisplayFault
        var words: String
        var testDescription: String { words }
    }

    private static let rows = [
        Row(fault: DisplayFault(), words: "There is no display: DISPLAY and WAYLAND_DISPLAY are not set"),
        Row(fault: DisplayFault(hasFrameBuffer: true), words: "/dev/fb0 alone is not supported"),
        Row(fault: changed { $0.openError = EACCES }, words: "must be in the group video"),
        Row(fault: changed { ($0.openError, $0.group) = (EACCES, nil) }, words: "must be in the group video"),
        Row(fault: changed { ($0.openError, $0.group) = (EPERM, "render") }, words: "must be in the group render"),
        Row(fault: changed { $0.openError = ENXIO }, words: "cannot be opened: No such device or address"),
        Row(fault: changed { $0.connectors = [false] }, words: "No monitor is connected to /dev/dri/card0"),
        Row(fault: changed { $0.connectors = [] }, words: "has no socket for a monitor"),
        Row(fault: changed { $0.isInUse = true }, words: "Another program shows its picture on /dev/dri/card0"),
        Row(fault: DisplayFault(cards: [card], missingPackages: ["libegl1"]), words: "not installed: libegl1"),
        Row(fault: DisplayFault(cards: [card]), words: "cannot be used: SDL says so"),
        // The card that comes closest counts.
        Row(
            fault: DisplayFault(cards: [
                DisplayFault.Card(path: "/dev/dri/card1", openError: EACCES),
                DisplayFault.Card(path: "/dev/dri/card2", connectors: [true], isInUse: true),
            ]), words: "Another program shows its picture on /dev/dri/card2"),
        Row(fault: DisplayFault(xDisplay: ":7", cards: [card]), words: "The X server :7 (DISPLAY)"),
        Row(fault: DisplayFault(waylandDisplay: "wayland-3"), words: "compositor wayland-3 (WAYLAND_DISPLAY)"),
        Row(fault: DisplayFault(askedDrivers: ["kmsdrm"], xDisplay: ":0"), words: "no graphics card"),
        Row(fault: DisplayFault(askedDrivers: ["x11"]), words: "The display could not be opened: SDL says so"),
        Row(fault: DisplayFault(askedDrivers: ["frobnicate"]), words: "no driver that works here: frobnicate"),
    ]

    @Test(arguments: rows) private func sentences(row: Row) {
        let sentence = row.fault.sentence(words: "SDL says so")
        #expect(sentence.contains(row.words))
        #expect(sentence.hasSuffix("."))
    }

    @Test func eachCauseHasASentenceOfItsOwn() {
        let sentences = Self.rows.map { $0.fault.sentence(words: "SDL says so") }
        // Two rows differ in how the group is known only, and two in whether the bare screen was asked for.
        #expect(Set(sentences).count == sentences.count - 2)
    }

    @Test func driversAreAskedForInAnyCase() {
        #expect(DisplayFault.askedDrivers([:]) == [])
        #expect(DisplayFault.askedDrivers(["SDL_VIDEODRIVER": "X11,offscreen"]) == ["x11", "offscreen"])
    }

    @Test func theBareScreenIsTakenWithoutADesktop() {
        #expect(DisplayFault.isConsoleOnly([:]))
        #expect(DisplayFault.isConsoleOnly(["DISPLAY": ""]))
        #expect(!DisplayFault.isConsoleOnly(["DISPLAY": ":0"]))
        #expect(!DisplayFault.isConsoleOnly(["WAYLAND_DISPLAY": "wayland-0"]))
    }

    @Test func aProgramWithoutADisplayEndsUnlessItAsksForMemory() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                for name in ["DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(name) }
                // A display that is not there, so that a machine with a graphics card does not light up.
                setenv("DISPLAY", ":4711", 1)
                setenv("SDL_VIDEODRIVER", "x11", 1)
                do {
                    _ = try SDLHost(SDLConfiguration(title: "Test"))
                    preconditionFailure("There is no display to open.")
                } catch {
                    precondition("\(error)".contains(":4711"), "\(error)")
                }
                setenv("SDL_VIDEODRIVER", "offscreen", 1)
                do { _ = try SDLHost(SDLConfiguration(title: "Test")) } catch { preconditionFailure("\(error)") }
            }
        }
    }
}
