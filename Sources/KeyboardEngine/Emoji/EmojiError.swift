/// What is wrong with a file of emoji or of their names, in one sentence that names the file, the fault and the line.
package struct EmojiError: Error, Equatable, CustomStringConvertible {
    /// The kinds of fault, for code that must tell them apart.
    package enum Fault: Equatable, Sendable {
        /// No directory has the file.
        case notFound
        /// The file exists but cannot be read, or is no regular file.
        case unreadable
        /// The file is larger than any of its kind is.
        case tooLarge
        /// The text is not what the format says (Assets/Emoji/README.md).
        case invalid
        /// The names are those of other emoji than the catalogue has.
        case otherEdition
    }

    /// The kind of fault.
    package let fault: Fault
    /// The file's name or path, as it was asked for.
    package let file: String
    /// The line that the fault is in, from 1; `nil` for the whole file.
    package let line: Int?
    /// What is wrong, as a clause without a full stop.
    package let reason: String

    /// Reports a fault; whatever came from the file is cut and stripped of control characters.
    init(_ fault: Fault, file: String, line: Int? = nil, reason: String) {
        self.fault = fault
        self.file = file.printable
        self.line = line
        self.reason = reason.printable
    }

    /// The whole sentence, fit for a log.
    package var description: String {
        "Emoji file \(file): \(reason)\(line.map { " in line \($0)" } ?? "")."
    }
}
