import UIKit

/// Where a text goes that can be saved nowhere else when the program ends: beside its file, in the person's own folder,
/// or among the temporary files, under a name that no file has.
enum UnsavedCopy {
    /// Writes the text.
    /// - Returns: The file, or `nil` when there is no place left to write to.
    @discardableResult
    static func write(_ text: NSAttributedString, of file: NoteFile) -> URL? {
        let manager = FileManager.default
        let folders = [
            file.url?.deletingLastPathComponent(), URL(fileURLWithPath: manager.currentDirectoryPath),
            manager.homeDirectoryForCurrentUser, manager.temporaryDirectory,
        ]
        for folder in folders.compactMap({ $0 }) {
            let url = free(file, in: folder)
            let copy = StoredNote(text: NSAttributedString(string: ""))
            if (try? NoteFile(url: url).write(text, as: copy)) != nil { return url }
        }
        return nil
    }

    private static func free(_ file: NoteFile, in folder: URL) -> URL {
        let name = (file.url?.lastPathComponent ?? "Note.note") as NSString
        let (stem, ending) = (name.deletingPathExtension, name.pathExtension)
        for number in 1... {
            let mark = number == 1 ? "unsaved" : "unsaved \(number)"
            let url = folder.appendingPathComponent(
                ending.isEmpty ? "\(stem) (\(mark))" : "\(stem) (\(mark)).\(ending)")
            if !FileManager.default.fileExists(atPath: url.path) { return url }
        }
        return folder
    }
}
