import Testing
import UIKitSimulator

@testable import UIKit

/// What constraints were made of before there were safe areas.
@MainActor
@Suite struct LayoutSupportTests {
    @Test func `a view stands below and above what the controller keeps clear of`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let controller = UIViewController()
        simulator.window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                attribute: .top, multiplier: 1, constant: -5),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2),
        ])
        simulator.advance(0.1)
        #expect(view.frame == CGRect(x: 0, y: 30, width: 60, height: 345))
        #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 20)
        controller.additionalSafeAreaInsets.top = 50
        simulator.advance(0.1)
        #expect(view.frame == CGRect(x: 0, y: 50, width: 100, height: 325))
    }

    @Test func `a constraint between nothing says nothing`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        constraint.constant = 5
        #expect(!constraint.isActive && constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
        let view = UIView()
        simulator.window.addSubview(view)
        view.addConstraint(constraint)
        simulator.advance(0.1)
        #expect(view.frame == .zero && !constraint.description.isEmpty)
    }
}
