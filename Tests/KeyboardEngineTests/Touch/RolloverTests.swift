import KeyboardEngine
import Testing

/// Two thumbs overlap, and nothing is lost or doubled.
@Suite struct RolloverTests {
    @Test func `a second touch types the first finger's key at once, whose touch-up then does nothing`() throws {
        var typist = try Typist()
        typist.down("t", finger: 1)
        typist.time += 0.03
        typist.down("h", finger: 2)
        #expect(typist.text == "t")
        #expect(typist.machine.litKeys == ["h"])
        typist.time += 0.03
        typist.up(finger: 1)
        #expect(typist.text == "t")
        typist.up(finger: 2)
        #expect(typist.text == "th")
    }

    @Test func `the order is that of the touches down, not of the touches up`() throws {
        var typist = try Typist()
        typist.down("t", finger: 1)
        typist.down("h", finger: 2)
        typist.up(finger: 2)
        typist.up(finger: 1)
        #expect(typist.text == "th")
    }

    @Test func `an overlap of nothing at all works in both orders of events`() throws {
        var typist = try Typist()
        typist.down("o", finger: 1)
        typist.up(finger: 1)
        typist.down("n", finger: 2)
        typist.down("e", finger: 1)
        typist.up(finger: 2)
        typist.up(finger: 1)
        #expect(typist.text == "one")
    }

    @Test func `the same key can be typed twice by two fingers`() throws {
        var typist = try Typist()
        typist.down("l", finger: 1)
        typist.down("l", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "ll")
    }

    @Test func `moves of a finger whose key is typed do nothing`() throws {
        var typist = try Typist()
        typist.down("t", finger: 1)
        typist.down("h", finger: 2)
        typist.move(to: "q", finger: 1)
        typist.up(finger: 1)
        #expect(typist.machine.litKeys == ["h"])
        #expect(typist.text == "t")
    }

    @Test func `a key of another keyboard types what fingers were about to type, and ends what they hold`() throws {
        var typist = try Typist()
        typist.down("t", finger: 1)
        typist.perform { $0.commitTouches(time: 100) }
        #expect(typist.text == "t" && typist.machine.litKeys == [])
        typist.up(finger: 1)
        #expect(typist.text == "t")
        typist.down("delete", finger: 1)
        typist.perform { $0.commitTouches(time: 100) }
        #expect(typist.machine.nextDeadline == nil)
    }

    @Test func `a finger on a letter outlasts the field when another finger's key has moved the focus`() throws {
        for keepsTyping in [false, true] {
            var typist = try Typist()
            typist.down("t", finger: 1)
            typist.perform { $0.reset(keepsTyping: keepsTyping) }
            #expect(typist.machine.litKeys == (keepsTyping ? ["t"] : []))
            typist.up(finger: 1)
            #expect(typist.text == (keepsTyping ? "t" : ""))
        }
    }

    @Test func `ten fingers at once type in order`() throws {
        var typist = try Typist()
        for (finger, letter) in "abcdefghij".enumerated() { typist.down(String(letter), finger: finger) }
        for finger in 0..<10 { typist.up(finger: finger) }
        #expect(typist.text == "abcdefghij")
    }

    @Test func `return rolls over like a letter`() throws {
        var typist = try Typist()
        typist.down("return", finger: 1)
        typist.down("a", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "\na")
    }

    @Test func `delete takes away the letter that it rolls over from, and stops when it is rolled over`() throws {
        var typist = try Typist()
        typist.tap("a", "b")
        typist.down("c", finger: 1)
        typist.down("delete", finger: 2)
        #expect(typist.text == "ab")
        typist.down("d", finger: 3)
        typist.wait(3)
        #expect(typist.text == "ab")
        typist.up(finger: 3)
        #expect(typist.text == "abd")
    }

    @Test func `dismiss is dropped when another finger types`() throws {
        var typist = try Typist()
        typist.down("dismiss", finger: 1)
        typist.down("a", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "a")
        #expect(!typist.actions.contains(.dismiss))
    }

    @Test func `a finger beside the keyboard does not type another's key`() throws {
        var typist = try Typist()
        typist.down("a", finger: 1)
        typist.down(at: .init(x: -50, y: 10), finger: 2)
        #expect(typist.text == "")
        typist.up(finger: 2)
        typist.up(finger: 1)
        #expect(typist.text == "a")
    }

    @Test func `capitals are decided in the order of touches`() throws {
        var typist = try Typist()
        typist.tap("shift")
        typist.down("a", finger: 1)
        typist.down("b", finger: 2)
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "Ab")
    }

    @Test func `a return key that the change of plane has moved acts when the finger comes back to it`() throws {
        let layout = try ShippedLayouts.english(
            replacing: "ABC globe dismiss space return", with: "ABC globe dismiss space return .")
        var typist = try Typist(layout: layout)
        typist.tap("123")
        let before = try #require(typist.machine.geometry.key(id: "return"))
        typist.down("space", finger: 1)
        typist.down("return", finger: 2)
        #expect(typist.machine.plane.current == "letters" && typist.machine.geometry.key(id: "return") != before)
        typist.move(to: .init(x: 160, y: -80), finger: 2)
        #expect(typist.machine.litKeys == [])
        typist.move(to: "return", finger: 2)
        typist.up(finger: 2)
        #expect(typist.text == " \n")
    }
}
