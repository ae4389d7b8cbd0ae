import ConstraintSolver
import Diagnostics
import Foundation

/// The constraints of a tree of views, and where they put them.
///
/// Each view and guide that a constraint is about has a ``LayoutBox``. Views that are placed by their frames are pinned
/// there, the outermost one to its size. Everything waits for ``update()``, which runs before the tree is laid out: then
/// what is new is added, what has changed is changed, and the system is solved once. Views whose places are others then are
/// put there by their superviews' ``UIView/layoutSubviews()``.
@MainActor
final class ConstraintLayout {
    /// The outermost view, which has the layout.
    unowned let root: UIView
    /// Whether a size is looked for, so that the outermost view has none yet.
    let isMeasuring: Bool
    // What is marked as unchecked is read or changed for every view of each layout, and no access calls code that is not the solver's or
    // Swift's own: nothing has to watch at run time that two accesses do not overlap.
    @exclusivity(unchecked) var solver = SimplexSolver()
    @exclusivity(unchecked) private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    @exclusivity(unchecked) private var owners = SolverTable<SolverVariable, LayoutBox>()
    @exclusivity(unchecked) private var rows: [ObjectIdentifier: SolverConstraint] = [:]
    @exclusivity(unchecked) private var sources = SolverTable<SolverConstraint, NSLayoutConstraint>()
    /// Subtrees and constraints that are to be added.
    private var newViews: [UIView] = []
    private var newConstraints: [NSLayoutConstraint] = []
    @exclusivity(unchecked) private var touched: [LayoutBox] = []
    /// Views whose content is as high as its width makes it, and the width that was taken for that.
    private var wrapping: [ObjectIdentifier: CGFloat] = [:]
    /// Views whose ``UIView/updateConstraints()`` is due.
    private var waiting: [UIView] = []
    /// Constraints whose constant depends on the size of a view: those of baselines and margins.
    @exclusivity(unchecked) private(set) var offsetRows: [OffsetRow] = []
    /// Constraints that contradict others, and wait until something else has changed.
    private var leftOut: [NSLayoutConstraint] = []
    /// Guides that follow their views, and whether a view has moved since they were looked at.
    @exclusivity(unchecked) private var followers: [LayoutBox] = []
    /// Views whose margins constraints or rows keep, and that may be others where the views are.
    private var keepers: [LayoutBox] = []
    /// Views that arrange others by rows, when they have any.
    private var stacks: [LayoutBox] = []
    @exclusivity(unchecked) private var mayFollowersMove = false
    private var isUpdating = false
    /// Whether constants, priorities or the set of rows have changed since the last solution.
    private var hasEdits = true

