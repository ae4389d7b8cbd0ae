import Foundation
import Testing
import UIKit

nonisolated(unsafe) private var nameKey: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

/// What extensions keep with objects of classes that are not theirs.
@MainActor
@Suite struct AssociatedObjectTests {
    private final class Plain {}

    private final class Kept: NSObject, NSCopying {
        var isCopy = false

        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Kept()
            copy.isCopy = true
            return copy
        }
    }

    private func name(_ object: Any) -> String? { objc_getAssociatedObject(object, &nameKey) as? String }
    private func setName(_ name: String?, _ object: Any) {
        objc_setAssociatedObject(object, &nameKey, name, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }

    @Test func `each object has its own values by key, of any class`() {
        let owners: [Any] = [UITextField(), UITextField(), NSLayoutConstraint(), Plain(), NSObject()]
        for (number, owner) in owners.enumerated() { setName("\(number)", owner) }
        objc_setAssociatedObject(owners[0], &otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(owners.map(name) == ["0", "1", "2", "3", "4"])
        #expect(objc_getAssociatedObject(owners[0], &otherKey) as? Int == 7)
        #expect(objc_getAssociatedObject(owners[1], &otherKey) == nil)
        setName(nil, owners[1])
        objc_removeAssociatedObjects(owners[0])
        #expect(owners.map(name) == [nil, nil, "2", "3", "4"])
        #expect(objc_getAssociatedObject(owners[0], &otherKey) == nil)
    }

    @Test func `an object in an optional is that object`() {
        let view = UIView()
        let target: AnyObject? = view
        setName("a", target as Any)
        #expect(name(view) == "a")
    }

    @Test func `a value is kept, copied or only referred to`() {
        let view = UIView()
        var value: Kept? = Kept()
        weak let seen = value
        func kept() -> Kept? { objc_getAssociatedObject(view, &nameKey) as? Kept }
        objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_COPY)
        #expect(kept()?.isCopy == true)
        objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(kept() === value)
        objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(kept() === value)
        value = nil
        #expect(seen == nil && kept() == nil)
    }

    @Test func `closures are values`() {
        let button = UIButton()
        var count = 0
        let tapped: () -> Void = { count += 1 }
        objc_setAssociatedObject(button, &nameKey, tapped, .OBJC_ASSOCIATION_RETAIN)
        (objc_getAssociatedObject(button, &nameKey) as? () -> Void)?()
        #expect(count == 1)
    }

    @Test func `the values of a view go with it`() {
        weak var seen: Kept?
        do {
            let view = UIView()
            let value = Kept()
            seen = value
            objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(seen == nil)
    }

    @Test func `an object in the place of another has none of its values`() {
        for round in 0..<500 {
            let object = NSObject()
            #expect(name(object) == nil)
            setName("\(round)", object)
            #expect(name(object) == "\(round)")
        }
    }

    @Test func `a value may look at its owner's values when it goes`() {
        final class Curious: NSObject {
            let end: () -> Void
            init(_ end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }
        let view = UIView()
        var ends = 0
        objc_setAssociatedObject(
            view, &nameKey,
            Curious {
                ends += objc_getAssociatedObject(view, &otherKey) == nil ? 1 : 0
            }, .OBJC_ASSOCIATION_RETAIN)
        setName("b", view)
        #expect(ends == 1)
        #expect(name(view) == "b")
    }
}
