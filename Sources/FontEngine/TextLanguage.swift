import CHarfBuzz
import TextEngine

/// The language of a text, as fonts and those who find them know it.
struct TextLanguage: Hashable {
    /// HarfBuzz's name for it, of which there is one for each tag. It is never freed.
    let tag: OpaquePointer

    /// The longest tag that is looked at. BCP 47 counts on 35 letters (section 4.4.1).
    private static let longestTag = 64

    /// The language of a BCP 47 tag, or `nil` when there is no tag, or none that could be one.
    init?(_ tag: String?) {
        guard let tag, !tag.isEmpty, tag.utf8.count <= Self.longestTag,
            tag.utf8.allSatisfy({ Self.isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }),
            let found = hb_language_from_string(tag, -1)
        else { return nil }
        self.tag = found
    }

    private init(tag: OpaquePointer) { self.tag = tag }

    private static func isLetterOrDigit(_ unit: UInt8) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit & 0xDF)
    }

    /// The language that SDL_ttf shapes all text in: that of the process.
    static var ofRasterizer: TextLanguage? { hb_language_get_default().map(TextLanguage.init(tag:)) }

    /// What fontconfig calls the language, which knows countries and tells the ways to write Chinese apart by them.
    var fontconfigName: String {
        let parts = String(cString: hb_language_to_string(tag)).split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
        guard let language = parts.first else { return "und" }
        // Two letters, or three digits; a script has four letters.
        let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
        if language == "zh", !["cn", "sg", "tw", "hk", "mo"].contains(region) || parts.contains("hans") {
            return parts.contains("hant") ? "zh-tw" : "zh-cn"
        }
        return region.map { language + "-" + $0 } ?? language
    }

    /// Whether a face has rules for the language in a script that differ from those of other languages.
    fileprivate func hasSystem(in face: OpaquePointer, script: Script) -> Bool {
        let most = 4
        var scripts = [hb_tag_t](repeating: 0, count: most)
        var languages = [hb_tag_t](repeating: 0, count: most)
        var (scriptCount, languageCount) = (UInt32(most), UInt32(most))
        hb_ot_tags_from_script_and_language(
            hb_script_t(script.rawValue), tag, &scriptCount, &scripts, &languageCount, &languages)
        return ["GSUB", "GPOS"].contains { name in
            let table = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
            var (index, chosen, system) = (UInt32(0), hb_tag_t(0), UInt32(0))
            guard
                hb_ot_layout_table_select_script(face, table, scriptCount, &scripts, &index, &chosen) != 0
                    || chosen != 0
            else { return false }
            return hb_ot_layout_script_select_language(
                face, table, index, languageCount, &languages, &system) != 0
        }
    }
}

extension FontFile {
    /// The language that text is shaped in: `nil` where the face treats it as any other. Words of many languages are
    /// then one word.
    func language(_ language: TextLanguage?, script: Script) -> TextLanguage? {
        guard let language else { return nil }
        let key = LanguageKey(language: language, script: script)
        if let known = languageSystems[key] { return known ? language : nil }
        let has = language.hasSystem(in: face, script: script)
        languageSystems[key] = has
        return has ? language : nil
    }
}

/// A language in a script, which a face is asked about.
struct LanguageKey: Hashable {
    var language: TextLanguage
    var script: Script
}
