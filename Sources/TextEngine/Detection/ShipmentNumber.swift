/// The rules by which carriers form their numbers. All are given in capitals and without blanks.
enum ShipmentNumber {
    /// 1Z, fifteen letters or digits, and their sum by modulo 10, where every second one counts twice.
    static func isUPS(_ number: [UInt16]) -> Bool {
        guard number.count == 18, number[17].isDigit else { return false }
        var sum = 0
        for (position, unit) in number[2..<17].enumerated() {
            // A is 2, B is 3 and so on, of which the last digit counts.
            let value = unit.isDigit ? unit.digit : (Int(unit) - 63) % 10
            sum += position.isMultiple(of: 2) ? value : value * 2
        }
        return (10 - sum % 10) % 10 == number[17].digit
    }

    /// UPU S10: two letters, eight digits with a check digit, and the country.
    static func isPostal(_ number: [UInt16]) -> Bool {
        guard number.count == 13, number[0].isASCIIUppercase, number[1].isASCIIUppercase,
            number[2..<11].allSatisfy(\.isDigit), number[11].isASCIIUppercase, number[12].isASCIIUppercase
        else { return false }
        let weights = [8, 6, 4, 2, 3, 5, 9, 7]
        let sum = zip(weights, number[2..<10]).reduce(0) { $0 + $1.0 * $1.1.digit }
        let check = 11 - sum % 11
        return number[10].digit == (check == 10 ? 0 : check == 11 ? 5 : check)
    }

    /// Modulo 10 with the weights 3 and 1 from the back: USPS, FedEx Ground, DHL parcels.
    static func hasCheckDigitOfTen(_ number: [UInt16]) -> Bool {
        guard let last = number.last, number.allSatisfy(\.isDigit) else { return false }
        var sum = 0
        for (position, unit) in number.dropLast().reversed().enumerated() {
            sum += position.isMultiple(of: 2) ? unit.digit * 3 : unit.digit
        }
        return (10 - sum % 10) % 10 == last.digit
    }

    /// Twelve digits, the last of which is the sum of the others by 3, 1, 7 modulo 11.
    static func isFedExExpress(_ number: [UInt16]) -> Bool {
        guard number.count == 12, number.allSatisfy(\.isDigit) else { return false }
        let weights = [3, 1, 7]
        let sum = number[..<11].enumerated().reduce(0) { $0 + weights[$1.offset % 3] * $1.element.digit }
        return sum % 11 % 10 == number[11].digit
    }

    /// Ten digits, the last of which is the remainder of the others by 7.
    static func isDHLExpress(_ number: [UInt16]) -> Bool {
        guard number.count == 10, number.allSatisfy(\.isDigit) else { return false }
        return number[..<9].reduce(0) { ($0 * 10 + $1.digit) % 7 } == number[9].digit
    }

    /// JD or JJD, and 16 to 20 digits.
    static func isDHLParcel(_ number: [UInt16]) -> Bool {
        let letters = number.starts(with: "JJD".utf16) ? 3 : 2
        return (16...20).contains(number.count - letters) && number[letters...].allSatisfy(\.isDigit)
    }
}
