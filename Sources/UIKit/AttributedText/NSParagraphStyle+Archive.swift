import Foundation

/// Paragraph styles in archives.
extension NSParagraphStyle.Values {
    private static var lengths: [(name: String, path: WritableKeyPath<Self, CGFloat>)] {
        [
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent),
            ("NSLineSpacing", \.lineSpacing), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
            ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    /// Reads what was archived. What is missing, or no usable number, is as it is by default.
    init(_ coder: NSCoder) {
        self.init()
        for (name, path) in Self.lengths {
            let length = coder.decodeDouble(forKey: name)
            if abs(length) < 1e7 {
                self[keyPath: path] = path == \.tailIndent ? CGFloat(length) : max(0, CGFloat(length))
            }
        }
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        alignment = number("NSAlignment").flatMap(NSTextAlignment.init) ?? alignment
        lineBreakMode = number("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? lineBreakMode
        baseWritingDirection = number("NSWritingDirection").flatMap(NSWritingDirection.init) ?? baseWritingDirection
        tightens = coder.decodeBool(forKey: "NSAllowsTightening")
        tabStops = coder.objects(forKey: "NSTabStops") ?? tabStops
        textLists = coder.objects(forKey: "NSTextLists") ?? []
    }

    func encode(with coder: NSCoder) {
        for (name, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: name) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(tightens, forKey: "NSAllowsTightening")
        coder.encode(NSArray(array: tabStops), forKey: "NSTabStops")
        if !textLists.isEmpty { coder.encode(NSArray(array: textLists), forKey: "NSTextLists") }
    }
}
