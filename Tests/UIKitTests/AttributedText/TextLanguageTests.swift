import Testing
import UIKitSimulator

/// What an attribute says about a text's language is seen in its letters.
@MainActor
@Suite("Languages of text")
struct TextLanguageTests {
    private func picture(_ show: (Simulator, NSAttributedString) -> Void, language: Any?) -> [UInt8] {
        let simulator = Simulator(size: CGSize(width: 200, height: 60))
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes[.languageIdentifier] = language
        show(simulator, NSAttributedString(string: "Şşţ", attributes: attributes))
        simulator.frame()
        return Array(simulator.pngData())
    }

    /// A label, a field and a text view with a text.
    private static let views: [(name: String, show: @MainActor (Simulator, NSAttributedString) -> Void)] = [
        (
            "label",
            { simulator, text in
                let label = UILabel(frame: simulator.window.bounds)
                label.attributedText = text
                simulator.window.addSubview(label)
            }
        ),
        (
            "field",
            { simulator, text in
                let field = UITextField(frame: simulator.window.bounds)
                field.attributedText = text
                simulator.window.addSubview(field)
            }
        ),
        (
            "view",
            { simulator, text in
                let view = UITextView(frame: simulator.window.bounds)
                view.attributedText = text
                simulator.window.addSubview(view)
            }
        ),
    ]

    @Test("Letters have the forms of their language", arguments: 0..<3)
    func forms(number: Int) {
        let (name, show) = Self.views[number]
        let (plain, romanian) = (picture(show, language: nil), picture(show, language: "ro"))
        #expect(plain != romanian, "\(name)")
        #expect(picture(show, language: "tr") == plain, "\(name)")
        #expect(picture(show, language: "ro-RO") == romanian, "\(name)")
    }

    @Test("What is no language says nothing", arguments: 0..<3)
    func nonsense(number: Int) {
        let show = Self.views[number].show
        let plain = picture(show, language: nil)
        for value: Any in ["", "\0", 3, UIColor.red, String(repeating: "ro-", count: 1000)] {
            #expect(picture(show, language: value) == plain)
        }
    }
}
