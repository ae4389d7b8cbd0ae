import Synchronization
import _FoundationICU

/// The toolchain's own ICU, behind the questions that the engine asks of it. No other file imports it.
///
/// All offsets count UTF-16 units from the start of the buffer. Nothing here fails: where ICU does, or a buffer is
/// longer than ICU's offsets reach, the answer is the simpler one of `PlainBreaks`.
package enum ICU {
    /// Divides `units` into words and what stands between them, by UAX #29 and, where a script writes no spaces
    /// between words (Thai, Lao, Khmer, Burmese, Chinese, Japanese), by dictionary.
    package static func wordSegments(in units: UnsafeBufferPointer<UInt16>) -> [WordSegment] {
        var segments: [WordSegment] = []
        let done = BreakIterators.shared.withLock { iterators in
            iterators.forEachBreak(of: UBRK_WORD, in: units) { start, end, status in
                let isWord = status >= Int32(UBRK_WORD_NONE_LIMIT.rawValue)
                segments.append(WordSegment(range: start..<end, isWord: isWord))
            }
        }
        return done ? segments : PlainBreaks.wordSegments(in: units)
    }

    /// The sentences of `units`, each with the blanks behind it (UAX #29).
    package static func sentences(in units: UnsafeBufferPointer<UInt16>) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        let done = BreakIterators.shared.withLock { iterators in
            iterators.forEachBreak(of: UBRK_SENTENCE, in: units) { start, end, _ in sentences.append(start..<end) }
        }
        return done ? sentences : PlainBreaks.sentences(in: units)
    }

    /// The places where a line may or must end (UAX #14), from front to back, the end of `units` included.
    package static func lineBreaks(in units: UnsafeBufferPointer<UInt16>) -> [LineBreak] {
        var breaks: [LineBreak] = []
        let done = BreakIterators.shared.withLock { iterators in
            iterators.forEachBreak(of: UBRK_LINE, in: units) { _, end, status in
                breaks.append(LineBreak(offset: end, isMandatory: status >= Int32(UBRK_LINE_HARD.rawValue)))
            }
        }
        return done ? breaks : PlainBreaks.lineBreaks(in: units)
    }

    /// The embedding levels of one paragraph (UAX #9), as runs in logical order.
    /// - Parameter embeddings: Directions that stretches of it are embedded in, in logical order; none for a text that says all by
    ///   its signs, which have no effect inside them.
    package static func bidi(
        _ units: UnsafeBufferPointer<UInt16>, direction: BaseDirection,
        embeddings: [(range: Range<Int>, directions: [BidiEmbedding])] = []
    ) -> BidiParagraph {
        if embeddings.isEmpty, direction != .rightToLeft && !units.contains(where: BidiParagraph.mayRaiseLevel) {
            return BidiParagraph(uniform: 0, utf16Count: units.count)
        }
        let plain = BidiParagraph(uniform: direction == .rightToLeft ? 1 : 0, utf16Count: units.count)
        guard !units.isEmpty, let count = Int32(exactly: units.count), let bidi = swift_ubidi_open() else {
            return plain
        }
        defer { swift_ubidi_close(bidi) }
        let level: UBiDiLevel =
            switch direction {
            case .automatic: UBiDiLevel(UBIDI_DEFAULT_LTR)
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        var status = U_ZERO_ERROR
        swift_ubidi_setPara(bidi, units.baseAddress, count, level, nil, &status)
        guard status.isSuccess else { return plain }
        let base = swift_ubidi_getParaLevel(bidi)
        if !embeddings.isEmpty {
            // Where there are levels ICU passes over the signs: what they make of the rest is asked before.
            let hasSigns = units.contains(where: BidiEmbedding.isSign)
            let others = hasSigns ? runs(of: bidi, count: units.count)?.runs ?? [] : []
            var levels = BidiEmbedding.levels(of: embeddings, in: units.count, paragraph: base, others: others)
            return levels.withUnsafeMutableBufferPointer { levels in
                swift_ubidi_setPara(bidi, units.baseAddress, count, base, levels.baseAddress, &status)
                return status.isSuccess ? runs(of: bidi, count: units.count) ?? plain : plain
            }
        }
        return runs(of: bidi, count: units.count) ?? plain
    }

    private static func runs(of bidi: OpaquePointer, count: Int) -> BidiParagraph? {
        var status = U_ZERO_ERROR
        guard let levels = swift_ubidi_getLevels(bidi, &status), status.isSuccess else { return nil }
        var runs: [BidiRun] = []
        var start = 0
        for index in 1...count where index == count || levels[index] != levels[start] {
            runs.append(BidiRun(range: start..<index, level: levels[start]))
            start = index
        }
        return BidiParagraph(level: swift_ubidi_getParaLevel(bidi), runs: runs)
    }

    /// The script of a scalar value (UAX #24); `.unknown` for what is no scalar or not assigned.
    package static func script(of scalar: UInt32) -> Script {
        if scalar < 0x80 { return (0x61...0x7A).contains(scalar | 0x20) ? .latin : .common }
        var status = U_ZERO_ERROR
        let code = swift_uscript_getScript(UChar32(bitPattern: scalar), &status)
        guard status.isSuccess, scriptTags.indices.contains(Int(code.rawValue)) else { return .unknown }
        return scriptTags[Int(code.rawValue)]
    }

    /// Whether a scalar value has a strong direction from right to left (true) or from left to right (false), by UAX #9;
    /// `nil` for all others.
    package static func isStrongRightToLeft(_ scalar: UInt32) -> Bool? {
        if scalar < 0x80 { return (0x61...0x7A).contains(scalar | 0x20) ? false : nil }
        switch swift_u_getIntPropertyValue(UChar32(bitPattern: scalar), UCHAR_BIDI_CLASS) {
        case Int32(U_LEFT_TO_RIGHT.rawValue): return false
        case Int32(U_RIGHT_TO_LEFT.rawValue), Int32(U_RIGHT_TO_LEFT_ARABIC.rawValue): return true
        default: return nil
        }
    }

    /// The bracket that closes `scalar`, if that is an opening one (the property Bidi_Paired_Bracket of UAX #9).
    package static func closingBracket(of scalar: UInt32) -> UInt32? {
        let value = UChar32(bitPattern: scalar)
        let type = swift_u_getIntPropertyValue(value, UCHAR_BIDI_PAIRED_BRACKET_TYPE)
        guard type == Int32(U_BPT_OPEN.rawValue) else { return nil }
        return UInt32(bitPattern: swift_u_getBidiPairedBracket(value))
    }

    /// The canonical decomposition of a scalar value (UAX #15), of one step after the other down to the last; itself
    /// when it has none, or is no scalar.
    package static func decomposition(of scalar: UInt32) -> [UInt32] {
        var status = U_ZERO_ERROR
        guard scalar >= 0xC0, let normalizer = swift_unorm2_getNFDInstance(&status), status.isSuccess else {
            return [scalar]
        }
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: 32) { units in
            let count = swift_unorm2_getDecomposition(
                normalizer, UChar32(bitPattern: scalar), units.baseAddress, Int32(units.count), &status)
            guard status.isSuccess, count > 0 else { return [scalar] }
            var reader = BufferReader(UnsafeBufferPointer(rebasing: units[..<Int(count)]))
            var scalars: [UInt32] = []
            var offset = 0
            while offset < reader.utf16Count {
                scalars.append(reader.scalar(at: offset))
                offset += scalars[scalars.count - 1] > 0xFFFF ? 2 : 1
            }
            return scalars
        }
    }

    /// The scalar value that stands for one and for its other case, by simple case folding.
    package static func foldedCase(of scalar: UInt32) -> UInt32 {
        UInt32(bitPattern: swift_u_foldCase(UChar32(bitPattern: scalar), UInt32(U_FOLD_CASE_DEFAULT)))
    }

    /// Where a mark stands at its letter (Canonical_Combining_Class); 0 for what is no such mark.
    package static func combiningClass(of scalar: UInt32) -> UInt8 {
        scalar < 0x300 ? 0 : swift_u_getCombiningClass(UChar32(bitPattern: scalar))
    }

    /// The tag of each of ICU's script codes.
    private static let scriptTags: [Script] = {
        let count = swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1
        return (0..<max(count, 0)).map { code in
            guard let name = swift_uscript_getShortName(UScriptCode(rawValue: UScriptCode.RawValue(code))) else {
                return .unknown
            }
            return Script(tag: String(cString: name)) ?? .unknown
        }
    }()
}

