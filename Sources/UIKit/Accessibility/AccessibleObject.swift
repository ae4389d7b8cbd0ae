import Foundation
import Synchronization

/// Something that people can be told of in words: responders, items of bars, and entries of menus.
///
/// Difference from UIKit: there every `NSObject` has these members. Here members of `NSObject` could not be overridden,
/// because there is no Objective-C, so they are this class's, which ``UIResponder``, ``UIBarItem`` and ``UIMenuElement``
/// descend from. What is a string in two forms, plain and with attributes, is one value: setting either sets both.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
    /// What was said of it; `nil` for most things, of which nothing was.
    @exclusivity(unchecked) private var known: AccessibilitySayings?
    /// What extensions keep with it.
    nonisolated let associatedValues = Mutex<AssociatedValues?>(nil)

    private var sayings: AccessibilitySayings {
        if let known { return known }
        let new = AccessibilitySayings()
        known = new
        return new
    }

    /// Creates an object of which nothing is said.
    public override init() {
        super.init()
    }

    /// Is called when a value has changed that this object observes by its name. It does nothing; on iOS one that is not
    /// expected ends the program.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: What it is

    /// Whether it is one element, which is read as a whole. The default is no for views, yes for labels, controls, fields
    /// and text views.
    open var isAccessibilityElement: Bool {
        get { known?.isElement ?? isUsuallyElement }
        set { sayings.isElement = newValue }
    }

    /// What it is, in words. The default is what it shows as its name: a button's title, a label's text, a field's placeholder.
    open var accessibilityLabel: String? {
        get { known?.label ?? usualLabel }
        set { (sayings.label, sayings.styledLabel) = (newValue, nil) }
    }

    /// What it is, in words with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { known?.styledLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            sayings.styledLabel = newValue
        }
    }

    /// What it does, in words.
    open var accessibilityHint: String? {
        get { known?.hint ?? usualHint }
        set { (sayings.hint, sayings.styledHint) = (newValue, nil) }
    }

    /// What it does, in words with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { known?.styledHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set {
            accessibilityHint = newValue?.string
            sayings.styledHint = newValue
        }
    }

    /// What it is set to, in words. The default is what it knows of itself: a field's text, a slider's percentage.
    open var accessibilityValue: String? {
        get { known?.value ?? usualValue }
        set { (sayings.value, sayings.styledValue) = (newValue, nil) }
    }

    /// What it is set to, in words with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { known?.styledValue ?? known?.value.map { NSAttributedString(string: $0) } ?? usualStyledValue }
        set {
            accessibilityValue = newValue?.string
            sayings.styledValue = newValue
        }
    }

    /// How it behaves. Setting it replaces what the object says by itself.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { known?.traits ?? usualTraits }
        set { sayings.traits = newValue }
    }

    /// The language that its words are read in, as a tag such as `de-AT`; `nil`, the default, for the program's.
    open var accessibilityLanguage: String? {
        get { known?.language }
        set { sayings.language = newValue }
    }

    /// What people who speak to the machine may call it. The default is its label.
    open var accessibilityUserInputLabels: [String]! {
        get { known?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { sayings.inputLabels = newValue }
    }

    /// Whether it does something when it is pressed. The default is yes for controls, fields and buttons that can be used.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { known?.respondsToUser ?? usuallyResponds }
        set { sayings.respondsToUser = newValue }
    }

    // MARK: Where it is

    /// Where it is on the screen, in the screen's points. The default is where a view is.
    open var accessibilityFrame: CGRect {
        get { known?.frame ?? usualScreenFrame }
        set { sayings.frame = newValue }
    }

    /// The point that is pressed to use it, in the screen's points. The default is the middle of what can be seen of it.
    open var accessibilityActivationPoint: CGPoint {
        get { known?.activationPoint ?? usualActivationPoint }
        set { sayings.activationPoint = newValue }
    }

    // MARK: What is in it

    /// Whether nothing in it is an element.
    open var accessibilityElementsHidden: Bool {
        get { known?.hidesElements ?? false }
        set { sayings.hidesElements = newValue }
    }

    /// Whether it is to be used alone: what is beside it in its superview has no elements meanwhile.
    open var accessibilityViewIsModal: Bool {
        get { known?.isModal ?? false }
        set { sayings.isModal = newValue }
    }

    /// Whether the elements in it are read before others, wherever they are. The default is no, which sorts them among the
    /// others in the order of reading.
    open var shouldGroupAccessibilityChildren: Bool {
        get { known?.groupsChildren ?? false }
        set { sayings.groupsChildren = newValue }
    }

    /// What kind of content it holds. With any kind but none what it holds is read together.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { known?.containerType ?? .none }
        set { sayings.containerType = newValue }
    }

    /// The elements in it in the order of reading: views, and ``UIAccessibilityElement``s for what is drawn. The default,
    /// `nil`, is what the subviews are.
    open var accessibilityElements: [Any]? {
        get { known?.elements }
        set { sayings.elements = newValue }
    }

    /// How many elements it has said to hold. The default counts ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element of a number; `nil` where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }

    /// The number of an element; `NSNotFound` for one that is not in it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }

    // MARK: What is done with it

    /// Further things that can be done with it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { known?.actions }
        set { sayings.actions = newValue }
    }

    /// Ways through it from one thing of a kind to the next.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { known?.rotors }
        set { sayings.rotors = newValue }
    }

    /// Uses it.
    /// - Returns: Whether it did something. The default did not, and whoever asks presses the activation point.
    open func accessibilityActivate() -> Bool { false }
    /// Raises what it is set to by a step. The default does nothing.
    open func accessibilityIncrement() {}
    /// Lowers what it is set to by a step. The default does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls what it holds by a page.
    /// - Returns: Whether it did. The default did not, and the next responder is to be asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is open.
    /// - Returns: Whether it did. The default did not, and the next responder is to be asked.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing of the program.
    /// - Returns: Whether it did. The default did not, and the next responder is to be asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// The focus of those who read the program aloud has come here: a person types into it now. The default does nothing.
    ///
    /// Difference from UIKit: see ``UIAccessibility/elementFocusedNotification``.
    open func accessibilityElementDidBecomeFocused() {}
    /// The focus of those who read the program aloud has gone elsewhere. The default does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether a person types into it and the program is read aloud.
    open func accessibilityElementIsFocused() -> Bool {
        UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === self } ?? false
    }
    /// Who has the focus here; `nil` for nobody.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

    // MARK: Hooks

    // What it says of itself where nobody has said anything.

    var isUsuallyElement: Bool { false }
    var usualLabel: String? { nil }
    var usualHint: String? { nil }
    var usualValue: String? { nil }
    var usualStyledValue: NSAttributedString? { accessibilityValue.map { NSAttributedString(string: $0) } }
    var usualTraits: UIAccessibilityTraits { .none }
    var usuallyResponds: Bool { false }
    /// Whether there are elements in it although it is one itself, as a field's buttons are.
    var holdsElements: Bool { false }
    var usualScreenFrame: CGRect { .zero }
    var usualActivationPoint: CGPoint {
        let frame = accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
