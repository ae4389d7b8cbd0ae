import Testing
import UIKitSimulator

/// Fingers that move content, and content that runs on.
@MainActor @Suite("Dragging content")
final class DraggingTests {
    private lazy var kiosk = ScrollKiosk()
    private var scroll: UIScrollView { kiosk.scroll }
    private let middle = CGPoint(x: 100, y: 150)

    @Test("Content follows the finger from where it is known to drag, along the axis that can scroll")
    func following() {
        kiosk.drag(from: middle, by: CGPoint(x: -60, y: -100))
        // The first steps, more than ten points, tell a drag from a tap.
        #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y >= 80 && scroll.contentOffset.y < 100)
        #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
        let offset = scroll.contentOffset.y
        kiosk.simulator.touchMove(0, to: CGPoint(x: 40, y: 60))
        kiosk.simulator.frame()
        #expect(abs(scroll.contentOffset.y - offset + 10) < 1e-6)
        kiosk.simulator.touchUp(0)
    }

    @Test("The delegate hears the beginning and the end, and content that rests does not run on")
    func delegate() {
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -100))
        #expect(kiosk.take() == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(kiosk.moves > 5 && !scroll.isDragging && !scroll.isTracking)
        let offset = scroll.contentOffset
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset == offset && kiosk.take() == [])
    }

    @Test("Content that is thrown runs on, slower and slower, to where the delegate was told")
    func inertia() {
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        #expect(scroll.isDecelerating && !scroll.isDragging)
        var (last, way) = (scroll.contentOffset.y, CGFloat.infinity)
        while scroll.isDecelerating {
            kiosk.simulator.advance(1 / 60)
            let moved = scroll.contentOffset.y - last
            #expect(moved >= 0 && moved <= way + 1)
            (last, way) = (scroll.contentOffset.y, moved)
        }
        #expect(
            kiosk.take() == [
                "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didEndDecelerating",
            ])
        #expect(abs(scroll.contentOffset.y - kiosk.targets[0].y) < 12, "\(scroll.contentOffset) \(kiosk.targets)")
    }

    @Test("The delegate is told the content's velocity, in points a millisecond and as its offset grows")
    func velocity() throws {
        scroll.contentSize.width = 1000
        scroll.contentOffset = CGPoint(x: 400, y: 400)
        kiosk.fling(from: middle, by: CGPoint(x: 30, y: -60))
        kiosk.simulator.advance(5)
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -60))
        let thrown = try #require(kiosk.velocities.first)
        // The finger's first step comes as it goes down: six steps in five frames.
        #expect(abs(thrown.x + 0.36) < 1e-6 && abs(thrown.y - 0.72) < 1e-6)
        #expect(kiosk.velocities.last == .zero && kiosk.velocities.count == 2)
    }

    @Test("A faster rate stops sooner")
    func rate() {
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(5)
        let far = scroll.contentOffset.y
        scroll.contentOffset = .zero
        scroll.decelerationRate = .fast
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(5)
        #expect(scroll.contentOffset.y < far / 2 && scroll.contentOffset.y > 40)
    }

    @Test("Content that is thrown beyond its end comes back to it, and the target was the end")
    func bouncing() {
        scroll.contentOffset.y = 700
        kiosk.fling(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -180))
        var greatest: CGFloat = 0
        for _ in 0..<300 where scroll.isDecelerating {
            kiosk.simulator.advance(1 / 60)
            greatest = max(greatest, scroll.contentOffset.y)
        }
        #expect(greatest > 800 && greatest < 1000 && scroll.contentOffset.y == 800)
        #expect(kiosk.targets == [CGPoint(x: 0, y: 800)] && kiosk.take().last == "didEndDecelerating")
    }

    @Test("Content that is pulled beyond its edge gives way less and less, and goes back when let go")
    func rubberBand() {
        kiosk.drag(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 0, y: 60))
        let first = -scroll.contentOffset.y
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 170))
        kiosk.simulator.advance(0.3)
        let second = -scroll.contentOffset.y
        #expect(first > 10 && first < 40 && second > first && second < first * 2.2)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(2)
        #expect(scroll.contentOffset == .zero && !scroll.isDecelerating)
        #expect(kiosk.take().suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
    }

    @Test("Without bouncing content stays inside, dragged or thrown")
    func noBounce() {
        scroll.bounces = false
        kiosk.drag(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 0, y: 100))
        #expect(scroll.contentOffset.y == 0)
        kiosk.simulator.touchUp(0)
        scroll.contentOffset.y = 750
        kiosk.fling(from: CGPoint(x: 100, y: 190), by: CGPoint(x: 0, y: -180))
        for _ in 0..<100 {
            #expect(scroll.contentOffset.y <= 800)
            kiosk.simulator.advance(1 / 60)
        }
        #expect(scroll.contentOffset.y == 800)
    }

    @Test("Content that fits moves only when it may always bounce")
    func fittingContent() {
        scroll.contentSize.height = 100
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -100))
        #expect(kiosk.take() == [] && kiosk.moves == 0)
        scroll.alwaysBounceVertical = true
        kiosk.drag(from: middle, by: CGPoint(x: 0, y: -100))
        #expect(scroll.contentOffset.y > 0)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(2)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("A finger on running content stops it and touches nothing")
    func stopping() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        scroll.addSubview(button)
        var used = 0
        button.addAction(UIAction { _ in used += 1 }, for: [.touchDown, .touchUpInside])
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        used = 0
        kiosk.simulator.advance(0.1)
        #expect(scroll.isDecelerating)
        kiosk.simulator.touchDown(0, at: middle)
        let offset = scroll.contentOffset
        #expect(!scroll.isDecelerating && kiosk.take().last == "didEndDecelerating")
        kiosk.simulator.advance(0.2)
        kiosk.simulator.touchUp(0)
        #expect(scroll.contentOffset == offset && used == 0)
    }

    @Test("Content that a finger catches beyond its edge does not jump, and goes back when the finger goes")
    func catching() {
        kiosk.dragAndRest(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 150))
        kiosk.simulator.advance(0.05)
        kiosk.simulator.touchDown(0, at: middle)
        let offset = scroll.contentOffset.y
        #expect(offset < -5 && !scroll.isDecelerating)
        kiosk.simulator.advance(0.5)
        #expect(scroll.contentOffset.y == offset)
        kiosk.simulator.touchUp(0)
        #expect(scroll.isDecelerating)
        kiosk.simulator.advance(0.05)
        kiosk.simulator.touchDown(0, at: CGPoint(x: 100, y: 50))
        let caught = scroll.contentOffset.y
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 61))
        kiosk.simulator.frame()
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 62))
        kiosk.simulator.frame()
        #expect(scroll.contentOffset.y < caught && scroll.contentOffset.y > caught - 1)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(2)
        #expect(scroll.contentOffset == .zero && !scroll.isDecelerating)
        #expect(kiosk.take().filter { $0.hasSuffix("Decelerating") }.count.isMultiple(of: 2))
    }

    @Test("A page that a finger stops on its way goes to its place when the finger goes")
    func catchingPages() {
        scroll.isPagingEnabled = true
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(0.1)
        kiosk.simulator.touchDown(0, at: middle)
        kiosk.simulator.advance(0.3)
        let offset = scroll.contentOffset.y
        #expect(offset > 20 && offset < 200)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == (offset < 100 ? 0 : 200))
    }

    @Test("A drag takes the touch away from what is under the finger")
    func cancellingTouches() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        scroll.addSubview(button)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
        button.addAction(UIAction { _ in log.append("up") }, for: [.touchUpInside, .touchUpOutside])
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -50))
        #expect(log == ["down", "cancel"] && !button.isHighlighted)
    }

    @Test("A drag that starts along an axis stays on it with the directional lock", arguments: [false, true])
    func directionalLock(isLocked: Bool) {
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.isDirectionalLockEnabled = isLocked
        kiosk.drag(from: middle, by: CGPoint(x: -5, y: -40))
        kiosk.simulator.touchMove(0, to: CGPoint(x: 40, y: 100))
        kiosk.simulator.advance(0.3)
        #expect((scroll.contentOffset.x == 0) == isLocked && scroll.contentOffset.y > 30)
        kiosk.simulator.touchUp(0)
        kiosk.drag(from: middle, by: CGPoint(x: -60, y: 0))
        kiosk.simulator.touchUp(0)
        #expect(scroll.contentOffset.x > 0)
    }

    @Test("Content that is thrown askew runs along the locked axis only", arguments: [false, true])
    func thrownAskew(isLocked: Bool) {
        scroll.contentSize = CGSize(width: 2000, height: 2000)
        scroll.isDirectionalLockEnabled = isLocked
        for way in [CGPoint(x: -40, y: -60), CGPoint(x: -60, y: -40)] {
            scroll.contentOffset = CGPoint(x: 300, y: 300)
            kiosk.fling(from: middle, by: way)
            kiosk.simulator.advance(3)
            let run = CGPoint(x: scroll.contentOffset.x - 300, y: scroll.contentOffset.y - 300)
            let (along, aside) = abs(way.x) > abs(way.y) ? (run.x, run.y) : (run.y, run.x)
            #expect(along > 60 && (isLocked ? aside == 0 : aside > 40), "\(way)")
        }
    }

    @Test("With scrolling off a drag is no drag, and turning it off ends one")
    func disabled() {
        scroll.isScrollEnabled = false
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -100))
        #expect(kiosk.take() == [] && scroll.contentOffset == .zero)
        scroll.isScrollEnabled = true
        kiosk.drag(from: middle, by: CGPoint(x: 0, y: -100))
        scroll.isScrollEnabled = false
        #expect(!scroll.isDragging && kiosk.take().last == "didEndDragging false")
        kiosk.simulator.touchUp(0)
    }

    @Test("A view that leaves the window while its content runs comes to rest and says so")
    func leaving() {
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        scroll.removeFromSuperview()
        kiosk.simulator.advance(0.1)
        #expect(!scroll.isDecelerating && kiosk.take().last == "didEndDecelerating")
        kiosk.simulator.advance(2)
        #expect(kiosk.simulator.secondsToNextFrame == nil)
    }

    // MARK: Places that are chosen

    @Test("The delegate may send the content elsewhere, and no farther than it reaches")
    func target() {
        kiosk.wantedTarget = CGPoint(x: 0, y: 300)
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        #expect(scroll.isDecelerating)
        kiosk.simulator.advance(2)
        #expect(scroll.contentOffset.y == 300)
        #expect(kiosk.take().suffix(3) == ["didEndDragging true", "willBeginDecelerating", "didEndDecelerating"])
        kiosk.wantedTarget = CGPoint(x: CGFloat.nan, y: 9000)
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.wantedTarget = CGPoint(x: 50, y: 9000)
        kiosk.dragAndRest(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(2)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 800))
    }

    @Test("Pages come to rest at multiples of the size, a throw goes to the neighbour")
    func paging() {
        scroll.isPagingEnabled = true
        for (way, offset) in [(-70, 0), (-130, 200)] as [(CGFloat, CGFloat)] {
            kiosk.dragAndRest(from: CGPoint(x: 100, y: 170), by: CGPoint(x: 0, y: way))
            kiosk.simulator.advance(1)
            #expect(scroll.contentOffset.y == offset)
            #expect(kiosk.take().suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
        }
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        #expect(kiosk.targets.last == CGPoint(x: 0, y: 400) && scroll.isDecelerating)
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == 400)
        kiosk.fling(from: CGPoint(x: 100, y: 50), by: CGPoint(x: 0, y: 60))
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == 200)
        scroll.contentOffset.y = 800
        kiosk.fling(from: middle, by: CGPoint(x: 0, y: -60))
        kiosk.simulator.advance(1)
        #expect(scroll.contentOffset.y == 800, "There is no page after the last.")
    }
}
