import Foundation

@testable import UIKit

/// Views that are held by constraints in random ways, each with one solution, and a description of them to build them anew.
@MainActor
struct RandomConstraints {
    /// Where a view is from what was there before it.
    private struct Plan {
        var parent: Int?
        var anchor: Int?
        var constants: [CGFloat]
        var isLimited: Bool
        var limit: CGFloat
    }

    private var random: SeededGenerator
    private let window: UIWindow
    private var plans: [Int: Plan] = [:]
    private var views: [Int: UIView] = [:]
    private var constraints: [Int: [NSLayoutConstraint]] = [:]
    private var next = 0

    init(seed: UInt64, window: UIWindow) {
        random = SeededGenerator(seed)
        self.window = window
    }

    /// The frames, by the order in which views were made.
    var frames: [CGRect] { views.keys.sorted().compactMap { views[$0]?.frame } }

    /// Adds or removes a view, or changes a constant or a limit.
    mutating func edit() {
        let ids = plans.keys.sorted()
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            let parent = ids.isEmpty || Bool.random(using: &random) ? nil : ids.randomElement(using: &random)
            let siblings = ids.filter { plans[$0]?.parent == parent }
            add(
                next,
                Plan(
                    parent: parent, anchor: siblings.randomElement(using: &random),
                    constants: (0..<4).map { _ in CGFloat(Int.random(in: 0...60, using: &random)) },
                    isLimited: Bool.random(using: &random), limit: CGFloat(Int.random(in: 5...50, using: &random))))
            next += 1
        case 2:
            // One that nobody leans on.
            let free = ids.filter { id in !plans.values.contains { $0.parent == id || $0.anchor == id } }
            guard let id = free.randomElement(using: &random) else { return }
            views.removeValue(forKey: id)?.removeFromSuperview()
            (plans[id], constraints[id]) = (nil, nil)
        default:
            guard let id = ids.randomElement(using: &random), let index = (0..<5).randomElement(using: &random) else {
                return
            }
            let value = CGFloat(Int.random(in: 0...60, using: &random))
            if index < 4 { plans[id]?.constants[index] = value } else { plans[id]?.limit = value }
            if let held = constraints[id], index < held.count { held[index].constant = value }
        }
    }

    /// The same views in another window.
    func copied(to window: UIWindow) -> RandomConstraints {
        var copy = RandomConstraints(seed: 0, window: window)
        for id in plans.keys.sorted() { if let plan = plans[id] { copy.add(id, plan) } }
        return copy
    }

    private mutating func add(_ id: Int, _ plan: Plan) {
        let parent = plan.parent.flatMap { views[$0] } ?? window
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        let before = plan.anchor.flatMap { views[$0] }
        var held = [
            view.leftAnchor.constraint(equalTo: before?.rightAnchor ?? parent.leftAnchor, constant: plan.constants[0]),
            view.topAnchor.constraint(equalTo: before?.bottomAnchor ?? parent.topAnchor, constant: plan.constants[1]),
            view.widthAnchor.constraint(equalToConstant: plan.constants[2]),
            view.heightAnchor.constraint(equalToConstant: plan.constants[3]),
        ]
        if plan.isLimited {
            // The wish for a width gives way to a limit.
            held[2].priority = .defaultHigh
            held.append(view.widthAnchor.constraint(lessThanOrEqualToConstant: plan.limit))
        }
        NSLayoutConstraint.activate(held)
        (plans[id], views[id], constraints[id]) = (plan, view, held)
    }
}
