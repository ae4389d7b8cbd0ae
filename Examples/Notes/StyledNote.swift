import UIKit

/// The form of files that keep styles.
enum StyledNote {
    /// A stretch of styled text as it is written down.
    private struct Run: Codable {
        var start: Int
        var length: Int
        var size: Double
        var isBold: Bool
        var isItalic: Bool
        var isUnderlined: Bool
    }

    private struct Contents: Codable {
        var text: String
        var runs: [Run]
    }

    /// The text of a file; `nil` when the file is damaged.
    static func text(of bytes: [UInt8]) -> NSAttributedString? {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
        let note = NSMutableAttributedString(string: contents.text)
        for run in contents.runs {
            let range = NSRange(location: run.start, length: run.length)
            // A file that was changed by hand may say anything.
            guard run.start >= 0, run.length > 0, run.start <= note.length - run.length else { continue }
            note.addAttributes(NoteStyle(run.size, run.isBold, run.isItalic, run.isUnderlined).attributes, range: range)
        }
        return note
    }

    /// The file of a text.
    static func bytes(of note: NSAttributedString) -> [UInt8]? {
        var runs: [Run] = []
        note.enumerateAttributes(in: NSRange(location: 0, length: note.length), options: []) { values, range, _ in
            let style = NoteStyle(values)
            guard style != NoteStyle() else { return }
            runs.append(
                Run(
                    start: range.location, length: range.length, size: Double(style.size), isBold: style.isBold,
                    isItalic: style.isItalic, isUnderlined: style.isUnderlined))
        }
        return (try? JSONEncoder().encode(Contents(text: note.string, runs: runs))).map { Array($0) }
    }
}
