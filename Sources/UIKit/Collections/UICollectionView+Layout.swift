import Foundation

// What is seen has views, which are asked for their sizes where the layout goes by them; what is seen no more gives its
// views away. All that a program does meanwhile is allowed: when items are others than before, the layout ends and is
// done again.

extension UICollectionView {
    /// What is to be shown, in the order of the layout.
    private typealias Wanted = [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)]

    /// How often sizes of views may bring others into view before the rest waits for the next frame.
    private static let mostRounds = 8

    /// Brings views to where they belong.
    func layOutElements() {
        guard !isLayingOut else { return }
        isLayingOut = true
        let inset = adjustedContentInset
        if let old = laidOutInset, old != inset { collectionViewLayout.invalidateLayout() }
        laidOutInset = inset
        let isDone = showSeen()
        isLayingOut = false
        if !isDone { setNeedsLayout() }
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    /// - Returns: Whether all is shown.
    private func showSeen() -> Bool {
        var anchor: (element: CollectionElement, place: CGPoint)?
        for round in 1...Self.mostRounds {
            prepareIfNeeded()
            followContentSize()
            if let anchor, let place = attributes(of: anchor.element)?.frame.origin {
                moveSeen(by: CGPoint(x: place.x - anchor.place.x, y: place.y - anchor.place.y))
            }
            let time = generation
            let wanted = wantedElements()
            guard isCurrent(time), recycleUnseen(wanted) else { return false }
            let known = self.anchor(wanted)
            guard let isFitting = makeViews(wanted) else { return false }
            guard isFitting || round == Self.mostRounds else {
                anchor = known
                continue
            }
            aimAtGoal()
            return place(wanted) && isFitting
        }
        return false
    }

    /// What stays where it is when sizes change: the first element that is seen and has been seen before.
    private func anchor(_ wanted: Wanted) -> (CollectionElement, CGPoint)? {
        let inset = adjustedContentInset
        let start = isMirrored ? .infinity : -inset.left
        // What begins at the edge goes on doing so.
        guard collectionViewLayout.keepsPlace, collectionViewLayout.fitsViews,
            contentOffset.y > -inset.top || contentOffset.x > start
        else { return nil }
        let known = wanted.first {
            guard case .item = $0.element else { return false }
            return views.shown[$0.element]?.isAnnounced == true
        }
        // A layout may say something else of single items than of all that are seen.
        return known.flatMap { known in attributes(of: known.element).map { (known.element, $0.frame.origin) } }
    }

    private func wantedElements() -> Wanted {
        var wanted: Wanted = []
        var known: Set<CollectionElement> = []
        func add(_ attributes: UICollectionViewLayoutAttributes) {
            if known.insert(attributes.element).inserted { wanted.append((attributes.element, attributes)) }
        }
        for attributes in attributes(in: bounds) { add(attributes) }
        // The one that is typed in may have moved with the others.
        for (row, cell) in views.cells where cell.holdsFocus && !known.contains(.item(row)) {
            if let attributes = attributes(of: .item(row)) { add(attributes) }
        }
        guard isSteppedThrough else { return wanted }
        let rows = wanted.compactMap { if case .item(let row) = $0.element { row } else { nil } }
        for row in [rows.min().flatMap { neighbour(of: $0, by: -1) }, rows.max().flatMap { neighbour(of: $0, by: 1) }] {
            if let row, let attributes = attributes(of: .item(row)), !attributes.isHidden { add(attributes) }
        }
        return wanted
    }

    /// Whether a person goes from item to item, by Tab or by a keypad, and so to those that are not seen yet.
    private var isSteppedThrough: Bool {
        guard let application else { return false }
        return application.usesKeypad || application.focus.firstResponder?.isInside(self) == true
    }

    private func neighbour(of row: TableRow, by step: Int) -> TableRow? {
        let next = TableRow(section: row.section, row: row.row + step)
        if contains(next) { return next }
        var section = row.section + step
        while counts.indices.contains(section) {
            if counts[section] > 0 { return TableRow(section: section, row: step > 0 ? 0 : counts[section] - 1) }
            section += step
        }
        return nil
    }

    // MARK: Views

    /// Gives away the views of what is seen no more.
    /// - Returns: Whether items are still the same.
    private func recycleUnseen(_ wanted: Wanted) -> Bool {
        let time = generation
        let known = Set(wanted.map(\.element))
        for (element, view) in views.shown where !known.contains(element) {
            recycle(view, of: element)
            guard isCurrent(time) else { return false }
        }
        return true
    }

    /// Makes the views that are not there yet and asks them what they want.
    /// - Returns: Whether the layout is what they want; `nil` where items have become others.
    private func makeViews(_ wanted: Wanted) -> Bool? {
        let time = generation
        let layout = collectionViewLayout
        for (element, attributes) in wanted {
            guard let view = view(for: element, attributes), isCurrent(time) else { return nil }
            guard layout.fitsViews, fitted.insert(element).inserted else { continue }
            if case .decoration = element { continue }
            let original = mirrored(attributes)
            let preferred = view.preferredLayoutAttributesFitting(original.copied())
            guard isCurrent(time), layout === collectionViewLayout else { return nil }
            if layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            {
                let context = layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
                layout.invalidateLayout(with: context)
            }
        }
        return !needsPreparation
    }

    /// What a view shows is something else: it is asked again what it wants.
    func sizeMayDiffer(of view: UICollectionReusableView) {
        guard let element = views.element(of: view), fitted.remove(element) != nil else { return }
        setNeedsLayout()
    }

    /// The view of an element, asked for where there is none; `nil` where items have become others.
    private func view(
        for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        if let view = views.shown[element] { return view }
        let time = generation
        guard let view = Animator.aside({ askedView(element) }) else { return nil }
        guard isCurrent(time) else {
            if view.superview !== self { views.keep(view) }
            return nil
        }
        // A view shows one element: the one for which it was given last.
        if let other = views.element(of: view) { views.shown[other] = nil }
        views.shown[element] = view
        view.isAnnounced = false
        view.applied = nil
        Animator.withoutAnimation {
            if case .item(let row) = element, let cell = view as? UICollectionViewCell,
                cell.isSelected != chosen.contains(row)
            {
                cell.isSelected.toggle()
            }
            view.take(attributes)
            if isFadingIn { view.alpha = 0 }
            insertSubview(view, at: viewsBehindContent.count)
        }
        if isFadingIn { view.alpha = attributes.alpha }
        return isCurrent(time) ? view : nil
    }

    private func askedView(_ element: CollectionElement) -> UICollectionReusableView? {
        switch element {
        case .item(let row): return dataSource?.collectionView(self, cellForItemAt: row.path)
        case .supplementary(let kind, let path):
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        case .decoration(let kind, _):
            let name = CollectionViews.Name(kind: kind, identifier: "Typecase.decoration")
            if let view = views.spare(name) { return view }
            guard let view = collectionViewLayout.decorationMakers[kind]?() else {
                preconditionFailure("UICollectionViewLayout: no decoration views are registered for \"\(kind)\"")
            }
            view.takeIdentifier(name.identifier)
            view.kind = kind
            return view
        }
    }

    /// Gives a view that is about to be filled the size of its element.
    func prepareSize(of view: UICollectionReusableView, _ element: CollectionElement) {
        guard view.superview == nil, let attributes = knownAttributes(of: element) else { return }
        Animator.withoutAnimation {
            view.frame = attributes.frame
            (view as? UICollectionViewListCell)?.place = attributes.listPlace
        }
    }

    /// The frame that a new view of an element is made with: its own, as on iOS, or one of 50 points where that is not known yet.
    func frameOfNew(_ element: CollectionElement?) -> CGRect {
        element.flatMap(knownAttributes)?.frame ?? CGRect(x: 0, y: 0, width: 50, height: 50)
    }

    private func knownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        needsReload || isLoading || isPreparing || needsPreparation ? nil : attributes(of: element)
    }

    // MARK: Places

    /// Brings views to where they belong and tells of those that come.
    /// - Returns: Whether items are still the same.
    private func place(_ wanted: Wanted) -> Bool {
        let time = generation
        for (element, attributes) in wanted {
            guard let view = views.shown[element] else { continue }
            if view.isAnnounced {
                view.take(attributes)
            } else {
                Animator.withoutAnimation { view.take(attributes) }
                view.isAnnounced = true
                announce(view, of: element)
            }
            guard isCurrent(time) else { return false }
        }
        order(wanted)
        return true
    }

    private func announce(_ view: UICollectionReusableView, of element: CollectionElement) {
        switch element {
        case .item(let row):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, willDisplay: cell, forItemAt: row.path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decoration: break
        }
    }

    /// Has views stand in front of others as the layout says it: items behind what is beside them.
    private func order(_ wanted: Wanted) {
        let sorted = wanted.enumerated().sorted {
            let (one, other) = ($0.element.attributes, $1.element.attributes)
            if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
            let (isOneItem, isOtherItem) = (
                one.representedElementCategory == .cell, other.representedElementCategory == .cell
            )
            return isOneItem != isOtherItem ? isOneItem : $0.offset < $1.offset
        }.compactMap { views.shown[$0.element.element] }
        let places = sorted.map { view in subviews.firstIndex { $0 === view } ?? 0 }
        guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
        for view in sorted.reversed() { sendSubviewToBack(view) }
        for view in viewsBehindContent.reversed() { sendSubviewToBack(view) }
    }

    // MARK: Giving away

    /// Gives a view away.
    func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
        if views.shown[element] === view { views.shown[element] = nil }
        touch.forget(view, in: self)
        view.removeFromSuperview()
        views.keep(view)
        guard view.isAnnounced else { return }
        view.isAnnounced = false
        switch element {
        case .item(let row):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: row.path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration: break
        }
    }

    /// Gives all views away.
    func recycleAll() {
        let shown = views.shown
        views.shown = [:]
        for (element, view) in shown { recycle(view, of: element) }
    }
}
