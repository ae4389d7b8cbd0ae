import Diagnostics
import Foundation

// On iOS every NSObject can be observed by the names of its properties. Here responders and bar items can, and what a program
// makes KeyPathObservable itself.

/// The kind of a change that is told to one who observes by name.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value. Members of collections are not told of one by one.
    case setting = 1
}

/// What a change that is told to one who observes by name says.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ``NSKeyValueChange``, as a number. Every change says it.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value as it is, where ``NSKeyValueObservingOptions/new`` asks for it; NSNull for none.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value as it was, where ``NSKeyValueObservingOptions/old`` asks for it; NSNull for none.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// Something that observes properties by their names. On iOS every `NSObject` does; here ``AccessibleObject`` has the method to
/// be overridden, and a class of the program's own conforms.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
    /// Is called when a value has changed that this object observes.
    /// - Parameters:
    ///   - keyPath: The name that was observed.
    ///   - object: Whose property it is.
    ///   - change: What was asked for.
    ///   - context: What was given with the name.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension AccessibleObject: KeyValueObserver {}

extension KeyPathObservable {
    /// Has an object told when a property of this one has changed, until it is removed or one of the two is gone.
    ///
    /// Differences from iOS: it is told as by ``observe(_:options:changeHandler:)``, once a frame and only of another value. The
    /// properties are those of UIKit's classes that have values to be seen, and what the object's own class stores; of a name
    /// that is none of them the log says so, and nothing is told.
    /// - Parameters:
    ///   - observer: Is told, and not kept.
    ///   - keyPath: The property's name, or several with dots, as `layer.bounds`.
    ///   - options: What the change is to say.
    ///   - context: Is given back.
    public func addObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard NamedProperties.value(of: self, at: keyPath) != nil else {
            Log.complain("addObserver: \(type(of: self)) has no property \(keyPath) that can be observed by name")
            return
        }
        let observation = NamedObservation(
            observer: observer, keyPath: keyPath, options: options, context: context)
        observation.begin(of: self)
        NamedObservation.all(of: self).append(observation)
    }

    /// Tells an object nothing more of a property. Where it observes the property several times the last one ends.
    public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
        remove { $0.isOf(observer, keyPath) }
    }

    /// Tells an object nothing more of a property that it observes with a context.
    public func removeObserver(
        _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        remove { $0.isOf(observer, keyPath) && $0.context == context }
    }

    private func remove(_ isMeant: (NamedObservation) -> Bool) {
        let all = NamedObservation.all(of: self)
        if let index = all.observations.lastIndex(where: isMeant) { all.observations.remove(at: index) }
    }
}

/// One object observes one property of another by its name.
@MainActor
private final class NamedObservation {
    /// The observations of one object, which are kept with it.
    @MainActor
    final class All {
        fileprivate var observations: [NamedObservation] = []
        func append(_ observation: NamedObservation) { observations.append(observation) }
    }

    // Only its address is used.
    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func all(of object: AnyObject) -> All {
        if let all = objc_getAssociatedObject(object, key) as? All { return all }
        let all = All()
        objc_setAssociatedObject(object, key, all, .OBJC_ASSOCIATION_RETAIN)
        return all
    }

    private weak var observer: (any KeyValueObserver)?
    // One that is being let go cannot be referred to any more, and removes itself all the same.
    private let observerIdentity: ObjectIdentifier
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    private var last: Any = NSNull()
    private var course: ObservationCourse?

    init(
        observer: any KeyValueObserver, keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        (self.observer, observerIdentity) = (observer, ObjectIdentifier(observer))
        (self.keyPath, self.options, self.context) = (keyPath, options, context)
    }

    func isOf(_ observer: any KeyValueObserver, _ keyPath: String) -> Bool {
        observerIdentity == ObjectIdentifier(observer) && self.keyPath == keyPath
    }

    func begin(of object: any KeyPathObservable) {
        last = NamedProperties.value(of: object, at: keyPath) ?? NSNull()
        let course = ObservationCourse { [weak self, weak object] in
            guard let self, let object else { return false }
            return look(at: object)
        }
        self.course = course
        course.begin()
        if options.contains(.initial) { tell(of: object, new: last, old: nil) }
    }

    private func look(at object: any KeyPathObservable) -> Bool {
        guard observer != nil else { return false }
        let value = NamedProperties.value(of: object, at: keyPath) ?? NSNull()
        guard !PropertyValue.isSame(value, last) else { return true }
        let old = last
        last = value
        tell(of: object, new: value, old: old)
        return true
    }

    private func tell(of object: any KeyPathObservable, new: Any, old: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
