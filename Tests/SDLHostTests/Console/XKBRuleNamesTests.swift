import Testing

@testable import SDLHost

/// How TYPECASE_KEYBOARD is read.
@Suite struct XKBRuleNamesTests {
    @Test(
        arguments: [
            ("de", "de", "", nil), ("de(nodeadkeys)", "de", "nodeadkeys", nil), ("us,ru", "us,ru", "", nil),
            ("us,ru(phonetic)", "us,ru", ",phonetic", nil), ("us(intl),de", "us,de", "intl,", nil),
            (" us,ru \t grp:alt_shift_toggle,compose:ralt ", "us,ru", "", "grp:alt_shift_toggle,compose:ralt"),
            ("cz(qwerty-mac)", "cz", "qwerty-mac", nil), ("a,b,c,d", "a,b,c,d", "", nil),
        ] as [(String, String, String, String?)])
    func layoutsVariantsAndOptions(setting: String, layout: String, variant: String, options: String?) {
        #expect(XKBRuleNames(setting: setting) == XKBRuleNames(layout: layout, variant: variant, options: options))
    }

    @Test(
        arguments: [
            " ", "de(", "de)", "de()", "(x)", "de(x", "de(x)y", "de(x)(y)", "de,,us", ",", "de,", "a,b,c,d,e",
            "../../etc/passwd", "de us ru", "de:nodeadkeys", "d$e", "de(no dead)", "ü", "de compose:ralt;rm", "%H/.xkb",
            "de\0us", String(repeating: "a", count: 401),
        ])
    func nonsenseIsRefused(setting: String) {
        #expect(XKBRuleNames(setting: setting) == nil)
    }

    @Test func layoutsAreNamedAsTheyAreWritten() {
        for setting in ["de(nodeadkeys)", "us,ru(phonetic)", "us(intl),de", "fr"] {
            #expect(XKBRuleNames(setting: setting)?.description == setting)
        }
        #expect(XKBRuleNames(layout: "us,ru", variant: "intl").description == "us(intl),ru")
        #expect(XKBRuleNames().description == "")
    }
}
