import Foundation
import TextEngine

/// A direction in a text, as it is stored or as it is seen.
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
    /// The number of a ``UITextStorageDirection`` or of a ``UITextLayoutDirection``.
    public var rawValue: Int

    /// Creates a direction from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction as the text is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction as the text is seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units that a text is read in.
public enum UITextGranularity: Int, Sendable {
    /// What a person calls a character.
    case character
    /// A word.
    case word
    /// A sentence with the blanks behind it.
    case sentence
    /// A paragraph with its terminator.
    case paragraph
    /// A line as it is seen.
    case line
    /// The whole text.
    case document
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The unit that a position is in. On a border it is the one in the direction; `nil` between words and where the
    /// text ends.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends at a position, seen in the direction: going forward its end, going backward its start.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The nearest end of a unit in the direction, or `nil` when there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is in a unit, or on its border in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of a text by the rules of Unicode, with ICU's dictionaries for scripts without blanks.
///
/// Left and up mean backward, right and down forward, whatever the script. Lines are those that are seen, where the text
/// is that of a text field or a text view, and paragraphs in others.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Creates a tokenizer for a text, which is not kept.
    public init(textInput: any UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The text, and an offset in it.
    private func place(_ position: UITextPosition) -> (text: Rope, offset: Int, input: any UITextInput)? {
        guard let input = textInput else { return nil }
        let start = input.beginningOfDocument
        let text: Rope
        if let session = (input as? UIResponder)?.textInputSession {
            // A secret has no words.
            text = session.isSecure ? Rope(String(repeating: "x", count: session.length)) : session.rope
        } else {
            guard let whole = input.textRange(from: start, to: input.endOfDocument) else { return nil }
            text = Rope(input.text(in: whole) ?? "")
        }
        return (text, input.offset(from: start, to: position), input)
    }

    /// The lines of a text, when they are asked for and seen.
    private func lines(_ granularity: UITextGranularity) -> SeenLines? {
        granularity == .line ? (textInput as? any EditableText).map(SeenLines.init) : nil
    }

    private func range(
        at offset: Int, isBackward: Bool, in rope: Rope, by granularity: UITextGranularity
    ) -> Range<Int>? {
        if let lines = lines(granularity) { return lines.range(at: offset, isBackward: isBackward) }
        return Self.unit(granularity).range(at: offset, isBackward: isBackward, in: rope)
    }

    private static func unit(_ granularity: UITextGranularity) -> TextUnit {
        switch granularity {
        case .character: .cluster
        case .word: .word
        case .sentence: .sentence
        case .paragraph, .line: .paragraph
        case .document: .document
        }
    }

    private static func isBackward(_ direction: UITextDirection) -> Bool {
        [.storage(.backward), .layout(.left), .layout(.up)].contains(direction)
    }

    /// The unit that a position is in, or `nil`.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let place = place(position),
            let range = range(
                at: place.offset, isBackward: Self.isBackward(direction), in: place.text, by: granularity),
            let start = place.input.position(from: place.input.beginningOfDocument, offset: range.lowerBound),
            let end = place.input.position(from: place.input.beginningOfDocument, offset: range.upperBound)
        else { return nil }
        return place.input.textRange(from: start, to: end)
    }

    /// Whether a unit ends at a position, seen in the direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(position) else { return false }
        let isBackward = Self.isBackward(direction)
        // The unit that lies against the direction ends here.
        let unit = range(at: place.offset, isBackward: !isBackward, in: place.text, by: granularity)
        return (isBackward ? unit?.lowerBound : unit?.upperBound) == place.offset
    }

    /// The nearest end of a unit in the direction, or `nil`.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = place(position) else { return nil }
        let isBackward = Self.isBackward(direction)
        let offset: Int?
        if let lines = lines(granularity) {
            offset = isBackward ? lines.start(before: place.offset) : lines.end(after: place.offset)
        } else {
            let unit = Self.unit(granularity)
            offset =
                isBackward
                ? unit.start(before: place.offset, in: place.text) : unit.end(after: place.offset, in: place.text)
        }
        return offset.flatMap { place.input.position(from: place.input.beginningOfDocument, offset: $0) }
    }

    /// Whether a position is in a unit, or on its border in the direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }
}
