import Foundation
import KeyboardEngine
import Testing

/// A held key offers its alternates, the space bar moves the caret, and the globe shows the languages.
@Suite struct HoldTests {
    private func typist(
        _ window: CGSize = CGSize(width: 390, height: 844), _ change: (inout KeyboardConfiguration) -> Void = { _ in }
    ) throws -> Typist {
        var typist = try Typist(window: window)
        var configuration = typist.machine.configuration
        change(&configuration)
        typist.perform { $0.configure(configuration) }
        _ = typist.takeActions()
        return typist
    }

    private func middle(_ item: KeyMenu.Item) -> CGPoint { CGPoint(x: item.frame.midX, y: item.frame.midY) }

    // MARK: Alternates

    @Test func `a held key offers its alternates, and types what the finger slides to`() throws {
        var typist = try typist()
        typist.down("e")
        typist.wait(0.49)
        #expect(typist.machine.menu == nil && typist.machine.popUp?.text == "e")
        typist.wait(0.02)
        let menu = try #require(typist.machine.menu)
        #expect(menu.items.map(\.text) == ["e", "è", "é", "ê", "ë", "ē", "ė", "ę"] && menu.selected == 0)
        #expect(typist.machine.popUp == nil && typist.machine.litKeys == ["e"])
        // Along the row of keys, below the menu.
        typist.move(to: CGPoint(x: menu.items[2].frame.midX, y: typist.middle(of: "e").y))
        #expect(typist.machine.menu?.selected == 2)
        typist.up()
        #expect(typist.text == "é" && typist.machine.menu == nil && typist.machine.litKeys == [])
    }

    @Test func `a held key that is lifted where it was types its letter`() throws {
        var typist = try typist()
        typist.down("e")
        typist.wait(3)
        let point = typist.middle(of: "e")
        typist.move(to: CGPoint(x: point.x + 8, y: point.y - 3))
        typist.up()
        #expect(typist.text == "e")
    }

