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

    /// The languages of the layouts that are shipped, by their tags.
    private static let languages: [String: CLDRLocale] = {
        let tags = Set(ShippedLayouts.names.compactMap { try? ShippedLayouts.layout($0).locale })
        return tags.reduce(into: [:]) { $0[$1] = read($1) }
    }()

    /// What there is for the language of a layout, which is read once; `nil` where the repository does not know it.
    static func language(_ tag: String) -> CLDRLocale? {
        languages[tag] ?? read(tag)
    }

    private static func read(_ tag: String) -> CLDRLocale? {
        let files = ancestry(of: tag).compactMap { FileManager.default.contents(atPath: $0) }
        guard files.count > 1 else { return nil }
        func value(_ find: (Data) -> String?) -> String? {
            files.lazy.compactMap(find).first { $0 != "↑↑↑" }
        }
        let digits = value { $0.text(of: "defaultNumberingSystem") } ?? "latn"
        return CLDRLocale(
            letters: value { $0.text(of: "exemplarCharacters") }.map { UnicodeSetText($0).texts } ?? [],
            quotationMarks: ["quotationStart", "quotationEnd", "alternateQuotationStart", "alternateQuotationEnd"]
                .compactMap { name in value { $0.text(of: name) } },
            decimalSeparator: value {
                $0.element("symbols", attributes: " numberSystem=\"\(digits)\"")?.text(of: "decimal")
            } ?? ".")
    }

    /// The files of a language and of those that it inherits from, the last of which is the root.
    private static func ancestry(of tag: String) -> [String] {
        var names = [tag.replacingOccurrences(of: "-", with: "_")]
        while let name = names.last, name != "root" {
            names.append(parents[name] ?? name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root")
        }
        return names.map { "\(folder)/main/\($0).xml" }
    }

    /// The parents of languages for which it is not the name without its last part.
    private static let parents: [String: String] = {
        let file = (try? String(contentsOfFile: "\(folder)/supplemental/supplementalData.xml", encoding: .utf8)) ?? ""
        return file.split(separator: "\n").filter { $0.contains("<parentLocale ") }.reduce(into: [:]) { parents, line in
            let parts = line.split(separator: "\"")
            guard parts.count > 3 else { return }
            for name in parts[3].split(separator: " ") { parents[String(name)] = String(parts[1]) }
        }
    }()
}

extension Data {
    /// The content of the first XML element of a name with exactly these attributes.
    fileprivate func element(_ name: String, attributes: String = "") -> Data? {
        guard let start = range(of: Data("<\(name)\(attributes)>".utf8)),
            let end = range(of: Data("</\(name)>".utf8), in: start.upperBound..<endIndex)
        else { return nil }
        return self[start.upperBound..<end.lowerBound]
    }

    /// The text of the first XML element of a name without attributes.
    fileprivate func text(of name: String) -> String? {
        element(name).map { content in
            String(decoding: content, as: UTF8.self)
                .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&lt;", with: "<")
                .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
        }
    }
}
