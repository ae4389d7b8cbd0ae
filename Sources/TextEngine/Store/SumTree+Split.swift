extension SumTree {
    /// Removes the first element past and all that follow it, and returns them as a tree.
    package mutating func split(where isPast: (Summary) -> Bool) -> SumTree {
        divide(after: .zero, where: isPast, keepingMatch: false)
    }

    /// Adds all elements of `other` after the last one. Nothing is copied: the two trees share nodes.
    package mutating func append(_ other: SumTree) {
        root = Node.join(root, other.root)
    }

    /// Removes the elements from the first one on for which `isPast` holds, and returns them; with `keepingMatch` that first
    /// one stays.
    ///
    /// `isPast` is asked about sums that begin with `before`: the sum of a tree that this one follows.
    mutating func divide(after before: Summary, where isPast: (Summary) -> Bool, keepingMatch: Bool) -> SumTree {
        let (head, tail) = root.divided(before: before, where: isPast, keepingMatch: keepingMatch)
        root = head
        return SumTree(root: tail)
    }
}

extension SumTree.Node {
    /// Cuts before the first element for which `isPast` holds, or with `keepingMatch` behind it, and returns both sides as
    /// roots.
    fileprivate func divided(
        before: Element.Summary, where isPast: (Element.Summary) -> Bool, keepingMatch: Bool
    ) -> (head: Node, tail: Node) {
        var before = before
        if height == 0 {
            let match = firstElement(past: isPast, before: &before)
            let index = match.map { keepingMatch ? $0 + 1 : $0 } ?? elements.count
            return (
                Node(elements: ContiguousArray(elements[..<index])), Node(elements: ContiguousArray(elements[index...]))
            )
        }
        guard let index = firstChild(past: isPast, before: &before) else { return (self, Node(elements: [])) }
        let (head, tail) = children[index].node.divided(before: before, where: isPast, keepingMatch: keepingMatch)
        return (
            Node.join(Self.root(of: children[..<index]), head),
            Node.join(tail, Self.root(of: children[(index + 1)...]))
        )
    }

    /// A root for siblings that have lost their parent.
    private static func root(of siblings: ArraySlice<Child>) -> Node { root(of: ContiguousArray(siblings)) }

    private static func root(of siblings: ContiguousArray<Child>) -> Node {
        switch siblings.count {
        case 0: Node(elements: [])
        case 1: siblings[0].node
        default: Node(children: siblings)
        }
    }
}
