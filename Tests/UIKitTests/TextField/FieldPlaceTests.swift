import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// Where text stands in fields whose programs say where.
    @MainActor
    @Suite("Places in a field")
    struct FieldPlaceTests {
        private let bounds = CGRect(x: 0, y: 0, width: 300, height: 40)

        private final class Borderless: UITextField {
            override func borderRect(forBounds bounds: CGRect) -> CGRect { .zero }
        }

        @Test("Without a border its rectangle counts for nothing, and with one it does")
        func borderRect() {
            let field = Borderless(frame: bounds)
            #expect(field.textRect(forBounds: bounds) == bounds && field.editingRect(forBounds: bounds) == bounds)
            #expect(field.caretRect(for: field.endOfDocument).midY == bounds.midY)
            field.borderStyle = .line
            #expect(field.textRect(forBounds: bounds).height == 0)
        }

        @Test("Without a border the text begins and ends where the views at its sides do", arguments: [true, false])
        func sideViews(isRightToLeft: Bool) {
            let field = UITextField(frame: bounds)
            if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
            (field.leftViewMode, field.rightViewMode) = (.always, .always)
            let left: CGFloat = isRightToLeft ? 20 : 10
            let place = CGRect(x: left, y: 0, width: 270, height: 40)
            #expect(field.textRect(forBounds: bounds) == place && field.editingRect(forBounds: bounds) == place)
            field.borderStyle = .roundedRect
            #expect(field.textRect(forBounds: bounds).width == 230)
        }

        private final class Inset: UITextField {
            var place: CGRect?
            override func textRect(forBounds bounds: CGRect) -> CGRect { place ?? bounds }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
        }

        /// The rows of pixels that have letters in them, of a field at 10 of 60 rows.
        private func ink(
            height: CGFloat = 40, isHint: Bool, isEditing: Bool = false, _ prepare: (Inset) -> Void
        ) -> [Int] {
            let sim = Simulator(size: CGSize(width: 320, height: 60))
            let field = Inset(frame: CGRect(x: 10, y: 10, width: 300, height: height))
            field.tintColor = .clear
            if isHint { field.placeholder = "Åpgjy" } else { field.text = "Åpgjy" }
            prepare(field)
            sim.window.addSubview(field)
            if isEditing { field.becomeFirstResponder() }
            sim.frame()
            return (0..<60).filter { y in
                (14..<120).contains { sim.color(at: CGPoint(x: CGFloat($0), y: CGFloat(y) + 0.5)) != .white }
            }
        }

        @Test("Text and hint keep their letters in a place that is lower than a line", arguments: [true, false])
        func lowPlaces(isHint: Bool) {
            let whole = ink(isHint: isHint) { _ in }
            #expect(whole.count > 14)
            for inset in [8, 10, 12, 14] as [CGFloat] {
                let place = CGRect(x: 0, y: 0, width: 300, height: 40).insetBy(dx: inset, dy: inset)
                #expect(ink(isHint: isHint) { $0.place = place } == whole, "\(inset)")
                #expect(ink(isHint: isHint, isEditing: true) { $0.place = place } == whole, "\(inset) edited")
            }
        }

        @Test(
            "A low place is made higher from where the text stands in it, and moved into the field",
            arguments: [true, false])
        func edges(isHint: Bool) {
            let whole = ink(isHint: isHint) { _ in }
            let strip = ink(isHint: isHint) { $0.place = CGRect(x: 0, y: 0, width: 300, height: 8) }
            #expect(strip.count == whole.count && strip.first.map { $0 < 16 } == true)
            let tops = [12, 26].map { height in
                ink(isHint: isHint) {
                    $0.place = CGRect(x: 0, y: 14, width: 300, height: height)
                    $0.contentVerticalAlignment = .top
                }
            }
            #expect(tops[0].count == tops[1].count && tops[0].count > 14 && (tops[0].first ?? 0) >= 24)
        }

        @Test("Nothing is seen outside of a field that is lower than a line", arguments: [0, 10] as [CGFloat])
        func lowFields(height: CGFloat) {
            for isHint in [true, false] {
                let rows = ink(height: height, isHint: isHint) { _ in }
                #expect(rows.allSatisfy { (10..<(10 + Int(height))).contains($0) }, "\(rows)")
            }
        }
    }
}
