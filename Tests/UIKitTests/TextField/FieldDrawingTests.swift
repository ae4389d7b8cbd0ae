import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fields that paint their text themselves, and pictures in the place of borders.
@MainActor @Suite("Fields that draw")
struct FieldDrawingTests {
    private final class SilentField: UITextField {
        override func drawText(in rect: CGRect) {}
        override func drawPlaceholder(in rect: CGRect) {}
    }

    private final class ShiftedField: UITextField {
        var shift: CGFloat = 40
        override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: shift, dy: 0)) }
        override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: shift, dy: 0)) }
    }

    private func show(_ field: UITextField, text: String?, placeholder: String? = nil) -> Simulator {
        let simulator = Simulator(size: CGSize(width: 320, height: 200))
        simulator.window.backgroundColor = .white
        field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        (field.text, field.placeholder) = (text, placeholder)
        simulator.window.addSubview(field)
        simulator.frame()
        return simulator
    }

    /// The columns in which there is ink.
    private func ink(_ simulator: Simulator) -> ClosedRange<Int>? {
        let columns = (0..<300).filter { x in
            (4..<36).contains { y in
                var white: CGFloat = 0
                _ = simulator.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)).getWhite(&white, alpha: nil)
                return white < 0.7
            }
        }
        return columns.first.map { $0...(columns.last ?? $0) }
    }

    @Test("A field whose drawing calls nothing shows no text and no hint")
    func silent() {
        #expect(ink(show(SilentField(), text: "HHH")) == nil)
        #expect(ink(show(SilentField(), text: nil, placeholder: "HHH")) == nil)
        #expect(ink(show(UITextField(), text: "HHH")) != nil)
        #expect(ink(show(UITextField(), text: nil, placeholder: "HHH")) != nil)
    }

    @Test("Text that is drawn in another rectangle stands there, and is painted anew when it changes")
    func shifted() throws {
        let field = ShiftedField()
        let simulator = show(field, text: "HHH")
        let plain = try #require(ink(show(UITextField(), text: "HHH")))
        #expect(ink(simulator) == (plain.lowerBound + 40)...(plain.upperBound + 40))
        field.text = "HH"
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        field.shift = 90
        field.setNeedsDisplay()
        simulator.frame()
        #expect(ink(simulator)?.lowerBound == plain.lowerBound + 90)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        for _ in 0..<3 { simulator.press(.keyboardDeleteOrBackspace) }
        simulator.type("HH")
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A picture stands in the place of the border, another one while the field is disabled")
    func grounds() {
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
        }
        let field = UITextField()
        field.borderStyle = .line
        let simulator = show(field, text: nil)
        field.disabledBackground = picture(.red)
        field.isEnabled = false
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 150, y: 20)) == simulator.color(at: CGPoint(x: 310, y: 100)))
        field.background = picture(.green)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 0.5, y: 20)) == .red)
        field.isEnabled = true
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 0.5, y: 20)) == .green)
        #expect(simulator.areaMissedByDamage() == nil)
        field.borderStyle = .roundedRect
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 150, y: 20)) != .green)
        field.borderStyle = .line
        field.background = nil
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 0.5, y: 20)) == simulator.color(at: CGPoint(x: 299.5, y: 20)))
        #expect(simulator.color(at: CGPoint(x: 0.5, y: 20)) != .green && simulator.areaMissedByDamage() == nil)
    }
}
