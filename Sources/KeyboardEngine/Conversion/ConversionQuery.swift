/// The engines that know words and characters, each of which an installed library brings.
package enum ConversionEngineName: String, CaseIterable, Sendable {
    /// Chinese by its sounds in Latin letters, by librime.
    case pinyin
    /// Chinese by its sounds in bopomofo, by librime.
    case zhuyin
    /// Chinese by the shapes of its characters, by librime.
    case cangjie
    /// Japanese by its sounds in hiragana, by libanthy.
    case anthy
    /// The Chinese characters of Korean words, by libhangul.
    case hanja
}

/// What is asked of a conversion engine: everything that was done since the composition began.
///
/// An engine remembers nothing between two queries. It carries out the steps from the first to the last and says what
/// is there then (``ConversionReply``), so that the same query has the same reply, and one that comes too late is known
/// by its query.
package struct ConversionQuery: Hashable, Sendable {
    /// One thing that was done.
    package enum Step: Hashable, Sendable {
        /// A key was typed. It is the sign that is shown for it: a letter of pinyin, ㄅ, 日, or a kana.
        case key(Character)
        /// A candidate was picked, by its number among those that there are after the steps before. It may have been
        /// picked unseen, by a space or a digit, which stands beside it. Where nothing is composed any more, that is
        /// typed. Where nothing can be picked, the keys are decided as they are and it is typed behind them, except for
        /// a space, which is spent on that.
        case pick(Int, unseen: String = "")
        /// Everything was decided in favour of the first candidates, and a text was typed behind it.
        case finish(String)
    }

    /// Who is asked.
    package let engine: ConversionEngineName
    /// The characters that Chinese is wanted in; `nil` in other languages.
    package let script: ChineseScript?
    /// What was done, the first thing first.
    package let steps: [Step]
    /// How many candidates are wanted at most.
    package let limit: Int

    /// How many steps are converted at most. What is longer is left as it was typed.
    package static let longest = 192
    /// How many candidates there are at most, whatever is wanted.
    package static let mostCandidates = 256

    /// Describes a query.
    package init(engine: ConversionEngineName, script: ChineseScript? = nil, steps: [Step], limit: Int = 64) {
        self.engine = engine
        self.script = script
        self.steps = steps
        self.limit = min(max(limit, 0), Self.mostCandidates)
    }

    /// Asks what a reading stands for, with nothing picked.
    package init(engine: ConversionEngineName, script: ChineseScript? = nil, reading: String, limit: Int = 64) {
        self.init(engine: engine, script: script, steps: reading.map(Step.key), limit: limit)
    }
}
