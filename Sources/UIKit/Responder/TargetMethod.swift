import Diagnostics
import Foundation

/// A method of an object that a control or a gesture recogniser calls. The object is not kept.
///
/// The class that has the method is a type of its own beside the object's, so that `Self.tapped` may stand where on iOS
/// `#selector(tapped)` does: Swift takes `self` for the class around it and `Self` for whatever class it really is.
@MainActor
struct TargetMethod {
    private(set) weak var target: AnyObject?
    /// Whether the method is looked for in the responder chain.
    private let isUntargeted: Bool
    let method: Selector

    /// The method that a selector holds, or the standard edit action that it names. What cannot be called is told.
    init(_ target: AnyObject?, _ selector: Selector) {
        // `target` is the function `target(forAction:withSender:)` in a responder that has no such property.
        let isBox = target.map { type(of: $0) == Self.boxClass } ?? false
        let object = isBox ? nil : target
        if isBox {
            Log.complain("addTarget: the target is no object; its method is looked for in the responder chain.")
        }
        if selector.isNameAlone {
            Log.complain(
                "addTarget: an action of a name alone calls nothing; make it of the method: Selector(Self.method)")
        } else if let object, selector.edit == nil, !selector.isMethod(of: object) {
            Log.complain("addTarget: a \(type(of: object)) has no such method: it is not called.")
        }
        self.target = object
        method = selector
        isUntargeted = object == nil
    }

    /// The class of the boxes that values are put into which are no objects. Nobody keeps a box, and none is the same as another.
    private static let boxClass: AnyClass = {
        struct Value {}
        return type(of: Value() as AnyObject)
    }()

    /// Whether there is still something to call.
    var isAlive: Bool { isUntargeted || target != nil }

    /// Whether the method is one of an object, and that of a selector. All are those of `nil`.
    func belongs(to object: AnyObject?, _ selector: Selector?) -> Bool {
        (object == nil || target === object) && (selector == nil || selector == method)
    }

    /// Whether it is the same method of the same object, as far as that can be told: made of one selector, or of one name.
    func isSame(as other: TargetMethod) -> Bool {
        target === other.target && isUntargeted == other.isUntargeted && method == other.method
    }

    /// Calls the method. Without a target that of the first in the responder chain that has it, from the first responder
    /// on; where there is none, from the sender on.
    func perform(sender: AnyObject, event: UIEvent?) {
        if let target {
            method.perform(on: target, sender: sender, event: event)
        } else if isUntargeted {
            let start =
                sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
                ?? (sender as? UIBarButtonItem)?.shownView
            var responder = start?.application?.focus.firstResponder ?? start
            while let current = responder, !takes(current, sender: sender, event: event) { responder = current.next }
        }
    }

    /// Has a responder do it, if it can: every responder has the edit actions, and says itself whether it does them.
    private func takes(_ responder: UIResponder, sender: AnyObject, event: UIEvent?) -> Bool {
        if method.edit != nil, !responder.canPerformAction(method, withSender: sender) { return false }
        return method.perform(on: responder, sender: sender, event: event)
    }
}
