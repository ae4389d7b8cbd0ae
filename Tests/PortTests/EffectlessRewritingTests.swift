import Foundation
import Testing

@testable import Port

/// Statements that mean nothing here, and what stands in their place.
@Suite struct EffectlessRewritingTests {
    @Test(arguments: [
        ("case .a: v.scrollsToTop = true", "case .a: break"),
        ("case .a:\n        v.scrollsToTop = a\n            && b", "case .a:\n        break"),
        ("case .a:\n        v.scrollsToTop = true\n        g()", "case .a:\n        g()"),
        ("case .a:\n        v.scrollsToTop = true\n        v.shouldRasterize = true", "case .a:\n        break"),
        ("case .a: v.scrollsToTop = true; g()", "case .a: g()"),
        ("case .a: g(); v.scrollsToTop = true", "case .a: g()"),
    ])
    func `a case keeps a statement`(before: String, after: String) {
        func source(_ text: String) -> String {
            "func f() {\n    switch a {\n    \(text)\n    default: g()\n    }\n}\n"
        }
        let ported = Ported(source(before))
        #expect(ported.text == source(after))
        #expect(ported.remarks == [])
    }

    @Test(arguments: [
        ("all.forEach { $0.scrollsToTop = true }", "all.forEach { _ = $0 }"),
        (
            "all.forEach {\n    $0.scrollsToTop = true\n    $0.layer.shouldRasterize = true\n}",
            "all.forEach {\n    _ = $0\n}"
        ),
        ("all.forEach { $0.scrollsToTop = true; $0.alpha = 1 }", "all.forEach { $0.alpha = 1 }"),
        ("if a { v.scrollsToTop = false } else { g() }", "if a { } else { g() }"),
        ("v.layer.rasterizationScale = w?.scale\n    ?? UIScreen\n    .main.scale\ng()", "g()"),
        ("(a[0] as! UIScrollView).scrollsToTop =\n    true\ng()", "g()"),
        ("a[0]?.view.scrollsToTop = [\n    true\n][0]\ng()", "g()"),
        ("v.scrollsToTop = true // why", " // why"),
        ("g(); v.layer.shouldRasterize = true; v.layer.rasterizationScale = 2", "g()"),
        ("v.layer.shouldRasterize = true; v.layer.rasterizationScale = 2; g()", "g()"),
        ("layout.showsInvisibleCharacters = true\ng()", "g()"),
        ("owner?.scrollViewDidZoom?(v)\ng()", "g()"), ("owner.scrollViewWillBeginZooming?(v, with: w); g()", "g()"),
        ("let x = owner?.viewForZooming?(in: v)", "let x = (nil as UIView?)"),
        ("scrollViewDidZoom(v)", "scrollViewDidZoom(v)"),
        ("return owner?.scrollViewShouldScrollToTop?(v) ?? true", "return (nil as Bool?) ?? true"),
        ("UIView.animate { self.setNeedsStatusBarAppearanceUpdate() }", "UIView.animate { }"),
        ("UIViewController.attemptRotationToDeviceOrientation()", ""),
    ])
    func `statements are taken out whole`(before: String, after: String) {
        let ported = Ported(before + "\n")
        #expect(ported.text == (after.isEmpty ? "" : after + "\n"))
        #expect(ported.remarks == [])
    }

