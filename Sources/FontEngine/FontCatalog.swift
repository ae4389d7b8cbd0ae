import CFontconfig
import Foundation
import TextEngine

/// Knows which font files this machine has.
///
/// fontconfig has the last word, but its start costs as much as a whole window, so the fonts that every interface
/// begins with are looked for first where their packages put them. A variable TYPECASE_FONTS names a folder that is
/// searched before both.
struct FontCatalog {
    private var config: OpaquePointer?
    private var isConfigLoaded = false

    /// The file for a wish, or `nil` when the machine has no fonts at all.
    mutating func location(for spec: FontSpec) -> FontFile.Location? {
        if let known = Self.knownLocation(for: spec) { return known }
        return match(family: Self.familyName(of: spec), spec: spec, scalar: nil)
    }

    /// A file that has a glyph for a character, preferably like the wish; `nil` when no font has one.
    mutating func location(covering scalar: UInt32, like spec: FontSpec, prefersEmoji: Bool) -> FontFile.Location? {
        if prefersEmoji, let emoji = Self.existing([Self.emojiPath]) { return emoji }
        return match(family: prefersEmoji ? "emoji" : Self.familyName(of: spec), spec: spec, scalar: scalar)
    }

    /// Whether a family of this name is installed, as opposed to one that would stand in for it.
    mutating func hasFamily(_ name: String) -> Bool {
        let spec = FontSpec(design: .family(name), size: 12)
        if Self.knownLocation(for: spec) != nil { return true }
        guard let location = match(family: name, spec: spec, scalar: nil) else { return false }
        return familyNames(of: location).contains { $0.caseInsensitiveCompare(name) == .orderedSame }
    }

    // MARK: Known places

    private static let emojiPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
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

    private static func knownLocation(for spec: FontSpec) -> FontFile.Location? {
        var file: String
        var folder: String
        switch familyName(of: spec) {
        case "Inter":
            folder = interFolder
            // The display cut is drawn for titles: tighter and finer, as iOS switches at the same size.
            file = spec.size >= 20 ? "InterDisplay-" : "Inter-"
            file += interStyle(weight: spec.weight, isItalic: spec.isItalic) + ".otf"
        case "Liberation Sans", "Liberation Mono", "Liberation Serif":
            folder = liberationFolder
            let style = (spec.weight >= 600 ? "Bold" : "") + (spec.isItalic ? "Italic" : "")
            file = familyName(of: spec).replacingOccurrences(of: " ", with: "")
            file += "-" + (style.isEmpty ? "Regular" : style) + ".ttf"
        default: return nil
        }
        let chosen = ProcessInfo.processInfo.environment["TYPECASE_FONTS"].map { $0 + "/" + file }
        return existing([chosen, folder + file].compactMap { $0 })
    }

    private static func interStyle(weight: Int, isItalic: Bool) -> String {
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        let name = names[min(max((weight + 50) / 100 - 1, 0), names.count - 1)]
        return isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    }

    private static func existing(_ paths: [String]) -> FontFile.Location? {
        paths.first { access($0, R_OK) == 0 }.map { FontFile.Location(path: $0, index: 0) }
    }

    // MARK: fontconfig

    private mutating func match(family: String, spec: FontSpec, scalar: UInt32?) -> FontFile.Location? {
        if !isConfigLoaded {
            isConfigLoaded = true
            config = FcInitLoadConfigAndFonts()
        }
        guard let config, let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(spec.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, spec.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_OUTLINE, family == "emoji" ? 0 : 1)
        if let scalar {
            let set = FcCharSetCreate()
            FcCharSetAddChar(set, scalar)
            FcPatternAddCharSet(pattern, FC_CHARSET, set)
            FcCharSetDestroy(set)
        }
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        if scalar == nil {
            guard let match = FcFontMatch(config, pattern, &result) else { return nil }
            defer { FcPatternDestroy(match) }
            return Self.location(of: match)
        }
        return sortedMatch(config, pattern: pattern, scalar: scalar ?? 0)
    }

    /// The best font that really has the character: fontconfig's order weighs the family above the coverage.
    private func sortedMatch(
        _ config: OpaquePointer, pattern: OpaquePointer, scalar: UInt32
    ) -> FontFile.Location? {
        var result = FcResultNoMatch
        guard let fonts = FcFontSort(config, pattern, 1, nil, &result) else { return nil }
        defer { FcFontSetDestroy(fonts) }
        for index in 0..<Int(fonts.pointee.nfont) {
            guard let font = fonts.pointee.fonts[index] else { continue }
            var set: OpaquePointer?
            guard FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch, FcCharSetHasChar(set, scalar) != 0
            else { continue }
            return Self.location(of: font)
        }
        return nil
    }

    private func familyNames(of location: FontFile.Location) -> [String] {
        var count: Int32 = 0
        guard let pattern = FcFreeTypeQuery(location.path, UInt32(clamping: location.index), nil, &count) else {
            return []
        }
        defer { FcPatternDestroy(pattern) }
        var names: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let found = name {
            names.append(String(cString: found))
        }
        return names
    }

    private static func location(of pattern: OpaquePointer) -> FontFile.Location? {
        var path: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        var index: Int32 = 0
        // A variable font's instance number stands in the upper half; the rasteriser opens the default instance.
        if FcPatternGetInteger(pattern, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        return FontFile.Location(path: String(cString: path), index: Int(index & 0xFFFF))
    }
}
