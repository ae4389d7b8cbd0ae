import Testing

@testable import Port

/// Methods of targets that take another class than what sends.
@Suite struct SenderParameterRewritingTests {
    private func method(_ taken: String, body: String = "print(s)", adding: String, with others: String = "") -> String
    {
        let form =
            "class Form: UIViewController {\n    let pick = Pick()\n    let tap = UIButton()\n"
            + "    func f() { \(adding) }\n    @objc func done(_ s: \(taken)) { \(body) }\n}\n"
        let text = Ported(form, with: "class Pick: UIControl {}\n" + others).text
        return text.split(separator: "\n").first { $0.contains("func done") }.map { $0.trimmingPrefix { $0 == " " } }
            .map(String.init)
            ?? text
    }

    @Test(arguments: [
        ("UIDatePicker", "pick.addTarget(self, action: #selector(done(_:)), for: .valueChanged)", "Pick"),
        ("UIDatePicker!", "self.pick.addTarget(self, action: #selector(done), for: .valueChanged)", "Pick"),
        ("UISlider", "tap.addTarget(self, action: #selector(Form.done(_:)), for: .touchUpInside)", "UIButton"),
        ("UIButton", "let t = UITapGestureRecognizer(target: self, action: #selector(done))", "UITapGestureRecognizer"),
    ])
    func `takes what sends`(taken: String, adding: String, result: String) {
        #expect(method(taken, adding: adding) == "func done(_ s: \(result)) { print(s) }")
    }

    @Test(arguments: [
        ("UIControl", "pick.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("Pick", "pick.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("Any", "pick.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("UISlider", "unknown.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("UISlider", "tap.addTarget(self, action: #selector(other(_:)), for: .valueChanged)"),
        ("UIView", "tap.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        (
            "UISlider",
            "pick.addTarget(self, action: #selector(done), for: .a); tap.addTarget(self, action: #selector(done), for: .b)"
        ),
    ])
    func `stays where it fits, or is not known`(taken: String, adding: String) {
        #expect(method(taken, adding: adding) == "func done(_ s: \(taken)) { print(s) }")
    }

    @Test func `takes nothing where it is performed with nothing`() {
        let later = "perform(#selector(done), with: nil, afterDelay: 1)"
        #expect(method("UISearchBar", body: "end()", adding: later) == "func done(_ s: UISearchBar?) { end() }")
        #expect(method("UISearchBar", adding: later) == "func done(_ s: UISearchBar) { print(s) }")
        #expect(method("UISearchBar?", body: "end()", adding: later) == "func done(_ s: UISearchBar?) { end() }")
    }

    @Test func `takes anything where nothing is done with it`() {
        let both =
            "let t = UITapGestureRecognizer(target: self, action: #selector(done)); tap.addTarget(self, action: #selector(done), for: .a)"
        #expect(method("UIButton", body: "end()", adding: both) == "func done(_ s: Any) { end() }")
    }
}
