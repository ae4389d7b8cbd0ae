import FontEngine
import Foundation
import TextEngine

/// The one line of a field as it is shown: the text set in type, with a dot for each character when it is secret.
///
/// Offsets are UTF-16 units of the field's text. Lengths are points from the left edge of the room that the field has
/// for its text. However long the text is, only what is seen of it is set (see `SingleLineLayout`).
@MainActor
final class FieldLine {
    /// Where the line stands.
    struct Setting {
        /// The line's left edge.
        var x: CGFloat
        /// How far the line reaches, blanks at its end included while the caret may stand behind them.
        var width: CGFloat
        /// The line as it is cut short, when it is; otherwise the line's own letters are shown.
        var short: TextLayout?
    }

    private struct Key: Equatable {
        var width: CGFloat
        var scale: CGFloat
        var isEditing: Bool
        var isRightToLeft: Bool
        /// Whether the text is read another way than the field.
        var isOpposed: Bool
        var language: String?
    }

    var field: UITextField? { fieldReference?.object }
    @exclusivity(unchecked) var fieldReference: UnkeptReference<UITextField>?
    /// Attributes of all text beyond font and colour, from the field's defaults.
    var extraAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { base = nil }
    }

    /// The attributes of text that has none of its own, as programs see them. There always is a paragraph style, as on iOS.
    func defaults(font: UIFont, color: UIColor, alignment: NSTextAlignment) -> [NSAttributedString.Key: Any] {
        let style = NSParagraphStyle.aligned(alignment, as: extraAttributes[.paragraphStyle] as? NSParagraphStyle)
        return extraAttributes.merging([.font: font, .foregroundColor: color, .paragraphStyle: style]) { $1 }
    }
    @exclusivity(unchecked) private var base: BaseAttributes?
    @exclusivity(unchecked) private var natural: SingleLineLayout?
    /// What `natural` was set for: the text by its revision, what of it is marked, and device pixels to the point.
    @exclusivity(unchecked) private var revision: Int?
    @exclusivity(unchecked) private var marked: ShownMark?
    @exclusivity(unchecked) private var scale: CGFloat = 0
    /// The line in a smaller font, when the text is too long for its own.
    @exclusivity(unchecked) private var fitted: SingleLineLayout?
    @exclusivity(unchecked) private var setting: Setting?
    @exclusivity(unchecked) private var key: Key?

    /// The sign for a character of a secret text.
    private static let dot: UInt16 = 0x2022

    /// Forgets the line: its looks have changed.
    func invalidate() {
        natural = nil
        fitted = nil
        setting = nil
        base = nil
    }

    /// Follows an edit of the text.
    func replaced(_ result: EditResult) {
        setting = nil
        fitted = nil
        natural?.replace(result.replacedRange, newCount: result.newCount)
        revision = field?.session.editor.revision
        marked?.replaced(result)
    }

    /// Where the line stands in the field as it is; `nil` only while the field is being taken apart.
    var current: Setting? {
        guard let field else { return nil }
        let width = field.canvas.room.width
        let screen = field.screenOfView
        let traits = screen.traitCollection
        prepare(for: field, scale: screen.scale)
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let new = Key(
            width: width, scale: scale, isEditing: field.isEditing, isRightToLeft: isRightToLeft,
            isOpposed: isRightToLeft && field.isReadLeftToRight, language: traits.language)
        if let setting, key == new { return setting }
        if key?.isRightToLeft != isRightToLeft || key?.isOpposed != new.isOpposed || key?.language != new.language {
            (natural, base) = (nil, nil)
            prepare(for: field, scale: scale)
        }
        key = new
        let made = make(for: field, width: width)
        setting = made
        return made
    }

    /// How wide the text is by itself.
    func naturalWidth(of field: UITextField) -> CGFloat {
        prepare(for: field, scale: field.screenScale)
        return measured(natural).width
    }

    /// How high the line is.
    var height: CGFloat {
        if let short = current?.short { return short.height }
        return (fitted ?? natural)?.height ?? 0
    }

    // MARK: Setting

    /// Sees that there is a line and that it looks as the field does now.
    private func prepare(for field: UITextField, scale: CGFloat) {
        let revision = field.session.editor.revision
        if self.scale != scale || self.revision != revision { natural = nil }
        (self.revision, self.scale) = (revision, scale)
        let now = field.markedText.map(ShownMark.init)
        if natural == nil {
            (fitted, setting) = (nil, nil)
            natural = layout(of: field, font: nil)
        } else if marked != now {
            // What is marked has a line under it, and what was has none.
            for range in [marked, now] {
                guard let range = range?.range.clamped(to: 0..<field.session.length) else { continue }
                natural?.replace(range, newCount: range.count)
            }
            (fitted, setting) = (nil, nil)
        }
        marked = now
    }

    private func layout(of field: UITextField, font: UIFont?) -> SingleLineLayout {
        var options = TextLayout.Options()
        options.wrap = .none
        if field.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            options.direction = field.isReadLeftToRight ? .leftToRight : .rightToLeft
        } else {
            options.direction = field.session.format?.isLeftToRight == true ? .leftToRight : .automatic
        }
        return SingleLineLayout(
            options: options, mask: field.isSecureTextEntry ? Self.dot : nil,
            typesetter: Typesetter(shaper: FontShaper(scale: scale)),
            source: { [weak field] in field?.session.rope ?? Rope() },
            looks: { [weak field, weak self] range, options in
                guard let field, let self else {
                    let style = TextStyle(font: FontSpec(size: 17))
                    return ParagraphLooks(styles: [StyleRun(range: 0..<range.count, style: style)], options: options)
                }
                return looks(of: range, in: field, font: font, options: options)
            })
    }

    /// The looks of a part of the text.
    /// - Parameter font: The one that all of it gets, when it is to fit.
    private func looks(
        of range: Range<Int>, in field: UITextField, font: UIFont?, options: TextLayout.Options
    ) -> ParagraphLooks {
        let base = base(of: field)
        guard !field.isSecureTextEntry else {
            let style = base.style(of: .none, in: font)
            return ParagraphLooks(styles: [StyleRun(range: 0..<range.count, style: style)], options: options)
        }
        var looks = PageLooks(base: base, marked: field.markedText)
        looks.font = font
        return looks.looks(of: range, in: field.session.editor.content, options: options)
    }

    /// The looks of text that has none of its own.
    private func base(of field: UITextField) -> BaseAttributes {
        if let base { return base }
        var made = BaseAttributes(font: field.usedFont, color: field.usedColor)
        made.language = field.language
        if extraAttributes.keys.contains(where: { ![.font, .foregroundColor, .paragraphStyle].contains($0) }) {
            made.others = field.defaultTextAttributes
            made.others[.paragraphStyle] = nil
        }
        base = made
        return made
    }

    /// Sees that something of a line is laid out, so that its width is no guess.
    private func measured(_ layout: SingleLineLayout?) -> (width: CGFloat, isRightToLeft: Bool) {
        let isRightToLeft = layout?.beginsAtRight() ?? false
        return (layout?.width ?? 0, isRightToLeft)
    }

    private func make(for field: UITextField, width room: CGFloat) -> Setting {
        var (width, isRightToLeft) = measured(natural)
        if field.adjustsFontSizeToFitWidth, width > room, room > 0 {
            if fitted == nil {
                let size = max(field.minimumFontSize, field.usedFont.pointSize * room / width)
                fitted = layout(of: field, font: field.usedFont.withSize((size * 4).rounded(.down) / 4))
            }
            (width, isRightToLeft) = measured(fitted)
        } else {
            fitted = nil
        }
        // A text that is too long is cut as its style says while nobody edits it, and scrolls while somebody does.
        if width > room, !field.isEditing, !field.isSecureTextEntry, let short = shortened(of: field, to: room) {
            return placed(short.lines[0].fragment, short, isRightToLeft: isRightToLeft, of: field, room: room)
        }
        let blanks = field.isEditing ? 0 : (fitted ?? natural)?.endBlankWidth() ?? 0
        let (ink, hanging) = (width - blanks, isRightToLeft ? blanks : 0)
        return Setting(x: left(of: ink, isRightToLeft: isRightToLeft, of: field, room: room) - hanging, width: ink)
    }

    /// As much of the line as there is room for; `nil` where it is cut off at the room's edge.
    private func shortened(of field: UITextField, to room: CGFloat) -> TextLayout? {
        let style = firstStyle(of: field) ?? extraAttributes[.paragraphStyle] as? NSParagraphStyle
        guard let overflow = LineOverflow(style?.lineBreakMode ?? .byTruncatingTail) else { return nil }
        return (fitted ?? natural)?.shortened(to: room, by: overflow)
    }

    /// The paragraph style that the text brings.
    private func firstStyle(of field: UITextField) -> NSParagraphStyle? {
        let first = field.session.editor.content.run(at: 0)?.value.value as? AttributeDictionary
        return field.isSecureTextEntry ? nil : first?.paragraphStyle
    }

    /// Puts a line where it belongs in the room. Blanks at its end hang over the edge; in right-to-left text they are
    /// on the left. While it is edited the caret stands behind them, so they count.
    private func placed(
        _ fragment: LineFragment, _ short: TextLayout, isRightToLeft: Bool, of field: UITextField, room: CGFloat
    ) -> Setting {
        let hanging = isRightToLeft ? fragment.trailingBlankWidth : 0
        let x = left(of: fragment.inkWidth, isRightToLeft: isRightToLeft, of: field, room: room)
        return Setting(x: x - hanging, width: fragment.inkWidth, short: short)
    }

    private func left(of width: CGFloat, isRightToLeft: Bool, of field: UITextField, room: CGFloat) -> CGFloat {
        // A line that is too long shows its beginning; while it is edited the canvas scrolls it.
        guard width < room else { return isRightToLeft && !field.isEditing ? room - width : 0 }
        var alignment = field.textAlignment
        if let style = firstStyle(of: field), style.alignment != .natural { alignment = style.alignment }
        switch alignment {
        case .left: return 0
        case .center: return (room - width) / 2
        case .right: return room - width
        case .natural, .justified:
            let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft && field.isReadLeftToRight
            return isRightToLeft || isMirrored ? room - width : 0
        }
    }

    /// Asks the line that is shown; `nil` while the field is being taken apart.
    func ask<Answer>(_ question: (SingleLineLayout, Setting) -> Answer) -> Answer? {
        guard let setting = current, let line = fitted ?? natural else { return nil }
        let width = line.width
        // Where letters are set that nobody has seen, the line may turn out to be longer or shorter.
        defer { if line.width != width { self.setting = nil } }
        return question(line, setting)
    }
}

extension LineOverflow {
    /// What a mode makes of the one line of a field; `nil` where it is cut off at the edge.
    fileprivate init?(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wrapped(.word)
        case .byCharWrapping: self = .wrapped(.character)
        case .byClipping: return nil
        case .byTruncatingHead: self = .truncated(.head)
        case .byTruncatingMiddle: self = .truncated(.middle)
        case .byTruncatingTail: self = .truncated(.tail)
        }
    }
}
