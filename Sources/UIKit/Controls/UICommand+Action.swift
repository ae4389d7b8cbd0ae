import Foundation

/// The standard edit actions, by the names that their selectors have on iOS.
enum EditAction: String, CaseIterable, Sendable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case pasteAndMatchStyle = "pasteAndMatchStyle:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"
    case increaseSize = "increaseSize:"
    case decreaseSize = "decreaseSize:"
}

extension UICommand {
    /// What a command sends along the responder chain: what stands for a selector.
    ///
    /// The standard edit actions have names here. An action of a program's own is made from a method, and calls that of the
    /// first responder that has it. Swift cannot tell whether two methods are the same, so an action that is to be
    /// recognised in ``UIResponder/canPerformAction(_:withSender:)`` has a name, or is made once and kept:
    ///
    /// ```swift
    /// item.action = UICommand.Action(MailController.archive, named: "archive")
    /// ```
    public struct Action: Hashable, Sendable {
        fileprivate enum Kind: Sendable {
            case edit(EditAction)
            case method(MethodReference)
            case name(String)
        }

        fileprivate let kind: Kind

        /// ``UIResponder/cut(_:)``
        public static let cut = Action(.cut)
        /// ``UIResponder/copy(_:)``
        public static let copy = Action(.copy)
        /// ``UIResponder/paste(_:)``
        public static let paste = Action(.paste)
        /// ``UIResponder/pasteAndMatchStyle(_:)``
        public static let pasteAndMatchStyle = Action(.pasteAndMatchStyle)
        /// ``UIResponder/select(_:)``
        public static let select = Action(.select)
        /// ``UIResponder/selectAll(_:)``
        public static let selectAll = Action(.selectAll)
        /// ``UIResponder/delete(_:)``
        public static let delete = Action(.delete)
        /// ``UIResponder/toggleBoldface(_:)``
        public static let toggleBoldface = Action(.toggleBoldface)
        /// ``UIResponder/toggleItalics(_:)``
        public static let toggleItalics = Action(.toggleItalics)
        /// ``UIResponder/toggleUnderline(_:)``
        public static let toggleUnderline = Action(.toggleUnderline)
        /// ``UIResponder/increaseSize(_:)``
        public static let increaseSize = Action(.increaseSize)
        /// ``UIResponder/decreaseSize(_:)``
        public static let decreaseSize = Action(.decreaseSize)

        init(_ edit: EditAction) {
            kind = .edit(edit)
        }

        /// An action that calls a method without arguments, of the first responder in the chain that has it.
        @preconcurrency
        public init<Owner: AnyObject>(_ method: @escaping @MainActor (Owner) -> () -> Void) {
            kind = .method(MethodReference(method))
        }

        /// An action that calls a method with the command that sends it.
        @preconcurrency
        public init<Owner: AnyObject, Sender>(_ method: @escaping @MainActor (Owner) -> (Sender) -> Void) {
            kind = .method(MethodReference(method))
        }

        /// An action that calls a method with what sends it and the event that made it send, which may be `nil`.
        @preconcurrency
        public init<Owner: AnyObject, Sender>(_ method: @escaping @MainActor (Owner) -> (Sender, UIEvent?) -> Void) {
            kind = .method(MethodReference(method))
        }

        /// The same with a name: all of one name are equal, however often and of whatever class they are made.
        @preconcurrency
        public init<Owner: AnyObject>(_ method: @escaping @MainActor (Owner) -> () -> Void, named name: String) {
            kind = .method(MethodReference(method, named: name))
        }

        /// The same with a name, for a method with the command that sends it.
        @preconcurrency
        public init<Owner: AnyObject, Sender>(
            _ method: @escaping @MainActor (Owner) -> (Sender) -> Void, named name: String
        ) {
            kind = .method(MethodReference(method, named: name))
        }

        /// The same with a name, for a method with what sends it and the event.
        @preconcurrency
        public init<Owner: AnyObject, Sender>(
            _ method: @escaping @MainActor (Owner) -> (Sender, UIEvent?) -> Void, named name: String
        ) {
            kind = .method(MethodReference(method, named: name))
        }

