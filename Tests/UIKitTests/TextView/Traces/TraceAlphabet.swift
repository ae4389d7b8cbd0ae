import Testing

/// Another way to write the text of a trace: each letter becomes something that is harder to edit.
enum TraceAlphabet: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case plain
    /// Each letter a family, joined of three people: eight units that are one character.
    case emoji
    /// Each letter one with two marks.
    case marks
    /// Each letter one that is written from right to left.
    case rightToLeft
    /// Line feeds as CR LF.
    case carriageReturns

    var testDescription: String { rawValue }

    /// What a scalar becomes, in UTF-16 units.
    func units(_ scalar: UInt32) -> [UInt16] {
        let isSmall = scalar >= 0x61 && scalar <= 0x7A
        guard let letter = isSmall ? scalar - 0x61 : scalar >= 0x41 && scalar <= 0x5A ? scalar - 0x41 : nil else {
            return self == .carriageReturns && scalar == 0x0A
                ? [0x0D, 0x0A] : Array(String(Self.character(scalar)).utf16)
        }
        switch self {
        case .plain, .carriageReturns: return [UInt16(scalar)]
        case .emoji: return Array((letter % 2 == 0 ? "👩‍👩‍👧" : "👨‍👩‍👦").utf16)
        case .marks: return [UInt16(scalar), 0x0301, 0x0323]
        case .rightToLeft: return [UInt16(0x05D0 + letter)]
        }
    }

    private static func character(_ scalar: UInt32) -> Character {
        Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }
}

/// The text of a trace as it is written in another alphabet, kept in pieces so that places are found soon: the naive
/// model of what an editor is to hold.
struct TraceText {
    /// The lengths of scalars, in UTF-16 units.
    private struct Piece {
        var scalars: [UInt32]
        var length: Int
    }

    let alphabet: TraceAlphabet
    private var pieces: [Piece] = []
    private var known: [UInt32: [UInt16]] = [:]

    private static let longest = 512

    init(_ alphabet: TraceAlphabet) {
        self.alphabet = alphabet
    }

    /// The text, in UTF-16 units.
    var units: [UInt16] { pieces.flatMap { $0.scalars.flatMap { known[$0] ?? [] } } }

    /// Some scalars in UTF-16 units.
    mutating func units(of scalars: some Sequence<UInt32>) -> [UInt16] {
        scalars.flatMap { scalar in
            if let units = known[scalar] { return units }
            let units = alphabet.units(scalar)
            known[scalar] = units
            return units
        }
    }

    /// Makes an edit of the trace.
    /// - Returns: The same in UTF-16 units.
    mutating func apply(_ patch: EditingTrace.Patch) -> (range: Range<Int>, inserted: [UInt16]) {
        let inserted = units(of: patch.inserted)
        var (index, before, start) = (0, 0, 0)
        while index < pieces.count, before + pieces[index].scalars.count < patch.position {
            before += pieces[index].scalars.count
            start += pieces[index].length
            index += 1
        }
        if index == pieces.count { pieces.append(Piece(scalars: [], length: 0)) }
        let local = patch.position - before
        start += length(of: pieces[index].scalars[..<local])
        // What is deleted may reach over several pieces.
        while pieces[index].scalars.count < local + patch.deleted, index + 1 < pieces.count {
            pieces[index].scalars += pieces[index + 1].scalars
            pieces[index].length += pieces[index + 1].length
            pieces.remove(at: index + 1)
        }
        let end = local + patch.deleted
        let deleted = length(of: pieces[index].scalars[local..<end])
        pieces[index].scalars.replaceSubrange(local..<end, with: patch.inserted)
        pieces[index].length += inserted.count - deleted
        split(index)
        return (start..<(start + deleted), inserted)
    }

    private func length(of scalars: ArraySlice<UInt32>) -> Int {
        var length = 0
        for scalar in scalars { length += known[scalar]?.count ?? 0 }
        return length
    }

    private mutating func split(_ index: Int) {
        while pieces[index].scalars.count > Self.longest {
            let tail = Array(pieces[index].scalars.suffix(Self.longest / 2))
            let length = length(of: tail[...])
            pieces[index].scalars.removeLast(tail.count)
            pieces[index].length -= length
            pieces.insert(Piece(scalars: tail, length: length), at: index + 1)
        }
    }
}
