/// A composition that an engine converts: what was done so far, and what the engine has said of it.
///
/// It is the part of an input method that keeps queries and replies together; it asks nobody itself. A method changes
/// it, hands its ``query`` over in the ``InputAnswer``, and gives it what comes back (``take(_:for:)``):
///
///     var composition = EngineComposition(engine: .zhuyin, script: .taiwan)
///     composition.append("ㄚ")                            // ask composition.query
///     composition.take(reply, for: query)                 // nil; composition.candidates are there
///     composition.pick(0)                                 // ask composition.query
///     composition.take(reply, for: query)                 // "啊" is to be inserted
///
/// Replies may be late. What is done meanwhile is kept in its order, so that a space typed before its candidates are
/// seen picks the right one. Without an engine there are no replies, and ``typed`` is the basic form.
package struct EngineComposition: Equatable, Sendable {
    /// Who is asked.
    package let engine: ConversionEngineName
    /// The characters that Chinese is wanted in; `nil` in other languages.
    package let script: ChineseScript?
    /// What was done since the composition began and is not committed.
    package private(set) var steps: [ConversionQuery.Step] = []
    /// Whether the engine has ever answered. One that has not may be missing or loading, and is not waited for.
    package private(set) var isAnswering = false
    /// Whether the engine has said what it says about all steps.
    package private(set) var isUpToDate = false
    /// What the engine has said last, and about how many of the steps.
    private var reply: ConversionReply?
    private var answered = 0

    /// An empty composition.
    package init(engine: ConversionEngineName, script: ChineseScript? = nil) {
        self.engine = engine
        self.script = script
    }

    /// Whether nothing is composed.
    package var isEmpty: Bool { steps.isEmpty }
    /// What is to be asked; `nil` for nothing.
    package var query: ConversionQuery? {
        isEmpty ? nil : ConversionQuery(engine: engine, script: script, steps: steps)
    }
    /// What can be picked. It may belong to fewer steps than there are, and ``pick(_:)`` knows to which.
    package var candidates: [Candidate] { reply?.candidates ?? [] }

    /// What is shown at the caret.
    package var text: String { text(of: reply?.preedit) }
    /// What is decided when the composition is to stay as it was typed: the text without the spaces that the engine
    /// shows between syllables.
    package var typed: String { text(of: reply.map { $0.decided + $0.reading.filter { $0 != " " } }) }

    /// A text for the steps that the engine has answered, and the steps behind them as they are.
    private func text(of known: String?) -> String {
        let isKnown = known?.isEmpty == false
        return steps.dropFirst(isKnown ? answered : 0).reduce(into: isKnown ? known ?? "" : "") { text, step in
            switch step {
            case .key(let key): text.append(key)
            case .finish(let end): text += end
            case .pick: break
            }
        }
    }

    // MARK: What is done

    /// Types a key.
    package mutating func append(_ key: Character) {
        steps.append(.key(key))
        isUpToDate = false
    }

    /// Picks one of the ``candidates``, by its number.
    /// - Returns: Whether there is such a candidate.
    @discardableResult
    package mutating func pick(_ number: Int) -> Bool {
        guard candidates.indices.contains(number) else { return false }
        // The candidates belong to the steps that were answered, whatever was typed since.
        steps.insert(.pick(number), at: answered)
        answered += 1
        reply?.candidates = []
        isUpToDate = false
        return true
    }

    /// Picks a candidate for all that was typed, seen or not.
    /// - Parameter stroke: The space or the digit that picks, which is typed if nothing is composed by then.
    package mutating func pick(_ number: Int, unseenBy stroke: String) {
        steps.append(.pick(number, unseen: stroke))
        isUpToDate = false
    }

    /// Decides everything in favour of the first candidates and types a text behind it.
    package mutating func finish(with text: String) {
        steps.append(.finish(text))
        isUpToDate = false
    }

    /// Takes the last thing back: a key, or a pick.
    package mutating func removeLast() {
        guard let last = steps.popLast() else { return }
        isUpToDate = false
        reply?.candidates = []
        guard answered > steps.count else { return }
        answered = steps.count
        if case .key(let key) = last, reply?.reading.last == key {
            reply?.reading.removeLast()
            while reply?.reading.last == " " { reply?.reading.removeLast() }
        } else {
            // What was there before a pick is known to the engine alone.
            (reply, answered) = (nil, 0)
        }
    }

    /// Forgets everything but whether there is an engine.
    package mutating func clear() {
        (steps, reply, answered, isUpToDate) = ([], nil, 0, false)
    }

    // MARK: What the engine says

    /// Whether a reply to a query is still of use.
    package func isAbout(_ query: ConversionQuery) -> Bool { !isEmpty && query == self.query }

    /// Takes a reply, unless it comes too late for what is composed now.
    /// - Returns: The text that is decided by it and is to be inserted; `nil` for none.
    package mutating func take(_ reply: ConversionReply, for query: ConversionQuery) -> String? {
        guard isAbout(query) else { return nil }
        isAnswering = true
        for number in Set(reply.idle).sorted(by: >) where number >= reply.spent && steps.indices.contains(number) {
            steps.remove(at: number)
        }
        if reply.committed != nil { steps.removeFirst(min(max(reply.spent, 0), steps.count)) }
        guard !steps.isEmpty else {
            clear()
            return reply.committed
        }
        (self.reply, answered, isUpToDate) = (reply, steps.count, true)
        return reply.committed
    }
}
