import FontEngine
import Foundation
import TextEngine

/// Text with its look, as the layout takes it.
struct StyledText {
    var units: [UInt16]
    var styles: [StyleRun]
    /// The paragraph styles that the text brings, in logical order; they need not cover it.
    private var paragraphStyles: [(range: Range<Int>, style: NSParagraphStyle)] = []

    /// Text of one look.
    init(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        units = Array(text.utf16)
        styles = [StyleRun(range: 0..<units.count, style: TextStyle(attributes: attributes))]
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { add(style, to: 0..<units.count) }
    }

    /// Text of many looks. Where a run has no font or colour it takes those of `defaults`.
    init(_ text: NSAttributedString, defaults: [NSAttributedString.Key: Any]) {
        units = Array(text.string.utf16)
        styles = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let all = defaults.merging(attributes) { $1 }
            let range = range.location..<(range.location + range.length)
            styles.append(StyleRun(range: range, style: TextStyle(attributes: all)))
            if let style = all[.paragraphStyle] as? NSParagraphStyle { add(style, to: range) }
        }
        if styles.isEmpty {
            styles = [StyleRun(range: 0..<0, style: TextStyle(attributes: defaults))]
            if let style = defaults[.paragraphStyle] as? NSParagraphStyle { add(style, to: 0..<0) }
        }
    }

    /// Text of many looks, as it is stored. Where a run has no font or colour it takes those of `defaults`.
    init(_ text: AttributedRope, defaults: [NSAttributedString.Key: Any]) {
        units = text.text.units(in: 0..<text.utf16Count)
        styles = []
        text.forEachRun(in: 0..<text.utf16Count) { value, range in
            let all = defaults.merging(value.values) { $1 }
            styles.append(StyleRun(range: range, style: TextStyle(attributes: all)))
            if let style = all[.paragraphStyle] as? NSParagraphStyle { add(style, to: range) }
            return true
        }
        if styles.isEmpty { self = StyledText("", attributes: defaults) }
    }

    private mutating func add(_ style: NSParagraphStyle, to range: Range<Int>) {
        if let last = paragraphStyles.last, last.range.upperBound == range.lowerBound, last.style === style {
            paragraphStyles[paragraphStyles.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            paragraphStyles.append((range, style))
        }
    }

    /// The style of the paragraph that begins at a UTF-16 unit: that of its first character, behind the end that of the
    /// last one.
    private func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
        let offset = min(offset, max(0, units.count - 1))
        var (low, high) = (0, paragraphStyles.count)
        while low < high {
            let middle = (low + high) / 2
            if paragraphStyles[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let found = paragraphStyles[low - 1]
        return found.range.contains(offset) || units.isEmpty ? found.style : nil
    }

    /// What paragraph styles say of lines that are too long.
    enum Breaking {
        /// Nothing but that lines break between characters.
        case asAsked
        /// All of it: what is cut off or cut short is one line.
        case byParagraph
        /// Where the last line is cut off or cut short.
        case asLabel
    }

    /// Whether the first paragraph wants its letters closer before it is cut short.
    var asksForTightening: Bool { paragraphStyle(at: 0)?.allowsDefaultTighteningForTruncation ?? false }

    /// The same text in other sizes.
    func scaled(by factor: Double) -> StyledText {
        var text = self
        for index in styles.indices { text.styles[index].style.font.size *= factor }
        return text
    }

    /// The same text with letters that stand closer, by a part of their font's size.
    func tightened(by part: Double) -> StyledText {
        var text = self
        for index in styles.indices { text.styles[index].style.tracking -= styles[index].style.font.size * part }
        return text
    }

    /// Sets the text for a display, each paragraph by its own style.
    func layout(_ options: TextLayout.Options, scale: CGFloat, breaking: Breaking = .asAsked) -> TextLayout {
        TextLayout(units, styles: styles, options: options, typesetter: Typesetter(shaper: FontShaper(scale: scale))) {
            range, options in
            guard let style = paragraphStyle(at: range.lowerBound) else { return options }
            var own = options
            own.apply(style)
            switch (breaking, style.lineBreakMode) {
            case (.asAsked, _), (.asLabel, .byWordWrapping), (.asLabel, .byCharWrapping): break
            case (.byParagraph, let mode): own.applyParagraph(mode)
            case (.asLabel, let mode): own.apply(mode)
            }
            // As in TextKit, the space around paragraphs is space between them. A terminator at the end begins another.
            if range.lowerBound == 0 { own.paragraphSpacingBefore = 0 }
            let isTerminated = units[range].last.map(LineTerminator.isTerminator) ?? false
            if range.upperBound == units.count, !isTerminated { own.paragraphSpacing = 0 }
            return own
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The number of an attribute, however a program has written it; `nil` for none, and for what is no usable number.
    func number(_ key: NSAttributedString.Key) -> Double? {
        let value =
            switch self[key] {
            case let number as NSNumber: number.doubleValue
            case let number as Double: number
            case let number as CGFloat: Double(number)
            case let number as Int: Double(number)
            case let number as Float: Double(number)
            default: Double.nan
            }
        return value.isFinite ? value : nil
    }
}

extension TextStyle {
    /// The layout's part of attributes. Text without a font is set in the interface font at 17 points.
    init(attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont
        let language = attributes[.languageIdentifier] as? String
        // Most text has a font, a colour and a language and nothing else, and is not asked for a dozen attributes more.
        let plain = [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle, .languageIdentifier].count {
            attributes[$0] != nil
        }
        guard attributes.count > plain else {
            let paint = (attributes[.foregroundColor] as? UIColor).map { RunDecorations(color: $0) }
            self.init(font: font?.spec ?? FontSpec(size: 17), language: language, paint: paint)
            return
        }
        let ligature = (attributes[.ligature] as? NSNumber)?.intValue ?? attributes[.ligature] as? Int
        func number(_ key: NSAttributedString.Key) -> Double { attributes.number(key) ?? 0 }
        let shape = LetterShape(slant: number(.obliqueness), width: exp(number(.expansion)))
        self.init(
            font: font?.spec ?? FontSpec(size: 17), tracking: attributes.number(.tracking) ?? number(.kern),
            baselineOffset: number(.baselineOffset), slant: shape.slant, widthFactor: shape.width,
            hasLigatures: ligature != 0, language: language, embeddings: Self.embeddings(attributes[.writingDirection]),
            box: (attributes[.attachment] as? NSTextAttachment)?.box,
            paint: RunDecorations(attributes))
    }
}

extension TextStyle {
    /// What a text's `writingDirection` says: numbers of directions, each with the way in which it holds.
    private static func embeddings(_ value: Any?) -> [BidiEmbedding] {
        let numbers = value as? [Int] ?? (value as? [NSNumber])?.map(\.intValue) ?? []
        return numbers.filter { (0...3).contains($0) }.map {
            BidiEmbedding(
                isRightToLeft: $0 & 1 == 1, isOverride: $0 & NSWritingDirectionFormatType.override.rawValue != 0)
        }
    }
}

extension TextLayout.Options {
    /// Takes over what a paragraph style says.
    mutating func apply(_ style: NSParagraphStyle) {
        if style.alignment != .natural { alignment = LineAlignment(style.alignment) }
        lineSpacing = style.lineSpacing
        if style.lineHeightMultiple > 0 { lineHeightMultiple = style.lineHeightMultiple }
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        firstLineHeadIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        paragraphSpacingBefore = style.paragraphSpacingBefore
        paragraphSpacing = style.paragraphSpacing
        tabs = style.tabStops.map(TabStop.init)
        defaultTabInterval = style.defaultTabInterval
        if style.lineBreakMode == .byCharWrapping, wrap == .word { wrap = .character }
        switch style.baseWritingDirection {
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        case .natural: break
        }
    }

    /// Takes over how the lines of one paragraph are broken: what is cut off or cut short is one line.
    mutating func applyParagraph(_ mode: NSLineBreakMode) {
        // The last line of a text that has to end with it is cut as the text wants it.
        let last = truncation
        apply(mode)
        switch mode {
        case .byWordWrapping, .byCharWrapping: truncation = last
        case .byClipping: (wrap, truncation) = (.none, last)
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: wrap = .none
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

extension TabStop {
    init(_ tab: NSTextTab) {
        let alignment: TabStop.Alignment =
            switch tab.alignment {
            case .center: .center
            case .right: .trailing
            case .left, .natural, .justified: .leading
            }
        self.init(location: tab.location, alignment: alignment, terminators: tab.terminatingUnits)
    }
}

extension LineAlignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}
