import Testing

@testable import Port

/// Attributes, protocols, imports and conditions.
@Suite struct DeclarationRewritingTests {
    @Test(arguments: [
        ("class A {\n    @objc func a() {}\n}", "class A {\n    func a() {}\n}"),
        ("class A {\n    @objc\n    func a() {}\n}", "class A {\n    func a() {}\n}"),
        ("class A {\n    @objc // why\n    func a() {}\n}", "class A {\n    // why\n    func a() {}\n}"),
        ("class A {\n    @objc(name:with:) private func a() {}\n}", "class A {\n    private func a() {}\n}"),
        (
            "class A {\n    @discardableResult @objc\n    func a() {}\n}",
            "class A {\n    @discardableResult\n    func a() {}\n}"
        ),
        (
            "class A {\n    @objc @IBInspectable public dynamic var a = 1\n}",
            "class A {\n    @IBInspectable public var a = 1\n}"
        ),
        ("class A {\n    @IBAction @objc\n    func a() {}\n}", "class A {\n    func a() {}\n}"),
        ("@objcMembers public class A: NSObject {}", "public class A: NSObject {}"),
        ("@objc(AName) class A {}", "class A {}"),
        ("@objc extension A {}", "extension A {}"),
        ("@objc enum A: Int { case a }", "enum A: Int { case a }"),
        ("class A { @nonobjc init() {} }", "class A { init() {} }"),
        ("class A { dynamic = dynamic.optional }", "class A { dynamic = dynamic.optional }"),
        ("class A { var dynamic: Int { dynamic } }", "class A { var dynamic: Int { dynamic } }"),
        ("@IBDesignable class A {}", "@IBDesignable class A {}"),
        ("protocol A: class {}", "protocol A: AnyObject {}"),
        ("protocol A: B, class {}", "protocol A: B, AnyObject {}"),
        ("protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
        ("@objc protocol A {}", "protocol A: AnyObject {}"),
        ("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
        (
            "@UIApplicationMain\nfinal class A: UIResponder, UIApplicationDelegate {}",
            "@main\nfinal class A: UIResponder, UIApplicationDelegate {}"
        ),
        (
            "@UIApplicationMain\npublic class A: UIResponder, UIApplicationDelegate {}",
            "@main\npublic class A: UIResponder, UIApplicationDelegate {}"
        ),
        (
            "@main class A: NSObject, UIApplicationDelegate { required init() {} }",
            "@main class A: NSObject, UIApplicationDelegate { required init() {} }"
        ),
    ])
    func `a declaration is changed`(source: String, result: String) {
        let ported = Ported(source)
        #expect(ported.text == result)
        #expect(ported.remarks.filter { !$0.contains("no nib") } == [])
    }

    @Test func `what a nib did is told`() {
        let source =
            "class A {\n    @IBOutlet weak var a: UILabel!\n    @IBOutlet var b: UILabel!\n    @IBAction func c(_ x: Any) {}\n    @IBAction func d() { x.addTarget(self, action: #selector(d)) }\n    @NSManaged var e: Int\n    @IBOutlet weak var delegate: D?\n    @IBOutlet weak var f: UIView? { get { nil } set {} }\n    @IBOutlet private var g: UILabel!\n}"
        let ported = Ported(source)
        #expect(
            ported.remarks == [
                "2: a: no nib sets this outlet; create the view in code, and leave out weak, which would let it go at once",
                "3: b: no nib sets this outlet; create the view in code",
                "4: c: no nib calls this action; call addTarget(self, action: Self.c(_:), for:) on its control",
                "6: @NSManaged: there is no Core Data; make it a stored property",
                "7: delegate: no nib sets this outlet; set it in code",
                "8: f: no nib sets this outlet; set it in code",
                "9: g: no nib sets this outlet; create the view in code; from another file, as in UINib.define, it cannot be set "
                    + "while it is private",
            ])
    }

    @Test func `optional methods get defaults, and calls lose their question mark`() {
        let source = """
            @objc public protocol A: NSObjectProtocol {
                func a()
                @objc optional func b(_ x: Int)
                /// With a comment.
                @objc optional
                func c(_ x: Int, with y: String) -> Bool
                @objc optional func d() -> String?
                @objc optional var e: String? { get }
            }
            """
        let calls = "func f() { if a?.c?(1, with: \"\") ?? false { a!.b!(2) }; a?.x?(1); x?(a?.d?() ?? nil) }"
        let ported = Ported(source + "\n" + calls)
        #expect(
            ported.text == """
                public protocol A: NSObjectProtocol {
                    func a()
                    func b(_ x: Int)
                    /// With a comment.
                    func c(_ x: Int, with y: String) -> Bool
                    func d() -> String?
                    var e: String? { get }
                }

                extension A {
                    public func b(_ x: Int) {}
                    public func c(_ x: Int, with y: String) -> Bool { false }
                    public func d() -> String? { nil }
                    public var e: String? { nil }
                }
                func f() { if a?.c(1, with: "") ?? false { a!.b(2) }; a?.x?(1); x?(a?.d() ?? nil) }
                """)
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        (
            "guard let b = c.a?(1) else { return false }\n    return b", "false",
            "guard let b = Optional(c.a(1)) else { return false }\n    return b"
        ),
        (
            "guard let b = c?.a?(1) else { return true }\n    return b", "true",
            "guard let b = c?.a(1) else { return true }\n    return b"
        ),
        (
            "if let b = self.c.a?(1) { return b }\n    return true", "true",
            "if let b = Optional(self.c.a(1)) { return b }\n    return true"
        ),
        ("if c?.a?(1) == false { return d }\n    return e", "true", "if c?.a(1) == false { return d }\n    return e"),
        ("return c?.a?(1) != true", "false", "return c?.a(1) != true"),
    ])
    func `a default is what makes no difference to those that call`(calls: String, answer: String, result: String) {
        let source = "@objc protocol A {\n    @objc optional func a(_ x: Int) -> Bool\n}\n"
        let ported = Ported("\(source)func f() -> Bool {\n    \(calls)\n}\n")
        #expect(ported.text.hasSuffix("func f() -> Bool {\n    \(result)\n}\n"))
        #expect(ported.text.contains("func a(_ x: Int) -> Bool { \(answer) }") && ported.remarks == [])
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test(arguments: [
        "if let b = c.a?(1) { return d }\n    return true", "if let b = c.a?(1) { return b }\n    d()",
        "if let b = c.a?(1) { return b }\n    return d()", "guard let b = c.a?(1) else { return true }\n    return !b",
        "guard let b = c?.a?(1) else { d(); return true }\n    return b",
        "if c?.a?(1) == true { d() }\n    return c?.a?(2) != false",
        "if c?.a?(1) == true { d() }\n    let e = c?.a?(2); return e == nil || e!",
        "if c?.a?(1) == true { d() }\n    switch c?.a?(2) { case .some(false): return d; default: return e }",
        "if c?.a?(1) == true { d() }\n    return c?.a?(2) == c?.a?(3)",
    ])
    func `a default that would make one is left to a person`(calls: String) {
        let source = "@objc protocol A {\n    @objc optional func a(_ x: Int) -> Bool\n}\n"
        let ported = Ported("\(source)func f() -> Bool {\n    \(calls)\n}\n")
        #expect(ported.remarks.first?.contains("write what it answers by default") == true)
        #expect(!ported.text.contains("extension A"))
    }

    @Test func `defaults have the types of now`() {
        let ported = Ported(
            "@objc protocol A {\n    @objc optional func a(_ reason: UITextFieldDidEndEditingReason)\n"
                + "    @objc optional var b: NSLayoutAttribute? { get }\n}\n")
        #expect(ported.text.contains("    func a(_ reason: UITextField.DidEndEditingReason) {}"))
        #expect(ported.text.contains("    var b: NSLayoutConstraint.Attribute? { nil }"))
        #expect(!ported.text.contains("UITextFieldDidEndEditingReason") && !ported.text.contains("NSLayoutAttribute"))
        #expect(Ported(ported.text).text == ported.text)
    }

    @Test func `a variable that no point stands in front of is no method`() {
        let source = "@objc protocol A { @objc optional func a(_ x: Int) }\n"
        let ported = Ported(source + "func f() { let a = 3; b?.a?(a) }")
        #expect(ported.text.hasSuffix("func f() { let a = 3; b?.a(a) }") && ported.remarks == [])
    }

    @Test func `a default that nobody knows is left to a person`() {
        let source =
            "@objc protocol A {\n    @objc optional func a() -> CGFloat\n    @objc optional var b: Int { get }\n}\n"
        for calls in [
            "", "let x = a?.a?() ?? y", "let x = a?.a?() ?? 1; let z = a?.a?() ?? 2", "let x = a?.a?() ?? 1 + y",
        ] {
            let ported = Ported(source + calls)
            #expect(
                ported.remarks == [
                    "2: a() was optional: write what it answers by default into extension A",
                    "3: b was optional: write what it is by default into extension A",
                ])
            #expect(!ported.text.contains("extension"))
        }
        #expect(Ported(source, with: "let x = a?.a?() ?? 1.5").text.contains("func a() -> CGFloat { 1.5 }"))
    }

    @Test func `a property of a method's name, and a question whether it is there, are left to a person`() {
        let source = "@objc protocol A { @objc optional func a() }\n"
        let closure = Ported(source + "class B { var a: (() -> Void)?; func b() { self.a?() } }")
        #expect(closure.text.contains("self.a?()") && closure.remarks.count == 1)
        #expect(Ported(source + "let b = c?.a != nil").remarks.first?.contains("always there") == true)
        for binding in ["if let b = c as? A, let m = b.a { m() }", "guard let m = c?.a else { return }"] {
            #expect(Ported(source + binding).remarks.first?.contains("can be bound") == true)
        }
        #expect(Ported(source + "if d { x(c.a) }; let e = c.a").remarks == [])
    }

    @Test func `a property that an extension observes is observed in the class`() {
        func source(_ comment: String) -> String {
            "class A: UITextField {\n}\nextension A {\n    public override var text: String? {\n"
                + "        willSet { a(newValue) }\(comment)\n        didSet(old) {\n            b(old) // b\n        }\n    }\n}\n"
        }
        let ported = Ported(source(""))
        #expect(
            ported.text == """
                class A: UITextField {
                    public override var text: String? { willSet { willSetTextInExtension(newValue) } \
                didSet { didSetTextInExtension(oldValue) } }
                }
                extension A {
                    public func willSetTextInExtension(_ newValue: String?) { a(newValue) }
                    public func didSetTextInExtension(_ old: String?) {
                            b(old) // b
                        }
                }

                """)
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
        let commented = Ported(source(" // why"))
        #expect(commented.text == source(" // why") && commented.remarks.first?.contains("text overrides") == true)
    }

    @Test func `weak is left out where a protocol requires a property, and nowhere else`() {
        let ported = Ported(
            "protocol A: AnyObject {\n    weak var b: A? { get set }\n    var c: A? { get }\n}\nclass D { weak var e: A? }"
        )
        #expect(
            ported.text
                == "protocol A: AnyObject {\n    var b: A? { get set }\n    var c: A? { get }\n}\nclass D { weak var e: A? }"
        )
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        ("import UIKit\nimport Foundation\nimport QuartzCore", "import UIKit\nimport Foundation\nimport QuartzCore", 0),
        ("import UIKit\nimport UIKit.UIGestureRecognizerSubclass\nlet a = 1", "import UIKit\nlet a = 1", 0),
        ("import UIKit.UIView", "import UIKit", 0),
        ("import class UIKit.UIView", "import Foundation\nimport class UIKit.UIView", 0),
        ("import Darwin\nimport ObjectiveC\nlet a = 1", "import Glibc\nlet a = 1", 0),
        ("import Foundation\nlet s: Selector? = nil", "import UIKit\nlet s: Selector? = nil", 0),
        (
            "import CoreGraphics\nimport QuartzCore\nlet l = CADisplayLink()",
            "import CoreGraphics\nimport UIKit\nlet l = CADisplayLink()", 0
        ),
        (
            "import Foundation\nlet d = try? NSDataDetector(types: 0)",
            "import UIKit\nlet d = try? NSDataDetector(types: 0)", 0
        ),
        ("import Foundation\nlet c: CGColor? = nil", "import UIKit\nlet c: CGColor? = nil", 0),
        ("import CoreGraphics\nlet c: CGColor? = nil", "import CoreGraphics\nlet c: CGColor? = nil", 0),
        ("import Foundation\nlet f: CGFloat = 0", "import Foundation\nlet f: CGFloat = 0", 0),
        ("import Foundation\nclass F: UITextField {}", "import UIKit\nclass F: UITextField {}", 0),
        ("import Foundation\nimport UIKit\nlet v = UIView()", "import Foundation\nimport UIKit\nlet v = UIView()", 0),
        (
            "import Foundation\nclass UIThing {}\nlet t = UIThing()",
            "import Foundation\nclass UIThing {}\nlet t = UIThing()", 0
        ),
        ("import CoreFoundation\nimport Foundation\nlet a = 1", "import Foundation\nlet a = 1", 0),
        ("import CoreFoundation\nlet a = 1", "import Foundation\nlet a = 1", 0),
        ("import Combine", "import Combine", 1),
        ("@testable import Mine\nimport struct SwiftUI.Text", "@testable import Mine\nimport struct SwiftUI.Text", 1),
        ("import os.log\nlet a = OSLog.default", "import os.log\nlet a = OSLog.default", 1),
        ("import os.log\nlet a = 1", "let a = 1", 0),
        ("import OSLog\nimport UIKit\nlet log = 1", "import UIKit\nlet log = 1", 0),
        ("import os\nlet log = Logger()", "import os\nlet log = Logger()", 1),
        ("import os\nlet l: os_unfair_lock_t? = nil", "import os\nlet l: os_unfair_lock_t? = nil", 1),
        (
            "#if canImport(Combine)\nimport Combine\n@objc class A {}\n#endif",
            "#if canImport(Combine)\nimport Combine\n@objc class A {}\n#endif", 0
        ),
        (
            "#if os(macOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif",
            "#if os(macOS)\n@objc class A {}\n#else\nclass B {}\n#endif", 0
        ),
        (
            "#if swift(>=4.2)\n@objc class A {}\n#else\n@objc class B {}\n#endif",
            "#if swift(>=4.2)\nclass A {}\n#else\n@objc class B {}\n#endif", 0
        ),
        (
            "#if swift(<5.0)\n@objc class A {}\n#elseif swift(>=5.9)\n@objc class B {}\n#endif",
            "#if swift(<5.0)\n@objc class A {}\n#elseif swift(>=5.9)\nclass B {}\n#endif", 0
        ),
        ("#if os(iOS)\n#endif", "#if os(iOS) || os(Linux)\n#endif", 0),
        ("#if !os(iOS)\n#endif", "#if !(os(iOS) || os(Linux))\n#endif", 0),
        ("#if os(iOS) || os(tvOS)\n#endif", "#if os(iOS) || os(Linux) || os(tvOS)\n#endif", 0),
        ("#if DEBUG && os(iOS)\n#endif", "#if DEBUG && (os(iOS) || os(Linux))\n#endif", 0),
        ("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif os(iOS) || os(Linux)\n#endif", 0),
        ("#if os(Linux)\n#elseif os(iOS)\n#endif", "#if os(Linux)\n#elseif os(iOS)\n#endif", 0),
        ("if #available(iOS 13, *) {}", "if #available(iOS 13, *) {}", 0),
    ])
    func `imports and conditions`(source: String, result: String, remarks: Int) {
        let ported = Ported(source)
        #expect(ported.text == result)
        #expect(ported.remarks.count == remarks, "\(ported.remarks)")
    }

    @Test func `a key path becomes its string`() {
        #expect(Ported.statement("f(#keyPath(CAShapeLayer.strokeEnd))").text == "f(\"strokeEnd\")")
        #expect(Ported.statement("f(#keyPath(Form.field.text))").text == "f(\"field.text\")")
    }

    @Test func `a scene's delegate is named by the configuration`() {
        let delegate = "class Scene: UIResponder, UIWindowSceneDelegate {}\n"
        let application =
            "final class App: UIResponder, UIApplicationDelegate {\n    func f() -> C { UISceneConfiguration(name: \"a\", sessionRole: s.role) }\n}\n"
        let ported = Ported(application, with: delegate)
        #expect(ported.text.contains("sessionRole: s.role, delegateClass: Scene.self)") && ported.remarks == [])
        let scene = Ported(delegate, with: application)
        #expect(scene.text == delegate && scene.remarks == [])
        #expect(Ported(delegate).remarks.first?.contains("delegateClass: Scene.self") == true)
        let own = Ported(application + "let x = c.delegateClass\n", with: delegate)
        #expect(own.text.contains("s.role)"))
    }

    @Test func `a data source that takes rows out or moves them says that it does`() {
        let commit =
            "    public func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) { a() }"
        let can =
            "\n    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
        #expect(Ported("class A: NSObject {\n\(commit)\n}").text == "class A: NSObject {\n\(commit)\(can)\n}")
        let again = Ported("class A: NSObject {\n\(commit)\(can)\n}")
        #expect(again.changes == [])
        let own = "class A { func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { false } }"
        #expect(Ported("extension A {\n\(commit)\n}", with: own).changes == [])
        #expect(Ported("class B: A {\n\(commit)\n}", with: own).changes == [])
        let move = "    override func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
        #expect(
            Ported("class A: UITableViewController {\n\(move)\n}").text
                == "class A: UITableViewController {\n\(move)\n"
                + "    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }\n}"
        )
    }

    @Test(arguments: [
        "enum State {\n    case closed, open\n    static let all: [State] = []\n}\n",
        "enum Kind {\n    case fixed, dynamic\n    var name: String { \"\" }\n}\n",
        "enum Kind {\n    case dynamic\n    case fixed\n}\n", "let a = open\nlet b = 1\n",
        "let dynamic = 1\nlet d = dynamic\nvar y = 2\n",
    ])
    func `names that are modifiers elsewhere stay`(source: String) {
        #expect(Ported(source).text == source)
        #expect(Ported("class A {\n    private dynamic var a = 1\n    open static let b = 2\n}\n").changes.count == 2)
    }

    @Test func `a file without imports that needs UIKit gets it`() {
        let source = "// Sizes\nlet width: CGFloat = 2\n"
        let ported = Ported(source, with: "import UIKit")
        #expect(ported.text == "// Sizes\nimport UIKit\n\nlet width: CGFloat = 2\n")
        for other in [ported.text, "let width = 2\n", "import Foundation\nlet a: CGFloat = 2"] {
            #expect(Ported(other, with: "import UIKit").changes == [])
        }
    }

    @Test func `a closure without parameters gets in behind self`() {
        let head = "class A { func f() { t.enumerateLines { "
        #expect(Ported(head + "g($0) } } }").text == head + "[self] in g($0) } } }")
        #expect(Ported(head + "a, b in g(a) } } }").text == head + "[self] a, b in g(a) } } }")
        #expect(Ported("let s = text.size(attributes: a)").text == "let s = text.size(withAttributes: a)")
    }

    @Test func `a module that nothing is used of is left out`() {
        #expect(
            Ported("import CoreText\nimport UIKit\nlet a = \"CTLine\"\n").text == "import UIKit\nlet a = \"CTLine\"\n")
        #expect(Ported("import CoreText\nlet a = 1\n").text == "import Foundation\nlet a = 1\n")
        for use in ["let a = CTFontCreateWithName(b, 1, nil)", "let a = kCTFontAttributeName", "let a: CTLine? = nil"] {
            let ported = Ported("import UIKit\nimport CoreText\n\(use)\n")
            #expect(
                ported.changes == [] && ported.remarks.count == 1 && ported.remarks[0].hasPrefix("2: import CoreText"))
        }
        #expect(Ported("import UIKit\nimport CoreServices\n").remarks.first?.contains("no such module") == true)
    }
}
