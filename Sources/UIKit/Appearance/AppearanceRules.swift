import Foundation

/// What objects of classes are to look like, as a program has said it by ``UIAppearance``. An application without any has none
/// of these, so that its views ask for one reference when they come into a window and for nothing else.
@MainActor
final class AppearanceRules {
    /// One property of the objects of a class, where they are inside others.
    private final class Rule {
        let key: AnyHashable
        let type: AnyClass
        let containers: [AnyClass]
        let read: @MainActor (AnyObject) -> Any
        var write: @MainActor (AnyObject) -> Void
        var value: Any
        /// Which number the rule has among those that were made or changed.
        var order: Int
        /// What an object has by whose property the program did nothing: what a new one has, and what it was given here.
        var usual: [Any]

        init(
            _ key: AnyHashable, _ type: AnyClass, _ containers: [AnyClass], _ value: Any, order: Int,
            read: @escaping @MainActor (AnyObject) -> Any, write: @escaping @MainActor (AnyObject) -> Void
        ) {
            (self.key, self.type, self.containers, self.value, self.order) = (key, type, containers, value, order)
            (self.read, self.write) = (read, write)
            usual = []
        }
    }

    /// What an object was given here last, by properties.
    @MainActor
    private final class Given {
        weak var object: NSObject?
        var values: [AnyHashable: Any] = [:]

        init(_ object: NSObject) {
            self.object = object
        }
    }

    private var given: [ObjectIdentifier: Given] = [:]
    /// When there are more, those of objects that are gone are looked for.
    private var givenLimit = 256
    private var rules: [Rule] = []
    private var changes = 0
    /// The rules for a class, those first that others override, each with what new objects of the class have where that is not
    /// what new ones of the rule's class have.
    private var known: [ObjectIdentifier: [(rule: Rule, usual: Any?)]] = [:]

    /// The classes that are made ready for use otherwise than their superclasses are, the more special first. What such a class
    /// does to itself is not the program's.
    private static let classes: [AnyClass] = [
        UISearchTextField.self, UITextField.self, UITextView.self, UITableView.self,
        UICollectionView.self, UIScrollView.self, UIButton.self,
        UISegmentedControl.self, UISwitch.self, UISlider.self, UIStepper.self, UITableViewCell.self, UILabel.self,
        UINavigationBar.self, UIToolbar.self, UISearchBar.self, UIImageView.self, UIProgressView.self,
        UIPageControl.self, UIRefreshControl.self,
    ]

    /// Those of the running application: for programs, which name no view.
    static var ofProgram: AppearanceRules {
        let application = UIApplication.shared
        if let rules = application.appearanceRules { return rules }
        let rules = AppearanceRules()
        application.appearanceRules = rules
        return rules
    }

    // MARK: What a program says

    private func rule(_ key: AnyHashable, _ type: AnyClass, _ containers: [AnyClass]) -> Rule? {
        rules.first { $0.key == key && $0.type == type && $0.containers.elementsEqual(containers, by: ==) }
    }

    /// What a property was set to; `nil` when it was not.
    func value(of key: AnyHashable, _ type: AnyClass, in containers: [AnyClass]) -> Any? {
        rule(key, type, containers)?.value
    }

    /// Sets a property.
    func set(
        _ key: AnyHashable, of type: AnyClass, in containers: [AnyClass], to value: Any,
        read: @escaping @MainActor (AnyObject) -> Any, write: @escaping @MainActor (AnyObject) -> Void
    ) {
        changes += 1
        known = [:]
        if let old = rule(key, type, containers) {
            if !old.usual.contains(where: { PropertyValue.isSame($0, old.value) }) { old.usual.append(old.value) }
            (old.value, old.write, old.order) = (value, write, changes)
            return
        }
        let rule = Rule(key, type, containers, value, order: changes, read: read, write: write)
        // What is asked of one class is asked of it with many properties: it is made anew for each, as a program may do
        // something to a property when another one is set.
        guard let sample = (type as? NSObject.Type)?.madeAsItsClass() else { return }
        rule.usual = [read(sample)]
        rules.append(rule)
    }

    // MARK: What objects get

    /// Gives a view what it is to have: it has come into a window.
    func apply(to view: UIView) {
        apply(to: view, inside: view.next)
    }

    /// Gives an object what it is to have.
    /// - Parameter container: What it is directly inside.
    func apply(to object: NSObject, inside container: UIResponder?) {
        let found = rules(for: object)
        guard !found.isEmpty else { return }
        let known = given[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
        let due = found.filter { rule, usual in
            guard Self.isInside(container, rule.containers) else { return false }
            let now = rule.read(object)
            func isNow(_ value: Any) -> Bool { PropertyValue.isSame(value, now) }
            // Another rule may have given it, where the object stood before.
            return isNow(rule.value) || rule.usual.contains(where: isNow) || usual.map(isNow) ?? false
                || known?.values[rule.key].map(isNow) ?? false
        }
        guard !due.isEmpty else { return }
        let record = known ?? Given(object)
        given[ObjectIdentifier(object)] = record
        // All were asked before the first is set: a property may be a part of another one.
        for (rule, _) in due {
            rule.write(object)
            record.values[rule.key] = rule.value
        }
        forgetThoseThatAreGone()
    }

    private func forgetThoseThatAreGone() {
        guard given.count > givenLimit else { return }
        given = given.filter { $0.value.object != nil }
        givenLimit = max(256, given.count * 2)
    }

    private func rules(for object: NSObject) -> [(rule: Rule, usual: Any?)] {
        let id = ObjectIdentifier(type(of: object))
        if let found = known[id] { return found }
        let sorted = rules.filter { object.isKind(of: $0.type) }.sorted { a, b in
            if a.containers.count != b.containers.count { return a.containers.count < b.containers.count }
            if a.type != b.type { return Self.isSubclass(b.type, of: a.type) }
            return a.order < b.order
        }
        let home: AnyClass? = sorted.isEmpty ? nil : Self.classes.first { object.isKind(of: $0) }
        let sample = (home as? NSObject.Type)?.madeAsItsClass()
        let found = sorted.map { rule in
            (rule, sample.flatMap { $0.isKind(of: rule.type) ? rule.read($0) : nil })
        }
        known[id] = found
        return found
    }

    /// Whether one class is a subclass of another.
    private static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
        (type as? NSObject.Type)?.isSubclass(of: other) ?? false
    }

    /// Whether a responder is, or is inside of, one of the first class, which is inside of one of the second, and so on.
    private static func isInside(_ responder: UIResponder?, _ types: [AnyClass]) -> Bool {
        var rest = types[...]
        var next = responder
        while let wanted = rest.first {
            guard let current = next else { return false }
            if current.isKind(of: wanted) { rest.removeFirst() }
            next = current.next
        }
        return true
    }
}
