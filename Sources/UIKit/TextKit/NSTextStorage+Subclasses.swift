import Foundation

/// What is done to a storage that may keep its text elsewhere, by the four functions that every such class overrides.
extension NSTextStorage {
    /// Replaces characters by others with attributes of their own. The class may put in something else, which takes them as
    /// far as it goes.
    func replace(_ range: NSRange, with text: NSAttributedString) {
        beginEditing()
        let before = length
        replaceCharacters(in: range, with: text.string)
        let now = length
        let isAsked = now >= range.location + text.length && part(range.location, text.length) == text.string
        let arrived = isAsked ? text.length : min(range.length + now - before, now - range.location)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, part, _ in
            let end = part.location + part.length == text.length ? arrived : min(part.location + part.length, arrived)
            guard part.location < end else { return }
            setAttributes(
                values, range: NSRange(location: range.location + part.location, length: end - part.location))
        }
        endEditing()
    }

    /// Takes the attributes of a text of the same letters, run by run.
    func setAttributes(of text: NSAttributedString) {
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, part, _ in
            setAttributes(values, range: part)
        }
    }

    private func part(_ location: Int, _ length: Int) -> String {
        NSString(string: string).substring(with: NSRange(location: location, length: length))
    }

    /// Changes the attributes of a range, run by run.
    func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        forEachRun(in: range) { run, values in
            var values = values
            change(&values)
            setAttributes(values, range: run)
        }
        endEditing()
    }

    /// A part of the text.
    func part(_ range: NSRange) -> NSAttributedString {
        guard isSubclass else { return attributedSubstring(from: range) }
        let part = NSMutableAttributedString(string: NSString(string: string).substring(with: range))
        forEachRun(in: range) { run, values in
            part.setAttributes(values, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return part
    }

    /// How far around a place the attributes fulfil a condition, within a limit. Only what is there is read.
    func longestRange(
        at location: Int, in limit: NSRange, where isSame: ([NSAttributedString.Key: Any]) -> Bool
    ) -> NSRange {
        let end = limit.location + limit.length
        var (first, last) = (location, location)
        var run = NSRange(location: location, length: 0)
        while last < end, isSame(attributes(at: last, effectiveRange: &run)) {
            if last == location { first = max(limit.location, min(location, run.location)) }
            last = min(end, max(last + 1, run.location + run.length))
        }
        while first > limit.location, isSame(attributes(at: first - 1, effectiveRange: &run)) {
            first = max(limit.location, min(first - 1, run.location))
        }
        return NSRange(location: first, length: last - first)
    }

    /// The stretches of a range that have the same attributes, as they are when each comes.
    func forEachRun(in range: NSRange, _ body: (NSRange, [NSAttributedString.Key: Any]) -> Void) {
        var offset = range.location
        let end = range.location + range.length
        while offset < end {
            var run = NSRange(location: offset, length: 0)
            let values = attributes(at: offset, effectiveRange: &run)
            let next = min(end, max(offset + 1, run.location + run.length))
            body(NSRange(location: offset, length: next - offset), values)
            offset = next
        }
    }
}
