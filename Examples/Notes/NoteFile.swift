import UIKit

/// Where a note is kept, and in which form.
struct NoteFile {
    /// What can go wrong, in the words that the person reads.
    enum Failure: Error, Equatable {
        case cannotRead(String)
        case cannotWrite(String)
        case isDamaged(String)
        /// Nothing was written: somebody has to decide first.
        case isDoubtful(Doubt)
    }

    /// The file; nil for a note that was never saved.
    var url: URL?

    /// The name that is shown.
    var name: String { url?.lastPathComponent ?? "New note" }

    /// Whether the file keeps styles.
    var keepsStyles: Bool { url?.pathExtension == "note" }

    /// Where the file really is, which it may be reached from by symbolic links.
    private var path: String? { url.map { SymbolicLink.target(of: $0.path) } }

    /// Takes away what was left beside the file by a program that was killed while it saved.
    func sweep() {
        let folder = path.map { ($0 as NSString).deletingLastPathComponent }
        TemporaryFile.sweep(folder ?? FileManager.default.currentDirectoryPath)
    }

    // MARK: Reading

    /// The note, empty when there is no file yet.
    func read() throws(Failure) -> StoredNote {
        guard let path else { return StoredNote(text: NSAttributedString(string: "")) }
        let contents: FileContents
        do {
            guard let found = try FileContents(path: path) else {
                return StoredNote(text: NSAttributedString(string: ""))
            }
            contents = found
        } catch {
            throw .cannotRead(name)
        }
        var note: StoredNote
        if keepsStyles {
            guard let text = StyledNote.text(of: contents.bytes) else { throw .isDamaged(name) }
            note = StoredNote(text: text)
        } else if let (text, encoding) = TextEncoding.decode(contents.bytes) {
            note = StoredNote(
                text: NSAttributedString(string: text), encoding: encoding, lineEnd: LineEnd(of: text))
        } else {
            // What is not known is shown as far as it can be, and not written back.
            let text = String(decoding: contents.bytes, as: UTF8.self)
            note = StoredNote(text: NSAttributedString(string: text), obstacle: .unknownEncoding)
        }
        if !contents.isWritable { note.obstacle = note.obstacle ?? .notPermitted }
        note.mark = FileMark(contents.bytes)
        return note
    }

    // MARK: Writing

    /// Writes a text in the form that a note was found in.
    /// - Parameters:
    ///   - text: The text of now.
    ///   - note: What was read or written last.
    ///   - accepted: What the person has been asked and has agreed to.
    /// - Returns: The note as the file has it now.
    func write(
        _ text: NSAttributedString, as note: StoredNote, despite accepted: [Doubt] = []
    ) throws(Failure) -> StoredNote {
        guard let path, note.obstacle == nil else { throw .cannotWrite(name) }
        try ask(about: path, note, accepted)
        var new = note
        let bytes: [UInt8]
        if keepsStyles {
            guard let written = StyledNote.bytes(of: text) else { throw .cannotWrite(name) }
            bytes = written
        } else if let written = note.encoding.bytes(of: note.lineEnd.applied(to: text.string)) {
            bytes = written
        } else {
            let doubt = Doubt.lacksCharacters(note.encoding)
            guard accepted.contains(doubt) else { throw .isDoubtful(doubt) }
            new.encoding = .utf8
            bytes = Array(note.lineEnd.applied(to: text.string).utf8)
        }
        do {
            try FileReplacement(changesOwner: accepted.contains(.changesOwner)).write(bytes, to: path)
        } catch {
            throw error == .owner ? .isDoubtful(.changesOwner) : .cannotWrite(name)
        }
        new.text = text
        new.mark = FileMark(bytes)
        return new
    }

    /// Compares the file with what was read or written last.
    private func ask(about path: String, _ note: StoredNote, _ accepted: [Doubt]) throws(Failure) {
        let found: FileContents?
        do {
            found = try FileContents(path: path)
        } catch {
            throw .cannotWrite(name)
        }
        // A file that has gone takes nothing with it.
        guard let found else { return }
        guard found.isWritable else { throw .cannotWrite(name) }
        if FileMark(found.bytes) != note.mark, !accepted.contains(.changedMeanwhile) {
            throw .isDoubtful(.changedMeanwhile)
        }
        if found.linkCount > 1, !accepted.contains(.hasOtherNames) { throw .isDoubtful(.hasOtherNames) }
    }
}
