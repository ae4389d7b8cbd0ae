import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Forms that put the keyboard away by a tap: texts in them keep the taps that are theirs.
@MainActor @Suite("Taps around texts")
final class TapsAroundTests {
    private let simulator = Simulator(size: CGSize(width: 320, height: 480))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var taps = 0

    private func put(_ text: UIView) {
        text.frame = CGRect(x: 10, y: 40, width: 300, height: 60)
        root.addSubview(text)
        simulator.window.addSubview(root)
        root.addGestureRecognizer(
            UITapGestureRecognizer { [unowned self] _ in
                taps += 1
                root.endEditing(true)
            })
        simulator.frame()
    }

    private func tap(_ point: CGPoint) {
        simulator.tap(point)
        simulator.advance(0.6)
    }

    @Test("A tap begins editing and places the caret; one beside it ends that", arguments: 0..<4)
    func editing(kind: Int) {
        let text = [UITextField(), UITextView(), UISearchTextField(), UISearchBar()][kind]
        (text as? UITextField)?.text = "hello there"
        (text as? UITextView)?.text = "hello there"
        put(text)
        for x in [40.0, 100] {
            tap(CGPoint(x: x, y: 60))
            #expect(taps == 0 && simulator.application.focus.firstResponder != nil)
        }
        tap(CGPoint(x: 160, y: 150))
        #expect(taps == 1 && simulator.application.focus.firstResponder == nil)
    }

    @Test(
        "Of a text that is only shown taps are for what is around it, and a recogniser of its own has them in any case")
    func shown() {
        let text = UITextView()
        (text.text, text.isEditable, text.isSelectable) = ("hello there", false, false)
        put(text)
        tap(CGPoint(x: 40, y: 60))
        #expect(taps == 1)
        text.isSelectable = true
        tap(CGPoint(x: 40, y: 60))
        #expect(taps == 1)
        var own = 0
        text.addGestureRecognizer(UITapGestureRecognizer { _ in own += 1 })
        tap(CGPoint(x: 40, y: 60))
        #expect(taps == 1 && own == 1)
    }
}
