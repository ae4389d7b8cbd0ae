import Foundation
import Testing

@testable import TextEngine

/// The cases of twitter-text's conformance suite for URLs, from the folder that TYPECASE_DATA names.
///
/// That suite links nothing but addresses with a scheme. Links that this project finds without one, and e-mail, are
/// left out of the comparison; all else must agree.
@Suite struct LinkConformanceTests {
    private static let path: String = {
        let environment = ProcessInfo.processInfo.environment["TYPECASE_DATA"]
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        return (environment ?? package.appendingPathComponent("../shared/data").standardizedFileURL.path)
            + "/autolink.yml"
    }()

    private static let isThere = ConditionTrait.enabled(
        if: FileManager.default.fileExists(atPath: path), "autolink.yml is missing; set TYPECASE_DATA to its folder")

    /// Cases where another answer is wanted, and why.
    private static let differences: [String: String] = [:]

    @Test(isThere, arguments: ["urls", "all"]) func linksAgreeWithTwitterText(section: String) throws {
        let content = try String(contentsOfFile: Self.path, encoding: .utf8)
        let cases = Self.cases(in: content, section: section)
        try #require(cases.count > 5)
        for item in cases where Self.differences[item.description] == nil {
            let units = Array(item.text.utf16)
            let links = DataDetector(.link).items(in: units).compactMap { found -> String? in
                let text = String(decoding: units[found.range], as: UTF16.self)
                return text.contains("://") ? text : nil
            }
            #expect(links == item.links, "\(item.description): \(item.text)")
        }
    }

    private struct Case {
        var description = ""
        var text = ""
        var links: [String] = []
    }

    /// The file's YAML is of the plainest sort: one scalar a line, in quotes.
    private static func cases(in content: String, section: String) -> [Case] {
        var cases: [Case] = []
        var isInside = false
        for line in content.split(separator: "\n", omittingEmptySubsequences: true) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("  ") && !line.hasPrefix("   ") { isInside = trimmed == section + ":" }
            guard isInside else { continue }
            if trimmed.hasPrefix("- description:") {
                cases.append(Case(description: scalar(trimmed)))
            } else if trimmed.hasPrefix("text:"), !cases.isEmpty {
                cases[cases.count - 1].text = scalar(trimmed)
            } else if trimmed.hasPrefix("expected:"), !cases.isEmpty {
                cases[cases.count - 1].links = links(in: scalar(trimmed))
            }
        }
        return cases
    }

    private static func scalar(_ line: String) -> String {
        guard let colon = line.firstIndex(of: ":") else { return "" }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        let inner = String(value.dropFirst().dropLast())
        if value.hasPrefix("'") { return inner.replacingOccurrences(of: "''", with: "'") }
        // The escapes of JSON are among those of YAML.
        let decoded = try? JSONDecoder().decode(String.self, from: Data(value.utf8))
        return decoded ?? inner
    }

    /// The texts of the plain links in HTML; those with a class are names and tags.
    private static func links(in html: String) -> [String] {
        html.components(separatedBy: "<a href=").dropFirst().compactMap { part in
            guard let open = part.firstIndex(of: ">"), let close = part.range(of: "</a>") else { return nil }
            if part[..<open].contains("class=") { return nil }
            return part[part.index(after: open)..<close.lowerBound].replacingOccurrences(of: "&amp;", with: "&")
        }
    }
}
