import KeyboardEngine
import Testing

/// Plane keys: a tap goes there, a slide only visits.
@Suite struct PlaneKeyTests {
    @Test func `a plane shows on touch-down and stays after a tap`() throws {
        var typist = try Typist()
        typist.down("123")
        #expect(typist.takeActions() == [.planeChanged("numbers"), .highlightChanged(["ABC"])])
        typist.up()
        #expect(typist.takeActions() == [.highlightChanged([])])
        typist.tap("1", "2")
        #expect(typist.text == "12")
        #expect(typist.machine.plane.current == "numbers")
        typist.tap("#+=", "€", "ABC", "a")
        #expect(typist.text == "12€a")
    }

    @Test func `sliding from a plane key to a key types that key and returns`() throws {
        var typist = try Typist()
        typist.down("123")
        typist.move(to: "5")
        #expect(typist.machine.litKeys == ["5"])
        #expect(typist.machine.popUp == KeyPopUp(keyID: "5", text: "5"))
        typist.up()
        #expect(typist.text == "5")
        #expect(typist.machine.plane.current == "letters")
    }

    @Test func `sliding from a plane key to nothing returns without typing`() throws {
        for target in ["delete", "return", "dismiss", "#+="] {
            var typist = try Typist()
            typist.down("123")
            typist.move(to: target)
            typist.up()
            #expect(typist.text == "")
            #expect(!typist.actions.contains(.dismiss))
            #expect(typist.machine.plane.current == "letters")
        }
    }

    @Test func `a finger that drifts on a plane key only taps it`() throws {
        var typist = try Typist()
        let start = typist.middle(of: "123")
        typist.down(at: start)
        typist.move(to: .init(x: start.x + 6, y: start.y - 6))
        typist.up()
        #expect(typist.machine.plane.current == "numbers")
    }

    @Test func `a plane key that is rolled over has been tapped`() throws {
        var typist = try Typist()
        typist.down("123", finger: 1)
        typist.down("7", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        typist.tap("8")
        #expect(typist.text == "78")
        #expect(typist.machine.plane.current == "numbers")
    }

    @Test func `a slide that is rolled over types its key and returns`() throws {
        var typist = try Typist()
        typist.down("123", finger: 1)
        typist.move(to: "5", finger: 1)
        typist.down(at: typist.middle(of: "7"), finger: 2)
        #expect(typist.text == "5")
        #expect(typist.machine.plane.current == "letters")
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "57")
    }

    @Test func `digits stay on the plane, a space or an apostrophe returns to letters`() throws {
        var typist = try Typist()
        typist.tap("123", "4", "2", ".", "1")
        #expect(typist.machine.plane.current == "numbers")
        typist.tap("space", "k")
        #expect(typist.machine.plane.current == "letters")
        typist.tap("123", "'", "s")
        #expect(typist.text == "42.1 k's")
    }

    @Test func `a key that was touched before the plane went back is still the one that was seen`() throws {
        var typist = try Typist()
        typist.tap("123")
        let seven = typist.middle(of: "7")
        typist.down("space", finger: 1)
        typist.down(at: seven, finger: 2)
        #expect(typist.machine.plane.current == "letters")
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == " 7")
    }

    @Test func `a cancelled touch on a plane key goes back`() throws {
        var typist = try Typist()
        typist.down("123")
        typist.perform { $0.touchCancelled(1, time: 100) }
        #expect(typist.machine.plane.current == "letters")
        #expect(typist.machine.litKeys == [])
    }

    @Test func `another field starts on the first plane without capitals`() throws {
        var typist = try Typist()
        typist.tap("shift", "123")
        _ = typist.takeActions()
        typist.perform { $0.reset() }
        #expect(typist.takeActions() == [.shiftChanged(.off), .planeChanged("letters")])
    }
}
