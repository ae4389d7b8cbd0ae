/// The priorities that a system has, from the highest to the lowest: level 0 is the required one.
///
/// A level is optimised with all higher ones kept as they are, so that no number of errors of a lower priority outweighs
/// one of a higher.
struct PriorityLevels: Sendable {
    private struct Level {
        var priority: Float
        var count: Int
    }

    /// From the highest priority to the lowest. The required one is always there.
    private var levels = [Level(priority: LinearConstraint.requiredPriority, count: 1)]

    /// The number of levels.
    var count: Int { levels.count }

    /// The level of a priority that was added.
    func level(of priority: Float) -> Int32 { Int32(position(of: priority)) }

    /// Takes note of a row, and says whether levels have moved.
    mutating func add(_ priority: Float) -> Bool {
        let position = position(of: priority)
        if position < levels.count, levels[position].priority == priority {
            levels[position].count += 1
            return false
        }
        levels.insert(Level(priority: priority, count: 1), at: position)
        return true
    }

    /// Forgets a row, and says whether levels have moved.
    mutating func remove(_ priority: Float) -> Bool {
        let position = position(of: priority)
        levels[position].count -= 1
        guard levels[position].count == 0 else { return false }
        levels.remove(at: position)
        return true
    }

    /// The first level that is not above the priority.
    private func position(of priority: Float) -> Int {
        var low = 0
        var high = levels.count
        while low < high {
            let middle = (low + high) / 2
            if levels[middle].priority > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
