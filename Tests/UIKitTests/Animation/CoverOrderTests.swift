import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Subviews come, go and change places at random while covers of transitions lie over some of them and under others.
@MainActor @Suite("The order of subviews with covers at random")
struct CoverOrderTests {
    private static func view() -> UIView {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        view.backgroundColor = .red
        return view
    }

    /// Whether a cover has nothing between itself and its view but other covers of that.
    private func isBesideItsView(_ cover: TransitionCover, in children: [UIView]) -> Bool {
        var index = children.firstIndex { $0 === cover } ?? 0
        while let other = children[index] as? TransitionCover {
            guard other.covered == cover.covered else { return false }
            index += cover.isAbove ? -1 : 1
            guard children.indices.contains(index) else { return false }
        }
        return ObjectIdentifier(children[index]) == cover.covered
    }

    @Test("Covers stay beside their views and go with them", arguments: 1...30)
    func order(seed: UInt64) {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let parent = UIView(frame: sim.window.bounds)
        sim.window.addSubview(parent)
        var random = SeededGenerator(seed)
        var list: [UIView] = []
        var covers: [TransitionCover] = []
        func place() -> Int { Int.random(in: 0..<max(1, list.count), using: &random) }
        func put(_ view: UIView, at index: Int) {
            list.removeAll { $0 === view }
            list.insert(view, at: min(index, list.count))
        }
        for step in 0..<60 {
            let (first, second) = (place(), place())
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                let view = Self.view()
                parent.insertSubview(view, at: first)
                put(view, at: first)
            case 2 where !list.isEmpty:
                let view = Self.view()
                parent.insertSubview(view, aboveSubview: list[first])
                put(view, at: first + 1)
            case 3 where !list.isEmpty:
                let view = Self.view()
                parent.insertSubview(view, belowSubview: list[first])
                put(view, at: first)
            case 4 where !list.isEmpty:
                parent.exchangeSubview(at: first, withSubviewAt: second)
                list.swapAt(first, second)
            case 5 where !list.isEmpty:
                let view = list[first]
                if Bool.random(using: &random) {
                    parent.bringSubviewToFront(view)
                    put(view, at: list.count)
                } else {
                    parent.sendSubviewToBack(view)
                    put(view, at: 0)
                }
            case 6 where list.count > 3: list.remove(at: first).removeFromSuperview()
            default:
                guard !list.isEmpty else { continue }
                list[first].makeCover(isAbove: Bool.random(using: &random)).map { covers.append($0) }
            }
            #expect(parent.subviews == list, "step \(step)")
            let there = parent.children.compactMap { $0 as? TransitionCover }
            #expect(there.allSatisfy { isBesideItsView($0, in: parent.children) }, "step \(step)")
            covers.removeAll { cover in !list.contains { ObjectIdentifier($0) == cover.covered } }
            #expect(Set(there.map(ObjectIdentifier.init)) == Set(covers.map(ObjectIdentifier.init)), "step \(step)")
        }
        #expect(!covers.isEmpty && sim.areaMissedByDamage() == nil)
        for cover in covers { cover.end() }
        #expect(parent.children == list)
    }

    @Test("A layer in front of a view that changes places is in front of the cover of the other one")
    func layers() throws {
        let sim = Simulator(size: CGSize(width: 60, height: 60))
        let (first, second, layer) = (Self.view(), Self.view(), CALayer())
        [first, second].forEach(sim.window.addSubview)
        sim.window.layer.addSublayer(layer)
        sim.frame()
        let cover = try #require(first.makeCover())
        sim.window.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(layer.subviewBehind == ObjectIdentifier(cover))
    }
}
