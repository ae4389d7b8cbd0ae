/// The fonts of all sizes that are in use.
///
/// A font is one object as long as anybody holds it: a line that is laid out, a word that was shaped. Lines are compared
/// by their fonts, so one that was set before the table was tidied must not look different from one set after it.
struct FontTable<Key: Hashable, Font: AnyObject> {
    private struct Living {
        weak var font: Font?
    }

    /// Those that were asked for since the last tidying, which keeps them although nobody else may.
    private var recent: [Key: Font] = [:]
    /// All that somebody holds, and some that are gone.
    private var living: [Key: Living] = [:]
    /// How many fonts there may be before those that are gone are taken out.
    private var livingLimit = 512

    /// An animated size would otherwise fill the memory with fonts that are never used again.
    private let recentLimit = 256

    /// The font of a key, found or made; `nil` when it cannot be made.
    mutating func font(_ key: Key, make: () -> Font?) -> Font? {
        if let font = recent[key] { return font }
        guard let font = living[key]?.font ?? make() else { return nil }
        if recent.count >= recentLimit { recent.removeAll() }
        if living.count >= livingLimit {
            living = living.filter { $0.value.font != nil }
            livingLimit = 2 * max(living.count, recentLimit)
        }
        recent[key] = font
        living[key] = Living(font: font)
        return font
    }

    /// How many fonts the table knows, those included that are gone and not yet taken out.
    var count: Int { living.count }
}
