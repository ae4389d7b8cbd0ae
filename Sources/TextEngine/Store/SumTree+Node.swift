/// How many members a node of a `SumTree` holds: elements in a leaf, children in an inner node.
enum SumTreeShape {
    /// The most that a node holds.
    static let maximum = 16
    /// The fewest that a node other than the root holds. An inner root holds two at least.
    static let minimum = 8
}

extension SumTree {
    /// A node of the tree: a leaf with elements, or an inner node with children that are all one level lower.
    final class Node {
        /// 0 in a leaf, otherwise one more than the children's.
        let height: Int
        // Only a node that has one owner is written to, so that nothing needs to be watched at run time.

        /// The elements of a leaf. Empty in an inner node.
        @exclusivity(unchecked) var elements: ContiguousArray<Element>
        /// The children of an inner node. Empty in a leaf.
        @exclusivity(unchecked) var children: ContiguousArray<Child>

        init(elements: ContiguousArray<Element>) {
            height = 0
            self.elements = elements
            children = []
        }

        init(children: ContiguousArray<Child>) {
            precondition(!children.isEmpty, "An inner node has children.")
            height = children[0].node.height + 1
            elements = []
            self.children = children
        }
    }

    /// A node beside its sum, so that a search reads one array per level and no grandchildren.
    struct Child {
        var node: Node
        var summary: Summary

        init(_ node: Node) {
            self.node = node
            summary = node.summary
        }
    }
}

extension SumTree.Node {
    typealias Node = SumTree.Node
    typealias Child = SumTree.Child

    /// The number of members: elements or children.
    var count: Int { height == 0 ? elements.count : children.count }

    /// The sum of the members, computed.
    var summary: Element.Summary {
        var sum = Element.Summary.zero
        if height == 0 {
            for element in elements { sum = sum + element.summary }
        } else {
            for child in children { sum = sum + child.summary }
        }
        return sum
    }

    /// Replaces a shared node by a copy, so that the caller may write to it.
    static func makeUnique(_ node: inout Node) {
        guard !isKnownUniquelyReferenced(&node) else { return }
        node = node.height == 0 ? Node(elements: node.elements) : Node(children: node.children)
    }

    /// Keeps the first `count` members and returns a new node with the others.
    func cut(at count: Int) -> Node {
        if height == 0 {
            let tail = Node(elements: ContiguousArray(elements[count...]))
            elements.removeSubrange(count...)
            return tail
        }
        let tail = Node(children: ContiguousArray(children[count...]))
        children.removeSubrange(count...)
        return tail
    }

    /// If there are too many members, keeps one half of them and returns the other as a node that belongs after this.
    func cutIfOverfull() -> Node? {
        count > SumTreeShape.maximum ? cut(at: count / 2) : nil
    }

    /// Makes two nodes of equal height fit to be neighbours: as they are, melted into one, or evenly divided.
    ///
    /// Returns what belongs after `left`, or nil when everything has gone into it.
    static func fuse(_ left: inout Node, with right: Node) -> Node? {
        if left.count >= SumTreeShape.minimum && right.count >= SumTreeShape.minimum { return right }
        makeUnique(&left)
        left.elements.append(contentsOf: right.elements)
        left.children.append(contentsOf: right.children)
        return left.cutIfOverfull()
    }

    /// Hangs `smaller` below the last or the first spine of `larger`, which is at least as high.
    ///
    /// Returns what belongs after `larger`, at its height, when it overflows.
    static func attach(_ smaller: Node, to larger: inout Node, atEnd: Bool) -> Node? {
        if smaller.height == larger.height {
            if atEnd { return fuse(&larger, with: smaller) }
            var left = smaller
            let right = fuse(&left, with: larger)
            larger = left
            return right
        }
        makeUnique(&larger)
        let index = atEnd ? larger.children.count - 1 : 0
        let overflow = attach(smaller, to: &larger.children[index].node, atEnd: atEnd)
        larger.children[index].summary = larger.children[index].node.summary
        guard let overflow else { return nil }
        larger.children.insert(Child(overflow), at: index + 1)
        return larger.cutIfOverfull()
    }

    /// The tree of all of `left`'s elements followed by `right`'s, as a root.
    static func join(_ left: Node, _ right: Node) -> Node {
        if left.count == 0 { return right }
        if right.count == 0 { return left }
        let atEnd = left.height >= right.height
        var larger = atEnd ? left : right
        let overflow = attach(atEnd ? right : left, to: &larger, atEnd: atEnd)
        guard let overflow else { return larger }
        return Node(children: [Child(larger), Child(overflow)])
    }
}
