/// What is wrong with a layout file, in one sentence that names the file, the fault and the place.
package struct KeyLayoutError: Error, Equatable, CustomStringConvertible {
    /// The kinds of fault, for code that must tell them apart.
    package enum Fault: Equatable, Sendable {
        /// No directory of the catalog has the file.
        case notFound
        /// The file exists but cannot be read, or is no regular file.
        case unreadable
        /// The file is larger than any layout is.
        case tooLarge
        /// The text is not JSON.
        case notJSON
        /// The text is JSON, but not a layout.
        case invalid
    }

    /// The kind of fault.
    package let fault: Fault
    /// The file's name or path, as it was asked for.
    package let file: String
    /// Where in the file, as a path such as `planes.letters.compact.rows[2][0]`; empty for the whole file.
    package let place: String
    /// What is wrong, as a clause without a full stop.
    package let reason: String

    /// Reports a fault; whatever came from the file is cut and stripped of control characters.
    package init(_ fault: Fault, file: String, place: String = "", reason: String) {
        self.fault = fault
        self.file = file.printable
        self.place = place.printable
        self.reason = reason.printable
    }

    /// The whole sentence, fit for a log.
    package var description: String {
        "Keyboard layout \(file): \(reason)\(place.isEmpty ? "" : " at \(place)")."
    }
}
