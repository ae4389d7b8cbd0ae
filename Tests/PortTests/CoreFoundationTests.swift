import Testing

@testable import Port

/// Functions of Core Foundation.
@Suite struct CoreFoundationTests {
    @Test(arguments: [
        (
            "if CFCharacterSetIsSupersetOfSet(a as CFCharacterSet, b as CFCharacterSet) {}",
            "if a.isSuperset(of: b) {}"
        ),
        (
            "if !CFCharacterSetIsSupersetOfSet(\n        CharacterSet.decimalDigits as CFCharacterSet, f(s) as CFCharacterSet\n    ) {}",
            "if !CharacterSet.decimalDigits.isSuperset(of: f(s)) {}"
        ),
        (
            "return CFCharacterSetIsSupersetOfSet(self as CFCharacterSet, (b as NSCharacterSet).copy() as! CFCharacterSet)",
            "return self.isSuperset(of: b)"
        ),
    ])
    func `a set of characters is asked itself`(statement: String, result: String) {
        let ported = Ported("func f() {\n    \(statement)\n}\n")
        #expect(ported.text == "func f() {\n    \(result)\n}\n")
        #expect(ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        ("let a = CFCharacterSetIsSupersetOfSet(b, c as CFCharacterSet)", "use CharacterSet"),
        ("let a = CFCharacterSetIsSupersetOfSet(b ?? d as CFCharacterSet, c as CFCharacterSet)", "use CharacterSet"),
        ("func isSuperset(of b: C) { CFCharacterSetIsSupersetOfSet(a as CFCharacterSet, b as CFCharacterSet) }", "use"),
        ("let a = CFStringGetLength(b as CFString)", "use String"), ("CFRelease(a)", "leave it out"),
        ("let a = CFUUIDCreate(nil)", "use UUID"), ("let a = CFRangeMake(0, 1)", "use NSRange"),
        ("let a = CFRunLoopGetMain()", "use RunLoop"), ("let a = CFSomethingCopy(b)", "use what Foundation has"),
        ("let a = f(b as! CFBoolean)", "leave the cast out"),
    ])
    func `a function that there is not is left to a person`(statement: String, advice: String) {
        let ported = Ported(statement)
        #expect(ported.text == statement)
        #expect(ported.remarks.count == 1 && ported.remarks.first?.contains(advice) == true, "\(ported.remarks)")
    }

    @Test(arguments: [
        "let a = CFAbsoluteTimeGetCurrent()",
        "let a = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))",
        "let a = CFTimeInterval(b)", "let a: CFAbsoluteTime = 1",
        "let a = b.CFCopy(c)", "func CFMake() {}", "let a = b as CFForm", "let a = b as CFTimeInterval",
        "SecItemAdd(a as CFDictionary, nil)", "let a = CFForm(1) + CFSum(2)", "let a = CFString.self",
        "l.font = name as CFString",
    ])
    func `what there is or what is the program's own is not told`(statement: String) {
        let ported = Ported("import UIKit\n\(statement)\n", with: "class CFForm {}\nfunc CFSum(_ a: Int) -> Int { a }")
        #expect(ported.text == "import UIKit\n\(statement)\n" && ported.remarks == [])
    }

    @Test func `Core Text is told once, with what to use`() {
        let ported = Ported("import UIKit\nlet a = CTLineCreateWithAttributedString(b)\nlet c: CTFrame? = nil\n")
        #expect(ported.remarks.count == 1 && ported.remarks[0].hasPrefix("2: CTLineCreate"))
        #expect(Ported("import UIKit\nlet kCTAButtonHeight: CGFloat = 44\nf(kCTAButtonHeight)\n").remarks == [])
        #expect(Ported("import UIKit\nclass CTLineView: UIView {}\nlet a = CTLineView()\n").remarks == [])
    }
}
