import UIKit

/// A storage that colours words between signs, as tutorials for iOS write it: a store of its own, and the colours in
/// `processEditing()`.
final class HighlightingStorage: NSTextStorage {
    let backingStore = NSMutableAttributedString()
    private var replacements: [String: [NSAttributedString.Key: Any]] = [:]

    override var string: String {
        return backingStore.string
    }

    override init() {
        super.init()
        replacements = [
            "(\\*\\w+(\\s\\w+)*\\*)": [.font: UIFont.boldSystemFont(ofSize: 17)],
            "(~\\w+(\\s\\w+)*~)": [.strikethroughStyle: 1],
            "(NOTE\\b)": [.foregroundColor: UIColor.red],
        ]
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        return backingStore.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backingStore.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backingStore.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        beginEditing()
        backingStore.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        performReplacements(changedRange: editedRange)
        super.processEditing()
    }

    private func performReplacements(changedRange: NSRange) {
        var extendedRange = NSUnionRange(
            changedRange,
            NSString(string: backingStore.string).lineRange(for: NSRange(location: changedRange.location, length: 0)))
        extendedRange = NSUnionRange(
            changedRange,
            NSString(string: backingStore.string).lineRange(for: NSRange(location: NSMaxRange(changedRange), length: 0))
        )
        applyStyles(searchRange: extendedRange)
    }

    private func applyStyles(searchRange: NSRange) {
        let normal: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        setAttributes(normal, range: searchRange)
        for (pattern, attributes) in replacements {
            guard let regex = try? NSRegularExpression(pattern: pattern) else { continue }
            regex.enumerateMatches(in: backingStore.string, range: searchRange) { match, _, _ in
                guard let range = match?.range(at: 1) else { return }
                for (name, value) in attributes { self.addAttribute(name, value: value, range: range) }
            }
        }
    }
}
