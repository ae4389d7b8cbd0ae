import Testing

@testable import Port

/// Methods of targets that take another class than what sends.
@Suite struct SenderParameterRewritingTests {
    private func method(_ taken: String, body: String = "print(s)", adding: String, with others: String = "") -> String
    {
        let form =
            "class Form: UIViewController {\n    let pick = Pick()\n    let tap = UIButton()\n"
            + "    func f() { \(adding) }\n    @objc func done(_ s: \(taken)) { \(body) }\n}\n"
        let text = Ported(form, with: "class Pick: UIControl { var date = 1 }\n" + others).text
        return text.split(separator: "\n").first { $0.contains("func done") }.map { $0.trimmingPrefix { $0 == " " } }
            .map(String.init)
            ?? text
    }

    private static let pick = "pick.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"
    private static let tap = "let t = UITapGestureRecognizer(target: self, action: #selector(done))"

    @Test(arguments: [
        ("UIDatePicker", pick, "Pick"),
        ("UIDatePicker!", "self.pick.addTarget(self, action: #selector(done), for: .a)", "Pick!"),
        ("UIDatePicker", "pick.addTarget(self, action: #selector(Form.done(_:)), for: .touchUpInside)", "Pick"),
    ])
    func `takes what sends where that has what is used`(taken: String, adding: String, result: String) {
        #expect(method(taken, body: "print(s.date)", adding: adding) == "func done(_ s: \(result)) { print(s.date) }")
    }

    @Test(arguments: [
        ("UIControl", pick), ("Pick", pick), ("Any", pick),
        ("UISlider", "unknown.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("UISlider", "tap.addTarget(self, action: #selector(other(_:)), for: .valueChanged)"),
        ("UIView", "tap.addTarget(self, action: #selector(done(_:)), for: .valueChanged)"),
        ("UISlider", pick + "; let kept = #selector(done(_:))"),
        ("UISlider", pick + "; tap.addTarget(self, action: a ? #selector(done) : nil, for: .b)"),
        ("UISlider", pick + "; done(slider)"),
        // What is used is not known to be there.
        ("UISlider", pick), ("UIButton", tap),
    ])
    func `stays where it fits, or is not known`(taken: String, adding: String) {
        #expect(method(taken, adding: adding) == "func done(_ s: \(taken)) { print(s) }")
    }

    @Test(arguments: [
        "class Sub: Form { override func done(_ s: UISlider) {} }", "protocol Doing { func done(_ s: UISlider) }",
    ])
    func `stays where others have it`(others: String) {
        #expect(
            method("UISlider", body: "end()", adding: Self.pick, with: others) == "func done(_ s: UISlider) { end() }")
        #expect(
            method("UISlider? = nil", body: "end()", adding: Self.pick) == "func done(_ s: UISlider? = nil) { end() }")
    }

    @Test func `a person is told where it cannot be known`() {
        let form =
            "class Form: UIViewController {\n    let tap = UIButton()\n    func f() { tap.addTarget(self, action: #selector(done), for: .a) }\n"
            + "    @objc func done(_ s: UISlider) { print(s.value) }\n}\n"
        #expect(Ported(form).remarks.count == 1 && Ported(form).text.contains("func done(_ s: UISlider)"))
    }

    @Test func `takes nothing where it is performed with nothing`() {
        let later = "perform(#selector(done), with: nil, afterDelay: 1)"
        #expect(method("UISearchBar", body: "end()", adding: later) == "func done(_ s: UISearchBar?) { end() }")
        #expect(method("UISearchBar", adding: later) == "func done(_ s: UISearchBar) { print(s) }")
        #expect(method("UISearchBar?", body: "end()", adding: later) == "func done(_ s: UISearchBar?) { end() }")
    }

    @Test func `takes anything where nothing is done with it`() {
        let both = Self.tap + "; tap.addTarget(self, action: #selector(done), for: .a)"
        #expect(method("UIButton", body: "end()", adding: both) == "func done(_ s: Any) { end() }")
        #expect(method("UIButton?", body: "end()", adding: both) == "func done(_ s: Any?) { end() }")
    }

