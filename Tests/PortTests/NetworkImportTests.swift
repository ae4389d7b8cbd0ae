import Testing

@testable import Port

/// What asks the network is in a module of its own.
@Suite struct NetworkImportTests {
    private static let added = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"

    @Test func `the module is imported behind the first import, once`() {
        let source = "import UIKit\nimport Foundation\n\nlet task = URLSession.shared.dataTask(with: url)\n"
        let ported = Ported(source)
        #expect(ported.text == source.replacing("import UIKit\n", with: "import UIKit\n\(Self.added)\n"))
        #expect(ported.remarks == [] && Ported(ported.text).text == ported.text)
        let lines = "import UIKit\r\nvar r: URLRequest?\r\n"
        #expect(
            Ported(lines).text
                == "import UIKit\r\n\(Self.added.replacing("\n", with: "\r\n"))\r\nvar r: URLRequest?\r\n")
    }

    @Test func `a file that imports nothing has it at its beginning, behind UIKit where that is put in`() {
        let source = "// A licence.\nextension UIImageView {\n    var task: URLSessionDataTask? { nil }\n}\n"
        let ported = Ported(source, isModule: true)
        #expect(
            ported.text
                == source.replacing("extension", with: "import UIKit\n\(Self.added)\n\nextension", maxReplacements: 1))
        #expect(ported.changes == ["import UIKit and FoundationNetworking put in"] && ported.remarks == [])
        #expect(Ported(ported.text, isModule: true).changes == [])
        let piece = "var answer: HTTPURLResponse?\n"
        #expect(Ported(piece).text == "\(Self.added)\n\n\(piece)")
        #expect(Ported("import UIKit; let s = URLSession.shared").remarks.count == 1)
    }

    @Test(arguments: [
        "import UIKit\nlet a = b.URLRequest\n", "import UIKit\nclass URLRequest {}\nlet a = URLRequest()\n",
        "import UIKit\nimport FoundationNetworking\nlet a = URLRequest(url: url)\n",
    ])
    func `elsewhere nothing is`(source: String) {
        #expect(Ported(source).text == source)
    }
}
