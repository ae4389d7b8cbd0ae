import Foundation

/// What text inside of an element looks like, and how the element stands among others.
struct HTMLStyle: Equatable {
    /// How an element stands.
    enum Display {
        /// In the line.
        case inline
        /// In paragraphs of its own.
        case block
        /// A paragraph with a marker.
        case listItem
        /// A row of a table.
        case row
        /// A cell of a row.
        case cell
    }

    /// What becomes of white space.
    enum WhiteSpace {
        /// Any of it is one space.
        case collapsed
        /// All stays.
        case kept
        /// Line breaks stay.
        case lines
    }

    /// What belongs to the block that an element makes, and not to those inside of it.
    struct Block: Equatable {
        var spacing: CSSLength?
        var spacingBefore: CSSLength?
        /// At the side where lines begin.
        var margin: CSSLength?
        var padding: CSSLength?
    }

    // MARK: Letters

    /// Names of families, the wanted one first.
    var families: [String] = []
    var size: CGFloat = HTMLStyle.usualSize
    /// As in OpenType, 100 to 900.
    var weight = 400
    var isItalic = false
    var color = UIColor.black
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var letterSpacing: CSSLength?
    /// Points above the baseline, and how many of them are the element's own.
    var rise: CGFloat = 0
    var ownRise: CGFloat = 0
    /// Where a link leads: a `URL`, or a `String` that is none.
    var link: AnyHashable?
    var transform = ""

    // MARK: Paragraphs

    var display = Display.inline
    /// Whether the element shows nothing, and whether it or one around it does so.
    var isLeftOut = false
    var isHidden = false
    var whiteSpace = WhiteSpace.collapsed
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    var lineHeight: CSSLength?
    var textIndent: CSSLength?
    /// Points at the side where lines begin, all margins together.
    var indent: CGFloat = 0
    /// In how many lists it is.
    var listDepth = 0
    /// The name of the list's markers.
    var marker = NSTextList.MarkerFormat.disc
    /// Whether it is in a row of several cells, which is one paragraph.
    var isInRow = false
    var block = Block()

    /// The size of text that has none.
    static let usualSize: CGFloat = 12
    /// How far each list is indented, in points, and how far in front of its text the marker stands.
    static let (listIndent, markerDistance): (CGFloat, CGFloat) = (36, 25)

    /// How far the columns of tables are from each other, in points, where what is in them is not wider.
    private static let columnWidth: CGFloat = 100

    // MARK: Attributes

    /// The attributes of text that looks so.
    func attributes(_ fonts: inout HTMLFonts) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: fonts.font(for: self), .foregroundColor: color, .paragraphStyle: paragraphStyle,
        ]
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let letterSpacing { attributes[.kern] = letterSpacing.points(fontSize: size) }
        if rise != 0 { attributes[.baselineOffset] = rise }
        if let link { attributes[.link] = link.base }
        return attributes
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.baseWritingDirection = direction
        style.defaultTabInterval = isInRow ? Self.columnWidth : Self.listIndent
        style.tabStops = []
        style.paragraphSpacing = max(0, block.spacing?.points(fontSize: size) ?? 0)
        style.paragraphSpacingBefore = max(0, block.spacingBefore?.points(fontSize: size) ?? 0)
        if let lineHeight {
            style.minimumLineHeight = max(0, lineHeight.points(fontSize: size))
            style.maximumLineHeight = style.minimumLineHeight
        }
        let start = max(0, indent + CGFloat(listDepth) * Self.listIndent)
        style.headIndent = start
        guard listDepth == 0 else {
            style.firstLineHeadIndent = 0
            style.tabStops = [start - Self.markerDistance, start].map {
                NSTextTab(textAlignment: .natural, location: $0)
            }
            return style
        }
        style.firstLineHeadIndent = max(0, start + (textIndent?.points(fontSize: size) ?? 0))
        return style
    }
}
