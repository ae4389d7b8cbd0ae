import Foundation

// On iOS this is key-value observing, which every NSObject has. Here views and other responders have it, for key paths.

/// What ``observe(_:options:changeHandler:)`` is to tell.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value as it is now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value as it was.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value that there is already, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What has become of a value that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// The value as it is, where ``NSKeyValueObservingOptions/new`` asks for it.
    public let newValue: Value?
    /// The value as it was, where ``NSKeyValueObservingOptions/old`` asks for it; `nil` the first time.
    public let oldValue: Value?
    /// Whether it is told before the value changes. It never is.
    public var isPrior: Bool { false }
}

/// Stands for an observation, which ends with it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Unchecked: the course belongs to the main actor, and is only let go elsewhere.
    private var course: ObservationCourse?

    init(_ course: ObservationCourse) {
        self.course = course
        super.init()
    }

    /// Ends the observation.
    public func invalidate() {
        course = nil
    }
}

extension NSObjectProtocol {
    /// Ends an observation by key path. On iOS what is observed by strings is ended so, which nothing is here.
    public func removeObserver(_ observer: NSKeyValueObservation, forKeyPath keyPath: String) {
        observer.invalidate()
    }
}

/// Something whose key paths can be observed.
@preconcurrency @MainActor
public protocol KeyPathObservable: AnyObject {}

extension AccessibleObject: KeyPathObservable {}
extension CALayer: KeyPathObservable {}
extension NSTextContainer: KeyPathObservable {}

extension KeyPathObservable {
    /// Has a function called when a value of this object has changed, as long as what is returned is kept.
    ///
    /// Differences from iOS: it is told once a frame, after the layout, and not at the moment when the value is set; what
    /// changes back meanwhile is not told, nor what is set to what it was. All key paths can be observed, those of
    /// properties of a program's own too. What is not of the screen asks for no frame, and is told with the next.
    /// - Parameters:
    ///   - keyPath: What is observed, as `\.contentSize` or `\.layer.bounds`.
    ///   - options: What the change is to say.
    ///   - changeHandler: Is called with the object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let course = ObservationCourse { [weak self] in
            guard let self else { return false }
            let value = self[keyPath: keyPath]
            guard !PropertyValue.isSame(value, last) else { return true }
            let old = last
            last = value
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil))
            return true
        }
        course.begin()
        if options.contains(.initial) {
            changeHandler(
                self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
        }
        return NSKeyValueObservation(course)
    }
}

/// One observation: looks for a change and tells it.
@MainActor
final class ObservationCourse {
    /// Looks; the answer is whether what is observed is there still.
    let look: () -> Bool

    init(_ look: @escaping () -> Bool) { self.look = look }

    /// Has it look from now on, as long as it is kept.
    func begin() {
        if let application = UIApplication.current {
            application.observations.add(self)
        } else {
            KeyPathObservations.early.append(.init(course: self))
        }
    }
}

/// All observations of an application's program.
@MainActor
final class KeyPathObservations {
    /// Kept by those who observe.
    fileprivate struct Entry { weak var course: ObservationCourse? }

    private var entries: [Entry]
    /// Those that began before there was an application. The first one takes them over.
    fileprivate static var early: [Entry] = []

    init() {
        entries = Self.early
        Self.early = []
    }

    func add(_ course: ObservationCourse) { entries.append(Entry(course: course)) }

    /// Tells what has changed since the last look.
    func tell() {
        guard !entries.isEmpty else { return }
        // What is called may begin and end observations.
        let seen = entries
        entries = []
        let rest = seen.filter { $0.course?.look() ?? false }
        entries = rest + entries
    }
}
