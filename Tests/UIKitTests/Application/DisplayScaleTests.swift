import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Text on a screen that gets another number of pixels to the point.
@MainActor @Suite("Another scale of the screen")
struct DisplayScaleTests {
    private static let text = "Wave AVATAR fiji, willing to wait. 1234567890 illicit Typography"

    private static let views: [(name: String, make: @MainActor () -> UIView)] = [
        (
            "view",
            {
                let view = UITextView()
                (view.font, view.text) = (.systemFont(ofSize: 13.3), text)
                return view
            }
        ),
        (
            "field",
            {
                let field = UITextField()
                (field.font, field.text) = (.systemFont(ofSize: 13.3), String(text.prefix(30)))
                return field
            }
        ),
        (
            "label",
            {
                let label = UILabel()
                (label.font, label.text, label.numberOfLines) = (.systemFont(ofSize: 13.3), text, 0)
                return label
            }
        ),
    ]

    private func kiosk(_ number: Int, scale: CGFloat) -> (Simulator, UIView) {
        let simulator = Simulator(size: CGSize(width: 240, height: 120), scale: scale)
        let view = Self.views[number].make()
        view.frame = CGRect(x: 10, y: 10, width: 220, height: 100)
        simulator.window.addSubview(view)
        simulator.frame()
        return (simulator, view)
    }

    @Test("Letters are set for the new pixels, as if they had always been there, and back", arguments: 0..<3)
    func letters(number: Int) {
        let (simulator, view) = kiosk(number, scale: 1)
        let size = simulator.window.bounds.size
        for scale in [1.5, 2, 1] as [CGFloat] {
            simulator.resize(to: size, scale: scale)
            simulator.frame()
            let (fresh, other) = kiosk(number, scale: scale)
            #expect(simulator.pngData() == fresh.pngData(), "\(Self.views[number].name) at \(scale)")
            if let text = view as? any EitherText, let same = other as? any EitherText {
                let places = [text, same].map { text in
                    [5, 12, 25].map { text.caretRect(at: TextSelection(caret: $0)) }
                }
                #expect(places[0] == places[1])
            }
            #expect(view.sizeThatFits(size) == other.sizeThatFits(size))
        }
    }
}
