import Foundation

/// What moves a scroll view's content: a finger, the speed it left behind, or a program.
@MainActor
final class ScrollMotion {
    private enum Mode {
        case still
        /// A finger holds the content; the offset from which it began.
        case dragging(start: CGPoint)
        /// The content runs on by itself.
        case decelerating(x: ScrollPhysics, y: ScrollPhysics)
        /// The content goes to a place. One that is in the content stays there when the content becomes smaller on the way.
        case gliding(from: CGPoint, to: CGPoint, start: Double, cause: Cause, staysInside: Bool)
    }

    /// Why content goes to a place.
    private enum Cause {
        /// The program asked for it.
        case program
        /// It comes to rest there after a drag.
        case drag
        /// It is at an edge, which was elsewhere before. The delegate is told no end, because it was told no beginning.
        case edge
    }

    @Unkept var view: UIScrollView?
    /// What moves the content: that of the window in which it began to move.
    private weak var animator: Animator?
    private var mode = Mode.still
    private var lastTime = 0.0
    /// The axis that a drag stays on.
    private var lockedAxis: NSLayoutConstraint.Axis?

    private static let glideDuration = 0.3

    var isDragging: Bool {
        if case .dragging = mode { true } else { false }
    }

    var isDecelerating: Bool {
        switch mode {
        case .decelerating, .gliding(_, _, _, cause: .drag, _): true
        case .still, .dragging, .gliding: false
        }
    }

    /// Whether the content goes to a place that the program asked for.
    var isGliding: Bool {
        if case .gliding(_, _, _, cause: .program, _) = mode { true } else { false }
    }

    /// Where content ends that glides; `nil` when it does not.
    var glideEnd: CGPoint? {
        guard let view, case .gliding(_, let end, _, _, let staysInside) = mode else { return nil }
        return staysInside ? view.clamped(end) : end
    }

    var isMoving: Bool {
        if case .still = mode { false } else { true }
    }

