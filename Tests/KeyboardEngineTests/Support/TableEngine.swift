@testable import KeyboardEngine

/// A conversion engine with a few words, which answers at once.
struct TableEngine: ConversionEngine, ReadingConverter {
    /// The words of each reading, the likeliest first.
    var words: [String: [String]] = TableEngine.pinyin

    static let pinyin = [
        "ni": ["你", "尼", "泥"], "hao": ["好", "号"], "nihao": ["你好", "妳好"], "shi": ["是", "时"], "jie": ["街", "姐"],
        "shijie": ["世界"], "a": ["啊"],
    ]

    func conversions(of reading: String, limit: Int) -> [ReadingConversion] {
        guard !reading.isEmpty else { return [] }
        let beginnings = stride(from: reading.count, through: 1, by: -1).flatMap { length in
            (words[String(reading.prefix(length))] ?? []).map {
                ReadingConversion(candidate: Candidate($0), length: length)
            }
        }
        return Array(beginnings.prefix(limit))
    }

    func best(of reading: String) -> String {
        guard let first = reading.first else { return "" }
        guard let found = conversions(of: reading, limit: 1).first else {
            return String(first) + best(of: String(reading.dropFirst()))
        }
        return found.candidate.text + best(of: String(reading.dropFirst(found.length)))
    }
}

extension InputMode {
    /// A mode of Chinese.
    static func chinese(_ method: InputMethodName, _ language: String = "zh-Hans") -> InputMode {
        InputMode(language: language, methods: method.methods)
    }
}
