import Foundation
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// What is under the finger stays under it, although the heights of what was never seen are guessed.
@MainActor
@Suite("UITextView, steady scrolling")
struct ScrollSteadinessTests {
    /// A text with a place in it that is watched on the screen.
    @MainActor
    private struct Watch {
        let page: Page
        /// An offset of the text.
        var offset: Int
        /// Where it was on the screen, in points from the window's top.
        var y: CGFloat

        /// Watches the text at a point of the view's frame.
        init(_ page: Page, at point: CGPoint) {
            self.page = page
            offset = page.view.stop(nearestTo: page.view.convert(point, from: nil)).head
            y = 0
            y = now
        }

        var now: CGFloat {
            page.view.convert(page.view.caretRect(at: TextSelection(caret: offset)), to: nil).minY
        }
    }

    private func page(_ text: String = TextSamples.uneven(300), height: CGFloat = 300) -> Page {
        Page(text, width: 300, height: height, isEditing: false)
    }

    private func fling(_ page: Page, by way: CGFloat) {
        let start = CGPoint(x: 100, y: way > 0 ? 40 : 260)
        page.simulator.touchDown(0, at: start)
        for step in 1...6 {
            page.simulator.touchMove(0, to: CGPoint(x: 100, y: start.y + way * CGFloat(step) / 6))
            page.simulator.advance(1 / 60)
        }
        page.simulator.touchUp(0)
    }

    @Test("A drag carries the text with it, frame by frame", arguments: [0, 0.3, 0.77, 1], [-1.0, 1])
    func drag(part: CGFloat, direction: CGFloat) {
        let page = page()
        // Right into text that nobody has laid out.
        page.view.contentOffset.y = (page.view.contentSize.height - 300) * part
        page.simulator.frame()
        for round in 0..<4 {
            let start = CGPoint(x: 100, y: direction > 0 ? 30 : 270)
            page.simulator.touchDown(0, at: start)
            page.simulator.touchMove(0, to: CGPoint(x: 100, y: start.y + direction * 20))
            page.simulator.advance(1 / 60)
            let watch = Watch(page, at: CGPoint(x: 100, y: start.y + direction * 20))
            for step in 1...20 {
                let way = direction * CGFloat(step) * 11
                page.simulator.touchMove(0, to: CGPoint(x: 100, y: start.y + direction * 20 + way))
                page.simulator.advance(1 / 60)
                let range = page.view.offsetRange.y
                let offset = page.view.contentOffset.y
                // At the ends of the text it is pulled and follows less.
                guard offset > range.lowerBound + 1, offset < range.upperBound - 1 else { break }
                let drift = watch.now - watch.y - way
                #expect(abs(drift) <= 1, "\(part), round \(round), step \(step): off by \(drift)")
            }
            page.simulator.touchUp(0)
            page.simulator.advance(0.05)
        }
    }

    @Test("A flick through text that was never seen runs evenly", arguments: [0, 0.5, 1], [-1.0, 1])
    func flick(part: CGFloat, direction: CGFloat) {
        let page = page()
        page.view.contentOffset.y = (page.view.contentSize.height - 300) * part
        page.simulator.frame()
        for _ in 0..<3 {
            fling(page, by: direction * 200)
            var last: CGFloat?
            for frame in 0..<90 where page.view.isDecelerating {
                let watch = Watch(page, at: CGPoint(x: 100, y: 150))
                page.simulator.advance(1 / 60)
                let range = page.view.offsetRange.y
                guard page.view.contentOffset.y > range.lowerBound + 1, page.view.contentOffset.y < range.upperBound - 1
                else { break }
                let way = watch.now - watch.y
                // It goes the way that it was thrown, never faster than before but for what rounding to pixels adds.
                #expect(way * direction > -1.01, "\(part), frame \(frame): \(way)")
                if let last { #expect(abs(way) <= abs(last) + 2.01, "\(part), frame \(frame): \(way) after \(last)") }
                last = way
            }
            page.simulator.advance(0.1)
        }
    }

    @Test("From the end a flick goes up through unseen text, paragraph by paragraph")
    func upwardFromTheEnd() {
        let text = TextSamples.uneven(120)
        let page = page(text)
        page.view.scrollRangeToVisible(NSRange(location: text.utf16.count, length: 0))
        page.simulator.frame()
        #expect(abs(page.view.contentOffset.y - page.view.offsetRange.y.upperBound) <= 8)
        var seen = Set<Int>()
        var rounds = 0
        while page.view.contentOffset.y > 0, rounds < 200 {
            fling(page, by: 230)
            for _ in 0..<12 {
                page.simulator.advance(1 / 60)
                seen.insert(
                    page.view.session.editor.text.lineNumber(at: Watch(page, at: CGPoint(x: 100, y: 150)).offset))
            }
            rounds += 1
        }
        #expect(page.view.contentOffset.y <= 0, "the beginning was reached after \(rounds) rounds")
        #expect(seen.count > 40)
        // What was measured on the way is the truth.
        let whole = page.view.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(abs(page.view.contentSize.height - whole) < 1 || whole >= 100_000)
    }

    @Test("A resize keeps the first line that is seen", arguments: [0.2, 0.5, 0.9])
    func resize(part: CGFloat) {
        let page = page()
        page.view.contentOffset.y = ((page.view.contentSize.height - 300) * part).rounded()
        page.simulator.frame()
        for width in [200.0, 340, 120, 300, 299, 500, 80, 300] {
            let first = Watch(page, at: CGPoint(x: 0, y: 1))
            page.view.frame.size.width = width
            page.simulator.frame()
            let line = page.view.page.caret(TextSelection(caret: first.offset)).height
            #expect(abs(first.now - first.y) <= line, "\(width): \(first.y) became \(first.now)")
            let height = page.view.caretRect(at: TextSelection(caret: first.offset)).height
            #expect(first.now > -height - 1 && first.now < height, "\(width)")
        }
    }
}
