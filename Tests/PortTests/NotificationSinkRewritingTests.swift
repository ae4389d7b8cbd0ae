import Testing

@testable import Port

/// Notifications that are heard of by Combine.
@Suite struct NotificationSinkRewritingTests {
    private static func form(
        _ statement: String, set: String = "private var bag = Set<AnyCancellable>()"
    ) -> String {
        "import UIKit\nimport Combine\n\nclass Form: UIView {\n    \(set)\n    func f() {\n        \(statement)\n    }\n}\n"
    }

    private static func result(_ closure: String, _ arguments: String, _ call: String = "heard") -> String {
        "import UIKit\n\n"
            + """
            class Form: UIView {
                func f() {
                    let heard: (Notification) -> Void = \(closure)
                    NotificationCenter.default.addObserver(
                        self, selector: { (_: Form) in \(call) }, \(arguments))
                }
            }

            """
    }

    private static let plain =
        "NotificationCenter.default.publisher(for: A.b).sink { [weak self] note in self?.g(note) }.store(in: &bag)"

    @Test(arguments: [
        (plain, "{ [weak self] note in self?.g(note) }", "name: A.b,\n            object: nil"),
        (
            "NotificationCenter.default.publisher(for: .init(\"c\"), object: self)\n            .sink { (text) in\n                "
                + "self.g(\"a\") // b\n            }.store(in: &self.bag)",
            "{ (text) in\n                self.g(\"a\") // b\n            }",
            "name: .init(\"c\"),\n            object: self"
        ),
        (
            "NotificationCenter.default.publisher(for: A.b).sink(receiveValue: { self.g($0) }).store(in: &bag)",
            "{ self.g($0) }", "name: A.b,\n            object: nil"
        ),
    ])
    func `they are heard of by an observer`(statement: String, closure: String, arguments: String) {
        let ported = Ported(Self.form(statement))
        #expect(ported.text == Self.result(closure, arguments), "\(ported.text)")
        #expect(ported.remarks == [] && ported.changes.count == 3 && Ported(ported.text).changes == [])
    }

    @Test(arguments: ["DispatchQueue.main", "RunLoop.main"])
    func `what is received on the main thread is called later`(queue: String) {
        let ported = Ported(Self.form(Self.plain.replacing(".sink", with: "\n            .receive(on: \(queue)).sink")))
        let call = "{ (note: Notification) in DispatchQueue.main.async { heard(note) } }"
        #expect(
            ported.text
                == Self.result(
                    "{ [weak self] note in self?.g(note) }", "name: A.b,\n            object: nil", call))
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        "var bag: Set<AnyCancellable> = []", "private var bag = [AnyCancellable]()",
        "@available(iOS 13.0, *)\n    private(set) lazy var bag = [AnyCancellable]()",
        "fileprivate var bag: [AnyCancellable] = .init()",
    ])
    func `what kept them goes`(set: String) {
        let ported = Ported(Self.form(Self.plain, set: set))
        #expect(
            ported.text
                == Self.result("{ [weak self] note in self?.g(note) }", "name: A.b,\n            object: nil"),
            "\(ported.text)")
        #expect(ported.remarks == [])
    }

    @Test func `each has a name of its own`() {
        let ported = Ported(Self.form(Self.plain + "\n        " + Self.plain), with: "let heard2 = 1\n")
        #expect(ported.text.contains("in heard }") && ported.text.contains("let heard3: (") && ported.remarks == [])
    }

    @Test func `UIKit is imported instead where it is not`() {
        let source = Self.form(Self.plain).replacing("import UIKit\n", with: "import Foundation\n")
            .replacing(": UIView", with: "")
        #expect(Ported(source).text.hasPrefix("import Foundation\nimport UIKit\n\nclass Form {\n    func f()"))
    }

    @Test(arguments: [
        plain.replacing(".sink", with: ".map { $0 }.sink"), plain.replacing("self?.g(note)", with: "self?.g(note.$a)"),
        plain.replacing(".store(in: &bag)", with: ""), "c = " + plain,
        plain + "\n        c.sink { _ in }.store(in: &bag)",
        plain + "\n        bag.removeAll()", plain.replacing("self?.g(note)", with: "self?.bag = []"),
        plain.replacing("&bag", with: "&other.bag"),
        plain.replacing(".default", with: ".mine"), plain.replacing(".sink", with: ".receive(on: queue).sink"),
        plain.replacing(".sink", with: "/* why */.sink"), plain + "\n        @Published var d = 1",
        plain.replacing(".sink", with: ".receive(on: RunLoop.main).sink").replacing("weak", with: "unowned"),
        plain + "\n        let e = Just(1)",
    ])
    func `what else Combine does is left to a person`(statement: String) {
        let source = Self.form(statement)
        let ported = Ported(source)
        #expect(ported.text == source && ported.remarks.count == 1, "\(ported.text) \(ported.remarks)")
    }

    @Test func `one that another begins is heard of too`() {
        let inner = Self.plain.replacing("A.b", with: "A.c").replacing("[weak self] note in", with: "_ in")
        let ported = Ported(
            Self.form(Self.plain.replacing("self?.g(note)", with: "guard let self else { return }; \(inner)")))
        #expect(ported.text.contains("return }; let heard2: (Notification) -> Void = { _ in self?.g(note) }\n"))
        #expect(ported.remarks == [] && !ported.text.contains("bag"), "\(ported.text)")
    }

    @Test(arguments: [
        "import Combine\nclass A {\n    var", "import Combine\nNotificationCenter.default.publisher(for: a).sink",
        "import Combine\nclass A { var bag = Set<AnyCancellable>(); func f() {\nNotificationCenter.default.publisher(for: a)"
            + ".sink {} .store(in: &bag",
        "import Combine\nclass A { var bag",
        "import Combine\nNotificationCenter.default.publisher(for: a).sink() { }.store(in:)",
    ])
    func `what is left unwritten is read`(source: String) {
        #expect(Ported(source).text == source)
    }

    @Test func `a set that others know, or that no class has, is left to a person`() {
        let shared = Self.form(Self.plain, set: "var bag = Set<AnyCancellable>()")
        #expect(Ported(shared, with: "extension Form { func h() { bag = [] } }").text == shared)
        #expect(Ported(shared, with: "func h(_ form: Form) { form.bag = [] }").text == shared)
        #expect(Ported(shared, with: "class Other { var bag = 1 }").text != shared)
        for source in [
            Self.form(Self.plain, set: "public var bag = Set<AnyCancellable>()"), Self.form(Self.plain, set: ""),
            Self.form(Self.plain).replacing("class", with: "struct"),
            Self.form(Self.plain, set: "static var bag = Set<AnyCancellable>()"),
        ] {
            #expect(Ported(source).text == source && Ported(source).remarks.count == 1)
        }
    }
}
