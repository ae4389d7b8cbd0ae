/// What a stretch of elements amounts to, in every dimension that one may seek by.
///
/// A monoid: `+` is associative and `zero` is its neutral element. It need not be commutative, so a summary may know
/// how its stretch begins and ends and correct the sum at the seam (`TextSummary` does, for CRLF).
package protocol TreeSummary: Equatable, Sendable {
    /// The summary of no elements.
    static var zero: Self { get }
    /// The summary of `left`'s elements followed by `right`'s.
    static func + (left: Self, right: Self) -> Self
}

/// An element of a `SumTree`.
package protocol Summarized {
    /// The monoid that the tree sums up.
    associatedtype Summary: TreeSummary
    /// What this element alone amounts to. Asked for often, so it should be stored or trivial.
    var summary: Summary { get }
}

/// A sequence of elements in a balanced, copy-on-write B-tree that knows the sum of every subtree.
///
/// All positions are found by a predicate on the running sum from the start, which must be monotonic: once true for a
/// prefix, true for every longer one. "The first element past" then is the first one with which the sum satisfies it.
/// Finding, changing, splitting and joining take O(log n); a copy takes O(1) and shares everything with the original.
package struct SumTree<Element: Summarized> {
    /// What the tree sums up.
    package typealias Summary = Element.Summary

    /// The topmost node. It may hold fewer members than `SumTreeShape.minimum`, and none in an empty tree.
    var root: Node {
        didSet { summary = root.summary }
    }

    /// The sum of all elements.
    package private(set) var summary: Summary

    /// An empty tree.
    package init() {
        self.init(root: Node(elements: []))
    }

    /// A tree of one element.
    init(only element: Element) {
        root = Node(elements: [element])
        summary = element.summary
    }

    /// A tree of the elements in `elements`, in O(n).
    package init(_ elements: some Sequence<Element>) {
        let elements = ContiguousArray(elements)
        // Most trees are made of what an edit puts in: a leaf.
        guard elements.count > SumTreeShape.maximum else {
            self.init(root: Node(elements: elements))
            return
        }
        var builder = Builder()
        for element in elements { builder.append(element) }
        self = builder.finish()
    }

    init(root: Node) {
        self.root = root
        summary = root.summary
    }

    /// Whether there is no element at all.
    package var isEmpty: Bool { root.height == 0 && root.elements.isEmpty }

    /// The first element, or nil in an empty tree.
    package var first: Element? {
        var node = root
        while node.height > 0 { node = node.children[0].node }
        return node.elements.first
    }

    /// The last element, or nil in an empty tree.
    package var last: Element? {
        var node = root
        while node.height > 0 { node = node.children[node.children.count - 1].node }
        return node.elements.last
    }
}

// A node is written to only while exactly one tree refers to it, so trees that share nodes may live on several threads
// when their elements may.
extension SumTree: @unchecked Sendable where Element: Sendable {}
