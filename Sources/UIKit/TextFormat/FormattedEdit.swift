/// What becomes of a text that is shown in a format when a part of it is replaced: the text and the caret as a person expects
/// them, who types, deletes and pastes what counts and never the signs between.
///
/// The caret stays behind as much of the content as stood before it. A deletion that meets only signs deletes what counts
/// beside them. Of what is pasted at the end what there is no room for is left out.
struct FormattedEdit {
    /// The text afterwards.
    let text: String
    /// Where the caret is in it, in UTF-16 units.
    let caret: Int

    /// No format takes more characters than that from one paste.
    static let limit = 256

    /// - Parameters:
    ///   - text: The text as it is.
    ///   - range: What is replaced, in UTF-16 units.
    ///   - replacement: What comes in its place; "" for a deletion.
    ///   - isForward: Whether a deletion goes from the caret to what is behind it; `nil` when it is of a selection.
    /// - Returns: `nil` when nothing can be made of it, and the text is to stay as it is.
    init?(
        of text: String, replacing range: Range<Int>, with replacement: String, isForward: Bool?,
        in format: any TextFormat
    ) {
        let parts = format.parts(of: text)
        var head = parts.filter { $0.range.upperBound <= range.lowerBound }.map(\.character)
        var tail = parts.filter { $0.range.lowerBound >= range.upperBound }.map(\.character)
        if replacement.isEmpty {
            if head.count + tail.count == parts.count {
                switch isForward {
                case false where !head.isEmpty: head.removeLast()
                case true where !tail.isEmpty: tail.removeFirst()
                default: return nil
                }
            }
        } else {
            let new = format.content(in: replacement).prefix(Self.limit)
            let taken = Self.accepted(new, after: head, before: tail, format)
            guard !taken.isEmpty else {
                // A separator that is typed where it stands already is gone over.
                guard range.isEmpty, new.count == 1, new.first == tail.first, new.first?.plainDigit == nil,
                    let part = parts.first(where: { $0.range.lowerBound >= range.upperBound })
                else { return nil }
                self.text = text
                caret = part.range.upperBound
                return
            }
            head += taken
        }
        let content = String(head + tail)
        guard let shown = format.text(of: content) ?? format.text(of: format.showable(content)) else { return nil }
        self.text = shown
        caret = Self.caret(in: shown, before: tail.count, format)
    }

    /// As much of what is new as can stand there: between other characters all of it or nothing, at the end as much as there is
    /// room for.
    private static func accepted(
        _ new: Substring, after head: [Character], before tail: [Character], _ format: any TextFormat
    ) -> [Character] {
        if format.text(of: String(head + Array(new) + tail)) != nil { return Array(new) }
        guard tail.isEmpty else { return [] }
        var taken: [Character] = []
        for character in new where format.text(of: String(head + taken + [character])) != nil {
            taken.append(character)
        }
        return taken
    }

    private static func caret(in text: String, before count: Int, _ format: any TextFormat) -> Int {
        let parts = format.parts(of: text)
        let index = max(0, parts.count - count)
        return index > 0 ? parts[index - 1].range.upperBound : parts.first?.range.lowerBound ?? text.utf16.count
    }
}
