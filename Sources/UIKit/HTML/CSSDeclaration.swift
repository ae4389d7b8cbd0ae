import Foundation

/// What a style says of one property.
struct CSSDeclaration: Equatable {
    /// In small letters.
    let property: String
    let value: String
    /// Whether it has a say over those that are not.
    let isImportant: Bool

    /// The declarations of a list, as in an element's `style`, of each property the last one. What cannot be read, or has no meaning
    /// for text, is left out.
    static func list(_ text: some StringProtocol) -> [CSSDeclaration] {
        guard !text.isEmpty else { return [] }
        var found: [CSSDeclaration] = []
        for declaration in all(text) where HTMLStyle.properties.contains(declaration.property) {
            found.removeAll { $0.property == declaration.property && $0.isImportant == declaration.isImportant }
            found.append(declaration)
        }
        return found
    }

    private static func all(_ text: some StringProtocol) -> [CSSDeclaration] {
        CSSText.pieces(of: text, at: ";").compactMap { piece in
            guard let colon = piece.firstIndex(of: ":") else { return nil }
            let property = piece[..<colon].trimmingCSSSpace.lowercased()
            var value = piece[piece.index(after: colon)...].trimmingCSSSpace
            let important = value.range(of: "!\\s*important$", options: [.regularExpression, .caseInsensitive])
            if let important { value = value[..<important.lowerBound].trimmingCSSSpace }
            guard !property.isEmpty, !value.isEmpty else { return nil }
            return CSSDeclaration(property: property, value: value, isImportant: important != nil)
        }
    }
}
