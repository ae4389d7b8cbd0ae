import Foundation

/// Carries text over into an encoding of a dictionary and back.
final class TextConverter {
    private let (encoder, decoder): (iconv_t, iconv_t)
    private static var failed: iconv_t? { iconv_t(bitPattern: -1) }

    /// - Parameter encoding: The encoding's name as dictionaries write it.
    /// - Returns: `nil` for an encoding that the system does not know.
    init?(_ encoding: String) {
        let name = encoding.hasPrefix("microsoft-") ? String(encoding.dropFirst(10)) : encoding
        guard let encoder = iconv_open(name, "UTF-8"), encoder != Self.failed else { return nil }
        guard let decoder = iconv_open("UTF-8", name), decoder != Self.failed else {
            iconv_close(encoder)
            return nil
        }
        (self.encoder, self.decoder) = (encoder, decoder)
    }

    deinit {
        iconv_close(encoder)
        iconv_close(decoder)
    }

    /// The text in the encoding, without an end; `nil` for what it has no letters for.
    func encoded(_ text: String) -> [UInt8]? { convert(Array(text.utf8), encoder) }

    /// A text of the encoding; `nil` for bytes that are none.
    func decoded(_ bytes: some Sequence<UInt8>) -> String? {
        convert(Array(bytes), decoder).map { String(decoding: $0, as: UTF8.self) }
    }

    private func convert(_ bytes: [UInt8], _ converter: iconv_t) -> [UInt8]? {
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: input.count * 4 + 16)
        var (inputLeft, outputLeft) = (input.count, output.count)
        let isComplete = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, target) = (input.baseAddress, output.baseAddress)
                iconv(converter, nil, nil, nil, nil)
                return iconv(converter, &source, &inputLeft, &target, &outputLeft) != UInt.max
                    && inputLeft == 0
            }
        }
        guard isComplete else { return nil }
        return output.dropLast(outputLeft).map { UInt8(bitPattern: $0) }
    }
}