/// ICU's break iterators, opened when first asked for and kept: opening one costs as much as a page of breaks.
///
/// Reached through the lock only, since an iterator serves one text at a time; it belongs to no thread.
private struct BreakIterators: @unchecked Sendable {
    static let shared = Mutex(BreakIterators())

    private var opened: [UBreakIteratorType.RawValue: OpaquePointer] = [:]

    /// Calls `body` with the start, the end and ICU's rule status of each piece of `units`. Returns false on failure,
    /// and then has not called it.
    mutating func forEachBreak(
        of type: UBreakIteratorType, in units: UnsafeBufferPointer<UInt16>,
        _ body: (_ start: Int, _ end: Int, _ status: Int32) -> Void
    ) -> Bool {
        guard let start = units.baseAddress, !units.isEmpty else { return true }
        guard let count = Int32(exactly: units.count), let iterator = iterator(of: type) else { return false }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, start, count, &status)
        guard status.isSuccess else { return false }
        // The iterator must not keep a pointer to what it was lent.
        defer { swift_ubrk_setText(iterator, nil, 0, &status) }
        var last = swift_ubrk_first(iterator)
        while case let next = swift_ubrk_next(iterator), next != UBRK_DONE {
            body(Int(last), Int(next), swift_ubrk_getRuleStatus(iterator))
            last = next
        }
        return true
    }

    private mutating func iterator(of type: UBreakIteratorType) -> OpaquePointer? {
        if let iterator = opened[type.rawValue] { return iterator }
        var status = U_ZERO_ERROR
        // The root locale: the breaks of a text must not depend on where it is looked at.
        let iterator = swift_ubrk_open(type, "", nil, 0, &status)
        guard status.isSuccess, let iterator else { return nil }
        opened[type.rawValue] = iterator
        return iterator
    }
}

extension UErrorCode {
    /// Warnings, which are negative, count as success.
    fileprivate var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
