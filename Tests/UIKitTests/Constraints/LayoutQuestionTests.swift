import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@MainActor @Suite("Questions about constraints")
struct LayoutQuestionTests {
    let sim = Simulator(size: CGSize(width: 400, height: 300))

    @Test("A view that could be elsewhere is ambiguous until a constraint says where it is")
    func ambiguity() {
        let view = UIView()
        sim.window.addSubview(view)
        #expect(!view.hasAmbiguousLayout)
        view.translatesAutoresizingMaskIntoConstraints = false
        let left = view.leftAnchor.constraint(equalTo: sim.window.leftAnchor)
        let top = view.topAnchor.constraint(greaterThanOrEqualTo: sim.window.topAnchor, constant: 5)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let height = view.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([left, top, width, height])
        #expect(view.hasAmbiguousLayout)
        let wish = view.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 9)
        wish.priority = .fittingSizeLevel
        wish.isActive = true
        #expect(!view.hasAmbiguousLayout)
        height.isActive = false
        #expect(view.hasAmbiguousLayout)
    }

    @Test("The constraints that decide a place are found by direction")
    func affecting() {
        let (a, b) = (UIView(), UIView())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            sim.window.addSubview(view)
        }
        let left = a.leftAnchor.constraint(equalTo: sim.window.leftAnchor, constant: 3)
        let width = a.widthAnchor.constraint(equalToConstant: 50)
        let after = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 3)
        let loose = b.leftAnchor.constraint(greaterThanOrEqualTo: a.leftAnchor)
        let top = b.topAnchor.constraint(equalTo: sim.window.topAnchor)
        NSLayoutConstraint.activate([left, width, after, loose, top])
        #expect(Set(b.constraintsAffectingLayout(for: .horizontal)) == [left, width, after])
        #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
        #expect(Set(a.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    }

    @Test("Priorities can be counted with")
    func priorities() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999 && (UILayoutPriority.defaultLow + 1).rawValue == 251)
        priority -= 9
        priority += 1
        #expect(priority.rawValue == 991)
    }
}
