import Foundation

/// The tree as lines of text, for people who look for what is not read as it should be.
extension AccessibilityTree {
    /// A line for each element in the order of reading: what it is called, is set to and does, its traits, its rotors and how
    /// many things they find, where it is, and its identifier.
    public var text: String { elements.map { Self.line($0) + "\n" }.joined() }

    private static func line(_ object: AccessibleObject) -> String {
        var parts: [String] = ["\"\(inOneLine(object.accessibilityLabel ?? ""))\""]
        if let value = object.accessibilityValue { parts.append("= \"\(inOneLine(value))\"") }
        if let hint = object.accessibilityHint { parts.append("hint \"\(inOneLine(hint))\"") }
        if let language = object.accessibilityLanguage { parts.append("in \(language)") }
        parts += object.accessibilityTraits.names
        for action in object.accessibilityCustomActions ?? [] { parts.append("can \"\(inOneLine(action.name))\"") }
        for rotor in object.accessibilityCustomRotors ?? [] {
            let name = rotor.systemRotorType == .none ? "\"\(inOneLine(rotor.name))\"" : "\(rotor.systemRotorType)"
            let count = rotor.items(limit: mostRotorItems).count
            parts.append("rotor \(name) \(count)\(count < mostRotorItems ? "" : " or more")")
        }
        let frame = object.accessibilityFrame
        let places = [frame.minX, frame.minY, frame.width, frame.height].map { length in
            // A program may place things where no number is.
            length.isFinite && abs(length) < 1e9 ? "\(Int(length.rounded()))" : "?"
        }
        parts.append("(" + places.joined(separator: " ") + ")")
        if let name = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier {
            parts.append("#" + name)
        }
        return parts.joined(separator: " ")
    }

    /// So many things of a rotor are counted.
    private static let mostRotorItems = 100

    private static func inOneLine(_ text: String) -> String {
        text.replacingOccurrences(of: "\n", with: "\\n")
    }
}

extension UIAccessibilityTraits {
    private static let named: [(trait: UIAccessibilityTraits, name: String)] = [
        (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
        (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
        (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
        (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
        (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
        (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
        (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
        (.toggleButton, "toggleButton"),
    ]

    /// What the traits are called in a program.
    fileprivate var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }
}
