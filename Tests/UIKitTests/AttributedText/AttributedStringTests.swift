import Foundation
import Testing
import UIKitSimulator

/// The two kinds of attributed strings, one made of the other.
@Suite("AttributedString and NSAttributedString")
struct AttributedStringTests {
    @Test("Attributes go from one to the other and back")
    func conversion() throws {
        var text = AttributedString("Hello ")
        text.font = .boldSystemFont(ofSize: 20)
        text.foregroundColor = .red
        text.kern = 2
        text.underlineStyle = .single
        var rest = AttributedString("wörld 😀")
        rest.link = URL(string: "https://example.com")
        rest.strokeWidth = -3
        text.append(rest)
        let old = NSAttributedString(text)
        #expect(old.string == "Hello wörld 😀")
        let first = old.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20) && first[.foregroundColor] as? UIColor == .red)
        #expect((first[.kern] as? NSNumber)?.doubleValue == 2 && (first[.underlineStyle] as? NSNumber)?.intValue == 1)
        let last = old.attributes(at: 8, effectiveRange: nil)
        #expect(last[.link] as? URL == URL(string: "https://example.com") && last[.font] == nil)
        #expect(AttributedString(old) == text)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString(""))
    }

    @Test("A container has attributes by their names, however their numbers are written")
    func containers() {
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 9)
        container.backgroundColor = .yellow
        #expect([NSAttributedString.Key: Any](container).count == 2)
        let other = AttributeContainer([.kern: 3, .tracking: CGFloat(2), .underlineStyle: 9, .shadow: NSShadow()])
        #expect(other.kern == 3 && other.tracking == 2 && other.underlineStyle == .double)
    }
}
