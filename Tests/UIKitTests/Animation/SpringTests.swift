import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Springs and transitions")
struct SpringTests {
    let sim = Simulator(size: CGSize(width: 200, height: 200), scale: 1)

    @Test(
        "A spring ends where it should, and swings beyond it only when it is not damped", arguments: [0.2, 0.5, 0.9, 1])
    func curve(damping: Double) {
        for velocity in [0.0, 5] {
            let spring = DampedSpring(damping: damping, velocity: velocity)
            let ways = (0...200).map { spring.progress(Double($0) / 200) }
            #expect(abs(ways[0]) < 1e-9 && abs(ways[200] - 1) < 0.02)
            #expect(((ways.max() ?? 0) > 1.05) == (damping <= 0.5), "\(ways.max() ?? 0)")
            #expect(abs((ways[1] - ways[0]) * 200 - velocity) < 40)
        }
    }

    @Test("A view on a spring swings beyond its place and comes to rest there; opacity stays within its limits")
    func swings() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        view.alpha = 0
        sim.window.addSubview(view)
        sim.frame()
        var isOver = false
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            animations: {
                view.frame.origin.x = 100
                view.alpha = 1
            }, completion: { isOver = $0 })
        var places: [CGFloat] = []
        for _ in 0..<60 {
            sim.advance(1 / 50)
            places.append(view.shownState.frame.minX)
            #expect(view.shownState.alpha >= 0 && view.shownState.alpha <= 1)
            #expect(sim.areaMissedByDamage() == nil)
        }
        #expect((places.max() ?? 0) > 110 && places.last == 100 && isOver)
    }

    @Test("A dissolve shows what was, then both, then what is, and leaves nothing behind")
    func dissolve() {
        let (view, inner) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
        inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(inner)
        sim.window.addSubview(view)
        sim.frame()
        let before = sim.color(at: CGPoint(x: 30, y: 30))
        var isOver = false
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) },
            completion: { isOver = $0 })
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 30, y: 30)) == before)
        sim.advance(0.5)
        let middle = sim.color(at: CGPoint(x: 30, y: 30))
        #expect(middle != before && sim.areaMissedByDamage() == nil)
        sim.advance(0.6)
        sim.frame()
        let after = sim.color(at: CGPoint(x: 30, y: 30))
        #expect(after != before && after != middle && isOver && view.superview?.subviews.count == 1)
    }

    @Test("What lets its ground through is as light as before while it dissolves into the same, however often")
    func translucent() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.2)
        let mark = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        view.addSubview(mark)
        sim.window.backgroundColor = .white
        sim.window.addSubview(view)
        sim.frame()
        let points = [CGPoint(x: 15, y: 15), CGPoint(x: 35, y: 35), CGPoint(x: 9, y: 9), CGPoint(x: 61, y: 61)]
        func parts(_ point: CGPoint) -> [Int] {
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            sim.color(at: point).getRed(&red, green: &green, blue: &blue, alpha: nil)
            return [red, green, blue].map { Int(($0 * 255).rounded()) }
        }
        let before = points.map(parts)
        for _ in 0..<4 {
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: {})
            for _ in 0..<3 {
                sim.advance(0.1)
                for (point, old) in zip(points, before) {
                    #expect(zip(parts(point), old).allSatisfy { abs($0 - $1) <= 4 }, "\(point)")
                }
                #expect(sim.areaMissedByDamage() == nil)
            }
        }
        sim.advance(2)
        #expect(points.map(parts) == before && view.superview?.subviews.count == 1)
    }

    @Test("A view is put in the place of another, or shown instead of it")
    func fromTo() {
        let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        sim.window.addSubview(stage)
        stage.addSubview(a)
        UIView.transition(from: a, to: b, duration: 0.2, options: .transitionCrossDissolve)
        #expect(a.superview == nil && b.superview === stage)
        sim.advance(0.5)
        stage.addSubview(a)
        UIView.transition(
            from: b, to: a, duration: 0.2, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(b.isHidden && !a.isHidden && b.superview === stage)
        sim.advance(0.5)
    }
}
