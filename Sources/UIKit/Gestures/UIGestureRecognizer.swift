import Foundation

/// Recognises a movement of fingers: a tap, a pan, a long press.
///
/// A recogniser watches the touches on its view and its descendants. When it recognises, other recognisers of the same
/// touches fail unless a delegate lets both go on, and the views under the fingers are told that their touches are
/// cancelled.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NibObject {
    /// How far a recogniser is.
    public enum State: Int, Sendable {
        /// It watches.
        case possible
        /// A movement that goes on has begun.
        case began
        /// The movement goes on.
        case changed
        /// The movement is over, or a short one has happened.
        case ended
        /// The movement was interrupted.
        case cancelled
        /// It was something else.
        case failed
        /// The same as ``ended``, for short movements.
        public static let recognized = State.ended
    }

    /// Called for an object at the top of a nib when all that the nib holds is there; see ``UINib``. What is made in code hears nothing.
    open func awakeFromNib() {}

    private enum Action {
        case closure((UIGestureRecognizer) -> Void)
        case method(TargetMethod)
    }

    private var actions: [Action] = []
    @exclusivity(unchecked) private(set) var touches: [UITouch] = []
    /// Recognisers that have to fail first, whatever the touches.
    private var rivals: [Weak<UIGestureRecognizer>] = []
    /// Those of the same touches that have to fail first, as was asked when this one was about to recognise.
    private var touchRivals: [Weak<UIGestureRecognizer>] = []
    /// The state that is waiting for the rivals to fail.
    private var waitingState: State?
    @exclusivity(unchecked) var currentEvent: UIEvent?

    /// The view whose touches are watched.
    public var view: UIView? { viewReference?.object }
    @exclusivity(unchecked) var viewReference: UnkeptReference<UIView>?
    /// What decides whether the recogniser may begin and with whom.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recogniser watches at all. Turning it off cancels a movement that goes on.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if !isEnabled { cancel() } }
    }
    /// Whether views are told that their touches are cancelled when the movement is recognised.
    @exclusivity(unchecked) open var cancelsTouchesInView = true
    /// Whether views are told of touches only when the recogniser has failed, and never when it recognises. The default is
    /// no.
    ///
    /// Unlike on iOS a view is told at the latest when the finger is lifted, also while the recogniser waits for a second
    /// tap; the end of a touch is kept back by none (`delaysTouchesEnded`).
    @exclusivity(unchecked) open var delaysTouchesBegan = false
    /// A name for finding the recogniser.
    open var name: String?

    @exclusivity(unchecked) private var storedState = State.possible

    /// How far the recogniser is. Only subclasses set it; the actions run when it comes to a recognised state. It may
    /// stay what it was when a delegate or a recogniser that has to fail first is against it.
    open var state: State {
        get { storedState }
        set { if newValue == .possible { startOver() } else { move(to: newValue) } }
    }

    /// Creates a recogniser without an action.
    public override init() {
        super.init()
    }

    /// Creates a recogniser that calls a closure whenever it recognises something. An addition to UIKit.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addAction(action)
    }

    /// Adds a closure that is called whenever the recogniser recognises something. An addition to UIKit.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
        actions.append(.closure(action))
    }

    /// Calls the method of a selector whenever the recogniser recognises something. The target is not kept.
    open func addTarget(_ target: Any, action: Selector) { add(TargetMethod(target as AnyObject, action)) }

    /// Calls a method of an object no more; with `nil` as target that of no object. Closures stay.
    /// - Parameter action: The selector that was added; `nil` for all methods.
    open func removeTarget(_ target: Any?, action: Selector?) { removeMethods(of: target as AnyObject?, action) }

    /// Calls a method whenever the recogniser recognises something. One that is there already is called once.
    func add(_ method: TargetMethod) {
        method.method.check(sender: self)
        let isThere = actions.contains { if case .method(let own) = $0 { own.isSame(as: method) } else { false } }
        if !isThere { actions.append(.method(method)) }
    }

    /// Calls a method of an object no more; `nil` is any object, and any method.
    func removeMethods(of object: AnyObject?, _ action: Selector?) {
        actions.removeAll { if case .method(let method) = $0 { method.belongs(to: object, action) } else { false } }
    }

    // MARK: Where

    /// How many fingers are being watched.
    open var numberOfTouches: Int { touches.count }

    /// The middle of all fingers, in points of a view; of the window when there is none.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return lastLocation(in: view) }
        let points = touches.map { $0.location(in: view) }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// One finger, in points of a view; of the window when there is none.
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
    }

    private var lastPoint = CGPoint.zero

    private func lastLocation(in view: UIView?) -> CGPoint {
        UITouch.convert(lastPoint, to: view, in: self.view?.window)
    }

    // MARK: Others

    /// Waits with recognising until another recogniser has failed.
    open func require(toFail other: UIGestureRecognizer) {
        rivals.append(Weak(other))
    }

    /// Whether another recogniser of the same touches fails when this one recognises. The default is yes. Subclasses
    /// may say no.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser fails when another one of the same touches recognises. The default is yes. Subclasses may
    /// say no.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recogniser waits until another one of the same touches has failed. The default is what the delegate
    /// says. It is asked whenever this one is about to recognise.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    /// Whether another recogniser of the same touches waits until this one has failed. The default is what the delegate
    /// says. It is asked when the other one is about to recognise.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    /// What kinds of touches are watched; `nil` for all.
    private var watchedTypes: [UITouch.TouchType]?

    /// What kinds of touches are watched, by the numbers of ``UITouch/TouchType``; all of them by default. Another one begins
    /// with the next touch.
    open var allowedTouchTypes: [NSNumber] {
        get { (watchedTypes ?? UITouch.TouchType.allCases).map { NSNumber(value: $0.rawValue) } }
        set { watchedTypes = UITouch.TouchType.allCases.filter { newValue.contains(NSNumber(value: $0.rawValue)) } }
    }

    /// Whether a touch is watched.
    func shouldReceive(_ touch: UITouch) -> Bool {
        isEnabled && (watchedTypes?.contains(touch.type) ?? true)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether the recogniser may recognise what it has seen. Subclasses may narrow it; the delegate is asked too.
    func shouldBegin() -> Bool {
        viewsLetBegin && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether the recogniser's view, and those whose touches it would cancel, are for it.
    private var viewsLetBegin: Bool {
        guard let view else { return true }
        var asked = [view]
        for touch in cancelsTouchesInView ? touches : [] {
            if let touched = touch.view, !asked.contains(where: { $0 === touched }) { asked.append(touched) }
        }
        return asked.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
    }

    /// Whether another recogniser of the same touches may go on when this one has recognised.
    func allowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
        !canPrevent(other) || !other.canBePrevented(by: self)
            || (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    // MARK: Touches

    /// Fingers went down. Subclasses call `super`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved. Subclasses call `super`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers went up. Subclasses call `super`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were taken away. Subclasses call `super`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { move(to: .cancelled) } else { fail() }
    }

    /// The recogniser starts over. Subclasses call `super`.
    open func reset() {}

    func watch(_ touch: UITouch) {
        touches.append(touch)
    }

    func unwatch(_ touch: UITouch) {
        lastPoint = touch.screenPoint
        touches.removeAll { $0 === touch }
    }

    /// All fingers are up: back to the beginning.
    func startOver() {
        if waitingState != nil { return }
        touches.removeAll()
        storedState = .possible
        touchRivals = []
        reset()
    }

    // MARK: States

    /// Recognises, goes on, ends or fails.
    func move(to newState: State) {
        switch newState {
        case .began: recognize(as: .began)
        case .ended where state == .possible: recognize(as: .ended)
        case .failed:
            storedState = .failed
            waitingState = nil
            tellWaiting()
        default:
            storedState = newState
            act()
        }
    }

    private func recognize(as newState: State) {
        findTouchRivals()
        // Whoever was asked may have ended this.
        guard isEnabled, storedState == .possible else { return }
        guard !hasLivingRival else {
            waitingState = newState
            return
        }
        waitingState = nil
        let hadTouches = !touches.isEmpty
        let begins = !hasLost && shouldBegin()
        // Whoever was asked may have ended this, or the touches.
        guard isEnabled, storedState == .possible, !hadTouches || !touches.isEmpty else { return }
        guard begins else {
            storedState = .failed
            return tellWaiting()
        }
        storedState = newState
        application?.touches.recognized(self)
        act()
    }

    /// Asks which recognisers of the same touches have to fail first.
    private func findTouchRivals() {
        for touch in touches {
            for other in touch.gestureRecognizers ?? [] where other !== self {
                guard !touchRivals.contains(where: { $0.value === other }),
                    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
                else { continue }
                touchRivals.append(Weak(other))
            }
        }
    }

    /// Whether one of the same touches that had to fail has recognised.
    private var hasLost: Bool {
        (rivals + touchRivals).contains { rival in
            guard let rival = rival.value, rival.hasRecognized else { return false }
            return rival.touches.contains { touch in touches.contains { $0 === touch } }
        }
    }

    private var hasLivingRival: Bool { isAlive(in: rivals) || isAlive(in: touchRivals) }

    private func isAlive(in rivals: [Weak<UIGestureRecognizer>]) -> Bool {
        rivals.contains { rival in
            guard let rival = rival.value, rival.view != nil, rival.isEnabled else { return false }
            return rival.state == .possible && !rival.touches.isEmpty || rival.isUndecided
        }
    }

    /// Whether the recogniser may still recognise although no finger is down, as a double tap between its taps.
    var isUndecided: Bool { false }

    /// Whether the recogniser would recognise if others failed.
    var isWaiting: Bool { waitingState != nil }

    /// The recogniser does not recognise when others fail.
    func giveUpWaiting() { waitingState = nil }

    /// A rival failed, or recognised.
    func rivalDidDecide() {
        // Fingers that are being taken away from all recognisers do not make this one begin.
        guard let state = waitingState, !hasLivingRival, !touches.contains(where: { $0.phase == .cancelled }) else {
            return
        }
        waitingState = nil
        let lost = (rivals + touchRivals).contains { $0.value?.hasRecognized == true }
        move(to: lost ? .failed : state)
        if touches.isEmpty { startOver() }
    }

    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

    /// The application that shows the view.
    var application: UIApplication? { view?.application }

    private func tellWaiting() {
        application?.touches.decided(self)
    }

    private func act() {
        for action in actions {
            switch action {
            case .closure(let body): body(self)
            case .method(let method): method.perform(sender: self, event: nil)
            }
        }
    }

    func fail() {
        if state == .possible { move(to: .failed) }
    }

    func cancel() {
        switch state {
        case .began, .changed: move(to: .cancelled)
        case .possible where !touches.isEmpty || isUndecided: move(to: .failed)
        default: break
        }
        waitingState = nil
        if touches.isEmpty, state == .failed { startOver() }
    }
}

/// Decides whether a recogniser may begin and with whom. All methods have defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether a recogniser may recognise what it has seen.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a recogniser may watch a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether two recognisers may recognise at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    /// Whether a recogniser waits until another one of the same touches has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether another recogniser of the same touches waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Yes.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// No.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// ``gestureRecognizers`` changed: those that are gone are cancelled, and the others know their view.
    func recognizersDidChange(from old: [UIGestureRecognizer]) {
        let kept = Set((gestureRecognizers ?? []).map { ObjectIdentifier($0) })
        for recognizer in old where recognizer.view === self && !kept.contains(ObjectIdentifier(recognizer)) {
            recognizer.cancel()
            recognizer.viewReference = nil
        }
        for recognizer in gestureRecognizers ?? [] { recognizer.viewReference = UnkeptReference(self) }
    }
}
