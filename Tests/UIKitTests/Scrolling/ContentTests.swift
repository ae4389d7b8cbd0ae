import HostInterface
import Testing
import UIKitSimulator

/// Where content is: offsets, sizes, insets.
@MainActor @Suite("Offsets and insets of content")
final class ContentTests {
    private lazy var kiosk = ScrollKiosk()
    private var scroll: UIScrollView { kiosk.scroll }

    @Test("The offset is the origin of the bounds, and moves what is seen")
    func offset() {
        let marker = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        marker.backgroundColor = .red
        scroll.addSubview(marker)
        scroll.contentOffset = CGPoint(x: 0, y: 90)
        kiosk.simulator.frame()
        #expect(scroll.bounds == CGRect(x: 0, y: 90, width: 200, height: 200))
        #expect(kiosk.simulator.color(at: CGPoint(x: 5, y: 15)) == .red)
        #expect(marker.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10) && kiosk.moves == 1)
        scroll.bounds.origin.y = 0
        #expect(scroll.contentOffset.y == 0 && kiosk.moves == 2)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A program may set any offset, but none that is no number")
    func anyOffset() {
        scroll.contentOffset = CGPoint(x: -50, y: 5000)
        #expect(scroll.contentOffset == CGPoint(x: -50, y: 5000))
        scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        scroll.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
        #expect(scroll.contentOffset == CGPoint(x: -50, y: 5000))
    }

    @Test("Content that becomes smaller, or a view that becomes larger, brings the offset back inside")
    func shrinking() {
        scroll.contentOffset.y = 800
        scroll.contentSize.height = 500
        #expect(scroll.contentOffset.y == 300)
        scroll.frame.size.height = 300
        #expect(scroll.contentOffset.y == 200)
        scroll.bounds.size.height = 900
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("Animated offsets glide, say when they are there, and end at once with reduced motion")
    func animated() {
        scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(scroll.contentOffset.y == 0)
        kiosk.simulator.advance(0.15)
        #expect(scroll.contentOffset.y > 20 && scroll.contentOffset.y < 80 && !scroll.isDecelerating)
        kiosk.simulator.advance(0.2)
        #expect(scroll.contentOffset.y == 100 && kiosk.take() == ["didEndScrollingAnimation"])
        UIApplication.shared.isMotionReduced = true
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(scroll.contentOffset.y == 50)
    }

    @Test("A rectangle is scrolled to by the least that shows it")
    func scrollRectToVisible() {
        let cases: [(y: CGFloat, height: CGFloat, offset: CGFloat)] = [
            (150, 40, 0), (180, 40, 20), (300, 20, 120), (100, 10, 100), (290, 10, 100),
        ]
        for (y, height, offset) in cases {
            scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            #expect(scroll.contentOffset.y == offset)
        }
        scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 300), animated: false)
        #expect(scroll.contentOffset.y == 400, "One that is too large is shown from its beginning.")
        scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 300), animated: false)
        #expect(scroll.contentOffset.y == 800)
        scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
        #expect(scroll.contentOffset.y == 800)
    }

    @Test("Insets are room around the content, where content at the top stays")
    func insets() {
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(scroll.contentOffset.y == -20 && kiosk.take() == ["didChangeInset"])
        scroll.contentOffset.y = 500
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset.y == 500)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(scroll.contentOffset.y == -50)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 999, width: 1, height: 1), animated: false)
        #expect(scroll.contentOffset.y == 830)
        scroll.contentInset = .zero
        #expect(scroll.contentOffset.y == 800)
    }

    @Test("The safe area is added to the insets when the view comes into one, and not when it is not to be")
    func safeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
        kiosk.simulator.window.rootViewController = controller
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 1000)
        controller.view.addSubview(scroll)
        kiosk.simulator.frame()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0))
        #expect(scroll.contentOffset.y == -40)
        controller.additionalSafeAreaInsets.top = 60
        #expect(scroll.contentOffset.y == -60)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
    }

    // MARK: Wheel

    @Test("A wheel scrolls three lines a notch, and no farther than the content")
    func wheel() {
        kiosk.wheel(0, 1)
        #expect(scroll.contentOffset.y == 60)
        kiosk.wheel(5, 0.5)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 90))
        kiosk.wheel(0, 1000)
        #expect(scroll.contentOffset.y == 800)
        kiosk.wheel(0, -1000)
        #expect(scroll.contentOffset.y == 0)
        scroll.isScrollEnabled = false
        kiosk.wheel(0, 1)
        kiosk.wheel(0, CGFloat.nan)
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("A fast wheel moves the content once a frame, by the sum of its notches")
    func fastWheel() {
        func receive(_ notches: Double) {
            kiosk.simulator.receive(.wheel(WheelEvent(point: InputPoint(x: 100, y: 100), deltaX: 0, deltaY: notches)))
        }
        let moves = kiosk.moves
        for _ in 0..<10 { receive(0.5) }
        receive(-1)
        #expect(kiosk.moves == moves && scroll.contentOffset.y == 0)
        kiosk.simulator.frame()
        #expect(kiosk.moves == moves + 1 && scroll.contentOffset.y == 240)
        // A finger finds what the wheel has brought there.
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
        scroll.addSubview(button)
        kiosk.simulator.frame()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
        receive(2)
        kiosk.simulator.receive(
            .pointer(PointerEvent(id: .finger(1), phase: .began, point: InputPoint(x: 100, y: 60), time: 100)))
        #expect(scroll.contentOffset.y == 360 && scroll.subviews.contains(button))
        kiosk.simulator.advance(0.3)
        #expect(taps == 1)
    }

    @Test("A fast wheel moves the content sideways by the sum of its notches too")
    func fastWheelSideways() {
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        for notches in [0.5, 2, -1] {
            kiosk.simulator.receive(
                .wheel(WheelEvent(point: InputPoint(x: 100, y: 100), deltaX: notches, deltaY: notches * 2)))
        }
        #expect(scroll.contentOffset == .zero)
        kiosk.simulator.frame()
        #expect(scroll.contentOffset == CGPoint(x: 90, y: 180))
    }

    @Test("A wheel at the end of an inner view scrolls the one around it")
    func nestedWheel() {
        let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 150)
        scroll.addSubview(inner)
        kiosk.wheel(0, 1)
        #expect(inner.contentOffset.y == 50 && scroll.contentOffset.y == 0)
        kiosk.wheel(0, 1)
        #expect(inner.contentOffset.y == 50 && scroll.contentOffset.y == 60)
    }
}
