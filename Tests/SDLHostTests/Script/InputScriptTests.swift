#if Scripts

import Testing

@testable import SDLHost

/// Every command of a script, and every line that is none.
@Suite struct InputScriptTests {
    @Test(
        arguments: [
            ("tap name", .tap(.element("name"))), ("tap key:return", .tap(.element("key:return"))),
            ("tap 3 -4.5", .tap(.point(x: 3, y: -4.5))), ("hold key:a", .hold(.element("key:a"))), ("lift", .lift),
            ("click 400 300", .click(.point(x: 400, y: 300))), ("click save", .click(.element("save"))),
            ("drag list 0 -200", .drag(.element("list"), dx: 0, dy: -200)),
            ("drag 10 20 3.5 4", .drag(.point(x: 10, y: 20), dx: 3.5, dy: 4)),
            ("touch Ada Lovelace", .touch("Ada Lovelace")), ("type Grüße,  zwei", .type("Grüße,  zwei")),
            ("type #1", .type("#1")), ("press return", .press("return")),
            ("press ctrl+shift+a", .press("ctrl+shift+a")),
            ("wait 0.5", .wait(0.5)), ("wait 0", .wait(0)), ("resize 480 800", .resize(width: 480, height: 800)),
            ("where name", .place("name")), ("text name", .text("name")), ("shot welcome", .shot("welcome")),
            ("quit", .quit), ("tree", .tree), ("  tap   name\t ", .tap(.element("name"))),
        ] as [(String, InputScript.Command)])
    func aLineIsACommand(line: String, command: InputScript.Command) throws {
        #expect(try InputScript(line).commands == [command])
    }

    @Test(arguments: [
        "tap", "tap a b", "tap 1 nan", "tap 1 inf", "tap 1 2 3", "hold", "lift it", "click", "click 1 2 3", "drag list",
        "drag list 5", "drag 5 5", "drag list 0 far", "drag 1 2 3 infinity", "touch", "type", "press", "press a b",
        "wait",
        "wait -1", "wait nan", "wait inf", "wait 1e9", "wait a while", "resize 480", "resize 0 480", "resize -5 -5",
        "resize 480 99999999999", "resize 480 99999999999999999999", "resize 1.5 2", "where", "where a b", "text",
        "text a b", "shot", "shot a/b", "shot a b", "quit now", "tree a", "jump", "Tap name", "tap\tname", "tapname",
        "🙂",
    ])
    func aLineThatMakesNoSenseIsNamed(line: String) {
        let script = "# a visit\ntap name\n\n   \(line)  \nquit"
        let mistake = #expect(throws: InputScript.Mistake.self) { try InputScript(script) }
        #expect(mistake == InputScript.Mistake(line: 4, text: line))
        #expect(mistake.map { "\($0)" } == "Line 4 of the script makes no sense: \(line)")
    }

    @Test func emptyLinesAndRemarksAreSkipped() throws {
        #expect(try InputScript("").commands.isEmpty)
        #expect(try InputScript("\n\n  \n# tap name\n   # quit\n").commands.isEmpty)
        #expect(try InputScript("#\nlift\n#").commands == [.lift])
    }

    @Test func linesMayEndAsOtherSystemsEndThem() throws {
        let commands: [InputScript.Command] = [.tap(.element("name")), .type("a"), .quit]
        for end in ["\n", "\r\n"] {
            #expect(try InputScript("tap name" + end + end + "type a" + end + "quit" + end).commands == commands)
            let mistake = #expect(throws: InputScript.Mistake.self) {
                try InputScript("lift" + end + end + "jump" + end)
            }
            #expect(mistake == InputScript.Mistake(line: 3, text: "jump"))
        }
    }
}

#endif
