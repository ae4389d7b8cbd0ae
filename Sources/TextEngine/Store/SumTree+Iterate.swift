extension SumTree {
    /// Calls `body` with each element, and the sum of all before it, beginning with the first element past.
    ///
    /// Ends early when `body` returns false.
    package func forEach(
        from isPast: (Summary) -> Bool = { _ in true }, _ body: (Element, Summary) -> Bool
    ) {
        var before = Summary.zero
        _ = root.forEach(from: isPast, before: &before, body)
    }
}

extension SumTree.Node {
    /// Returns false when `body` has ended the iteration. `before` is moved behind this node.
    fileprivate func forEach(
        from isPast: (Element.Summary) -> Bool, before: inout Element.Summary,
        _ body: (Element, Element.Summary) -> Bool
    ) -> Bool {
        if height == 0 {
            guard let first = firstElement(past: isPast, before: &before) else { return true }
            for element in elements[first...] {
                guard body(element, before) else { return false }
                before = before + element.summary
            }
            return true
        }
        guard let first = firstChild(past: isPast, before: &before) else { return true }
        for child in children[first...] {
            guard child.node.forEach(from: isPast, before: &before, body) else { return false }
        }
        return true
    }
}

extension SumTree: Sequence {
    /// Hands out the elements from front to back. A tree that is changed meanwhile does not disturb it.
    package struct Iterator: IteratorProtocol {
        /// The way down to the current leaf, each with the index of the member that comes next.
        private var path: [(node: Node, next: Int)]

        fileprivate init(_ root: Node) { path = [(root, 0)] }

        /// The next element, or nil after the last.
        package mutating func next() -> Element? {
            while let (node, index) = path.last {
                guard index < node.count else {
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next = index + 1
                if node.height == 0 { return node.elements[index] }
                path.append((node.children[index].node, 0))
            }
            return nil
        }
    }

    /// An iterator over all elements.
    package func makeIterator() -> Iterator { Iterator(root) }
}
