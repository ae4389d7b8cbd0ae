extension AttributeRuns {
    /// Follows an edit of the text: the units in `range` have been replaced by `newCount` ones, which get `value`.
    package mutating func replace(_ range: Range<Int>, utf16Count newCount: Int, value: Value) {
        precondition(newCount >= 0, "A text has no negative length.")
        requireRange(range)
        if !replaceInRun(range, utf16Count: newCount, value: value) {
            splice(range, with: [Run(utf16Count: newCount, value: value)])
        }
    }

    /// Follows an edit of the text: the units in `range` have been replaced by ones that bring their own values.
    package mutating func replace(_ range: Range<Int>, with other: AttributeRuns) {
        requireRange(range)
        splice(range, with: Array(other.tree))
    }

    /// Follows text that was put in at the end.
    package mutating func append(utf16Count newCount: Int, value: Value) {
        replace(utf16Count..<utf16Count, utf16Count: newCount, value: value)
    }

    /// Gives `value` to all units in `range`.
    package mutating func set(_ value: Value, in range: Range<Int>) {
        replace(range, utf16Count: range.count, value: value)
    }

    /// Gives every unit in `range` what `transform` makes of its value; `transform` is called once for each run.
    package mutating func update(in range: Range<Int>, _ transform: (Value) -> Value) {
        var runs: [Run] = []
        forEachRun(in: range) { value, part in
            runs.append(Run(utf16Count: part.count, value: transform(value)))
            return true
        }
        splice(range, with: runs)
    }

    /// The runs in `range`, as those of a text of its own.
    package func subruns(in range: Range<Int>) -> AttributeRuns {
        var runs: [Run] = []
        forEachRun(in: range) { value, part in
            runs.append(Run(utf16Count: part.count, value: value))
            return true
        }
        return AttributeRuns(runs)
    }

    private init(_ runs: [Run]) {
        tree = SumTree(runs)
    }

    /// The usual edit: inside of one run, or at its end, and with the value that it has.
    private mutating func replaceInRun(_ range: Range<Int>, utf16Count newCount: Int, value: Value) -> Bool {
        let lower = range.lowerBound
        let done = tree.update(where: { range.isEmpty ? $0.utf16Count >= lower : $0.utf16Count > lower }) {
            run, before in
            let rest = run.utf16Count - range.count
            guard range.upperBound <= before.utf16Count + run.utf16Count, rest + newCount > 0 else { return false }
            guard newCount == 0 && rest > 0 || run.value == value else { return false }
            run.utf16Count = rest + newCount
            return true
        }
        return done ?? false
    }

    /// Replaces the runs that touch `range` by what is left of them with `runs` in between, neighbours coalesced.
    private mutating func splice(_ range: Range<Int>, with runs: [Run]) {
        var pieces: [Run] = []
        func add(_ run: Run) {
            guard run.utf16Count > 0 else { return }
            if let last = pieces.last, last.value == run.value {
                pieces[pieces.count - 1].utf16Count += run.utf16Count
            } else {
                pieces.append(run)
            }
        }
        let lower = range.lowerBound
        let upper = range.upperBound
        if lower > 0, let left = self.run(at: lower - 1) {
            add(Run(utf16Count: lower - left.range.lowerBound, value: left.value))
        }
        runs.forEach(add)
        if let right = self.run(at: upper) {
            add(Run(utf16Count: right.range.upperBound - upper, value: right.value))
        }
        tree.replace(
            from: { $0.utf16Count >= lower }, through: { $0.utf16Count > upper }, with: SumTree(pieces))
    }
}
