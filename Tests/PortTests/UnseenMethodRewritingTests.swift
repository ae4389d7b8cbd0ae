import Testing

@testable import Port

/// Methods of delegates that a superclass conforms without.
@Suite struct UnseenMethodRewritingTests {
    @Test func `the superclass gets the method, and the subclass overrides it`() {
        let ported = Ported(
            """
            class Base: UIViewController {
                let field = UITextField()
            }
            extension Base: UITextFieldDelegate {}
            class Form: Base {
                @objc func textFieldShouldReturn(_ f: UITextField) -> Bool { f.resignFirstResponder() }
                func textFieldDidBeginEditing(_ f: UITextField) {}
            }

            """)
        #expect(
            ported.text == """
                class Base: UIViewController {
                    func textFieldDidBeginEditing(_ f: UITextField) {}
                    func textFieldShouldReturn(_ f: UITextField) -> Bool { true }
                    let field = UITextField()
                }
                extension Base: UITextFieldDelegate {}
                class Form: Base {
                    override func textFieldShouldReturn(_ f: UITextField) -> Bool { f.resignFirstResponder() }
                    override func textFieldDidBeginEditing(_ f: UITextField) {}
                }

                """)
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `what is public stays so, in two files and with an empty class`() {
        let base = "open class Base: NSObject, UITextViewDelegate {}\n"
        let form = "public class Form: Base {\n    func textViewDidChange(_ t: UITextView) {}\n}\n"
        #expect(
            Ported(form, with: base).text
                == "public class Form: Base {\n    public override func textViewDidChange(_ t: UITextView) {}\n}\n")
        #expect(
            Ported(base, with: form).text
                == "open class Base: NSObject, UITextViewDelegate {\n"
                + "    open func textViewDidChange(_ t: UITextView) {}\n}\n")
    }

    @Test func `protocols of the program are treated alike`() {
        let own = "@objc protocol P { @objc optional func done() }\nclass A: P {\n}\nclass B: A { func done() {} }"
        let ported = Ported(own)
        #expect(ported.text.contains("class A: P {\n    func done() {}\n}"))
        #expect(ported.text.contains("class B: A { override func done() {} }"))
        #expect(ported.remarks == [])
    }

    @Test func `a parameter of a delegate's method is not optional`() {
        let head = "class Form: UIView, UITextFieldDelegate {\n    func textFieldDidBeginEditing(_ field: UITextField"
        #expect(Ported(head + "!) {}\n}\n").text == head + ") {}\n}\n")
        let other = "class Form: UIView {\n    func textFieldDidBeginEditing(_ field: UITextField!) {}\n}\n"
        #expect(Ported(other).text == other)
    }
}
