extension SumTree {
    /// What is wrong with the tree, one sentence for each fault; empty in a sound tree. O(n): for tests.
    package func invariantFaults() -> [String] {
        var faults: [String] = []
        if root.height > 0 && root.children.count < 2 { faults.append("An inner root has fewer than two children.") }
        root.collectFaults(isRoot: true, into: &faults)
        if summary != root.summary { faults.append("The tree's summary is stale.") }
        return faults
    }
}

extension SumTree.Node {
    fileprivate func collectFaults(isRoot: Bool, into faults: inout [String]) {
        if count > SumTreeShape.maximum { faults.append("A node of height \(height) has \(count) members.") }
        if !isRoot && count < SumTreeShape.minimum {
            faults.append("A node of height \(height) has only \(count) members.")
        }
        if height == 0 {
            if !children.isEmpty { faults.append("A leaf has children.") }
            return
        }
        if !elements.isEmpty { faults.append("An inner node has elements.") }
        for child in children {
            if child.node.height != height - 1 {
                faults.append("A child of height \(height) has height \(child.node.height).")
            }
            if child.summary != child.node.summary { faults.append("A child's summary at height \(height) is stale.") }
            child.node.collectFaults(isRoot: false, into: &faults)
        }
    }
}
