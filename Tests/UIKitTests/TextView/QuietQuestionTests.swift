import Testing
import UIKitSimulator

@testable import UIKit

/// Questions about places correct estimates; nobody is told that the view has scrolled, and what is seen stays.
@MainActor @Suite("Questions do not scroll")
final class QuietQuestionTests {
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 240))
    private lazy var view = AskingView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    private let listener = Listener()

    /// Hears of scrolling.
    private final class Listener: NSObject, UITextViewDelegate {
        var count = 0
        var isAsking = false
        var countWhileAsking = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            count += 1
            if isAsking { countWhileAsking += 1 }
        }
    }

    /// Asks while it is laid out.
    private final class AskingView: UITextView {
        var question: ((UITextView) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            question?(self)
        }
    }

    /// A text whose heights nobody can guess, seen in its middle.
    private func show() {
        let lines = (0..<3000).map { String(repeating: "wide WWWW ", count: $0 % 7 * 9 % 23 + 1) + "\($0)\n" }
        view.text = lines.joined()
        sim.window.addSubview(view)
        sim.frame()
        view.setContentOffset(CGPoint(x: 0, y: view.contentSize.height / 2), animated: false)
        sim.advance(2)
        view.delegate = listener
    }

    private func position(_ part: Double) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: Int(Double(view.text.utf16.count) * part))
            ?? view.beginningOfDocument
    }

    private func ask(_ part: Double) {
        let place = position(part)
        _ = view.caretRect(for: place)
        if let range = view.textRange(from: place, to: position(part + 0.001)) {
            _ = view.firstRect(for: range)
            _ = view.selectionRects(for: range)
        }
        _ = view.closestPosition(to: CGPoint(x: 20, y: view.contentOffset.y * CGFloat(part)))
        _ = view.contentSize
    }

    @Test("Between two frames: places far above and below, the size, and the place nearest to a point")
    func betweenFrames() {
        show()
        let (picture, offset) = (sim.pngData(), view.contentOffset)
        let top = view.closestPosition(to: CGPoint(x: 0, y: offset.y + 1))
        for part in stride(from: 0.01, to: 0.99, by: 0.07) {
            ask(part)
            #expect(listener.count == 0 && view.contentOffset == offset)
        }
        // What is seen is where it was, for questions too.
        #expect(top.map { view.caretRect(for: $0).minY <= offset.y + 1 } == true)
        sim.frame()
        #expect(listener.count > 0 && view.contentOffset != offset, "Estimates above were wrong; the frame follows.")
        #expect(sim.pngData() == picture)
        #expect(sim.areaMissedByDamage() == nil)
        let now = view.contentOffset
        _ = view.caretRect(for: position(0.29))
        sim.frame()
        #expect(view.contentOffset == now, "What is known once stays.")
    }

    @Test("In a frame, while the view is laid out")
    func inFrame() {
        show()
        let picture = sim.pngData()
        view.question = { [unowned self] _ in
            listener.isAsking = true
            ask(0.2)
            listener.isAsking = false
            view.question = nil
        }
        view.setNeedsLayout()
        sim.frame()
        #expect(listener.countWhileAsking == 0)
        sim.frame()
        #expect(sim.pngData() == picture)
    }

    @Test("Places and the offset fit each other between two frames: what is computed from them is right afterwards")
    func consistent() {
        show()
        ask(0.1)
        let place = position(0.25)
        let caret = view.caretRect(for: place)
        view.contentOffset.y = caret.minY
        sim.frame()
        #expect(abs(view.caretRect(for: place).minY - view.contentOffset.y) < 1)
    }
}
