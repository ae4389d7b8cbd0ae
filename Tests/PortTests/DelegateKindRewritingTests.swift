import Testing

@testable import Port

/// Of what class a delegate is.
@Suite struct DelegateKindRewritingTests {
    @Test(arguments: [
        ("if delegate.isKind(of: Other.self) {}", "if (delegate is Other) {}"),
        ("if !self.a.hostDelegate!.isKind(of: A.B.self) {}", "if !(self.a.hostDelegate is A.B) {}"),
        (
            "if let h = a?.delegate, !h.isKind(of: Other.self) {}", "if let h = a?.delegate, !(h is Other) {}"
        ),
        ("let h = dataSource!\n    a = h.isKind(of: Other.self)", "let h = dataSource!\n    a = (h is Other)"),
        ("a = delegate?.isKind(of: Other.self) == true", "a = (delegate is Other) == true"),
    ])
    func `a delegate is asked by is`(statement: String, result: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == result && ported.remarks == [])
        #expect(Ported.statement(ported.text).text == result)
    }

    @Test(arguments: [
        "if view.isKind(of: Other.self) {}", "if isKind(of: Other.self) {}", "if a[0].isKind(of: Other.self) {}",
        "let h = a.delegate.window\n    a = h.isKind(of: Other.self)",
        "let h = f(delegate)\n    a = h.isKind(of: B.self)",
        "let h: UIView = b\n    a = h.isKind(of: B.self)",
    ])
    func `other objects are asked as they were`(statement: String) {
        let ported = Ported.statement(statement)
        #expect(ported.text == statement && ported.remarks == [])
    }

    @Test func `a class that is not written out is told`() {
        let ported = Ported.statement("if delegate.isKind(of: kind) {}")
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains("(delegate as? NSObject)?.isKind(of:)"))
    }
}
