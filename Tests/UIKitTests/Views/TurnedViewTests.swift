import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Views that are turned: where they are seen and touched, and on their way.
@MainActor @Suite("Turned views")
struct TurnedViewTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 120))
    private let view = UIView(frame: CGRect(x: 80, y: 50, width: 40, height: 20))

    init() {
        view.backgroundColor = .red
        simulator.window.addSubview(view)
        simulator.frame()
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor? { simulator.color(at: CGPoint(x: x, y: y)) }

    @Test("What stands across is seen and touched upright, with all that is in it")
    func upright() {
        let left = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        left.backgroundColor = .blue
        view.addSubview(left)
        let outside = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 20))
        outside.backgroundColor = .green
        view.addSubview(outside)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        simulator.frame()
        // From 90 to 110 across, 40 to 80 down; what was left is at the top.
        #expect(color(92, 44) == .blue && color(108, 48) == .blue && color(92, 52) == .red && color(108, 78) == .red)
        #expect(color(88, 60) == .white && color(112, 60) == .white && color(100, 38) == .white)
        #expect(color(100, 95) == .green && color(100, 85) == .white)
        #expect(simulator.window.hitTest(CGPoint(x: 100, y: 45), with: nil) === left)
        #expect(simulator.window.hitTest(CGPoint(x: 100, y: 55), with: nil) === view)
        #expect(simulator.window.hitTest(CGPoint(x: 85, y: 55), with: nil) === simulator.window)
        #expect(
            view.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: nil).integral.intersects(left.frame) == false)
        let onScreen = left.convert(left.bounds, to: nil)
        #expect(abs(onScreen.minX - 90) < 1e-9 && abs(onScreen.minY - 40) < 1e-9)
        #expect(abs(onScreen.width - 20) < 1e-9 && abs(onScreen.height - 10) < 1e-9)
        #expect(simulator.areaMissedByDamage() == nil)
        left.backgroundColor = .black
        #expect(simulator.areaMissedByDamage() == nil && color(100, 44) == .black)
        view.removeFromSuperview()
        #expect(simulator.areaMissedByDamage() == nil && color(100, 60) == .white)
    }

    @Test("A view that was turned back by what it is in stands as it would alone")
    func turnedBack() {
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        inner.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        simulator.frame()
        let frame = inner.convert(inner.bounds, to: nil)
        #expect(abs(frame.minX - 90) < 1e-9 && abs(frame.width - 20) < 1e-9 && abs(frame.height - 10) < 1e-9)
        #expect(color(93, 57) == .blue && color(107, 63) == .blue && color(100, 52) == .red)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "A chevron that turns is half way in the middle of its time, as long as it was, and goes back the way it came")
    func animated() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi)
        }
        simulator.advance(0.5)
        // Upright: a matrix that is mixed by its entries would be nothing at all here.
        #expect(color(100, 42) == .red && color(100, 78) == .red && color(85, 60) == .white)
        #expect(view.frame.width > 39.9 && view.frame.height < 20.1)
        simulator.advance(0.6)
        #expect(color(82, 60) == .red && color(118, 60) == .red && color(100, 42) == .white)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        simulator.advance(0.25)
        let angle = view.shownState.transform.turn.x
        #expect(abs(angle - .pi * 0.75) < 0.1)
        simulator.advance(1)
        #expect(view.animations == nil && simulator.secondsToNextFrame == nil)
    }

    @Test("A turn goes the short way round, and keyframes go on where the last one ended")
    func ways() {
        view.transform = CGAffineTransform(rotationAngle: .pi * 0.75)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: -.pi * 0.75)
        }
        simulator.advance(0.5)
        #expect(abs(abs(view.shownState.transform.turn.x) - .pi) < 0.1)
        simulator.advance(1)
        view.transform = .identity
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: [.calculationModeLinear]) {
            for step in 0..<4 {
                UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
                    view.transform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(step + 1))
                }
            }
        }
        var angles: [CGFloat] = []
        for _ in 0..<7 {
            simulator.advance(0.5)
            angles.append(view.shownState.transform.turn.x)
        }
        // Once around, slowly at the beginning and at the end.
        for (earlier, later) in zip(angles, angles.dropFirst()) {
            let step = (later - earlier + 2 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
            #expect(step > 0.3 && step < 1.6, "\(angles)")
        }
    }

    @Test("A matrix comes back from its parts")
    func parts() {
        var random = SeededGenerator(77)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        for _ in 0..<500 {
            let matrix = CGAffineTransform(
                number(-2...2), number(-2...2), number(-2...2), number(-2...2), number(-9...9), number(-9...9))
            let again = CGAffineTransform(lengths: matrix.lengths, turn: matrix.turn)
            let error = max(
                abs(again.a - matrix.a), abs(again.b - matrix.b), abs(again.c - matrix.c), abs(again.d - matrix.d))
            #expect(error < 1e-9 && again.tx == matrix.tx, "\(matrix), seed \(SeededGenerator.seed)")
        }
        for flat in [CGAffineTransform(0, 0, -2, 0, 1, 2), CGAffineTransform(0, 0, 0, 0, 0, 0)] {
            let again = CGAffineTransform(lengths: flat.lengths, turn: flat.turn)
            #expect(abs(again.c - flat.c) < 1e-9 && abs(again.d - flat.d) < 1e-9)
        }
    }

    @Test("A pan says how far it went in the points of a turned view, and takes what it is told")
    func panned() {
        let pan = UIPanGestureRecognizer()
        simulator.window.addGestureRecognizer(pan)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        simulator.touchDown(1, at: CGPoint(x: 20, y: 20))
        simulator.touchMove(1, to: CGPoint(x: 20, y: 60))
        let way = pan.translation(in: view)
        #expect(abs(way.x - 40) < 1e-6 && abs(way.y) < 1e-6)
        pan.setTranslation(CGPoint(x: 3, y: -5), in: view)
        let told = pan.translation(in: view)
        #expect(abs(told.x - 3) < 1e-6 && abs(told.y + 5) < 1e-6)
        simulator.touchUp(1)
    }

    @Test("A field that is turned takes a tap where it is seen, and its letters stay within it")
    func field() {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
        simulator.window.addSubview(field)
        field.text = "Wort"
        field.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        simulator.frame()
        simulator.tap(CGPoint(x: 70, y: 100))
        #expect(field.isFirstResponder)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A turned view keeps its size when what it is in changes, and gives way as it would upright")
    func autoresizes() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let turned = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        parent.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        turned.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.frame.size.width = 220
        #expect(turned.bounds.size == CGSize(width: 100, height: 100) && turned.center == CGPoint(x: 110, y: 50))
        turned.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 250
        #expect(turned.bounds.size == CGSize(width: 130, height: 100))
        parent.frame.size.width = 220
        #expect(turned.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test(
        "What is scaled inside of a turned view is seen with what stands out of it, and what fades with what is left of it"
    )
    func scaledInside() {
        let (scaled, outer) = (UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20)), UIView())
        outer.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        outer.backgroundColor = .blue
        view.backgroundColor = nil
        view.addSubview(scaled)
        scaled.addSubview(outer)
        scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        simulator.frame()
        let place = outer.convert(CGPoint(x: 10, y: 10), to: nil)
        #expect(color(place.x, place.y) == .blue)
        scaled.transform = .identity
        outer.frame.origin.x = 60
        UIView.animate(withDuration: 1) { outer.alpha = 0 }
        simulator.advance(0.5)
        let faded = outer.convert(CGPoint(x: 10, y: 10), to: nil)
        #expect(color(faded.x, faded.y) != .white && color(faded.x, faded.y) != .blue)
    }

    @Test("A mirrored view that turns keeps its size on the way")
    func mirrored() {
        for (x, y) in [(-1, 1), (1, -1)] as [(CGFloat, CGFloat)] {
            view.transform = CGAffineTransform(scaleX: x, y: y)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = view.transform.rotated(by: 0.2)
            }
            for _ in 0..<9 {
                simulator.advance(0.1)
                #expect(abs(abs(view.shownState.transform.determinant) - 1) < 1e-6)
            }
            simulator.advance(1)
        }
    }

    @Test("Places of collection views know of turns")
    func attributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(attributes.frame.width - 50) < 1e-9 && abs(attributes.frame.minX - 25) < 1e-9)
        attributes.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
        #expect(abs(attributes.size.width - 80) < 1e-9 && abs(attributes.center.y - 40) < 1e-9)
    }
}
