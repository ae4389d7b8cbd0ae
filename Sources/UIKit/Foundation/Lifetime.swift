/// How long an object is there, for those who refer to it without keeping it.
///
/// A `weak` reference says so by itself, but makes every retain and release of its object slow for good, and each step of a
/// layout and each edit of a text retains views. So whoever refers to many views, as constraints and recognisers do, to what is typed
/// into or to the application asks the one object of this kind that these have, and holds them unsafely.
///
/// A `weak` reference is empty as soon as its object begins to go; this one is when the `deinit` of `UIView` or `UIResponder` runs,
/// before the properties of any class are taken apart and after the `deinit` of subclasses.
final class Lifetime {
    // Set on the thread where the last reference was dropped. On another thread than the main one that is a race with whoever
    // looks for the view at this moment, which UIView's documentation tells of.
    nonisolated(unsafe) private(set) var isOver = false

    /// The object goes: says its `deinit`.
    nonisolated func end() { isOver = true }

    /// What is known, made when it is first asked for.
    static func known(_ lifetime: inout Lifetime?) -> Lifetime {
        if let lifetime { return lifetime }
        let new = Lifetime()
        lifetime = new
        return new
    }
}

/// What can be referred to without being kept.
protocol HasLifetime: AnyObject {
    /// How long it is there.
    @MainActor var lifetime: Lifetime { get }
}

extension UIResponder: HasLifetime {
    var lifetime: Lifetime { Lifetime.known(&knownLifetime) }
}

/// A reference that does not keep its object and is empty once that is gone.
///
/// It is to a class: the type of what conforms to a protocol is no class to the compiler, so that references to such have their
/// own types, of two lines each (``LayoutItemReference``, ``SelectableTextReference``, the client of a ``TextInputSession``).
struct UnkeptReference<Target: HasLifetime> {
    private let lifetime: Lifetime
    private unowned(unsafe) let target: Target

    @MainActor
    init(_ target: Target) { (lifetime, self.target) = (target.lifetime, target) }

    /// The object; `nil` when it is gone.
    var object: Target? { lifetime.isOver ? nil : target }

    /// The object, for those who are its own and are asked nothing once it is gone: that ends the program. Unlike by an `unowned`
    /// reference it can be had while the `deinit` of a subclass runs.
    var present: Target {
        guard !lifetime.isOver else { preconditionFailure("\(Target.self): it is gone, and is asked for") }
        return target
    }
}

/// A property that does not keep its object, and is `nil` once that is gone: what `weak` is, for objects that are retained often.
@propertyWrapper
struct Unkept<Target: HasLifetime> {
    private var reference: UnkeptReference<Target>?

    init() {}

    @MainActor
    init(_ target: Target) { reference = UnkeptReference(target) }

    @MainActor var wrappedValue: Target? {
        get { reference?.object }
        set { reference = newValue.map(UnkeptReference.init) }
    }
}
