import Foundation

/// Undoes and redoes what was registered with it. Foundation on Linux has no such class, so Typecase brings it.
///
/// Text fields and text views keep their own log of edits; the manager that their ``UIResponder/undoManager`` returns works
/// on that log together with what a program registers.
///
/// What is registered while one event is handled, such as a tap, is undone together as long as ``groupsByEvent`` is on;
/// outside of events each registration stands alone. Differences from Foundation: what is registered without a group
/// makes one by itself, also where ``groupsByEvent`` is off; an end without a beginning does nothing. Managers belong to
/// the main actor.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    var undos: [UndoStep] = []
    var redos: [UndoStep] = []
    /// The groups that are open, each inside the one before it.
    private var open: [UndoStep] = []
    /// Whether the open group was begun by a registration, and ends with the event.
    private var isAutomatic = false
    private var disabledCount = 0

    /// Creates a manager with nothing to undo.
    public override init() { super.init() }

    /// The largest number of groups that are kept; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    // MARK: State

    /// Whether an undo is running.
    public private(set) var isUndoing = false
    /// Whether a redo is running.
    public private(set) var isRedoing = false
    /// Whether there is something to undo. What an open group holds counts when the group is closed.
    open var canUndo: Bool { !undos.isEmpty || isAutomatic && !open.isEmpty }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redos.isEmpty }
    /// How many groups can be undone.
    open var undoCount: Int { undos.count + (isAutomatic ? open.count : 0) }
    /// How many groups can be redone.
    open var redoCount: Int { redos.count }
    /// Whether what is registered during one event is undone together. The default is yes.
    open var groupsByEvent = true {
        didSet { if !groupsByEvent { endEvent() } }
    }
    /// How many groups are open, each inside the other.
    open var groupingLevel: Int { open.count }
    /// Whether what is registered counts.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Lets nothing be registered until ``enableUndoRegistration()`` was called as often. What is typed meanwhile into a text
    /// whose manager this is cannot be undone, and neither can what was typed before.
    open func disableUndoRegistration() {
        disabledCount += 1
    }

    /// Takes one ``disableUndoRegistration()`` back. Without one nothing happens.
    open func enableUndoRegistration() {
        disabledCount = max(0, disabledCount - 1)
    }

    // MARK: Registering

    /// Registers how to undo a change. A change that is registered during an undo becomes the redo. The target is not kept;
    /// once it is gone there is nothing to undo.
    @preconcurrency
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void)
    {
        register(
            UndoAction(target: target) { object in
                if let target = object as? Target { handler(target) }
            })
    }

    /// Registers a method of an object and what it is called with. Where on iOS stands `#selector(set(_:))` stands
    /// `Self.set` here.
    @preconcurrency
    open func registerUndo<Target: AnyObject, Object>(
        withTarget target: Target, selector: @escaping @MainActor (Target) -> (Object) -> Void, object: Object
    ) {
        registerUndo(withTarget: target) { selector($0)(object) }
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if !isRunning { forgetRedo() }
        if open.isEmpty {
            beginGroup()
            isAutomatic = true
        }
        open[open.count - 1].parts.append(.action(action))
        // Outside of events each stands alone.
        if isAutomatic, !(groupsByEvent && UndoEvents.isInside) { closeGroup() }
    }

    // MARK: Groups

    /// Begins a group: what is registered until the matching ``endUndoGrouping()`` is undone together. It may be inside
    /// another.
    open func beginUndoGrouping() {
        endEvent()
        if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
        beginGroup()
    }

    /// Ends a group. Without a matching beginning nothing happens.
    open func endUndoGrouping() {
        guard !open.isEmpty, !isRunning || open.count > 1 else { return }
        post(.NSUndoManagerCheckpoint)
        closeGroup()
    }

    private var isRunning: Bool { isUndoing || isRedoing }

    private func beginGroup() {
        open.append(UndoStep(number: open.isEmpty ? takeNumber() : 0))
        if groupsByEvent { UndoEvents.join(self) }
        groupDidOpen()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func closeGroup() {
        isAutomatic = false
        post(.NSUndoManagerWillCloseUndoGroup, isDiscardable: open.last?.isDiscardable ?? false)
        guard let group = open.popLast() else { return }
        if open.isEmpty { groupDidClose() }
        if !group.parts.isEmpty {
            if open.isEmpty {
                undos.append(group)
                trim()
            } else {
                open[open.count - 1].parts.append(.group(group))
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// The event is over: the group that a registration has begun ends.
    func endEvent() {
        if isAutomatic, !isRunning { closeGroup() }
    }

    // MARK: Undoing

    /// Undoes the last group. A group that is open at the only level is closed first; inside further ones nothing happens,
    /// where Foundation ends the program.
    open func undo() {
        if open.count == 1, !isRunning { closeGroup() }
        guard open.isEmpty, canUndo else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        undoLast()
        post(.NSUndoManagerDidUndoChange)
    }

    /// Undoes the group that was closed last, also one inside an open group.
    open func undoNestedGroup() {
        endEvent()
        guard let innermost = open.indices.last else { return undo() }
        guard !isRunning, case .group(let group)? = open[innermost].parts.last else { return }
        open[innermost].parts.removeLast()
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        undoing(group) { group.run() }
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the last group that was undone.
    open func redo() {
        endEvent()
        guard open.isEmpty, canRedo else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        redoNext()
        post(.NSUndoManagerDidRedoChange)
    }

    func undoLast() {
        guard let last = undos.popLast() else { return }
        undoing(last) { last.run() }
    }

    func redoNext() {
        guard let next = redos.popLast() else { return }
        redoing(next) { next.run() }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undos.removeAll()
        redos.removeAll()
        for index in open.indices { open[index].parts.removeAll() }
        // Nothing is left of a group that nobody has begun.
        if isAutomatic { closeGroup() }
    }

    /// Forgets what would be done to an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for index in open.indices { open[index].forget(target) }
        func forget(in steps: inout [UndoStep]) {
            for index in steps.indices { steps[index].forget(target) }
            steps.removeAll { $0.parts.isEmpty }
        }
        forget(in: &undos)
        forget(in: &redos)
    }

    // MARK: Names

    /// Names the open group, or without one that which was closed last: what the menu calls it. While an undo runs, the
    /// redo.
    open func setActionName(_ actionName: String) {
        changeLast { $0.name = actionName }
    }

    /// Says whether the open group, or the one that was closed last, may be dropped without harm.
    open func setActionIsDiscardable(_ discardable: Bool) {
        changeLast { $0.isDiscardable = discardable }
    }

    func changeLast(_ change: (inout UndoStep) -> Void) {
        if !open.isEmpty {
            change(&open[0])
        } else if !undos.isEmpty {
            change(&undos[undos.count - 1])
        }
    }

    /// What is undone next, or redone next, as far as this manager keeps it.
    var lastStep: UndoStep? { isAutomatic && !open.isEmpty ? open[0] : undos.last }

    /// What the change is called that is undone next; "" without a name.
    open var undoActionName: String { lastStep?.name ?? "" }
    /// What the change is called that is redone next; "" without a name.
    open var redoActionName: String { redos.last?.name ?? "" }
    /// Whether the change that is undone next may be dropped without harm.
    open var undoActionIsDiscardable: Bool { lastStep?.isDiscardable ?? false }
    /// Whether the change that is redone next may be dropped without harm.
    open var redoActionIsDiscardable: Bool { redos.last?.isDiscardable ?? false }
    /// What a menu says for undoing, in the language of the interface.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu says for redoing, in the language of the interface.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu says for undoing a change of a name: "Undo Typing".
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? words[.undo] : words.filled(.undoNamed, actionName)
    }

    /// What a menu says for redoing a change of a name: "Redo Typing".
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? words[.redo] : words.filled(.redoNamed, actionName)
    }

    /// The words of the interface.
    var words: Words { UIApplication.shared.words }

    // MARK: Beside another log

    /// The number of a group that is begun now: larger than that of everything that can be undone.
    func takeNumber() -> Int { 0 }
    /// There is a new change.
    func forgetRedo() { redos.removeAll() }
    /// A group was opened, or the outermost one is about to be kept.
    func groupDidOpen() {}
    func groupDidClose() {}
    /// The number of the group that is undone next.
    var undoNumber: Int? { undos.last?.number }
    /// The number of the group that is redone next.
    var redoNumber: Int? { redos.last?.number }
    /// The number of the group that is open.
    var openNumber: Int? { open.first?.number }

    /// Undoes something: what is registered meanwhile is how to redo it.
    func undoing(_ step: UndoStep, _ body: () -> Void) {
        isUndoing = true
        if let inverse = collecting(like: step, body) { redos.append(inverse) }
        isUndoing = false
    }

    /// Redoes something: what is registered meanwhile is how to undo it again.
    func redoing(_ step: UndoStep, _ body: () -> Void) {
        isRedoing = true
        if let inverse = collecting(like: step, body) { undos.append(inverse) }
        isRedoing = false
    }

    private func collecting(like step: UndoStep, _ body: () -> Void) -> UndoStep? {
        let outer = open
        open = [UndoStep(number: step.number, name: step.name, isDiscardable: step.isDiscardable)]
        body()
        // Groups that were begun meanwhile end with it.
        while open.count > 1 { closeGroup() }
        let inverse = open.first
        open = outer
        return inverse.flatMap { $0.parts.isEmpty ? nil : $0 }
    }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }

    func post(_ name: Notification.Name, isDiscardable: Bool = false) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: NSNumber(value: true)] : nil)
    }
}
