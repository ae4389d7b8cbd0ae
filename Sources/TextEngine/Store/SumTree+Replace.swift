extension SumTree {
    /// Replaces the elements from the first one past by `isFirst` through the first one past by `isLast`.
    ///
    /// `isLast` must not be satisfied before `isFirst` is. Where no element is past by `isFirst` the new ones are added
    /// at the end; where none is past by `isLast` the rest of the tree is replaced.
    package mutating func replace(
        from isFirst: (Summary) -> Bool, through isLast: (Summary) -> Bool, with replacement: SumTree
    ) {
        if replacement.root.height == 0 {
            let elements = replacement.root.elements
            switch Node.splice(&root, before: .zero, from: isFirst, through: isLast, with: elements, isRoot: true) {
            case .done: return
            case .overflow(let sibling):
                root = Node(children: [Child(root), Child(sibling)])
                return
            case .notLocal: break
            }
        }
        var rest = split(where: isFirst)
        let tail = rest.divide(after: summary, where: isLast, keepingMatch: true)
        append(replacement)
        append(tail)
    }
}

extension SumTree.Node {
    fileprivate enum Splice {
        /// All done below this node.
        case done
        /// Done, and the given node must follow this one.
        case overflow(Node)
        /// Nothing was done: the change reaches beyond one leaf, or would leave it with too few or too many elements.
        case notLocal
    }

    /// The common case of `replace`: what goes and what comes fit into one leaf, and no other one is touched.
    fileprivate static func splice(
        _ node: inout Node, before: Element.Summary, from isFirst: (Element.Summary) -> Bool,
        through isLast: (Element.Summary) -> Bool, with elements: ContiguousArray<Element>, isRoot: Bool
    ) -> Splice {
        var start = before
        var end = before
        if node.height == 0 {
            guard let first = node.firstElement(past: isFirst, before: &start),
                let last = node.firstElement(past: isLast, before: &end), first <= last
            else { return .notLocal }
            let count = node.elements.count - (last + 1 - first) + elements.count
            guard count <= SumTreeShape.maximum * 2, isRoot || count >= SumTreeShape.minimum else { return .notLocal }
            makeUnique(&node)
            node.elements.replaceSubrange(first...last, with: elements)
            return node.cutIfOverfull().map(Splice.overflow) ?? .done
        }
        guard let index = node.firstChild(past: isFirst, before: &start),
            node.firstChild(past: isLast, before: &end) == index
        else { return .notLocal }
        makeUnique(&node)
        let result = splice(
            &node.children[index].node, before: start, from: isFirst, through: isLast, with: elements, isRoot: false)
        if case .notLocal = result { return result }
        node.children[index].summary = node.children[index].node.summary
        guard case .overflow(let sibling) = result else { return result }
        node.children.insert(Child(sibling), at: index + 1)
        return node.cutIfOverfull().map(Splice.overflow) ?? .done
    }
}
