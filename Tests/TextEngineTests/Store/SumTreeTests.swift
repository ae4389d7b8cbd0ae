import Testing

@testable import TextEngine

/// An element of a given weight; the summary also remembers the first and the last, so that order counts.
private struct Weight: Summarized, Equatable {
    struct Sum: TreeSummary {
        var total = 0
        var count = 0
        var first: Int?
        var last: Int?
        static let zero = Sum()
        static func + (left: Sum, right: Sum) -> Sum {
            Sum(
                total: left.total + right.total, count: left.count + right.count, first: left.first ?? right.first,
                last: right.last ?? left.last)
        }
    }

    var value: Int
    var summary: Sum { Sum(total: value, count: 1, first: value, last: value) }
}

@Suite("SumTree")
struct SumTreeTests {
    private func tree(_ values: [Int]) -> SumTree<Weight> { SumTree(values.map(Weight.init)) }
    private func values(_ tree: SumTree<Weight>) -> [Int] { tree.map(\.value) }

    @Test("Building gives the elements in order, whatever their number")
    func building() {
        for count in [0, 1, 7, 15, 16, 17, 31, 255, 256, 257, 4095, 4097, 5000] {
            let built = tree(Array(0..<count))
            #expect(values(built) == Array(0..<count))
            #expect(built.invariantFaults() == [], "\(count) elements")
            #expect(built.summary.count == count)
            #expect(built.isEmpty == (count == 0))
            #expect(built.first?.value == (count == 0 ? nil : 0))
            #expect(built.last?.value == (count == 0 ? nil : count - 1))
        }
    }

    @Test("Seeking finds the first element past, by any dimension")
    func seeking() {
        let built = tree((0..<1000).map { $0 % 3 })
        var total = 0
        for index in 0..<1000 {
            let next = total + index % 3
            for target in total..<next {
                let place = built.place { $0.total > target }
                #expect(place?.before.count == index && place?.before.total == total)
            }
            total = next
        }
        #expect(built.place { $0.total > 999 }?.element == nil)
        #expect(built.place { $0.count > 500 }?.element.value == 500 % 3)
        #expect(tree([]).place { _ in true } == nil)
    }

    @Test("A change in place is seen in the tree, and not in its copy")
    func updating() {
        var changed = tree(Array(0..<300))
        let copy = changed
        let old = changed.update(where: { $0.count > 200 }) { element, before in
            defer { element.value = -1 }
            return (element.value, before.count)
        }
        #expect(old?.0 == 200 && old?.1 == 200)
        #expect(values(changed) == Array(0..<200) + [-1] + Array(201..<300))
        #expect(values(copy) == Array(0..<300))
        #expect(changed.summary.total == copy.summary.total - 201)
        #expect(changed.invariantFaults() == [] && copy.invariantFaults() == [])
        #expect(changed.update(where: { $0.count > 300 }) { _, _ in } == nil)
    }

    @Test("Iteration starts at the first element past, gives the sums before, and ends when told")
    func iterating() {
        let built = tree(Array(0..<500))
        var seen: [Int] = []
        built.forEach(from: { $0.count > 123 }) { element, before in
            #expect(before.count == element.value)
            seen.append(element.value)
            return element.value < 321
        }
        #expect(seen == Array(123...321))
    }

    @Test("Splitting and joining at every place keeps the elements and the balance")
    func splittingAndJoining() {
        for count in [1, 16, 40, 300] {
            let whole = tree(Array(0..<count))
            for index in stride(from: 0, through: count, by: max(1, count / 50)) {
                var head = whole
                let tail = head.split { $0.count > index }
                #expect(values(head) == Array(0..<index))
                #expect(values(tail) == Array(index..<count))
                #expect(head.invariantFaults() == [] && tail.invariantFaults() == [])
                var turned = tail
                turned.append(head)
                #expect(values(turned) == Array(index..<count) + Array(0..<index))
                #expect(turned.invariantFaults() == [])
            }
            #expect(values(whole) == Array(0..<count))
        }
    }

    @Test("Random replacements, splits and joins agree with an array")
    func randomOperations() {
        var generator = SeededGenerator()
        var model = Array(0..<200)
        var subject = tree(model)
        var snapshots: [(SumTree<Weight>, [Int])] = []
        for step in 0..<4000 {
            let upper = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &generator)
            let lower = max(0, upper - Int.random(in: 0..<(step % 50 == 0 ? 300 : 4), using: &generator))
            let longest = model.count > 3000 ? 2 : step % 40 == 0 ? 400 : 4
            let new = (0..<Int.random(in: 0...longest, using: &generator)).map { _ in
                Int.random(in: 1..<1000, using: &generator)
            }
            subject.replace(from: { $0.count > lower }, through: { $0.count > upper }, with: tree(new))
            if model.isEmpty { model = new } else { model.replaceSubrange(lower...upper, with: new) }
            if step % 100 == 0 { snapshots.append((subject, model)) }
            if step % 20 == 0 || step > 3900 {
                #expect(values(subject) == model, "step \(step), seed \(generator.seed)")
                #expect(subject.invariantFaults() == [], "step \(step), seed \(generator.seed)")
            }
        }
        for (tree, array) in snapshots { #expect(values(tree) == array, "snapshot, seed \(generator.seed)") }
    }

    @Test("The invariants are really looked at")
    func invariants() {
        let broken = tree(Array(0..<100))
        broken.root.children[0].node.elements.removeLast(12)
        #expect(broken.invariantFaults().isEmpty == false)
        let stale = tree(Array(0..<100))
        stale.root.children[1].summary = .zero
        #expect(stale.invariantFaults().contains { $0.contains("stale") })
    }
}
