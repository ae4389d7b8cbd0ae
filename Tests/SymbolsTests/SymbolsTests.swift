import Testing

@testable import Symbols

@Suite("Symbols")
struct SymbolsTests {
    @Test(
        "A declaration is compared without what is no part of its type",
        arguments: [
            (
                "@MainActor override func textRect(forBounds bounds: CGRect) -> CGRect",
                "func textRect(forBounds: CGRect) -> CGRect", "textRect(forBounds:)"
            ),
            (
                "@MainActor weak var delegate: (any UITextFieldDelegate)? { get set }",
                "var delegate: UITextFieldDelegate? { get set }", "delegate"
            ),
            ("nonisolated static let name: NSNotification.Name", "static var name: Notification.Name { get }", "name"),
            (
                "class func make(_ a: [String : Any] = [:], then done: (@Sendable (Bool) -> Void)? = nil)",
                "static func make(_: [String : Any], then: ((Bool) -> Void)?)", "make(_:then:)"
            ),
            (
                "@MainActor convenience init?(name: String, size: CGFloat)", "init?(name: String, size: CGFloat)",
                "init(name:size:)"
            ),
            ("@MainActor var count: Int", "var count: Int { get set }", "count"),
            ("case link(URL)", "case link(URL)", "link(_:)"),
            ("case `default`", "case `default`", "default"),
        ])
    func declarations(spelling: String, text: String, key: String) {
        let declaration = Declaration(spelling)
        #expect(declaration.text == text && declaration.key == key)
        #expect(Declaration(text).text == text, "What is written so is compared as it is.")
    }

    @Test("A list is written as it was read")
    func roundTrip() throws {
        let list = try SymbolList(Self.list)
        #expect(list.text == Self.list && list.lines.count == 6)
    }

    @Test(
        "A line that cannot be read is named by its number",
        arguments: [
            "[A]\ncore | var a: Int { get }", "[A]\ncore | x | maybe | y", "core | x | works | y",
            "[A]\nsome | x | works | y",
        ])
    func faults(text: String) {
        #expect(throws: SymbolList.Fault.self) { try SymbolList(text) }
    }

    @Test(
        "What is not true in a list is found: another type, what is not there, what is there, tests, symbols in no line"
    )
    func findings() throws {
        let list = try SymbolList(Self.list)
        let tests = TestIndex(files: ["struct FieldTests {\n    @Test func typing() {}\n}"])
        let text = Self.member("text", "var text: String? { get set }")
        let check = SymbolCheck(graph: SymbolGraph(files: [Self.file([text])]), tests: tests)
        #expect(
            check.findings(in: list).map { $0.prefix { $0 != ":" } }.map(String.init) == [
                "line 5, Field", "line 8, Field",
            ])
        let wrong = Self.member("text", "var text: String { get set }")
        let further = Self.member("clear()", "func clear()", kind: "swift.method")
        let absent = Self.member("draw()", "func draw()", kind: "swift.method")
        let others = SymbolCheck(graph: SymbolGraph(files: [Self.file([wrong, further, absent])]), tests: tests)
        let found = others.findings(in: list)
        #expect(found.contains { $0.contains("but it is var text: String { get set }") })
        #expect(found.contains("Field: func clear() is in no line."))
        #expect(found.contains { $0.contains("draw() is said to be absent") })
        #expect(others.improvements(in: list).contains { $0.line.symbols == ["func draw()"] && $0.status == .works })
    }

    private static let list = """
        # Comment

        [Field]
        core     | var text: String? { get set } | works | FieldTests/typing
        core     | var font: Int { get } | works | FieldTests/typing
        core     | var color: Int { get } | absent | there are no colours
        expected | func draw() | absent | nothing draws
        extended | "It types" | works | FieldTests/none
        extended | "It reads" | differs | slowly | -

        """

    private static func member(_ name: String, _ spelling: String, kind: String = "swift.property")
        -> SymbolGraph.File.Symbol
    {
        SymbolGraph.File.Symbol(
            kind: .init(identifier: kind), identifier: .init(precise: "Field.\(name)"),
            pathComponents: ["Field", name],
            declarationFragments: [.init(spelling: spelling)])
    }

    private static func file(_ symbols: [SymbolGraph.File.Symbol]) -> SymbolGraph.File {
        SymbolGraph.File(symbols: symbols, relationships: [])
    }
}
