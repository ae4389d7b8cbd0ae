import Foundation

/// What stands around the caret of a text, as far as a program's own keyboard may see it. It looks through public
/// positions, so that a text of the program's own is served as well.
@MainActor
struct TextContext {
    private let text: any UITextInput
    private let start: UITextPosition
    private let end: UITextPosition

    /// How far is looked, in UTF-16 units.
    static let reach = 1024

    /// The surroundings of what is composed, or else of what is selected; `nil` where there is no caret.
    init?(_ text: any UITextInput) {
        guard let range = text.markedTextRange ?? text.selectedTextRange else { return nil }
        self.text = text
        (start, end) = (range.start, range.end)
    }

    /// The text before it, back to where the paragraph begins, or the line end at the caret; `nil` for none.
    var before: String? {
        let room = text.offset(from: text.beginningOfDocument, to: start)
        guard var seen = Self.text(in: text, from: start, -min(room, Self.reach)) else { return nil }
        // The first character may have lost its beginning.
        if room > Self.reach { seen.removeFirst() }
        guard let last = seen.last, !last.isNewline else { return seen.last.map(String.init) }
        return String(seen.suffix(from: seen.lastIndex(where: \.isNewline).map(seen.index(after:)) ?? seen.startIndex))
    }

    /// The text behind it, to where the paragraph ends, or the line end at the caret; `nil` for none.
    var after: String? {
        let room = text.offset(from: end, to: text.endOfDocument)
        guard var seen = Self.text(in: text, from: end, min(room, Self.reach)) else { return nil }
        if room > Self.reach { seen.removeLast() }
        guard let first = seen.first, !first.isNewline else { return seen.first.map(String.init) }
        return String(seen.prefix { !$0.isNewline })
    }

    /// How far some characters reach from a place, in UTF-16 units; negative ones towards the beginning. Those beyond the
    /// text are left out.
    static func distance(in text: any UITextInput, from place: UITextPosition, characters: Int) -> Int {
        let isForward = characters > 0
        let room =
            isForward
            ? text.offset(from: place, to: text.endOfDocument) : text.offset(from: text.beginningOfDocument, to: place)
        // More characters than units there are not.
        let count = Int(min(characters.magnitude, UInt(max(0, room))))
        var reach = min(room, max(64, count * 2))
        while true {
            guard let seen = Self.text(in: text, from: place, isForward ? reach : -reach) else { return 0 }
            // The farthest character may be cut where more text follows.
            let complete = reach < room ? seen.count - 1 : seen.count
            if complete >= count || reach >= room {
                let length = isForward ? seen.prefix(count).utf16.count : seen.suffix(count).utf16.count
                return isForward ? length : -length
            }
            reach = min(room, reach * 4)
        }
    }

    /// The text from a place on; `nil` for none.
    private static func text(in text: any UITextInput, from place: UITextPosition, _ distance: Int) -> String? {
        guard distance != 0, let other = text.position(from: place, offset: distance),
            let range = distance > 0 ? text.textRange(from: place, to: other) : text.textRange(from: other, to: place),
            let seen = text.text(in: range), !seen.isEmpty
        else { return nil }
        return seen
    }
}
