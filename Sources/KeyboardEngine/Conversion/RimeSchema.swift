import Foundation

/// How librime is to convert keys, in its own words (a schema file).
///
/// Only what types and converts is in it: no user's dictionary, no punctuation, no keys that do other things. The
/// words are those of the schemas that distributions have.
struct RimeSchema: Sendable {
    /// What the schema is called, and its file.
    let name: String
    /// The dictionary and the table of spellings, by their names.
    private let dictionary: String
    private let prism: String
    /// The part that makes candidates of keys.
    private let translator: String
    /// The part about keys and how spellings become others.
    private let speller: String
    /// The package of Debian that has the dictionary.
    let package: String
    /// The keys as librime knows them, each for the sign that is shown.
    let keys: [Character: Character]
    /// The signs that are shown, each for librime's key.
    let signs: [Character: Character]
    /// Whether keys are shown as other signs than librime's.
    var translatesKeys: Bool { keys != signs }

    /// The schema of an engine; `nil` for one that is none of librime's.
    init?(_ engine: ConversionEngineName) {
        name = "typecase_\(engine.rawValue)"
        switch engine {
        case .pinyin:
            (dictionary, prism, translator) = ("luna_pinyin", "luna_pinyin", "script_translator")
            package = "rime-data-luna-pinyin"
            keys = Dictionary(uniqueKeysWithValues: "abcdefghijklmnopqrstuvwxyz'".map { ($0, $0) })
            speller = """
                  alphabet: zyxwvutsrqponmlkjihgfedcba
                  delimiter: " '"
                  algebra:
                    __patch: ["pinyin:/abbreviation", "pinyin:/spelling_correction", "pinyin:/key_correction"]
                """
        case .zhuyin:
            (dictionary, prism, translator) = ("terra_pinyin", "bopomofo_tw", "script_translator")
            package = "rime-data-bopomofo"
            keys = Dictionary(uniqueKeysWithValues: zip(Bopomofo.signs, Bopomofo.hardwareKeys))
            speller = """
                  alphabet: "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/- 6347"
                  initials: "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/-"
                  finals: " 6347"
                  delimiter: "'"
                  use_space: true
                  algebra:
                    __patch: ["zhuyin:/pinyin_to_zhuyin", "zhuyin:/abbreviation", "zhuyin:/keymap_bopomofo"]
                """
        case .cangjie:
            (dictionary, prism, translator) = ("cangjie5", "cangjie5", "table_translator")
            package = "rime-data-cangjie5"
            keys = Dictionary(uniqueKeysWithValues: zip(CangjieRadicals.signs, CangjieRadicals.letters))
            speller = """
                  alphabet: zyxwvutsrqponmlkjihgfedcba
                  delimiter: " ;"
                """
        case .anthy, .hanja: return nil
        }
        signs = Dictionary(uniqueKeysWithValues: keys.map { ($0.value, $0.key) })
    }

    /// What is done to the candidates last.
    private var lastFilters: String {
        // By its shape one looks for a character rather than for a word.
        translator == "table_translator" ? "uniquifier, single_char_filter" : "uniquifier"
    }

    /// The file's text.
    var text: String {
        """
        schema: {schema_id: \(name), name: \(name), version: "1"}
        engine:
          processors: [speller, express_editor]
          segmentors: [abc_segmentor, fallback_segmentor]
          translators: [\(translator)]
          filters: [\(ChineseScript.allCases.map { "simplifier@\($0.rimeOption)" }.joined(separator: ", ")), \(lastFilters)]
        speller:
        \(speller)
        translator:
          dictionary: \(dictionary)
          prism: \(prism)
          enable_user_dict: false
          enable_sentence: true
          enable_charset_filter: true
          enable_encoder: false
          encode_commit_history: false

        """
            + ChineseScript.allCases.map {
                "\($0.rimeOption): {option_name: \($0.rimeOption), opencc_config: \($0.conversionTable), tips: none}\n"
            }.joined()
    }

    /// How much of the data is in a folder.
    enum Data: Equatable {
        /// Nothing that can be used.
        case missing
        /// The words, of which the dictionary is to be built, which takes seconds.
        case words
        /// The dictionary as librime reads it.
        case dictionary
    }

    /// Looks for the data.
    /// - Parameter folder: Where the data of all programs is, usually /usr/share/rime-data.
    func data(in folder: String) -> Data {
        func has(_ file: String) -> Bool { FileManager.default.isReadableFile(atPath: "\(folder)/\(file)") }
        if has("build/\(dictionary).table.bin"), has("build/\(prism).prism.bin") { return .dictionary }
        return has("\(dictionary).dict.yaml") ? .words : .missing
    }
}

extension ChineseScript {
    /// The option of our schemas that converts into these characters.
    var rimeOption: String { "script_\(rawValue)" }

    /// The table of OpenCC that converts the dictionaries' traditional characters into these.
    fileprivate var conversionTable: String {
        switch self {
        case .simplified: "t2s.json"
        case .taiwan: "t2tw.json"
        case .hongKong: "t2hk.json"
        }
    }
}
