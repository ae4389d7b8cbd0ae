import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Pictures that are shown one after another, and those of views that are highlighted.
@MainActor @Suite("ImageView: several pictures")
final class ImageAnimationTests {
    private lazy var sim = Simulator(size: CGSize(width: 100, height: 100))
    private let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    private func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
            $0.cgContext.setFillColor(color.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
    }

    private func begin(_ colors: [UIColor] = [.red, .green, .blue], duration: Double = 0.6) {
        _ = sim
        view.animationImages = colors.map(picture)
        view.animationDuration = duration
        sim.window.addSubview(view)
        sim.frame()
    }

    /// What is seen of the view.
    private var seen: UIColor { sim.color(at: CGPoint(x: 40, y: 40)) }

    @Test("Pictures follow one another from the start to the stop, and then the usual one is shown")
    func running() {
        view.image = picture(.yellow)
        begin()
        #expect(seen == .yellow && !view.isAnimating && sim.timerCount == 0)
        view.startAnimating()
        sim.frame()
        var colors = [seen]
        for _ in 0..<5 {
            sim.advance(0.2)
            colors.append(seen)
        }
        #expect(colors == [.red, .green, .blue, .red, .green, .blue] && view.isAnimating && sim.timerCount == 1)
        #expect(sim.areaMissedByDamage() == nil)
        view.stopAnimating()
        sim.frame()
        #expect(seen == .yellow && !view.isAnimating && sim.timerCount == 0)
        view.startAnimating()
        sim.frame()
        #expect(seen == .red)
    }

    @Test("They end after as many rounds as they were started with")
    func rounds() {
        view.image = picture(.yellow)
        begin()
        view.animationRepeatCount = 2
        view.startAnimating()
        view.animationRepeatCount = 0
        sim.advance(1.1)
        #expect(view.isAnimating && seen == .blue)
        sim.advance(0.2)
        #expect(!view.isAnimating && seen == .yellow && sim.timerCount == 0)
        view.animationImages = [picture(.red)]
        view.animationRepeatCount = 1
        view.startAnimating()
        sim.advance(0.3)
        #expect(view.isAnimating && seen == .red)
        sim.advance(0.4)
        #expect(!view.isAnimating)
    }

    @Test("Without a duration each is a thirtieth of a second, and more than there are frames are left out")
    func durations() {
        begin(Array(repeating: .red, count: 30) + [.blue], duration: 0)
        view.startAnimating()
        sim.advance(0.97)
        #expect(seen == .red)
        sim.advance(0.05)
        #expect(seen == .blue)
        for duration in [1e-9, -1, .nan, .infinity] {
            view.animationDuration = duration
            view.startAnimating()
            sim.advance(0.1)
            #expect(view.isAnimating)
        }
    }

    @Test("Nothing runs while the view is hidden or in no window, nor for one picture, nor without any")
    func resting() {
        begin()
        view.startAnimating()
        sim.advance(0.2)
        view.isHidden = true
        sim.advance(0.4)
        #expect(sim.timerCount == 0 && view.isAnimating)
        view.isHidden = false
        sim.frame()
        #expect(sim.timerCount == 1 && seen == .green)
        view.removeFromSuperview()
        #expect(sim.timerCount == 0)
        sim.window.addSubview(view)
        #expect(sim.timerCount == 1)
        view.animationImages = [picture(.red)]
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating && sim.timerCount == 0)
        view.animationImages = []
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = nil
        view.startAnimating()
        #expect(!view.isAnimating)
    }

    @Test("A view that is highlighted shows its other picture, or the usual one without any")
    func highlight() {
        begin()
        view.image = picture(.red)
        view.isHighlighted = true
        sim.frame()
        #expect(seen == .red)
        view.highlightedImage = picture(.blue)
        sim.frame()
        #expect(seen == .blue && sim.areaMissedByDamage() == nil)
        view.isHighlighted = false
        sim.frame()
        #expect(seen == .red)
        let both = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
        #expect(both.frame.size == CGSize(width: 40, height: 40) && !both.isHighlighted)
    }

    @Test("The picture of a cell is highlighted with the cell")
    func cells() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setHighlighted(true, animated: false)
        #expect(cell.imageView?.isHighlighted == true)
        cell.setHighlighted(false, animated: false)
        #expect(cell.imageView?.isHighlighted == false)
    }
}
