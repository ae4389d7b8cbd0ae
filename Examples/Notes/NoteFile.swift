import UIKit

/// Where a note is kept, and in which form.
struct NoteFile {
    /// What can go wrong, in the words that the person reads.
    enum Failure: Error, Equatable {
        case cannotRead(String)
        case cannotWrite(String)
        case isDamaged(String)
    }

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

    /// The file; nil for a note that was never saved.
    var url: URL?

    /// The name that is shown.
    var name: String { url?.lastPathComponent ?? "New note" }

    /// Whether the file keeps styles.
    var keepsStyles: Bool { url?.pathExtension == "note" }

    // MARK: Reading

    /// The note, empty when there is no file yet.
    func read() throws(Failure) -> NSAttributedString {
        guard let url, FileManager.default.fileExists(atPath: url.path) else { return NSAttributedString(string: "") }
        guard let data = FileManager.default.contents(atPath: url.path) else { throw .cannotRead(name) }
        guard keepsStyles else { return NSAttributedString(string: String(decoding: data, as: UTF8.self)) }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { throw .isDamaged(name) }
        let note = NSMutableAttributedString(string: contents.text)
        for run in contents.runs {
            let range = NSRange(location: run.start, length: run.length)
            // A file that was changed by hand may say anything.
            guard run.start >= 0, run.length > 0, run.start <= note.length - run.length else { continue }
            note.addAttributes(NoteStyle(run.size, run.isBold, run.isItalic, run.isUnderlined).attributes, range: range)
        }
        return note
    }

    // MARK: Writing

    /// Writes the note beside the old file and then puts it in its place: whatever happens meanwhile, one of the two is
    /// there, and whole.
    func write(_ note: NSAttributedString) throws(Failure) {
        guard let url else { throw .cannotWrite(name) }
        do {
            try data(of: note).write(to: url, options: .atomic)
        } catch {
            throw .cannotWrite(name)
        }
    }

    private func data(of note: NSAttributedString) throws -> Data {
        guard keepsStyles else { return Data(note.string.utf8) }
        var runs: [Run] = []
        note.enumerateAttributes(in: NSRange(location: 0, length: note.length), options: []) { values, range, _ in
            let style = NoteStyle(values)
            guard style != NoteStyle() else { return }
            runs.append(
                Run(
                    start: range.location, length: range.length, size: Double(style.size), isBold: style.isBold,
                    isItalic: style.isItalic, isUnderlined: style.isUnderlined))
        }
        return try JSONEncoder().encode(Contents(text: note.string, runs: runs))
    }
}
