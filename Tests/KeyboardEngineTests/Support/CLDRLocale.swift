import Foundation

/// What the Unicode Common Locale Data Repository says of a language, as Debian's unicode-cldr-core has it.
struct CLDRLocale {
    /// The letters that the language is written with (UTS #35, "Exemplars", the main set).
    let letters: [String]
    /// The marks around what is quoted, and around quotations inside of it.
    let quotationMarks: [String]
    /// What stands before the fraction of a number, in the language's own digits.
    let decimalSeparator: String

    private static let folder = "/usr/share/unicode/cldr/common"

    /// Whether the package is installed.
    static var isInstalled: Bool { FileManager.default.fileExists(atPath: "\(folder)/main/root.xml") }

    /// Reads what there is for a language tag; `nil` where the repository does not know the language.
    init?(_ tag: String) {
        let files = Self.ancestry(of: tag).compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        guard files.count > 1 else { return nil }
        func value(_ find: (String) -> String?) -> String? {
            files.lazy.compactMap(find).first { $0 != "↑↑↑" }
        }
        letters = value { $0.element("exemplarCharacters") }.map { UnicodeSetText($0).texts } ?? []
        quotationMarks = ["quotationStart", "quotationEnd", "alternateQuotationStart", "alternateQuotationEnd"]
            .compactMap { name in value { $0.element(name) } }
        let digits = value { $0.element("defaultNumberingSystem") } ?? "latn"
        decimalSeparator =
            value { $0.element("symbols", attributes: " numberSystem=\"\(digits)\"")?.element("decimal") } ?? "."
    }

    /// The files of a language and of those that it inherits from, the last of which is the root.
    private static func ancestry(of tag: String) -> [String] {
        let exceptions =
            (try? String(contentsOfFile: "\(folder)/supplemental/supplementalData.xml", encoding: .utf8)) ?? ""
        var names: [String] = []
        var name = tag.replacingOccurrences(of: "-", with: "_")
        while name != "root" {
            names.append(name)
            name = parent(of: name, exceptions: exceptions)
        }
        return (names + ["root"]).map { "\(folder)/main/\($0).xml" }
    }

    /// The name without its last part, but for the languages that the repository names another parent for.
    private static func parent(of name: String, exceptions: String) -> String {
        for line in exceptions.split(separator: "\n") where line.contains("<parentLocale ") {
            let parts = line.split(separator: "\"")
            guard parts.count > 3, parts[3].split(separator: " ").contains(where: { $0 == name }) else { continue }
            return String(parts[1])
        }
        return name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
    }
}

extension String {
    /// The content of the first XML element of a name with exactly these attributes.
    fileprivate func element(_ name: String, attributes: String = "") -> String? {
        guard let start = range(of: "<\(name)\(attributes)>"),
            let end = range(of: "</\(name)>", range: start.upperBound..<endIndex)
        else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
            .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
    }
}
