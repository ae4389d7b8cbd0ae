import Foundation

/// A file of names, whose format is in Assets/Emoji/README.md.
extension EmojiNames {
    /// The digits that numbers of words are written with, two each: all visible characters of ASCII.
    private static let digits = UInt8(ascii: "!")...UInt8(ascii: "~")
    /// The most words that can be numbered.
    private static let countLimit = digits.count * digits.count
    /// The longest word, in bytes.
    private static let lengthLimit = 255

    /// Reads a file's contents.
    /// - Parameter edition: The emoji that are named.
    init(data: Data, file: String, edition: EmojiCatalog.Edition) throws(EmojiError) {
        var lines = try EmojiLines(data: data, file: file)
        let head = try lines.head("names", fields: 4)
        guard head[0] == edition.version, head[1] == "\(edition.count)" else {
            throw EmojiError(
                .otherEdition, file: file, line: 1,
                reason: "these are names of \(head[1]) emoji of Unicode \(head[0]), "
                    + "and the catalogue has \(edition.count) of \(edition.version)")
        }
        guard LocaleFileNames.subtags(of: head[2]) != nil else { throw lines.fault("\"\(head[2])\" is no language") }
        guard let count = Int(head[3]), (1...Self.countLimit).contains(count) else {
            throw lines.fault("a file has 1 to \(Self.countLimit) words, not \"\(head[3])\"")
        }
        let words = try Self.words(count, &lines)
        var references: [UInt16] = []
        references.reserveCapacity(data.count / 4)
        var bounds: [UInt32] = [0]
        for _ in 0..<edition.count {
            guard let line = lines.nextBytes() else { throw lines.fault("there are less than \(edition.count) names") }
            let gap = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
            try Self.append(line[..<gap], to: &references, count, lines)
            bounds.append(UInt32(references.count))
            try Self.append(line[gap...].dropFirst(), to: &references, count, lines)
            bounds.append(UInt32(references.count))
        }
        guard lines.nextBytes() == nil else { throw lines.fault("there are more than \(edition.count) names") }
        self.init(language: head[2], words: words, references: references, bounds: bounds)
    }

    /// The table of words: each says how many letters it has in common with the one before it, and the rest.
    private static func words(_ count: Int, _ lines: inout EmojiLines) throws(EmojiError) -> EmojiWords {
        var words = EmojiWords()
        // The last word, by itself: a slice of all of them would make each addition copy them.
        var word: [UInt8] = []
        for _ in 0..<count {
            guard let line = lines.nextBytes(), let digit = line.first, digits.contains(digit) else {
                throw lines.fault("a word begins with a count of letters")
            }
            guard let common = length(of: word, scalars: Int(digit - digits.lowerBound)) else {
                throw lines.fault("the word before this one is shorter")
            }
            word.replaceSubrange(common..., with: line.dropFirst())
            guard (1...lengthLimit).contains(word.count) else {
                throw lines.fault("a word has 1 to \(lengthLimit) bytes")
            }
            words.append(word)
        }
        return words
    }

    /// How many bytes the first scalars of a text have; `nil` when it has less.
    private static func length(of text: [UInt8], scalars: Int) -> Int? {
        var (length, left) = (0, scalars)
        while length < text.count {
            // Bytes of the form 10xxxxxx continue a scalar.
            if text[length] & 0xC0 != 0x80 {
                if left == 0 { break }
                left -= 1
            }
            length += 1
        }
        return left == 0 ? length : nil
    }

    /// Reads numbers of words.
    private static func append(
        _ line: ArraySlice<UInt8>, to references: inout [UInt16], _ count: Int, _ lines: EmojiLines
    ) throws(EmojiError) {
        guard line.count.isMultiple(of: 2) else { throw lines.fault("a number of a word has two digits") }
        for place in stride(from: line.startIndex, to: line.endIndex, by: 2) {
            let (high, low) = (line[place], line[place + 1])
            guard digits.contains(high), digits.contains(low) else { throw lines.fault("this is no number of a word") }
            let number = Int(high - digits.lowerBound) * digits.count + Int(low - digits.lowerBound)
            guard number < count else { throw lines.fault("there is no word \(number)") }
            references.append(UInt16(number))
        }
    }
}