    /// The content, and with it what is seen, has another place than was thought; what goes on goes on from there.
    func contentMoved(by distance: CGPoint) {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.x, y: point.y + distance.y) }
        switch mode {
        case .still: break
        case .dragging(let start): mode = .dragging(start: moved(start))
        case .decelerating(var x, var y):
            x.move(by: distance.x)
            y.move(by: distance.y)
            mode = .decelerating(x: x, y: y)
        case .gliding(let from, let to, let start, let cause, let staysInside):
            mode = .gliding(from: moved(from), to: moved(to), start: start, cause: cause, staysInside: staysInside)
        }
    }

    /// The edges have other places than before, and what is seen stays where it is: a finger goes on from there, and content that
    /// nothing moves goes to the nearest edge if it is beyond one.
    func edgesMoved() {
        guard let view else { return }
        switch mode {
        case .still: settle(view)
        case .dragging(var start):
            let (moved, pulled) = (view.panGestureRecognizer.translation(in: view.superview), pulled(view))
            let isFree = isFree(view)
            if isFree.across { start.x = pulled.x + moved.x }
            if isFree.down { start.y = pulled.y + moved.y }
            mode = .dragging(start: start)
        // Its spring goes by the edges as they are.
        case .decelerating: break
        case .gliding(let from, let to, let start, let cause, let staysInside):
            mode = .gliding(
                from: from, to: to, start: start, cause: cause, staysInside: staysInside || view.clamped(to) == to)
        }
    }

    private func settle(_ view: UIScrollView) {
        let (offset, target) = (view.contentOffset, view.clamped(view.contentOffset))
        guard offset != target else { return }
        guard let application = view.application, !application.reducesMotion else { return view.contentOffset = target }
        mode = glide(from: offset, to: target, start: now, cause: .edge, view)
        startTicking()
    }

    /// Where content that moves by itself is now, at a whole pixel; `nil` when it does not.
    var offset: CGPoint? {
        guard let view else { return nil }
        switch mode {
        case .still, .dragging: return nil
        case .decelerating(let x, let y): return view.onGrid(CGPoint(x: x.position, y: y.position))
        case .gliding(let from, let end, let start, _, let staysInside):
            let to = staysInside ? view.clamped(end) : end
            let part = TimingCurve.easeInOut.progress((lastTime - start) / Self.glideDuration)
            guard part < 1 else { return to }
            return view.onGrid(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
    }

    // MARK: Dragging

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let view else { return }
        switch pan.state {
        case .began: beginDragging(pan, view)
        case .changed: drag(pan, view)
        case .ended: endDragging(pan, view, velocity: pan.velocity(in: view))
        case .cancelled: endDragging(pan, view, velocity: .zero)
        default: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer, _ view: UIScrollView) {
        stop()
        lockedAxis = view.isDirectionalLockEnabled ? pan.mainAxis : nil
        // What the finger moved before it was a drag is not lost, but it is not a jump either.
        pan.setTranslation(.zero, in: view)
        mode = .dragging(start: pulled(view))
        view.indicators.show()
        view._scrollDelegate?.scrollViewWillBeginDragging(view)
        switch view.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: view.application?.keyboard.pull.dismiss(from: view.window)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    /// The offset that a finger has pulled the content to, which shows less of it beyond an edge.
    private func pulled(_ view: UIScrollView) -> CGPoint {
        guard view.bounces else { return view.contentOffset }
        let (offset, inside) = (view.contentOffset, view.clamped(view.contentOffset))
        func pull(_ shown: CGFloat, _ length: CGFloat) -> CGFloat {
            CGFloat(ScrollPhysics.pull(showing: Double(shown), length: Double(length)))
        }
        return CGPoint(
            x: inside.x + pull(offset.x - inside.x, view.bounds.width),
            y: inside.y + pull(offset.y - inside.y, view.bounds.height))
    }

    /// Whether a drag moves the content along an axis.
    private func isFree(_ view: UIScrollView) -> (across: Bool, down: Bool) {
        (view.canScrollHorizontally && lockedAxis != .vertical, view.canScrollVertically && lockedAxis != .horizontal)
    }

    private func drag(_ pan: UIPanGestureRecognizer, _ view: UIScrollView) {
        guard case .dragging(let start) = mode else { return }
        let isFree = isFree(view)
        let moved = pan.translation(in: view.superview)
        let range = view.offsetRange
        func follow(
            _ start: CGFloat, _ moved: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ isFree: Bool
        ) -> CGFloat {
            guard isFree else { return start }
            let wanted = start - moved
            let inside = min(max(wanted, range.lowerBound), range.upperBound)
            guard view.bounces else { return inside }
            return inside + CGFloat(ScrollPhysics.rubberBand(Double(wanted - inside), length: Double(length)))
        }
        view.contentOffset = CGPoint(
            x: follow(start.x, moved.x, range.x, view.bounds.width, isFree.across),
            y: follow(start.y, moved.y, range.y, view.bounds.height, isFree.down))
        if view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory {
            view.application?.keyboard.pull.follow(
                fingerAt: view.convertToScreen(
                    CGRect(origin: pan.location(in: view), size: .zero)
                ).minY + view.keyboardDismissPadding)
        }
    }

    private func endDragging(_ pan: UIPanGestureRecognizer, _ view: UIScrollView, velocity: CGPoint) {
        guard case .dragging = mode else { return }
        view.application?.keyboard.pull.end(velocity: velocity.y)
        let isFree = isFree(view)
        // Slower than a crawl is letting go, not throwing.
        func thrown(_ velocity: CGFloat) -> CGFloat { abs(velocity) < 30 ? 0 : -velocity }
        let x = physics(view.contentOffset.x, thrown(velocity.x), view.offsetRange.x, isFree.across, view)
        var y = physics(view.contentOffset.y, thrown(velocity.y), view.offsetRange.y, isFree.down, view)
        let free = CGPoint(x: x.restingPosition, y: y.restingPosition)
        let natural = view.clamped(
            view.isPagingEnabled ? page(velocity: velocity, view) : view.restingOffset(near: free))
        // Beyond the edges a spring brings it to one of them.
        let isAimed = natural.y != free.y && y.range.contains(Double(free.y)) && !view.isPagingEnabled
        let aimed = isAimed ? y.aimed(at: Double(natural.y)) : y
        if let aimed { y = aimed }
        let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        var target = view.targetOffset(forProposed: natural, velocity: speed)
        view._scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: speed, targetContentOffset: &target)
        target = target.isFinite ? view.clamped(target) : natural
        let runs = target == natural && !view.isPagingEnabled && aimed != nil
        let decelerates = runs ? !(x.isAtRest && y.isAtRest) : target != view.contentOffset
        mode = .still
        view._scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
        // The delegate may have moved the content itself.
        guard !isMoving else { return }
        guard decelerates else { return view.indicators.hideSoon() }
        let start = now
        mode =
            runs
            ? .decelerating(x: x, y: y)
            : glide(from: view.contentOffset, to: target, start: start, cause: .drag, view)
        view._scrollDelegate?.scrollViewWillBeginDecelerating(view)
        if isDecelerating { startTicking() }
    }

    private func physics(
        _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ isFree: Bool, _ view: UIScrollView
    ) -> ScrollPhysics {
        ScrollPhysics(
            position: Double(position), velocity: isFree ? Double(velocity) : 0,
            range: Double(range.lowerBound)...Double(range.upperBound),
            decelerationRate: Double(min(max(view.decelerationRate.rawValue, 0), 0.9999)), bounces: view.bounces)
    }

    /// Where a view of pages comes to rest.
    private func page(velocity: CGPoint, _ view: UIScrollView) -> CGPoint {
        func snap(_ now: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return now }
            let place = now / length
            // A throw goes to the neighbour, however far it would run.
            if velocity < -200 { return (place + 0.001).rounded(.up) * length }
            if velocity > 200 { return (place - 0.001).rounded(.down) * length }
            return place.rounded() * length
        }
        return CGPoint(
            x: view.canScrollHorizontally
                ? snap(view.contentOffset.x, velocity.x, view.bounds.width) : view.contentOffset.x,
            y: view.canScrollVertically
                ? snap(view.contentOffset.y, velocity.y, view.bounds.height) : view.contentOffset.y)
    }

    // MARK: Moving by itself

    /// Moves the content to an offset, slow at both ends.
    func glide(to offset: CGPoint) {
        guard let view else { return }
        stop()
        mode = glide(from: view.contentOffset, to: offset, start: now, cause: .program, view)
        view.indicators.show()
        startTicking()
    }

    /// Has content that goes to a place end at another one.
    func aim(at offset: CGPoint) {
        guard let view, case .gliding(let from, _, let start, let cause, _) = mode else { return }
        mode = glide(from: from, to: offset, start: start, cause: cause, view)
    }

    private func glide(
        from: CGPoint, to offset: CGPoint, start: Double, cause: Cause, _ view: UIScrollView
    ) -> Mode {
        .gliding(from: from, to: offset, start: start, cause: cause, staysInside: view.clamped(offset) == offset)
    }

    /// Lets content that a finger has stopped beyond an edge, or between two pages, go to where it may stay.
    func rebound() {
        guard let view, !isMoving else { return }
        let offset = view.contentOffset
        let target = view.clamped(
            view.isPagingEnabled ? page(velocity: .zero, view) : view.restingOffset(near: offset))
        guard target != offset else { return }
        let range = view.offsetRange
        mode =
            view.isPagingEnabled || view.clamped(offset) == offset
            ? glide(from: offset, to: target, start: now, cause: .drag, view)
            : .decelerating(
                x: physics(offset.x, 0, range.x, true, view), y: physics(offset.y, 0, range.y, true, view))
        view.indicators.show()
        view._scrollDelegate?.scrollViewWillBeginDecelerating(view)
        if isDecelerating { startTicking() }
    }

    /// Leaves the content where it is.
    func stop() {
        let (wasMoving, wasDecelerating) = (isMoving, isDecelerating)
        mode = .still
        animator?.removeTicker(self)
        guard wasMoving, let view else { return }
        view.indicators.hideSoon()
        if wasDecelerating { view._scrollDelegate?.scrollViewDidEndDecelerating(view) }
    }

    private var now: Double { view?.application?.time ?? 0 }

    private func startTicking() {
        lastTime = now
        animator = view?.application?.animator
        animator?.addTicker(self) { [weak self] in self?.tick($0) ?? false }
    }

    private func tick(_ time: Double) -> Bool {
        guard let view, view.window != nil else {
            stop()
            view?.clampOffset()
            return false
        }
        let elapsed = time - lastTime
        lastTime = time
        switch mode {
        case .still, .dragging: return false
        case .decelerating(var x, var y):
            let range = view.offsetRange
            x.range = Double(range.x.lowerBound)...Double(range.x.upperBound)
            y.range = Double(range.y.lowerBound)...Double(range.y.upperBound)
            x.step(elapsed)
            y.step(elapsed)
            mode = .decelerating(x: x, y: y)
            if let offset { view.contentOffset = offset }
            guard x.isAtRest, y.isAtRest, isDecelerating else { return isMoving }
            mode = .still
            let rest = view.restingOffset(near: view.contentOffset)
            if rest != view.contentOffset { view.contentOffset = view.clamped(rest) }
            view._scrollDelegate?.scrollViewDidEndDecelerating(view)
        case .gliding(_, _, let start, let cause, _):
            if let offset { view.contentOffset = offset }
            // The delegate may have moved the content itself.
            guard time - start >= Self.glideDuration, case .gliding = mode else { return isMoving }
            mode = .still
            switch cause {
            case .program: view._scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
            case .drag: view._scrollDelegate?.scrollViewDidEndDecelerating(view)
            case .edge: break
            }
        }
        if !isMoving { view.indicators.hideSoon() }
        return isMoving
    }
}

