import Foundation
import TextEngine

/// The attributes of a stretch of text as programs know them: what UIKit gives the engine to carry.
final class AttributeDictionary: AttributeValue, @unchecked Sendable {
    // Unchecked: nothing in it changes after it was made but the style, which is made by the main thread alone.

    /// The attributes by their names.
    let values: [NSAttributedString.Key: Any]
    /// What the layout makes of them.
    private(set) lazy var style = TextStyle(attributes: values)
    /// How paragraphs that begin with them are set.
    private(set) lazy var paragraphStyle = values[.paragraphStyle] as? NSParagraphStyle

    /// What stands in place of the letters.
    private(set) lazy var attachment = values[.attachment] as? NSTextAttachment
    private var attached: (picture: UIImage?, box: InlineBox, style: TextStyle)?
    /// Whether it is a token of a search.
    private(set) lazy var isLead = values[.attachment] is SearchTokenAttachment

    init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    /// What the layout makes of them when the attachment shows a picture in a room. The same answer gives the same style,
    /// so that nothing is painted anew for it.
    func style(showing picture: UIImage?, in box: InlineBox, besides others: [NSAttributedString.Key: Any]) -> TextStyle
    {
        if others.isEmpty, let attached, attached.picture === picture, attached.box == box { return attached.style }
        let all = others.merging(values) { $1 }
        var style = TextStyle(attributes: all)
        style.box = box
        style.paint = RunDecorations(all, picture: picture)
        if others.isEmpty { attached = (picture, box, style) }
        return style
    }

    /// A picture stands for one character.
    var continued: any AttributeValue {
        guard values[.attachment] != nil else { return self }
        return TextAttributes(values.filter { $0.key != .attachment }).value
    }

    func isEqual(to other: any AttributeValue) -> Bool {
        guard let other = other as? AttributeDictionary, values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            other.values[key].map { Self.isEqual(value, $0) } ?? false
        }
    }

    /// Those of some attributes that are not the same here.
    func differences(in others: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        others.filter { key, value in values[key].map { !Self.isEqual(value, $0) } ?? true }
    }

    /// Objects are mostly the same ones or of classes that can tell; what cannot be compared is different.
    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        if type(of: a) is AnyClass, type(of: b) is AnyClass, (a as AnyObject) === (b as AnyObject) { return true }
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }
}

extension TextAttributes {
    /// Attributes by their names.
    init(_ values: [NSAttributedString.Key: Any]) {
        self = values.isEmpty ? .none : TextAttributes(AttributeDictionary(values) as any AttributeValue)
    }

    /// The attributes by their names.
    var values: [NSAttributedString.Key: Any] { (value as? AttributeDictionary)?.values ?? [:] }
}

extension AttributedRope {
    /// A text as programs know it.
    init(_ text: NSAttributedString) {
        let rope = Rope(text.string)
        var runs = AttributeRuns<TextAttributes>(utf16Count: 0, value: .none)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            runs.append(utf16Count: range.length, value: TextAttributes(values))
        }
        // A string that was cut in the middle of a pair has other units in a rope than it says.
        self =
            runs.utf16Count == rope.utf16Count
            ? AttributedRope(rope, attributes: runs) : AttributedRope(rope, attributes: .none)
    }

    /// A part of the text as programs know it, where attributes are missing with those of `defaults`.
    func attributedString(
        in range: Range<Int>, defaults: [NSAttributedString.Key: Any] = [:]
    ) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: text.string(in: range), attributes: defaults)
        guard result.length == range.count else { return result }
        attributes.forEachRun(in: range) { value, part in
            let own = NSRange(location: part.lowerBound - range.lowerBound, length: part.count)
            if value != .none { result.addAttributes(value.values, range: own) }
            return true
        }
        return result
    }
}
