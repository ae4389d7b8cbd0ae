import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// What scrolls by itself while a selection is dragged over an edge.
    @MainActor
    @Suite("Scrolling under a finger that selects")
    struct AutoscrollTests {
        private let simulator = Simulator(size: CGSize(width: 300, height: 300))
        private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 150))
        private let finger = CGPoint(x: 100, y: 280)

        private func begin() -> Autoscroll {
            simulator.hasHardwareKeyboard = true
            outer.contentSize = CGSize(width: 300, height: 1000)
            view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
            outer.addSubview(view)
            simulator.window.addSubview(outer)
            simulator.frame()
            return Autoscroll(text: view) { _ in }
        }

        @Test("It is as fast in one direction as in the other, and never faster than can be read")
        func bothDirections() {
            let scroll = begin()
            func run(to y: CGFloat) -> CGFloat {
                view.contentOffset.y = 300
                scroll.moved(to: CGPoint(x: 100, y: y))
                simulator.advance(0.1)
                scroll.stop()
                return view.contentOffset.y - 300
            }
            // The text is seen from 50 to 200.
            for distance in [1.0, 10, 20, 31, 33, 90] {
                let (down, up) = (run(to: 200 + distance), run(to: 50 - distance))
                // In each of six frames half the distance, but 1 to 16; where a frame ends may be a step more or less.
                let step = max(1, min(16, distance / 2))
                #expect(abs(down / step - 6) < 1.1 && abs(up / step + 6) < 1.1, "\(distance)")
            }
        }

        @Test("What follows is told a place just outside of what is seen, however far away the finger is")
        func followedPlaces() {
            _ = begin()
            var places: [CGPoint] = []
            view.frame = CGRect(x: 100, y: 50, width: 100, height: 150)
            simulator.frame()
            let scroll = Autoscroll(text: view) { [view] in places.append(view.convert($0, to: nil)) }
            for x in [50.0, 96, 150, 204, 290] { scroll.moved(to: CGPoint(x: x, y: 120)) }
            #expect(places.map(\.x) == [84, 98, 150, 202, 216] && places.allSatisfy { $0.y == 120 })
            places = []
            for y in [10.0, 52, 198, 280] { scroll.moved(to: CGPoint(x: 150, y: y)) }
            #expect(places.map(\.y) == [51, 52, 198, 199] && places.allSatisfy { $0.x == 150 })
            scroll.stop()
        }

        @Test("The text scrolls first, and what is around it only when the text is at its end")
        func order() {
            let scroll = begin()
            scroll.moved(to: finger)
            simulator.advance(0.2)
            #expect(view.contentOffset.y > 50 && outer.contentOffset == .zero)
            simulator.advance(3)
            #expect(view.contentOffset == view.clamped(CGPoint(x: 0, y: 10_000)) && outer.contentOffset.y > 50)
            scroll.stop()
            let rest = outer.contentOffset
            simulator.advance(0.5)
            #expect(outer.contentOffset == rest && simulator.secondsToNextFrame == nil)
        }

        @Test("It goes on while the finger stays outside, faster the farther it is, and ends when it comes back")
        func pace() {
            let scroll = begin()
            func run(_ distance: CGFloat) -> CGFloat {
                let before = view.contentOffset.y
                scroll.moved(to: CGPoint(x: 100, y: 200 + distance))
                simulator.advance(0.1)
                return view.contentOffset.y - before
            }
            let (slow, fast) = (run(4), run(20))
            #expect(slow > 0 && fast > 2 * slow)
            #expect(run(-20) == 0)
            scroll.moved(to: CGPoint(x: 100, y: 30))
            let before = view.contentOffset.y
            simulator.advance(0.1)
            #expect(view.contentOffset.y < before, "Over the upper edge it goes back.")
            scroll.moved(to: CGPoint(x: CGFloat.nan, y: 30))
            #expect(scroll.screenPoint.y == 30)
            scroll.stop()
        }
    }
}
