/// The name of a machine in a text.
struct HostName {
    var end: Int
    /// How many names the full stops separate.
    var labels: Int
    /// Whether the last of them is a top-level domain, or the whole is an address of four numbers.
    var hasKnownDomain: Bool
    /// Whether the last has nothing but letters.
    var endsWithLetters = true
    /// Whether there are letters before the last full stop.
    var hasLetters = true
    /// Whether it is one even where nothing else says so, such as a scheme or a path.
    var isCertain = false
}

extension ScannedText {
    /// A host is no longer than this, in units; a label no longer than `longestLabel` (RFC 1035, 2.3.4).
    private static let longestHost = 253
    private static let longestLabel = 63

    /// Where the label starts that ends at a full stop. Labels of East Asia's letters end where Latin ones begin.
    func startOfLabel(endingAt end: Int, notBefore floor: Int) -> Int? {
        var start = end
        let isLatin = isHostASCII(self[end - 1]) || self[end - 1].isLatinLetter
        while start > floor {
            let unit = self[start - 1]
            guard isLatin ? isHostASCII(unit) || unit.isLatinLetter : isHostLetter(unit) && !unit.isLatinLetter else {
                break
            }
            start -= 1
            if end - start > Self.longestLabel { return nil }
        }
        return start < end && !self[start].is("-") ? start : nil
    }

    /// The host that starts at an offset.
    func host(at start: Int) -> HostName? { hostOrEnd(at: start).host }

    /// The host that starts at an offset, and the end of what was looked at, which is further where there is none.
    ///
    /// Other letters than Latin ones that stand directly behind a known domain are text around it:
    /// `http://example.comです`.
    func hostOrEnd(at start: Int) -> (host: HostName?, end: Int) {
        var end = start
        var label = start
        var labels = 0
        var letters = 0
        var underscores = (last: false, previous: false)
        var lettersBefore = 0
        scan: while end - start <= Self.longestHost {
            let unit = self[end]
            if unit.is(".") {
                guard end > label, !self[end - 1].is("-") else { break }
                let next = self[end + 1]
                guard next.isWordPart || isHostLetter(next) || next.is("_") else { break }
                labels += 1
                lettersBefore += letters
                letters = 0
                underscores = (false, underscores.last)
                end += 1
                label = end
                continue
            }
            if isHostASCII(unit) {
                if unit.is("-") && end == label { return (nil, end) }
                if unit.is("_") { underscores.last = true }
                if unit.isASCIILetter { letters += 1 }
                end += 1
                continue
            }
            guard isHostLetter(unit) else { break }
            if labels > 0 && letters == end - label && unit >= 0x370 && TopLevelDomains.isKnown(self, label..<end) {
                break scan
            }
            letters += 1
            end += 1
            if UTF16.isLeadSurrogate(unit) {
                guard UTF16.isTrailSurrogate(self[end]) else { return (nil, end) }
                end += 1
                letters += 1
            }
        }
        let seen = end
        guard end > start, end - start <= Self.longestHost else { return (nil, seen) }
        // A full stop behind which nothing came ends a sentence.
        while end > label && self[end - 1].is("-") { end -= 1 }
        guard end > label, !underscores.last, !underscores.previous else { return (nil, seen) }
        labels += 1
        let host = classified(
            start..<end, label: label, labels: labels, letters: letters, lettersBefore: lettersBefore)
        return (host, end)
    }

    private func classified(
        _ range: Range<Int>, label: Int, labels: Int, letters: Int, lettersBefore: Int
    ) -> HostName {
        let last = label..<range.upperBound
        var host = HostName(end: range.upperBound, labels: labels, hasKnownDomain: false)
        host.endsWithLetters = letters == last.count && letters >= 2
        host.hasLetters = lettersBefore > 0
        if lettersBefore == 0 && letters == 0 {
            host.hasKnownDomain = isFourNumbers(range)
            return host
        }
        host.hasKnownDomain = labels > 1 && TopLevelDomains.isKnown(self, last)
        host.isCertain =
            host.hasKnownDomain && isCertainDomain(last, name: range.lowerBound..<label - 1, labels: labels)
            && (host.hasLetters || last.count > 2)
        return host
    }

    /// Whether a domain that nothing else marks is one. A forgotten blank ("the end.So"), the name of a file
    /// ("README.md") and an abbreviation ("e.at") are none.
    private func isCertainDomain(_ last: Range<Int>, name: Range<Int>, labels: Int) -> Bool {
        let isTitle = isCapital(at: last.lowerBound) && !isCapital(at: last.upperBound - 1)
        if isTitle { return TopLevelDomains.isClassic(self, last) }
        guard last.count == 2 && self[last.lowerBound] < 0x80 else { return true }
        if labels > 2 { return true }
        return name.count > 1 && !TopLevelDomains.isFileExtension(self, last)
    }

    private func isFourNumbers(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        for part in 0..<4 {
            guard let (value, end) = number(at: index, digits: 1...3), value < 256 else { return false }
            index = end
            if part < 3 {
                guard self[index].is(".") else { return false }
                index += 1
            }
        }
        return index == range.upperBound
    }

    private func isHostASCII(_ unit: UInt16) -> Bool {
        unit.isASCIILetter || unit.isDigit || unit.is("-") || unit.is("_")
    }

    /// Whether it may be in an internationalised name: no blank, no control, no punctuation.
    private func isHostLetter(_ unit: UInt16) -> Bool {
        switch unit {
        case ..<0xC0, 0xD7, 0xF7: false
        case 0x2000...0x206F, 0x2E00...0x2E7F, 0xFE10...0xFE6F, 0xFEFF, 0xFFF0...: false
        case 0x3000...0x3004, 0x3008...0x303F, 0x30FB, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40: false
        case 0xFF5B...0xFF65, 0xE000...0xF8FF, 0xDC00...0xDFFF, 0x60C, 0x61B, 0x61F, 0x6D4, 0x964, 0x965: false
        default: true
        }
    }
}
