import Foundation
import KeyboardEngine
import Testing

/// The shift key under fingers: once, locked, and held.
@Suite struct ShiftKeyTests {
    @Test func `shift acts on touch-down`() throws {
        var typist = try Typist()
        typist.down("shift")
        #expect(typist.takeActions() == [.shiftChanged(.once), .highlightChanged(["shift"])])
        typist.up()
        #expect(typist.takeActions() == [.highlightChanged([])])
        #expect(typist.machine.shift.mode == .once)
    }

    @Test func `one capital follows a tap, and capitals follow a double tap`() throws {
        var typist = try Typist()
        typist.tap("a", "shift", "b", "c")
        #expect(typist.text == "aBc")
        typist.down("shift")
        typist.up()
        typist.time += 0.2
        typist.down("shift")
        typist.up()
        #expect(typist.machine.shift.mode == .locked)
        typist.tap("d", "space", "e", "shift", "f")
        #expect(typist.text == "aBcD Ef")
    }

    @Test func `the pop-up shows the capital`() throws {
        var typist = try Typist()
        typist.tap("shift")
        typist.down("a")
        #expect(typist.machine.popUp == KeyPopUp(keyID: "a", text: "A"))
    }

    @Test func `space does not use a capital up`() throws {
        var typist = try Typist()
        typist.tap("shift", "space", "a")
        #expect(typist.text == " A")
    }

    @Test func `keys typed while shift is held are capitals, and releasing it ends that`() throws {
        var typist = try Typist()
        typist.down("shift", finger: 1)
        for (finger, letter) in zip(2..., ["a", "b"]) {
            typist.time += 0.2
            typist.down(letter, finger: finger)
            typist.time += 0.1
            typist.up(finger: finger)
        }
        #expect(typist.machine.shift.mode == .once)
        typist.up(finger: 1)
        #expect(typist.machine.shift.mode == .off)
        typist.tap("c")
        #expect(typist.text == "ABc")
    }

    @Test func `a key that went down while shift was held is a capital though shift is released first`() throws {
        var typist = try Typist()
        typist.down("shift", finger: 1)
        typist.down("a", finger: 2)
        typist.up(finger: 1)
        #expect(typist.machine.popUp == KeyPopUp(keyID: "a", text: "A"))
        typist.up(finger: 2)
        typist.tap("b")
        #expect(typist.text == "Ab")
    }

    @Test func `a letter typed before shift stays small when shift rolls over it`() throws {
        var typist = try Typist()
        typist.down("a", finger: 1)
        typist.down("shift", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        typist.tap("b", "c")
        #expect(typist.text == "aBc")
    }

    @Test func `holding shift over an automatic capital makes capitals`() throws {
        var typist = try Typist()
        typist.perform { $0.autocapitalize(true) }
        typist.down("shift", finger: 1)
        typist.time += 0.5
        typist.down("a", finger: 2)
        typist.up(finger: 2)
        typist.down("b", finger: 2)
        typist.up(finger: 2)
        typist.up(finger: 1)
        #expect(typist.text == "AB")
    }

    @Test func `a thumb that undoes a capital and rolls on types a small letter`() throws {
        var typist = try Typist()
        typist.perform { $0.autocapitalize(true) }
        typist.down("shift", finger: 1)
        typist.time += 0.06
        typist.down("a", finger: 2)
        typist.time += 0.04
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "a")
    }

    @Test func `an automatic capital is announced, used up and can be undone`() throws {
        var typist = try Typist()
        typist.perform { $0.autocapitalize(true) }
        #expect(typist.takeActions() == [.shiftChanged(.once)])
        typist.tap("a")
        #expect(typist.text == "A")
        #expect(typist.machine.shift.mode == .off)
        typist.perform { $0.autocapitalize(true) }
        typist.tap("shift", "b")
        #expect(typist.text == "Ab")
    }

    @Test func `a cancelled touch on shift changes nothing`() throws {
        var typist = try Typist()
        typist.down("shift")
        typist.perform { $0.touchCancelled(1, time: 100) }
        #expect(typist.machine.shift.mode == .off)
        #expect(typist.machine.litKeys == [])
    }

    @Test func `both shift keys of the wide form do the same`() throws {
        var typist = try Typist(window: .init(width: 1024, height: 768))
        typist.tap("shift.left", "a", "shift.right", "b", "shift.left", ",", ".")
        #expect(typist.text == "AB!.")
    }

    private func twoShifts() throws -> Typist {
        var typist = try Typist(window: CGSize(width: 1024, height: 768))
        typist.down("shift.left", finger: 1)
        typist.time += 0.1
        typist.down("shift.right", finger: 2)
        return typist
    }

    @Test func `two touches on shift that are cancelled change nothing, in either order`() throws {
        for fingers in [[1, 2], [2, 1], []] {
            var typist = try twoShifts()
            for finger in fingers { typist.perform { [time = typist.time] in $0.touchCancelled(finger, time: time) } }
            if fingers.isEmpty { typist.perform { $0.cancelAll() } }
            #expect(typist.machine.shift == ShiftState(), "\(fingers)")
        }
    }

    @Test func `capitals last until the last of two fingers leaves shift`() throws {
        var typist = try Typist(window: CGSize(width: 1024, height: 768))
        typist.down("shift.left", finger: 1)
        typist.down("a", finger: 3)
        typist.down("shift.right", finger: 2)
        typist.time += 0.4
        typist.down("b", finger: 3)
        typist.up(finger: 3)
        #expect(typist.machine.shift.mode == .once)
        typist.up(finger: 1)
        #expect(typist.machine.shift.mode == .once)
        typist.up(finger: 2)
        #expect(typist.machine.shift.mode == .off && typist.text == "AB")
    }

    @Test func `a cancelled touch on shift brings no capital back that was wanted before a letter`() throws {
        var typist = try Typist()
        typist.perform { $0.autocapitalize(true) }
        typist.down("shift", finger: 1)
        typist.down("a", finger: 2)
        typist.up(finger: 2)
        typist.perform { $0.autocapitalize(false) }
        typist.perform { [time = typist.time] in $0.touchCancelled(1, time: time) }
        typist.tap("b")
        #expect(typist.text == "ab")
    }

    @Test func `a capital that is held does not decline the next one`() throws {
        var typist = try Typist()
        typist.perform { $0.autocapitalize(true) }
        typist.tap("shift")
        typist.time += 1
        typist.down("shift", finger: 1)
        typist.down("a", finger: 2)
        typist.up(finger: 2)
        typist.up(finger: 1)
        typist.perform { $0.autocapitalize(true) }
        #expect(typist.text == "A" && typist.machine.shift.mode == .once)
    }

}
