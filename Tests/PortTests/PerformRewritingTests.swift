import Testing

@testable import Port

/// Selectors that are performed by the program itself, and methods that take an event.
@Suite struct PerformRewritingTests {
    @Test(arguments: [
        ("o.perform(action)", "UIApplication.shared.sendAction(action, to: o, from: nil, for: nil)"),
        (
            "_ = o.perform(a.action!, with: self)",
            "_ = UIApplication.shared.sendAction(a.action!, to: o, from: self, for: nil)"
        ),
        (
            "o?.perform(action, with: self)",
            "o.map { UIApplication.shared.sendAction(action, to: $0, from: self, for: nil) }"
        ),
        (
            "a?.o.perform(action)",
            "(a?.o).map { UIApplication.shared.sendAction(action, to: $0, from: nil, for: nil) }"
        ),
        ("o!.perform(action)", "UIApplication.shared.sendAction(action, to: o!, from: nil, for: nil)"),
        (
            "o.perform(s, with: nil, afterDelay: 1, inModes: [.common])",
            "o.perform(s, with: nil, afterDelay: 1)"
        ),
    ])
    func `a selector that is kept is sent`(statement: String, result: String) {
        let head = "let action: Selector, b: Selector\nfunc f(s: Selector?) {\n    "
        #expect(Ported(head + statement + "\n}\n").text == head + result + "\n}\n")
    }

    @Test(arguments: [
        "let a = o.perform(action)", "o.perform(action).takeUnretainedValue()", "o.perform { f() }", "o.perform(other)",
        "o.perform(f())",
    ])
    func `what gives something stays`(statement: String) {
        #expect(Ported("func f(action: Selector) {\n    \(statement)\n}").changes == [])
    }

    @Test(arguments: [
        ("{ g() }", "{ g() }"), ("{ g(event.a) }", "{ guard let event else { return }; g(event.a) }"),
        ("{\n        g(event)\n    }", "{\n        guard let event else { return }\n        g(event)\n    }"),
    ])
    func `a target's method takes no event too`(body: String, result: String) {
        func source(_ type: String, _ body: String, _ selector: String) -> String {
            "class A: UIView {\n    func awakeFromNib() { b.addTarget(self, action: \(selector), for: .x) }\n"
                + "    func x(_ b: UIButton, event: \(type)) \(body)\n}\n"
        }
        let ported = Ported(source("UIEvent", body, "#selector(x)"))
        #expect(ported.text == source("UIEvent?", result, "Self.x"))
        #expect(ported.remarks == [] && Ported(source("UIEvent", body, "nil")).changes == [])
    }
}
