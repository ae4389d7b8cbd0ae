import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Stacks that constraints are about.
@MainActor @Suite("Stacks and constraints")
struct StackConstraintTests {
    let sim = Simulator(size: CGSize(width: 400, height: 600))

    /// A view that wants a size.
    private final class Block: UIView {
        let wish: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            wish = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
        override var intrinsicContentSize: CGSize { wish }
    }

    private func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        return stack
    }

    /// Puts a view at the top left of another.
    private func pin(_ view: UIView, in parent: UIView? = nil) {
        let parent: UIView = parent ?? sim.window
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    }

    // MARK: The same as without constraints

    /// A stack made by chance; the same for the same generator.
    private func randomStack(_ random: inout SeededGenerator) throws -> UIStackView {
        let alignment = try #require(UIStackView.Alignment(rawValue: Int.random(in: 0..<6, using: &random)))
        let axis = try #require(NSLayoutConstraint.Axis(rawValue: Int.random(in: 0..<2, using: &random)))
        func length() -> CGFloat { CGFloat(Int.random(in: 0...90, using: &random)) }
        let views: [UIView] = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return UIView(frame: CGRect(x: 3, y: 4, width: length(), height: length()))
            case 1: return UISwitch()
            case 2, 3:
                let label = UILabel()
                label.text = ["A", "A label", "A label that is longer"][Int.random(in: 0..<3, using: &random)]
                label.font = .systemFont(ofSize: 10 + length() / 4)
                return label
            default: return Block(length(), length())
            }
        }
        let stack = stack(views, axis: axis)
        stack.alignment = alignment
        stack.distribution = try #require(UIStackView.Distribution(rawValue: Int.random(in: 0..<5, using: &random)))
        stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
        stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
        if Bool.random(using: &random) { stack.semanticContentAttribute = .forceRightToLeft }
        if let view = views.first, Bool.random(using: &random) { stack.setCustomSpacing(25, after: view) }
        if Int.random(in: 0..<4, using: &random) == 0 { views.randomElement(using: &random)?.isHidden = true }
        stack.frame = CGRect(
            x: 20, y: 10, width: CGFloat(Int.random(in: 20...380, using: &random)),
            height: CGFloat(Int.random(in: 20...380, using: &random)))
        return stack
    }

    @Test("Rows place the views of any stack where the stack itself places them", arguments: 0..<150)
    func sameAsPlacement(seed: Int) throws {
        var random = SeededGenerator(UInt64(seed))
        var copy = random
        let (plain, held) = (try randomStack(&random), try randomStack(&copy))
        sim.window.addSubview(plain)
        sim.window.addSubview(held)
        held.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
        for round in 0..<3 {
            sim.frame()
            #expect(sim.window.constraintLayout?.arranges(held) == true)
            for (a, b) in zip(plain.arrangedSubviews, held.arrangedSubviews) where !a.isHidden {
                let isSame = [
                    a.frame.minX - b.frame.minX, a.frame.minY - b.frame.minY, a.frame.maxX - b.frame.maxX,
                    a.frame.maxY - b.frame.maxY,
                ].allSatisfy { abs($0) <= 1 }
                #expect(
                    isSame,
                    """
                    seed \(seed), round \(round): \(a.frame) and \(b.frame) of \(plain.arrangedSubviews.map(\.frame)) \
                    in \(plain.bounds) \(plain.axis) \(plain.distribution) \(plain.alignment)
                    """)
            }
            let size = CGSize(
                width: CGFloat(Int.random(in: 20...380, using: &random)),
                height: CGFloat(Int.random(in: 20...380, using: &random)))
            for stack in [plain, held] {
                stack.frame.size = size
                if round == 1 { stack.arrangedSubviews.last?.isHidden.toggle() }
            }
        }
    }

    // MARK: Sizes

    @Test("A stack is as large as its views, and what is held to it follows")
    func size() {
        let stack = stack([Block(20, 10), Block(40, 30)])
        stack.spacing = 5
        pin(stack)
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        sim.window.addSubview(below)
        below.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 7).isActive = true
        below.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        sim.frame()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 65, height: 30))
        #expect(below.frame.minY == 37 && below.frame.width == 65)
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 25, y: 0, width: 40, height: 30))
        stack.isLayoutMarginsRelativeArrangement = true
        sim.frame()
        #expect(stack.frame.size == CGSize(width: 81, height: 46) && below.frame.minY == 53)
        stack.arrangedSubviews[1].isHidden = true
        sim.frame()
        #expect(stack.frame.size == CGSize(width: 36, height: 26))
        stack.addArrangedSubview(Block(50, 50))
        sim.frame()
        #expect(stack.frame.size == CGSize(width: 91, height: 66))
    }

    @Test("Constraints of the views hold, and views of two stacks share a width")
    func ownConstraints() {
        let (a, b) = (Block(20, 10), Block(40, 10))
        let first = stack([a, Block(30, 10)])
        let second = stack([b, Block(10, 10)])
        let column = stack([first, second], axis: .vertical)
        column.alignment = .leading
        column.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        sim.window.addSubview(column)
        let fixed = first.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 80)
        fixed.isActive = true
        a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
        sim.frame()
        #expect(a.frame.width == 40 && b.frame.width == 40)
        #expect(first.arrangedSubviews[1].frame == CGRect(x: 40, y: 0, width: 80, height: first.bounds.height))
        #expect(first.frame.width == 120 && second.frame.width == 50)
        fixed.isActive = false
        sim.frame()
        #expect(first.frame.width == 70)
    }

    @Test("Text in a column within constraints is wrapped in the column's width")
    func wrapped() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words that are wrapped ", count: 8)
        let end = Block(10, 12)
        let column = stack([label, end], axis: .vertical)
        column.spacing = 6
        pin(column)
        column.widthAnchor.constraint(equalToConstant: 150).isActive = true
        sim.frame()
        let height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(label.frame.size == CGSize(width: 150, height: height) && height > 100)
        #expect(end.frame.minY == height + 6 && column.frame.height == height + 18)
    }

    @Test("What holds to its content more strongly does not grow, and a view without content takes what is left")
    func priorities() {
        let views = [UILabel(), UILabel()]
        for label in views { label.text = "Label" }
        let row = stack(views)
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        sim.window.addSubview(row)
        sim.frame()
        #expect(views[0].frame.width < 100 && views[1].frame.maxX == 300)
        views[1].setContentHuggingPriority(.required, for: .horizontal)
        sim.frame()
        #expect(views[0].frame.width > 200 && views[1].frame.width < 100)
        let space = UIView()
        row.insertArrangedSubview(space, at: 1)
        sim.frame()
        #expect(views[0].frame.width < 100 && space.frame.width > 150 && views[1].frame.maxX == 300)
    }

    @Test("A spacing that changes inside of an animation moves the views, those outside of the stack too")
    func animation() {
        let blocks = [Block(20, 10), Block(40, 30)]
        let row = stack(blocks)
        pin(row)
        sim.frame()
        row.spacing = 100
        UIView.animate(withDuration: 1) { sim.window.layoutIfNeeded() }
        #expect(blocks[1].frame.minX == 120 && row.frame.width == 160)
        sim.advance(0.5)
        let seen = blocks[1].shownState.frame.minX
        #expect(seen > 30 && seen < 110)
        sim.advance(1)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Views that leave an arrangement stay where they are, and go on by their frames")
    func leaving() {
        let (a, b) = (Block(20, 10), Block(40, 30))
        let row = stack([a, b])
        pin(row)
        sim.frame()
        row.removeArrangedSubview(a)
        sim.frame()
        #expect(a.frame.width == 20 && b.frame.minX == 0 && row.frame.width == 40)
        a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        sim.frame()
        #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        b.removeFromSuperview()
        sim.window.addSubview(b)
        b.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
        sim.frame()
        #expect(b.frame == CGRect(x: 9, y: 9, width: 9, height: 9) && row.bounds.size == .zero)
    }

    @Test("Labels of different fonts stand on one baseline, and the stack is as high as that makes it")
    func baseline() {
        let labels = [12.0, 34, 17].map { size in
            let label = UILabel()
            label.text = "Ag"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let tall = Block(10, 20)
        let row = stack(labels + [tall])
        row.alignment = .lastBaseline
        pin(row)
        sim.frame()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender } + [tall.frame.maxY]
        #expect((baselines.max() ?? 0) - (baselines.min() ?? 0) < 1.5, "\(baselines)")
        #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= row.bounds.height + 0.5 })
    }
}
