import Foundation
import TextEngine

/// Knows which font files there are for a wish.
///
/// fontconfig has the last word, but its start costs as much as a whole window, so the fonts that every interface
/// begins with are looked for first where their packages put them. A folder of the program's own, which the variable
/// TYPECASE_FONTS names, is searched before both.
struct FontCatalog {
    private let folder: String?
    private let usesMachine: Bool
    private var configuration: FontConfiguration?
    private var isConfigured = false

    /// From this size on the interface font comes in its display cut, which is drawn for titles: tighter and finer. iOS
    /// switches at the same size. Other fonts have one file for all sizes.
    static let displaySize = 20.0

    /// Creates a catalog.
    /// - Parameters:
    ///   - folder: A folder of fonts that come first.
    ///   - usesMachine: Whether the fonts that are installed count too.
    init(
        folder: String? = ProcessInfo.processInfo.environment["TYPECASE_FONTS"], usesMachine: Bool = true
    ) {
        self.folder = folder
        self.usesMachine = usesMachine
    }

    /// The first file for a wish that passes a test, or `nil` when there is none at all.
    mutating func location(
        for spec: FontSpec, where isUsable: (FontFile.Location) -> Bool
    ) -> FontFile.Location? {
        if let known = knownLocation(for: spec), isUsable(known) { return known }
        let wish = Self.wish(for: spec)
        guard let configuration = configured() else { return nil }
        if let match = configuration.best(for: wish), isUsable(match.location) { return match.location }
        return configuration.ranking(for: wish).first(covering: [], where: isUsable)
    }

    /// A file that has glyphs for all of some characters, preferably like the wish; `nil` when no font has them.
    mutating func location(
        covering scalars: [UInt32], like spec: FontSpec, prefersEmoji: Bool,
        where isUsable: (FontFile.Location) -> Bool
    ) -> FontFile.Location? {
        if prefersEmoji {
            if let known = known(Self.emojiFile, package: Self.emojiFolder), isUsable(known) { return known }
            let wish = FontConfiguration.Wish(family: "emoji", weight: 400, isItalic: false, isEmoji: true)
            if let found = configured()?.ranking(for: wish).first(covering: scalars, where: isUsable) { return found }
        }
        return configured()?.ranking(for: Self.wish(for: spec)).first(covering: scalars, where: isUsable)
    }

    /// Whether a family of this name is there, as opposed to one that would stand in for it.
    mutating func hasFamily(_ name: String) -> Bool {
        let spec = FontSpec(design: .family(name), size: 12)
        if knownLocation(for: spec) != nil { return true }
        return configured()?.best(for: Self.wish(for: spec))?.families.contains { Self.isSame($0, name) } ?? false
    }

    /// fontconfig takes names of families for the same that differ only in blanks and case.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        a.filter { $0 != " " }.caseInsensitiveCompare(b.filter { $0 != " " }) == .orderedSame
    }

    private mutating func configured() -> FontConfiguration? {
        if !isConfigured {
            isConfigured = true
            configuration = FontConfiguration(folder: folder, usesMachine: usesMachine)
        }
        return configuration
    }

    // MARK: Known places

    private static let emojiFile = "NotoColorEmoji.ttf"
    private static let emojiFolder = "/usr/share/fonts/truetype/noto/"
    private static let interFolder = "/usr/share/fonts/opentype/inter/"
    private static let liberationFolder = "/usr/share/fonts/truetype/liberation2/"

    private static func familyName(of spec: FontSpec) -> String {
        switch spec.design {
        case .system, .block: "Inter"
        case .monospaced: "Liberation Mono"
        // Liberation Sans has Helvetica's and Arial's advances.
        case .family("Helvetica"), .family("Helvetica Neue"), .family("Arial"): "Liberation Sans"
        case .family(let name): name
        }
    }

    private static func wish(for spec: FontSpec) -> FontConfiguration.Wish {
        FontConfiguration.Wish(family: familyName(of: spec), weight: spec.weight, isItalic: spec.isItalic)
    }

    private func knownLocation(for spec: FontSpec) -> FontFile.Location? {
        let family = Self.familyName(of: spec)
        switch family {
        case "Inter":
            let cut = spec.size >= Self.displaySize ? "InterDisplay-" : "Inter-"
            let style = Self.interStyle(weight: spec.weight, isItalic: spec.isItalic)
            return known(cut + style + ".otf", package: Self.interFolder)
        case "Liberation Sans", "Liberation Mono", "Liberation Serif":
            let style = (spec.weight >= 600 ? "Bold" : "") + (spec.isItalic ? "Italic" : "")
            let name = family.replacingOccurrences(of: " ", with: "")
            return known(name + "-" + (style.isEmpty ? "Regular" : style) + ".ttf", package: Self.liberationFolder)
        default: return nil
        }
    }

    private static func interStyle(weight: Int, isItalic: Bool) -> String {
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        let name = names[min(max((weight + 50) / 100 - 1, 0), names.count - 1)]
        return isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    }

    private func known(_ file: String, package: String) -> FontFile.Location? {
        let paths = [folder.map { $0 + "/" + file }, usesMachine ? package + file : nil].compactMap { $0 }
        return paths.first { access($0, R_OK) == 0 }.map { FontFile.Location(path: $0, index: 0) }
    }
}
