import Testing

@testable import Port

/// Values of objects whose class is not said.
@Suite struct ObjectValueRewritingTests {
    @Test(arguments: [
        (
            "let size = (info[UIResponder.keyboardFrameEndUserInfoKey] as AnyObject).cgRectValue.size",
            "let size = (info[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue.size"
        ),
        (
            "f((n.userInfo![UIKeyboardFrameEndUserInfoKey]! as AnyObject).cgRectValue.size)",
            "f((n.userInfo![UIResponder.keyboardFrameEndUserInfoKey]! as! NSValue).cgRectValue.size)"
        ),
        (
            "let a = info[UIKeyboardFrameEndUserInfoKey]?.cgRectValue",
            "let a = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue"
        ),
        (
            "f(a.userInfo[UIResponder.keyboardAnimationDurationUserInfoKey]!.doubleValue)",
            "f((a.userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as! NSNumber).doubleValue)"
        ),
        ("let a: CGRect = (x as AnyObject).cgRectValue", "let a: CGRect = (x as! NSValue).cgRectValue"),
        ("let a: CGRect? = (x as AnyObject).cgRectValue", "let a: CGRect? = (x as? NSValue)?.cgRectValue"),
        ("let a = (x as AnyObject).cgRectValue\nf(a!)", "let a = (x as? NSValue)?.cgRectValue\nf(a!)"),
        ("let a = (x as AnyObject).cgRectValue!", "let a = (x as! NSValue).cgRectValue"),
        ("let a = (x as AnyObject).cgRectValue ?? .zero", "let a = (x as? NSValue)?.cgRectValue ?? .zero"),
        ("h = (x as AnyObject).cgRectValue?.height ?? 0", "h = (x as? NSValue)?.cgRectValue.height ?? 0"),
        ("if let a = (x as AnyObject?)?.cgRectValue {}", "if let a = (x as? NSValue)?.cgRectValue {}"),
        ("guard let a = (x as? AnyObject)?.cgSizeValue else {}", "guard let a = (x as? NSValue)?.cgSizeValue else {}"),
        ("f((userInfo![k]! as AnyObject).doubleValue)", "f((userInfo![k]! as! NSNumber).doubleValue)"),
        ("f((userInfo[k] as! AnyObject).integerValue)", "f((userInfo[k] as! NSNumber).intValue)"),
        ("self.a = ((x as AnyObject).cgRectValue)!", "self.a = ((x as! NSValue).cgRectValue)"),
        ("let a = (((x as AnyObject).cgRectValue))!", "let a = (((x as! NSValue).cgRectValue))"),
        ("let a = ((x as AnyObject).cgRectValue)", "let a = ((x as? NSValue)?.cgRectValue)"),
        ("a = ((x as AnyObject).cgRectValue)?.height", "a = ((x as? NSValue)?.cgRectValue)?.height"),
        ("a = ((x as AnyObject?)?.cgRectValue)!", "a = ((x as? NSValue)?.cgRectValue)!"),
        ("a = f((x as AnyObject).cgRectValue)!", "a = f((x as! NSValue).cgRectValue)!"),
        ("return (userInfo[k] as AnyObject).doubleValue", "return (userInfo[k] as! NSNumber).doubleValue"),
    ])
    func `the class that has a value takes AnyObject's place`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
    }

    @Test func `what may be a text is told`() {
        let ported = Ported("let a: Double = (json[k] as AnyObject).doubleValue\n")
        #expect(ported.text == "let a: Double = (json[k] as! NSNumber).doubleValue\n")
        #expect(ported.remarks.count == 1 && ported.remarks[0].contains("ask for both"), "\(ported.remarks)")
    }

    @Test(arguments: [
        "f((x as NSValue).cgRectValue)", "f(g(x as AnyObject).cgRectValue)", "f((x as AnyObject).intValue(1))",
        "f(text.doubleValue)", "f(info[k]?.cgRectValue)",
    ])
    func `other values stay`(statement: String) {
        #expect(Ported(statement).changes == [])
    }
}
