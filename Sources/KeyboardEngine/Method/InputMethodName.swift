/// The names of the input methods, by which layout files ask for them.
package enum InputMethodName: String, CaseIterable, Sendable {
    /// Dead keys and what they compose.
    case deadKeys
    /// Vietnamese by letters.
    case telex
    /// Vietnamese by digits.
    case vni
    /// The order of marks in Thai and Lao.
    case thai
    /// The order of marks in the scripts of India and in Khmer.
    case indic
    /// Korean syllables.
    case hangul
    /// Japanese by kana.
    case kana
    /// Japanese by Latin letters.
    case romaji
    /// Chinese by its sounds in Latin letters.
    case pinyin
    /// Chinese by its sounds in bopomofo.
    case zhuyin
    /// Chinese by the shapes of its characters.
    case cangjie

    /// Whether the method offers candidates.
    package var hasCandidates: Bool {
        switch self {
        case .kana, .romaji, .pinyin, .zhuyin, .cangjie, .hangul: true
        case .deadKeys, .telex, .vni, .thai, .indic: false
        }
    }

    /// Whether the method makes something else of letters and digits of ASCII, as those of codes and addresses.
    package var replacesASCII: Bool {
        switch self {
        case .telex, .vni, .hangul, .kana, .romaji, .pinyin, .zhuyin, .cangjie: true
        case .deadKeys, .thai, .indic: false
        }
    }

    /// The machines that stand for the name, in the order in which they are asked.
    package var methods: [any InputMethod.Type] {
        switch self {
        case .deadKeys: [DeadKeys.self]
        case .telex: [Telex.self]
        case .vni: [VNI.self]
        case .thai: [ThaiOrder.self]
        case .indic: [IndicOrder.self]
        case .hangul: [Hangul.self]
        case .kana: [Kana.self]
        case .romaji: [Romaji.self]
        case .pinyin: [Pinyin.self]
        case .zhuyin: [Zhuyin.self]
        case .cangjie: [Cangjie.self]
        }
    }
}
