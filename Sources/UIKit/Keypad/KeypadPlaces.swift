import Foundation
import KeyboardEngine

/// All places that a keypad can use at the moment: of the keyboard and of the key window, or of what is presented in it.
/// What stands in front of them is used alone.
///
/// Behind a keyboard only what is seen of the window counts, so that an arrow comes from the field back to the keys and
/// not to what is scrolled away.
@MainActor
struct KeypadPlaces {
    private(set) var all: [KeypadPlace] = []
    /// What stands in front: a menu, a list, skin tones.
    private(set) var front: (any KeypadArea)?

    /// Finds them.
    init(_ application: UIApplication) {
        let keyboard = application.keyboard
        // What was changed since the last frame may stand elsewhere: a key that has the focus is pressed where it is now.
        application.keyWindow?.layoutSubtree()
        if keyboard.isVisible {
            keyboard.window.layoutSubtree()
            add(keyboard.window.container, of: application, isInKeyboard: true)
            // Not open to touches, which the keys below it follow.
            for view in keyboard.window.overlay.subviews { add(view, of: application, isInKeyboard: true) }
        }
        for view in application.keyWindow?.frontViews ?? [] { add(view, of: application, isInKeyboard: false) }
    }

    private mutating func add(_ root: UIView, of application: UIApplication, isInKeyboard: Bool) {
        let isBehind = !isInKeyboard && application.keyboard.isVisible
        // Not recursive, because hierarchies may be deeper than the stack.
        var pending: [(view: UIView, scroll: UIScrollView?)] = [(root, nil)]
        /// Adds what a finger would reach. The keyboard's areas know themselves what that is.
        func add(_ place: KeypadPlace, in scroll: UIScrollView?, isOpen: Bool = false) {
            var place = place
            (place.scroll, place.isInKeyboard) = (scroll, isInKeyboard)
            guard isOpen || place.isOpen(application, mustBeSeen: isBehind) else { return }
            if isBehind { place.scroll = nil }
            all.append(place)
        }
        while let (view, scroll) = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            if let area = view as? any KeypadArea {
                if area.isKeypadFront {
                    front = area
                } else if isInKeyboard || view.isUserInteractionEnabled {
                    for place in area.keypadPlaces { add(place, in: scroll, isOpen: isInKeyboard) }
                }
            } else if !view.isUserInteractionEnabled {
                continue
            } else if view.isKeypadTarget {
                add(KeypadPlace(view), in: scroll)
                continue
            }
            let inner = view as? UIScrollView ?? scroll
            pending += view.children.reversed().map { ($0, inner) }
        }
    }

    /// The places for the search in space, of what stands in front or of all the rest.
    var focusPlaces: [FocusPlace<KeypadPlace.ID>] { (front?.keypadPlaces ?? all).map(\.focusPlace) }

    /// The place of a name.
    func place(_ id: KeypadPlace.ID) -> KeypadPlace? {
        (front?.keypadPlaces ?? all).first { $0.id == id }
    }

    /// Where the focus begins: at what is in the middle of the keyboard, or at the first field of the window.
    func start(_ application: UIApplication) -> SpatialFocus<KeypadPlace.ID>? {
        if let front { return front.keypadStart.map { SpatialFocus(on: $0.focusPlace) } }
        let keys = all.filter(\.isInKeyboard)
        if let input = application.keyboard.views.input?.view, !keys.isEmpty {
            let frame = input.convertToScreen(input.bounds)
            return SpatialFocus(nearest: CGPoint(x: frame.midX, y: frame.midY), among: keys.map(\.focusPlace))
        }
        let fields = all.filter { $0.field != nil }
        return SpatialFocus(nearest: .zero, among: (fields.isEmpty ? all : fields).map(\.focusPlace))
    }
}

extension KeypadPlace {
    /// Whether a finger on it would reach it: nothing covers it. What is scrolled away can be brought into sight.
    fileprivate func isOpen(_ application: UIApplication, mustBeSeen: Bool) -> Bool {
        guard !rect.isEmpty else { return false }
        guard focusPlace.isSeen else { return !mustBeSeen }
        return application.touches.hitTest(middle)?.view.isDescendant(of: view) ?? false
    }
}
