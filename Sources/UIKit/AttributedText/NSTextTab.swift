import Foundation

/// A place that a tab goes to.
///
/// Tabs are counted from the margin at which the paragraph's lines begin: in text from right to left from the right, and
/// there ``NSTextAlignment/left`` and ``NSTextAlignment/right`` change places.
open class NSTextTab: NSObject, NSSecureCoding, NSCopying {
    /// What a tab stop may be told beside its place.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CharacterSet` that ends the text which a tab of alignment ``NSTextAlignment/right`` aligns: with the
        /// decimal point, numbers stand on it. Characters beyond U+FFFF are left out.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How the text behind the tab stands: it begins there with ``NSTextAlignment/left``, its middle is there with
    /// ``NSTextAlignment/center``, it ends there with ``NSTextAlignment/right``. The others are like left.
    public let alignment: NSTextAlignment
    /// Points from the margin; indents do not count.
    public let location: CGFloat
    /// What else it was told.
    public let options: [OptionKey: Any]

    /// Creates a stop at a distance from the margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a stop that was archived.
    public required init?(coder: NSCoder) {
        let location = coder.decodeDouble(forKey: "NSLocation")
        guard abs(location) < 1e7 else { return nil }
        self.location = CGFloat(location)
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        options =
            coder.string(forKey: "NSTerminators").map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:]
    }

    /// Archives the stop.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(location), forKey: "NSLocation")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        guard let terminators else { return }
        let scalars = (0...UInt16.max).lazy.compactMap { UnicodeScalar($0) }.filter(terminators.contains)
        coder.encode(NSString(string: String(String.UnicodeScalarView(scalars))), forKey: "NSTerminators")
    }

    /// The characters that numbers of a locale are aligned at: its decimal separator.
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
    }

    /// The stop itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.terminators == terminators
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }

    /// The characters that end the text which the tab aligns, as UTF-16 units.
    private(set) lazy var terminatingUnits: Set<UInt16> = {
        guard alignment == .right, let terminators else { return [] }
        return Set((0...UInt16.max).filter { UnicodeScalar($0).map(terminators.contains) ?? false })
    }()
}
