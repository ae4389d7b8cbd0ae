import Testing
import UIKitSimulator

/// Rows and columns of views.
@MainActor @Suite("Stack views")
final class StackViewTests {
    /// A view that wants a size.
    private final class Block: UIView {
        var wish: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }

        init(_ width: CGFloat, _ height: CGFloat) {
            wish = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { return nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
        override var intrinsicContentSize: CGSize { wish }
    }

    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))
    private let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]
    private lazy var stack = UIStackView(arrangedSubviews: blocks)

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.spacing = 10
        sim.window.addSubview(stack)
    }

    private var frames: [CGRect] {
        sim.frame()
        return stack.arrangedSubviews.map(\.frame)
    }

    private func starts(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.minX) }
    private func widths(_ frames: [CGRect]) -> [CGFloat] { frames.map(\.width) }

    // MARK: Distribution

    @Test("A program's class has the room that it adds to its content, placed by frames too")
    func ownRoom() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 60, height: size.height + 20)
            }
        }
        let (padded, plain, rest) = (Padded(), UILabel(), UIView())
        (padded.text, plain.text) = ("ab", "ab")
        let stack = UIStackView(arrangedSubviews: [padded, plain, rest])
        stack.alignment = .top
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        #expect(abs(padded.frame.width - plain.frame.width - 60) < 0.01)
        #expect(abs(padded.frame.height - plain.frame.height - 20) < 0.01)
    }

    @Test("Fill: views have their own width and the last takes what is left, all of them the whole height")
    func fill() {
        begin()
        #expect(starts(frames) == [0, 30, 80] && widths(frames) == [20, 40, 120])
        #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 100 })
        stack.frame.size.width = 100
        #expect(widths(frames) == [20, 40, 20], "What is too much is taken from the last.")
        stack.frame.size.width = 45
        #expect(widths(frames) == [20, 5, 0])
        stack.frame.size.width = 200
        #expect(widths(frames) == [20, 40, 120])
    }

    @Test("Fill equally and proportionally share all there is")
    func shares() {
        begin()
        stack.distribution = .fillEqually
        #expect(widths(frames) == [60, 60, 60] && starts(frames) == [0, 70, 140])
        stack.distribution = .fillProportionally
        #expect(widths(frames) == [30, 60, 90] && starts(frames) == [0, 40, 110])
    }

    @Test("Equal spacing widens the gaps, and never below the spacing")
    func equalSpacing() {
        begin()
        stack.distribution = .equalSpacing
        #expect(widths(frames) == [20, 40, 60] && starts(frames) == [0, 60, 140])
        stack.frame.size.width = 130
        #expect(starts(frames) == [0, 30, 80] && widths(frames) == [20, 40, 50])
    }

    @Test("Equal centring gives the middles one distance")
    func equalCentering() {
        begin()
        stack.distribution = .equalCentering
        #expect(widths(frames) == [20, 40, 60])
        let middles = frames.map(\.midX)
        #expect(middles == [10, 90, 170])
    }

    @Test("In any room all distributions keep the gaps and stay inside", arguments: 0..<5)
    func anyRoom(kind: Int) throws {
        begin()
        var random = SeededGenerator(UInt64(kind) + 40)
        stack.distribution = try #require(UIStackView.Distribution(rawValue: kind))
        for _ in 0..<100 {
            for block in blocks {
                block.wish = CGSize(width: Double.random(in: 0...90, using: &random), height: 10)
            }
            stack.frame.size.width = CGFloat(Double.random(in: 25...300, using: &random))
            let frames = frames
            for (a, b) in zip(frames, frames.dropFirst()) {
                #expect(b.minX - a.maxX > 10 - 1e-6, "seed \(SeededGenerator.seed)")
            }
            #expect(frames.allSatisfy { $0.width >= 0 }, "seed \(SeededGenerator.seed)")
            #expect((frames.last?.maxX ?? 0) <= stack.bounds.width + 1e-6, "seed \(SeededGenerator.seed)")
            #expect(abs((frames.last?.maxX ?? 0) - stack.bounds.width) < 1e-6, "seed \(SeededGenerator.seed)")
        }
    }

    // MARK: Axis and alignment

    @Test("A column is a row turned over")
    func column() {
        begin()
        stack.axis = .vertical
        #expect(frames.map(\.minY) == [0, 20, 60] && frames.map(\.height) == [10, 30, 40])
        #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 200 })
    }

    @Test("Across the axis views fill, or stand at an edge or in the middle in their own size")
    func alignment() {
        begin()
        stack.alignment = .leading
        #expect(frames.map(\.minY) == [0, 0, 0] && frames.map(\.height) == [10, 30, 20])
        stack.alignment = .center
        #expect(frames.map(\.minY) == [45, 35, 40])
        stack.alignment = .trailing
        #expect(frames.map(\.maxY) == [100, 100, 100] && frames.map(\.height) == [10, 30, 20])
        stack.frame.size.height = 15
        #expect(frames.map(\.height) == [10, 15, 15])
    }

    @Test("Labels of different fonts stand on one baseline")
    func baseline() {
        begin()
        let labels = [12.0, 34, 17].map { size in
            let label = UILabel()
            label.text = "Ag"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let row = UIStackView(arrangedSubviews: labels)
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
        sim.window.addSubview(row)
        sim.frame()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect((baselines.max() ?? 0) - (baselines.min() ?? 0) < 1, "\(baselines)")
        #expect(labels[1].frame.minY < labels[2].frame.minY && labels[2].frame.minY < labels[0].frame.minY)
    }

    @Test("A stack that reads from right to left begins at the right")
    func rightToLeft() {
        begin()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.setNeedsLayout()
        #expect(frames.map(\.maxX) == [200, 170, 120])
    }

    // MARK: Spacing, margins, hidden views

    @Test("A distance of its own after one view")
    func customSpacing() {
        begin()
        stack.setCustomSpacing(25, after: blocks[0])
        #expect(starts(frames) == [0, 45, 95] && stack.customSpacing(after: blocks[0]) == 25)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[0])
        #expect(starts(frames) == [0, 28, 78])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
        #expect(starts(frames) == [0, 30, 80])
        #expect(stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
    }

    @Test("Margins are kept when asked for")
    func margins() {
        begin()
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(frames[0].origin == .zero)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames[0].origin == CGPoint(x: 2, y: 1) && frames[2].maxX == 196 && frames[0].height == 96)
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 146, height: 34))
    }

    @Test("Hidden views take no room and no gap, and come back")
    func hidden() {
        begin()
        blocks[1].isHidden = true
        #expect(frames[0].minX == 0 && frames[2] == CGRect(x: 30, y: 0, width: 170, height: 100))
        #expect(stack.sizeThatFits(.zero).width == 90)
        blocks[1].isHidden = false
        #expect(starts(frames) == [0, 30, 80])
        for block in blocks { block.isHidden = true }
        #expect(stack.sizeThatFits(.zero) == .zero)
    }

    @Test("A view that is hidden or grows in a stack inside a stack moves what stands after it")
    func nested() {
        begin()
        let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(30, 10)])
        let (last, innermost) = (Block(10, 10), Block(20, 10))
        let row = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [inner, innermost]), last])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        sim.window.addSubview(row)
        sim.frame()
        #expect(last.frame.minX == 80)
        inner.arrangedSubviews[0].isHidden = true
        sim.frame()
        #expect(last.frame.minX == 50)
        innermost.wish.width = 60
        sim.frame()
        #expect(last.frame.minX == 90)
        inner.addArrangedSubview(Block(5, 5))
        sim.frame()
        #expect(last.frame.minX == 95)
    }

    // MARK: Views

    @Test("Views are put in, moved, taken out and lost to other superviews")
    func arrangement() {
        begin()
        let more = Block(5, 5)
        stack.insertArrangedSubview(more, at: 0)
        #expect(stack.arrangedSubviews.first === more && more.superview === stack)
        stack.insertArrangedSubview(more, at: 99)
        #expect(stack.arrangedSubviews.last === more && stack.subviews.count == 4)
        stack.removeArrangedSubview(more)
        #expect(!stack.arrangedSubviews.contains(more) && more.superview === stack)
        blocks[0].removeFromSuperview()
        sim.window.addSubview(blocks[1])
        #expect(stack.arrangedSubviews == [blocks[2]])
        #expect(frames == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }

    @Test("A stack is as large as its views, and a label that gets less than a line takes more of them")
    func size() {
        begin()
        #expect(stack.intrinsicContentSize == CGSize(width: 140, height: 30))
        stack.axis = .vertical
        #expect(stack.intrinsicContentSize == CGSize(width: 60, height: 80))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that need a line each"
        let column = UIStackView(arrangedSubviews: [label])
        column.axis = .vertical
        let (wide, narrow) = (
            column.sizeThatFits(CGSize(width: 1000, height: 0)), column.sizeThatFits(CGSize(width: 80, height: 0))
        )
        #expect(narrow.width <= 80 && narrow.height > wide.height * 2)
    }

    @Test("An empty stack has no size and lays out nothing")
    func empty() {
        begin()
        let stack = UIStackView()
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        sim.window.addSubview(stack)
        for kind in 0..<5 {
            UIStackView.Distribution(rawValue: kind).map { stack.distribution = $0 }
            stack.layoutIfNeeded()
        }
        #expect(stack.intrinsicContentSize == .zero && stack.arrangedSubviews.isEmpty)
    }
}

