import Testing
import UIKitSimulator

@testable import UIKit

/// Damage of what is drawn between pixels, and of views that are hidden meanwhile.
@MainActor @Suite("Damage at soft edges")
struct SoftEdgeTests {
    /// Draws a rectangle whose edges lie anywhere, and asks for exactly that rectangle.
    private final class Drawing: UIView {
        var box = CGRect(x: 10, y: 10, width: 10, height: 10) {
            didSet {
                setNeedsDisplay(oldValue)
                setNeedsDisplay(box)
            }
        }

        override func draw(_ rect: CGRect) {
            UIColor.black.setFill()
            UIBezierPath(rect: box).fill()
        }
    }

    @Test("What lies partly on a pixel is painted there", arguments: [1, 1.5, 2] as [CGFloat])
    func edges(scale: CGFloat) {
        let simulator = Simulator(size: CGSize(width: 100, height: 100), scale: scale)
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        simulator.window.addSubview(drawing)
        simulator.frame()
        for step in 0..<40 {
            let shift = CGFloat(step) * 0.17
            drawing.box = CGRect(x: 30.4 + shift, y: 30.6 - shift, width: 20.1, height: 9.9)
            #expect(simulator.areaMissedByDamage() == nil, "step \(step)")
        }
    }

    /// Everything that can be done to views while they, or what holds them, cannot be seen.
    private static let deeds: [@MainActor (UIView, UIView) -> Void] = [
        { _, inner in inner.backgroundColor = .systemBlue },
        { _, inner in inner.frame.origin.x += 9 },
        { _, inner in inner.setNeedsDisplay(CGRect(x: 1, y: 1, width: 5, height: 5)) },
        { _, inner in inner.alpha = 0.5 },
        { _, inner in inner.addSubview(UISwitch(frame: CGRect(x: 3, y: 3, width: 0, height: 0))) },
        { outer, _ in outer.frame.origin.y += 7 },
        { outer, _ in outer.superview?.bounds.origin.y += 4 },
        { _, inner in inner.isHidden.toggle() },
        { _, inner in inner.removeFromSuperview() },
        { _, _ in },
    ]

    /// How a view becomes invisible and visible again.
    private enum Way: CaseIterable {
        case hidden, clear, fading, parentHidden, parentClear
    }

    @Test("A view that was out of sight is shown as it is, whatever happened meanwhile", arguments: 0..<10)
    func outOfSight(index: Int) {
        for way in Way.allCases {
            let simulator = Simulator(size: CGSize(width: 120, height: 100))
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 90))
            let outer = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
            let inner = UILabel(frame: CGRect(x: 8, y: 8, width: 40, height: 20))
            inner.text = "abc"
            (outer.backgroundColor, inner.backgroundColor) = (.systemRed, .systemGreen)
            simulator.window.addSubview(parent)
            parent.addSubview(outer)
            outer.addSubview(inner)
            simulator.frame()
            func set(_ isSeen: Bool) {
                switch way {
                case .hidden: outer.isHidden = !isSeen
                case .clear: outer.alpha = isSeen ? 1 : 0
                case .fading:
                    UIView.animate(withDuration: 0.1) { outer.alpha = isSeen ? 1 : 0 }
                    simulator.advance(0.05)
                    #expect(simulator.areaMissedByDamage() == nil, "\(way), on the way")
                    simulator.advance(0.1)
                case .parentHidden: parent.isHidden = !isSeen
                case .parentClear: parent.alpha = isSeen ? 1 : 0
                }
            }
            set(false)
            #expect(simulator.areaMissedByDamage() == nil, "\(way), gone")
            Self.deeds[index](outer, inner)
            #expect(simulator.areaMissedByDamage() == nil, "\(way), deed")
            set(true)
            #expect(simulator.areaMissedByDamage() == nil, "\(way), back")
            Self.deeds[index](outer, inner)
            #expect(simulator.areaMissedByDamage() == nil, "\(way), deed afterwards")
        }
    }
}
