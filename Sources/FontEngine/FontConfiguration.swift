import CFontconfig

/// What fontconfig knows: the fonts of the machine, of a folder, or of both.
final class FontConfiguration {
    /// A font that was found for a family.
    struct Match {
        var location: FontFile.Location
        /// All names of its family, in all languages.
        var families: [String]
    }

    /// Families and a look that fonts are ranked by.
    struct Query: Hashable {
        /// The best first.
        var families: [String]
        /// 100 to 900, as in OpenType.
        var weight: Int
        var isItalic: Bool
        var isEmoji = false
        /// As fontconfig names languages. Undetermined rather than the process's: a text looks the same everywhere.
        var language = "und"
    }

    private let config: OpaquePointer
    private var rankings: [Query: FontRanking] = [:]
    private static let rankingLimit = 32

    /// Reads the machine's configuration, which costs as much as a whole window, or begins with none.
    init?(folder: String?, usesMachine: Bool) {
        guard let config = usesMachine ? FcInitLoadConfigAndFonts() : FcConfigCreate() else { return nil }
        self.config = config
        if let folder { Self.add(folder, to: config) }
    }

    deinit {
        FcConfigDestroy(config)
    }

    /// Adds a folder of fonts, with those inside it. fontconfig would open pipes and devices too, and wait for them.
    private static func add(_ path: String, to config: OpaquePointer) {
        let contents = FolderContents(path)
        guard contents.hasOtherThanFiles else {
            // All at once: fontconfig remembers folders that it has seen before.
            FcConfigAppFontAddDir(config, path)
            return
        }
        for file in contents.files { FcConfigAppFontAddFile(config, file) }
    }

    /// The font that fontconfig takes for a query: of another family where that one is not installed.
    func best(for query: Query) -> Match? {
        guard let pattern = pattern(for: query) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        guard let match = FcFontMatch(config, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        guard let location = Self.location(of: match) else { return nil }
        return Match(location: location, families: Self.families(of: match))
    }

    /// The font of a PostScript name, or `nil` when none has it.
    func font(postScriptName name: String) -> NamedFont? {
        guard !name.isEmpty, let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name)
        return list(pattern).first
    }

    /// The outline fonts of a family, or of all.
    func fonts(ofFamily name: String?) -> [NamedFont] {
        guard let pattern = FcPatternCreate() else { return [] }
        defer { FcPatternDestroy(pattern) }
        if let name { FcPatternAddString(pattern, FC_FAMILY, name) }
        return list(pattern)
    }

    /// The fonts that a pattern is true of.
    private func list(_ pattern: OpaquePointer) -> [NamedFont] {
        guard let properties = FcObjectSetCreate() else { return [] }
        defer { FcObjectSetDestroy(properties) }
        for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_POSTSCRIPT_NAME] { FcObjectSetAdd(properties, property) }
        guard let fonts = FcFontList(config, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(fonts) }
        return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0].flatMap(Self.named) }
    }

    private static func named(_ font: OpaquePointer) -> NamedFont? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard let family = families(of: font).first else { return nil }
        if FcPatternGetString(font, FC_POSTSCRIPT_NAME, 0, &name) != FcResultMatch { name = nil }
        var (weight, slant) = (Int32(80), Int32(0))
        if FcPatternGetInteger(font, FC_WEIGHT, 0, &weight) != FcResultMatch { weight = 80 }
        if FcPatternGetInteger(font, FC_SLANT, 0, &slant) != FcResultMatch { slant = 0 }
        return NamedFont(
            family: family, name: name.map { String(cString: $0) } ?? "", weight: Int(FcWeightToOpenType(weight)),
            isItalic: slant != FC_SLANT_ROMAN)
    }

    /// All fonts, those first that are most like the query. Asked once for a query: it costs half a millisecond.
    func ranking(for query: Query) -> FontRanking {
        if let known = rankings[query] { return known }
        if rankings.count >= Self.rankingLimit { rankings.removeAll() }
        let ranking = FontRanking(sorted(for: query))
        rankings[query] = ranking
        return ranking
    }

    private func sorted(for query: Query) -> UnsafeMutablePointer<FcFontSet>? {
        guard let pattern = pattern(for: query) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        return FcFontSort(config, pattern, 0, nil, &result)
    }

    private func pattern(for query: Query) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        for family in query.families { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(query.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, query.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddString(pattern, FC_LANG, query.language)
        FcPatternAddBool(pattern, FC_OUTLINE, query.isEmoji ? 0 : 1)
        // Weighs more than sizes do, of which a font of pictures has one only.
        if query.isEmoji { FcPatternAddBool(pattern, FC_COLOR, 1) }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return pattern
    }

    private static func families(of pattern: OpaquePointer) -> [String] {
        var names: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let found = name {
            names.append(String(cString: found))
        }
        return names
    }

    fileprivate static func location(of pattern: OpaquePointer) -> FontFile.Location? {
        var path: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        var index: Int32 = 0
        // A variable font's instance number stands in the upper half; the rasteriser opens the default instance.
        if FcPatternGetInteger(pattern, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        return FontFile.Location(path: String(cString: path), index: Int(index & 0xFFFF))
    }
}

/// Fonts in the order in which they are asked for characters.
final class FontRanking {
    private let fonts: UnsafeMutablePointer<FcFontSet>?

    fileprivate init(_ fonts: UnsafeMutablePointer<FcFontSet>?) {
        self.fonts = fonts
    }

    deinit {
        if let fonts { FcFontSetDestroy(fonts) }
    }

    /// The first font that has all of some characters and passes a test.
    func first(covering scalars: [UInt32], where isUsable: (FontFile.Location) -> Bool) -> FontFile.Location? {
        guard let fonts else { return nil }
        for index in 0..<Int(fonts.pointee.nfont) {
            guard let font = fonts.pointee.fonts[index] else { continue }
            var set: OpaquePointer?
            guard scalars.isEmpty || FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch,
                scalars.allSatisfy({ FcCharSetHasChar(set, $0) != 0 }),
                let location = FontConfiguration.location(of: font), isUsable(location)
            else { continue }
            return location
        }
        return nil
    }
}
