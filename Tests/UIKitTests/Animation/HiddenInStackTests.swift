import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Views of stacks that come and go in animations.
@MainActor @Suite("Views hidden in stacks")
final class HiddenInStackTests {
    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 300))
    private let stack = UIStackView()
    private let views = (0..<3).map { _ in UIView() }
    private let colors: [UIColor] = [.red, .green, .blue]

    /// Three views of 60 points' height below each other, in a stack whose height is theirs.
    private func begin() {
        let simulator = simulator
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (view, color) in zip(views, colors) {
            view.backgroundColor = color
            view.heightAnchor.constraint(equalToConstant: 60).isActive = true
            stack.addArrangedSubview(view)
        }
        simulator.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: simulator.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        simulator.frame()
    }

    private func color(_ y: CGFloat) -> Int? {
        let seen = simulator.color(at: CGPoint(x: 100, y: y))
        return colors.firstIndex { $0.resolvedColor(with: simulator.window.traitCollection) == seen }
    }

    @Test("A view that is hidden shrinks while the others come together, and its completion waits for that")
    func hides() {
        begin()
        var isOver: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.views[1].isHidden = true
        } completion: {
            isOver = $0
        }
        #expect(views[1].isHidden)
        simulator.advance(0.5)
        #expect(isOver == nil && color(30) == 0 && color(75) == 1 && color(100) == 2 && color(145) == 2)
        #expect(color(155) == nil && simulator.areaMissedByDamage() == nil)
        simulator.advance(0.6)
        simulator.frame()
        #expect(isOver == true && color(65) == 2 && views[2].frame.minY == 60 && views[1].transform.isIdentity)
        #expect(simulator.areaMissedByDamage() == nil && simulator.secondsToNextFrame == nil)
    }

    @Test("A view that is shown grows where it belongs, also when it was hidden while it was never laid out")
    func shows() {
        views[1].isHidden = true
        begin()
        #expect(color(65) == 2)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = false }
        simulator.advance(0.5)
        #expect(color(30) == 0 && color(75) == 1 && color(100) == 2 && views[1].frame.minY == 60)
        simulator.advance(0.6)
        simulator.frame()
        #expect(views[1].frame == CGRect(x: 0, y: 60, width: 200, height: 60))
        #expect(color(115) == 1 && color(125) == 2 && simulator.areaMissedByDamage() == nil)
    }

    @Test("One that is shown again on its way out is there in the end, and one that leaves the stack is gone")
    func changesItsMind() {
        begin()
        UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
        simulator.advance(0.3)
        UIView.animate(withDuration: 1) { self.views[1].isHidden = false }
        simulator.advance(1.5)
        simulator.frame()
        #expect(color(90) == 1 && color(150) == 2)
        UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
        simulator.advance(0.3)
        views[1].removeFromSuperview()
        simulator.advance(1.5)
        #expect(!views[1].layerUse.leavesStack && color(65) == 2 && simulator.areaMissedByDamage() == nil)
    }

    @Test("One that is shown at once on its way out is whole at once")
    func shownAtOnce() {
        begin()
        UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
        simulator.advance(0.3)
        views[1].isHidden = false
        simulator.frame()
        #expect(color(90) == 1 && color(110) == 1 && views[1].animations == nil && !views[1].layerUse.leavesStack)
        UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
        simulator.advance(0.3)
        simulator.window.addSubview(views[1])
        #expect(!views[1].layerUse.leavesStack)
    }

    @Test("What a view was before the block and is after it counts, and not what was said in between")
    func netChange() {
        begin()
        var isOver: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            for view in self.views { view.isHidden = true }
            self.views[0].isHidden = false
        } completion: {
            isOver = $0
        }
        simulator.advance(0.5)
        #expect(color(5) == 0 && color(55) == 0 && isOver == nil)
        simulator.advance(0.6)
        simulator.frame()
        #expect(isOver == true && color(55) == 0 && color(65) == nil)
    }

    @Test("A program's own transform, and what moves in the view, go on")
    func ownMovement() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        views[1].addSubview(inner)
        begin()
        views[1].isHidden = true
        simulator.frame()
        views[1].transform = CGAffineTransform(translationX: 100, y: 0)
        var isOver: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.views[1].transform = .identity
            self.views[1].isHidden = false
            inner.frame.origin.x = 100
        } completion: {
            isOver = $0
        }
        simulator.advance(0.5)
        #expect(abs(views[1].shownState.transform.tx - 50) < 1 && abs(inner.shownState.frame.minX - 50) < 1)
        simulator.advance(0.6)
        simulator.frame()
        #expect(isOver == true)
    }

    @Test("An animator that is stopped leaves no picture for the view")
    func stopped() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].isHidden = true }
        animator.startAnimation()
        simulator.advance(0.5)
        animator.stopAnimation(true)
        views[1].isHidden = false
        simulator.frame()
        #expect(views[1].transform.isIdentity && views[1].animations == nil && color(90) == 1)
    }

    @Test("In a row they shrink to the view before, in both directions", arguments: [false, true])
    func rows(isRightToLeft: Bool) {
        let simulator = simulator
        stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        stack.axis = .horizontal
        stack.frame = CGRect(x: 0, y: 0, width: 180, height: 40)
        for (view, color) in zip(views, colors) {
            view.backgroundColor = color
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            stack.addArrangedSubview(view)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        simulator.window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: simulator.window.topAnchor),
            stack.leftAnchor.constraint(equalTo: simulator.window.leftAnchor),
            stack.heightAnchor.constraint(equalToConstant: 40),
        ])
        simulator.frame()
        func color(_ x: CGFloat) -> Int? {
            let seen = simulator.color(at: CGPoint(x: x, y: 20))
            return colors.firstIndex { $0.resolvedColor(with: simulator.window.traitCollection) == seen }
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = true }
        simulator.advance(0.5)
        // The stack is on its way from 180 to 120 points, where it begins at the left in both directions.
        let order = isRightToLeft ? [2, 1, 0] : [0, 1, 2]
        #expect([5, 145].map(color) == [order[0], order[2]] && simulator.areaMissedByDamage() == nil)
        simulator.advance(0.6)
        simulator.frame()
        #expect([5, 115].map(color) == [order[0], order[2]] && color(125) == nil)
    }

    @Test("Without animation it is there or gone at once, and so it is where people want less motion")
    func atOnce() {
        begin()
        views[1].isHidden = true
        simulator.frame()
        #expect(color(65) == 2)
        simulator.application.isMotionReduced = true
        UIView.animate(withDuration: 1) { self.views[1].isHidden = false }
        simulator.frame()
        #expect(color(90) == 1 && color(150) == 2)
    }
}
