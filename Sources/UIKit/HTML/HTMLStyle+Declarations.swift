import Foundation

/// What styles say of an element.
extension HTMLStyle {
    /// The sizes that have names, in sizes of usual text.
    static let sizesOfNames: [(name: String, times: CGFloat)] = [
        ("x-small", 0.625), ("small", 0.8125), ("medium", 1), ("large", 1.125), ("x-large", 1.5), ("xx-large", 2),
        ("xxx-large", 3),
    ]

    /// What is known of; all else has no meaning for text.
    static let properties: Set<String> = [
        "background", "background-color", "color", "direction", "display", "font", "font-family", "font-size",
        "font-style",
        "font-weight", "letter-spacing", "line-height", "list-style", "list-style-type", "margin", "margin-bottom",
        "margin-inline-start", "margin-left", "margin-top", "padding-inline-start", "padding-left", "text-align",
        "text-decoration", "text-decoration-line", "text-indent", "text-transform", "vertical-align", "visibility",
        "white-space",
    ]

    /// Applies what is said, the strongest last. What is not known is left out.
    mutating func apply(_ declarations: [CSSDeclaration]) {
        let sorted = declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
        // Lengths may be counted in sizes of the font.
        for declaration in sorted where declaration.property.hasPrefix("font") { applyFont(declaration) }
        for declaration in sorted where !declaration.property.hasPrefix("font") {
            applyLetters(declaration)
            applyParagraph(declaration)
        }
    }

    // MARK: Fonts

    private mutating func applyFont(_ declaration: CSSDeclaration) {
        let value = declaration.value.lowercased()
        switch declaration.property {
        case "font": applyShorthand(declaration.value)
        case "font-family": families = Self.families(declaration.value)
        case "font-size": size = fontSize(value) ?? size
        case "font-weight": weight = fontWeight(value) ?? weight
        case "font-style": isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
        default: break
        }
    }

    /// `italic bold 12px/30px Georgia, serif`: what stands before the size, the size, and families.
    private mutating func applyShorthand(_ value: String) {
        let words = value.split(whereSeparator: \.isWhitespace)
        let sizes = words.map { fontSize(String($0.prefix { $0 != "/" }).lowercased()) }
        // The weight may be a number, which is no length.
        guard let place = sizes.firstIndex(where: { $0 != nil }), let size = sizes[place], place + 1 < words.count
        else { return }
        isItalic = words[..<place].contains { ["italic", "oblique"].contains($0.lowercased()) }
        weight = words[..<place].compactMap { fontWeight($0.lowercased()) }.first ?? 400
        self.size = size
        lineHeight = words[place].split(separator: "/").dropFirst().first.flatMap { Self.lineHeight($0.lowercased()) }
        families = Self.families(words[(place + 1)...].joined(separator: " "))
    }

    private func fontSize(_ value: String) -> CGFloat? {
        if let named = Self.sizesOfNames.first(where: { $0.name == value }) { return named.times * Self.usualSize }
        switch value {
        case "xx-small": return 0.5625 * Self.usualSize
        case "smaller": return size / Self.step
        case "larger": return size * Self.step
        default:
            guard let points = CSSLength(value)?.points(fontSize: size), points > 0 else { return nil }
            // Letters as large as a wall would cost as much to draw.
            return min(points, 1000)
        }
    }

    private func fontWeight(_ value: String) -> Int? {
        switch value {
        case "normal": 400
        case "bold": 700
        case "bolder": weight < 600 ? 700 : 900
        case "lighter": weight < 600 ? 100 : 400
        default: Int(value).flatMap { (1...1000).contains($0) ? $0 : nil }
        }
    }

    private static func lineHeight(_ value: String) -> CSSLength? {
        Double(value).map { .ems(CGFloat($0)) } ?? CSSLength(value)
    }

    // MARK: Letters

    private mutating func applyLetters(_ declaration: CSSDeclaration) {
        let value = declaration.value.lowercased()
        switch declaration.property {
        case "color": color = CSSColor.color(value) ?? color
        case "background-color", "background":
            // A shorthand names a picture and other things too.
            let colors = CSSText.pieces(of: value, at: " ").lazy.compactMap { CSSColor.color(String($0)) }
            if let color = colors.first { background = color == .clear ? nil : color }
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruckThrough = value.contains("line-through")
        case "letter-spacing": letterSpacing = CSSLength(value)
        case "vertical-align":
            ownRise = value == "super" ? size * Self.superscript : value == "sub" ? -size * Self.subscripted : 0
        case "text-transform": transform = value
        case "visibility": if value == "hidden" { isLeftOut = true }
        default: break
        }
    }

    // MARK: Paragraphs

    private mutating func applyParagraph(_ declaration: CSSDeclaration) {
        let value = declaration.value.lowercased()
        switch declaration.property {
        case "display": applyDisplay(value)
        case "text-align": applyAlignment(value)
        case "direction": direction = value == "rtl" ? .rightToLeft : value == "ltr" ? .leftToRight : direction
        case "line-height": lineHeight = Self.lineHeight(value)
        case "text-indent": textIndent = CSSLength(value)
        case "white-space":
            whiteSpace =
                value == "pre-line" ? .lines : value.hasPrefix("pre") || value == "break-spaces" ? .kept : .collapsed
        case "list-style", "list-style-type":
            if let format = value.split(separator: " ").lazy.compactMap({ Self.format($0) }).first { marker = format }
        case "margin": applyMargins(value)
        case "margin-bottom": block.spacing = CSSLength(value) ?? block.spacing
        case "margin-top": block.spacingBefore = CSSLength(value) ?? block.spacingBefore
        case "margin-left", "margin-inline-start": block.margin = CSSLength(value)
        case "padding-left", "padding-inline-start": block.padding = CSSLength(value)
        default: break
        }
    }

    private mutating func applyDisplay(_ value: String) {
        isLeftOut = value == "none"
        switch value {
        case "none": break
        case "inline", "inline-block": display = .inline
        case "list-item": display = .listItem
        case "table-row": display = .row
        case "table-cell": display = .cell
        default: display = .block
        }
    }

    private mutating func applyAlignment(_ value: String) {
        switch value {
        case "left": alignment = .left
        case "right": alignment = .right
        case "center": alignment = .center
        case "justify": alignment = .justified
        case "start": alignment = .natural
        default: break
        }
    }

    private static func format(_ name: Substring) -> NSTextList.MarkerFormat? {
        switch name {
        case "none": NSTextList.MarkerFormat("")
        case "disc", "circle", "square", "decimal", "lower-roman", "upper-roman", "lower-alpha", "upper-alpha",
            "lower-latin",
            "upper-latin":
            NSTextList.MarkerFormat("{\(name)}")
        default: nil
        }
    }

    /// Of all four, or above and beside, or one after another from the top, clockwise.
    private mutating func applyMargins(_ value: String) {
        let sides = value.split(whereSeparator: \.isWhitespace).map { CSSLength(String($0)) }
        guard let top = sides.first, sides.count <= 4 else { return }
        block.spacingBefore = top
        block.spacing = sides.count > 2 ? sides[2] : top
        block.margin = sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : top
    }
}
