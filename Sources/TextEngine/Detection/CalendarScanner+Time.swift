extension CalendarScanner {
    /// The end of a time of day at an offset: 17:30, 5 pm, 5.30 p.m., 17 Uhr, 17h30. With `isExpected`, behind "at", an
    /// hour alone suffices.
    func clock(at start: Int, isExpected: Bool, _ moment: inout CalendarMoment) -> Int? {
        guard let hour = text.number(at: start, digits: 1...2), hour.value < 24 else { return nil }
        var minute: Int?
        var second: Int?
        var end = hour.end
        let sign = text[end]
        if sign.is(":") || sign.is(".") || sign.is("h"), let found = text.number(at: end + 1, digits: 2...2),
            found.value < 60
        {
            minute = found.value
            end = found.end
            if sign.is(":"), text[end].is(":"), let found = text.number(at: end + 1, digits: 2...2), found.value < 60 {
                second = found.value
                end = found.end
            }
        }
        if let half = halfEnd(end), (1...12).contains(hour.value) {
            guard setTime(hour.value % 12 + (half.isAfternoon ? 12 : 0), minute, second, &moment) else { return nil }
            return half.end
        }
        let blank = text.skippingBlanks(end)
        if let word = word(blank), word.meaning.isLike(.hours), minute == nil || !sign.is("h") {
            guard setTime(hour.value, minute, second, &moment) else { return nil }
            return germanMinutes(word.end, &moment)
        }
        let isGlued = sign.is("h") && end == hour.end && !text[end + 1].isWordPart
        // A colon or an h makes a time; a full stop, or nothing, makes one only where one is expected.
        guard minute != nil && !sign.is(".") || isGlued || isExpected else { return nil }
        guard setTime(hour.value, minute, second, &moment) else { return nil }
        return isGlued ? end + 1 : end
    }

    /// am, pm, a.m., p.m. and where it ends.
    private func halfEnd(_ start: Int) -> (isAfternoon: Bool, end: Int)? {
        let next = text.skippingBlanks(start)
        guard text[next].isAny(of: "apAP") else { return nil }
        let isAfternoon = text[next].isAny(of: "pP")
        for form: StaticString in ["m", ".m.", ".m"] where text.has(form, at: next + 1) {
            let end = next + 1 + form.utf8CodeUnitCount
            if !text[end].isWordPart { return (isAfternoon, end) }
        }
        return nil
    }

    /// "17 Uhr 30".
    private func germanMinutes(_ end: Int, _ moment: inout CalendarMoment) -> Int {
        let next = text.skippingBlanks(end)
        guard moment.minute == nil || moment.minute == 0, next > end, text[end - 1].isAny(of: "rR"),
            let minute = text.number(at: next, digits: 2...2), minute.value < 60, isEnd(minute.end),
            !text[text.skippingBlanks(minute.end)].isLatinLetter
        else { return end }
        // "17 Uhr 30. Mai" has no minutes.
        if text[minute.end].is("."), let name = word(text.skippingBlanks(minute.end + 1)),
            name.meaning.isLike(.month(1))
        {
            return end
        }
        moment.minute = minute.value
        return minute.end
    }

    func setTime(_ hour: Int, _ minute: Int?, _ second: Int?, _ moment: inout CalendarMoment) -> Bool {
        guard (0..<24).contains(hour), (0..<60).contains(minute ?? 0), (0..<60).contains(second ?? 0) else {
            return false
        }
        moment.hour = hour
        moment.minute = minute ?? 0
        moment.second = second
        return true
    }

    /// The end of T10:00:00.000+02:00 behind a date of ISO 8601, or where it would start.
    func isoTimeEnd(_ start: Int, _ moment: inout CalendarMoment) -> Int {
        guard text[start].is("T") || text[start].is("t"), let hour = text.number(at: start + 1, digits: 2...2),
            text[hour.end].is(":"), let minute = text.number(at: hour.end + 1, digits: 2...2)
        else { return start }
        var end = minute.end
        var second: Int?
        if text[end].is(":"), let found = text.number(at: end + 1, digits: 2...2), found.value < 60 {
            second = found.value
            end = found.end
            if text[end].is(".") || text[end].is(","), let fraction = text.number(at: end + 1, digits: 1...9) {
                end = fraction.end
            }
        }
        guard setTime(hour.value, minute.value, second, &moment) else { return start }
        return zoneEnd(end, &moment)
    }

    /// The end of Z, +02:00 or +0200, or where it would start.
    func zoneEnd(_ start: Int, _ moment: inout CalendarMoment) -> Int {
        if text[start].is("Z") {
            moment.secondsFromGMT = 0
            return start + 1
        }
        guard text[start].is("+") || text[start].is("-"), let zone = zone(at: start + 1) else { return start }
        moment.secondsFromGMT = text[start].is("-") ? -zone.seconds : zone.seconds
        return zone.end
    }

    private func zone(at start: Int) -> (seconds: Int, end: Int)? {
        if let both = text.number(at: start, digits: 4...4), both.value % 100 < 60, both.value < 1500 {
            return (both.value / 100 * 3600 + both.value % 100 * 60, both.end)
        }
        guard let hours = text.number(at: start, digits: 2...2), hours.value < 15 else { return nil }
        guard text[hours.end].is(":"), let minutes = text.number(at: hours.end + 1, digits: 2...2), minutes.value < 60
        else { return (hours.value * 3600, hours.end) }
        return (hours.value * 3600 + minutes.value * 60, minutes.end)
    }
}
