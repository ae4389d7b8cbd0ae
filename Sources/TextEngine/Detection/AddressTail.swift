/// What stands behind a street.
struct AddressTail {
    var end: Int
    var city: Range<Int>?
    var state: Range<Int>?
    var postcode: Range<Int>?
    /// Whether it makes an address of a street that could be something else.
    var isCertain: Bool
}

extension ScannedText {
    /// ", 10117 Berlin" or " 75002 Paris".
    func continentalTail(_ start: Int) -> AddressTail? {
        var next = self[start].is(",") ? start + 1 : start
        next = skippingBlanks(next)
        guard next > start else { return nil }
        if self[next].isASCIIUppercase {
            // The country's sign: D-10117, CH-8001.
            let sign = self[next + 1].isASCIIUppercase ? next + 2 : next + 1
            guard self[sign].is("-") else { return nil }
            next = sign + 1
        }
        guard let code = number(at: next, digits: 4...5) else { return nil }
        let blank = skippingBlanks(code.end)
        guard blank > code.end, let city = city(at: blank) else { return nil }
        return AddressTail(end: city.upperBound, city: city, postcode: next..<code.end, isCertain: true)
    }

    /// ", New York, NY 10118", ", London NW1 6XE", ", London".
    func englishTail(_ start: Int) -> AddressTail? {
        guard self[start].is(",") else { return postcodeOnly(start) }
        let next = skippingBlanks(start + 1)
        if let code = britishPostcode(at: next) {
            return AddressTail(end: code.upperBound, postcode: code, isCertain: true)
        }
        guard next > start + 1, let city = englishCity(at: next) else { return nil }
        var tail = AddressTail(end: city.upperBound, city: city, isCertain: false)
        var behind = skippingBlanks(self[tail.end].is(",") ? tail.end + 1 : tail.end)
        guard behind > tail.end else { return isFollowedByText(tail.end) ? nil : tail }
        if let code = britishPostcode(at: behind) {
            tail.postcode = code
            tail.end = code.upperBound
            tail.isCertain = true
        } else if let state = state(at: behind) {
            tail.state = state
            tail.end = state.upperBound
            tail.isCertain = true
            behind = skippingBlanks(tail.end)
            if behind > tail.end, let code = zipCode(at: behind) {
                tail.postcode = code
                tail.end = code.upperBound
            }
        } else if isFollowedByText(tail.end) {
            return nil
        }
        return tail
    }

    private func postcodeOnly(_ start: Int) -> AddressTail? {
        let next = skippingBlanks(start)
        guard next > start, let code = britishPostcode(at: next) else { return nil }
        return AddressTail(end: code.upperBound, postcode: code, isCertain: true)
    }

    /// Whether a sentence goes on, so that the capitalised words before are no city.
    private func isFollowedByText(_ end: Int) -> Bool {
        let next = skippingBlanks(end)
        return next > end && self[next].isLatinLetter
    }

    /// Up to three capitalised words, of which the last is no state.
    private func englishCity(at start: Int) -> Range<Int>? {
        var end = start
        for _ in 0..<3 {
            let next = end == start ? start : skippingBlanks(end)
            guard next > end || end == start, let word = word(at: next), word.isCapitalised else { break }
            if end > start && (state(at: next) != nil || britishPostcode(at: next) != nil) { break }
            end = word.end
            if self[end].is(".") && word.range.count == 2 { end += 1 }
        }
        return end > start ? start..<end : nil
    }

    private func state(at start: Int) -> Range<Int>? {
        guard self[start].isASCIIUppercase, self[start + 1].isASCIIUppercase, !self[start + 2].isWordPart else {
            return nil
        }
        return AddressWords.states.contains(string(start..<start + 2)) ? start..<start + 2 : nil
    }

    private func zipCode(at start: Int) -> Range<Int>? {
        guard let code = number(at: start, digits: 5...5) else { return nil }
        if self[code.end].is("-"), let more = number(at: code.end + 1, digits: 4...4) { return start..<more.end }
        return self[code.end].isWordPart ? nil : start..<code.end
    }

    /// One or two letters, a digit, a digit or a letter, a blank, a digit and two letters.
    private func britishPostcode(at start: Int) -> Range<Int>? {
        var end = start
        while end < start + 2 && self[end].isASCIIUppercase { end += 1 }
        guard end > start, self[end].isDigit else { return nil }
        end += 1
        if self[end].isDigit || self[end].isASCIIUppercase { end += 1 }
        guard self[end].isBlank, self[end + 1].isDigit, self[end + 2].isASCIIUppercase, self[end + 3].isASCIIUppercase,
            !self[end + 4].isWordPart
        else { return nil }
        return start..<end + 4
    }

    /// A city of the continent: Berlin, Frankfurt am Main, Aix-en-Provence, Bad Homburg.
    private func city(at start: Int) -> Range<Int>? {
        guard let first = word(at: start), first.isCapitalised, first.range.count > 1 else { return nil }
        var end = first.end
        var takesNext = AddressWords.cityStarts.contains(first.key)
        for _ in 0..<4 {
            let isJoined = self[end].is("-")
            let next = isJoined ? end + 1 : skippingBlanks(end)
            guard next > end, let word = word(at: next) else { break }
            if word.isCapitalised {
                guard takesNext || isJoined else { break }
                takesNext = false
            } else {
                // A particle, and the name behind it.
                guard AddressWords.cityParticles.contains(word.key) else { break }
                let name = self[word.end].is("-") ? word.end + 1 : skippingBlanks(word.end)
                guard name > word.end, let last = self.word(at: name), last.isCapitalised else { break }
                end = last.end
                continue
            }
            end = word.end
        }
        return start..<end
    }
}
