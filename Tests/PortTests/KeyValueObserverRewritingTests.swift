import Foundation
import Testing

@testable import Port

/// What observes by names, and what is observed.
@Suite struct KeyValueObserverRewritingTests {
    private static let method = """
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                if keyPath == "text" { update() } else {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }

        """

    @Test func `a view that observes needs no change`() {
        let source = """
            class Form: UIView {
                let label = UILabel()
                func start() { label.addObserver(self, forKeyPath: "text", options: [.new], context: nil) }
                deinit { label.removeObserver(self, forKeyPath: "text") }
            \(Self.method)}
            class Field: Form {}

            """
        let ported = Ported(source)
        #expect(ported.text == source && ported.changes == [] && ported.remarks == [])
    }

    @Test func `another object conforms, overrides nothing and calls nothing above`() {
        let ported = Ported(
            """
            class Growth: NSObject, UITextViewDelegate {
                func start() { view.addObserver(self, forKeyPath: "contentSize", options: [], context: nil) }
            \(Self.method)}

            """)
        #expect(ported.text.hasPrefix("class Growth: NSObject, UITextViewDelegate, KeyValueObserver {"))
        #expect(ported.text.contains("    func observeValue(") && !ported.text.contains("override"))
        #expect(!ported.text.contains("super"))
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `an object that is observed itself conforms too, and the class below overrides`() {
        let ported = Ported(
            """
            class Model: NSObject {
                @objc dynamic var name = ""
                override init() {
                    super.init()
                    self.addObserver(self, forKeyPath: #keyPath(name), options: [], context: nil)
                }
            \(Self.method)}
            class Person: Model {
            \(Self.method)}

            """)
        #expect(ported.text.hasPrefix("class Model: NSObject, KeyValueObserver, KeyPathObservable {"))
        #expect(ported.text.contains("class Person: Model {"))
        #expect(ported.text.contains("    override func observeValue("))
        #expect(ported.text.components(separatedBy: "super.observeValue").count == 2)
        #expect(ported.remarks == [])
    }

    @Test func `a class with a property that can be observed conforms`() {
        let model = "class Model: NSObject {\n    @objc dynamic var title = \"\"\n}\n"
        let ported = Ported(model + "class Person: Model {\n    @objc dynamic var name = \"\"\n}\n")
        #expect(ported.text.hasPrefix("class Model: NSObject, KeyPathObservable {\n    var title"))
        #expect(ported.remarks == [])
        #expect(Ported(model.replacing("NSObject", with: "UIView")).text.hasPrefix("class Model: UIView {"))
        #expect(Ported(model.replacing("@objc dynamic ", with: "")).changes == [])
    }
}
