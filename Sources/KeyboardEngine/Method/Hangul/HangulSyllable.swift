/// A syllable under construction: a consonant, a vowel and a final, of which any may be missing.
///
/// A final is there only behind a consonant and a vowel. Letters that make no syllable are one letter: a consonant, or a
/// vowel that may be compound.
struct HangulSyllable: Equatable, Sendable {
    private var initial: Jamo?
    private var vowel: Jamo?
    private var final: Jamo?

    /// Whether there is nothing of it.
    var isEmpty: Bool { initial == nil && vowel == nil }

    /// The syllable as one character; a letter alone as it is.
    var text: String {
        guard let initial, let vowel, let first = initial.initialIndex, let middle = vowel.vowelIndex else {
            return (initial ?? vowel).map { String($0.scalar) } ?? ""
        }
        // The Unicode Standard, 3.12: 21 vowels and 28 finals, none of which is the first.
        let value = 0xAC00 + (first * 21 + middle) * 28 + (final?.finalIndex ?? 0)
        return Unicode.Scalar(value).map { String($0) } ?? ""
    }

    /// Takes a letter up.
    /// - Returns: Whether it was; a letter that has no place here begins the next syllable.
    mutating func add(_ jamo: Jamo) -> Bool {
        jamo.isVowel ? addVowel(jamo) : addConsonant(jamo)
    }

    private mutating func addVowel(_ jamo: Jamo) -> Bool {
        guard final == nil else { return false }
        guard let vowel else {
            self.vowel = jamo
            return true
        }
        guard let compound = vowel.joined(with: jamo) else { return false }
        self.vowel = compound
        return true
    }

    private mutating func addConsonant(_ jamo: Jamo) -> Bool {
        guard !isEmpty else {
            guard jamo.initialIndex != nil else { return false }
            initial = jamo
            return true
        }
        guard initial != nil, vowel != nil else { return false }
        guard let last = final == nil ? jamo : final?.joined(with: jamo), last.finalIndex != nil else { return false }
        final = last
        return true
    }

    /// Gives up the consonant that belongs to the vowel behind it: the final, or the second half of a compound one.
    mutating func takeFinal() -> HangulSyllable? {
        guard let final else { return nil }
        let halves = final.halves
        self.final = halves?.first
        var next = HangulSyllable()
        next.initial = halves?.second ?? final
        return next
    }

    /// Takes the last letter away, of a compound the second half.
    mutating func removeLast() {
        if let final {
            self.final = final.halves?.first
        } else if let vowel {
            self.vowel = vowel.halves?.first
        } else {
            initial = nil
        }
    }
}
