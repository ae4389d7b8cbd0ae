import Foundation
import HostInterface

/// Follows fingers and the mouse from going down to going up, and hands them to recognisers and views.
@MainActor
final class TouchDispatcher {
    private unowned let application: UIApplication
    @exclusivity(unchecked) private var live: [PointerID: UITouch] = [:]
    @exclusivity(unchecked) private var pendingMoves: [PointerID: PointerEvent] = [:]
    @exclusivity(unchecked) private var lastEnd: (point: CGPoint, time: Double, taps: Int, type: UITouch.TouchType)?
    /// What is known of the touches that are down, beside what they show to views.
    @exclusivity(unchecked) private var records: [PointerID: Record] = [:]
    @exclusivity(unchecked) private var lastNumber = 0
    @exclusivity(unchecked) private var lastCheck = 0.0
    /// The recognisers of the touches that are down, and those that are undecided, in the order in which touches are told to them:
    /// of two that wait for the same one, the inner goes on first.
    @exclusivity(unchecked) private var involved: [UIGestureRecognizer] = []
    /// Whether recognisers are being told of a touch, so that not all know of it yet.
    @exclusivity(unchecked) private var isTellingRecognizers = false

    private struct Record {
        /// The order in which touches began.
        var number: Int
        /// When the touch came in, in seconds of the host's clock.
        var began: Double
        /// When it went down, by its event.
        var down: Double
        /// Whether the host has known the pointer to be down.
        var isConfirmed = false
    }

    /// Taps in one place within this time count as double and triple.
    private static let tapRadius: CGFloat = 24
    /// A touch that lasts so long is a press, and no first tap of two.
    private static let tapDuration = 0.5
    private static let checkInterval = 1.0
    /// A touch that the host does not know of for so long has lost its end. With the interval of the checks that is
    /// found after two seconds at the latest.
    private static let confirmationTime = 1.0
    /// More fingers than this are on no screen; what comes on top of them takes the place of the oldest.
    private static let liveLimit = 16
    /// The button of the mouse that opens menus: the right one.
    private static let menuButton = 3

    init(application: UIApplication) {
        self.application = application
    }

    /// How many touches are down.
    var liveCount: Int { live.count }

    /// Whether a pointer is down.
    func isDown(_ id: PointerID) -> Bool { live[id] != nil }

    var hasPendingMoves: Bool { !pendingMoves.isEmpty }

    /// When the dispatcher wants a frame by itself.
    var nextTime: Double? { live.isEmpty ? nil : lastCheck + Self.checkInterval }

    // MARK: From the host

    func receive(_ event: PointerEvent) {
        let point = CGPoint(x: event.point.x, y: event.point.y)
        let isUsable = point.isFinite && abs(point.x) < 1e6 && abs(point.y) < 1e6
        // Only the mouse's main button touches; the second one is for menus.
        if case .mouse(let button) = event.id, button != 1 {
            if button == Self.menuButton, event.phase == .began, isUsable { openMenu(at: point) }
            return
        }
        switch event.phase {
        case .began:
            guard isUsable else { return }
            application.releaseAbandonedWindows()
            // A touch that goes down twice has lost its end.
            if live[event.id] != nil { end(event.id, at: nil, time: event.time, phase: .cancelled) }
            begin(event.id, at: point, time: event.time)
        case .moved:
            guard isUsable, live[event.id] != nil else { return }
            // A fast touchscreen moves more often than a frame can show; only the last place counts.
            pendingMoves[event.id] = event
            application.setNeedsFrame()
        case .ended: end(event.id, at: isUsable ? point : nil, time: event.time, phase: .ended)
        case .cancelled: end(event.id, at: isUsable ? point : nil, time: event.time, phase: .cancelled)
        }
    }

    /// Tells of the last place of every touch that has moved.
    func deliverPendingMoves() {
        guard !pendingMoves.isEmpty else { return }
        let moves = pendingMoves.values.sorted { $0.time < $1.time }
        pendingMoves.removeAll()
        for move in moves {
            guard let touch = live[move.id] else { continue }
            let point = CGPoint(x: move.point.x, y: move.point.y)
            guard point != touch.screenPoint else { continue }
            touch.previousScreenPoint = touch.screenPoint
            touch.screenPoint = point
            touch.phase = .moved
            touch.timestamp = move.time
            send(touch)
            touch.phase = .stationary
        }
    }

    /// Recognisers that wait for others go on when those have gone without having decided, with their view.
    func decideWaiting() {
        for recognizer in involved where recognizer.isWaiting { recognizer.rivalDidDecide() }
    }

    /// Ends touches whose end never came: a full queue drops events, and cables are pulled.
    func endLostTouches() {
        let now = application.time
        guard !live.isEmpty, now - lastCheck >= Self.checkInterval else { return }
        lastCheck = now
        guard let pressed = application.host.pressedPointers else { return }
        // The host knows nothing of a keypad's finger.
        for id in Array(live.keys) where id != KeypadFinger.pointer {
            if pressed.contains(id) {
                records[id]?.isConfirmed = true
            } else if let record = records[id], record.isConfirmed || now - record.began >= Self.confirmationTime {
                end(id, at: nil, time: now, phase: .cancelled)
            }
        }
    }

