import Foundation

/// What the names in a format stand for.
@MainActor
struct VisualFormatNames {
    var format: String
    var metrics: [String: Any]
    var views: [String: any LayoutItem]

    func error(_ message: String, at place: Int) -> VisualFormatError {
        VisualFormatError(format: format, place: place, message: message)
    }

    func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        guard let view = views[name.text] else { throw error("No view has the name \(name.text)", at: name.place) }
        return view
    }

    func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            guard let number = metric(name.text) else {
                throw error("No metric has the name \(name.text)", at: name.place)
            }
            return number
        }
    }

    private func metric(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let number as CGFloat: number
        case let number as Double: number
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: number.doubleValue
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    /// The view that a length is compared with, where it is no number.
    func otherView(_ value: VisualFormat.Value) -> (any LayoutItem)? {
        guard case .name(let name) = value, metrics[name.text] == nil else { return nil }
        return views[name.text]
    }
}

/// A format with its options and names: the constraints that follow.
@MainActor
struct VisualFormatLine {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let names: VisualFormatNames
    private let items: [any LayoutItem]

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ names: VisualFormatNames
    ) throws(VisualFormatError) {
        (self.format, self.options, self.names) = (format, options, names)
        var items: [any LayoutItem] = []
        for view in format.views { items.append(try names.view(view.name)) }
        self.items = items
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        if let before = format.before { found += try edge(before, of: 0, isFirst: true) }
        for (index, view) in format.views.enumerated() {
            found += try lengths(of: view, items[index])
            if index < format.between.count { found += try gap(format.between[index], after: index) }
        }
        if let after = format.after { found += try edge(after, of: items.count - 1, isFirst: false) }
        return found + (try alignments())
    }

    // MARK: Along the line

    private var isRightToLeft: Bool { options.intersection(.directionMask) == .directionRightToLeft }

    /// Where views begin and end along the line.
    private var ends: (first: Attribute, last: Attribute) {
        if format.isVertical { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private var margins: (first: Attribute, last: Attribute) {
        switch ends.first {
        case .top: (.topMargin, .bottomMargin)
        case .left: (.leftMargin, .rightMargin)
        case .right: (.rightMargin, .leftMargin)
        default: (.leadingMargin, .trailingMargin)
        }
    }

    /// One thing being behind another by the distances of a connection.
    private func distance(
        _ connection: VisualFormat.Connection, standard: CGFloat, from a: any LayoutItem, _ first: Attribute,
        to b: any LayoutItem, _ second: Attribute
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let predicates: [VisualFormat.Predicate] =
            switch connection {
            case .flush: [.init(object: .number(0))]
            case .standard: [.init(object: .number(standard))]
            case .distances(let distances): distances
            }
        // From right to left what comes later is further to the left.
        let (lower, upper) = isRightToLeft && !format.isVertical ? ((b, second), (a, first)) : ((a, first), (b, second))
        var found: [NSLayoutConstraint] = []
        for predicate in predicates {
            let constraint = NSLayoutConstraint(
                upper.0, upper.1, predicate.relation, lower.0, lower.1, multiplier: 1,
                constant: try names.number(predicate.object))
            try set(predicate.priority, of: constraint)
            found.append(constraint)
        }
        return found
    }

    private func gap(
        _ connection: VisualFormat.Connection, after index: Int
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let isBaseline = format.isVertical && options.contains(.spacingBaselineToBaseline)
        return try distance(
            connection, standard: 8, from: items[index], isBaseline ? .lastBaseline : ends.last, to: items[index + 1],
            isBaseline ? .firstBaseline : ends.first)
    }

    /// What holds the first or the last view to the superview's edge.
    private func edge(
        _ connection: VisualFormat.Connection, of index: Int, isFirst: Bool
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (item, name) = (items[index], format.views[index].name)
        guard let outer = item.layoutGuide == nil ? item.layoutView?.superview : item.layoutView else {
            throw names.error("The view \(name.text) has no superview", at: name.place)
        }
        let place = isFirst ? ends.first : ends.last
        var outerPlace = place
        if connection == .standard { outerPlace = isFirst ? margins.first : margins.last }
        return isFirst
            ? try distance(connection, standard: 0, from: outer, outerPlace, to: item, place)
            : try distance(connection, standard: 0, from: item, place, to: outer, outerPlace)
    }

    private func lengths(
        of view: VisualFormat.View, _ item: any LayoutItem
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let side = format.isVertical ? Attribute.height : .width
        var found: [NSLayoutConstraint] = []
        for predicate in view.lengths {
            let other = names.otherView(predicate.object)
            let constraint = NSLayoutConstraint(
                item, side, predicate.relation, other, other == nil ? .notAnAttribute : side, multiplier: 1,
                constant: other == nil ? try names.number(predicate.object) : 0)
            try set(predicate.priority, of: constraint)
            found.append(constraint)
        }
        return found
    }

    private func set(
        _ priority: VisualFormat.Value?, of constraint: NSLayoutConstraint
    ) throws(VisualFormatError) {
        guard let priority else { return }
        constraint.priority = UILayoutPriority(Float(try names.number(priority)))
    }

    // MARK: Across the line

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        // One view is aligned with nothing, whichever way is asked for.
        guard items.count > 1 else { return [] }
        let bits = options.intersection(.alignmentMask).rawValue
        var found: [NSLayoutConstraint] = []
        for number in 1...15 where bits & 1 << UInt(number) != 0 {
            guard let attribute = Attribute(rawValue: number), !attribute.isSize,
                attribute.isHorizontal == format.isVertical
            else {
                throw names.error("Views can be aligned across the line only, not along it", at: 0)
            }
            for (a, b) in zip(items, items.dropFirst()) {
                found.append(
                    NSLayoutConstraint(a, attribute, .equal, b, attribute, multiplier: 1, constant: 0))
            }
        }
        return found
    }
}
