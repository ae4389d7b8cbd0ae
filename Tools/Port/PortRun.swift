import Foundation

/// Reads the sources of a folder, carries them over, writes them, and says so line by line.
struct PortRun {
    let folder: SourceFolder
    /// The folder that is written into.
    let target: String
    let isCheck: Bool
    let print: (String) -> Void
    private var changes = 0
    private var remarks = 0

    init(folder: SourceFolder, target: String, isCheck: Bool, print: @escaping (String) -> Void) {
        (self.folder, self.target, self.isCheck, self.print) = (folder, target, isCheck, print)
    }

    /// - Returns: Whether something is left for a person.
    mutating func run() -> Bool {
        let sources = read()
        for outcome in Porting(sources, isModule: true, showsLinesBefore: isCheck).outcomes { finish(outcome) }
        for other in folder.others { remark(other.path, other.text) }
        print(
            "\(count(sources.count, "file")), \(count(changes, "change")), \(count(remarks, "line")) for a person"
                + (isCheck ? "; nothing is written" : ""))
        return remarks > 0
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private mutating func remark(_ place: String, _ text: String) {
        print("\(place): for a person: \(text)")
        remarks += 1
    }

    /// The sources that can be read as text.
    private mutating func read() -> [(path: String, bytes: [UInt8])] {
        var sources: [(path: String, bytes: [UInt8])] = []
        for file in folder.sources {
            guard let data = FileManager.default.contents(atPath: "\(folder.path)/\(file)") else {
                remark(file, "this file cannot be read")
                continue
            }
            let bytes = [UInt8](data)
            if String(validating: bytes, as: UTF8.self) == nil {
                remark(file, "this file is not UTF-8 and is left as it is; save it as UTF-8")
                if !isCheck, target != folder.path { write(bytes, file, instead: nil) }
            } else {
                sources.append((file, bytes))
            }
        }
        return sources
    }

    /// - Returns: Whether the file is written. If not, a person has been told.
    @discardableResult
    private mutating func write(_ bytes: [UInt8], _ path: String, instead before: [UInt8]?) -> Bool {
        do throws(FileReplacement.Failure) {
            try FileReplacement.write(bytes, to: "\(target)/\(path)", instead: before)
            return true
        } catch {
            remark(path, error.reason)
            return false
        }
    }

    private mutating func finish(_ outcome: Porting.Outcome) {
        if !isCheck, outcome.isChanged || target != folder.path {
            let before = target == folder.path ? outcome.before : nil
            guard write(outcome.after, outcome.path, instead: before) else { return }
        }
        let lines =
            outcome.changes.map { (line: $0.line, text: $0.text, isRemark: false) }
            + outcome.remarks.map { (line: $0.line, text: $0.text, isRemark: true) }
        // Of one line what was done comes first.
        for line in lines.enumerated().sorted(by: { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }) {
            let place = "\(outcome.path):\(line.element.line)"
            if line.element.isRemark {
                remark(place, line.element.text)
            } else {
                print("\(place): \(line.element.text)")
                changes += 1
            }
        }
    }
}
