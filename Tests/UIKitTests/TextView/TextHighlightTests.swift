import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Text that a pen has highlighted.
    @MainActor
    @Suite("Text view: highlighted text")
    struct TextHighlightTests {
        private let page = Page("", isEditing: false)

        private func show(_ values: [NSAttributedString.Key: Any]) {
            let text = NSMutableAttributedString(string: "one two")
            text.addAttributes(values, range: NSRange(location: 0, length: 3))
            page.view.attributedText = text
            page.simulator.frame()
        }

        /// What is seen at the left of a letter, below the line of writing.
        private func ground(_ index: Int) -> UIColor {
            let view = page.view
            let place = view.position(from: view.beginningOfDocument, offset: index) ?? UITextPosition()
            let caret = view.caretRect(for: place)
            return page.simulator.color(at: CGPoint(x: caret.minX + 1, y: caret.maxY - 1))
        }

        @Test("It has a colour behind it: that of the view, or the one that it names, in the light and in the dark")
        func colors() {
            show([.textHighlightStyle: NSAttributedString.TextHighlightStyle.default])
            let (yellow, paper) = (ground(0), ground(5))
            #expect(yellow != paper)
            page.view.textHighlightAttributes = [.backgroundColor: UIColor.red, .foregroundColor: UIColor.white]
            page.simulator.frame()
            #expect(ground(0) == .red && ground(5) == paper && page.simulator.areaMissedByDamage() == nil)
            show([
                .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
                .textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.mint,
            ])
            #expect(![.red, paper, yellow].contains(ground(0)))
            show([.textHighlightColorScheme: NSAttributedString.TextHighlightColorScheme.mint])
            #expect(ground(0) == paper, "A colour without a pen is none.")
            page.simulator.application.userInterfaceStyle = .dark
            show([.textHighlightStyle: NSAttributedString.TextHighlightStyle.default])
            #expect(ground(0) != ground(5) && page.simulator.areaMissedByDamage() == nil)
        }

        @Test(
            "Letters can be read on every pen",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func contrast(style: UIUserInterfaceStyle) {
            let traits = UITraitCollection(userInterfaceStyle: style)
            for scheme in [
                NSAttributedString.TextHighlightColorScheme.purple, .pink, .orange, .mint, .blue,
            ] {
                guard let pen = scheme.background else { continue }
                let (paper, ink) = (UIColor.systemBackground.resolvedColor(with: traits), UIColor.label)
                let (p, g) = (pen.components(with: traits), paper.components(with: traits))
                func mixed(_ part: Double, _ below: Double) -> CGFloat { part * p.alpha + below * (1 - p.alpha) }
                let ground = UIColor(
                    red: mixed(p.red, g.red), green: mixed(p.green, g.green), blue: mixed(p.blue, g.blue), alpha: 1)
                #expect(ink.contrast(on: ground, traits) >= 4.5, "\(scheme.rawValue)")
            }
        }
    }
}