extension UIScrollView {
    var canScrollVertically: Bool {
        let range = offsetRange.y
        return range.upperBound > range.lowerBound || (bounces && alwaysBounceVertical)
    }

    var canScrollHorizontally: Bool {
        let range = offsetRange.x
        return range.upperBound > range.lowerBound || (bounces && alwaysBounceHorizontal)
    }

    /// Whether a finger that moves in a direction is for this view, and not for one around it.
    func wantsDrag(_ direction: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let isVertical = abs(direction.y) >= abs(direction.x)
        guard isVertical ? canScrollVertically : canScrollHorizontally else { return false }
        let range = isVertical ? offsetRange.y : offsetRange.x
        let offset = isVertical ? contentOffset.y : contentOffset.x
        let movesBack = (isVertical ? direction.y : direction.x) > 0
        if isVertical, movesBack, bounces, refreshControl != nil { return true }
        // At its end a view lets one around it go on.
        let isAtEnd = movesBack ? offset <= range.lowerBound : offset >= range.upperBound
        guard isAtEnd else { return true }
        var outer = superview
        while let view = outer {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled,
                isVertical ? scroll.canScrollVertically : scroll.canScrollHorizontally
            {
                return false
            }
            outer = view.superview
        }
        return true
    }
}

/// The recogniser of scroll views: it leaves drags to others that are not for its view, and a finger on running content
/// stops it and does nothing else.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var hasStoppedContent = false

    override func reset() {
        super.reset()
        guard hasStoppedContent else { return }
        hasStoppedContent = false
        (view as? UIScrollView)?.motion.rebound()
    }

    override func shouldBegin() -> Bool {
        guard let scroll = view as? UIScrollView, scroll.wantsDrag(initialDirection) else { return false }
        guard touches.allSatisfy(scroll.canTake) else { return false }
        return super.shouldBegin()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scroll = view as? UIScrollView, scroll.isDecelerating else { return }
        scroll.motion.stop()
        hasStoppedContent = true
        for touch in touches {
            touch.isCancelledInView = true
            for other in touch.gestureRecognizers ?? [] where other !== self { other.fail() }
        }
    }
}
