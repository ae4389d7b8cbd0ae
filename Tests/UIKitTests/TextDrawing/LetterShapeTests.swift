import Foundation
import Testing
import UIKitSimulator

/// Letters that lean, that are wider or finer, and that have a line along their edges.
@MainActor @Suite("Shapes of letters")
final class LetterShapeTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 200))
    private let label = UILabel(frame: CGRect(x: 40, y: 40, width: 320, height: 60))

    private func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        if label.superview == nil { sim.window.addSubview(label) }
        let font = UIFont.systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 })
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    private func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        NSAttributedString(string: text, attributes: attributes).size().width
    }

    /// The columns of a row that are not white.
    private func ink(row y: CGFloat) -> [CGFloat] {
        stride(from: CGFloat(0), to: 400, by: 1).filter { sim.color(at: CGPoint(x: $0 + 0.5, y: y)) != .white }
    }

    @Test("Expansion multiplies widths, by the factor whose logarithm it is")
    func expansion() {
        _ = sim
        for text in ["Hamburg", "שלום", "مرحبا", "你好"] {
            let plain = width(text, [:])
            #expect(abs(width(text, [.expansion: 0.6931471805599453]) - 2 * plain) < 0.6)
            #expect(abs(width(text, [.expansion: NSNumber(value: -0.6931471805599453)]) - plain / 2) < 0.6)
            #expect(width(text, [.expansion: Double.nan]) == plain)
            // More than a reader could make out is cut.
            #expect(width(text, [.expansion: 1e300]) < plain * 4.1 && width(text, [.expansion: -1e300]) > plain / 4.1)
        }
        // A picture keeps its shape.
        #expect(width("😀", [.expansion: 1]) == width("😀", [:]))
    }

    @Test("A stem leans to the right by its height, and takes no more room")
    func obliqueness() throws {
        #expect(width("lll", [.obliqueness: 0.4]) == width("lll", [:]))
        show("\u{A0}\u{A0}\u{A0}l", [:])
        let upright = try #require(ink(row: 60).first)
        #expect(ink(row: 80).first == upright)
        show("\u{A0}\u{A0}\u{A0}l", [.obliqueness: 0.5])
        let (top, bottom) = (try #require(ink(row: 60).first), try #require(ink(row: 80).first))
        #expect(abs(top - bottom - 10) <= 1 && bottom > upright)
        show("\u{A0}\u{A0}\u{A0}l", [.obliqueness: -0.5])
        let (left, right) = (try #require(ink(row: 60).first), try #require(ink(row: 80).first))
        #expect(abs(right - left - 10) <= 1)
    }

    @Test("A line along the edges is there in place of the letters, or with them, and takes no room")
    func stroke() throws {
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(width("██", [.strokeWidth: 5]) == width("██", [:]))
        show("█", [.foregroundColor: red])
        let middle = CGPoint(x: 48, y: 70)
        #expect(sim.color(at: middle) == red)
        let plain = ink(row: 70)
        show("█", [.foregroundColor: red, .strokeWidth: 10])
        #expect(sim.color(at: middle) == .white && ink(row: 70).count > 4)
        #expect(sim.color(at: CGPoint(x: try #require(plain.last), y: 70)) == red)
        show("█", [.foregroundColor: red, .strokeWidth: -10, .strokeColor: blue])
        #expect(sim.color(at: middle) == red)
        #expect(sim.color(at: CGPoint(x: try #require(plain.last), y: 70)) == blue)
        show("😀", [.strokeWidth: 10])
        #expect(!ink(row: 70).isEmpty)
    }

    @Test("What is painted of it is found as damage in labels, fields and text views")
    func damage() {
        let field = UITextField(frame: CGRect(x: 60, y: 110, width: 120, height: 30))
        let view = UITextView(frame: CGRect(x: 200, y: 110, width: 150, height: 80))
        sim.window.addSubview(field)
        sim.window.addSubview(view)
        let looks: [[NSAttributedString.Key: Any]] = [
            [.strokeWidth: 12], [.strokeWidth: -20, .strokeColor: UIColor.red], [.obliqueness: 0.7],
            [.obliqueness: -0.9, .strokeWidth: 8], [.expansion: -0.5], [.expansion: 0.4, .tracking: 2], [:],
        ]
        for (look, text) in zip(looks, ["jÄf", "Wörd", "fj|", "ÅÄÖ", "llll", "abc def", "fin"]) {
            show(text, look)
            for size in [13.0, 24] {
                let all = look.merging([.font: UIFont.systemFont(ofSize: size)]) { $1 }
                field.attributedText = NSAttributedString(string: text + " " + text, attributes: all)
                view.attributedText = NSAttributedString(string: text + "\n" + text + " a", attributes: all)
                sim.frame()
                #expect(sim.areaMissedByDamage() == nil, "\(look.keys) \(size)")
            }
        }
    }

    @Test("Tracking is added to each character, and comes before kerning")
    func tracking() {
        _ = sim
        let plain = width("abcd", [:])
        #expect(abs(width("abcd", [.tracking: 3]) - plain - 12) < 0.01)
        #expect(width("abcd", [.tracking: 3, .kern: 9]) == width("abcd", [.tracking: 3]))
    }
}
