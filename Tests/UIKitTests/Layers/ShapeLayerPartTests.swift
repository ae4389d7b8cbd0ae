import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Shape layers that are stroked in part, layers that are the faces of views, matrices in space and links to the display.
@MainActor @Suite("Parts of shapes")
final class ShapeLayerPartTests {
    private lazy var simulator = Simulator(size: CGSize(width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let line = CAShapeLayer()

    /// Each test begins with an application of its own, which is the one of the process until it ends.
    private func begin() {
        view.backgroundColor = .white
        simulator.window.addSubview(view)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 50))
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.red.cgColor
        line.lineWidth = 10
        view.layer.addSublayer(line)
        simulator.frame()
    }

    private func isRed(_ x: CGFloat) -> Bool {
        simulator.frame()
        return simulator.color(at: CGPoint(x: x, y: 50)) == .red
    }

    @Test("A line is stroked between its two ends")
    func ends() {
        begin()
        #expect(isRed(5) && isRed(195))
        line.strokeEnd = 0.5
        #expect(isRed(95) && !isRed(105) && simulator.areaMissedByDamage() == nil)
        line.strokeStart = 0.25
        #expect(!isRed(45) && isRed(55) && simulator.areaMissedByDamage() == nil)
        line.strokeEnd = 0.2
        #expect(!isRed(45) && !isRed(55) && simulator.areaMissedByDamage() == nil)
        line.strokeEnd = 7
        line.strokeStart = -.infinity
        #expect(line.strokeEnd == 1 && line.strokeStart == 0 && isRed(195))
    }

    @Test("The end of a line is animated, and stays there when it is not removed")
    func animated() {
        begin()
        line.strokeEnd = 0
        let growth = CABasicAnimation(keyPath: "strokeEnd")
        growth.fromValue = CGFloat.zero
        growth.toValue = CGFloat(1)
        growth.duration = 1
        growth.isRemovedOnCompletion = false
        growth.fillMode = .forwards
        line.add(growth, forKey: "growth")
        simulator.passTime(0.5)
        #expect(isRed(90) && !isRed(110) && simulator.areaMissedByDamage() == nil)
        simulator.passTime(0.6)
        #expect(isRed(195) && line.animation(forKey: "growth") === growth && line.strokeEnd == 0)
        simulator.passTime(1)
        #expect(isRed(195) && !UIApplication.shared.animator.isRunning)
        line.removeAllAnimations()
        #expect(!isRed(5) && simulator.areaMissedByDamage() == nil)
    }

    @Test("An animation may begin later, and show its beginning until then")
    func later() {
        begin()
        for (mode, isShown) in [(CAMediaTimingFillMode.removed, true), (.backwards, false)] {
            let fade = CABasicAnimation(keyPath: "strokeEnd")
            fade.fromValue = 0
            fade.toValue = 0
            fade.duration = 1
            fade.beginTime = CACurrentMediaTime() + 1
            fade.fillMode = mode
            line.add(fade, forKey: "fade")
            simulator.passTime(0.5)
            #expect(isRed(100) == isShown)
            simulator.passTime(1)
            #expect(!isRed(100))
            line.removeAllAnimations()
        }
    }

