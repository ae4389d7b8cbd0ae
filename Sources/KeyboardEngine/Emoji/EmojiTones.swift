import Foundation

/// What skin tones are called in all languages: a file whose format is in Assets/Emoji/README.md.
struct EmojiTones: Sendable {
    /// The five names of each language, from light to dark.
    var names: [String: [String]] = [:]

    /// Names of nothing, where there is no file.
    init() {}

    /// Reads a file's contents.
    init(data: Data, file: String) throws(EmojiError) {
        var lines = try EmojiLines(data: data, file: file)
        _ = try lines.head("tones", fields: 0)
        while let line = lines.next() {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 1 + SkinTone.allCases.count, LocaleFileNames.subtags(of: fields[0]) != nil,
                fields.allSatisfy({ !$0.isEmpty && $0.utf8.count < 256 }), names[fields[0]] == nil
            else { throw lines.fault("a line is a language and its names of five skin tones, once") }
            names[fields[0]] = Array(fields[1...])
        }
    }
}
