/// The end of a text in a script of India: a letter and the marks on it.
struct IndicSyllable: Sendable {
    /// The letter, and what it is; `nil` where the text begins with marks or another script is before them.
    private let base: (scalar: Unicode.Scalar, kind: IndicMark)?
    /// The marks behind it.
    private var marks: [Unicode.Scalar] = []

    /// No syllable has more marks that anything is made of.
    private static let mostMarks = 8

    init(endOf text: some BidirectionalCollection<Unicode.Scalar>) {
        var base: (Unicode.Scalar, IndicMark)?
        for scalar in text.reversed().prefix(Self.mostMarks + 1) {
            guard let kind = IndicMark(scalar) else { break }
            if kind == .consonant || kind == .vowel {
                base = (scalar, kind)
                break
            }
            marks.insert(scalar, at: 0)
        }
        self.base = base
    }

    /// What a mark makes of the syllable's end; `nil` if it goes behind it as it is.
    func change(by scalar: Unicode.Scalar) -> IndicChange? {
        guard let base, IndicMark.share(base.scalar, scalar) else { return nil }
        return switch IndicMark(scalar) {
        case .nukta: base.kind == .consonant ? nuktaChange(scalar) : nil
        case .vowelSign, .lengthSign: vowelChange(scalar, on: base)
        case .consonant, .vowel, .bindu, .virama, nil: nil
        }
    }

    /// A nukta follows its consonant, before all other marks (The Unicode Standard, section 12.1, "Combining Character
    /// Sequences": a consonant with nukta is one letter).
    private func nuktaChange(_ nukta: Unicode.Scalar) -> IndicChange? {
        guard !marks.isEmpty, !marks.contains(where: { IndicMark($0) == .nukta }) else { return nil }
        return IndicChange(marks.count, [nukta] + marks)
    }

    /// Candrabindu, anusvara and visarga follow the vowel sign (section 12.1, rules for the order of marks in a syllable).
    private func vowelChange(
        _ sign: Unicode.Scalar, on base: (scalar: Unicode.Scalar, kind: IndicMark)
    ) -> IndicChange? {
        let bindus = Array(marks.reversed().prefix { IndicMark($0) == .bindu }.reversed())
        let inner = marks.dropLast(bindus.count)
        guard let last = inner.last, IndicMark(last) != .nukta else {
            // Nothing but the letter is there, perhaps with a nukta.
            if inner.isEmpty, base.kind == .vowel {
                return IndicVowels.combined(base.scalar, sign).map { IndicChange(bindus.count + 1, [$0] + bindus) }
            }
            guard base.kind == .consonant, !bindus.isEmpty else { return nil }
            return IndicChange(bindus.count, [sign] + bindus)
        }
        let kind = IndicMark(last)
        guard kind == .vowelSign || kind == .lengthSign else { return nil }
        if let both = IndicVowels.combined(last, sign) {
            return IndicChange(bindus.count + 1, [both] + bindus)
        }
        // A syllable has one vowel (section 12.1). More than one was meant by whoever wrote them.
        let vowels = inner.count { IndicMark($0) != .nukta }
        guard vowels == 1, kind == .vowelSign, IndicMark(sign) == .vowelSign, base.kind == .consonant,
            !IndicVowels.standTogether(last, sign)
        else { return nil }
        return IndicChange(bindus.count + 1, [sign] + bindus)
    }
}
