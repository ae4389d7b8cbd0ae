import Foundation

/// What is undone at once.
@MainActor
struct UndoStep {
    enum Part {
        case action(UndoAction)
        case group(UndoStep)
    }

    var parts: [Part] = []
    /// Among all that can be undone the largest number goes first, and is the last to be redone.
    var number = 0
    /// What the menu calls it.
    var name = ""
    var isDiscardable = false

    /// Does all of it, the last first.
    func run() {
        for part in parts.reversed() {
            switch part {
            case .action(let action): action.run()
            case .group(let group): group.run()
            }
        }
    }

    /// Leaves out what would be done to an object.
    mutating func forget(_ target: AnyObject) {
        parts = parts.compactMap { part in
            switch part {
            case .action(let action): return action.target === target ? nil : part
            case .group(var group):
                group.forget(target)
                return group.parts.isEmpty ? nil : .group(group)
            }
        }
    }
}

/// What is done to an object, which is not kept, to undo something.
@MainActor
struct UndoAction {
    private(set) weak var target: AnyObject?
    let body: @MainActor (AnyObject) -> Void

    func run() {
        if let target { body(target) }
    }
}

/// The event that is handled now: groups that registrations have begun end with it.
@MainActor
enum UndoEvents {
    private static var depth = 0
    private static var managers: [UndoManager] = []

    /// Whether an event is handled.
    static var isInside: Bool { depth > 0 }

    static func join(_ manager: UndoManager) {
        guard isInside, !managers.contains(where: { $0 === manager }) else { return }
        managers.append(manager)
    }

    /// Handles an event.
    static func handling(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0, !managers.isEmpty else { return }
        let ended = managers
        managers = []
        for manager in ended { manager.endEvent() }
    }
}

/// In ``Foundation/NSNotification/Name/NSUndoManagerWillCloseUndoGroup``: a number that says whether the group may be
/// dropped without harm. It is there only when it may.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension NSNotification.Name {
    /// Posted when an undo manager begins or ends a group, but for the outermost ones that are begun, and before it undoes
    /// or redoes. Unlike Foundation's it is not posted by asking whether there is something to redo.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before an undo manager undoes.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted before an undo manager redoes.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after an undo manager has undone something.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted after an undo manager has redone something.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted when an undo manager has begun a group.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted when an undo manager is about to end a group.
    public static let NSUndoManagerWillCloseUndoGroup =
        NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when an undo manager has ended a group, and when what is typed into a text can be undone by itself.
    public static let NSUndoManagerDidCloseUndoGroup =
        NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
