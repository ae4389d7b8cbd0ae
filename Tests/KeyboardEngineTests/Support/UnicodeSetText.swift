import Foundation

/// A set of texts as CLDR writes it: `[a-z {ch} \- \u0301]` (UTS #35, "Unicode Sets", without properties and operators).
struct UnicodeSetText {
    /// The texts of the set, in the order in which they are written.
    private(set) var texts: [String] = []

    /// Reads a set; what is no set gives none.
    init(_ written: String) {
        var scalars = Array(written.unicodeScalars)[...]
        guard scalars.popFirst() == "[", scalars.popLast() == "]" else { return }
        var rangeStart: Unicode.Scalar?
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "{":
                var cluster = ""
                while let next = scalars.popFirst(), next != "}" {
                    guard next != " " else { continue }
                    cluster.unicodeScalars.append(next == "\\" ? Self.escaped(&scalars) : next)
                }
                texts.append(cluster)
            case "-":
                rangeStart = texts.popLast()?.unicodeScalars.first
            case _ where scalar.properties.isWhitespace && scalar.isASCII:
                continue
            default:
                let last = scalar == "\\" ? Self.escaped(&scalars) : scalar
                let first = rangeStart ?? last
                rangeStart = nil
                guard first.value <= last.value else { continue }
                texts += (first.value...last.value).compactMap(Unicode.Scalar.init).map { String(Character($0)) }
            }
        }
    }

    /// What stands behind a backslash: a scalar by its number, or itself.
    private static func escaped(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
        guard let kind = scalars.popFirst() else { return "\\" }
        guard let count = kind == "u" ? 4 : kind == "U" ? 8 : nil else { return kind }
        let digits = String(String.UnicodeScalarView(scalars.prefix(count)))
        scalars = scalars.dropFirst(count)
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    }
}
