import Testing

@testable import Port

/// What the delete key asks a field on iOS.
@Suite struct DeleteKeyRewritingTests {
    private static let question =
        "    @objc func keyboardInputShouldDelete(_ textField: UITextField) -> Bool {\n        return a\n    }\n"

    @Test func `the field asks it before it deletes`() {
        let ported = Ported("open class Field: UITextField {\n\(Self.question)}\n")
        let deletes =
            "    open override func deleteBackward() {\n        if keyboardInputShouldDelete(self) { super.deleteBackward() }\n    }\n"
        #expect(ported.text.hasSuffix("        return a\n    }\n\n\(deletes)}\n"))
        let again = Ported(ported.text)
        #expect(ported.remarks == [] && again.text == ported.text && again.remarks == [])
    }

    @Test func `what is no field has nobody to ask it`() {
        let ported = Ported("class Owner: NSObject {\n\(Self.question)}\n")
        #expect(!ported.text.contains("deleteBackward") && ported.remarks == [])
    }

    @Test(arguments: [
        "class Field: UITextField {\n\(question)    override func deleteBackward() { b() }\n}\n",
        "class Field: UITextField {}\nextension Field {\n\(question)}\n",
    ])
    func `else a person is told`(source: String) {
        let ported = Ported(source)
        #expect(!ported.text.contains("if keyboardInputShouldDelete"))
        #expect(ported.remarks.contains { $0.contains("ask it in deleteBackward() of Field") }, "\(ported.remarks)")
    }
}
