import Foundation

/// A layout file as it is written, and what it says it inherits.
struct LayoutSource {
    /// The file's name or path, for messages.
    let file: String
    /// The file's members.
    let contents: LayoutObject
    /// The name of the layout that the file inherits; `nil` for a file that says everything itself.
    let parent: String?

    private init(file: String, contents: LayoutObject, parent: String?) {
        (self.file, self.contents, self.parent) = (file, contents, parent)
    }

    /// Reads the contents of a file.
    init(data: Data, file: String) throws(KeyLayoutError) {
        // Parsers take UTF-16 too, in which members would not be found. JSON in UTF-8 has no zeros.
        guard !data.contains(0) else {
            throw KeyLayoutError(.notJSON, file: file, reason: "the text is not valid JSON (it is not in UTF-8)")
        }
        do {
            contents = try LayoutObject(json: data)
            if let member = DuplicateMember.first(in: data) {
                let (first, second) = member.lines
                let lines = first == second ? "line \(first)" : "lines \(first) and \(second)"
                throw LayoutFault(place: member.place, reason: "the member stands there twice, in \(lines)")
            }
            parent = try contents.textIfPresent("inherits")
            // A language is each file's own.
            if parent != nil { _ = try contents.text("locale") }
            self.file = file
        } catch let fault as LayoutFault {
            throw KeyLayoutError(.invalid, file: file, place: fault.place, reason: fault.reason)
        } catch {
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
            let clause = detail.trimmingCharacters(in: [".", " "])
            throw KeyLayoutError(.notJSON, file: file, reason: "the text is not valid JSON (\(clause))")
        }
    }

    /// The file with all that it inherits from another.
    func inheriting(_ parent: LayoutSource) -> LayoutSource {
        LayoutSource(file: file, contents: contents.inheriting(parent.contents), parent: parent.parent)
    }
}
