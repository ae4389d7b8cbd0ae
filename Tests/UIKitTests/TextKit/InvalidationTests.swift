import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A layout manager's delegate that changes the text when it hears that lines were forgotten.
@MainActor
@Suite("Text kit: changes while lines are forgotten")
struct InvalidationTests {
    private final class Delegate: NSLayoutManagerDelegate {
        var change: (() -> Void)?
        var whileLinesAreSet: (() -> Void)?
        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
            let change = change
            self.change = nil
            change?()
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            let change = whileLinesAreSet
            whileLinesAreSet = nil
            change?()
            return 0
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) {}
    }

    @Test("The view and its storage have the same text afterwards", arguments: 0...2)
    func agreement(way: Int) {
        let simulator = Simulator(size: CGSize(width: 320, height: 240))
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Delegate())
        simulator.window.addSubview(view)
        view.text = "one two"
        let storage = view.textStorage
        view.layoutManager.delegate = delegate
        view.becomeFirstResponder()
        delegate.change = { [unowned view] in
            switch way {
            case 0: view.text = "x"
            case 1: view.deleteBackward()
            default: view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
            }
        }
        simulator.type("abc")
        #expect(delegate.change == nil)
        #expect(storage.string == view.text && storage === view.textStorage)
        #expect(view.selectedRange.upperBound <= storage.length)
    }

    @Test("What is typed while lines are set, and after that, is laid out once")
    func typingWhileLinesAreSet() {
        let simulator = Simulator(size: CGSize(width: 320, height: 240))
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Delegate())
        simulator.window.addSubview(view)
        view.layoutManager.delegate = delegate
        view.becomeFirstResponder()
        for _ in 0..<3 {
            delegate.whileLinesAreSet = { [unowned view] in view.insertText("x") }
            simulator.type("ab")
            view.insertText("cd")
            view.deleteBackward()
            simulator.frame()
        }
        #expect(delegate.whileLinesAreSet == nil && view.text.count == 12)
        #expect(view.page.faults(of: view) == [])
    }
}
