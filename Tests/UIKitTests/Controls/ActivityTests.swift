import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What shows that something goes on: spokes that go round, and lines that fill.
@MainActor @Suite("Activity and progress")
final class ActivityTests {
    private let sim = Simulator(size: CGSize(width: 200, height: 100))
    private let indicator = UIActivityIndicatorView(style: .large)

    @Test("Spokes go round from the start to the stop, which hides them")
    func spinning() {
        sim.window.addSubview(indicator)
        #expect(indicator.isHidden && !indicator.isAnimating && sim.timerCount == 0)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating && sim.timerCount == 1)
        let before = sim.pngData()
        sim.advance(0.25)
        #expect(sim.pngData() != before && sim.areaMissedByDamage() == nil)
        indicator.stopAnimating()
        #expect(indicator.isHidden && sim.timerCount == 0)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        let still = sim.pngData()
        sim.advance(0.5)
        #expect(sim.pngData() == still)
    }

    @Test("No timer runs while they are hidden or in no window")
    func resting() {
        indicator.startAnimating()
        #expect(sim.timerCount == 0)
        sim.window.addSubview(indicator)
        #expect(sim.timerCount == 1)
        indicator.isHidden = true
        #expect(sim.timerCount == 0)
        indicator.isHidden = false
        #expect(sim.timerCount == 1)
        indicator.removeFromSuperview()
        #expect(sim.timerCount == 0)
    }

    @Test("Where motion is reduced no spoke is another than the others")
    func reducedMotion() {
        sim.application.reducesMotion = true
        indicator.color = .red
        indicator.frame.origin = CGPoint(x: 50, y: 20)
        sim.window.addSubview(indicator)
        indicator.startAnimating()
        sim.advance(0.55)
        let center = indicator.center
        let (up, down) = (CGPoint(x: center.x, y: center.y - 13), CGPoint(x: center.x, y: center.y + 12.5))
        #expect(sim.color(at: up) == sim.color(at: down) && sim.color(at: up) != .white)
    }

    @Test("The line is as long as its part, from where reading begins")
    func progress() {
        let line = UIProgressView(progressViewStyle: .default)
        line.frame = CGRect(x: 20, y: 20, width: 100, height: 4)
        line.progressTintColor = .red
        line.trackTintColor = .blue
        sim.window.addSubview(line)
        line.progress = 0.4
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 57, y: 22)) == .red && sim.color(at: CGPoint(x: 63, y: 22)) == .blue)
        line.setProgress(7, animated: true)
        sim.advance(0.5)
        #expect(line.progress == 1 && sim.color(at: CGPoint(x: 110, y: 22)) == .red)
        line.progress = .nan
        #expect(line.progress == 0)
        line.semanticContentAttribute = .forceRightToLeft
        line.progress = 0.4
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 90, y: 22)) == .red && sim.color(at: CGPoint(x: 50, y: 22)) == .blue)
        #expect(line.intrinsicContentSize.height == 4 && sim.areaMissedByDamage() == nil)
    }
}
