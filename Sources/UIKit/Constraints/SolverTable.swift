import ConstraintSolver

/// What belongs to the variables or constraints of a solver: a place for each, found without searching.
struct SolverTable<Handle: SolverHandle, Value> {
    private var entries: [(generation: UInt32, value: Value)?] = []

    /// What belongs to a variable or constraint; `nil` for nothing, and for one that was removed.
    subscript(handle: Handle) -> Value? {
        get {
            let index = Int(handle.index)
            guard index < entries.count, let entry = entries[index], entry.generation == handle.generation else {
                return nil
            }
            return entry.value
        }
        set {
            let index = Int(handle.index)
            while entries.count <= index { entries.append(nil) }
            entries[index] = newValue.map { (handle.generation, $0) }
        }
    }
}
