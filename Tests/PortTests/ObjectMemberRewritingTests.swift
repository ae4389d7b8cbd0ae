import Testing

@testable import Port

/// Members of what is declared AnyObject, which Objective-C looks up at run time.
@Suite struct ObjectMemberRewritingTests {
    @Test(arguments: [
        ("if let v = value.int64Value { f(v) }", "if let v = (value as? NSNumber)?.int64Value { f(v) }"),
        ("let v = value.stringValue", "let v = (value as? NSNumber)?.stringValue"),
        ("f(value.int64Value!)", "f((value as! NSNumber).int64Value)"),
        ("let v: Int64 = value.int64Value", "let v: Int64 = (value as! NSNumber).int64Value"),
        ("f(value.int64Value ?? 0)", "f((value as? NSNumber)?.int64Value ?? 0)"),
        ("f(value.uintValue == 1)", "f((value as? NSNumber)?.uintValue == 1)"),
        ("f(perhaps?.uintValue)", "f((perhaps as? NSNumber)?.uintValue)"),
        ("f(perhaps!.uintValue)", "f((perhaps as! NSNumber).uintValue)"),
        ("f(self.kept?.uintValue)", "f((self.kept as? NSNumber)?.uintValue)"),
        ("f(surely.uintValue)", "f((surely as! NSNumber).uintValue)"),
        ("if let t = value[\"k\"] as? String {}", "if let t = (value as? [String: Any])?[\"k\"] as? String {}"),
        ("let t = value[0] as? String", "let t = (value as? [Any])?[0] as? String"),
        ("let t = value[\"k\"]! as! String", "let t = (value as! [String: Any])[\"k\"]! as! String"),
        ("let t = value[name] as? String", "let t = (value as? [String: Any])?[name] as? String"),
        (
            "for (element, attributes) in styles { if let r = attributes[\"r\"] as? String {} }",
            "for (element, attributes) in styles { if let r = (attributes as? [String: Any])?[\"r\"] as? String {} }"
        ),
        ("for a in list { f(a.uintValue) }", "for a in list { f((a as! NSNumber).uintValue) }"),
        ("for a in styles.values { f(a.uintValue) }", "for a in styles.values { f((a as! NSNumber).uintValue) }"),
        ("for (i, a) in list.enumerated() { f(a[0]) }", "for (i, a) in list.enumerated() { f((a as? [Any])?[0]) }"),
        (
            "for (_, inner) in deep { for (_, a) in inner { f(a[0]) } }",
            "for (_, inner) in deep { for (_, a) in inner { f((a as? [Any])?[0]) } }"
        ),
        ("f(deep[\"a\"]?[\"b\"]?.uintValue)", "f((deep[\"a\"]?[\"b\"] as? NSNumber)?.uintValue)"),
        ("f { (a: AnyObject) in f(a[0]) }", "f { (a: AnyObject) in f((a as? [Any])?[0]) }"),
        ("if let a: AnyObject = g() { f(a[0]) }", "if let a: AnyObject = g() { f((a as? [Any])?[0]) }"),
        ("if let perhaps { f(perhaps[0]) }", "if let perhaps { f((perhaps as? [Any])?[0]) }"),
        (
            "if var s = g()[\"s\"] as? [String: AnyObject] { for (_, a) in s { f(a[0]) } }",
            "if var s = g()[\"s\"] as? [String: AnyObject] { for (_, a) in s { f((a as? [Any])?[0]) } }"
        ),
        (
            "for (_, a) in styles { if let b = g(a as! [String : AnyObject]) { f(a[\"r\"] as? String) } }",
            "for (_, a) in styles { if let b = g(a as! [String : AnyObject]) { "
                + "f((a as? [String: Any])?[\"r\"] as? String) } }"
        ),
        ("f(box.content[0])", "f((box.content as? [Any])?[0])"),
    ])
    func `numbers, lists and dictionaries are cast`(statement: String, result: String) {
        let ported = Self.ported(statement)
        #expect(ported.text == result)
        #expect(ported.remarks == [])
    }

    @Test func `what a text has too is told`() {
        let ported = Self.ported("if let v = value.floatValue { f(v) }")
        #expect(ported.text == "if let v = (value as? NSNumber)?.floatValue { f(v) }")
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains("ask for both"), "\(ported.remarks)")
    }

    @Test(arguments: [
        ("f(value.frame)", "(value as? UIView)?.frame"),
        ("if let s: AnyObject = g() { f(s.frame) }", "(s as? UIView)?.frame"),
        ("perhaps?.done()", "(perhaps as? TheClass)?.done"),
        ("f(value.length)", "(value as? NSString)?.length"),
        ("f(value[key()])", "cast it"),
    ])
    func `of other members a person is told`(statement: String, advice: String) {
        let ported = Self.ported(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains(advice), "\(ported.remarks)")
    }

    @Test(arguments: [
        "f(value === other, value is UIView, value as? UIView)", "g(value)", "f(perhaps.map { g($0) })",
        "if let value = value as? UIView { f(value.frame) }",
        "if let value = value as? UIView, value.frame.width > 0 {}",
        "guard let value = value as? UIView else { return }\n        f(value.frame)",
        "let value = UIView()\n        f(value.frame)", "f { value in f(value.frame) }",
        "for value in views() { f(value.frame) }", "for (value, _) in styles { f(value.count) }",
        "switch value { case let value as UIView: f(value.frame)\n        default: break }",
        "if case .some(let value) = g() { f(value.frame) }", "let (a, value) = g()\n        f(value.frame)",
        "f(list.count, list[0], styles[\"a\"], styles.count)", "f((value as? UIView)?.frame)",
        "f(other.value.frame, number.floatValue, self.value.frame)", "f([value], [0])", "f(value: 1)",
        "f(styles[\"a\"] as? String)", "f { [weak value] in f(value?.frame) }",
        "func g(value: UIView) { f(value.frame) }", "f(number === value ? [1] : [2])",
        "f(number === value ? .done : .plain)",
    ])
    func `the rest stays`(statement: String) {
        let ported = Self.ported(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks == [])
    }

    /// A statement in a method, where `value`, `perhaps` and `surely` are objects.
    private static func ported(_ statement: String) -> (text: String, remarks: [String]) {
        let before =
            "import UIKit\n" + """
                class Box { var content: AnyObject! }
                class Form {
                    weak var kept: AnyObject?
                    var box = Box()
                    let styles: [String: AnyObject] = [:], number = 1
                    let deep: [String: [String: AnyObject]] = [:]
                    let list: Array<AnyObject> = []
                    let name: String = ""
                    func set(value: AnyObject, _ perhaps: AnyObject?, surely: AnyObject!) {

                """
        let after = "\n    }\n}\n"
        let ported = Ported(before + statement + after)
        return (String(ported.text.dropFirst(before.count).dropLast(after.count)), ported.remarks)
    }
}
