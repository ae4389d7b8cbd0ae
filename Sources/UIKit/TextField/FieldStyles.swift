import Foundation
import TextEngine

/// The attributes of a field's text, which move with what is edited.
struct FieldStyles {
    /// The attributes of a stretch of text, compared by value.
    private struct Attributes: Equatable {
        var values: [NSAttributedString.Key: Any]

        static func == (a: Attributes, b: Attributes) -> Bool {
            NSDictionary(dictionary: a.values).isEqual(to: b.values)
        }
    }

    /// Attributes of all text beyond font and colour, from the field's defaults.
    var extra: [NSAttributedString.Key: Any] = [:]
    /// Attributes for what is typed next.
    var typing: [NSAttributedString.Key: Any]?
    private var runs: AttributeRuns<Attributes>?
    /// The attributes of the text that is just being set.
    private var coming: NSAttributedString?

    /// Whether all of the text looks the same.
    var isPlain: Bool { runs == nil }

    /// The whole text is about to be set, plain or with attributes.
    mutating func expect(_ text: NSAttributedString?) {
        (runs, typing, coming) = (nil, nil, text)
    }

    private mutating func set(_ text: NSAttributedString, length: Int) {
        guard text.length == length, length > 0 else { return }
        var runs = AttributeRuns(utf16Count: length, value: Attributes(values: [:]))
        text.enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
            runs.set(Attributes(values: values), in: range.location..<(range.location + range.length))
        }
        self.runs = runs
    }

    /// The text was edited: what is new takes the attributes of typing, or those of what stands before it.
    mutating func replaced(_ result: EditResult, lengthBefore: Int) {
        defer { typing = nil }
        if let text = coming {
            coming = nil
            return set(text, length: result.newCount)
        }
        guard runs != nil || typing != nil else { return }
        var runs = runs ?? AttributeRuns(utf16Count: lengthBefore, value: Attributes(values: [:]))
        guard runs.utf16Count == lengthBefore else {
            self.runs = nil
            return
        }
        let value = Attributes(values: typing ?? values(before: result.replacedRange.lowerBound) ?? [:])
        runs.replace(result.replacedRange, utf16Count: result.newCount, value: value)
        self.runs = runs.utf16Count > 0 ? runs : nil
    }

    /// The attributes that something typed at an offset takes over; `nil` where all of the text looks the same.
    func values(before offset: Int) -> [NSAttributedString.Key: Any]? {
        runs?.run(at: max(0, offset - 1))?.value.values
    }

    /// The text with its attributes.
    func attributed(_ text: String, defaults: [NSAttributedString.Key: Any]) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: text, attributes: defaults)
        guard let runs, runs.utf16Count == result.length else { return result }
        runs.forEachRun(in: 0..<result.length) { value, range in
            result.addAttributes(value.values, range: NSRange(range))
            return true
        }
        return result
    }
}
