/// What can be picked in the place of a Japanese reading or of its beginning, and what is asked of the engine about it.
///
/// First come the words of the mode's dictionary, then what the engine says, last the reading and its katakana. Until
/// the engine has answered what was typed since, what it said about the beginning of the reading stays: picking it
/// leaves the rest. An engine that is missing answers nothing, and the dictionary and the scripts remain.
struct KanaCandidates: Equatable, Sendable {
    /// Something that can be picked.
    struct Choice: Equatable, Sendable {
        /// What it types.
        let candidate: Candidate
        /// How many kana from the beginning of the reading it takes the place of; `nil` for all that is composed.
        let length: Int?
    }

    /// What the engine has said, and about which kana.
    private struct Conversion: Equatable, Sendable {
        let kana: String
        let choices: [Choice]
    }

    /// What can be picked, the likeliest first. Each text is there once.
    private(set) var choices: [Choice] = []
    private let dictionary: [String: [String]]
    private var reading = ""
    /// The kana that the engine was asked about last; empty for none.
    private var asked = ""
    private var conversion: Conversion?
    /// Whether the engine has ever answered. One that has not may be missing or loading, and is not waited for.
    private var isAnswering = false

    /// Nothing to pick yet.
    init(dictionary: [String: [String]]) {
        self.dictionary = dictionary
    }

    /// What is offered.
    var candidates: [Candidate] { choices.map(\.candidate) }

    /// Whether an engine that answers has not said yet what it says about the kana.
    var isExpected: Bool { isAnswering && conversion?.kana != asked }

    /// The number of the candidate that a space shows first: the likeliest, or where no engine says what that is, the
    /// first other than the reading.
    var first: Int? {
        if let conversion, conversion.kana == asked, !conversion.choices.isEmpty { return 0 }
        return choices.firstIndex { $0.candidate.text != reading }
    }

    /// Offers what there is for a reading.
    /// - Parameters:
    ///   - reading: All that is composed, with the letters behind the kana.
    ///   - kana: What of it is to be converted.
    /// - Returns: What is to be asked; `nil` where that was asked already.
    mutating func offer(for reading: String, kana: String) -> ConversionQuery? {
        self.reading = reading
        if let conversion, !kana.hasPrefix(conversion.kana) { self.conversion = nil }
        choices = found
        guard kana != asked else { return nil }
        asked = kana
        return query
    }

    /// Takes what the engine says.
    /// - Parameter keepsOrder: Whether what is offered stays where it is, and only what is new is added behind it.
    /// - Returns: Whether it is about the kana; what is late changes nothing.
    mutating func take(_ reply: ConversionReply, for query: ConversionQuery, keepsOrder: Bool) -> Bool {
        guard let current = self.query, query == current else { return false }
        isAnswering = true
        conversion = Conversion(
            kana: asked,
            choices: reply.candidates.enumerated().map { index, candidate in
                let length = reply.lengths.indices.contains(index) ? reply.lengths[index] : asked.count
                return Choice(candidate: candidate, length: min(max(length, 1), asked.count))
            })
        choices = keepsOrder ? Self.unique(choices + found) : found
        return true
    }

    /// Forgets everything but whether there is an engine.
    mutating func clear() {
        (choices, reading, asked, conversion) = ([], "", "", nil)
    }

    private var query: ConversionQuery? {
        asked.isEmpty ? nil : ConversionQuery(engine: KanaReading.engine, reading: asked)
    }

    private var found: [Choice] {
        guard !reading.isEmpty else { return [] }
        func whole(_ text: String) -> Choice { Choice(candidate: Candidate(text), length: nil) }
        let words = (dictionary[reading] ?? []).map(whole)
        return Self.unique(words + converted + [reading, KanaScript.katakana(of: reading)].map(whole))
    }

    /// What the engine says, without the kana that are offered last anyway, unless it takes them for the likeliest.
    private var converted: [Choice] {
        guard let conversion else { return [] }
        let kana = [conversion.kana, KanaScript.katakana(of: conversion.kana)]
        return conversion.choices.prefix(1)
            + conversion.choices.dropFirst().filter { !kana.contains($0.candidate.text) }
    }

    private static func unique(_ choices: [Choice]) -> [Choice] {
        var known: Set<String> = []
        return choices.filter { !$0.candidate.text.isEmpty && known.insert($0.candidate.text).inserted }
    }
}
