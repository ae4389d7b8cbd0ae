import Foundation
import Testing
import UIKit

/// Settings by the names of key-value coding.
@Suite("Settings by keys")
struct UserDefaultsKeyTests {
    @Test("A value that is set by the one name is found by the other")
    func values() throws {
        let settings = try #require(UserDefaults(suiteName: "Typecase.UserDefaultsKeyTests"))
        defer { settings.removePersistentDomain(forName: "Typecase.UserDefaultsKeyTests") }
        settings.setValue("a", forKey: "one")
        settings.set(2, forKey: "two")
        #expect(settings.string(forKey: "one") == "a" && settings.value(forKey: "two") as? Int == 2)
        settings.setValue(nil, forKey: "one")
        #expect(settings.value(forKey: "one") == nil)
    }
}
