import Foundation

/// The tests that there are, by their suites.
struct TestIndex {
    private var functions: [String: Set<String>] = [:]

    init(files: [String]) {
        for file in files where file.contains("@Test") { add(file) }
    }

    init(folder: URL) throws {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var files: [String] = []
        while let url = enumerator?.nextObject() as? URL {
            if url.pathExtension == "swift" { files.append(try String(contentsOf: url, encoding: .utf8)) }
        }
        self.init(files: files)
    }

    /// A file's suites share its functions: which of them a function stands in makes no difference to who looks for it.
    private mutating func add(_ file: String) {
        var (suites, names) = (Set<String>(), Set<String>())
        for line in file.split(separator: "\n") {
            for keyword in ["struct ", "class ", "enum ", "extension "] {
                guard let range = line.firstRange(of: keyword) else { continue }
                let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "." }
                if name.hasSuffix("Tests") || name.hasSuffix("Sessions") {
                    suites.insert(String(name.split(separator: ".").last ?? ""))
                }
            }
            guard let range = line.firstRange(of: "func ") else { continue }
            let rest = line[range.upperBound...]
            names.insert(
                rest.hasPrefix("`")
                    ? String("`" + rest.dropFirst().prefix { $0 != "`" } + "`")
                    : String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
        for suite in suites { functions[suite, default: []].formUnion(names) }
    }

    /// - Parameter name: `Suite/function`, or a suite.
    func has(_ name: String) -> Bool {
        let parts = name.split(separator: "/", maxSplits: 1)
        guard let functions = parts.first.flatMap({ functions[String($0)] }) else { return false }
        return parts.count == 1 || functions.contains(String(parts[1]))
    }
}