        /// What an action is called on iOS, such as `paste:` or `_share:`, to compare others with: in
        /// ``UIResponder/canPerformAction(_:withSender:)``, as a rule, where menus of iOS ask for actions that there are not here.
        ///
        /// It is equal to the standard edit action of that name, and to actions that a program has given the name, with colons or
        /// without. Difference from iOS: nothing is called by its name, because Linux has no selectors. A control that is given such an
        /// action says so on standard error, unless it is a standard one.
        public init(_ name: String) {
            kind = EditAction(rawValue: name).map(Kind.edit) ?? .name(name)
        }

        /// Whether two actions are the same standard one, were made at once, or have one name.
        public static func == (a: Action, b: Action) -> Bool {
            switch (a.kind, b.kind) {
            case (.edit(let a), .edit(let b)): a == b
            case (.method(let a), .method(let b)) where a === b: true
            default: a.name != nil && a.name == b.name
            }
        }

        /// Feeds what ``==(_:_:)`` compares.
        public func hash(into hasher: inout Hasher) {
            switch kind {
            case .edit(let edit): hasher.combine(edit)
            case .method(let method) where method.name == nil: hasher.combine(ObjectIdentifier(method))
            case .method, .name: hasher.combine(name)
            }
        }

        /// The name that a program has given it, without what it takes.
        private var name: Substring? {
            switch kind {
            case .edit: nil
            case .method(let method): method.name.map(Self.withoutColons)
            case .name(let name): Self.withoutColons(name)
            }
        }

        private static func withoutColons(_ name: String) -> Substring {
            name.reversed().firstIndex { $0 != ":" }.map { name[..<$0.base] } ?? ""
        }

        /// The standard edit action that it is, if it is one.
        var edit: EditAction? {
            if case .edit(let edit) = kind { edit } else { nil }
        }

        /// Whether it is a method of the object's class, or of the object that it is forwarded to. The standard ones are every
        /// responder's, and say nothing here.
        @MainActor
        func isMethod(of object: AnyObject) -> Bool {
            guard case .method(let method) = kind else { return false }
            return method.belongs(to: object) || forwarded(by: object).map { method.belongs(to: $0) } ?? false
        }

        /// Says of a sender that its class is another one than that which the method takes.
        @MainActor
        func check(sender: AnyObject) {
            if case .method(let method) = kind { method.check(sender: sender) }
        }

        /// Whether it is a name and no more, which nothing can call.
        var isNameAlone: Bool { if case .name = kind { true } else { false } }

        /// Who does it instead of an object that has no such method.
        @MainActor
        private func forwarded(by object: AnyObject) -> AnyObject? {
            (object as? any ForwardingTarget)?.forwardingTarget(for: self) as AnyObject?
        }

        /// Does the action with an object that can.
        /// - Returns: Whether it can.
        @MainActor
        @discardableResult
        func perform(on object: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
            switch kind {
            case .method(let method):
                if method.call(object, sender: sender, event: event) { return true }
                return forwarded(by: object).map { method.call($0, sender: sender, event: event) } ?? false
            case .name: return false
            case .edit(let edit):
                guard let responder = object as? UIResponder else { return false }
                responder.perform(edit, sender: sender)
                return true
            }
        }
    }
}

extension UIResponder {
    fileprivate func perform(_ action: EditAction, sender: Any?) {
        switch action {
        case .cut: cut(sender)
        case .copy: copy(sender)
        case .paste: paste(sender)
        case .pasteAndMatchStyle: pasteAndMatchStyle(sender)
        case .select: select(sender)
        case .selectAll: selectAll(sender)
        case .delete: delete(sender)
        case .toggleBoldface: toggleBoldface(sender)
        case .toggleItalics: toggleItalics(sender)
        case .toggleUnderline: toggleUnderline(sender)
        case .increaseSize: increaseSize(sender)
        case .decreaseSize: decreaseSize(sender)
        }
    }
}

extension UICommand.Action: CustomStringConvertible {
    /// What the action is called, as `paste:` or as the program has named it; empty where nobody has said that. On iOS every
    /// method has a name.
    public var description: String {
        switch kind {
        case .edit(let edit): edit.rawValue
        case .method(let method): method.name ?? ""
        case .name(let name): name
        }
    }
}

/// What an action is called: ``UICommand/Action/description``.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// An action by its name, to compare others with: ``UICommand/Action/init(_:)-(String)``.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
