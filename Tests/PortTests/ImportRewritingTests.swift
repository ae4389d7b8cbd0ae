import Testing

@testable import Port

/// Files that import nothing: on iOS they see what other files import, or the header of their framework.
@Suite struct ImportRewritingTests {
    @Test(arguments: [
        "open class CodeField: UITextField {}\n", "let width: CGFloat = 3\nclass Field: UITextField {}\n",
        "// A licence.\n\nextension UIView {}\n",
    ])
    func `a file that names UIKit's classes has its import, whoever else imports it`(source: String) {
        for others in ["", "import UIKit\nclass Form {}\n"] {
            let ported = Ported(source, with: others, isModule: true)
            #expect(ported.text == source.replacing(#/^(?<comment>(//.*\n\n)?)/#) { "\($0.comment)import UIKit\n\n" })
            #expect(ported.changes == ["import UIKit put in"])
            #expect(Ported(ported.text, with: others, isModule: true).text == ported.text)
        }
    }

    @Test func `a file that names only Foundation's has it where another file is of UIKit`() {
        let source = "let formatter = NumberFormatter()\n"
        #expect(
            Ported(source, with: "class Field: UITextField {}\n", isModule: true).text == "import UIKit\n\n\(source)")
        #expect(Ported(source, with: "class Field {}\n", isModule: true).text == source)
    }

    @Test(arguments: ["NSParagraphStyle", "NSTextAlignment", "NSLayoutManager", "NSShadow", "NSLayoutConstraint"])
    func `names that are UIKit's without saying so have its import`(name: String) {
        let source = "import Foundation\n\nfunc f(_ a: \(name)) {}\n"
        let others = "import UIKit\nclass Form {}\n"
        #expect(
            Ported(source, with: others, isModule: true).text == source.replacing("Foundation", with: "UIKit"))
        let own = "class \(name) {}\n"
        #expect(Ported(source, with: own, isModule: true).text == source)
    }

    @Test func `a piece of a program is left as it is`() {
        let piece = "class Field: UITextField {}\n"
        #expect(Ported(piece).text == piece)
    }

    @Test(arguments: [
        "class UIForm {}\nlet a = UIForm()\n", "class UIView {}\nlet a = UIView()\n",
        "let UIColorName = NumberFormatter()\n", "let UI = 3\nlet UIX = UI\n",
    ])
    func `no other file has`(source: String) {
        #expect(Ported(source, isModule: true).text == source)
    }

    @Test(arguments: [
        "import class UIKit.UITextField\n", "import struct UIKit.UIEdgeInsets\nimport Dispatch\n",
        "@testable import class UIKit.UIView\nimport struct Foundation.URL\n", "import class QuartzCore.CALayer\n",
    ])
    func `imports of single names bring Foundation along on iOS alone`(imports: String) {
        let head = "// A licence.\n"
        let ported = Ported(head + imports + "let a = NSRange()\n")
        #expect(ported.text == head + "import Foundation\n" + imports + "let a = NSRange()\n")
        #expect(ported.changes == ["import Foundation put in"] && ported.remarks == [])
        #expect(Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "import Foundation\nimport class UIKit.UITextField\n", "import UIKit\nimport class UIKit.UITextField\n",
        "import class Forms.Form\n", "import Forms\n",
    ])
    func `Foundation is imported once, and where it came along`(imports: String) {
        #expect(Ported(imports).text == imports)
    }
}
