import Testing

@testable import Port

/// Programs of many files.
@Suite struct LargeProgramTests {
    private static func sources(_ count: Int) -> [(path: String, bytes: [UInt8])] {
        (0..<count).map { number in
            let members = (0..<12).map { "    @objc func tapped\($0)(_ sender: Any) { \(number).isMultiple(of: 2) }\n" }
            let text =
                "import UIKit\nclass Form\(number): UIViewController, UITextFieldDelegate {\n\(members.joined())}\n"
                + "extension Form\(number) {\n    override func viewDidLoad() {}\n}\n"
            return ("\(number).swift", Array(text.utf8))
        }
    }

    @Test func `four times as many files take about four times as long`() {
        let clock = ContinuousClock()
        let small = clock.measure { _ = Porting(Self.sources(40)) }
        let large = clock.measure { _ = Porting(Self.sources(160)) }
        #expect(large < small * 9, "\(small), \(large)")
    }

    @Test func `edits stay in order and none is put into another`() {
        var revision = Revision(of: SourceFile(path: "a", bytes: Array("abcdefghij".utf8)))
        let asked = [(6..<8, "X"), (0..<4, "Y"), (2..<2, "Z"), (4..<4, "+"), (5..<9, "Z")]
        let isDone = asked.map { revision.replace($0.0, with: $0.1, "change") }
        #expect(isDone == [true, true, false, true, false])
        #expect(String(decoding: revision.result(Array("abcdefghij".utf8)), as: UTF8.self) == "Y+efXij")
        let places = revision.places
        #expect([0, 3, 4, 5, 7, 9].map { places[$0] } == [0, 0, 1, 3, 4, 6])
    }
}
