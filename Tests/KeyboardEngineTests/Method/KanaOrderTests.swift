import Testing

@testable import KeyboardEngine

/// Random strokes on kana, and an engine that answers late, never or twice.
@Suite struct KanaOrderTests {
    private let engine = TableEngine.japanese

    @Test func nothingIsLostAndNothingIsReordered() {
        var random = SeededGenerator()
        var (partial, late) = (0, 0)
        for _ in 0..<400 {
            var field = TypedText(
                mode: InputMode(language: "ja", methods: InputMethodName.kana.methods, dictionary: ["か": ["火", "蚊"]]))
            var (model, queries): (NaiveKana, [ConversionQuery]) = (NaiveKana(words: engine.words), [])
            for _ in 0..<60 {
                if let query = field.query, queries.last != query { queries.append(query) }
                let offered = field.candidates.map(\.text)
                switch Int.random(in: 0..<16, using: &random) {
                case 0, 1:
                    field.delete()
                    if model.reading.isEmpty {
                        model.decided = String(model.decided.dropLast())
                    } else {
                        model.delete()
                    }
                case 2...5:
                    let query = field.query
                    field.reply(engine)
                    if let query { model.hear(query, offered, field.candidates.map(\.text)) }
                case 6:
                    guard let query = queries.randomElement(using: &random) else { break }
                    let isKept = model.shown != nil
                    field.stroke(.converted(engine.reply(to: query), for: query))
                    model.hear(query, offered, field.candidates.map(\.text))
                    if isKept { late += 1 }
                    #expect(!isKept || field.candidates.map(\.text).starts(with: offered), "seed \(Seed.value)")
                case 7 where !offered.isEmpty:
                    let number = Int.random(in: 0..<offered.count, using: &random)
                    field.stroke(.pick(number))
                    model.decide(offered[number])
                    if !model.reading.isEmpty { partial += 1 }
                case 8:
                    field.stroke(.returnKey)
                    model.end()
                case 9, 10:
                    field.tap(" ")
                    model.space(offered)
                default:
                    let kana = ["きょう", "は", "い", "にほ", "ん", "か", "です"].randomElement(using: &random) ?? "は"
                    for character in kana {
                        field.tap(String(character))
                        model.type(character)
                    }
                }
                #expect(field.before == model.decided, "seed \(Seed.value)")
                #expect(field.composition == model.composition, "seed \(Seed.value)")
                if field.text != model.decided + model.composition { return }
            }
        }
        #expect(partial > 100 && late > 40, "Both happen.")
    }
}

/// Japanese typing with kana, as the text that is decided and the kana that are not.
private struct NaiveKana {
    let words: [String: [String]]
    var decided = ""
    private(set) var reading = "" {
        didSet { if let converted, !reading.hasPrefix(converted) { self.converted = nil } }
    }
    /// The candidate that is shown in the place of the reading, and its number.
    private(set) var shown: (text: String, number: Int)?
    private var isWaiting = false
    /// What the engine has answered last, as long as the reading begins with it.
    private var converted: String?
    private var isAnswering = false

    init(words: [String: [String]]) {
        self.words = words
    }

    var composition: String { shown.map { $0.text + rest(behind: $0.text) } ?? reading }

    /// The reading without the kana that a word stands for. All words of the tables have one reading.
    private func rest(behind text: String) -> String {
        if text == reading || KanaScript.hiragana(of: text) == reading { return "" }
        let kana = words.first { $0.value.contains(text) }?.key ?? reading
        return String(reading.dropFirst(kana.count))
    }

    mutating func type(_ kana: Character) {
        if let shown { decide(shown.text) }
        reading.append(kana)
        isWaiting = false
    }

    mutating func delete() {
        if shown == nil, !isWaiting { reading.removeLast() }
        (shown, isWaiting) = (nil, false)
    }

    mutating func decide(_ text: String) {
        decided += text
        reading = rest(behind: text)
        (shown, isWaiting) = (nil, false)
    }

    mutating func end() {
        if reading.isEmpty { decided += "\n" } else { decide(shown?.text ?? reading) }
    }

    mutating func space(_ offered: [String]) {
        if reading.isEmpty {
            decided += "\u{3000}"
        } else if let shown {
            show((shown.number + 1) % offered.count, of: offered)
        } else if isAnswering, converted != reading, !isWaiting {
            isWaiting = true
        } else {
            showFirst(of: offered)
        }
    }

    private mutating func showFirst(of offered: [String]) {
        isWaiting = false
        let isKnown = converted == reading && !(TableEngine(words: words).conversions(of: reading, limit: 1).isEmpty)
        guard let first = isKnown ? 0 : offered.firstIndex(where: { $0 != reading }) else { return }
        show(first, of: offered)
    }

    private mutating func show(_ number: Int, of offered: [String]) {
        (shown, isWaiting) = ((offered[number], number), false)
    }

    /// Hears what the engine says; `after` is what is offered then.
    mutating func hear(_ query: ConversionQuery, _ before: [String], _ after: [String]) {
        guard query == ConversionQuery(engine: .anthy, reading: reading) else { return }
        (isAnswering, converted) = (true, reading)
        if isWaiting { showFirst(of: after) }
    }
}
