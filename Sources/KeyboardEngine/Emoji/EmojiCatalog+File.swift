import Foundation

/// The file of emoji, whose format is in Assets/Emoji/README.md.
extension EmojiCatalog {
    /// The most emoji that a file may have.
    private static let countLimit = 8192

    /// Reads a file's contents.
    init(data: Data, file: String) throws(EmojiError) {
        var lines = try EmojiLines(data: data, file: file)
        let head = try lines.head("emoji", fields: 2)
        guard let count = Int(head[1]), (1...Self.countLimit).contains(count) else {
            throw lines.fault("a file has 1 to \(Self.countLimit) emoji, not \"\(head[1])\"")
        }
        var emoji: [Emoji] = []
        emoji.reserveCapacity(count)
        var group: EmojiGroup?
        var groups = EmojiGroup.allCases[...]
        while let line = lines.next() {
            let fields = line.split(separator: " ", omittingEmptySubsequences: false)
            if fields.count == 2, fields[0] == "group" {
                // In this order, and each once, so that a group is a range.
                guard let next = groups.firstIndex(where: { $0.rawValue == fields[1] }) else {
                    throw lines.fault("\"\(fields[1])\" is no group, or stands at another place")
                }
                group = groups[next]
                groups = groups[(next + 1)...]
                continue
            }
            guard let group else { throw lines.fault("an emoji stands before the first group") }
            guard emoji.count < count else { throw lines.fault("there are more than \(count) emoji") }
            guard let next = Self.emoji(fields, group: group, index: emoji.count) else {
                throw lines.fault("\"\(line)\" is not an emoji with its skin tones")
            }
            emoji.append(next)
        }
        guard emoji.count == count else { throw lines.fault("there are \(emoji.count) emoji, not \(count)") }
        self.init(edition: Edition(version: head[0], count: count), emoji: emoji)
    }

    /// An emoji of a line's fields: itself, the number of its tones, and the sequence of two persons.
    private static func emoji(_ fields: [Substring], group: EmojiGroup, index: Int) -> Emoji? {
        let text = String(fields[0])
        guard isEmoji(text) else { return nil }
        let tones: Emoji.SkinTones
        switch (fields.count, fields.count > 1 ? fields[1] : "") {
        case (1, _): tones = .none
        case (2, "1"): tones = .one
        case (2, "2"): tones = .two(sequence: text)
        case (3, "2"):
            guard isEmoji(String(fields[2])) else { return nil }
            tones = .two(sequence: String(fields[2]))
        default: return nil
        }
        return Emoji(text: text, group: group, skinTones: tones, index: index)
    }

    /// Whether a text can be an emoji: one Character of the size of one, and no letter.
    private static func isEmoji(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text.utf8.count <= 64, text.count == 1 else { return false }
        return first.properties.isEmoji && text.utf8.count > 1
    }
}
