/// What is known of a stretch of text beside its letters: a value of the caller's, which the engine moves about with the
/// text and compares, and never looks into.
package struct TextAttributes: Equatable, Sendable {
    /// The caller's value.
    package let value: any AttributeValue

    /// Wraps a value.
    package init(_ value: any AttributeValue) {
        self.value = value
    }

    /// No attributes at all.
    package static let none = TextAttributes(NoAttributes())

    package static func == (a: TextAttributes, b: TextAttributes) -> Bool {
        a.value === b.value || a.value.isEqual(to: b.value)
    }
}

/// A value that stretches of text carry. It never changes, and equal ones are one stretch.
package protocol AttributeValue: AnyObject, Sendable {
    /// Whether another value says the same.
    func isEqual(to other: any AttributeValue) -> Bool
    /// What text takes over that is put in behind it: all but what belongs to a single character.
    var continued: any AttributeValue { get }
    /// Whether units with it stand before the text, as tokens of a search do: nothing is put in before or between them.
    var isLead: Bool { get }
}

extension AttributeValue {
    package var continued: any AttributeValue { self }
    package var isLead: Bool { false }
}

private final class NoAttributes: AttributeValue {
    func isEqual(to other: any AttributeValue) -> Bool { other is NoAttributes }
}
