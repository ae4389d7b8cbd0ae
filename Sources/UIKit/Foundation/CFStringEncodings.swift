import Foundation

/// A number that stands for a way to write text in bytes.
public typealias CFStringEncoding = UInt32

/// Ways to write text in bytes for which `String.Encoding` has no name, as far as Foundation on Linux can write them.
public enum CFStringEncodings: Int, Sendable {
    /// Japanese, of DOS.
    case dosJapanese = 0x0420
    /// Simplified Chinese, of DOS.
    case dosChineseSimplif = 0x0421
    /// Korean, of DOS.
    case dosKorean = 0x0422
    /// All of Unicode, and one or two bytes for what is common in Chinese.
    case GB_18030_2000 = 0x0632
    /// Simplified Chinese, of Unix.
    case EUC_CN = 0x0930
    /// Korean, of Unix.
    case EUC_KR = 0x0940
    /// Japanese.
    case shiftJIS = 0x0A01
    /// Russian.
    case KOI8_R = 0x0A02
    /// Traditional Chinese.
    case big5 = 0x0A03
    /// Simplified Chinese in seven bits.
    case HZ_GB_2312 = 0x0A05
}

/// The raw value of the `String.Encoding` for a way to write text: `String.Encoding(rawValue:
/// CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)))`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    // Those with a name of their own have small numbers; Japanese is the one among the above.
    if encoding == UInt32(CFStringEncodings.shiftJIS.rawValue) { return String.Encoding.shiftJIS.rawValue }
    return 0x8000_0000 | UInt(encoding)
}
