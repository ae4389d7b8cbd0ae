import Foundation
import Testing
import UIKitSimulator

/// Anchors that are compared.
@MainActor @Suite("Anchors are compared by what they are of")
struct AnchorIdentityTests {
    @Test("Anchors of the same edge are equal, and those of constraints are theirs")
    func equality() {
        let (one, other) = (UIView(), UIView())
        #expect(one.leadingAnchor == one.leadingAnchor && one.leadingAnchor.hash == one.leadingAnchor.hash)
        #expect(one.leadingAnchor != one.trailingAnchor && one.leadingAnchor != other.leadingAnchor)
        let constraint = one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2)
        #expect(constraint.firstAnchor.isEqual(one.widthAnchor) && constraint.firstAnchor.item === one)
        #expect(constraint.secondAnchor?.isEqual(other.heightAnchor) == true)
        #expect(constraint.secondAnchor?.isEqual(other.widthAnchor) == false)
        let guide = UILayoutGuide()
        one.addLayoutGuide(guide)
        let fixed = guide.topAnchor.constraint(equalTo: one.topAnchor)
        #expect(fixed.firstAnchor == guide.topAnchor.constraint(equalTo: one.bottomAnchor).firstAnchor)
        #expect(one.widthAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
    }

    @Test("The anchor of a view that is gone belongs to nothing")
    func gone() {
        var view: UIView? = UIView()
        let constraint = view!.widthAnchor.constraint(equalToConstant: 4)
        view = nil
        #expect(constraint.firstAnchor.item == nil && constraint.firstAnchor.name == "width")
    }

    @Test("Beside no second item its attribute says nothing, as layout libraries write widths")
    func alone() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        simulator.window.addSubview(view)
        for (attribute, length) in [(NSLayoutConstraint.Attribute.width, CGFloat(30)), (.height, 20)] {
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1,
                constant: length)
            #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondAnchor == nil)
            constraint.isActive = true
        }
        simulator.frame()
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
    }
}
