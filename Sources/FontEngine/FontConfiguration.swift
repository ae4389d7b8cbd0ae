import CFontconfig

/// What fontconfig knows: the fonts of the machine, of a folder, or of both.
final class FontConfiguration {
    /// A font that was found for a family.
    struct Match {
        var location: FontFile.Location
        /// All names of its family, in all languages.
        var families: [String]
    }

    /// A family and a look that fonts are ranked by.
    struct Wish: Hashable {
        var family: String
        /// 100 to 900, as in OpenType.
        var weight: Int
        var isItalic: Bool
        var isEmoji = false
    }

    private let config: OpaquePointer
    private var rankings: [Wish: FontRanking] = [:]
    private static let rankingLimit = 32

    /// Reads the machine's configuration, which costs as much as a whole window, or begins with none.
    init?(folder: String?, usesMachine: Bool) {
        guard let config = usesMachine ? FcInitLoadConfigAndFonts() : FcConfigCreate() else { return nil }
        self.config = config
        if let folder { FcConfigAppFontAddDir(config, folder) }
    }

    deinit {
        FcConfigDestroy(config)
    }

    /// The font that fontconfig takes for a wish: of another family where that one is not installed.
    func best(for wish: Wish) -> Match? {
        guard let pattern = pattern(for: wish) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        guard let match = FcFontMatch(config, pattern, &result) else { return nil }
        defer { FcPatternDestroy(match) }
        guard let location = Self.location(of: match) else { return nil }
        return Match(location: location, families: Self.families(of: match))
    }

    /// All fonts, those first that are most like the wish. Asked once for a wish: it costs half a millisecond.
    func ranking(for wish: Wish) -> FontRanking {
        if let known = rankings[wish] { return known }
        if rankings.count >= Self.rankingLimit { rankings.removeAll() }
        let ranking = FontRanking(sorted(for: wish))
        rankings[wish] = ranking
        return ranking
    }

    private func sorted(for wish: Wish) -> UnsafeMutablePointer<FcFontSet>? {
        guard let pattern = pattern(for: wish) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        return FcFontSort(config, pattern, 0, nil, &result)
    }

    private func pattern(for wish: Wish) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        FcPatternAddString(pattern, FC_FAMILY, wish.family)
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(wish.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, wish.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_OUTLINE, wish.isEmoji ? 0 : 1)
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