    @Test func `alternates follow shift, and use a capital up`() throws {
        var typist = try typist()
        typist.tap("shift")
        typist.down("s")
        typist.wait(0.6)
        #expect(typist.machine.menu?.items.map(\.text) == ["S", "ẞ", "Ś", "Š"])
        typist.move(to: middle(try #require(typist.machine.menu).items[1]))
        typist.up()
        #expect(typist.text == "ẞ" && typist.machine.shift.mode == .off)
    }

    @Test func `no distance opens the alternates, only time`() throws {
        var typist = try typist()
        for round in 0..<50 {
            let start = typist.middle(of: "e")
            typist.down("e")
            for step in 1...5 {
                typist.time += 0.01
                typist.move(to: CGPoint(x: start.x, y: start.y - Double(step * (round % 12))))
                #expect(typist.machine.menu == nil)
            }
            typist.up()
        }
        typist.wait(2)
        #expect(typist.machine.menu == nil)
    }

    @Test func `a finger that slides to another key and rests offers the alternates of that key`() throws {
        var typist = try typist()
        typist.down("w")
        typist.wait(0.4)
        typist.move(to: "e")
        typist.wait(0.4)
        #expect(typist.machine.menu == nil)
        typist.wait(0.2)
        #expect(typist.machine.menu?.keyID == "e")
        typist.up()
        #expect(typist.text == "e")
    }

    @Test func `far from key and menu nothing is chosen`() throws {
        var typist = try typist()
        typist.down("e")
        typist.wait(0.6)
        let menu = try #require(typist.machine.menu)
        for y in [typist.middle(of: "e").y + 140, menu.frame.minY - 90] {
            typist.move(to: CGPoint(x: menu.items[1].frame.midX, y: y))
            #expect(typist.machine.menu?.selected == nil)
        }
        typist.up()
        #expect(typist.text == "" && typist.machine.menu == nil)
    }

    @Test func `a second finger takes the choice and types its own key`() throws {
        var typist = try typist()
        typist.down("a")
        typist.wait(0.6)
        typist.move(to: middle(try #require(typist.machine.menu).items[4]))
        typist.down("b", finger: 2)
        typist.up(finger: 2)
        typist.up()
        #expect(typist.text == "äb" && typist.machine.menu == nil)
    }

    @Test func `a secret's choice is made without being shown`() throws {
        var typist = try typist { $0.isSecure = true }
        typist.down("e")
        typist.wait(0.6)
        let menu = try #require(typist.machine.menu)
        typist.move(to: middle(menu.items[3]))
        #expect(typist.machine.menu?.selected == nil)
        typist.up()
        #expect(typist.text == "ê")
    }

    @Test func `holding can be slower, and mean nothing`() throws {
        var slow = try typist { $0.holdDelay = 2.5 }
        slow.down("e")
        slow.wait(2.4)
        #expect(slow.machine.menu == nil)
        slow.wait(0.2)
        #expect(slow.machine.menu != nil)
        slow.up()
        var none = try typist { $0.holdDelay = nil }
        none.down("e")
        none.wait(8)
        none.move(to: none.middle(of: "e"))
        #expect(none.machine.menu == nil)
        none.up()
        #expect(none.text == "e")
    }

    /// Wherever a key is and however much it offers, each choice can be reached, is on the screen and is not covered by
    /// another.
    @Test(
        arguments: [(320, 480), (390, 844), (568, 320), (800, 480), (1920, 1080), (480, 100)],
        KeyboardPlacement.allCases)
    func `every alternate can be chosen`(window: (Int, Int), placement: KeyboardPlacement) throws {
        let (width, height) = window
        var typist = try typist(CGSize(width: width, height: height)) { $0.placement = placement }
        let isCompact = typist.machine.geometry.plane.form == .compact
        for plane in ["letters", "numbers", "symbols"] {
            typist.perform { $0.reset() }
            if plane != "letters" { typist.tap(isCompact ? "123" : "more.left") }
            if plane == "symbols" { typist.tap(isCompact ? "#+=" : "#+=.left") }
            for placed in typist.machine.geometry.keys where !placed.key.alternates.isEmpty {
                var number = 0
                while number <= placed.key.alternates.count {
                    var typist = typist
                    typist.down(placed.key.id)
                    typist.time += 0.6
                    let time = typist.time
                    typist.perform { $0.tick(time) }
                    let menu = try #require(typist.machine.menu)
                    let above = CGFloat(height) - typist.machine.geometry.size.height
                    let screen = CGRect(x: 0, y: -above, width: CGFloat(width), height: CGFloat(height))
                    for (index, item) in menu.items.enumerated() where number == 0 {
                        #expect(screen.insetBy(dx: -0.1, dy: -0.1).contains(item.frame), "\(placed.key.id)")
                        for other in menu.items[..<index] {
                            #expect(!item.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame))
                        }
                    }
                    let before = typist.text
                    if number > 0 { typist.move(to: middle(menu.items[number])) }
                    typist.up()
                    #expect(typist.text.dropFirst(before.count) == menu.items[number].text)
                    number += 1
                }
            }
        }
    }

    // MARK: The space bar

    @Test func `a held space bar drags the caret and types nothing`() throws {
        var typist = try typist()
        let point = typist.middle(of: "space")
        typist.down("space")
        typist.wait(0.6)
        #expect(typist.machine.isDraggingCaret && typist.machine.litKeys == [])
        _ = typist.takeActions()
        typist.move(to: CGPoint(x: point.x + 12, y: point.y - 3))
        typist.move(to: CGPoint(x: point.x + 10, y: point.y - 300))
        #expect(
            typist.takeActions() == [
                .caretDragged(CGSize(width: 12, height: -3)), .caretDragged(CGSize(width: -2, height: -297)),
            ])
        typist.down("q", finger: 2)
        typist.up(finger: 2)
        #expect(typist.takeActions() == [.caretDragSelects])
        typist.up()
        #expect(typist.takeActions() == [.caretDragChanged(false)])
        #expect(typist.text == "")
        typist.tap("q")
        #expect(typist.text == "q")
    }

    @Test func `a finger that slides to the space bar drags nothing`() throws {
        var typist = try typist()
        typist.down("b")
        typist.move(to: "space")
        typist.wait(1)
        #expect(!typist.machine.isDraggingCaret)
        typist.up()
        #expect(typist.text == " ")
    }

    // MARK: The globe

    @Test func `a tap on the globe goes on, and holding it shows the languages`() throws {
        var typist = try typist { $0.languages = ["English", "Deutsch", "Français"] }
        typist.tap("globe")
        #expect(typist.takeActions().contains(.nextKeyboard))
        typist.down("globe")
        typist.wait(0.6)
        let menu = try #require(typist.machine.menu)
        #expect(menu.items.map(\.text) == ["English", "Deutsch", "Français"] && menu.selected == nil)
        typist.move(to: middle(menu.items[2]))
        #expect(typist.machine.menu?.selected == 2)
        _ = typist.takeActions()
        typist.up()
        #expect(typist.takeActions().contains(.selectLanguage(2)) && typist.machine.menu == nil)
    }

    @Test func `the list stays when the finger is lifted from the globe, and a tap chooses`() throws {
        var typist = try typist { $0.languages = ["English", "Deutsch"] }
        typist.down("globe")
        typist.wait(0.6)
        typist.up()
        let menu = try #require(typist.machine.menu)
        typist.down(at: middle(menu.items[1]))
        #expect(typist.machine.menu?.selected == 1)
        _ = typist.takeActions()
        typist.up()
        #expect(typist.takeActions().first == .selectLanguage(1) && typist.machine.menu == nil)
    }

    @Test func `the touch that closes the list falls on nothing`() throws {
        var typist = try typist { $0.languages = ["English", "Deutsch"] }
        typist.down("globe")
        typist.wait(0.6)
        typist.up()
        typist.tap("q")
        #expect(typist.text == "" && typist.machine.menu == nil)
        typist.tap("q")
        #expect(typist.text == "q")
    }

    @Test(arguments: [2, 9, 40, 99])
    func `every language of a long list is on the screen`(count: Int) throws {
        let sizes = [CGSize(width: 480, height: 800), CGSize(width: 800, height: 480)]
        for (size, placement) in sizes.flatMap({ size in KeyboardPlacement.allCases.map { (size, $0) } }) {
            // A keyboard that floats shows them above its keys, where there is room for forty.
            guard placement != .floating || count <= 40 else { continue }
            var typist = try typist(size) {
                $0.languages = (0..<count).map(String.init)
                $0.placement = placement
            }
            typist.down("globe")
            typist.wait(0.6)
            let menu = try #require(typist.machine.menu)
            let top = typist.machine.geometry.size.height - size.height
            let screen = CGRect(x: 0, y: top, width: size.width, height: size.height).insetBy(dx: -0.1, dy: -0.1)
            #expect(menu.items.count == count && menu.items.allSatisfy { screen.contains($0.frame) })
            #expect(menu.items.allSatisfy { $0.frame.height > 10 && $0.frame.width > 40 })
        }
    }

    // MARK: Hands that strike twice

    @Test func `a second strike can be left out`() throws {
        var typist = try typist { $0.strikeInterval = 0.5 }
        for pause in [0.1, 0.3, 0.6] {
            typist.time += pause
            typist.down("o")
            typist.time += 0.02
            typist.up()
        }
        #expect(typist.text == "oo")
        typist.time += 0.05
        typist.down("p")
        typist.up()
        #expect(typist.text == "oop")
    }

    @Test func `a finger that slid to its key from another row chooses between that key and its menu`() throws {
        var typist = try typist()
        typist.down("p")
        typist.move(to: "c")
        typist.wait(0.6)
        let menu = try #require(typist.machine.menu)
        let key = try #require(typist.machine.geometry.key(id: "c")).frame
        typist.move(to: CGPoint(x: menu.items[1].frame.midX, y: key.maxY + key.height))
        #expect(typist.machine.menu?.selected == 1)
        typist.move(to: CGPoint(x: menu.items[1].frame.midX, y: key.maxY + 1.6 * key.height))
        #expect(typist.machine.menu?.selected == nil)
    }

    @Test func `a globe that a plane key brings under the finger opens no list`() throws {
        let layout = try ShippedLayouts.english(
            replacing: "ABC globe dismiss space return", with: "globe ABC dismiss space return")
        var typist = try Typist(layout: layout)
        var configuration = typist.machine.configuration
        configuration.languages = ["English", "Deutsch"]
        typist.perform { $0.configure(configuration) }
        typist.down("123")
        typist.wait(0.6)
        #expect(typist.machine.litKeys == ["globe"] && typist.machine.menu == nil)
        typist.up()
        #expect(typist.machine.menu == nil && typist.machine.plane.current == "numbers")
    }

}