extension StackViewTests {
    @Test("Spacing in a column is counted from baseline to baseline where it is to, and the stack is as high as that")
    func baselines() {
        let labels = [17.0, 30, 12].map { size in
            let label = UILabel()
            (label.text, label.font) = ("Text", .systemFont(ofSize: size))
            return label
        }
        let block = Block(20, 10)
        let stack = UIStackView(arrangedSubviews: labels + [block])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 40)
        stack.isBaselineRelativeArrangement = true
        sim.window.addSubview(stack)
        stack.frame.size = stack.sizeThatFits(.zero)
        sim.frame()
        let lines = labels.map { $0.frame.minY + $0.font.ascender } + [block.frame.maxY]
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(abs(next - line - 40) <= 1) }
        #expect(abs(stack.frame.height - block.frame.maxY) < 0.01)
        let height = stack.frame.height
        stack.isBaselineRelativeArrangement = false
        #expect(stack.sizeThatFits(.zero).height > height)
        // With constraints as without.
        stack.isBaselineRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: sim.window.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: sim.window.leftAnchor).isActive = true
        sim.frame()
        let again = labels.map { $0.frame.minY + $0.font.ascender } + [block.frame.maxY]
        for (line, next) in zip(again, again.dropFirst()) { #expect(abs(next - line - 40) <= 1) }
        // Rows have no use for it.
        stack.axis = .horizontal
        stack.spacing = 10
        sim.frame()
        #expect(abs(labels[1].frame.minX - labels[0].frame.maxX - 10) < 0.01)
    }
}
