import Testing
import UIKitSimulator

/// The lines that show which part of the content is seen.
@MainActor @Suite("Scroll indicators")
final class IndicatorTests {
    private lazy var kiosk = ScrollKiosk()
    private var scroll: UIScrollView { kiosk.scroll }

    /// The vertical line, where it is in the view, when it is shown.
    private var line: CGRect? {
        let bar = scroll.subviews.first { $0.frame.width == 3 && $0.alpha > 0 && !$0.isHidden }
        return bar.map { $0.frame.offsetBy(dx: 0, dy: -scroll.contentOffset.y) }
    }

    /// The horizontal line, where it is in the view, when it is shown.
    private var lineAcross: CGRect? {
        let bar = scroll.subviews.first { $0.frame.height == 3 && $0.alpha > 0 && !$0.isHidden }
        return bar.map { $0.frame.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y) }
    }

    private var barCount: Int { scroll.subviews.count }

    @Test("They come with a drag, and fade a moment after it")
    func comingAndGoing() {
        #expect(line == nil)
        kiosk.drag(from: CGPoint(x: 100, y: 150), by: CGPoint(x: 0, y: -50))
        #expect(line != nil)
        kiosk.simulator.advance(2)
        #expect(line != nil, "The finger is still there.")
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(0.4)
        #expect(line != nil)
        kiosk.simulator.advance(1)
        #expect(line == nil && barCount == 0 && kiosk.simulator.secondsToNextFrame == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A line that is not to be shown is no subview")
    func unwanted() {
        scroll.showsHorizontalScrollIndicator = false
        scroll.flashScrollIndicators()
        #expect(line != nil && lineAcross == nil && barCount == 1)
        scroll.showsVerticalScrollIndicator = false
        scroll.contentOffset.y = 10
        #expect(barCount == 0)
        scroll.showsVerticalScrollIndicator = true
        scroll.contentOffset.y = 20
        #expect(line != nil && barCount == 1 && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("They stand at the side, as long as the part that is seen, from one end to the other")
    func places() throws {
        scroll.flashScrollIndicators()
        let top = try #require(line)
        #expect(top.minX == 194 && top.minY == 3 && abs(top.height - 194 / 5) < 0.01)
        scroll.contentOffset.y = 800
        let bottom = try #require(line)
        #expect(abs(bottom.maxY - 197) < 1e-6 && bottom.height == top.height)
        scroll.contentOffset.y = 850
        let pressed = try #require(line)
        #expect(pressed.height < top.height && abs(pressed.maxY - 197) < 1e-6)
        scroll.contentOffset.y = 400
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
        #expect(abs((line?.midY ?? 0) - 100) < 1e-6)
        scroll.contentSize.height = 100_000
        #expect(line?.height == 24)
    }

    @Test("The one across stands at the bottom, above what covers the content there")
    func across() throws {
        scroll.flashScrollIndicators()
        #expect(lineAcross == nil, "The content is as wide as the view.")
        scroll.contentSize.width = 1000
        let left = try #require(lineAcross)
        #expect(left.minX == 3 && left.maxY == 197 && abs(left.width - 194 / 5) < 0.01)
        scroll.contentOffset = CGPoint(x: 800, y: 300)
        let right = try #require(lineAcross)
        #expect(abs(right.maxX - 197) < 1e-6 && right.maxY == 197 && right.width == left.width)
        scroll.contentInset.bottom = 60
        #expect(lineAcross?.maxY == 137 && (line?.maxY ?? 200) <= 137)
        scroll.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
        #expect(abs((lineAcross?.maxX ?? 0) - 167) < 1e-6)
        scroll.contentOffset.x = 0
        #expect(lineAcross?.minX == 53)
        scroll.showsHorizontalScrollIndicator = false
        #expect(lineAcross == nil && line != nil)
    }

    @Test("Content that fits has none, nor a view that wants none")
    func none() {
        scroll.contentSize.height = 100
        scroll.flashScrollIndicators()
        #expect(line == nil)
        scroll.contentSize.height = 1000
        #expect(line != nil)
        scroll.showsVerticalScrollIndicator = false
        #expect(line == nil)
    }

    @Test("Whatever ends a movement, they go", arguments: ["animation", "interrupted", "wheel", "left"])
    func ends(how: String) {
        switch how {
        case "animation": scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        case "interrupted":
            scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            kiosk.simulator.advance(0.1)
            scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        case "wheel": kiosk.wheel(0, 2)
        default:
            kiosk.fling(from: CGPoint(x: 100, y: 150), by: CGPoint(x: 0, y: -60))
            scroll.removeFromSuperview()
            kiosk.simulator.advance(0.1)
            kiosk.simulator.window.addSubview(scroll)
        }
        kiosk.simulator.frame()
        #expect(line != nil)
        kiosk.simulator.advance(3)
        #expect(line == nil && kiosk.simulator.secondsToNextFrame == nil)
    }

    @Test("Insets of both lines can be set at once, and each has its own")
    func insets() {
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        scroll.flashScrollIndicators()
        kiosk.simulator.frame()
        #expect(line?.minY == 23 && lineAcross?.minX == 33)
        scroll.contentOffset = CGPoint(x: 800, y: 800)
        kiosk.simulator.frame()
        func ends() -> [CGFloat] { [line?.maxY ?? 0, lineAcross?.maxX ?? 0].map { $0.rounded() } }
        #expect(ends() == [157, 147])
        scroll.horizontalScrollIndicatorInsets.right = 10
        #expect(scroll.scrollIndicatorInsets.right == 50 && ends() == [157, 187])
    }
}
