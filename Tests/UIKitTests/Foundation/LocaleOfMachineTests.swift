import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What the machine's variables say of the language.
@MainActor struct LocaleOfMachineTests {
    @Test(
        "A name becomes a locale",
        arguments: [
            ("de_AT.UTF-8", "de_AT"), ("he_IL", "he_IL"), ("fr", "fr"), ("sr_RS@latin", "sr_Latn_RS"),
            ("uz_UZ.UTF-8@cyrillic", "uz_Cyrl_UZ"), ("de_DE.ISO-8859-15@euro", "de_DE"), ("zh_Hant_TW", "zh_Hant_TW"),
        ])
    func names(name: String, identifier: String) {
        #expect(Locale(["LANG": name])?.identifier == identifier)
    }

    @Test(
        "What names no language is none",
        arguments: [
            "", "C", "C.UTF-8", "POSIX", ".UTF-8", "@euro", "_", "../../etc", "de/DE", "d", "de_Verylongname", "дe",
        ])
    func nothing(name: String) {
        #expect(Locale(["LANG": name]) == nil)
    }

    @Test("The first that is set counts")
    func order() {
        #expect(Locale(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": ""])?.identifier == "fr_FR")
        #expect(Locale(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"])?.identifier == "es_ES")
        #expect(Locale(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "C"]) == nil)
        #expect(Locale([:]) == nil)
    }

    @Test("A program speaks the machine's language and reads its way")
    func program() {
        let simulator = Simulator(size: CGSize(width: 480, height: 680))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        simulator.application.apply(["LANG": "de_DE.UTF-8"])
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.application.inputModes.current.language == "de-DE")
        #expect(field.words[.copy] == "Kopieren")
        #expect(simulator.application.userInterfaceLayoutDirection == .leftToRight)
        simulator.application.apply(["LANG": "ar_EG.UTF-8"])
        #expect(simulator.application.userInterfaceLayoutDirection == .rightToLeft)
        #expect(field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // What names no language changes nothing.
        simulator.application.apply(["LANG": "C.UTF-8"])
        #expect(simulator.application.userInterfaceLayoutDirection == .rightToLeft)
    }
}
