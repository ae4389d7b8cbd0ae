import Foundation
import KeyboardEngine

/// What is wrong with layout files, line by line.
struct LayoutReport {
    /// The characters of a text that no font has; `nil` where fonts do not matter.
    private let missing: ((String) -> [Character])?
    /// Looks for what files inherit, as a program does.
    private let catalog = KeyLayoutCatalog()
    /// What was said already: a fault of a file that others inherit is told once.
    private var told: Set<String> = []

    /// A report that nothing was found for yet.
    init(missing: ((String) -> [Character])?) {
        self.missing = missing
    }

    /// Whether nothing was found.
    var isEmpty: Bool { told.isEmpty }

    /// What is wrong with a file, a line for each fault: file, place, key, and what it is.
    mutating func lines(of file: String) -> [String] {
        faults(of: file).filter { told.insert($0).inserted }
    }

    private func faults(of file: String) -> [String] {
        let layout: KeyLayout
        do throws(KeyLayoutError) {
            // With its folder: a file is known by its path when it is looked for as one that is inherited.
            guard let found = try catalog.load(file.contains("/") ? file : "./\(file)") else {
                return ["\(file): there is no such file"]
            }
            layout = found
        } catch {
            // The fault may be in a file that is inherited.
            let path = error.file.hasPrefix("./") ? String(error.file.dropFirst(2)) : error.file
            return [[path, error.place, error.reason].filter { !$0.isEmpty }.joined(separator: ": ")]
        }
        var findings = KeyLayoutLint.findings(in: layout).map(\.description)
        if let missing { findings += KeyLayoutLint.unshownTexts(in: layout, missing: missing).map(\.description) }
        let name = (file as NSString).lastPathComponent.dropLast(".json".count)
        if name != layout.locale, !name.hasPrefix("\(layout.locale)-") {
            findings.insert("locale: the language \(layout.locale) is not that of the file's name", at: 0)
        }
        return findings.map { "\(file): \($0)" }
    }
}
