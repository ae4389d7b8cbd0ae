extension SumTree {
    /// Builds a tree from front to back in O(n): what is appended is never moved again.
    package struct Builder {
        private var leaf: ContiguousArray<Element> = []
        /// Full nodes that wait for a parent; `levels[h]` holds those of height h.
        private var levels: [ContiguousArray<Child>] = []

        /// A builder of an empty tree.
        package init() {
            leaf.reserveCapacity(SumTreeShape.maximum)
        }

        /// Adds `element` after all others.
        package mutating func append(_ element: Element) {
            leaf.append(element)
            guard leaf.count == SumTreeShape.maximum else { return }
            promote(Node(elements: leaf))
            leaf = []
            leaf.reserveCapacity(SumTreeShape.maximum)
        }

        /// The tree of all that was appended. The builder then is empty again.
        package mutating func finish() -> SumTree {
            var root = Node(elements: leaf)
            for level in levels where !level.isEmpty {
                let earlier = level.count == 1 ? level[0].node : Node(children: level)
                root = Node.join(earlier, root)
            }
            leaf = []
            levels = []
            return SumTree(root: root)
        }

        private mutating func promote(_ node: Node) {
            var node = node
            while true {
                if levels.count == node.height { levels.append([]) }
                levels[node.height].append(Child(node))
                guard levels[node.height].count == SumTreeShape.maximum else { return }
                let parent = Node(children: levels[node.height])
                levels[node.height] = []
                node = parent
            }
        }
    }
}
