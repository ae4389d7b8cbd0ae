import Foundation

@testable import TextEngine

/// Occurrences found by trying everything, with the standard library's tables instead of ICU's.
struct NaiveSearch {
    let query: [UInt32]
    let options: SearchOptions

    init(_ query: String, _ options: SearchOptions) {
        self.options = options
        self.query = Self.fold(Array(query.utf16), options).flatMap(\.folded)
    }

    private struct Scalar {
        var range: Range<Int>
        var folded: [UInt32]
    }

    private static func fold(_ units: [UInt16], _ options: SearchOptions) -> [Scalar] {
        var result: [Scalar] = []
        var offset = 0
        while offset < units.count {
            let isPair =
                UTF16.isLeadSurrogate(units[offset]) && offset + 1 < units.count
                && UTF16.isTrailSurrogate(units[offset + 1])
            let range = offset..<(offset + (isPair ? 2 : 1))
            var folded = [UInt32(units[offset])]
            if isPair || Unicode.Scalar(units[offset]) != nil {
                var scalars = Array(
                    String(decoding: units[range], as: UTF16.self).decomposedStringWithCanonicalMapping.unicodeScalars)
                if options.ignoresMarks {
                    scalars.removeAll { $0.properties.canonicalCombiningClass == .above }
                }
                folded = scalars.map {
                    let lower = $0.properties.lowercaseMapping.unicodeScalars
                    return options.ignoresCase && lower.count == 1 ? lower.first!.value : $0.value
                }
            }
            result.append(Scalar(range: range, folded: folded))
            offset = range.upperBound
        }
        return result
    }

    /// All places, also those over each other, in ascending order.
    func candidates(in units: [UInt16]) -> [Range<Int>] {
        let rope = Rope(utf16: units)
        let scalars = Self.fold(units, options)
        let words = Set(
            units.withUnsafeBufferPointer { ICU.wordSegments(in: $0) }.map(\.range.lowerBound) + [0, units.count])
        var found: [Range<Int>] = []
        for first in scalars.indices where !scalars[first].folded.isEmpty {
            for last in first..<scalars.count where scalars[first...last].flatMap(\.folded) == query {
                // What is ignored behind a letter belongs to it.
                if last + 1 < scalars.count, scalars[last + 1].folded.isEmpty { continue }
                let range = scalars[first].range.lowerBound..<scalars[last].range.upperBound
                guard GraphemeBreaker.isBoundary(range.lowerBound, in: rope),
                    GraphemeBreaker.isBoundary(range.upperBound, in: rope)
                else { continue }
                if options.wordMatch != .contains, !words.contains(range.lowerBound) { continue }
                if options.wordMatch == .fullWord, !words.contains(range.upperBound) { continue }
                found.append(range)
            }
        }
        return found
    }

    /// All places, from front to back, none over another.
    func occurrences(in units: [UInt16]) -> [Range<Int>] {
        candidates(in: units).reduce(into: []) { found, next in
            if next.lowerBound >= found.last?.upperBound ?? 0 { found.append(next) }
        }
    }
}