    @Test(arguments: [
        ("func textFieldDidEndEditing(_ f: UITextField) {}", "textFieldDidEndEditing(_:)"),
        ("func done(_ f: UITextField) {}\n    func end(_ f: UITextField) { done(f) }", "done(_:)"),
    ])
    func `a person is told where a method has to stay that another class is given to`(methods: String, name: String) {
        let source =
            "class Form: UIViewController, UITextFieldDelegate {\n    let tap = UIButton()\n"
            + "    func f() { tap.addTarget(self, action: #selector(Form.\(name)), for: .a) }\n    \(methods)\n}\n"
        let ported = Ported(source)
        #expect(ported.text.contains("(_ f: UITextField) {") && !ported.text.contains("Any"))
        #expect(
            ported.remarks == [
                "4: \(name) takes UITextField and is given UIButton, with which it is not called: name a method of its own"
            ])
    }

    private static func timer(_ method: String) -> String {
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: \(method), userInfo: nil, repeats: true)"
    }

    @Test func `takes anything where a timer calls it too`() {
        let timer = Self.timer("#selector(done(_:))")
        #expect(method("UIButton", body: "end()", adding: timer) == "func done(_ s: Any) { end() }")
        #expect(method("UIButton", adding: timer) == "func done(_ s: UIButton) { print(s) }")
        #expect(method("Timer", adding: timer) == "func done(_ s: Timer) { print(s) }")
        let link = "l = CADisplayLink(target: self, selector: #selector(done))"
        #expect(method("UIButton", body: "end()", adding: link) == "func done(_ s: Any) { end() }")
    }

    @Test func `a delegate's method stays, and a timer calls it with what it takes, which it does not read`() {
        func ported(_ type: String, _ taken: String = "UITextView", body: String = "end()") -> Ported {
            Ported(
                "class Note: \(type), UITextViewDelegate {\n    func f() { \(Self.timer("#selector(Note.textViewDidEndEditing(_:))")) }\n"
                    + "    func textViewDidEndEditing(_ t: \(taken)) { \(body) }\n}\n")
        }
        func call(_ argument: String) -> String {
            Self.timer("{ (target: Note) in { (_: Timer) in target.textViewDidEndEditing(\(argument)) } }")
        }
        #expect(ported("UITextView").text.contains(call("target")) && ported("UITextView").remarks == [])
        #expect(ported("UIView", "UITextView!").text.contains(call("nil")))
        for told in [ported("UIView"), ported("UITextView", body: "t.text = nil")] {
            #expect(told.remarks.count == 1 && told.remarks.first?.contains("is given a Timer") == true)
            #expect(told.text.contains("func textViewDidEndEditing(_ t: UITextView)"))
        }
    }

    @Test func `a display link calls what takes a timer, which it does not read`() {
        func ported(_ body: String) -> Ported {
            Ported(
                "class Counter: UILabel {\n    func f() { l = CADisplayLink(target: self, selector: #selector(Counter.step(_:))) }\n"
                    + "    func step(_ t: Timer) { \(body) }\n}\n")
        }
        let unused = "Timer(timeInterval: 0, repeats: false) { _ in }"
        #expect(
            ported("end()").text.contains(
                "selector: { (target: Counter) in { (_: CADisplayLink) in target.step(\(unused)) } })"))
        #expect(ported("end()").remarks == [])
        let below = Ported(
            "class Counter: UILabel {\n    func f() { l = CADisplayLink(target: self, selector: #selector(Counter.step(_:))) }\n"
                + "    func step(_ t: Timer) {}\n}\n"
                + "class Other: Counter {\n    override func step(_ t: Timer) { t.invalidate() }\n}\n")
        #expect(below.remarks.first?.contains("is given a CADisplayLink") == true)
        #expect(ported("t.invalidate()").remarks.first?.contains("is given a CADisplayLink") == true)
    }
}
