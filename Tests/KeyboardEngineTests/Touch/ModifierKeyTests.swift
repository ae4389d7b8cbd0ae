import Foundation
import Testing

@testable import KeyboardEngine

/// Ctrl and Alt hold for the next key, or for all, and never need two fingers; Tab, Esc and arrows are pressed.
@Suite struct ModifierKeyTests {
    private static func typist(
        _ name: String = "en", window: CGSize = CGSize(width: 1280, height: 800),
        change: (inout KeyboardConfiguration) -> Void = { _ in }
    ) throws -> Typist {
        var typist = try Typist(window: window, layout: ShippedLayouts.layout(name))
        typist.perform {
            var configuration = $0.configuration
            configuration.isFull = true
            change(&configuration)
            return $0.configure(configuration)
        }
        _ = typist.takeActions()
        return typist
    }

    private static func presses(_ typist: inout Typist) -> [KeyChord] {
        typist.takeActions().compactMap { if case .press(let chord) = $0 { chord } else { nil } }
    }

    private static let controlA = KeyChord(usage: 4, characters: "a", modifiers: [.control])

    @Test func `a tapped Ctrl holds for the next key alone`() throws {
        var typist = try Self.typist()
        typist.tap("ctrl")
        #expect(typist.machine.modifiers[.control] == .once)
        typist.tap("a", "a")
        #expect(typist.text == "a" && typist.machine.modifiers[.control] == .off)
        #expect(Self.presses(&typist) == [Self.controlA])
    }

    @Test func `Ctrl that is tapped again is off, and twice in a row it stays on until it is tapped`() throws {
        var typist = try Self.typist()
        typist.tap("ctrl", "ctrl", "a")
        #expect(typist.text == "a")
        typist.time += 1
        for _ in 0..<2 {
            typist.down("ctrl")
            typist.time += 0.05
            typist.up()
            typist.time += 0.1
        }
        #expect(typist.machine.modifiers[.control] == .locked)
        typist.tap("a", "a", "ctrl", "b")
        #expect(typist.text == "ab" && Self.presses(&typist) == [Self.controlA, Self.controlA])
    }

    @Test func `Ctrl and Alt add up, and shift as far as it was asked for`() throws {
        var typist = try Self.typist()
        typist.tap("ctrl", "alt", "delete")
        #expect(Self.presses(&typist) == [KeyChord(usage: 42, modifiers: [.control, .alternate])])
        typist.tap("ctrl", "shift.left", "z")
        #expect(Self.presses(&typist) == [KeyChord(usage: 29, characters: "z", modifiers: [.control, .shift])])
        #expect(typist.machine.shift.mode == .off)
        // A capital that the text asks for is not asked for by anyone.
        typist.perform { $0.autocapitalize(true) }
        typist.tap("ctrl", "a", "left")
        #expect(Self.presses(&typist) == [Self.controlA, KeyChord(usage: 80)])
        #expect(typist.machine.shift.mode == .once && typist.text.isEmpty)
        typist.tap("b")
        #expect(typist.text == "B")
    }

    @Test func `shift selects by arrows once, for as long as the arrow is held, and capitals that are locked do not`()
        throws
    {
        var typist = try Self.typist()
        typist.tap("shift.left")
        typist.down("right")
        typist.wait(0.75)
        typist.up()
        typist.tap("right")
        let presses = Self.presses(&typist)
        #expect(presses.count >= 4 && presses.dropLast().allSatisfy { $0 == KeyChord(usage: 79, modifiers: [.shift]) })
        #expect(presses.last == KeyChord(usage: 79))
        typist.time += 1
        for _ in 0..<2 {
            typist.down("shift.left")
            typist.up()
            typist.time += 0.1
        }
        typist.tap("left")
        #expect(typist.machine.shift.mode == .locked && Self.presses(&typist) == [KeyChord(usage: 80)])
    }

    @Test func `a sentence may begin with a digit, and shift makes a sign of it`() throws {
        var typist = try Self.typist()
        typist.perform { $0.autocapitalize(true) }
        typist.down("1")
        #expect(typist.machine.popUp == KeyPopUp(keyID: "1", text: "1"))
        typist.up()
        typist.tap("shift.left", "1")
        typist.perform { $0.autocapitalize(true) }
        typist.tap("a")
        #expect(typist.text == "1!A")
    }

    @Test func `Ctrl that is held with one finger holds for what others tap`() throws {
        var typist = try Self.typist()
        typist.down("ctrl", finger: 1)
        for id in ["a", "c"] {
            typist.time += 0.2
            typist.down(id, finger: 2)
            typist.up(finger: 2)
        }
        typist.up(finger: 1)
        typist.tap("d")
        #expect(typist.text == "d" && typist.machine.modifiers[.control] == .off)
        #expect(Self.presses(&typist) == [Self.controlA, KeyChord(usage: 6, characters: "c", modifiers: [.control])])
    }

