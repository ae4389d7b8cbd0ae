import KeyboardEngine
import Testing

/// Where capitals are wanted, by what stands before the caret.
@Suite struct CapitalTests {
    /// Each text with whether a capital is wanted behind it: as at the beginning of sentences, and of words.
    private static let places: [(before: String, sentences: Bool, words: Bool)] = [
        ("", true, true), ("a", false, false), ("a ", false, true), ("Hi.", false, false), ("Hi. ", true, true),
        ("Hi!  ", true, true), ("Hi? ", true, true), ("Hi… ", true, true), ("Hi, ", false, true), ("Hi: ", false, true),
        ("He said “no.” ", true, true), ("(so.) ", true, true), ("(so) ", false, true), ("'a.' ", true, true),
        ("\"a.\") ", true, true), ("»a.« ", true, true), ("„a.“ ", true, true), ("a\n", true, true),
        ("a\n ", false, true), ("  ", true, true), ("\" ", true, true), ("好。", false, false), ("好。 ", true, true),
        ("3.14", false, false), ("a-", false, false), ("a/", false, false), ("क। ", true, true), ("ك؟ ", true, true),
    ]

    @Test func capitalsAreWantedAtBeginnings() {
        for (before, sentences, words) in Self.places {
            func wanted(_ capitals: TypingPreferences.Capitals) -> Bool {
                SurroundingText(before: before, preferences: TypingPreferences(capitals: capitals)).wantsCapital
            }
            #expect(wanted(.sentences) == sentences, "\(before)")
            #expect(wanted(.words) == words, "\(before)")
            #expect(wanted(.all), "\(before)")
            #expect(!wanted(.none), "\(before)")
        }
    }
}
