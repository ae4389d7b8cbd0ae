import Foundation
import KeyboardEngine
import Testing

/// A key lights when it is touched, types when it is left, and forgives a finger that drifts.
@Suite struct HighlightTests {
    @Test func `a key lights and pops up on touch-down and types on touch-up`() throws {
        var typist = try Typist()
        let point = typist.middle(of: "g")
        typist.down("g")
        #expect(
            typist.takeActions() == [.highlightChanged(["g"]), .popUpChanged(KeyPopUp(keyID: "g", text: "g"))]
        )
        typist.time += 0.05
        typist.up()
        #expect(
            typist.takeActions() == [
                .insert(KeyTap(text: "g", keyID: "g", point: point, time: 100)),
                .highlightChanged([]), .popUpChanged(nil),
            ]
        )
    }

    @Test func `space types on touch-up and has no pop-up`() throws {
        var typist = try Typist()
        let point = typist.middle(of: "space")
        typist.down("space")
        #expect(typist.takeActions() == [.highlightChanged(["space"])])
        typist.up()
        #expect(
            typist.takeActions() == [
                .space(KeyTap(text: " ", keyID: "space", point: point, time: 100)), .highlightChanged([]),
            ]
        )
    }

    @Test func `dismiss and return act on touch-up`() throws {
        var typist = try Typist()
        typist.down("dismiss")
        #expect(typist.takeActions() == [.highlightChanged(["dismiss"])])
        typist.up()
        #expect(typist.takeActions() == [.dismiss, .highlightChanged([])])
        typist.down("return")
        #expect(typist.takeActions() == [.highlightChanged(["return"])])
        typist.up()
        #expect(typist.takeActions() == [.returnKey, .highlightChanged([])])
    }

    @Test func `a disabled return key neither lights nor acts`() throws {
        var typist = try Typist()
        typist.machine.setReturnEnabled(false)
        typist.tap("return")
        #expect(typist.actions == [])
        typist.machine.setReturnEnabled(true)
        typist.tap("return")
        #expect(typist.text == "\n")
    }

    @Test func `a return key that is disabled under a finger does not act`() throws {
        var typist = try Typist()
        typist.down("return")
        typist.machine.setReturnEnabled(false)
        typist.up()
        #expect(typist.text == "")
        #expect(typist.machine.litKeys == [])
    }

    @Test func `sliding to another key moves the highlight, and that key is typed`() throws {
        var typist = try Typist()
        typist.down("g")
        typist.move(to: "h")
        #expect(typist.machine.litKeys == ["h"])
        #expect(typist.machine.popUp == KeyPopUp(keyID: "h", text: "h"))
        let point = typist.middle(of: "h")
        typist.up()
        #expect(typist.actions.contains(.insert(KeyTap(text: "h", keyID: "h", point: point, time: 100))))
        #expect(typist.text == "h")
    }

    @Test func `a touch-up far from the last move counts where it is`() throws {
        var typist = try Typist()
        typist.down("g")
        typist.up(at: typist.middle(of: "k"))
        #expect(typist.text == "k")
    }

    @Test func `a finger that drifts less than 10 points changes nothing, wherever on the key it landed`() throws {
        var random = SeededGenerator()
        let layout = try ShippedLayouts.english()
        for _ in 0..<2000 {
            var typist = try Typist(layout: layout)
            let frame = try #require(typist.machine.geometry.key(id: "g")).frame
            let start = CGPoint(
                x: CGFloat.random(in: frame.minX...frame.maxX, using: &random),
                y: CGFloat.random(in: frame.minY...frame.maxY, using: &random)
            )
            typist.down(at: start)
            let angle = CGFloat.random(in: 0...(2 * .pi), using: &random)
            for step in 1...3 {
                let length = CGFloat(step) * 3.3
                typist.move(to: CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length))
                #expect(typist.machine.litKeys == ["g"], "seed \(Seed.value)")
            }
            typist.up()
            #expect(typist.text == "g", "seed \(Seed.value)")
        }
    }

    @Test func `the dead zone is half a key where that is more`() throws {
        var typist = try Typist(window: CGSize(width: 1024, height: 768))
        let frame = try #require(typist.machine.geometry.key(id: "g")).frame
        let start = CGPoint(x: frame.maxX - 1, y: frame.midY)
        typist.down(at: start)
        typist.move(to: CGPoint(x: start.x + min(frame.width, frame.height) / 2 - 1, y: start.y))
        #expect(typist.machine.litKeys == ["g"])
        typist.move(to: CGPoint(x: start.x + min(frame.width, frame.height) / 2 + 1, y: start.y))
        #expect(typist.machine.litKeys == ["h"])
    }

    @Test func `the dead zone is 10 points where half a key is less`() throws {
        var typist = try Typist(window: CGSize(width: 200, height: 500))
        let frame = try #require(typist.machine.geometry.key(id: "g")).frame
        #expect(frame.width < 20)
        typist.down(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
        typist.move(to: CGPoint(x: frame.maxX + 8.5, y: frame.midY))
        #expect(typist.machine.litKeys == ["g"])
        typist.move(to: CGPoint(x: frame.maxX + 9.5, y: frame.midY))
        #expect(typist.machine.litKeys == ["h"])
    }

    @Test func `a finger that has slid to a key rests there as it did on the first`() throws {
        var typist = try Typist()
        let frame = try #require(typist.machine.geometry.key(id: "h")).frame
        typist.down("g")
        typist.move(to: CGPoint(x: frame.minX + 1, y: frame.midY))
        #expect(typist.machine.litKeys == ["h"])
        typist.move(to: CGPoint(x: frame.minX - 8, y: frame.midY))
        #expect(typist.machine.litKeys == ["h"])
        typist.move(to: "g")
        #expect(typist.machine.litKeys == ["g"])
    }

    @Test func `sliding off the keys takes the touch back, and returning renews it`() throws {
        var typist = try Typist()
        typist.down("t")
        typist.move(to: CGPoint(x: typist.middle(of: "t").x, y: -30))
        #expect(typist.machine.litKeys == [])
        #expect(typist.machine.popUp == nil)
        typist.move(to: "t")
        #expect(typist.machine.litKeys == ["t"])
        typist.move(to: CGPoint(x: typist.middle(of: "t").x, y: -30))
        typist.up()
        #expect(typist.text == "")
    }

    @Test(arguments: ["shift", "delete", "123", "dismiss", "return"])
    func `a letter cannot be slid on to a key that does not type`(control: String) throws {
        var typist = try Typist()
        typist.down("g")
        typist.move(to: control)
        #expect(typist.machine.litKeys == [])
        typist.up()
        #expect(typist.text == "")
        #expect(!typist.actions.contains(.dismiss))
        #expect(typist.machine.plane.current == "letters")
    }

    @Test(arguments: ["dismiss", "return"])
    func `a control that is slid off does not act, and acts when the finger returns`(control: String) throws {
        var typist = try Typist()
        typist.down(control)
        typist.move(to: "g")
        #expect(typist.machine.litKeys == [])
        typist.up()
        #expect(typist.takeActions().allSatisfy { $0 != .dismiss && $0 != .returnKey })
        typist.down(control)
        typist.move(to: "g")
        typist.move(to: control)
        #expect(typist.machine.litKeys == [control])
        typist.up()
        #expect(typist.actions.contains { $0 == .dismiss || $0 == .returnKey })
        #expect(typist.text == (control == "return" ? "\n" : ""))
    }

    @Test func `keys of a pad have no pop-up`() throws {
        var typist = try Typist(.numberPad)
        typist.down("5")
        #expect(typist.machine.litKeys == ["5"])
        #expect(typist.machine.popUp == nil)
    }

    @Test func `in secret text no key that types is lit or pops up`() throws {
        var typist = try Typist(isSecure: true)
        typist.tap("a", "space", "b")
        #expect(typist.text == "a b")
        #expect(
            typist.actions.allSatisfy { action in
                switch action {
                case .highlightChanged, .popUpChanged: false
                default: true
                }
            }
        )
        typist.down("shift")
        #expect(typist.machine.litKeys == ["shift"])
    }

    @Test func `text that becomes secret under a finger hides its key`() throws {
        var typist = try Typist()
        typist.down("a")
        var configuration = typist.machine.configuration
        configuration.isSecure = true
        typist.perform { $0.configure(configuration) }
        #expect(typist.machine.litKeys == [])
        #expect(typist.machine.popUp == nil)
        typist.up()
        #expect(typist.text == "a")
    }
}

extension KeyboardMachine {
    /// Allows or forbids the return key.
    fileprivate mutating func setReturnEnabled(_ isEnabled: Bool) {
        var configuration = configuration
        configuration.isReturnEnabled = isEnabled
        _ = configure(configuration)
    }
}
