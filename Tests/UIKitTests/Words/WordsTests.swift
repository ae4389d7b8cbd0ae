import Foundation
import Testing

@testable import UIKit

/// The tables of what people read.
struct WordsTests {
    @Test("Each language that is known has each word") func everyWord() {
        let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { Words.table(of: $0) != nil }
        #expect(Set(languages).isSuperset(of: ["de", "en", "es", "fr"]))
        for language in languages {
            let missing = Words.Word.allCases.filter { Words.table(of: language)?[$0]?.isEmpty != false }
            #expect(missing.isEmpty, "\(language)")
        }
    }
}
