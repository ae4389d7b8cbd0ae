import Foundation
import Testing
import UIKit

/// Texts of the user's language by the initializers that iOS has.
@Suite("Localized strings")
struct StringLocalizationTests {
    /// A bundle with one table of texts.
    private func bundle(_ texts: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID().uuidString).bundle")
        for language in ["en.lproj", "Base.lproj"] {
            let place = folder.appendingPathComponent(language)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let lines = texts.map { "\"\($0)\" = \"\($1)\";" }.joined(separator: "\n")
            try lines.write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: folder.path))
    }

    @Test("A key that is nowhere is the text, and each of its characters is meant")
    func plain() {
        #expect(String(localized: "Save 100% now") == "Save 100% now")
        #expect(String(localized: "Save", comment: "A button.") == "Save")
        #expect(String(localized: String.LocalizationValue("from a \("variable")")) == "from a variable")
        #expect(String(localized: "save.button", defaultValue: "Save") == "Save")
    }

    @Test("Values stand in the text")
    func values() {
        let (name, count) = ("Zoë %d", 3)
        #expect(String(localized: "\(name) has \(count) of 100%") == "Zoë %d has 3 of 100%")
        // Numbers are grouped as the locale has it, on iOS too.
        let english = Locale(identifier: "en_US")
        #expect(String(localized: "\(name.prefix(3)), \(UInt8(200)), \(-1234)", locale: english) == "Zoë, 200, -1,234")
        #expect(String(localized: "\(2.5, specifier: "%.2f") m", locale: Locale(identifier: "de_DE")) == "2,50 m")
        #expect(String(localized: "total", defaultValue: "\(count) in all") == "3 in all")
        #expect(String(localized: "\(0.25, format: .percent.locale(english))") == "25%")
    }

    @Test("A bundle's text is found by the key with formats, and may turn the order round")
    func found() throws {
        let bundle = try bundle(["%@ of %lld": "%2$lld: %1$@", "close": "Shut", "kept %lld": "100%% of %lld"])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        #expect(String(localized: "\("page") of \(7)", bundle: bundle) == "7: page")
        #expect(String(localized: "close", bundle: bundle) == "Shut")
        #expect(String(localized: "close", defaultValue: "Close", bundle: bundle) == "Shut")
        #expect(String(localized: "kept \(2)", bundle: bundle) == "100% of 2")
    }

    @Test(
        "A translation whose formats are others than the values' is not filled: the key is",
        arguments: ["n %@", "%lld %lld", "%2$lld", "%5$@", "100% of %lld", "%", "%lf", "%s", "%.9999lld", "%-9999lld"])
    func misfit(translation: String) throws {
        let bundle = try bundle(["n %lld": translation])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        #expect(String(localized: "n \(3)", bundle: bundle) == "n 3")
    }

    @Test("Values of all kinds, and formats of the program's that do not fit them")
    func kinds() {
        let english = Locale(identifier: "en_US")
        #expect(String(localized: "\(UInt64.max) \(UInt8(7))", locale: english) == "\(UInt64.max) 7")
        #expect(String(localized: "\(255, specifier: "%02X") \(-3, specifier: "%d")", locale: english) == "FF -3")
        #expect(String(localized: "\(5, specifier: "%@")") == "5")
        #expect(
            String(localized: "\(NSNumber(value: 4)) \(CGFloat(1.5), specifier: "%.1f")", locale: english) == "4 1.5")
        let spelled = NumberFormatter()
        (spelled.locale, spelled.numberStyle) = (english, .percent)
        #expect(String(localized: "\(0.5, formatter: spelled)") == "50%")
        let kept: String.LocalizationValue = "kept \(1)"
        #expect(kept == "kept \(1)" && kept != "kept \(2)" && String(localized: kept) == "kept 1")
    }
}
