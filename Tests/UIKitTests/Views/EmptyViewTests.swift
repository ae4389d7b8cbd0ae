import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Views without a size that are scaled or turned: what is in them is seen nevertheless.
@MainActor @Suite("Views without a size of their own")
struct EmptyViewTests {
    private let simulator = Simulator(size: CGSize(width: 200, height: 120))

    @Test(
        "What is in a view without a size is seen however it is scaled or turned",
        arguments: [
            CGSize(width: 40, height: 0), .zero, CGSize(width: 0, height: 40), CGSize(width: 0.2, height: 0.2),
        ],
        [
            CGAffineTransform.identity, .init(translationX: 3, y: 4), .init(rotationAngle: .pi / 2),
            .init(rotationAngle: .pi),
            .init(rotationAngle: .pi / 4), .init(scaleX: 1.5, y: 1.5), .init(scaleX: 0.6, y: 0.6),
            .init(scaleX: -1, y: 1),
        ])
    func content(size: CGSize, transform: CGAffineTransform) {
        let (view, child) = (UIView(frame: CGRect(origin: CGPoint(x: 100, y: 60), size: size)), UIView())
        child.frame = CGRect(x: size.width / 2 - 15, y: size.height / 2 - 15, width: 30, height: 30)
        child.backgroundColor = .red
        view.addSubview(child)
        simulator.window.addSubview(view)
        simulator.frame()
        view.transform = transform
        simulator.frame()
        let middle = simulator.color(at: CGPoint(x: view.center.x + transform.tx, y: view.center.y + transform.ty))
        #expect(middle == .red)
        #expect(simulator.areaMissedByDamage() == nil)
        child.backgroundColor = .blue
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        view.alpha = 0.5
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        view.clipsToBounds = true
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        view.removeFromSuperview()
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
