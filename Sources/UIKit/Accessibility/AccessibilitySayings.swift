import Foundation

/// What a program has said of an element; what it has not said the element knows by itself.
final class AccessibilitySayings {
    var isElement: Bool?
    var label: String?
    var styledLabel: NSAttributedString?
    var hint: String?
    var styledHint: NSAttributedString?
    var value: String?
    var styledValue: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var language: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren: Bool?
    var respondsToUser: Bool?
    var inputLabels: [String]?
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    var containerType: UIAccessibilityContainerType?
}
