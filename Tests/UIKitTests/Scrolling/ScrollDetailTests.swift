import Testing
import UIKitSimulator

@testable import UIKit

/// Slow fingers, large rectangles, and indicators at their ends.
@MainActor @Suite("Details of scrolling")
struct ScrollDetailTests {
    @Test("A finger that crawls when it goes up lets go: nothing runs on")
    func crawl() {
        let kiosk = ScrollKiosk()
        kiosk.drag(from: CGPoint(x: 100, y: 180), by: CGPoint(x: 0, y: -60))
        for step in 1...30 {
            kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 120 - CGFloat(step) * 0.4))
            kiosk.simulator.advance(1 / 60)
        }
        _ = kiosk.take()
        kiosk.simulator.touchUp(0)
        #expect(kiosk.take() == ["willEndDragging", "didEndDragging false"])
        let offset = kiosk.scroll.contentOffset
        kiosk.simulator.advance(1)
        #expect(kiosk.scroll.contentOffset == offset)
    }

    @Test("A rectangle larger than the view is shown from its beginning, wherever it is")
    func largeRect() {
        let kiosk = ScrollKiosk(contentSize: CGSize(width: 1000, height: 1000))
        let rect = CGRect(x: 250, y: 300, width: 400, height: 500)
        for offset in [CGPoint.zero, CGPoint(x: 300, y: 400), CGPoint(x: 800, y: 800)] {
            kiosk.scroll.contentOffset = offset
            kiosk.scroll.scrollRectToVisible(rect, animated: false)
            #expect(kiosk.scroll.contentOffset == CGPoint(x: 250, y: 300))
        }
    }

    /// The vertical indicator, in the view's own place.
    private func bar(_ scroll: UIScrollView) -> CGRect {
        let bar = scroll.subviews.first { $0.frame.width == 3 && !$0.isHidden }
        return bar?.frame.offsetBy(dx: 0, dy: -scroll.contentOffset.y) ?? .null
    }

    @Test("An indicator is never too short to be seen")
    func shortest() {
        let kiosk = ScrollKiosk(contentSize: CGSize(width: 200, height: 1_000_000))
        kiosk.scroll.flashScrollIndicators()
        #expect(bar(kiosk.scroll).height == 24)
        kiosk.scroll.contentOffset.y = 1_000_000 - 200
        #expect(bar(kiosk.scroll).height == 24 && abs(bar(kiosk.scroll).maxY - 197) < 1e-6)
    }

    @Test("Content that is pulled beyond an end presses the indicator against that end")
    func pressed() {
        let kiosk = ScrollKiosk()
        kiosk.scroll.flashScrollIndicators()
        let length = bar(kiosk.scroll).height
        kiosk.scroll.contentOffset.y = -20
        #expect(bar(kiosk.scroll).height == length - 20 && bar(kiosk.scroll).minY == 3)
        kiosk.scroll.contentOffset.y = 820
        #expect(abs(bar(kiosk.scroll).height - (length - 20)) < 1e-6 && abs(bar(kiosk.scroll).maxY - 197) < 1e-6)
    }

    @Test("The vertical indicator stands where reading ends, as far from the edge as the program says")
    func side() {
        let kiosk = ScrollKiosk()
        kiosk.scroll.flashScrollIndicators()
        let width = kiosk.scroll.bounds.width
        #expect(bar(kiosk.scroll).maxX == width - 3)
        kiosk.scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 20)
        #expect(bar(kiosk.scroll).maxX == width - 23)
        kiosk.scroll.semanticContentAttribute = .forceRightToLeft
        kiosk.scroll.contentOffset.y = 10
        #expect(bar(kiosk.scroll).minX == 10)
    }

    @Test("No offset is a zero with a sign")
    func zero() {
        let kiosk = ScrollKiosk()
        kiosk.drag(from: CGPoint(x: 100, y: 180), by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(2)
        #expect(kiosk.scroll.contentOffset.y > 0 && kiosk.scroll.contentOffset.x.sign == .plus)
        kiosk.scroll.contentOffset = CGPoint(x: -0.0, y: 10)
        kiosk.scroll.contentOffset.y = -0.0
        #expect(kiosk.scroll.contentOffset.x.sign == .plus && kiosk.scroll.contentOffset.y.sign == .plus)
    }
}
