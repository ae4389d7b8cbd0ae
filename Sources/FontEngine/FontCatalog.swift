import Diagnostics
import Foundation
import TextEngine

/// Knows which font files there are for a query.
///
/// fontconfig has the last word, but its start costs as much as a whole window, so the fonts that every interface
/// begins with are looked for first where their packages put them. A folder of the program's own, which the variable
/// TYPECASE_FONTS names, is searched before both.
struct FontCatalog {
    private let folder: String?
    private let usesMachine: Bool
    private let loader: FontConfigurationLoader

    /// From this size on the interface font comes in its display cut, which is drawn for titles: tighter and finer. iOS
    /// switches at the same size. Other fonts have one file for all sizes.
    static let displaySize = 20.0

    /// Creates a catalog.
    /// - Parameters:
    ///   - folder: A folder of fonts that come first.
    ///   - usesMachine: Whether the fonts that are installed count too.
    init(folder: String? = Settings().text("TYPECASE_FONTS"), usesMachine: Bool = true) {
        self.folder = folder
        self.usesMachine = usesMachine
        loader = FontConfigurationLoader(folder: folder, usesMachine: usesMachine)
    }

    /// The first file for a query that passes a test, or `nil` when there is none at all.
    func location(
        for spec: FontSpec, where isUsable: (FontFile.Location) -> Bool
    ) -> FontFile.Location? {
        if let known = knownLocation(for: spec), isUsable(known) { return known }
        let query = Self.query(for: spec)
        guard let configuration = loader.load() else { return nil }
        if let match = configuration.best(for: query), isUsable(match.location) { return match.location }
        return configuration.ranking(for: query).first(covering: [], where: isUsable)
    }

    /// A file that has glyphs for all of some characters, preferably like the query; `nil` when no font has them.
    func location(
        covering scalars: [UInt32], like spec: FontSpec, language: TextLanguage? = nil, prefersEmoji: Bool,
        where isUsable: (FontFile.Location) -> Bool
    ) -> FontFile.Location? {
        if prefersEmoji {
            if let known = known(Self.emojiFile, package: Self.emojiFolder), isUsable(known) { return known }
            let query = FontConfiguration.Query(families: ["emoji"], weight: 400, isItalic: false, isEmoji: true)
            if let found = loader.load()?.ranking(for: query).first(covering: scalars, where: isUsable) { return found }
        }
        var query = Self.query(for: spec)
        query.language = language?.fontconfigName ?? query.language
        return loader.load()?.ranking(for: query).first(covering: scalars, where: isUsable)
    }

    /// Whether a family of this name is there, as opposed to one that would stand in for it.
    func hasFamily(_ name: String) -> Bool {
        let spec = FontSpec(design: .family(name), size: 12)
        if knownLocation(for: spec) != nil { return true }
        let query = FontConfiguration.Query(families: [name], weight: 400, isItalic: false)
        return loader.load()?.best(for: query)?.families.contains { Self.isSame($0, name) } ?? false
    }

    /// The font of a PostScript name, a family's name, or a name that iOS has and something stands in for; `nil` for a
    /// name that nobody knows.
    func font(named name: String) -> NamedFont? {
        // fontconfig's names end at a NUL.
        guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
        let apple = NamedFont(ofApple: name)
        // A family whose stand-in is known needs no start of fontconfig, unless the program has brought its own.
        if let apple, folder == nil, Self.interchangeable[apple.family] != nil { return apple }
        if apple?.family != name, let own = loader.load()?.font(postScriptName: name) { return own }
        if let apple { return apple }
        guard hasFamily(name) else { return nil }
        return NamedFont(family: name, name: "", weight: 400, isItalic: false)
    }

    /// The names of all families that are there.
    var familyNames: [String] { loader.load()?.fonts(ofFamily: nil).map(\.family) ?? [] }

    /// The fonts of a family that is there; none for another.
    func fonts(ofFamily name: String) -> [NamedFont] {
        guard !name.isEmpty, !name.utf8.contains(0) else { return [] }
        return loader.load()?.fonts(ofFamily: name) ?? []
    }

    /// fontconfig takes names of families for the same that differ only in blanks and case.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        a.filter { $0 != " " }.caseInsensitiveCompare(b.filter { $0 != " " }) == .orderedSame
    }

    /// Begins to read what fontconfig knows, in a thread of its own.
    func prepare() {
        loader.prepare()
    }

    // MARK: Known places

    private static let emojiFile = "NotoColorEmoji.ttf"
    private static let emojiFolder = "/usr/share/fonts/truetype/noto/"
    private static let interFolder = "/usr/share/fonts/opentype/inter/"
    private static let liberationFolder = "/usr/share/fonts/truetype/liberation2/"

    /// Liberation's fonts have the advances of these, so that they are as good.
    private static let interchangeable = [
        "Helvetica": "Liberation Sans", "Helvetica Neue": "Liberation Sans", "Arial": "Liberation Sans",
        "Times": "Liberation Serif", "Times New Roman": "Liberation Serif", "Courier": "Liberation Mono",
        "Courier New": "Liberation Mono",
    ]

    /// The families that are wished for, the best first.
    private static func familyNames(of spec: FontSpec) -> [String] {
        switch spec.design {
        case .system, .block: ["Inter"]
        case .monospaced: ["Liberation Mono"]
        case .family(let name): [name] + AppleFamily.substitutes(for: name)
        }
    }

    private static func query(for spec: FontSpec) -> FontConfiguration.Query {
        FontConfiguration.Query(families: familyNames(of: spec), weight: spec.weight, isItalic: spec.isItalic)
    }

    private func knownLocation(for spec: FontSpec) -> FontFile.Location? {
        guard var family = Self.familyNames(of: spec).first else { return nil }
        // Fonts of the program's own may have those names themselves.
        if folder == nil { family = Self.interchangeable[family] ?? family }
        switch family {
        case "Inter":
            let cut = spec.size >= Self.displaySize ? "InterDisplay-" : "Inter-"
            let style = Self.interStyle(weight: spec.weight, isItalic: spec.isItalic)
            return known(cut + style + ".otf", package: Self.interFolder)
        case "Liberation Sans", "Liberation Mono", "Liberation Serif":
            let style = (spec.weight >= 600 ? "Bold" : "") + (spec.isItalic ? "Italic" : "")
            let name = family.filter { $0 != " " }
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
