import Testing
import UIKit

/// Counters of Chinese forms count the bytes of GB 18030.
struct StringEncodingTests {
    @Test(
        "Text is counted in the bytes of an encoding that String.Encoding has no name for",
        arguments: [
            (CFStringEncodings.GB_18030_2000, "你a", 3), (.big5, "你a", 3), (.EUC_CN, "你a", 3), (.EUC_KR, "가a", 3),
            (.shiftJIS, "日a", 3), (.KOI8_R, "дa", 2), (.dosKorean, "가a", 3), (.dosChineseSimplif, "你a", 3),
            (.dosJapanese, "日a", 3), (.HZ_GB_2312, "你a", 7),
        ])
    func counting(encoding: CFStringEncodings, text: String, count: Int) throws {
        let number = CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(encoding.rawValue))
        let data = try #require(text.data(using: String.Encoding(rawValue: number)))
        #expect(data.count == count && String(data: data, encoding: String.Encoding(rawValue: number)) == text)
    }
}
