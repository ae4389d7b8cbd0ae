import Testing
import UIKitSimulator

@testable import UIKit

/// What is called in each frame.
@MainActor @Suite("Links to the display")
struct DisplayLinkTests {
    private final class Clock: NSObject {
        let name: String
        let tell: (String, CADisplayLink) -> Void
        init(_ name: String, _ tell: @escaping (String, CADisplayLink) -> Void) {
            (self.name, self.tell) = (name, tell)
        }
        func tick(_ link: CADisplayLink) { tell(name, link) }
    }

    /// Links of some names, of the simulator's application, with what they are called with.
    private func run(
        _ names: [String], frames: Int, _ tell: @escaping (String, CADisplayLink, [CADisplayLink]) -> Void
    ) {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        var links: [CADisplayLink] = []
        for name in names {
            links.append(
                CADisplayLink(target: Clock(name) { tell($0, $1, links) }, selector: Selector(Clock.tick(_:))))
        }
        for link in links { link.add(to: .main, forMode: .common) }
        for _ in 0..<frames {
            simulator.passTime(1.0 / 60)
            simulator.frame()
        }
        for link in links { link.invalidate() }
    }

    @Test("They are called in the order in which they were added, and one that another has taken away is not")
    func order() {
        let names = (0..<20).map(String.init)
        var heard: [String] = []
        run(names, frames: 3) { name, _, _ in heard.append(name) }
        let rounds = heard.count / names.count
        #expect(rounds >= 2 && heard == Array(repeating: names, count: rounds).flatMap { $0 })
        heard = []
        run(names, frames: 3) { name, _, links in
            heard.append(name)
            if name == "3" { for link in links[4...] { link.invalidate() } }
            if name == "2" { links[0].isPaused = true }
        }
        #expect(Array(heard.prefix(6)) == ["0", "1", "2", "3", "1", "2"])
    }

    @Test("One that has itself replaced goes on as the other")
    func replacing() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let (animator, owner) = (simulator.application.animator, NSObject())
        var heard: [String] = []
        animator.addTicker(owner) { _ in
            heard.append("old")
            animator.addTicker(owner) { _ in
                heard.append("new")
                return heard.count < 3
            }
            return false
        }
        for _ in 0..<5 {
            simulator.passTime(1.0 / 60)
            simulator.frame()
        }
        #expect(heard == ["old", "new", "new"])
    }

    @Test("The time of a frame is never nothing, and the next one is expected after it")
    func duration() {
        var durations: [Double] = []
        run(["a"], frames: 4) { _, link, _ in
            durations.append(link.duration)
            #expect(link.targetTimestamp > link.timestamp)
        }
        #expect(durations.count >= 2 && durations.allSatisfy { $0 > 0 && $0 < 0.1 })
    }
}
