import Diagnostics
import Foundation

/// The machine's own keyboard, as Debian keeps it in /etc/default/keyboard: lines of a shell, `XKBLAYOUT="de"`.
///
/// They are read and not run: what only a shell could make sense of is named and left out.
enum KeyboardDefaults {
    /// Where the file is.
    static let path = "/etc/default/keyboard"
    /// Of a longer file nothing is read.
    private static let sizeLimit = 65_536

    /// The names in a file, or `nil` when there is none that says anything of a keyboard.
    static func names(at path: String) -> XKBRuleNames? {
        guard let text = text(at: path) else { return nil }
        var names = XKBRuleNames()
        for (variable, part) in [
            ("XKBMODEL", \XKBRuleNames.model), ("XKBLAYOUT", \.layout), ("XKBVARIANT", \.variant),
            ("XKBOPTIONS", \.options),
        ] {
            switch assignment(to: variable, in: text) {
            case .value(let value): names[keyPath: part] = value
            case .nonsense: Log.complain("\(variable) in \(path) makes no sense.")
            case nil: break
            }
        }
        // An empty layout leaves it to the library, which has a variant of its own then.
        if names.layout?.isEmpty ?? true { (names.layout, names.variant) = (nil, nil) }
        return names == XKBRuleNames() ? nil : names
    }

    /// What a file says of a variable.
    enum Assignment: Equatable {
        case value(String)
        case nonsense
    }

    /// The last assignment to a variable, or `nil` when there is none.
    static func assignment(to variable: String, in text: String) -> Assignment? {
        text.split(whereSeparator: \.isNewline).reversed().lazy.compactMap { line -> Assignment? in
            var words = line.drop(while: \.isWhitespace)
            if words.hasPrefix("export ") { words = words.dropFirst(7).drop(while: \.isWhitespace) }
            guard words.hasPrefix(variable + "=") else { return nil }
            return value(words.dropFirst(variable.count + 1)).map { .value($0) } ?? .nonsense
        }.first
    }

    /// The value at the start of what is behind the equals sign: a word, quoted or not, and nothing but a comment behind
    /// it.
    private static func value(_ text: Substring) -> String? {
        let value: Substring
        let rest: Substring
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            (value, rest) = (text[text.index(after: text.startIndex)..<end], text[text.index(after: end)...])
            guard rest.first?.isWhitespace ?? true else { return nil }
        } else {
            value = text.prefix { !$0.isWhitespace }
            rest = text[value.endIndex...]
        }
        let comment = rest.drop(while: \.isWhitespace)
        guard comment.isEmpty || comment.first == "#" else { return nil }
        return XKBRuleNames.isName(value) ? String(value) : nil
    }

    /// The text of a regular file: anything else might never end. Bytes that are not UTF-8 become U+FFFD.
    private static func text(at path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
            Log.complain("\(path) is no file of a keyboard.")
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: sizeLimit)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
