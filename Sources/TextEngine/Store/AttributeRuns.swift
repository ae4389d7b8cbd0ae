/// A value for every UTF-16 unit of a text, stored as runs of units with equal values, that moves with edits.
///
/// Neighbouring runs always differ, and none is empty. Reading and changing one place takes O(log n) of the number of runs.
package struct AttributeRuns<Value: Equatable> {
    /// Neighbouring units with one value.
    package struct Run: Summarized {
        /// The length in UTF-16 units.
        package var utf16Count: Int
        /// The value of all of them.
        package var value: Value
        /// What the run amounts to.
        package var summary: RunSummary { RunSummary(utf16Count: utf16Count, runCount: 1) }
    }

    /// What a stretch of runs amounts to.
    package struct RunSummary: TreeSummary {
        /// The length in UTF-16 units.
        package var utf16Count: Int
        /// The number of runs.
        package var runCount: Int

        /// The summary of no runs.
        package static var zero: RunSummary { RunSummary(utf16Count: 0, runCount: 0) }

        /// The sum.
        package static func + (left: RunSummary, right: RunSummary) -> RunSummary {
            RunSummary(utf16Count: left.utf16Count + right.utf16Count, runCount: left.runCount + right.runCount)
        }
    }

    var tree: SumTree<Run>

    /// One run of `utf16Count` units with `value`.
    package init(utf16Count: Int, value: Value) {
        precondition(utf16Count >= 0, "A text has no negative length.")
        tree = utf16Count == 0 ? SumTree() : SumTree(only: Run(utf16Count: utf16Count, value: value))
    }

    /// The length of the text in UTF-16 units.
    package var utf16Count: Int { tree.summary.utf16Count }

    /// The number of runs.
    package var runCount: Int { tree.summary.runCount }

    /// The value at `offset` and the longest range around it that has it, or nil if there is no unit at `offset`.
    package func run(at offset: Int) -> (value: Value, range: Range<Int>)? {
        guard offset >= 0, let place = place(at: offset) else { return nil }
        let start = place.before.utf16Count
        return (place.element.value, start..<(start + place.element.utf16Count))
    }

    /// Calls `body` with the runs in `range`, from front to back, each cut to it, until it returns false.
    package func forEachRun(in range: Range<Int>, _ body: (Value, Range<Int>) -> Bool) {
        requireRange(range)
        guard !range.isEmpty else { return }
        tree.forEach(from: { $0.utf16Count > range.lowerBound }) { run, before in
            let own = before.utf16Count..<(before.utf16Count + run.utf16Count)
            return body(run.value, own.clamped(to: range)) && own.upperBound < range.upperBound
        }
    }

    func place(at offset: Int) -> SumTree<Run>.Place? {
        tree.place { $0.utf16Count > offset }
    }

    func requireRange(_ range: Range<Int>) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= utf16Count,
            "The range \(range) is outside runs of \(utf16Count) UTF-16 units.")
    }

    /// What is wrong with the runs, one sentence for each fault; empty if sound. O(n): for tests.
    package func invariantFaults() -> [String] {
        var faults = tree.invariantFaults()
        let runs = Array(tree)
        if runs.contains(where: { $0.utf16Count <= 0 }) { faults.append("A run is empty.") }
        if zip(runs, runs.dropFirst()).contains(where: { $0.value == $1.value }) {
            faults.append("Two neighbouring runs have equal values.")
        }
        return faults
    }
}

extension AttributeRuns: Equatable {
    package static func == (a: AttributeRuns, b: AttributeRuns) -> Bool {
        a.runCount == b.runCount
            && zip(a.tree, b.tree).allSatisfy { $0.utf16Count == $1.utf16Count && $0.value == $1.value }
    }
}

extension AttributeRuns: Sendable where Value: Sendable {}
extension AttributeRuns.Run: Sendable where Value: Sendable {}
