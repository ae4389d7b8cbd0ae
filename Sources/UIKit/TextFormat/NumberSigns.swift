import Foundation

/// The signs that a language writes numbers with, found out from a few numbers that the toolchain's ICU writes.
struct NumberSigns: Sendable, Equatable {
    /// What kind of number it is.
    enum Style: Sendable, Equatable {
        case decimal
        case percent
        case currency(String)
    }

    /// What stands around a number.
    struct Frame: Sendable, Equatable {
        var prefix = ""
        var suffix = ""
    }

    /// The digit 0.
    var zero: Unicode.Scalar = "0"
    var decimal: Character = "."
    /// "" where there are no groups.
    var grouping = ""
    /// How many digits are in the last group, and in those before it.
    var groupSizes = (last: 3, others: 3)
    /// A number with fewer digits has no groups.
    var leastGrouped = 4
    var positive = Frame()
    var negative = Frame(prefix: "-")
    /// How many digits a currency has behind the separator.
    var usualFractionDigits = 0

    init(_ style: Style, locale: Locale) {
        func written(_ number: Decimal, _ digits: Int?) -> Written {
            Written(style.string(of: number, fractionDigits: digits, locale: locale))
        }
        let large = written(1_234_567_890_123, 0)
        if let digit = large.digits.first, let value = digit.plainDigit?.wholeNumberValue,
            let scalar = digit.unicodeScalars.first
        {
            zero = Unicode.Scalar(scalar.value - UInt32(value)) ?? "0"
        }
        if let separator = large.separators.last {
            grouping = separator
            groupSizes.last = large.groups.last ?? 3
            groupSizes.others = large.groups.count > 2 ? large.groups[large.groups.count - 2] : groupSizes.last
            leastGrouped = written(1234, 0).separators.isEmpty ? groupSizes.last + 2 : groupSizes.last + 1
        }
        decimal = written(Decimal(15) / 10, 1).separators.first?.first ?? "."
        positive = large.frame
        negative = written(-1, 0).frame
        usualFractionDigits = written(1, nil).digits.count - 1
    }

    static func == (a: NumberSigns, b: NumberSigns) -> Bool {
        (a.zero, a.decimal, a.grouping, a.groupSizes.last, a.groupSizes.others, a.leastGrouped)
            == (b.zero, b.decimal, b.grouping, b.groupSizes.last, b.groupSizes.others, b.leastGrouped)
            && (a.positive, a.negative) == (b.positive, b.negative) && a.usualFractionDigits == b.usualFractionDigits
    }

    /// Digits from 0 to 9 in the language's own, in groups.
    func grouped(_ digits: Substring) -> String {
        let count = digits.count
        var text = ""
        for (index, digit) in digits.enumerated() {
            let rest = count - index
            let isBorder =
                rest == groupSizes.last || rest > groupSizes.last && (rest - groupSizes.last) % groupSizes.others == 0
            if index > 0, isBorder, count >= leastGrouped { text += grouping }
            text.append(own(digit))
        }
        return text
    }

    /// A digit from 0 to 9 in the language's own.
    func own(_ digit: Character) -> Character {
        guard let value = digit.wholeNumberValue, let scalar = Unicode.Scalar(zero.value + UInt32(value)) else {
            return digit
        }
        return Character(scalar)
    }
}

extension NumberSigns.Style {
    fileprivate func string(of number: Decimal, fractionDigits: Int?, locale: Locale) -> String {
        switch self {
        case .decimal:
            number.formatted(.number.precision(.fractionLength(fractionDigits ?? 0)).locale(locale))
        case .percent:
            (number / 100).formatted(.percent.precision(.fractionLength(fractionDigits ?? 0)).locale(locale))
        case .currency(let code):
            fractionDigits.map {
                number.formatted(.currency(code: code).precision(.fractionLength($0)).locale(locale))
            } ?? number.formatted(.currency(code: code).locale(locale))
        }
    }
}

/// A number as ICU writes it, taken apart.
private struct Written {
    var frame = NumberSigns.Frame()
    var digits: [Character] = []
    /// What stands between digits.
    var separators: [String] = []
    /// How many digits stand before, between and behind the separators.
    var groups: [Int] = []

    init(_ text: String) {
        guard let first = text.firstIndex(where: { $0.plainDigit != nil }),
            let last = text.lastIndex(where: { $0.plainDigit != nil })
        else { return }
        frame = NumberSigns.Frame(
            prefix: String(text[..<first]), suffix: String(text[text.index(after: last)...]))
        var separator = ""
        groups = [0]
        for character in text[first...last] {
            if character.plainDigit != nil {
                if !separator.isEmpty {
                    separators.append(separator)
                    groups.append(0)
                }
                separator = ""
                digits.append(character)
                groups[groups.count - 1] += 1
            } else {
                separator.append(character)
            }
        }
    }
}
