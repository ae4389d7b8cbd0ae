import Testing

@testable import Port

/// Methods of classes that make objects of them.
@Suite struct FactoryRewritingTests {
    private static func source(
        _ making: String, head: String = "class Item: UIBarButtonItem", method: String = "class func done() -> Item",
        with others: String = ""
    ) -> String {
        "\(head) {\n    \(method) {\n        return \(making)(title: a, style: .plain, target: b, action: nil)\n    }\n\(others)}\n"
    }

    @Test(arguments: ["class func done() -> Item", "static func make(_ b: Any) -> Item?"])
    func `a class without one below it is named`(method: String) {
        let coder = "    required init?(coder: NSCoder) { super.init(coder: coder) }\n"
        for others in ["", coder] {
            let ported = Ported(Self.source("self.init", method: method, with: others))
            #expect(ported.text == Self.source("Item", method: method, with: others))
            #expect(ported.remarks == [] && Ported(ported.text).changes == [])
        }
    }

    @Test func `one that returns what it is called of is cast to that`() {
        let ported = Ported(Self.source("self.init", method: "override class func done() -> Self"))
        #expect(ported.text.contains("return (Item(title: a, style: .plain, target: b, action: nil) as! Self)\n"))
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        (source("self.init", with: "    required init(title: String) {}\n"), ""),
        (source("self.init"), "class Own: Item {}\n"), (source("self.init", head: "class Item: Own"), ""),
        (source("self.init", head: "class Item"), ""), (source("self.init", method: "convenience init()"), ""),
        (source("self.init", head: "struct Item"), ""), (source("a.self.init"), ""),
    ])
    func `others stay`(source: String, others: String) {
        #expect(Ported(source, with: others).text == source)
    }
}
