import Testing

@testable import Port

/// Names of types of data.
@Suite struct TypeIdentifierRewritingTests {
    @Test(arguments: [
        ("MobileCoreServices", "kUTTypeText as String", "public.text"),
        ("MobileCoreServices", "kUTTypeUTF8PlainText as String", "public.utf8-plain-text"),
        ("CoreServices", "kUTTypePNG as String", "public.png"),
    ])
    func `a name becomes a string, and the import goes`(module: String, name: String, identifier: String) {
        let ported = Ported("import UIKit\nimport \(module)\nlet a = p.value(forPasteboardType: \(name))\n")
        #expect(ported.text == "import UIKit\nlet a = p.value(forPasteboardType: \"\(identifier)\")\n")
        #expect(ported.remarks == [] && Ported(ported.text).changes == [])
    }

    @Test(arguments: [
        "let a = UTTypeConformsTo(b, kUTTypeText)", "let a = kUTTypeZipArchive as String", "let a = kUTTypeText",
        "let a = UIView()",
    ])
    func `what else the modules have is left to a person`(statement: String) {
        let source = "import UIKit\nimport MobileCoreServices\n\(statement)\n"
        #expect(Ported(source).text == source && Ported(source).remarks.count == 1)
    }

    @Test(arguments: [
        "let kUTTypeText = \"a\"\nlet a = kUTTypeText as String\n",
        "import UIKit\nimport UniformTypeIdentifiers\nlet a = UTType.png.identifier\n",
    ])
    func `a name of the program's own stays, and what there is`(source: String) {
        #expect(Ported(source).changes == [])
    }
}
