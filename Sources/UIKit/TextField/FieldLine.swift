import Foundation
import TextEngine

/// The one line of a field as it is shown: the text set in type, with a dot for each character when it is secret.
///
/// Offsets are UTF-16 units of the field's text; what is shown may be shorter. Lengths are points from the left edge of
/// the room that the field has for its text.
@MainActor
final class FieldLine {
    /// The text set in type, and where it stands.
    struct Setting {
        /// The text. Its own places are not used.
        var layout: TextLayout
        /// The line's left edge.
        var x: CGFloat
        /// How far the line reaches, blanks at its end included while the caret may stand behind them.
        var width: CGFloat

        /// The line; a layout has at least one.
        var line: TextLayout.PlacedLine { layout.lines[0] }
        /// The left edge of the layout's own places.
        var origin: CGFloat { x - line.x }
    }

    private struct Key: Equatable {
        var revision: Int
        var marked: Range<Int>?
        var width: CGFloat
        var scale: CGFloat
        var isEditing: Bool
        var isRightToLeft: Bool
    }

    weak var field: UITextField?
    /// Attributes of all text beyond font and colour, from the field's defaults.
    var extraAttributes: [NSAttributedString.Key: Any] = [:]
    private var setting: Setting?
    private var key: Key?
    /// The places in the text where each shown character begins, and its end: only when it is secret.
    private(set) var clusterStarts: [Int]?

    /// The sign for a character of a secret text.
    private static let dot: UInt16 = 0x2022

    /// Forgets the set line.
    func invalidate() {
        setting = nil
    }

    /// The line, set for the field as it is; `nil` only while the field is being taken apart.
    var current: Setting? {
        guard let field else { return nil }
        let width = field.canvas.room.width
        let new = Key(
            revision: field.session.editor.revision, marked: field.session.markedRange, width: width,
            scale: UIScreen.main.scale, isEditing: field.isEditing,
            isRightToLeft: field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let setting, key == new { return setting }
        key = new
        let made = make(for: field, width: width)
        setting = made
        return made
    }

    /// How wide the text is by itself.
    func naturalWidth(of field: UITextField) -> CGFloat {
        styledText(of: field).layout(options(of: field), scale: UIScreen.main.scale).width
    }

    // MARK: Setting

    private func options(of field: UITextField) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.wrap = .none
        options.direction = field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .automatic
        return options
    }

    private func make(for field: UITextField, width: CGFloat) -> Setting {
        var text = styledText(of: field)
        let scale = UIScreen.main.scale
        var options = options(of: field)
        var layout = text.layout(options, scale: scale)
        if field.adjustsFontSizeToFitWidth, layout.width > width, width > 0 {
            let size = max(field.minimumFontSize, field.usedFont.pointSize * width / layout.width)
            text = styledText(of: field, font: field.usedFont.withSize((size * 4).rounded(.down) / 4))
            layout = text.layout(options, scale: scale)
        }
        // A text that is too long is cut while nobody edits it, and scrolls while somebody does.
        if layout.width > width, !field.isEditing, !field.isSecureTextEntry {
            (options.truncation, options.maximumLines, options.width) = (.tail, 1, width)
            layout = text.layout(options, scale: scale)
        }
        return placed(layout, of: field, style: text.paragraphStyle, room: width)
    }

    /// Puts the line where it belongs in the room. While it is edited the caret stands behind blanks at the end, so
    /// they count; otherwise they hang over the edge.
    private func placed(_ layout: TextLayout, of field: UITextField, style: NSParagraphStyle?, room: CGFloat) -> Setting
    {
        let fragment = layout.lines[0].fragment
        let isRightToLeft = fragment.baseLevel & 1 == 1
        // In right-to-left text the blanks at the end are on the left.
        let hanging = field.isEditing || !isRightToLeft ? 0 : fragment.trailingBlankWidth
        let width = field.isEditing ? fragment.width : fragment.inkWidth
        var alignment = field.textAlignment
        if let style, style.alignment != .natural { alignment = style.alignment }
        var x: CGFloat = 0
        // A line that is too long begins at the left edge; the canvas scrolls it.
        if width < room {
            switch alignment {
            case .left: break
            case .center: x = (room - width) / 2
            case .right: x = room - width
            case .natural, .justified: x = isRightToLeft ? room - width : 0
            }
        }
        return Setting(layout: layout, x: x - hanging, width: width)
    }

    // MARK: Text

    private func styledText(of field: UITextField, font: UIFont? = nil) -> StyledText {
        var defaults = field.defaultTextAttributes
        defaults[.paragraphStyle] = nil
        if let font { defaults[.font] = font }
        let session = field.session
        guard !field.isSecureTextEntry else {
            let starts = clusters(of: session)
            clusterStarts = starts
            return StyledText(
                String(repeating: Character(UnicodeScalar(Self.dot) ?? "*"), count: starts.count - 1),
                attributes: defaults)
        }
        clusterStarts = nil
        guard !session.editor.content.isPlain || session.markedRange != nil else {
            return Self.inOneLine(StyledText(session.text, attributes: defaults))
        }
        let text = session.editor.content.attributedString(in: 0..<session.length, defaults: defaults)
        if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length)) }
        if let marked = field.markedText {
            marked.forEachPart(of: marked.range) { part, _ in
                let own = text.attributes(at: part.lowerBound, effectiveRange: nil)
                text.setAttributes(marked.merged(into: own, at: part.lowerBound), range: NSRange(part))
            }
        }
        return Self.inOneLine(StyledText(text, defaults: defaults))
    }

    /// The text with blanks for line ends: a field has one line, whatever a program puts into it.
    private static func inOneLine(_ text: StyledText) -> StyledText {
        guard let first = text.units.firstIndex(where: LineTerminator.isTerminator) else { return text }
        var text = text
        var previous: UInt16 = 0
        for index in first..<text.units.count {
            let unit = text.units[index]
            // CRLF is one character for the caret: a blank and a mark without width that belongs to it.
            if LineTerminator.isTerminator(unit) {
                text.units[index] = unit == 0x0A && previous == 0x0D ? 0x034F : 0x20
            }
            previous = unit
        }
        return text
    }

    private func clusters(of session: TextInputSession) -> [Int] {
        var starts = [0]
        while let last = starts.last, last < session.length {
            starts.append(max(last + 1, GraphemeBreaker.boundary(after: last, in: session.rope)))
        }
        return starts
    }
}
