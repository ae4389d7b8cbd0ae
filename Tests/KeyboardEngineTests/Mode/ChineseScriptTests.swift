import KeyboardEngine
import Testing

@Suite struct ChineseScriptTests {
    @Test(
        "The script is the language's",
        arguments: [
            ("zh", ChineseScript.simplified), ("zh-CN", .simplified), ("zh_SG.UTF-8", .simplified),
            ("zh-Hans-HK", .simplified),
            ("zh-TW", .taiwan), ("zh_TW", .taiwan), ("zh-Hant", .taiwan), ("zh-Hant-HK", .hongKong),
            ("zh-MO", .hongKong),
            ("ZH-HANT", .taiwan), ("ja", nil), ("en-HK", nil), ("", nil), ("-", nil),
        ])
    func scripts(language: String, script: ChineseScript?) {
        #expect(ChineseScript(language: language) == script)
    }
}
