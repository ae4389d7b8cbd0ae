import Foundation
import Testing

@testable import TextEngine

/// The cases of twitter-text's conformance suite for URLs, from the folder that TYPECASE_DATA names.
///
/// That suite links nothing but addresses with a scheme, while data detectors find domains and e-mail too. The cases
/// that have such are named below; in them what is found beside is left out of the comparison.
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

    /// Cases with domains without a scheme, or e-mail.
    private static let withMore: Set<String> = [
        "DO NOT Autolink domain in email address",
        "DO NOT Autolink url without protocol (with www)",
        "DO NOT Autolink url without protocol (with WWW)",
        "DO NOT Autolink URL without protocol and without www (ending in .com)",
        "DO NOT Autolink URL without protocol and without www (ending in .org)",
        "DO NOT Autolink URL without protocol and without www (ending in .net)",
        "DO NOT Autolink URL without protocol and without www (ending in .gov)",
        "DO NOT Autolink URL without protocol and without www (ending in .edu)",
        "DO NOT Autolink URL without protocol and without www not ending in /.(edu|com|gov|org|net)/",
        "Multiple URLs with different protocols but not without a protocol",
        "Autolink raw domain followed by domain only links the first",
        "Autolink URL should NOT autolink a domain with a valid dash but no protocol",
        "Autolink URL should NOT link URLs with domains beginning in a space",
        "Autolink URL should NOT link URLs with domains beginning in a non-breaking space (U+00A0)",
        "Autolink URL should not link URL without protocol",
    ]

    @Test(isThere, arguments: ["urls", "all"]) func linksAgreeWithTwitterText(section: String) throws {
        let content = try String(contentsOfFile: Self.path, encoding: .utf8)
        let cases = Self.cases(in: content, section: section)
        try #require(cases.count > 5)
        for item in cases {
            let units = Array(item.text.utf16)
            let found = DataDetector(.link).items(in: units).map { String(decoding: units[$0.range], as: UTF16.self) }
            let links = found.filter { $0.contains("://") }
            #expect(links == item.links, "\(item.description): \(item.text)")
            #expect((found != links) == Self.withMore.contains(item.description), "\(item.description): \(found)")
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
