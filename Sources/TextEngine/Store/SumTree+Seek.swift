extension SumTree {
    /// An element with the sum of all that stand before it.
    package struct Place {
        /// The element.
        package var element: Element
        /// The sum of all elements before it.
        package var before: Summary
    }

    /// The first element past: the first with which the sum from the start satisfies `isPast`. Nil if there is none.
    package func place(where isPast: (Summary) -> Bool) -> Place? {
        read(where: isPast) { Place(element: copy $0, before: $1) }
    }

    /// Lends the first element past to a function, with the sum of all that stand before it. Nil if there is none.
    func read<Result>(
        where isPast: (Summary) -> Bool, _ body: (borrowing Element, Summary) -> Result
    ) -> Result? {
        var node = root
        var before = Summary.zero
        while node.height > 0 {
            guard let index = node.firstChild(past: isPast, before: &before) else { return nil }
            node = node.children[index].node
        }
        guard let index = node.firstElement(past: isPast, before: &before) else { return nil }
        return body(node.elements[index], before)
    }

    /// Changes the first element past in place, and updates all sums above it.
    ///
    /// `change` gets the element and the sum of all before it. The result is nil, and nothing happens, if there is no
    /// such element.
    package mutating func update<Result>(
        where isPast: (Summary) -> Bool, _ change: (inout Element, Summary) -> Result
    ) -> Result? {
        Node.update(&root, before: .zero, where: isPast, change)
    }
}

extension SumTree.Node {
    /// The index of the first element with which the sum satisfies `isPast`; `before` is moved up to it.
    func firstElement(past isPast: (Element.Summary) -> Bool, before: inout Element.Summary) -> Int? {
        for index in elements.indices {
            let end = before + elements[index].summary
            if isPast(end) { return index }
            before = end
        }
        return nil
    }

    /// The index of the first child with which the sum satisfies `isPast`; `before` is moved up to it.
    func firstChild(past isPast: (Element.Summary) -> Bool, before: inout Element.Summary) -> Int? {
        for index in children.indices {
            let end = before + children[index].summary
            if isPast(end) { return index }
            before = end
        }
        return nil
    }

    fileprivate static func update<Result>(
        _ node: inout Node, before: Element.Summary, where isPast: (Element.Summary) -> Bool,
        _ change: (inout Element, Element.Summary) -> Result
    ) -> Result? {
        var before = before
        if node.height == 0 {
            guard let index = node.firstElement(past: isPast, before: &before) else { return nil }
            makeUnique(&node)
            return change(&node.elements[index], before)
        }
        guard let index = node.firstChild(past: isPast, before: &before) else { return nil }
        makeUnique(&node)
        let result = update(&node.children[index].node, before: before, where: isPast, change)
        node.children[index].summary = node.children[index].node.summary
        return result
    }
}
