import Foundation

/// The text of a page as it grows, with its looks.
struct HTMLText {
    private struct Look: Equatable {
        var style: HTMLStyle
        var attachment: NSTextAttachment?
    }

    private struct Run {
        let start: Int
        var look: Look
    }

    private var text = ""
    private var runs: [Run] = []
    /// How long the text is, in UTF-16 code units.
    private(set) var length = 0
    /// Whether its last character goes when a paragraph ends: a space, or a break of lines that was put there for one.
    private var isSoft = false
    /// Where the text of an item begins, behind its marker.
    private var itemStart: Int?
    /// Where the paragraph begins that has ended last, and the one behind it.
    private var paragraphStarts = (last: 0, next: 0)

    private static let lineSeparator: Unicode.Scalar = "\u{2028}"
    private static let white: Set<Unicode.Scalar> = [" ", "\n", "\r", "\t", "\u{C}", "\u{200B}"]

    private var last: Unicode.Scalar? { text.unicodeScalars.last }
    private var isAtStart: Bool { last.map { $0 == "\n" || $0 == Self.lineSeparator || $0 == "\t" } ?? true }

    // MARK: Characters

    mutating func append(_ characters: String, _ style: HTMLStyle) {
        append(characters, look: Look(style: style))
    }

    private mutating func append(_ characters: String, look: Look) {
        guard !characters.isEmpty else { return }
        if runs.last?.look != look { runs.append(Run(start: length, look: look)) }
        for (index, unit) in characters.utf16.enumerated() where unit == 10 {
            paragraphStarts = (paragraphStarts.next, length + index + 1)
        }
        text += characters
        length += characters.utf16.count
        isSoft = false
    }

    mutating func append(_ picture: HTMLPicture, _ style: HTMLStyle) {
        guard let attachment = picture.attachment else { return append(picture.words, style) }
        append("\u{FFFC}", look: Look(style: style, attachment: attachment))
    }

    /// Puts down what stands in an element, with its white space as the style has it.
    mutating func put(_ characters: String, _ style: HTMLStyle) {
        let shown =
            style.whiteSpace == .kept
            ? lines(of: characters) : collapsed(characters, keepsLines: style.whiteSpace == .lines)
        guard !shown.isEmpty else { return }
        putLines(Self.transformed(shown, style.transform), style)
        isSoft = style.whiteSpace != .kept && last == " "
    }

    /// Only the last of several lines has the space of the block behind it.
    private mutating func putLines(_ shown: String, _ style: HTMLStyle) {
        guard style.whiteSpace != .collapsed, style.block != HTMLStyle.Block(), let end = shown.lastIndex(of: "\n")
        else {
            return append(shown, style)
        }
        var plain = style
        plain.block = HTMLStyle.Block()
        append(String(shown[...end]), plain)
        append(String(shown[shown.index(after: end)...]), style)
    }

    /// With one kind of line end; the first one in front of kept text is no line.
    private func lines(of characters: String) -> String {
        let text = characters.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        return isSoft && text.hasPrefix("\n") ? String(text.dropFirst()) : text
    }

    private func collapsed(_ characters: String, keepsLines: Bool) -> String {
        var result = String.UnicodeScalarView()
        var (isWaiting, isLeading) = (false, isAtStart || isSoft && last == " ")
        for scalar in characters.unicodeScalars {
            if keepsLines, scalar == "\n" {
                result.append(scalar)
                (isWaiting, isLeading) = (false, true)
            } else if Self.white.contains(scalar) {
                isWaiting = !isLeading
            } else {
                if isWaiting { result.append(" ") }
                result.append(scalar)
                (isWaiting, isLeading) = (false, false)
            }
        }
        if isWaiting { result.append(" ") }
        return String(result)
    }

    private static func transformed(_ text: String, _ transform: String) -> String {
        switch transform {
        case "uppercase": text.uppercased()
        case "lowercase": text.lowercased()
        case "capitalize": text.capitalized
        default: text
        }
    }

    private mutating func dropLast() {
        guard let scalar = text.unicodeScalars.popLast() else { return }
        length -= scalar.utf16.count
        if let run = runs.last, run.start >= length, length > 0 || text.isEmpty { runs.removeLast() }
    }

    // MARK: Paragraphs

    /// Ends a paragraph, unless none has begun.
    /// - Parameters:
    ///   - isInItem: Whether it is a part of a list's item. The item goes on then, in another line.
    ///   - allowsEmpty: Whether an empty one is added where none has begun.
    mutating func endParagraph(isInItem: Bool, allowsEmpty: Bool = false) {
        if isInItem {
            guard length > itemStart ?? 0, last != Self.lineSeparator, last != "\n" else { return }
            if isSoft { dropLast() }
            addBreak(Self.lineSeparator)
            return
        }
        if isSoft, last == " " || last == Self.lineSeparator { dropLast() }
        if last.map({ $0 != "\n" }) ?? false || allowsEmpty { addBreak("\n") }
        itemStart = nil
        isSoft = true
    }

    /// Looks as what it ends.
    private mutating func addBreak(_ scalar: Unicode.Scalar) {
        append(String(scalar), look: Look(style: runs.last?.look.style ?? HTMLStyle()))
        isSoft = true
    }

    /// Has what follows stand in another line, of the same paragraph or of another.
    mutating func breakLine(_ style: HTMLStyle, isParagraph: Bool) {
        if isSoft, last == " " { dropLast() }
        append(isParagraph ? "\n" : String(Self.lineSeparator), style)
    }

    /// Goes on to the next column.
    mutating func appendTab(_ style: HTMLStyle) {
        if isSoft, last == " " { dropLast() }
        append("\t", style)
    }

    /// Puts a space between two blocks that are in one paragraph.
    mutating func separate(_ style: HTMLStyle) {
        guard !isAtStart, last != " " else { return }
        append(" ", style)
        isSoft = true
    }

    /// Puts space behind the paragraph that has ended last.
    mutating func spaceLastParagraph(_ spacing: CSSLength) {
        let start = paragraphStarts.last
        guard paragraphStarts.next == length, start < length else { return }
        if let index = runs.lastIndex(where: { $0.start <= start }), runs[index].start < start {
            runs.insert(Run(start: start, look: runs[index].look), at: index + 1)
        }
        for index in runs.indices.reversed() {
            guard runs[index].start >= start else { break }
            runs[index].look.style.block.spacing = spacing
        }
    }

    mutating func appendMarker(_ marker: String, _ style: HTMLStyle) {
        append(marker, style)
        itemStart = length
    }

    // MARK: Result

    /// The text with its attributes.
    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        var fonts = HTMLFonts()
        for (index, run) in runs.enumerated() {
            let end = index + 1 < runs.count ? runs[index + 1].start : length
            var attributes = run.look.style.attributes(&fonts)
            attributes[.attachment] = run.look.attachment
            result.setAttributes(attributes, range: NSRange(location: run.start, length: end - run.start))
        }
        return result
    }
}
