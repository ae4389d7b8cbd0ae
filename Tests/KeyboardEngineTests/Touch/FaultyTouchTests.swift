import Foundation
import KeyboardEngine
import Testing

/// Touch controllers lose and double events, and report nonsense; no key may stay down for it.
@Suite struct FaultyTouchTests {
    @Test func `the same finger going down twice cancels the first touch`() throws {
        var typist = try Typist()
        typist.down("a", finger: 1)
        typist.down("b", finger: 1)
        #expect(typist.text == "")
        #expect(typist.machine.litKeys == ["b"])
        typist.up(finger: 1)
        typist.up(finger: 1)
        #expect(typist.text == "b")
    }

    @Test func `a finger that went down beside the keyboard ends its earlier touch too`() throws {
        var typist = try Typist()
        typist.down("a", finger: 1)
        typist.down(at: CGPoint(x: -10, y: 10), finger: 1)
        #expect(typist.machine.litKeys == [])
        typist.up(finger: 1)
        #expect(typist.text == "")
    }

    @Test func `moves and ends of a finger that is not down are ignored`() throws {
        var typist = try Typist()
        typist.move(to: "a", finger: 7)
        typist.up(finger: 7)
        typist.perform { $0.touchCancelled(7, time: 100) }
        #expect(typist.actions == [])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `points that are no numbers are ignored`(number: CGFloat) throws {
        var typist = try Typist()
        typist.down(at: CGPoint(x: number, y: 20))
        typist.up()
        #expect(typist.actions == [])
        typist.down("a")
        typist.perform { $0.touchMoved(1, to: CGPoint(x: 20, y: number), time: 100) }
        #expect(typist.machine.litKeys == ["a"])
        typist.perform { $0.touchBegan(2, at: CGPoint(x: number, y: number), time: 100) }
        #expect(typist.text == "")
        typist.perform { $0.touchEnded(1, at: CGPoint(x: number, y: 20), time: 100) }
        #expect(typist.text == "a")
        #expect(typist.machine.litKeys == [])
    }

    @Test(arguments: ["a", "space", "return", "dismiss", "shift", "123", "delete"])
    func `a touch that never ends is released after 10 seconds without typing`(id: String) throws {
        var typist = try Typist()
        typist.down(id)
        typist.wait(9.9)
        #expect(typist.machine.litKeys != [] || typist.machine.isDraggingCaret)
        typist.wait(0.2)
        #expect(typist.machine.litKeys == [] && !typist.machine.isDraggingCaret && typist.machine.menu == nil)
        #expect(typist.machine.nextDeadline == nil)
        #expect(typist.text == "")
        #expect(!typist.actions.contains(.dismiss))
        _ = typist.takeActions()
        typist.up()
        typist.wait(1)
        #expect(typist.takeActions() == [])
    }

    @Test func `word of a finger renews its time`() throws {
        var typist = try Typist()
        typist.down("a")
        for _ in 0..<5 {
            typist.wait(6)
            typist.move(to: "a")
        }
        #expect(typist.machine.litKeys == ["a"])
        typist.up()
        #expect(typist.text == "a")
    }

    @Test func `a silent finger is released by another one's touch when there are no ticks`() throws {
        var typist = try Typist()
        typist.down("a", finger: 1)
        typist.time += 11
        typist.down("b", finger: 2)
        typist.up(finger: 2)
        #expect(typist.text == "b")
    }

    @Test func `losing the focus cancels everything`() throws {
        var typist = try Typist()
        typist.down("shift", finger: 1)
        typist.down("a", finger: 2)
        typist.perform { $0.cancelAll() }
        #expect(typist.machine.litKeys == [])
        #expect(typist.machine.popUp == nil)
        #expect(typist.machine.shift.mode == .off)
        #expect(typist.machine.nextDeadline == nil)
        typist.up(finger: 1)
        typist.up(finger: 2)
        #expect(typist.text == "")
    }

    @Test func `another window size cancels touches and keeps plane and shift`() throws {
        var typist = try Typist()
        typist.tap("shift", "123")
        typist.down("1")
        var configuration = typist.machine.configuration
        configuration.window = CGSize(width: 1024, height: 768)
        typist.perform { $0.configure(configuration) }
        #expect(typist.machine.litKeys == [])
        #expect(typist.machine.plane.current == "numbers")
        #expect(typist.machine.shift.mode == .once)
        #expect(typist.machine.geometry.plane.form == .wide)
        typist.up()
        #expect(typist.text == "")
    }

    @Test func `another kind of keyboard cancels touches and starts afresh`() throws {
        var typist = try Typist()
        typist.tap("shift", "123")
        typist.down("1")
        var configuration = typist.machine.configuration
        configuration.variant = .phonePad
        typist.perform { $0.configure(configuration) }
        #expect(typist.machine.litKeys == [])
        #expect(typist.machine.plane.current == "phone")
        #expect(typist.machine.shift.mode == .off)
        typist.up()
        typist.tap("+", "4")
        #expect(typist.text == "+4")
    }

    @Test func `the same configuration again disturbs no touch`() throws {
        var typist = try Typist(window: CGSize(width: 320, height: CGFloat.nan))
        typist.perform { $0.configure($0.configuration) }
        typist.down(at: .zero)
        typist.perform { $0.configure($0.configuration) }
        typist.up()
        #expect(typist.machine.litKeys == [])

        var other = try Typist()
        other.down("a")
        other.perform { $0.configure($0.configuration) }
        #expect(other.machine.litKeys == ["a"])
    }

    @Test func `times that run backwards or are no numbers neither trap nor hold a key`() throws {
        for bad in [-.infinity, .infinity, .nan, -1e300, 1e300, 1e11, -5, 0] as [TimeInterval] {
            var typist = try Typist()
            typist.down("delete")
            typist.perform { $0.tick(bad) }
            typist.perform { $0.touchMoved(1, to: .zero, time: bad) }
            typist.down("a")
            typist.perform { $0.tick(bad) }
            typist.perform { $0.tick(50) }
            typist.time = 50
            typist.wait(10.1)
            #expect(typist.machine.litKeys == [], "\(bad)")
            #expect(typist.machine.nextDeadline == nil, "\(bad)")
        }
    }

    @Test func `a tap carries where and when the finger went down`() throws {
        var typist = try Typist()
        typist.time = 123.25
        let point = CGPoint(x: typist.middle(of: "a").x + 3, y: typist.middle(of: "a").y - 4)
        typist.down(at: point)
        typist.time = 123.5
        typist.up(at: CGPoint(x: point.x + 2, y: point.y))
        #expect(typist.actions.contains(.insert(KeyTap(text: "a", keyID: "a", point: point, time: 123.25))))
    }
}
