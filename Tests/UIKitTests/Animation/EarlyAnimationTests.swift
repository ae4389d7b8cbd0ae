import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Animations of views and layers that come into a window in the same turn.
@MainActor @Suite("Animations that begin before there is a window")
final class EarlyAnimationTests {
    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))

    private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.backgroundColor = .red
        return view
    }

    @Test("A view that pulses from when it is made does so once it is seen, by blocks, keyframes and its layer")
    func pulses() {
        let simulator = simulator
        let (faded, framed, layered) = (makeView(), makeView(), makeView())
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { faded.alpha = 0 }
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: .repeat) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { framed.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { framed.alpha = 1 }
        }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        fade.autoreverses = true
        fade.repeatCount = .infinity
        layered.layer.add(fade, forKey: "fade")
        for view in [faded, framed, layered] { simulator.window.addSubview(view) }
        simulator.frame()
        for _ in 0..<3 {
            simulator.advance(0.5)
            for view in [faded, framed, layered] {
                let opacity = view.layer.presentation()?.opacity ?? 0
                #expect(opacity > 0.2 && opacity < 0.8, "\(opacity)")
            }
            simulator.advance(0.5)
        }
    }

    @Test("A view that stays without a window is as it was set, and its completion is told at the next frame")
    func alone() {
        let simulator = simulator
        let view = makeView()
        var isOver: Bool?
        UIView.animate(withDuration: 5) {
            view.alpha = 0.5
            view.frame.origin.x = 70
        } completion: {
            isOver = $0
        }
        #expect(view.alpha == 0.5 && view.shownState.frame.minX == 70)
        simulator.frame()
        simulator.frame()
        #expect(isOver == true && view.shownState.alpha == 0.5 && view.animations == nil)
        let heard = Heard()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.delegate = heard
        view.layer.add(fade, forKey: "fade")
        simulator.frame()
        simulator.frame()
        #expect(heard.ends == [false] && view.layer.animationKeys() == nil && simulator.secondsToNextFrame == nil)
    }

    private final class Heard: CAAnimationDelegate {
        var ends: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }

    @Test("A cell that is made while a table grows in an animation is as it is made")
    func cells() {
        let simulator = simulator
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let rows = Rows()
        table.dataSource = rows
        simulator.window.addSubview(table)
        simulator.frame()
        UIView.animate(withDuration: 1) {
            table.frame.size.height = 100
            table.layoutIfNeeded()
        }
        #expect(table.visibleCells.count > 1)
        for cell in table.visibleCells {
            #expect(cell.shownState.transform == CGAffineTransform(scaleX: 1, y: -1))
            #expect(cell.shownState.backgroundColor == .red)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.transform = CGAffineTransform(scaleX: 1, y: -1)
            cell.backgroundColor = .red
            return cell
        }
    }

    @Test("Views that are made inside of an animation stand where they are put")
    func places() {
        let simulator = simulator
        let view = makeView()
        UIView.animate(withDuration: 1) {
            view.frame = CGRect(x: 100, y: 20, width: 40, height: 40)
            simulator.window.addSubview(view)
        }
        #expect(view.shownState.frame.minX == 100)
    }
}
