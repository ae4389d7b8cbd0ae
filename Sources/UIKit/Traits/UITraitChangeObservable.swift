import Foundation

/// What a watch over traits is ended by.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something with surroundings, whose changes can be watched for: views and their controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Ends a watch. One that has ended before changes nothing.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// Has a function called whenever one of the traits is another one, after `traitCollectionDidChange`.
    /// - Parameters:
    ///   - traits: What is watched for, as `[UITraitUserInterfaceStyle.self]`.
    ///   - handler: Is given the object, which it must not keep itself, and what its surroundings were.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Has a function called whenever one of the traits is another one, which names the object's class, as
    /// `{ (self: Self, previous: UITraitCollection) in … }`. An object of another class is a programmer's mistake.
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        precondition(self is Observed, "registerForTraitChanges: the object is no \(Observed.self)")
        return watch(traits) { [weak self] previous in
            if let observed = self as? Observed { handler(observed, previous) }
        }
    }

    /// Has the method of a selector called whenever one of the traits is another one, with the object as its sender.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Has the method of a selector called whenever one of the traits is another one, with this object as its sender. The target
    /// is not kept.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        precondition(action.isMethod(of: target), "registerForTraitChanges: the target has no such method")
        return watch(traits) { [weak self, weak target] _ in
            if let target { action.perform(on: target, sender: self) }
        }
    }

    /// Has a method of the object called whenever one of the traits is another one. On iOS it is named by a selector.
    /// - Parameter action: The method, as `Self.lookChanged`.
    @discardableResult
    public func registerForTraitChanges<Owner: AnyObject>(
        _ traits: [UITrait], action: @escaping @MainActor (Owner) -> () -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Has a method of another object called whenever one of the traits is another one. The object is not kept.
    /// - Parameters:
    ///   - target: Whose method it is.
    ///   - action: The method, as `Form.lookChanged`.
    @discardableResult
    public func registerForTraitChanges<Owner: AnyObject>(
        _ traits: [UITrait], target: AnyObject, action: @escaping @MainActor (Owner) -> () -> Void
    ) -> any UITraitChangeRegistration {
        precondition(target is Owner, "registerForTraitChanges: the target has no such method; it is no \(Owner.self)")
        return watch(traits) { [weak target] _ in
            if let owner = target as? Owner { action(owner)() }
        }
    }

    private func watch(
        _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let watched = self as? any TraitWatched else {
            preconditionFailure("registerForTraitChanges: only views and controllers have surroundings")
        }
        let watch = TraitWatch(traits, handler)
        watched.traitWatches.append(watch)
        return watch
    }
}

/// What views and controllers keep for those who watch.
@MainActor
protocol TraitWatched: UITraitChangeObservable {
    var traitWatches: [TraitWatch] { get set }
}

extension TraitWatched {
    /// Tells those who watch what has changed.
    func tellTraitWatches(from previous: UITraitCollection, to traits: UITraitCollection) {
        // Those that a watch ends are still told of this change; those that it begins are not.
        for watch in traitWatches where watch.concerns(previous, traits) { watch.handler(previous) }
    }
}

/// One watch over traits.
final class TraitWatch: NSObject, UITraitChangeRegistration {
    private let traits: [any KnownTrait.Type]
    let handler: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = traits.compactMap { $0 as? any KnownTrait.Type }
        self.handler = handler
    }

    func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { $0.hasChanged(from: old, to: new) }
    }
}

extension UIView: TraitWatched {
    /// Ends a watch over the surroundings. One that has ended before changes nothing.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitWatches.removeAll { $0 === registration }
    }
}

extension UIViewController: TraitWatched {
    /// Ends a watch over the surroundings. One that has ended before changes nothing.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitWatches.removeAll { $0 === registration }
    }
}
