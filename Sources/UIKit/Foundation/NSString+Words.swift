import Foundation
import TextEngine

// Foundation for Linux goes through the lines, paragraphs and characters of a text, and has words and sentences as unavailable
// options. These stand in options of their own, so that a call that names them means the functions below.

extension NSString {
    /// What is gone through of a text, where that is words or sentences, and how.
    public struct LanguageEnumerationOptions: OptionSet, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The words, without what stands between them.
        public static let byWords = LanguageEnumerationOptions(rawValue: 1 << 0)
        /// The sentences, each with the blanks behind it.
        public static let bySentences = LanguageEnumerationOptions(rawValue: 1 << 1)
        /// From the end to the beginning.
        public static let reverse = LanguageEnumerationOptions(rawValue: 1 << 8)
        /// Where the parts are is wanted, and not what they are.
        public static let substringNotRequired = LanguageEnumerationOptions(rawValue: 1 << 9)
        /// By the rules of the user's language. Words are found by UAX #29 and by dictionaries in any case.
        public static let localized = LanguageEnumerationOptions(rawValue: 1 << 10)
    }

    /// Goes through the words of a part of the text, or through its sentences where ``LanguageEnumerationOptions/byWords`` is not
    /// among the options. A range that reaches beyond the text is cut.
    /// - Parameter block: Is told the part, its range, that range with what stands up to the next part (and for the first one
    ///   before it), and how to end.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options opts: LanguageEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let units = (self as String).utf16
        guard range.location >= 0, range.length > 0, range.location < units.count else { return }
        let end = range.location + min(range.length, units.count - range.location)
        let text = Array(units.dropFirst(range.location).prefix(end - range.location))
        let parts: [Range<Int>] = text.withUnsafeBufferPointer { units in
            opts.contains(.byWords)
                ? ICU.wordSegments(in: units).filter(\.isWord).map(\.range) : ICU.sentences(in: units)
        }
        var stop: ObjCBool = false
        for index in opts.contains(.reverse) ? Array(parts.indices.reversed()) : Array(parts.indices) {
            let part = parts[index]
            let start = index == 0 ? 0 : part.lowerBound
            let next = index + 1 < parts.count ? parts[index + 1].lowerBound : text.count
            block(
                opts.contains(.substringNotRequired) ? nil : String(decoding: text[part], as: UTF16.self),
                NSRange(location: range.location + part.lowerBound, length: part.count),
                NSRange(location: range.location + start, length: next - start), &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol {
    /// Goes through the words of a part of the text, or through its sentences where
    /// ``Foundation/NSString/LanguageEnumerationOptions/byWords`` is not among the options.
    /// - Parameter body: Is told the part, its range, that range with what stands up to the next part (and for the first one
    ///   before it), and how to end.
    @_disfavoredOverload
    public func enumerateSubstrings<Part: RangeExpression>(
        in range: Part, options opts: NSString.LanguageEnumerationOptions,
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Part.Bound == Index {
        let range = range.relative(to: self)
        let offset = utf16.distance(from: startIndex, to: range.lowerBound)
        func indices(_ range: NSRange) -> Range<Index> {
            let start = utf16.index(startIndex, offsetBy: range.location)
            return start..<utf16.index(start, offsetBy: range.length)
        }
        let length = utf16.distance(from: range.lowerBound, to: range.upperBound)
        NSString(string: String(self)).enumerateSubstrings(
            in: NSRange(location: offset, length: length), options: opts
        ) { part, found, enclosing, stop in
            var ends = false
            body(part, indices(found), indices(enclosing), &ends)
            if ends { stop.pointee = true }
        }
    }
}
