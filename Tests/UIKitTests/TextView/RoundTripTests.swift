import Foundation
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// `closestPosition(to:)` undoes `caretRect(for:)`.
///
/// Every place where a caret may stand is asked for its rectangle, and the middle of that for the nearest place. It must
/// be one with the very same rectangle, and the same one wherever no other has that rectangle. Others have it beside
/// characters without width (NUL, joiners, marks for direction) and where text of two directions meets: the end of a
/// stretch and the beginning of the next are seen in one place there, and a `UITextPosition` does not say on which side
/// of its offset it stands.
@MainActor
@Suite("Carets and points")
struct RoundTripTests {
    private struct Tally {
        var stops = 0
        var shared = 0
    }

    /// Asks at every character border.
    private func check(_ input: some UITextInput & EditableText, _ what: String, _ tally: inout Tally) {
        let (text, length) = (input.session.editor.text, input.session.length)
        var rects: [Int: CGRect] = [:]
        var places: [String: Int] = [:]
        func key(_ rect: CGRect) -> String { "\((rect.minX * 64).rounded()) \(rect.minY)" }
        for offset in 0...length where GraphemeBreaker.isBoundary(offset, in: text) {
            guard let position = input.position(from: input.beginningOfDocument, offset: offset) else {
                Issue.record("no position \(offset) in \(what)")
                return
            }
            let rect = input.caretRect(for: position)
            #expect(rect.width > 0 && rect.height > 0 && rect.minX.isFinite && rect.minY.isFinite, "\(what), \(offset)")
            rects[offset] = rect
            places[key(rect), default: 0] += 1
        }
        for (offset, rect) in rects {
            tally.stops += 1
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            guard let found = input.closestPosition(to: middle) else {
                Issue.record("no place at \(middle) in \(what)")
                return
            }
            let near = input.offset(from: input.beginningOfDocument, to: found)
            let again = input.caretRect(for: found)
            if places[key(rect)] == 1 {
                #expect(near == offset, "\(what): \(offset) became \(near)")
            } else {
                tally.shared += 1
                #expect(
                    abs(again.minX - rect.minX) < 0.02 && again.minY == rect.minY, "\(what): \(offset) became \(near)")
            }
        }
    }

    /// With its affinity every place on the screen leads to itself: also the end of a line that was broken, and both
    /// sides of the border between two directions.
    private func checkBothSides(_ input: some UITextInput & EditableText, _ what: String) {
        let (text, length) = (input.session.editor.text, input.session.length)
        for offset in 0...length where GraphemeBreaker.isBoundary(offset, in: text) {
            for affinity in [TextSelection.Affinity.upstream, .downstream] {
                let rect = input.caretRect(at: TextSelection(caret: offset, affinity: affinity))
                let found = input.stop(nearestTo: CGPoint(x: rect.midX, y: rect.midY))
                let again = input.caretRect(at: found)
                #expect(
                    abs(again.minX - rect.minX) < 0.02 && again.minY == rect.minY,
                    "\(what): \(offset) \(affinity) at \(rect) became \(found.head) \(found.affinity) at \(again)")
            }
        }
    }

    @Test(
        "In a text view, lines broken at several widths", arguments: [60, 110, 200, 700] as [CGFloat],
        [17, 34] as [CGFloat])
    func textView(width: CGFloat, size: CGFloat) {
        let page = Page("", width: width, height: 300, isEditing: false)
        page.view.font = .systemFont(ofSize: size)
        var tally = Tally()
        for (name, text) in TextSamples.all {
            page.view.text = text
            page.simulator.frame()
            check(page.view, "\(name), \(width)", &tally)
            checkBothSides(page.view, "\(name), \(width)")
        }
        page.view.text = TextSamples.all.map(\.text).joined(separator: "\n")
        check(page.view, "all, \(width)", &tally)
        page.view.session.setText(AttributedRope(Rope(utf16: TextSamples.halves)))
        check(page.view, "halves, \(width)", &tally)
        checkBothSides(page.view, "halves, \(width)")
        // The exception is not the rule, although rows of marks and of NULs have no width.
        #expect(tally.stops > 600 && tally.shared * 3 < tally.stops, "\(tally)")
    }

    @Test("In a text view at other scales and alignments", arguments: [1.5, 2] as [CGFloat])
    func scaled(scale: CGFloat) {
        let simulator = Simulator(size: CGSize(width: 300, height: 300), scale: scale)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 200))
        simulator.window.addSubview(view)
        var tally = Tally()
        for alignment in [NSTextAlignment.left, .center, .right] {
            view.textAlignment = alignment
            view.text = TextSamples.scripts.map(\.text).joined(separator: "\r\n")
            simulator.frame()
            view.contentOffset.y = 100
            simulator.frame()
            check(view, "\(scale), \(alignment)", &tally)
        }
        #expect(tally.stops > 500)
    }

    @Test("In a text field, idle and edited", arguments: [17, 34] as [CGFloat])
    func textField(size: CGFloat) {
        let simulator = Simulator(size: CGSize(width: 900, height: 100))
        simulator.hasHardwareKeyboard = true
        // Wide enough for all: of a text that is cut short not all places are seen.
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 2000, height: 60))
        field.font = .systemFont(ofSize: size)
        simulator.window.addSubview(field)
        var tally = Tally()
        for isEditing in [false, true] {
            for (name, text) in TextSamples.all {
                field.text = text
                if isEditing { field.becomeFirstResponder() }
                simulator.frame()
                check(field, "\(name), \(isEditing)", &tally)
                checkBothSides(field, "\(name), \(isEditing)")
            }
        }
        #expect(tally.stops > 600 && tally.shared * 3 < tally.stops, "\(tally)")
    }

    @Test("In a narrow text field that scrolls sideways")
    func scrolledField() {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        simulator.hasHardwareKeyboard = true
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        var tally = Tally()
        for (name, text) in TextSamples.scripts {
            field.text = text
            for offset in stride(from: 0, through: text.utf16.count, by: 7) {
                field.session.select(TextSelection(caret: offset))
                simulator.frame()
                check(field, "\(name), caret at \(offset)", &tally)
            }
        }
        #expect(tally.stops > 600)
    }

    @Test("What is selected in logical order is painted in visual order")
    func visualSelection() {
        let page = Page("abc אבג def", width: 300, height: 100)
        page.view.font = .systemFont(ofSize: 20)
        func x(_ offset: Int, _ affinity: TextSelection.Affinity = .downstream) -> CGFloat {
            page.view.caretRect(at: TextSelection(caret: offset, affinity: affinity)).midX
        }
        // From the b to the middle of the Hebrew: one stretch of text, two stretches on the screen.
        let rects = page.view.rects(of: 1..<5)
        #expect(rects.count == 2)
        #expect(rects.count == 2 && abs(rects[0].minX - x(1)) < 0.01 && abs(rects[0].maxX - x(4, .upstream)) < 0.01)
        #expect(rects.count == 2 && abs(rects[1].minX - x(5)) < 0.01 && abs(rects[1].maxX - x(4)) < 0.01)
        // The Hebrew letters stand from right to left.
        #expect(x(4) > x(5) && x(5) > x(6) && x(6) > x(7, .upstream))
        // All of it is one stretch in both.
        #expect(page.view.rects(of: 0..<11).count == 1)
        let width = page.view.rects(of: 0..<11)[0].width
        // The parts of any cut cover the whole, and no more.
        for cut in 0...11 {
            let parts = (page.view.rects(of: 0..<cut) + page.view.rects(of: cut..<11)).reduce(0) { $0 + $1.width }
            #expect(abs(parts - width) < 0.01, "cut at \(cut)")
        }
        page.view.selectedRange = NSRange(location: 1, length: 4)
        #expect(page.view.text(in: TextOffsetRange(1..<5)) == "bc א")
        #expect(page.simulator.areaMissedByDamage() == nil)
    }
}
