import Foundation
import Testing

@testable import UIKit

/// What formats make of a content and read of a text, without a field.
@MainActor @Suite("Formats")
struct TextFormatTests {
    private static func format(_ format: UITextFieldFormat, _ locale: String) -> any TextFormat {
        format.format(in: Locale(identifier: locale))
    }

    @Test(
        "Numbers have the groups, the signs and the digits of their language",
        arguments: [
            ("en_US", "1234567.5", "1,234,567.5"), ("de_DE", "1234567.5", "1.234.567,5"),
            ("fr_FR", "1234567.5", "1\u{202F}234\u{202F}567,5"), ("hi_IN", "1234567.5", "12,34,567.5"),
            ("ar_EG", "1234567.5", "١٬٢٣٤٬٥٦٧٫٥"), ("hi_IN@numbers=deva", "1234567.5", "१२,३४,५६७.५"),
            ("fa_IR", "1234567.5", "۱٬۲۳۴٬۵۶۷٫۵"), ("es_ES", "1234", "1234"), ("es_ES", "12345", "12.345"),
            ("de_CH", "1234567.5", "1’234’567.5"), ("en_US", "", ""), ("en_US", "0", "0"), ("en_US", "007", "7"),
            ("en_US", ".", "0."), ("en_US", ".5", "0.5"), ("en_US", "1234.", "1,234."), ("en_US", "-", "-"),
            ("en_US", "-1234", "-1,234"), ("sv_SE", "-1234", "−1\u{A0}234"), ("de_DE", "0.50", "0,50"),
        ])
    func numbers(locale: String, content: String, text: String) {
        #expect(Self.format(.number(allowsNegative: true), locale).text(of: content) == text)
    }

    @Test(
        "Amounts of money and percentages have what stands around them",
        arguments: [
            ("en_US", "1234.5", "$1,234.5", "1,234.5%"), ("de_DE", "1234.5", "1.234,5\u{A0}$", "1.234,5\u{A0}%"),
            ("en_US", "-1", "-$1", "-1%"), ("ja_JP", "5", "$5", "5%"),
            ("ar_EG", "5", "\u{200F}٥\u{A0}US$", "٥٪\u{61C}"),
        ])
    func frames(locale: String, content: String, money: String, percent: String) {
        let (a, b) = (
            Self.format(.currency("USD", allowsNegative: true), locale),
            Self.format(.percent(fractionDigits: 2, allowsNegative: true), locale)
        )
        #expect(a.text(of: content) == money && b.text(of: content) == percent)
        #expect(a.content(of: money) == content && b.content(of: percent) == content)
    }

    @Test("A currency has as many digits behind its separator as it is counted in")
    func currencyDigits() {
        #expect(Self.format(.currency("JPY"), "en_US").text(of: "5.1") == nil)
        #expect(Self.format(.currency("KWD"), "en_US").text(of: "5.123") != nil)
        #expect(Self.format(.currency("USD"), "en_US").text(of: "5.123") == nil)
    }

    @Test(
        "What is pasted is read by its own signs where they are clear, and not at all where it is no number",
        arguments: [
            ("en_US", "1,234.50", "1234.50"), ("en_US", "1.234,50", "1234.50"), ("de_DE", "1,234.50", "1234.50"),
            ("de_DE", "1234.5", "1234.5"), ("de_DE", "1.234", "1234"), ("en_US", "1,234", "1234"),
            ("en_US", "1,5", "1.5"),
            ("en_US", "1.234.567", "1234567"), ("en_US", " 12 345 ", "12345"), ("en_US", "$5.00", "5.00"),
            ("en_US", "USD 5", "5"), ("en_US", "abc", ""), ("en_US", "1e5", ""), ("en_US", "12a", ""),
            ("en_US", "−5", "-5"), ("en_US", "٣٤", "34"), ("en_US", "१२", "12"), ("en_US", "1'234'567", "1234567"),
            ("en_US", "5-3", ""), ("en_US", ".", "."), ("en_US", ",", "."), ("de_DE", ".", "."), ("en_US", "٫", "."),
        ])
    func pasted(locale: String, text: String, content: String) {
        #expect(Self.format(.currency("USD", allowsNegative: true), locale).content(in: text) == content)
    }

    @Test(
        "Telephone numbers are grouped as their country does, as far as they are typed",
        arguments: [
            ("US", "4155550123", "(415) 555-0123"), ("US", "415", "(415"), ("US", "4155", "(415) 5"),
            ("US", "14155550123", "1 (415) 555-0123"), ("US", "41555501234", "41555501234"), ("US", "*#21", "*#21"),
            ("US", "+14155550123", "+1 (415) 555-0123"), ("US", "+420601123456", "+420 601 123 456"),
            ("US", "+4", "+4"),
            ("GB", "02079460123", "020 7946 0123"), ("GB", "+442079460123", "+44 20 7946 0123"),
            ("FR", "0123456789", "01 23 45 67 89"), ("CZ", "601123456", "601 123 456"), ("DE", "03012345", "03012345"),
            ("JP", "09012345678", "090-1234-5678"), ("ZZ", "123", "123"), ("US", "+491234567", "+49 123 456 7"),
        ])
    func telephones(region: String, content: String, text: String) {
        let format = Self.format(.telephone(region: region), "en_US")
        #expect(format.text(of: content) == text && format.content(of: text) == content)
    }

    @Test(
        "Characters stand in fixed places, and signs come with what is behind them",
        arguments: [
            ("#### ####", "12345", "1234 5"), ("#### ####", "1234", "1234"), ("@@-##", "ab1", "ab-1"),
            ("(##)", "12", "(12)"), ("(##)", "1", "(1"), ("+1 ###", "15", "+1 15"), ("\\####", "123", "#123"),
            ("**.*", "a1b", "a1.b"), ("## %", "12", "12 %"),
        ])
    func patterns(pattern: String, content: String, text: String) {
        let format = Self.format(.pattern(pattern), "en_US")
        #expect(format.text(of: content) == text && format.content(of: text) == content)
        #expect(format.content(in: text) == content || pattern.first == "+")
    }

    @Test("What does not fit a place, and what is too much, is not shown")
    func misfits() {
        let format = Self.format(.pattern("@#"), "en_US")
        #expect(format.text(of: "1") == nil && format.text(of: "aa") == nil && format.text(of: "a12") == nil)
        #expect(format.text(of: "") == "" && format.showable("1a2") == "a2")
    }

    private static let formats: [UITextFieldFormat] = [
        .number(fractionDigits: 2, allowsNegative: true), .percent(allowsNegative: true),
        .currency("EUR", allowsNegative: true), .telephone(region: "US"), .telephone(region: "GB"),
        .pattern("#### #### ####"), .pattern("@@ ## **"), .pattern("+1 (###) ###"),
    ]

    @Test("What counts in a text that is shown makes that text again, whatever the language and the content")
    func roundTrip() {
        var generator = SeededGenerator(31)
        let locales = [
            "en_US", "de_AT", "ar_EG", "ar_AE", "hi_IN", "fa_IR", "he_IL", "da_DK", "sv_SE", "de_CH", "pt_BR",
        ]
        for _ in 0..<400 {
            let format = Self.format(generator.pick(Self.formats), generator.pick(locales))
            let length = generator.number(0...14)
            let content = String((0..<length).map { _ in generator.pick(Array("01234567899.-+ab")) })
            let shown = format.text(of: format.showable(content)) ?? "none"
            #expect(format.shows(shown), "\(shown) of \(content)")
        }
    }
}
