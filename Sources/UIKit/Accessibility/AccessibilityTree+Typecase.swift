import Foundation

/// What can be told of an application's windows: all that is shown, and which of it are elements that are read as a whole.
/// Not in UIKit.
///
/// It is made when it is asked for, of what is there at that moment, and stays as it is. Views that are hidden, what is in
/// views that hide their elements, what is beside a modal view, and what is behind a controller that is presented are not in
/// it. A view that says its ``AccessibleObject/accessibilityElements`` holds these instead of its subviews. Secret text is as
/// many dots.
@MainActor
public struct AccessibilityTree {
    /// What part something has.
    public enum Part: Sendable {
        /// It is read, as a whole.
        case element
        /// It holds elements.
        case container
        /// It is not read: a part of an element, or something that nobody sees.
        case silent
    }

    /// A view or an element in the tree.
    @MainActor
    public struct Node {
        /// What it is.
        public let object: AccessibleObject
        /// What part it has.
        public let part: Part
        /// The number of what it is in among the tree's nodes; `nil` for a window.
        public let parent: Int?
        /// In how many others it is.
        public let depth: Int
        /// Whether what it holds is in the order of reading.
        fileprivate let isOrdered: Bool
    }

    /// All that is shown: windows from back to front, each before what it holds, and what stands behind before what stands in
    /// front of it.
    public private(set) var nodes: [Node] = []

    /// Makes the tree of views, which hold all that is in it.
    init(_ roots: [UIView]) {
        var seen: Set<ObjectIdentifier> = []
        // Not recursive, because hierarchies may be deeper than the stack.
        var pending: [(object: AccessibleObject, parent: Int?, isRead: Bool)] =
            Self.open(roots).reversed().map { ($0, nil, true) }
        while let (object, parent, wasRead) = pending.popLast() {
            // A program may name an element twice, or let one hold itself.
            guard !((object as? UIView)?.isHidden ?? false), seen.insert(ObjectIdentifier(object)).inserted else {
                continue
            }
            let view = object as? UIView
            let isRead = wasRead && view?.alpha ?? 1 >= 0.01
            let isElement = isRead && object.isAccessibilityElement
            let own = object.accessibilityElements ?? Self.counted(object)
            nodes.append(
                Node(
                    object: object, part: isElement ? .element : isRead ? .container : .silent, parent: parent,
                    depth: parent.map { nodes[$0].depth + 1 } ?? 0, isOrdered: own != nil))
            guard !object.accessibilityElementsHidden else { continue }
            let inside: [AccessibleObject] =
                own.map { $0.compactMap { $0 as? AccessibleObject } } ?? view.map { Self.open($0.children) } ?? []
            let index = nodes.count - 1
            let areRead = isRead && (!isElement || object.holdsElements)
            pending += inside.reversed().map { ($0, index, areRead) }
        }
    }

    /// The elements that an object counts by itself, without having them in a list.
    private static func counted(_ object: AccessibleObject) -> [Any]? {
        let count = object.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) }
    }

    /// Of views beside each other those that can be used: the modal one in front, or what no controller that is presented keeps
    /// out of reach, whichever is in front of the other. Of what is behind a popover these are the views that it lets touches
    /// through to.
    private static func open(_ views: [UIView]) -> [UIView] {
        var inReach = views
        if let front = views.lastIndex(where: { ($0 as? PresentationContainer)?.isModal ?? false }) {
            let through = (views[front] as? PresentationContainer)?.passthroughViews ?? []
            let behind = through.isEmpty ? [] : open(Array(views[..<front]))
            inReach = through.filter { isRead($0, in: behind) } + views[front...]
        }
        return inReach.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? inReach
    }

    /// Whether a view is in one of others, and nothing in between keeps it from being read.
    private static func isRead(_ view: UIView, in others: [UIView]) -> Bool {
        var inner = view
        while true {
            if inner.isHidden || inner.alpha < 0.01 { return false }
            if others.contains(inner) { return true }
            guard let outer = inner.superview, !outer.accessibilityElementsHidden,
                !outer.isAccessibilityElement || outer.holdsElements, open(outer.children).contains(inner)
            else { return false }
            if let named = outer.accessibilityElements, !named.contains(where: { $0 as? UIView === inner }) {
                return false
            }
            inner = outer
        }
    }

    /// What scripts and tests call by a name: of several the one in front.
    func object(named name: String) -> AccessibleObject? {
        func isNamed(_ index: Int) -> Bool {
            (nodes[index].object as? any UIAccessibilityIdentification)?.accessibilityIdentifier == name
        }
        guard let last = nodes.indices.last(where: isNamed) else { return nil }
        // What is in another one of that name is behind it.
        var (found, index) = (last, nodes[last].parent)
        while let outer = index {
            if isNamed(outer) { found = outer }
            index = nodes[outer].parent
        }
        return nodes[found].object
    }

    /// The elements in the order of reading: by lines, each from where the interface begins to read. What is in a view is read
    /// among what is beside it, unless the view groups it, is an element itself, or has an order of its own.
    public var elements: [AccessibleObject] {
        var children: [[Int]] = Array(repeating: [], count: nodes.count)
        var roots: [Int] = []
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { children[parent].append(index) } else { roots.append(index) }
        }
        var result: [AccessibleObject] = []
        var pending = Array(roots.reversed())
        while let index = pending.popLast() {
            let node = nodes[index]
            if node.part == .element, !node.isEmpty { result.append(node.object) }
            pending += inReadingOrder(units(in: index, children), in: node).reversed()
        }
        return result
    }

    /// The elements and groups in a node, whatever views they are in.
    private func units(in index: Int, _ children: [[Int]]) -> [Int] {
        var units: [Int] = []
        var pending = Array(children[index].reversed())
        while let next = pending.popLast() {
            let node = nodes[next]
            if node.part == .element || node.isGroup {
                units.append(next)
            } else if node.part == .container {
                pending += children[next].reversed()
            }
        }
        return units
    }

    private func inReadingOrder(_ units: [Int], in group: Node) -> [Int] {
        guard units.count > 1, !group.isOrdered else { return units }
        let isRightToLeft = (group.object as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var rows: [[(unit: Int, frame: CGRect)]] = []
        let placed = units.map { (unit: $0, frame: nodes[$0].object.accessibilityFrame) }
        for next in placed.sorted(by: { ($0.frame.minY, $0.unit) < ($1.frame.minY, $1.unit) }) {
            if let first = rows.last?.first, next.frame.midY < first.frame.maxY, next.frame.minY < first.frame.midY {
                rows[rows.count - 1].append(next)
            } else {
                rows.append([next])
            }
        }
        func start(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }
        return rows.flatMap { row in
            row.sorted { (start($0.frame), $0.unit) < (start($1.frame), $1.unit) }.map(\.unit)
        }
    }
}

extension AccessibilityTree.Node {
    /// Whether what it holds is read together.
    fileprivate var isGroup: Bool {
        part == .container
            && (isOrdered || object.shouldGroupAccessibilityChildren || object.accessibilityContainerType != .none)
    }

    /// Whether it is text without words.
    fileprivate var isEmpty: Bool {
        object.accessibilityTraits.contains(.staticText) && (object.accessibilityLabel ?? "").isEmpty
            && (object.accessibilityValue ?? "").isEmpty
    }
}
