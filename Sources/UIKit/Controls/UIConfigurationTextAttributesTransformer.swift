import Foundation

/// Makes the attributes of a text from those that a style gives it.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// What makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates one from a function.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes made from others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// A text with what is made from a style's font and colour, where it says nothing itself.
    func applied(to text: AttributedString, _ font: UIFont, _ color: UIColor) -> AttributedString {
        var text = text
        text.mergeAttributes(
            transform(AttributeContainer([.font: font, .foregroundColor: color])), mergePolicy: .keepCurrent)
        return text
    }
}