    @Test func `a view is the delegate of its layer by itself`() {
        func ported(_ statement: String, _ kit: String) -> String {
            Ported("class A: \(kit) {\n    func f() {\n        \(statement)\n        g()\n    }\n}\n").text
        }
        for statement in ["layer.delegate = self", "self.layer.delegate = self"] {
            #expect(
                !ported(statement, "UILabel").contains("delegate") && !ported(statement, "UIView").contains("delegate"))
            #expect(ported(statement, "UIViewController").contains(statement))
        }
        for statement in [
            "let layer = CALayer(); layer.delegate = self", "for layer in layers { layer.delegate = self }",
            "layers.forEach { layer in layer.delegate = self }", "layer.delegate = self.drawer",
            "layer.delegate = self as? D",
        ] {
            #expect(ported(statement, "UIView").contains(statement))
        }
        for statement in ["layer.delegate = other", "field.delegate = self", "track.layer.delegate = self"] {
            #expect(ported(statement, "UIView").contains(statement))
        }
    }

    @Test(arguments: [
        "c.setShouldAntialias(true)", "c.setAllowsAntialiasing(false)", "c.interpolationQuality = .high",
        "v.addMotionEffect(m)", "v.contentScaleFactor = 2", "v.layer.isDoubleSided = false",
        "t.usesStandardTextScaling = true", "t.writingToolsBehavior = .none", "v.showsLargeContentViewer = true",
    ])
    func `what means nothing is left out`(statement: String) {
        let ported = Ported(statement + "\ng()\n")
        #expect(ported.text == "g()\n" && ported.remarks == [] && ported.changes.count == 1)
    }

    @Test(arguments: [
        "var scrollViewDidZoom: ((UIScrollView) -> Void)?\nfunc f(v: UIScrollView) { scrollViewDidZoom?(v) }\n",
        "protocol P: AnyObject { func scrollViewDidZoom(_ v: UIScrollView) }\nfunc f(p: Q) { p.scrollViewDidZoom?(v) }\n",
    ])
    func `what a program has of that name stays`(source: String) {
        #expect(Ported(source).text.contains("scrollViewDidZoom?(v)"))
    }

    @Test func `nothing is left out that there is`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let symbols = try String(contentsOf: root.appending(path: "Documentation/Symbols.txt"), encoding: .utf8)
        #expect(symbols.contains("var isExclusiveTouch: "))
        let names =
            EffectlessRewriting.reasons.keys.map { "var \($0): " }
            + (Array(EffectlessRewriting.calls.keys) + EffectlessRewriting.messages.keys
            + EffectlessRewriting.answers.keys).map { "func \($0)(" }
            + EffectlessRewriting.overrides.keys.map { "\($0)" }
        #expect(names.count > 30)
        let lines = symbols.split(separator: "\n").filter { !$0.contains("| absent") }
        for name in names { #expect(!lines.contains { $0.contains(name) }, "\(name)") }
    }

    @Test func `what a view of the kit's has goes where the program has a property of that name too`() {
        let source =
            "class A: UIView {\n    let own = A()\n    let picker = UIPickerView()\n"
            + "    var showsSelectionIndicator = true {\n        didSet { %1 }\n    }\n}\n"
        func ported(_ statement: String, with other: String = "") -> String {
            Ported(source.replacing("%1", with: statement), with: other).text
        }
        let setting = "picker.showsSelectionIndicator = showsSelectionIndicator"
        #expect(ported(setting) == source.replacing(" %1", with: ""))
        #expect(ported("self." + setting) == source.replacing(" %1", with: ""))
        for kept in [
            "own.showsSelectionIndicator = true", "showsSelectionIndicator = false", "b.showsSelectionIndicator = c",
        ] {
            #expect(ported(kept) == source.replacing("%1", with: kept))
        }
        let others = "extension UIPickerView { var showsSelectionIndicator: Bool { get { a } set {} } }\n"
        #expect(ported(setting, with: others) == source.replacing("%1", with: setting))
    }

    @Test func `what is no statement of its own is told`() {
        let ported = Ported("f(a ? (v.scrollsToTop = true) : ())\nmake().scrollsToTop = true\n")
        #expect(ported.changes == [] && ported.remarks.count == 2)
        #expect(
            Ported("class A {\n    var scrollsToTop = true\n    func f() { scrollsToTop = false }\n}").remarks == [])
    }

    @Test(arguments: [
        ("override var prefersStatusBarHidden: Bool { return true }\n    let a = 1", "let a = 1"),
        ("open override var shouldAutorotate: Bool {\n        return false\n    }\n    let a = 1", "let a = 1"),
        (
            "override func childForStatusBarStyle() {\n        super.childForStatusBarStyle()\n    }\n    let a = 1",
            "let a = 1"
        ),
        (
            "override func childForStatusBarStyle() {\n        super.childForStatusBarStyle()\n        g()\n    }",
            "func childForStatusBarStyle() {\n        g()\n    }"
        ),
        (
            "override func childForStatusBarStyle() {\n        super.childForStatusBarStyle()\n        // Nothing.\n    }",
            "func childForStatusBarStyle() {\n        // Nothing.\n    }"
        ),
        ("var shouldAutorotate: Bool { true }", "var shouldAutorotate: Bool { true }"),
    ])
    func `overrides that nobody asks for go`(member: String, result: String) {
        let ported = Ported("class A: UIViewController {\n    \(member)\n}\n")
        #expect(ported.text == "class A: UIViewController {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
    }

    @Test func `what archives a view goes`() {
        let head = "override func encode(with coder: NSCoder) {\n        super.encode(with: coder)\n"
        for (kind, body, result) in [
            ("UILabel", head + "    }\n    let a = 1", "let a = 1"),
            (
                "UILabel", head + "        coder.encode(a, forKey: \"a\")\n    }",
                "func encode(with coder: NSCoder) {\n        coder.encode(a, forKey: \"a\")\n    }"
            ),
        ] {
            let ported = Ported("class A: \(kind) {\n    \(body)\n}\n")
            #expect(ported.text == "class A: \(kind) {\n    \(result)\n}\n")
            #expect(ported.remarks == [])
        }
        let shake =
            "override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) { if m == .motionShake { undo() } }"
        #expect(
            Ported("class A: UIViewController {\n    \(shake)\n    let a = 1\n}\n").text
                == "class A: UIViewController {\n    let a = 1\n}\n")
        for head in ["extension UIWindow", "class A: UIView {}\nextension A"] {
            let ported = Ported("\(head) {\n    \(shake)\n    func f() {}\n}\n")
            #expect(ported.text == "\(head) {\n    func f() {}\n}\n" && ported.remarks == [])
        }
        let two =
            "class A: CALayer {\n    override func encode(with c: NSCoder) {\n        super.encode(with: c)\n    }\n}\n"
            + "class B: A {\n    override func encode(with c: NSCoder) {\n        super.encode(with: c)\n        f(c)\n    }\n}\n"
        #expect(
            Ported(two).text
                == "class A: CALayer {\n    func encode(with c: NSCoder) {\n    }\n}\n"
                + "class B: A {\n    override func encode(with c: NSCoder) {\n        super.encode(with: c)\n        f(c)\n    }\n}\n"
        )
        for kind in ["UIColor", "B"] {
            let kept = "class A: \(kind) {\n    \(head)    }\n}\n"
            #expect(Ported(kept).text == kept)
        }
    }

    @Test func `an observer's case keeps a statement`() {
        let head = "observeValue(forKeyPath a: String?, of b: Any?, change c: [K: Any]?, context d: P?) {"
        let ported = Ported(
            "class A: NSObject {\n    override func \(head)\n        switch a {\n        case \"x\": g()\n        default:\n"
                + "            super.observeValue(forKeyPath: a, of: b, change: c, context: d)\n        }\n    }\n}\n")
        #expect(ported.text.contains("default:\n            break\n"), "\(ported.text)")
    }

    @Test func `a property of the program's own does not keep that of a paragraph's style`() {
        let own = "class Style {\n    var hyphenationFactor: Float?\n    func f() {\n"
        let source =
            own + "        let p = NSMutableParagraphStyle()\n        p.hyphenationFactor = 1\n        g(p)\n    }\n}\n"
        #expect(Ported(source).text == source.replacing("        p.hyphenationFactor = 1\n", with: ""))
        let kept = own + "        let p = Style()\n        p.hyphenationFactor = 1\n    }\n}\n"
        #expect(Ported(kept).text == kept)
    }

    @Test func `what is read of a property that does nothing is its default`() {
        func source(_ body: String) -> String {
            "func f(_ a: NSMutableParagraphStyle, _ b: NSParagraphStyle, _ c: NSParagraphStyle?) {\n\(body)}\n"
        }
        let compared = source("    if b.hyphenationFactor != a.hyphenationFactor { g() }\n")
        #expect(Ported(compared).text == source("    if (0 as Float) != (0 as Float) { g() }\n"))
        for value in ["b.hyphenationFactor", "c?.hyphenationFactor ?? 0", "max(b.hyphenationFactor, 1)"] {
            let ported = Ported(source("    a.hyphenationFactor = \(value)\n"))
            #expect(ported.text == source("") && ported.remarks == [], "\(value)")
        }
        for body in [
            "    a.hyphenationFactor += 1\n", "    g(&a.hyphenationFactor)\n",
            "    g(\\NSParagraphStyle.hyphenationFactor)\n",
            "    if let h = c?.hyphenationFactor { g(h) }\n", "    g(styles[0].hyphenationFactor)\n",
        ] {
            let ported = Ported(source(body))
            #expect(ported.text == source(body) && ported.remarks.count == 1, "\(body)")
        }
        let own =
            "struct Style {\n    var hyphenationFactor: Float\n    func f(_ s: Style) -> Float { s.hyphenationFactor }\n}\n"
        #expect(Ported(own).text == own)
    }
}
