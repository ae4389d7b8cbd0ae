import FontEngine
import Foundation
import TextEngine

/// Text with its look, as the layout takes it.
struct StyledText {
    var units: [UInt16]
    var styles: [StyleRun]
    /// The first paragraph's style, if the text brings one.
    var paragraphStyle: NSParagraphStyle?

    /// Text of one look.
    init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        units = Array(text.utf16)
        styles = [StyleRun(range: 0..<units.count, style: TextStyle(attributes: attributes))]
        paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    }

    /// Text of many looks. Where a run has no font or colour it takes those of `defaults`.
    init(_ text: NSAttributedString, defaults: [NSAttributedString.Key: Any]) {
        units = Array(text.string.utf16)
        var styles: [StyleRun] = []
        var paragraphStyle: NSParagraphStyle?
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let all = defaults.merging(attributes) { $1 }
            styles.append(
                StyleRun(range: range.location..<(range.location + range.length), style: TextStyle(attributes: all)))
            if paragraphStyle == nil { paragraphStyle = all[.paragraphStyle] as? NSParagraphStyle }
        }
        if styles.isEmpty { styles = [StyleRun(range: 0..<0, style: TextStyle(attributes: defaults))] }
        self.styles = styles
        self.paragraphStyle = paragraphStyle
    }

    /// Sets the text for a display.
    func layout(_ options: TextLayout.Options, scale: CGFloat) -> TextLayout {
        var options = options
        if let style = paragraphStyle { options.apply(style) }
        return TextLayout(
            units, styles: styles, options: options, typesetter: Typesetter(shaper: FontShaper(scale: scale)))
    }
}

extension TextStyle {
    /// The layout's part of attributes. Text without a font is set in the interface font at 17 points.
    init(attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont
        func number(_ key: NSAttributedString.Key) -> Double {
            let value = (attributes[key] as? NSNumber)?.doubleValue ?? attributes[key] as? Double ?? 0
            return value.isFinite ? value : 0
        }
        self.init(
            font: font?.spec ?? FontSpec(size: 17), tracking: number(.kern), baselineOffset: number(.baselineOffset),
            paint: RunInk(attributes))
    }
}

extension TextLayout.Options {
    /// Takes over what a paragraph style says.
    mutating func apply(_ style: NSParagraphStyle) {
        if style.alignment != .natural { alignment = LineAlignment(style.alignment) }
        lineSpacing = style.lineSpacing
        if style.lineHeightMultiple > 0 { lineHeightMultiple = style.lineHeightMultiple }
        switch style.baseWritingDirection {
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        case .natural: break
        }
    }

    /// Takes over how lines are broken.
    mutating func apply(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: (wrap, truncation) = (.word, nil)
        case .byCharWrapping: (wrap, truncation) = (.character, nil)
        case .byClipping: (wrap, truncation) = (maximumLines == 1 ? .none : .word, nil)
        case .byTruncatingHead: (wrap, truncation) = (.word, .head)
        case .byTruncatingMiddle: (wrap, truncation) = (.word, .middle)
        case .byTruncatingTail: (wrap, truncation) = (.word, .tail)
        }
    }
}

extension LineAlignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified, .natural: self = .natural
        }
    }
}