    /// Takes all touches away: the window lost the focus or changed its size.
    func cancelAll() {
        pendingMoves.removeAll()
        for id in Array(live.keys) { end(id, at: nil, time: application.time, phase: .cancelled) }
    }

    // MARK: Touches

    private func begin(_ id: PointerID, at point: CGPoint, time: Double) {
        deliverPendingMoves()
        application.wheel.deliver()
        if live.count >= Self.liveLimit, let oldest = records.min(by: { $0.value.number < $1.value.number }) {
            end(oldest.key, at: nil, time: time, phase: .cancelled)
        }
        let touch = UITouch(id: id, point: point, time: time)
        if let last = lastEnd, last.type == touch.type, time - last.time <= UITapGestureRecognizer.pause,
            hypot(point.x - last.point.x, point.y - last.point.y) <= Self.tapRadius
        {
            touch.tapCount = last.taps + 1
        }
        guard let hit = hitTest(point) else { return }
        touch.windowReference = UnkeptReference(hit.window)
        touch.hold(hit.view)
        touch.gestureRecognizers = recognizers(for: touch, from: hit.view)
        if !accepts(touch, on: hit.view) { touch.isCancelledInView = true }
        delay(touch)
        if live.isEmpty { lastCheck = application.time }
        live[id] = touch
        lastNumber += 1
        records[id] = Record(number: lastNumber, began: application.time, down: time)
        application.editMenus.touchBegan(touch)
        for recognizer in touch.gestureRecognizers ?? [] {
            if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
            recognizer.watch(touch)
        }
        send(touch)
        touch.phase = .stationary
    }

    /// What a pointer that is down went down on.
    func view(touchedBy id: PointerID) -> UIView? { live[id]?.view }

    /// What a touch at a point of the screen would be for.
    func hitTest(_ point: CGPoint) -> (view: UIView, window: UIWindow)? {
        for window in application.windows.reversed() {
            if let view = window.hitTest(window.convertFromScreen(point), with: nil) { return (view, window) }
        }
        return nil
    }

    /// The mouse's second button went down: the text under it opens its menu.
    private func openMenu(at point: CGPoint) {
        var responder: UIResponder? = hitTest(point)?.view
        while let current = responder, current.selectableText == nil { responder = current.next }
        guard let text = responder?.selectableText else { return application.editMenus.dismiss() }
        text.pointing.menuButtonPressed(at: text.pointedView.convertFromScreen(point))
    }

    private func recognizers(for touch: UITouch, from view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let view = current {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.shouldReceive(touch) {
                // A tap on a control or a text is its own, whatever waits for taps around it.
                if touch.view?.keepsTaps == true, view !== touch.view, recognizer is UITapGestureRecognizer { continue }
                found.append(recognizer)
            }
            current = view.superview
        }
        return found
    }

    /// Whether a view takes one more finger.
    private func accepts(_ touch: UITouch, on view: UIView) -> Bool {
        for other in live.values where other.view === view && !view.isMultipleTouchEnabled { return other === touch }
        for other in live.values where other.window === touch.window && other.view !== view {
            if other.view?.isExclusiveTouch == true || view.isExclusiveTouch { return false }
        }
        return true
    }

    /// Keeps a touch back from its view where a view around it may want it.
    private func delay(_ touch: UITouch) {
        var (longest, outer) = (0.0, touch.view?.superview)
        while let view = outer {
            longest = max(longest, view.touchDelayOfSubviews ?? 0)
            outer = view.superview
        }
        touch.isHeldBack = longest > 0 || touch.isDelayedByRecognizer
        guard longest > 0 else { return }
        touch.delay = application.timers.after(longest) { [weak self, weak touch] in
            guard let self, let touch else { return }
            touch.delay = nil
            if isFree(touch) { handOver(touch) }
        }
    }

    /// Whether a view may be told of a touch that was kept back from it.
    private func isFree(_ touch: UITouch) -> Bool {
        touch.isHeldBack && touch.delay == nil && !touch.isDelayedByRecognizer
    }

    /// Tells views of touches that nothing keeps back any more.
    private func handOverFreeTouches() {
        for touch in live.values where isFree(touch) { handOver(touch) }
    }

    /// Tells a view of a touch that was kept back from it.
    private func handOver(_ touch: UITouch) {
        guard touch.isHeldBack else { return }
        touch.isHeldBack = false
        guard !touch.isCancelledInView, let view = touch.view else { return }
        let event = UIEvent(type: .touches, timestamp: touch.timestamp, touches: Set(live.values).union([touch]))
        let phase = touch.phase
        touch.phase = .began
        if letBegin(touch, event) { view.touchesBegan([touch], with: event) }
        touch.phase = phase
    }

    /// Asks the views around a touched one whether it may be told; if not it never is.
    private func letBegin(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let view = touch.view else { return false }
        var outer = view.superview
        while let current = outer {
            guard current.letsTouchBegin(touch, with: event, in: view) else {
                touch.isCancelledInView = true
                return false
            }
            outer = current.superview
        }
        return true
    }

