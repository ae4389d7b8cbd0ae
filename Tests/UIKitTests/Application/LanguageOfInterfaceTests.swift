import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// The language of the interface: one for words, direction and the shapes of letters, and one for each application.
@MainActor @Suite("Language of the interface")
struct LanguageOfInterfaceTests {
    @Test("Views, traits, styles and the application read the same way, whatever they are asked by")
    func direction() {
        let (sim, other) = (Simulator(size: CGSize(width: 300, height: 200)), Simulator())
        let view = UIView()
        sim.window.addSubview(view)
        let application = sim.application
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        application.locale = Locale(identifier: "ar_EG")
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.traitCollection.layoutDirection == .rightToLeft)
        #expect(application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
        for attribute in [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
            view.semanticContentAttribute = attribute
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
        // Light and dark, and another size, change nothing about it.
        application.userInterfaceStyle = .dark
        sim.resize(to: CGSize(width: 200, height: 300))
        view.semanticContentAttribute = .unspecified
        view.overrideUserInterfaceStyle = .light
        #expect(view.traitCollection.layoutDirection == .rightToLeft)
        #expect(other.window.effectiveUserInterfaceLayoutDirection == .leftToRight)
        application.locale = Locale(identifier: "en_US")
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("Stacks and fields turn round when the language does, and back")
    func turning() {
        let sim = Simulator(size: CGSize(width: 300, height: 200))
        let parts = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: parts)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
        for view in [stack, field] { sim.window.addSubview(view) }
        sim.tap(field)
        func isTurned() -> [Bool] {
            sim.frame()
            return [parts[0].frame.minX > 100, field.caretRect(for: field.beginningOfDocument).minX > 150]
        }
        #expect(isTurned() == [false, false])
        sim.application.locale = Locale(identifier: "he")
        #expect(isTurned() == [true, true])
        sim.application.locale = Locale(identifier: "en")
        #expect(isTurned() == [false, false])
    }

    @Test("Letters have the forms of the interface's language, and each application has its own")
    func shaping() {
        /// The pictures of a label, a field, a text view, and drawn text in a language.
        func pictures(_ sim: Simulator, _ language: String) -> Data {
            sim.application.locale = Locale(identifier: language)
            return sim.pngData()
        }
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                ("şţ" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
            }
        }
        let font = UIFont.systemFont(ofSize: 17)
        let (label, field, text, drawing) = (UILabel(), UITextField(), UITextView(), Drawing())
        (label.text, label.font, field.text, field.font) = ("şţ", font, "şţ", font)
        (text.font, text.text) = (font, "şţ")
        for view in [label, field, text, drawing] {
            let (sim, other) = (Simulator(size: CGSize(width: 200, height: 60)), Simulator())
            view.frame = sim.window.bounds
            sim.window.addSubview(view)
            other.application.locale = Locale(identifier: "ro")
            let english = pictures(sim, "en_GB")
            #expect(pictures(sim, "ro_RO") != english, "\(type(of: view))")
            #expect(pictures(sim, "en_GB") == english, "\(type(of: view))")
            view.removeFromSuperview()
        }
    }

    @Test("A text that says its own language keeps it")
    func ownLanguage() {
        var base = BaseAttributes()
        base.language = "ro"
        #expect(base.style(of: .none).language == "ro")
        #expect(base.style(of: TextAttributes([NSAttributedString.Key.languageIdentifier: "tr"])).language == "tr")
    }
}
