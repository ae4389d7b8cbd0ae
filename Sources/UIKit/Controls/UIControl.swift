import Foundation

/// A view that is used: buttons, switches, text fields.
open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger went down for the second time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger went up inside: the control was used.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A finger was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control did what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be shown for the control.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was used; a field that has an action for this resigns.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of fingers.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for programs' own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for UIKit's own events.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is like at the moment.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit a property.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal = State([])
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
        /// It has the focus.
        public static let focused = State(rawValue: 8)
        /// Bits for programs' own properties.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for UIKit's own properties.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands across the control.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// From edge to edge.
        case fill
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// Where content stands from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From edge to edge.
        case fill
    }

    /// What is done when events happen.
    @MainActor
    private struct Target {
        enum Call {
            case action(UIAction)
            case method(TargetMethod)
        }

        var call: Call
        var events: Event

        func has(_ identifier: UIAction.Identifier) -> Bool {
            if case .action(let action) = call { action.identifier == identifier } else { false }
        }

        func isMethod(of object: AnyObject?, _ action: Selector?) -> Bool {
            if case .method(let method) = call { method.belongs(to: object, action) } else { false }
        }

        func isSame(as other: TargetMethod) -> Bool {
            if case .method(let method) = call { method.isSame(as: other) } else { false }
        }

        /// Whether its object is still there.
        var isAlive: Bool {
            if case .method(let method) = call { method.isAlive } else { true }
        }
    }

    private var targets: [Target] = []
    /// The event whose touches the control is handling.
    private var currentEvent: UIEvent?

    override var keepsTaps: Bool { true }

    /// Creates a control that performs an action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// What the control is like at the moment.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Whether the control can be used. When it no longer can, a finger that is on it is taken away.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { stopTracking(with: nil) }
            stateDidChange()
        }
    }
    /// Whether the control is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    /// Where content stands across the control.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { stateDidChange() } }
    }
    /// Where content stands across the control, with the sides that reading begins and ends at as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .left, .right, .center, .fill: contentHorizontalAlignment
        }
    }
    /// Where content stands from top to bottom.
    @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { stateDidChange() } }
    }

    override var usualTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? .none : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }
    override var usuallyResponds: Bool { isEnabled }

    // MARK: Actions

    /// Performs an action when events happen. An action with the same identifier gives up its place for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        targets.append(Target(call: .action(action), events: controlEvents))
    }

    /// Calls the method of a selector when events happen. The target is not kept; `nil` is the first in the responder chain
    /// that has the method. All methods of objects come by here.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(TargetMethod(target as AnyObject?, action), for: controlEvents)
    }

    /// Calls a method of an object no more when events happen; with `nil` as target that of no object. Actions and closures
    /// stay.
    /// - Parameter action: The selector that was added; `nil` for all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeMethods(of: target as AnyObject?, action, for: controlEvents)
    }

    /// Calls a method when events happen. One that is there already is called once.
    func add(_ method: TargetMethod, for controlEvents: Event) {
        method.method.check(sender: self)
        targets.removeAll { !$0.isAlive }
        if let index = targets.firstIndex(where: { $0.isSame(as: method) }) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append(Target(call: .method(method), events: controlEvents))
        }
    }

    /// Calls a method of an object no more when events happen; `nil` is any object, and any method.
    func removeMethods(of object: AnyObject?, _ action: Selector?, for controlEvents: Event) {
        removeTargets(for: controlEvents) { $0.isMethod(of: object, action) }
    }

    /// Stops an action from being performed for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops the action of an identifier from being performed for events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeTargets(for: controlEvents) { $0.has(identifier) }
    }

    private func removeTargets(for controlEvents: Event, where isMeant: (Target) -> Bool) {
        for index in targets.indices where isMeant(targets[index]) { targets[index].events.subtract(controlEvents) }
        targets.removeAll { $0.events.isEmpty }
    }

    /// All events that have an action.
    open var allControlEvents: Event {
        targets.reduce(into: Event()) { $0.formUnion($1.events) }
    }

    /// The objects whose methods are called, with `NSNull()` for methods that are looked for in the responder chain. Objects of
    /// classes that are not `Hashable`, which those of NSObject are, are left out.
    open var allTargets: Set<AnyHashable> {
        // They are not equal on Linux.
        let nothing = NSNull()
        return Set(
            targets.compactMap { target -> AnyHashable? in
                guard case .method(let method) = target.call, method.isAlive else { return nil }
                guard let object = method.target else { return nothing }
                return object as? AnyHashable
            })
    }

    /// The methods of an object that are called for all of some events; `nil` for none. On iOS they are names, which methods
    /// have not here: they are selectors, which can be added elsewhere and taken away.
    /// - Parameters:
    ///   - target: The object; `nil` for methods that are looked for in the responder chain.
    ///   - controlEvent: The events.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [Selector]? {
        let found = targets.compactMap { one -> Selector? in
            guard case .method(let method) = one.call, method.isAlive, method.target === target as AnyObject?,
                one.events.isSuperset(of: controlEvent)
            else { return nil }
            return method.method
        }
        return found.isEmpty ? nil : found
    }

    /// Whether any action waits for one of the events.
    func hasAction(for events: Event) -> Bool {
        targets.contains { !$0.events.isDisjoint(with: events) && $0.isAlive }
    }

    /// Performs an action with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Calls a method of a target; `nil` is the first in the responder chain that has it. Subclasses that override it see all that
    /// is called for events, and may call `super` later or not at all.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetMethod(target as AnyObject?, action).perform(sender: self, event: event)
    }

    /// Performs the actions of events and calls the methods of targets, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            switch target.call {
            case .action(let action): sendAction(action)
            case .method(let method) where method.isAlive:
                sendAction(method.method, to: method.target, for: currentEvent)
            case .method: break
            }
        }
    }

    /// Handles an event, which the methods of targets get that are called meanwhile.
    private func handle(_ event: UIEvent?, _ body: () -> Void) {
        let outer = currentEvent
        currentEvent = event
        body()
        currentEvent = outer
    }

    /// Does what the control is for.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Tracking

    /// Whether a finger is being followed.
    open private(set) var isTracking = false
    /// Whether the finger is inside.
    open private(set) var isTouchInside = false

    /// A finger went down.
    /// - Returns: Whether it is followed. The default is yes.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved.
    /// - Returns: Whether it is still followed. The default is yes.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger went up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far outside a finger still counts as inside: it covers what it touches and people cannot see the edge.
    private static let reach: CGFloat = 40

    private func contains(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(event) { begin(touches, event) }
    }

    private func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isEnabled, !isTracking else { return }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(event) { follow(touches, event) }
    }

    private func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        let isInside = contains(touch)
        let wasInside = isTouchInside
        isTouchInside = isInside
        isHighlighted = isInside
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(event) { end(touches, event) }
    }

    private func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        isTracking = false
        // A quick finger may have come up elsewhere without having been seen to move.
        isTouchInside = contains(touch)
        isHighlighted = false
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(event) { stopTracking(with: event) }
    }

    private func stopTracking(with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }
}