    private func end(_ id: PointerID, at point: CGPoint?, time: Double, phase: UITouch.Phase) {
        deliverPendingMove(of: id)
        guard let touch = live[id] else { return }
        if let point {
            touch.previousScreenPoint = touch.screenPoint
            touch.screenPoint = point
        }
        touch.timestamp = time
        touch.phase = phase
        live[id] = nil
        let record = records.removeValue(forKey: id)
        let isShort = record.map { time - $0.down < Self.tapDuration } ?? false
        let moved = hypot(touch.screenPoint.x - touch.startPoint.x, touch.screenPoint.y - touch.startPoint.y)
        lastEnd =
            phase == .ended && isShort && moved <= Self.tapRadius
            ? (touch.startPoint, time, touch.tapCount, touch.type) : nil
        send(touch)
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.unwatch(touch) }
        touch.letGoOfView()
        resetFinished()
    }

    private func deliverPendingMove(of id: PointerID) {
        guard pendingMoves[id] != nil else { return }
        deliverPendingMoves()
    }

    private func resetFinished() {
        for recognizer in involved where recognizer.numberOfTouches == 0 {
            // Those that wait, for a second tap or for others, start over when they know.
            guard !recognizer.isUndecided, !recognizer.isWaiting else { continue }
            involved.removeAll { $0 === recognizer }
            recognizer.startOver()
        }
    }

    private func send(_ touch: UITouch) {
        var all = Set(live.values)
        all.insert(touch)
        application.sendEvent(UIEvent(type: .touches, timestamp: touch.timestamp, touches: all))
    }

    /// Hands an event to the windows of its touches.
    func send(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] where touch.phase != .stationary {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        for window in windows { window.sendEvent(event) }
    }

    /// Hands the touches of an event to recognisers and views of a window: recognisers first, so that a view is not
    /// told of a touch that was taken from it.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        for touch in event.allTouches ?? [] where touch.window === window && touch.phase != .stationary {
            let one: Set<UITouch> = [touch]
            isTellingRecognizers = true
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled {
                guard recognizer.state != .failed, recognizer.touches.contains(touch) else { continue }
                switch touch.phase {
                case .began: recognizer.touchesBegan(one, with: event)
                case .moved: recognizer.touchesMoved(one, with: event)
                case .ended: recognizer.touchesEnded(one, with: event)
                case .cancelled: recognizer.touchesCancelled(one, with: event)
                case .stationary, .regionEntered, .regionMoved, .regionExited: break
                }
            }
            isTellingRecognizers = false
            // A recogniser that fails at once keeps nothing back.
            if touch.phase == .began, isFree(touch) { touch.isHeldBack = false }
            handOverFreeTouches()
            if touch.isHeldBack {
                // Moves are not told of a touch that is not known; one that was taken away never was.
                if touch.phase == .cancelled { touch.isHeldBack = false }
                if touch.phase != .ended { continue }
                handOver(touch)
            }
            guard !touch.isCancelledInView, let view = touch.view else { continue }
            switch touch.phase {
            case .began: if letBegin(touch, event) { view.touchesBegan(one, with: event) }
            case .moved: view.touchesMoved(one, with: event)
            case .ended: view.touchesEnded(one, with: event)
            case .cancelled: view.touchesCancelled(one, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    // MARK: Recognisers

    /// A recogniser has recognised: the others of its touches fail, and views lose the touches.
    func recognized(_ winner: UIGestureRecognizer) {
        let touches = winner.touches
        // Taken from the views at once: those that fail now hand over nothing.
        var known: [UITouch] = []
        for touch in touches where winner.cancelsTouchesInView || winner.delaysTouchesBegan && touch.isHeldBack {
            if touch.isKnownToView { known.append(touch) }
            touch.isCancelledInView = true
            touch.isHeldBack = false
        }
        let losers = touches.map { touch in
            (touch.gestureRecognizers ?? []).filter { $0 !== winner && !winner.allowsSimultaneous($0) }
        }
        // They have lost: the first of them that fails must not let another one begin that has waited for it.
        for loser in losers.joined() { loser.giveUpWaiting() }
        for (touch, losers) in zip(touches, losers) {
            for loser in losers {
                if loser.hasRecognized, loser.state != .ended { loser.cancel() } else { loser.fail() }
            }
            guard known.contains(where: { $0 === touch }) else { continue }
            let event = UIEvent(type: .touches, timestamp: touch.timestamp, touches: Set(live.values).union([touch]))
            // For the view the touch is over; recognisers go on following it.
            let phase = touch.phase
            touch.phase = .cancelled
            touch.view?.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
        decided(winner)
    }

    /// A recogniser has recognised or failed: those that waited for it may go on.
    func decided(_ recognizer: UIGestureRecognizer) {
        for other in involved where other !== recognizer { other.rivalDidDecide() }
        // What goes on with a touch is known when all recognisers were told of it.
        if recognizer.delaysTouchesBegan, !isTellingRecognizers { handOverFreeTouches() }
    }
}