    @Test("A line of several parts is measured as a whole, curves too")
    func severalParts() {
        begin()
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.move(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 20 + 10 * CGFloat.pi, y: 0))
        let half = path.outline.part(from: 0, to: 0.49)
        #expect(half.bounds.maxX < 10.1 && half.bounds.height > 9.9)
        #expect(abs(path.outline.part(from: 0.75, to: 1).bounds.minX - (20 + 5 * .pi)) < 0.05)
        #expect(path.outline.part(from: 0.5, to: 0.5).isEmpty && PathOutline().part(from: 0, to: 1).isEmpty)
    }

    @Test("A path goes the other way round, and back again")
    func reversing() {
        begin()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 4), controlPoint2: CGPoint(x: 6, y: 7))
        path.lineWidth = 3
        let back = path.reversing()
        #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.lineWidth == 3)
        #expect(back.reversing().outline == path.outline)
        let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).reversing()
        #expect(box.contains(CGPoint(x: 5, y: 5)) && box.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    private final class Outline: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    @Test("A view's own layer may be a shape, which is painted over its background and under its subviews")
    func layerClass() throws {
        begin()
        let outline = Outline(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        outline.backgroundColor = .yellow
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cover.backgroundColor = .blue
        outline.addSubview(cover)
        view.addSubview(outline)
        let shape = try #require(outline.layer as? CAShapeLayer)
        shape.fillColor = nil
        shape.strokeColor = UIColor.green.cgColor
        shape.lineWidth = 8
        func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
            simulator.frame()
            return simulator.color(at: CGPoint(x: x, y: y))
        }
        #expect(color(100, 78) == .yellow)
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60)).cgPath
        #expect(color(100, 78) == .green && color(100, 82) == .green && color(100, 50) == .yellow)
        #expect(color(30, 78) == .blue && color(30, 82) == .green && simulator.areaMissedByDamage() == nil)
        outline.frame.origin.x = 60
        #expect(color(160, 50) == .green && color(22, 82) == .white && simulator.areaMissedByDamage() == nil)
        shape.strokeColor = nil
        #expect(color(140, 78) == .yellow && simulator.areaMissedByDamage() == nil)
    }

    @Test("A layer's matrix is what moves and scales of it")
    func matrices() {
        begin()
        view.layer.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 9)
        #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
        #expect(CATransform3DGetAffineTransform(view.layer.transform) == view.transform)
        view.layer.transform = CATransform3DIdentity
        #expect(view.transform.isIdentity && CATransform3DIsIdentity(view.layer.transform))
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let plane = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(turn.m12 - plane.b) < 1e-9 && abs(turn.m21 - plane.c) < 1e-9 && CATransform3DIsAffine(turn))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }

    @Test("A matrix is animated, and seen on its way in the presentation")
    func presentation() {
        begin()
        let small = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(small.layer.presentation() == nil)
        view.addSubview(small)
        let growth = CABasicAnimation(keyPath: "transform")
        growth.fromValue = small.layer.presentation()?.transform
        growth.toValue = CATransform3DMakeScale(3, 3, 1)
        growth.duration = 1
        small.layer.add(growth, forKey: nil)
        simulator.passTime(0.5)
        simulator.frame()
        #expect(abs((small.layer.presentation()?.frame.width ?? 0) - 40) < 0.01 && small.frame.width == 20)
    }

    @MainActor
    private final class Ticker: NSObject {
        var times: [TimeInterval] = []
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test("A link is called with each frame until it is invalidated, and lets its target go")
    func displayLink() {
        begin()
        weak var gone: Ticker?
        do {
            let ticker = Ticker()
            gone = ticker
            let link = CADisplayLink(target: ticker, selector: Ticker.tick)
            link.add(to: .main, forMode: .common)
            for _ in 0..<3 {
                simulator.passTime(1.0 / 60)
                simulator.frame()
            }
            #expect(ticker.times.count == 3 && ticker.times.last == CACurrentMediaTime())
            #expect(abs(link.duration - 1.0 / 60) < 1e-9)
            link.isPaused = true
            simulator.passTime(1)
            simulator.frame()
            link.isPaused = false
            link.preferredFramesPerSecond = 10
            for _ in 0..<12 {
                simulator.passTime(1.0 / 60)
                simulator.frame()
            }
            #expect(ticker.times.count == 5)
            link.invalidate()
            simulator.passTime(1)
            simulator.frame()
            #expect(ticker.times.count == 5 && !UIApplication.shared.animator.isRunning)
        }
        #expect(gone == nil)
    }

    @Test("Points go from a view to the screen and to another view")
    func coordinateSpaces() {
        begin()
        let (a, b) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)),
            UIView(frame: CGRect(x: 50, y: 0, width: 9, height: 9))
        )
        view.addSubview(a)
        view.addSubview(b)
        let screen = UIScreen.main.coordinateSpace
        let other: any UICoordinateSpace = b
        #expect(a.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 21))
        #expect(a.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: screen).origin == .zero)
        #expect(a.convert(CGPoint.zero, to: other) == CGPoint(x: -40, y: 20))
        #expect(screen.convert(CGPoint(x: 11, y: 21), to: a) == CGPoint(x: 1, y: 1))
        #expect(screen.convert(CGPoint(x: 1, y: 1), from: other) == CGPoint(x: 51, y: 1))
    }
}
