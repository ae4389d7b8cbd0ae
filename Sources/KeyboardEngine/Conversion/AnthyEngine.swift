import Foundation
import Synchronization

/// Converts Japanese with libanthy: a reading in hiragana into kanji and kana.
///
/// Nothing is learned: what is picked is not told to the library, which has no person to learn it for.
final class AnthyEngine: ConversionEngine, ReadingConverter, @unchecked Sendable {
    // The context is touched only while the library is locked.
    private let library: AnthyLibrary
    private let context: AnthyLibrary.Context

    /// Whether the library has its dictionary. It is for one thread at a time, and read once in a program.
    private static let isInitialized = Mutex(false)

    /// Loads libanthy and its dictionary.
    /// - Parameter libraries: The file names to look for.
    /// - Throws: What is missing.
    init(libraries: [String] = ["libanthy.so.1", "libanthy.so.0", "libanthy-unicode.so.0"]) throws(ConversionFailure) {
        let purpose = "Japanese is typed as kana"
        guard let library = try? AnthyLibrary(libraries) else {
            throw .missing("the library libanthy", purpose: purpose, packages: "libanthy1")
        }
        let context = Self.isInitialized.withLock { isInitialized -> AnthyLibrary.Context? in
            if !isInitialized {
                guard library.initialize() == 0 else { return nil }
                // A person without a name has no file of learned words.
                guard library.setPersonality("") == 0 else { return nil }
                isInitialized = true
            }
            guard let context = library.createContext() else { return nil }
            _ = library.setEncoding(context, AnthyLibrary.utf8)
            return context
        }
        guard let context else {
            throw .missing("libanthy's dictionary", purpose: purpose, packages: "anthy-common")
        }
        (self.library, self.context) = (library, context)
    }

    deinit {
        Self.isInitialized.withLock { _ in library.releaseContext(context) }
    }

    /// The whole reading as it is best converted, what its first part stands for, and the reading in kana.
    func conversions(of reading: String, limit: Int) -> [ReadingConversion] {
        let segments = segments(of: reading, limit: limit)
        guard let first = segments.first else { return [] }
        let whole = segments.compactMap(\.candidates.first).joined()
        var found = [ReadingConversion(candidate: Candidate(whole), length: reading.count)]
        found += first.candidates.map { ReadingConversion(candidate: Candidate($0), length: first.length) }
        let kana = [KanaScript.katakana(of: reading), reading].map {
            ReadingConversion(candidate: Candidate($0), length: reading.count)
        }
        // Kana can always be picked, however much there is.
        found = found.prefix(max(limit - kana.count, 1)) + kana
        return Array(
            found.enumerated().filter { index, conversion in !found[..<index].contains(conversion) }.map(\.element)
                .prefix(limit))
    }

    func best(of reading: String) -> String {
        let best = segments(of: reading, limit: 1).compactMap(\.candidates.first).joined()
        return best.isEmpty ? reading : best
    }

    /// A part of a reading.
    private struct Segment {
        /// What it stands for, the likeliest first.
        var candidates: [String]
        /// How many characters of the reading it is.
        var length: Int
    }

    /// The parts of a reading: the first with its candidates, the others with the likeliest.
    private func segments(of reading: String, limit: Int) -> [Segment] {
        // A C string ends at a zero.
        guard !reading.isEmpty, !reading.utf8.contains(0) else { return [] }
        return Self.isInitialized.withLock { _ in
            defer { library.resetContext(context) }
            var count: Int32 = 0
            guard library.setReading(context, reading) == 0, library.getState(context, &count) == 0, count > 0 else {
                return []
            }
            var rest = reading.unicodeScalars[...]
            var segments: [Segment] = []
            for index in 0..<count {
                var state = AnthySegment()
                guard library.getSegmentState(context, index, &state) == 0, state.candidateCount > 0 else { return [] }
                let wanted = index == 0 ? min(Int(state.candidateCount), max(limit, 1)) : 1
                let part = String(rest.prefix(Int(state.length)))
                rest = rest.dropFirst(Int(state.length))
                segments.append(
                    Segment(candidates: (0..<wanted).compactMap { candidate($0, of: index) }, length: part.count))
            }
            return segments
        }
    }

    private func candidate(_ number: Int, of segment: Int32) -> String? {
        let length = library.getSegment(context, segment, Int32(number), nil, 0)
        guard length > 0 else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(length) + 1)
        guard library.getSegment(context, segment, Int32(number), &bytes, length + 1) >= 0 else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
