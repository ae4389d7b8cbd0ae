@testable import KeyboardEngine

/// A conversion engine with a few words, which answers at once.
struct TableEngine: ConversionEngine, ReadingConverter {
    /// The words of each reading, the likeliest first.
    var words: [String: [String]] = TableEngine.pinyin

    static let pinyin = [
        "ni": ["你", "尼", "泥"], "hao": ["好", "号"], "nihao": ["你好", "妳好"], "shi": ["是", "时"], "jie": ["街", "姐"],
        "shijie": ["世界"], "a": ["啊"],
    ]

    /// Kana, in whose readings an n is a ん.
    static let japanese = TableEngine(words: [
        "きょう": ["今日", "京", "きょう"], "は": ["は", "歯"], "きょうは": ["今日は"], "いい": ["良い"], "ん": ["ん"], "に": ["二", "荷"],
        "にほん": ["日本", "二本"], "か": ["蚊", "課"], "です": ["です", "出巣"], "かん": ["缶"],
    ])

    static let korean = TableEngine(words: [
        "한": ["韓", "漢"], "자": ["字", "者"], "한자": ["漢字"], "나": ["羅"], "사": ["四"], "사자": ["獅子"], "사자성어": ["四字成語"],
    ])

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
