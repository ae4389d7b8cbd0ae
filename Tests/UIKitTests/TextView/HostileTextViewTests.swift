import Foundation
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Sizes, places, fonts and texts that nobody should give to a text view.
@MainActor
@Suite("UITextView, hostile input")
struct HostileTextViewTests {
    /// Does with a view what a person and a program do, and looks whether it is still one.
    private func use(_ view: UITextView, _ simulator: Simulator, _ what: Comment) {
        view.becomeFirstResponder()
        simulator.frame()
        let length = view.session.length
        view.selectedRange = NSRange(location: length, length: 0)
        view.insertText("a")
        simulator.frame()
        #expect(view.session.length == length + 1, what)
        for key in [
            UIKeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd, .keyboardPageUp,
        ] {
            simulator.press(key)
        }
        simulator.press(.keyboardEnd, .control)
        view.deleteBackward()
        simulator.frame()
        #expect(view.session.length <= length, what)
        #expect(view.contentOffset.y.isFinite && view.contentSize.height.isFinite, what)
        #expect(view.contentSize.height >= 0, what)
        for point in [CGPoint.zero, CGPoint(x: 1e9, y: -1e9), CGPoint(x: CGFloat.nan, y: .infinity)] {
            let place = view.closestPosition(to: point).map { view.offset(from: view.beginningOfDocument, to: $0) }
            #expect(place.map { (0...view.session.length).contains($0) } ?? false, what)
        }
        #expect(simulator.areaMissedByDamage() == nil, what)
        view.resignFirstResponder()
        simulator.frame()
    }

    @Test(
        "Frames",
        arguments: [
            CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 100), CGRect(x: 0, y: 0, width: 100, height: 0),
            CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 9, height: 50),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100),
            CGRect(x: CGFloat.infinity, y: 0, width: 100, height: 100),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
            CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
            CGRect(x: 0, y: 0, width: -100, height: -100), CGRect(x: -1e12, y: 1e12, width: 100, height: 100),
        ])
    func frames(frame: CGRect) {
        for text in ["", "a", TextSamples.uneven(20), "a\u{301}👩‍👩‍👧 אבג"] {
            let page = Page(text, isEditing: false)
            page.view.frame = frame
            page.simulator.frame()
            use(page.view, page.simulator, "\(frame), \(text.count) characters")
            page.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            use(page.view, page.simulator, "\(frame), back again")
            #expect(page.view.page.faults(of: page.view) == [])
        }
    }

    @Test("Offsets, insets and sizes that are no numbers")
    func numbers() {
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e15] {
            let page = Page(TextSamples.uneven(30))
            let view = page.view
            view.contentOffset = CGPoint(x: 0, y: value)
            page.simulator.frame()
            view.setContentOffset(CGPoint(x: value, y: value), animated: true)
            page.simulator.advance(0.1)
            view.contentInset = UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
            page.simulator.frame()
            view.contentInset = .zero
            view.textContainerInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
            page.simulator.frame()
            _ = view.sizeThatFits(CGSize(width: value, height: value))
            view.scrollRectToVisible(CGRect(x: value, y: value, width: value, height: value), animated: false)
            page.simulator.frame()
            view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
            view.setContentOffset(.zero, animated: false)
            page.simulator.frame()
            use(view, page.simulator, "\(value)")
        }
    }

    @Test(
        "Fonts of no size and of every size",
        arguments: [0, 0.001, 1, 200, 5000, 1e6, 1e300, -5, CGFloat.nan, .infinity])
    func fonts(size: CGFloat) {
        let page = Page("some words, עברית and 漢字\nand a second line", isEditing: false)
        page.view.font = .systemFont(ofSize: size)
        use(page.view, page.simulator, "\(size)")
        page.view.font = .systemFont(ofSize: 17)
        use(page.view, page.simulator, "\(size), back again")
        #expect(page.view.page.faults(of: page.view) == [])
    }

    @Test("Ranges that are nowhere")
    func ranges() {
        let page = Page("a👩‍👩‍👧b\r\nc")
        for range in [
            NSRange(location: NSNotFound, length: 0), NSRange(location: -5, length: 3),
            NSRange(location: 0, length: .max),
            NSRange(location: Int.max, length: Int.max), NSRange(location: 2, length: 1),
            NSRange(location: 3, length: -9),
        ] {
            page.view.selectedRange = range
            #expect(page.view.selectedRange.upperBound <= page.view.session.length)
            page.view.scrollRangeToVisible(range)
            page.simulator.frame()
        }
        use(page.view, page.simulator, "after all")
    }

    /// Texts that are long in one way.
    enum Giant: String, CaseIterable, CustomTestStringConvertible {
        case lineFeeds, oneWord, marks, bidiControls, separators, joiners, returns, surrogates, isolates

        var testDescription: String { rawValue }

        var units: [UInt16] {
            switch self {
            case .lineFeeds: [UInt16](repeating: 0x0A, count: 1_000_000)
            case .oneWord: [UInt16](repeating: 0x61, count: 100_000)
            case .marks: [0x61] + [UInt16](repeating: 0x301, count: 100_000)
            case .bidiControls: (0..<20_000).map { [0x202A, 0x202B, 0x202E, 0x202C, 0x61][$0 % 5] }
            case .separators: (0..<100_000).map { [0x2028, 0x2029, 0x85, 0x0D][$0 % 4] }
            case .joiners: (0..<20_000).map { $0 % 2 == 0 ? 0x200D : 0x61 }
            case .returns: (0..<100_000).map { $0 % 2 == 0 ? 0x0D : 0x0A }
            case .surrogates: (0..<20_000).map { $0 % 3 == 0 ? 0xDC00 : 0xD83D }
            case .isolates: (0..<20_000).map { [0x2066, 0x2067, 0x2068, 0x05D0][$0 % 4] }
            }
        }
    }

    @Test("Texts without measure", arguments: Giant.allCases)
    func giants(giant: Giant) {
        let units = giant.units
        let page = Page("", width: 300, height: 200)
        let view = page.view
        view.session.setText(AttributedRope(Rope(utf16: units)))
        page.simulator.frame()
        #expect(view.session.length == units.count)
        for part in [0, 0.5, 1] as [CGFloat] {
            view.contentOffset.y = max(0, view.contentSize.height - 200) * part
            page.simulator.frame()
        }
        use(view, page.simulator, "\(giant)")
        view.text = ""
        use(view, page.simulator, "\(giant), emptied")
    }

    @Test("A view that was never in a window, and one that leaves it")
    func withoutWindow() {
        let simulator = Simulator(size: CGSize(width: 200, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.text = TextSamples.uneven(10)
        view.insertText("x")
        view.selectedRange = NSRange(location: 3, length: 4)
        view.scrollRangeToVisible(NSRange(location: 100, length: 0))
        _ = (view.caretRect(for: view.endOfDocument), view.closestPosition(to: CGPoint(x: 50, y: 50)))
        #expect(!view.becomeFirstResponder())
        simulator.window.addSubview(view)
        use(view, simulator, "in a window")
        view.becomeFirstResponder()
        view.removeFromSuperview()
        simulator.frame()
        #expect(!view.isFirstResponder)
        simulator.window.addSubview(view)
        use(view, simulator, "back")
    }
}
