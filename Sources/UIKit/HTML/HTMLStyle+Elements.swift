import Foundation

/// What elements look like before a page says anything of them (HTML Living Standard, 15.3).
extension HTMLStyle {
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dir", "div", "dl",
        "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
        "html", "listing",
        "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "ul", "xmp",
    ]
    private static let hidden: Set<String> = [
        "audio", "canvas", "head", "iframe", "object", "script", "select", "style", "svg", "template", "textarea",
        "title", "video",
    ]
    private static let monospaced: Set<String> = ["code", "kbd", "listing", "pre", "samp", "tt", "xmp"]
    private static let kept: Set<String> = ["listing", "pre", "xmp"]
    private static let italic: Set<String> = ["address", "cite", "dfn", "em", "i", "var"]
    private static let bold: Set<String> = ["b", "h1", "h2", "h3", "h4", "h5", "h6", "strong", "th"]
    private static let spaced: Set<String> = ["blockquote", "dl", "figure", "listing", "p", "pre", "xmp"]
    private static let underlined: Set<String> = ["ins", "u"]
    private static let struckThrough: Set<String> = ["del", "s", "strike"]
    /// How large headings are and what is below them, in sizes of the font.
    private static let headings: [String: (size: CGFloat, spacing: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67), "h6": (0.67, 2.33),
    ]
    private static let markers: [String: NSTextList.MarkerFormat] = [
        "1": .decimal, "a": .lowercaseAlpha, "A": .uppercaseAlpha, "i": .lowercaseRoman, "I": .uppercaseRoman,
        "disc": .disc, "circle": .circle, "square": .square,
    ]
    /// What small and large text is to the usual one.
    static let step: CGFloat = 1.2
    /// How far letters are put above and below the line, in sizes of the font.
    static let (superscript, subscripted): (CGFloat, CGFloat) = (0.35, 0.2)

    /// The style of an element inside of this one.
    /// - Parameter declarations: What the page says of it, the strongest last.
    func inner(_ name: String, _ attributes: [String: String], _ declarations: [CSSDeclaration]) -> HTMLStyle {
        var style = self
        style.block = Block()
        (style.display, style.isLeftOut, style.ownRise) = (.inline, false, 0)
        style.begin(name)
        style.read(attributes, of: name)
        style.apply(declarations)
        style.isHidden = isHidden || style.isLeftOut
        style.rise = rise + style.ownRise
        guard style.display != .inline else {
            style.block = block
            return style
        }
        style.background = nil
        // A list has its own indent.
        if style.listDepth == listDepth {
            for length in [style.block.margin, style.block.padding] {
                style.indent += length?.points(fontSize: style.size) ?? 0
            }
        }
        return style
    }

    private mutating func begin(_ name: String) {
        if Self.blocks.contains(name) { display = .block }
        if Self.hidden.contains(name) { isLeftOut = true }
        if Self.monospaced.contains(name) { families = ["monospace"] }
        if Self.kept.contains(name) { whiteSpace = .kept }
        if Self.italic.contains(name) { isItalic = true }
        if Self.bold.contains(name) { weight = 700 }
        if Self.spaced.contains(name) { block.spacing = .ems(1) }
        if Self.underlined.contains(name) { isUnderlined = true }
        if Self.struckThrough.contains(name) { isStruckThrough = true }
        if let heading = Self.headings[name] {
            size *= heading.size
            block.spacing = .ems(heading.spacing)
        }
        switch name {
        case "li": display = .listItem
        case "tr": display = .row
        case "td", "th": display = .cell
        case "ol", "ul", "menu", "dir": beginList(isOrdered: name == "ol")
        case "blockquote", "dd", "figure": block.margin = .points(40)
        case "center", "caption": alignment = .center
        case "small": size /= Self.step
        case "big": size *= Self.step
        case "sub", "sup": raise(isUp: name == "sup")
        case "mark": (background, color) = (.yellow, .black)
        default: break
        }
    }

    private mutating func beginList(isOrdered: Bool) {
        let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
        marker = isOrdered ? .decimal : bullets[min(listDepth, bullets.count - 1)]
        listDepth += 1
    }

    private mutating func raise(isUp: Bool) {
        ownRise = isUp ? size * Self.superscript : -size * Self.subscripted
        size /= Self.step
    }

    private mutating func read(_ attributes: [String: String], of name: String) {
        if attributes["hidden"] != nil { isLeftOut = true }
        if let value = attributes["align"] {
            apply([CSSDeclaration(property: "text-align", value: value, isImportant: false)])
        }
        if let value = attributes["dir"] {
            apply([CSSDeclaration(property: "direction", value: value, isImportant: false)])
        }
        if let type = attributes["type"], ["ol", "ul", "li"].contains(name) { marker = Self.markers[type] ?? marker }
        if name == "a", let target = attributes["href"]?.trimmingCSSSpace, !target.isEmpty, !target.hasPrefix("#") {
            link = URL(string: target).map { AnyHashable($0) } ?? AnyHashable(target)
            (isUnderlined, color) = (true, UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
        }
        guard name == "font" else { return }
        if let color = attributes["color"].flatMap(CSSColor.color) { self.color = color }
        if let face = attributes["face"] { families = Self.families(face) }
        if let size = attributes["size"].flatMap(Self.oldSize) { self.size = size }
    }

    /// The sizes 1 to 7 of `font`, of which 3 is the usual one; with a sign, so many steps from that.
    private static func oldSize(_ text: String) -> CGFloat? {
        guard let number = Int(text) else { return nil }
        let isStep = text.hasPrefix("+") || text.hasPrefix("-")
        let sizes = sizesOfNames.map { $0.times * usualSize }
        return sizes[min(max((isStep ? 3 + min(max(number, -9), 9) : number) - 1, 0), sizes.count - 1)]
    }

    /// The names of families in a list.
    static func families(_ list: String) -> [String] {
        CSSText.pieces(of: list, at: ",")
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'").union(.whitespacesAndNewlines)) }
            .filter { !$0.isEmpty }
    }
}
