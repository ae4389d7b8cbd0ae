import Foundation

/// How styles are written.
enum CSSText {
    /// The parts of a text between separators that are not in quotes or parentheses.
    static func pieces(of text: some StringProtocol, at separator: Character) -> [Substring] {
        let text = Substring(text)
        var (pieces, start, depth): ([Substring], String.Index, Int) = ([], text.startIndex, 0)
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            switch character {
            case quote: quote = nil
            case _ where quote != nil: break
            case "\"", "'": quote = character
            case "(": depth += 1
            case ")": depth -= 1
            case separator where depth <= 0:
                pieces.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return pieces + [text[start...]]
    }

    /// A text without its comments.
    static func withoutComments(_ text: String) -> String {
        text.replacing(#/\/\*(?s:.*?)(\*\/|$)/#, with: " ")
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    var trimmingCSSSpace: String {
        trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
