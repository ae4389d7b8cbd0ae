import Testing

@testable import Port

/// Whether an object has an optional method of the program's own: it always has it here, and a person is told where something
/// depends on that.
@Suite struct OptionalQuestionTests {
    private static let form = """
        @objc protocol P: NSObjectProtocol {
            @objc optional func done(_ a: Int)
            @objc optional func mayGo(_ a: Int) -> Bool
            @objc optional func image(_ a: Int) -> UIImage
            @objc optional var title: String? { get }
        }

        """

    private static func ported(_ statement: String) -> Ported {
        Ported("import UIKit\nfunc f() {\n    \(statement)\n}\n", with: "import UIKit\n" + form)
    }

    @Test(arguments: [
        ("if d.responds(to: #selector(P.done(_:))) { d.done!(1) }", "if true { d.done(1) }"),
        ("if let d = d, d.responds(to: #selector(P.done)) { d.done?(1) }", "if let d = d, true { d.done(1) }"),
        (
            "if d?.responds(to: #selector(P.done(_:))) == true, a(b) { d?.done?(1) }",
            "if d.map({ _ in true }) == true, a(b) { d?.done(1) }"
        ),
        (
            "guard d.responds(to: #selector(P.done(_:))) else { return }\n    d.done!(1)",
            "guard true else { return }\n    d.done(1)"
        ),
        ("if d.responds(to: #selector(P.image(_:))) {}", "if true {}"),
    ])
    func `a call alone depends on nothing`(statement: String, result: String) {
        let ported = Self.ported(statement)
        #expect(ported.text.contains("    \(result)\n") && ported.remarks == [], "\(ported.text) \(ported.remarks)")
    }

    @Test(arguments: [
        "if let d = d, d.responds(to: #selector(P.mayGo(_:))) { return d.mayGo!(1) }\n    return true",
        "if d.responds(to: #selector(P.mayGo)) { return d.mayGo!(1) } else { return true }",
        "guard let d = d, d.responds(to: #selector(P.mayGo(_:))) else { return true }\n    return d.mayGo!(1)",
        "let a = d.responds(to: #selector(P.mayGo(_:))) ? d.mayGo!(1) : true",
    ])
    func `what is returned without a method is its default`(statement: String) {
        let source = "import UIKit\n\(Self.form)func f() {\n    \(statement)\n}\n"
        let ported = Ported(source)
        #expect(ported.text.contains("func mayGo(_ a: Int) -> Bool { true }"), "\(ported.text)")
        #expect(!ported.remarks.contains { $0.contains("mayGo") }, "\(ported.remarks)")
        let two = Ported(source + "let b = e?.mayGo?(1) ?? false\n")
        #expect(two.remarks.contains { $0.contains("mayGo is always there now") }, "\(two.remarks)")
    }

    @Test(arguments: [
        "if d.responds(to: #selector(P.image(_:))) { draw(d.image!(1)) } else { fill() }",
        "if let d = d, d.responds(to: #selector(P.done(_:))) { d.done!(1) } else { fill() }",
        "if d.responds(to: #selector(P.done(_:))) { d.done!(1); count += 1 }",
        "if d.responds(to: #selector(image(_:))) { draw(d.image!(1)) }",
        "if !d.responds(to: #selector(P.done(_:))) { d.done?(1) }",
        "if a || d.responds(to: #selector(P.done(_:))) { d.done?(1) }",
        "let has = d?.responds(to: #selector(P.done(_:))) ?? false",
        "if d.responds(to: #selector(getter: P.title)) { g() }",
        "guard d.responds(to: #selector(P.done(_:))) else { return }\n    d.done!(1)\n    g()",
        "if d.responds(to: #selector(P.image(_:))) { d.image!(1) }",
        "if d.responds(to: #selector(P.done(_:))) == false { d.done?(1) }",
    ])
    func `what else depends on it is told`(statement: String) {
        let ported = Self.ported(statement)
        #expect(ported.remarks.count == 1 && ported.remarks.allSatisfy { $0.hasPrefix("3: ") }, "\(ported.remarks)")
        #expect(ported.remarks.allSatisfy { $0.contains("is always there now, and this always true") })
        #expect(!ported.text.contains("responds"))
    }

    @Test func `an object that has the method asks itself`() {
        let own = "class Form: NSObject, P {\n    func done(_ a: Int) {}\n    func f() {\n"
        let ask = "        if responds(to: #selector(done(_:))) { g() }\n    }\n}\n"
        let ported = Ported("import UIKit\n\(own)\(ask)", with: Self.form)
        #expect(ported.text.contains("if true { g() }") && ported.remarks == [])
        let other = Ported("import UIKit\n\(own.replacing("done", with: "left"))\(ask)", with: Self.form)
        #expect(other.remarks.count == 1)
    }

    @Test(arguments: [
        "if d?.done(_:) != nil { g() }", "if d?.done != nil { g() }", "let has = nil != self.d?.done(_:)",
        "let has = d?.done(_:) == nil",
    ])
    func `a method that is compared with nil is told`(statement: String) {
        let ported = Self.ported(statement)
        #expect(
            ported.remarks.count == 1 && ported.remarks[0].contains("done is always there now"), "\(ported.remarks)")
    }

    @Test func `an answer that is kept is told where the method has another default`() {
        let ported = Ported(
            "import UIKit\n\(Self.form)func f() {\n    let a = d?.mayGo?(1)\n    let b = d?.mayGo?(1) ?? true\n}\n")
        #expect(ported.remarks.contains { $0.contains("mayGo always answers now") }, "\(ported.remarks)")
    }

    @Test(arguments: [
        "guard d.responds(to: #selector(P.done(_:))) else { return }", "let a = d.responds(to: #selector()) ?",
        "if d.responds(to: #selector(P.done)) { return", "_ = d.responds(to: #selector(getter:))",
        "guard d.responds(to: #selector(P.done(_:))) else { return }; d.done!(1)",
    ])
    func `what is left unwritten is read`(statement: String) {
        #expect(Ported(statement, with: Self.form).remarks.count < 3)
    }

    @Test func `UIKit's own are not`() {
        let source = "if d.responds(to: #selector(UITextFieldDelegate.textFieldDidBeginEditing(_:))) { g() }"
        #expect(Ported("import UIKit\nfunc f() {\n    \(source)\n}\n").remarks == [])
    }
}
