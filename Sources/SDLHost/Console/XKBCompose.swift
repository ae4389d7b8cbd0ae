import Diagnostics

/// Dead keys and sequences of the compose key, as the locale's Compose file has them (XCOMPOSEFILE and ~/.XCompose go
/// before it).
@MainActor
final class XKBCompose {
    /// What became of a sequence by a key.
    enum Progress: Equatable {
        /// There is none.
        case none
        /// It goes on, and waits for another key.
        case pending
        /// It is complete, and is typed as this text.
        case composed(String)
        /// It does not go on like this; both it and the key are forgotten.
        case cancelled
    }

    private let context: XKBContext
    private let table: XKBLibrary.ComposeTable
    private let state: XKBLibrary.ComposeState

    private static let usualLocale = "en_US.UTF-8"

    /// Reads the sequences of a locale, or of the usual one where it has none; `nil` where there are none at all.
    init?(_ context: XKBContext, locale: String) {
        let library = context.library
        func table(_ locale: String) -> XKBLibrary.ComposeTable? {
            library.makeComposeTable(context.pointer, locale, 0)
        }
        guard let table = table(locale) ?? table(Self.usualLocale) else { return nil }
        guard let state = library.makeComposeState(table, 0) else {
            library.releaseComposeTable(table)
            return nil
        }
        (self.context, self.table, self.state) = (context, table, state)
    }

    isolated deinit {
        context.library.releaseComposeState(state)
        context.library.releaseComposeTable(table)
    }

    /// The locale that the environment asks for, with UTF-8 instead of another encoding. C's own sequences, and those of
    /// old encodings, are a part of the usual ones.
    static func locale(_ settings: Settings) -> String {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { settings.text($0) }.first ?? usualLocale
        let language = name.prefix { $0 != "." && $0 != "@" }
        guard language != "C", language != "POSIX", XKBRuleNames.isName(language) else { return usualLocale }
        return "\(language).UTF-8"
    }

    /// Whether a sequence waits for its next key.
    var isPending: Bool { context.library.composeStatus(state) == Status.composing }

    /// Takes the symbol of a key.
    func feed(_ symbol: UInt32) -> Progress {
        // A key without a symbol is none; modifiers are left alone by the library.
        guard symbol != 0, context.library.feedCompose(state, symbol) == Self.accepted else { return .none }
        switch context.library.composeStatus(state) {
        case Status.composing: return .pending
        case Status.composed: return .composed(XKBLibrary.text { context.library.composeText(state, $0, $1) })
        case Status.cancelled: return .cancelled
        default: return .none
        }
    }

    /// Forgets a sequence.
    func reset() { context.library.resetCompose(state) }

    /// enum xkb_compose_status.
    private enum Status { static let (composing, composed, cancelled): (Int32, Int32, Int32) = (1, 2, 3) }
    /// XKB_COMPOSE_FEED_ACCEPTED
    private static let accepted: Int32 = 1
}
