import Foundation

/// A way through an element from one thing of a kind to the next: the headings, the mistakes or the mentions of a text.
///
/// It is offered by whoever reads the program aloud. ``AccessibilityTree/text`` names it, and says how many things it finds.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// To which side one goes.
    public enum Direction: Int, Sendable {
        /// Back.
        case previous
        /// On.
        case next
    }

    /// A kind of thing that all programs call the same.
    public enum SystemRotorType: Int, Sendable {
        /// None of these: the rotor has a name.
        case none
        /// Links.
        case link, visitedLink
        /// Headings of all levels.
        case heading
        /// Headings of one level.
        case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Text that looks so.
        case boldText, italicText, underlineText
        /// Words that are written wrongly.
        case misspelledWord
        /// Pictures.
        case image
        /// Texts that can be edited.
        case textField
        /// Tables and lists.
        case table, list
        /// Parts of a page.
        case landmark
    }

    /// Gives the thing behind or before another one; `nil` where there is none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// What the rotor is called, in words.
    open var name: String
    /// What the rotor is called, with attributes. Setting it sets ``name`` too.
    open var attributedName: NSAttributedString {
        get { styledName ?? NSAttributedString(string: name) }
        set { (name, styledName) = (newValue.string, newValue) }
    }
    private var styledName: NSAttributedString?
    /// Finds the things.
    open var itemSearchBlock: Search
    /// What kind of thing it finds.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
        super.init()
    }

    /// Creates a rotor with a name that has attributes.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
        self.attributedName = attributedName
    }

    /// Creates a rotor for things of a kind, without a name.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
        super.init()
    }

    /// The things that it finds from the beginning on, at most as many as told: a search may go round for ever.
    final func items(limit: Int) -> [UIAccessibilityCustomRotorItemResult] {
        var found: [UIAccessibilityCustomRotorItemResult] = []
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        while found.count < limit, let item = itemSearchBlock(predicate), !item.isSame(as: found.last) {
            found.append(item)
            predicate.currentItem = item
        }
        return found
    }
}

/// From where a rotor searches.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The thing that was found last; one without an element in the beginning.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// To which side.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// From the beginning on.
    public override init() { super.init() }
}

/// A thing that a rotor finds: an element, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. It is not kept.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text; `nil` for all of it.
    open var targetRange: UITextRange?

    /// Nothing.
    public override init() { super.init() }

    /// A thing in an element.
    /// - Parameter targetRange: The part of the element's text; `nil` for all of it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        super.init()
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }

    fileprivate func isSame(as other: UIAccessibilityCustomRotorItemResult?) -> Bool {
        guard let other, targetElement === other.targetElement else { return false }
        guard let text = targetElement as? any UITextInput, let own = targetRange, let its = other.targetRange else {
            return targetRange === other.targetRange
        }
        return text.compare(own.start, to: its.start) == .orderedSame
            && text.compare(own.end, to: its.end) == .orderedSame
    }
}