    @Test func `a finger on Ctrl that is taken away leaves what was before`() throws {
        var typist = try Self.typist()
        typist.down("ctrl")
        typist.perform { [time = typist.time] in $0.touchCancelled(1, time: time) }
        typist.tap("a")
        #expect(typist.text == "a" && typist.machine.modifiers[.control] == .off)
    }

    @Test func `planes, the globe and holding change nothing about Ctrl, and with it no key offers others`() throws {
        var typist = try Self.typist { $0.languages = ["A", "B"] }
        typist.tap("ctrl", "more.left", "ABC.left", "globe")
        #expect(typist.machine.modifiers[.control] == .once)
        typist.down("e")
        typist.wait(1)
        #expect(typist.machine.menu == nil)
        typist.up()
        #expect(Self.presses(&typist) == [KeyChord(usage: 8, characters: "e", modifiers: [.control])])
        typist.tap("ctrl")
        typist.down("space")
        typist.wait(1)
        #expect(!typist.machine.isDraggingCaret)
        typist.up()
        #expect(Self.presses(&typist) == [KeyChord(usage: 44, characters: " ", modifiers: [.control])])
        typist.tap("ctrl", "return")
        #expect(Self.presses(&typist) == [KeyChord(usage: 40, modifiers: [.control])] && typist.text.isEmpty)
    }

    @Test func `Tab and Esc are pressed when the finger is lifted, and when another one goes down`() throws {
        var typist = try Self.typist()
        typist.down("tab", finger: 1)
        #expect(Self.presses(&typist).isEmpty && typist.machine.litKeys == ["tab"] && typist.machine.popUp == nil)
        typist.down("escape", finger: 2)
        #expect(Self.presses(&typist) == [KeyChord(usage: 43)])
        typist.move(to: "q", finger: 2)
        typist.up(finger: 2)
        typist.up(finger: 1)
        #expect(Self.presses(&typist).isEmpty)
        typist.tap("more.left", "f1", "f12")
        #expect(Self.presses(&typist) == [KeyChord(usage: 58), KeyChord(usage: 69)])
    }

    @Test func `arrows repeat ever faster and never by words, unless that is turned off`() throws {
        var typist = try Self.typist()
        typist.down("up")
        var times: [Double] = []
        while let deadline = typist.machine.nextDeadline, deadline <= 104 {
            for case .press in typist.machine.tick(deadline) { times.append(deadline) }
        }
        let steps = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(times.count > 50 && abs(times[0] - 100.5) < 1e-6 && abs((steps.last ?? 0) - 0.05) < 1e-6)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })

        var still = try Self.typist { $0.deleteRepeat = nil }
        still.down("up")
        still.wait(3)
        still.up()
        #expect(Self.presses(&still) == [KeyChord(usage: 82)])
    }

    @Test func `a key that is struck twice by a trembling hand counts once`() throws {
        var typist = try Self.typist { $0.strikeInterval = 0.5 }
        for _ in 0..<2 {
            typist.down("left")
            typist.up()
            typist.time += 0.2
        }
        #expect(Self.presses(&typist) == [KeyChord(usage: 80)])
    }

    @Test func `Ctrl is off in another field, and where its key is gone`() throws {
        var typist = try Self.typist()
        typist.tap("ctrl")
        typist.perform { $0.reset() }
        #expect(typist.machine.modifiers[.control] == .off)
        for change: (inout KeyboardConfiguration) -> Void in [
            { $0.window.width = 600 }, { $0.isFull = false }, { $0.placement = .left }, { $0.variant = .numberPad },
        ] {
            var typist = try Self.typist()
            typist.tap("alt")
            var configuration = typist.machine.configuration
            change(&configuration)
            typist.perform { $0.configure(configuration) }
            #expect(typist.machine.modifiers[.alternate] == .off)
            #expect(typist.takeActions().contains(.modifiersChanged([.control: .off, .alternate: .off])))
        }
    }

    @Test(arguments: [
        ("en", "qweasdzxc", [20, 26, 8, 4, 22, 7, 29, 27, 6]), ("fr", "aqw", [4, 20, 26]), ("de", "zyö", [29, 28, 51]),
        ("ru", "йфячсм", [20, 4, 29, 27, 6, 25]), ("el", "αβ", [4, 5]), ("he", "שד", [4, 22]),
        ("ar", "شضئ", [4, 20, 27]),
        ("ko", "ㅂㅁㅋ", [20, 4, 29]), ("th", "ๆฟผ", [20, 4, 29]), ("hi", "ौो", [20, 4]), ("ar", "١٠", [30, 39]),
    ])
    func `a key has the place that it has on other keyboards`(name: String, letters: String, usages: [Int]) throws {
        var typist = try Self.typist(name)
        for letter in letters.unicodeScalars.map({ String($0) }) { typist.tap("ctrl", letter) }
        #expect(Self.presses(&typist).map(\.usage) == usages)
    }
}
