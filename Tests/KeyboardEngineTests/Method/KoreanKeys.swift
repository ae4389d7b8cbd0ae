import Foundation

/// Keys of Korean keyboards by which tests type: made of Unicode's own decomposition, independent of the method.
enum KoreanKeys {
    /// The letters of a Latin keyboard with the jamo on the same keys, and with shift.
    static let places: [(latin: Character, jamo: Character, shifted: Character)] = zip(
        "qwertyuiopasdfghjklzxcvbnm", zip("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", "ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ")
    ).map { ($0, $1.0, $1.1) }

    /// Every jamo that a key types.
    static let jamo = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")

    /// What other keyboards type with the keys of `places`, in the same order; shifted in the second line.
    static let layouts = [
        ("qwertyuiopasdfghjklzxcvbnm", "QWERTYUIOPASDFGHJKLZXCVBNM"),
        ("azertyuiopqsdfghjklwxcvbn,", "AZERTYUIOPQSDFGHJKLWXCVBN?"),
        ("qwertzuiopasdfghjklyxcvbnm", "QWERTZUIOPASDFGHJKLYXCVBNM"),
        ("',.pyfgcrlaoeuidhtn;qjkxbm", "\"<>PYFGCRLAOEUIDHTN:QJKXBM"),
        ("йцукенгшщзфывапролдячсмить", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"),
    ]

    /// The usage of a Latin letter's key.
    static func usage(_ latin: Character) -> Int { 4 + Int(latin.asciiValue ?? 97) - 97 }

    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ").map { String($0) }
    private static let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ"
        .split(separator: " ").map(String.init)
    private static let finals = "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
        .split(separator: " ").map(String.init)

    /// The jamo keys that type a text; characters that are no syllables stay.
    static func keys(of text: String) -> String {
        text.decomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x1100...0x1112: initials[Int(scalar.value - 0x1100)]
            case 0x1161...0x1175: vowels[Int(scalar.value - 0x1161)]
            case 0x11A8...0x11C2: finals[Int(scalar.value - 0x11A8)]
            default: String(scalar)
            }
        }.joined()
    }

    /// What keys show that make one syllable or a part of it.
    static let shapes: [String: String] = {
        var shapes: [String: String] = [:]
        for value in UInt32(0xAC00)...0xD7A3 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            shapes[keys(of: String(scalar))] = String(scalar)
        }
        for letter in jamo { shapes[String(letter)] = String(letter) }
        for (keys, letter) in zip(["ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅡㅣ"], "ㅘㅙㅚㅝㅞㅟㅢ") {
            shapes[keys] = String(letter)
        }
        return shapes
    }()
}

/// Korean typing as a list of keys that is looked up after each stroke.
struct NaiveKorean {
    private var decided: [String] = []
    private var keys = ""

    var text: String { decided.joined() + composition }
    var composition: String { KoreanKeys.shapes[keys] ?? "" }

    mutating func type(_ key: Character) {
        if KoreanKeys.shapes[keys + String(key)] != nil {
            keys.append(key)
        } else if "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ".contains(key), keys.count > 1, let last = keys.last,
            KoreanKeys.shapes["\(last)\(key)"] != nil, !"ㅗㅜㅡ".contains(last)
        {
            keys.removeLast()
            decided.append(composition)
            keys = "\(last)\(key)"
        } else {
            finish()
            keys = String(key)
        }
    }

    mutating func finish(with text: String? = nil) {
        decided += keys.isEmpty ? [] : [composition]
        decided += text.map { [$0] } ?? []
        keys = ""
    }

    /// Puts one text in the place of the word that the decided text ends with.
    mutating func replace(_ word: String, with text: String) {
        decided.removeLast(word.count)
        decided += text.map { String($0) }
    }

    mutating func delete() {
        if keys.isEmpty { _ = decided.popLast() } else { keys.removeLast() }
    }
}
