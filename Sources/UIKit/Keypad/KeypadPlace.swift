import Foundation
import KeyboardEngine

/// A place that a keypad can use: a key, a choice, a candidate, an emoji, a control, a field.
@MainActor
struct KeypadPlace {
    /// What tells places apart.
    struct ID: Hashable {
        /// The view that shows it.
        let view: ObjectIdentifier
        /// Its name there, where the view shows several.
        var name = ""
    }

    let id: ID
    /// The view that shows it.
    let view: UIView
    /// Where it stands there.
    let rect: CGRect
    /// What it scrolls in.
    var scroll: UIScrollView?
    /// Whether it belongs to the keyboard, and not to the window behind it.
    var isInKeyboard = false

    /// A place in a view, or all of it.
    init(_ view: UIView, name: String = "", rect: CGRect? = nil) {
        id = ID(view: ObjectIdentifier(view), name: name)
        self.view = view
        self.rect = rect ?? view.bounds
    }

    /// Where a finger presses it, in the screen's points.
    var middle: CGPoint {
        let frame = view.convertToScreen(rect)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The same for the search in space.
    var focusPlace: FocusPlace<ID> {
        FocusPlace(id: id, frame: view.convertToScreen(rect), region: scroll?.focusRegion)
    }

    /// The field that begins to be typed into when the place is pressed, instead of being touched somewhere in its text.
    var field: UIView? { view.isKeypadField ? view : nil }

    /// What return takes hold of instead of touching it.
    var adjusted: (any KeypadAdjusted)? { view as? any KeypadAdjusted }

    /// Brings it into sight.
    func reveal() {
        scroll?.scrollRectToVisible(view.convert(rect, to: scroll), animated: false)
    }
}

/// A view that shows places which are no views of their own.
@MainActor
protocol KeypadArea: UIView {
    /// The places, in any order.
    var keypadPlaces: [KeypadPlace] { get }
    /// Whether it stands in front, so that nothing else can be used meanwhile.
    var isKeypadFront: Bool { get }
    /// Whether a finger that is down chooses there by sliding.
    var isSlidOver: Bool { get }
    /// The place that has the focus when it comes in front.
    var keypadStart: KeypadPlace? { get }
    /// Closes what stands in front, as a touch beside it does.
    func closeForKeypad()
}

extension KeypadArea {
    var isKeypadFront: Bool { false }
    var isSlidOver: Bool { false }
    var keypadStart: KeypadPlace? { keypadPlaces.first }
    func closeForKeypad() {}
}

/// A view that is set to something by steps: return takes hold of it, and arrows change it until return or Esc lets go, or an
/// arrow across leads on.
@MainActor
protocol KeypadAdjusted: UIView {
    /// The way along which arrows change it.
    var keypadAxis: NSLayoutConstraint.Axis { get }
}

extension UIView {
    /// Whether the view is typed into when it is pressed.
    var isKeypadField: Bool { self is any UIKeyInput && canBecomeFirstResponder }

    /// Whether a keypad can use the view as a whole: a field, a control, or anything else that is one element and does
    /// something when it is pressed, such as a row of a table.
    var isKeypadTarget: Bool {
        if isKeypadField { return true }
        if let control = self as? UIControl { return control.isEnabled }
        return self is any KeypadAdjusted || usuallyResponds && isAccessibilityElement
    }
}

extension UIScrollView {
    /// What is seen of the content; `nil` where nothing scrolls.
    fileprivate var focusRegion: FocusRegion? {
        guard isScrollEnabled, contentSize.height > bounds.height || contentSize.width > bounds.width else {
            return nil
        }
        return FocusRegion(
            id: ObjectIdentifier(self), visible: convertToScreen(bounds.inset(by: adjustedContentInset)),
            scrollsVertically: contentSize.height > bounds.height)
    }
}