    init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
    }

    // MARK: What changes

    /// A view and what is in it belong to the tree now.
    func add(_ view: UIView) {
        newViews.append(view)
        noteEdit()
    }

    /// A view of the tree holds another constraint.
    func add(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        waitForLayout()
    }

    /// A view and what is in it go out of the tree.
    func remove(_ view: UIView) {
        newViews.removeAll { $0.isDescendant(of: view) }
        view.forEachInSubtree { view in
            guard let state = view.knownConstraints else { return }
            for constraint in state.held { remove(constraint) }
            for guide in state.guides { removeBox(of: guide) }
            for guide in state.ownGuides.values { removeBox(of: guide) }
            removeBox(of: view)
            state.isArranged = false
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        newConstraints.removeAll { $0 === constraint }
        leftOut.removeAll { $0 === constraint }
        guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        sources[row] = nil
        offsetRows.removeAll { $0.constraint === constraint }
        solver.remove(row)
        noteEdit()
    }

    func removeBox(of item: any LayoutItem) {
        wrapping[ObjectIdentifier(item)] = nil
        guard let box = boxes.removeValue(forKey: ObjectIdentifier(item)) else { return }
        followers.removeAll { $0 === box }
        keepers.removeAll { $0 === box }
        stacks.removeAll { $0 === box }
        for variable in box.variables {
            owners[variable] = nil
            solver.remove(variable)
        }
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let row = rows[ObjectIdentifier(constraint)], let linear = linear(constraint) else { return }
        guard setConstant(linear.constant, of: row, constraint) else { return }
        noteEdit()
    }

    /// Something has changed: what contradicted others may be possible now.
    private func noteEdit() {
        hasEdits = true
        newConstraints += leftOut
        leftOut = []
        waitForLayout()
    }

    /// Whether the solver takes a constant. One that is too large for it leaves the constraint as it was.
    func setConstant(
        _ constant: Double, of row: SolverConstraint, _ constraint: NSLayoutConstraint
    ) -> Bool {
        do {
            try solver.setConstant(constant, of: row)
            return true
        } catch {
            complain(of: constraint, error)
            return false
        }
    }

    private func complain(of constraint: NSLayoutConstraint, _ error: SolverError) {
        Log.complain("The constraint \(constraint.description) cannot be kept: \(error).")
    }

    /// Views read another way than before: leading and trailing are other edges.
    func directionDidChange() {
        root.forEachInSubtree { view in
            for constraint in view.knownConstraints?.held ?? [] where constraint.firstAttribute.followsReading {
                remove(constraint)
                newConstraints.append(constraint)
            }
        }
        for box in stacks { touch(box) }
        waitForLayout()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        if let row = rows[ObjectIdentifier(constraint)] {
            try? solver.setPriority(constraint.priority.solverValue, of: row)
        }
        noteEdit()
    }

    /// A view is somewhere else, or has another size.
    func frameDidChange(of view: UIView) {
        if view === root || !view.isPlacedByConstraints, let box = boxes[ObjectIdentifier(view)] { touch(box) }
        touchGuides(of: view)
    }

    /// A view's content has another size, or other distances from the edges.
    func contentDidChange(of view: UIView) {
        if let box = boxes[ObjectIdentifier(view)] {
            touch(box)
            // What one of its views wants may say which of them a stack stretches.
            if box.slot != nil, let stack = view.superview.flatMap({ boxes[ObjectIdentifier($0)] }) { touch(stack) }
        } else {
            adoptStackOfArrangedViews(view)
            if view.hasContentPriorities { adoptStack(around: view) }
        }
        touchGuides(of: view)
    }

    /// Guides of the view itself, and those that depend on where the views around theirs are, as the safe area does.
    private func touchGuides(of view: UIView) {
        if let state = view.knownConstraints, !state.ownGuides.isEmpty {
            for guide in state.ownGuides.values {
                if let box = boxes[ObjectIdentifier(guide)] { touch(box) }
            }
        }
        guard !followers.isEmpty || !keepers.isEmpty else { return }
        mayFollowersMove = true
        waitForLayout()
    }

    /// Constraints or rows keep the margins of a view: they are looked at when views have moved, because the safe area and the
    /// margins of the superview reach into a view as far as it stands there.
    func keepMargins(of box: LayoutBox) {
        guard box.guide == nil, let view = box.view, box.margins == nil else { return }
        box.margins = view.layoutMargins
        keepers.append(box)
    }

    private func touchFollowers() {
        for box in followers { touch(box) }
        for box in keepers {
            guard let view = box.view, view.layoutMargins != box.margins else { continue }
            box.margins = view.layoutMargins
            touch(box)
        }
    }

    func touch(_ box: LayoutBox) {
        if !box.isTouched { touched.append(box) }
        box.isTouched = true
        box.revision &+= 1
        waitForLayout()
    }

    /// A view asks for ``UIView/updateConstraints()``.
    func constraintUpdateIsDue(for view: UIView) {
        waiting.append(view)
        waitForLayout()
    }

    private func waitForLayout() {
        if !isMeasuring { root.markNeedsLayout() }
    }

    /// The constraints that are in the system, with their rows.
    var activeConstraints: [(row: SolverConstraint, constraint: NSLayoutConstraint)] {
        rows.values.compactMap { row in sources[row].map { (row, $0) } }
    }

    private var hasWork: Bool {
        !newViews.isEmpty || !newConstraints.isEmpty || !touched.isEmpty || !waiting.isEmpty || hasEdits
            || mayFollowersMove
    }

    // MARK: Boxes

    /// The box of a view or guide, made when it is first asked for.
    func box(of item: any LayoutItem) -> LayoutBox {
        if let box = boxes[ObjectIdentifier(item)] { return box }
        let box = LayoutBox(item, solver: &solver)
        boxes[ObjectIdentifier(item)] = box
        // From now on the view tells when its frame changes.
        if !isMeasuring, let view = box.view { _ = view.constraintState }
        for variable in box.variables { owners[variable] = box }
        if let guide = box.guide, guide.followsView { followers.append(box) }
        touch(box)
        guard box.guide == nil, let view = box.view else { return box }
        if view.isSizedBySubviews { stacks.append(box) }
        if view !== root { adoptStack(around: view) }
        return box
    }

    /// The box of a view or guide, if it has one.
    func knownBox(of item: any LayoutItem) -> LayoutBox? { boxes[ObjectIdentifier(item)] }

    /// The size of what a scroll view scrolls.
    func contentSize(of box: LayoutBox) -> (width: SolverVariable, height: SolverVariable) {
        if let content = box.content { return content }
        let content = (width: solver.addVariable(), height: solver.addVariable())
        box.content = content
        (owners[content.width], owners[content.height]) = (box, box)
        return content
    }

    /// Where constraints have a view or guide.
    func rect(of item: any LayoutItem) -> CGRect {
        boxes[ObjectIdentifier(item)].map { rect(of: $0) } ?? .zero
    }

    /// Where constraints have the item of a box.
    func rect(of box: LayoutBox) -> CGRect { Self.rect(of: box, in: &solver) }

    /// Where constraints have an edge or a side.
    func value(of variable: SolverVariable) -> CGFloat { Self.value(of: variable, in: &solver) }

    // In and out, because to read a property's property copies the property: here all arrays of the solver.

    private static func value(of variable: SolverVariable, in solver: inout SimplexSolver) -> CGFloat {
        CGFloat(solver.value(of: variable))
    }

    private static func rect(of box: LayoutBox, in solver: inout SimplexSolver) -> CGRect {
        let values = solver.values(of: box.x, box.y, box.width, box.height)
        return CGRect(x: values.x, y: values.y, width: max(0, values.z), height: max(0, values.w))
    }

    // MARK: Solving

    /// Brings everything up to date. Views that are to be placed anew have asked for layout then.
    func update() {
        guard !isUpdating, hasWork else { return }
        isUpdating = true
        defer { isUpdating = false }
        adoptNewViews()
        // The innermost first. What they add is adopted; what they ask for again waits for the next time.
        let due = waiting
        waiting = []
        for view in due.reversed() { view.updateConstraintsWhereDue() }
        adoptNewViews()
        let constraints = newConstraints
        newConstraints = []
        for constraint in constraints where rows[ObjectIdentifier(constraint)] == nil { addRow(constraint) }
        if mayFollowersMove { touchFollowers() }
        mayFollowersMove = false
        for _ in 0..<Self.sizeRounds {
            refreshFixtures()
            solveWithLeastSizes()
            let isWrappedAnew = wrapAnew()
            if !moveOffsets(), !isWrappedAnew { break }
        }
        hasEdits = false
        guard !isMeasuring else { return }
        // Those of one box stand together: its view has to be told once.
        var told: LayoutBox?
        for variable in solver.takeChanges() {
            guard let box = owners[variable], box !== told || box.content != nil else { continue }
            tell(box, of: variable)
            told = box
        }
    }

    /// The most often that text is wrapped and baselines are looked for again because views have got other sizes.
    private static let sizeRounds = 4

    /// Has views whose content is wrapped measured for the width that they have got.
    /// - Returns: Whether there are any that have got another.
    private func wrapAnew() -> Bool {
        for (id, width) in wrapping {
            guard let box = boxes[id] else { continue }
            if abs(value(of: box.width) - width) > 0.01 { touch(box) }
        }
        for box in stacks where hasMovedBaselines(box) { touch(box) }
        return !touched.isEmpty
    }

    /// The size of a view's content, for the width that the view has got where it is wrapped, and whether it is only the
    /// one that the view was given: what a stack goes by where views have none of their own.
    func contentSize(of view: UIView, _ box: LayoutBox) -> (size: CGSize, isGiven: (width: Bool, height: Bool)) {
        let width = value(of: box.width)
        let (id, isOwn) = (ObjectIdentifier(view), (width: false, height: false))
        guard view.wrapsContent else {
            wrapping[id] = nil
            var size = view.intrinsicContentSize
            guard let slot = box.slot, let stack = view.superview, size.width < 0 || size.height < 0 else {
                return (size, isOwn)
            }
            let isGiven = (width: size.width < 0, height: size.height < 0)
            wrapping[id] = width
            let unlimited = CGFloat.greatestFiniteMagnitude
            let wish = stack.arrangedSize(
                of: view, in: CGSize(width: slot.isVertical && width > 0 ? width : unlimited, height: unlimited))
            if isGiven.width { size.width = wish.width }
            if isGiven.height { size.height = wish.height }
            return (size, isGiven)
        }
        let natural = view.contentSize(inWidth: .infinity)
        wrapping[id] = width
        guard width > 0, width < natural.width else { return (natural, isOwn) }
        return (CGSize(width: natural.width, height: view.contentSize(inWidth: width).height), isOwn)
    }

    private func adoptNewViews() {
        let views = newViews
        newViews = []
        for view in views where view.isDescendant(of: root) {
            view.forEachInSubtree { view in
                guard let state = view.knownConstraints else { return }
                if state.needsUpdate { waiting.append(view) }
                if !state.isPinned || view === root { _ = box(of: view) }
                if view.hasContentPriorities { adoptStack(around: view) }
                for constraint in state.held where rows[ObjectIdentifier(constraint)] == nil { addRow(constraint) }
            }
        }
    }

    private func addRow(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, let linear = linear(constraint) else { return }
        do {
            let row = try solver.add(linear)
            rows[ObjectIdentifier(constraint)] = row
            sources[row] = constraint
            guard constraint.hasOffset else { return }
            let offset = OffsetRow(constraint, row, in: self)
            offsetRows.append(offset)
            for box in offset.marginBoxes { keepMargins(of: box) }
        } catch {
            complain(of: constraint, error)
        }
    }

    /// Pins what is to be pinned, and holds content to its size.
    private func refreshFixtures() {
        var index = 0
        // Guides and chains may bring more boxes.
        while index < touched.count {
            let box = touched[index]
            index += 1
            box.isTouched = false
            if boxes[ObjectIdentifier(box.guide ?? box.view ?? root)] === box { refresh(box) }
        }
        touched = []
    }

    /// Solves the system, and again where sizes would be negative.
    private func solveWithLeastSizes() {
        repeat { solve() } while holdSizes(of: solver.changes(below: -0.01).map { ($0, owners[$0]) })
    }

    private func solve() {
        // Each round leaves one constraint out.
        for _ in 0...rows.count {
            do {
                return try solver.solve()
            } catch {
                leaveOut(of: error)
            }
        }
    }

    /// Leaves one of several constraints out that contradict each other: the one that came last, and no view's own.
    private func leaveOut(of conflict: ConflictSet) {
        let named = conflict.constraints.filter { sources[$0] != nil }
        let victim = named.last ?? conflict.latest
        if !isMeasuring { complain(of: conflict, leavingOut: victim) }
        if let constraint = sources[victim] {
            sources[victim] = nil
            rows[ObjectIdentifier(constraint)] = nil
            offsetRows.removeAll { $0.constraint === constraint }
            leftOut.append(constraint)
        }
        solver.remove(victim)
    }

    private func complain(of conflict: ConflictSet, leavingOut victim: SolverConstraint) {
        let formulas = conflict.constraints.map { sources[$0]?.description ?? "<where a view is by itself>" }
        let left = sources[victim]?.description ?? "what a view says by itself"
        Log.complain(
            "These constraints cannot all hold: \(formulas.joined(separator: ", ")). Left out: \(left).")
    }

    private func tell(_ box: LayoutBox, of variable: SolverVariable) {
        guard let view = box.view else { return }
        if let content = box.content, variable == content.width || variable == content.height {
            placeContent(of: view, box)
        } else if box.guide != nil {
            view.setNeedsLayout()
        } else if view !== root, view.isPlacedByConstraints {
            view.superview?.setNeedsLayout()
        }
    }

    // MARK: Placing

    /// Puts a view where constraints have it, on whole pixels.
    func place(_ view: UIView) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        let frame = onPixels(view.frame(forAlignmentRect: rect(of: box)), of: view)
        // As if there were no transform.
        let anchor = view.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != center { view.center = center }
        if view.superview === root { (root as? UIWindow)?.displaceTied(view) }
        if box.content != nil { placeContent(of: view, box) }
    }

    /// The frame with its edges on pixels, counted from where the superview would be without that: so edges that are at the same
    /// place are on the same pixel, whatever views they are in.
    private func onPixels(_ frame: CGRect, of view: UIView) -> CGRect {
        let scale = view.screenScale
        // Halves go the same way on both sides of nought: a view at the edge of one that was moved by half a pixel stays at its edge.
        func snapped(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
        let outer = view.superview.flatMap { $0.isPlacedByConstraints ? $0.knownConstraints?.pixelRest : nil } ?? .zero
        let frame = frame.offsetBy(dx: outer.x, dy: outer.y)
        let (left, top) = (snapped(frame.minX), snapped(frame.minY))
        let rest = CGPoint(x: frame.minX - left, y: frame.minY - top)
        if let state = view.knownConstraints, state.pixelRest != rest {
            state.pixelRest = rest
            view.setNeedsLayout()
        }
        return CGRect(x: left, y: top, width: snapped(frame.maxX) - left, height: snapped(frame.maxY) - top)
    }

    private func placeContent(of view: UIView, _ box: LayoutBox) {
        guard !isMeasuring, let content = box.content, let scroll = view as? UIScrollView,
            scroll.contentFollowsConstraints
        else { return }
        let size = CGSize(
            width: max(0, value(of: content.width)), height: max(0, value(of: content.height)))
        let (frame, whole) = (rect(of: box), onPixels(CGRect(origin: .zero, size: size), of: view))
        let seen = view === root ? view.bounds : onPixels(view.frame(forAlignmentRect: frame), of: view)
        // What is as large as the view is as many pixels, too: it would be scrolled by a part of one else.
        scroll.contentSize = CGSize(
            width: abs(size.width - frame.width) < 0.01 ? seen.width : whole.width,
            height: abs(size.height - frame.height) < 0.01 ? seen.height : whole.height)
    }
}
