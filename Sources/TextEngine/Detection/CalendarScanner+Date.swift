extension CalendarScanner {
    /// The date at an offset: in figures, in words, or relative.
    func date(at start: Int) -> (Int, CalendarMoment)? {
        if text[start].isDigit { return basicDate(at: start) ?? numericDate(at: start) ?? writtenDate(at: start) }
        guard let word = word(start) else { return nil }
        switch word.meaning {
        case .day(let days):
            return (word.end, relative(days))
        case .tonight:
            var moment = relative(0)
            moment.dayPart = .evening
            return (word.end, moment)
        case .month: return monthDate(at: start, word)
        case .weekday(let day): return weekdayDate(day, word)
        case .next, .leading:
            let next = text.skippingBlanks(word.end)
            guard next > word.end, let name = self.word(next), case .weekday(let day) = name.meaning,
                name.end - next > 3, case (let end, var moment)? = weekdayDate(day, name)
            else { return nil }
            moment.isNextWeek = word.meaning.isLike(.next)
            return (end, moment)
        case .article: return dayAfterTomorrow(at: start)
        default: return nil
        }
    }

    private func relative(_ days: Int) -> CalendarMoment {
        var moment = CalendarMoment()
        moment.relativeDays = days
        return moment
    }

    private func dayAfterTomorrow(at start: Int) -> (Int, CalendarMoment)? {
        text.has("the day after tomorrow", at: start) ? (start + 22, relative(2)) : nil
    }

    /// A weekday, and the date behind it if there is one.
    private func weekdayDate(
        _ day: Int, _ word: (meaning: CalendarWord, end: Int, isCapitalised: Bool, key: WordKey)
    ) -> (Int, CalendarMoment)? {
        guard word.isCapitalised || !CalendarWord.unclear.contains(word.key) else { return nil }
        var moment = CalendarMoment()
        moment.weekday = day
        var next = word.end
        if text[next].is(".") { next += 1 }
        if text[next].is(",") { next += 1 }
        next = text.skippingBlanks(next)
        if let article = self.word(next), article.meaning.isLike(.article) || article.meaning.isLike(.leading) {
            next = text.skippingBlanks(article.end)
        }
        let isMonth = self.word(next)?.meaning.isLike(.month(1)) == true
        if text[next].isDigit || isMonth, let (end, date) = self.date(at: next), isEnd(end) || date.hour != nil {
            moment = date
            moment.weekday = day
            return (end, moment)
        }
        // Two letters are too few to go without a date.
        return isShort(word.key) ? nil : (word.end, moment)
    }

    private func isShort(_ key: WordKey) -> Bool { key.packed < 1 << 10 }

    /// 20240105T100000Z.
    private func basicDate(at start: Int) -> (Int, CalendarMoment)? {
        guard let (value, end) = text.number(at: start, digits: 8...8), text[end].is("T"),
            let (time, timeEnd) = text.number(at: end + 1, digits: 6...6)
        else { return nil }
        var moment = CalendarMoment(year: value / 10000, month: value / 100 % 100, day: value % 100)
        guard isValid(moment), setTime(time / 10000, time / 100 % 100, time % 100, &moment) else { return nil }
        return (zoneEnd(timeEnd, &moment), moment)
    }

    /// 2024-01-05, 5.1.2024, 5/1/2024, 05.01.24.
    private func numericDate(at start: Int) -> (Int, CalendarMoment)? {
        guard let first = text.number(at: start, digits: 1...4) else { return nil }
        let sign = text[first.end]
        guard sign.isAny(of: ".-/"), let second = text.number(at: first.end + 1, digits: 1...2) else { return nil }
        guard text[second.end] == sign, let third = text.number(at: second.end + 1, digits: 1...4) else { return nil }
        let lengths = [first.end - start, second.end - first.end - 1, third.end - second.end - 1]
        var moment: CalendarMoment
        switch lengths[0] {
        case 4:
            guard lengths[1] == 2, lengths[2] == 2 else { return nil }
            moment = CalendarMoment(year: first.value, month: second.value, day: third.value)
            guard isValid(moment) else { return nil }
            return (isoTimeEnd(third.end, &moment), moment)
        case 1, 2:
            guard lengths[2] == 4 || lengths[2] == 2 && (sign.is("/") || lengths[0] == 2 && lengths[1] == 2) else {
                return nil
            }
            let year = lengths[2] == 4 ? third.value : third.value + (third.value < 70 ? 2000 : 1900)
            let isMonthFirst =
                sign.is("/")
                && (order == .monthDay
                    ? second.value <= 31 && first.value <= 12
                    : second.value > 12)
            moment = CalendarMoment(
                year: year, month: isMonthFirst ? first.value : second.value,
                day: isMonthFirst ? second.value : first.value)
            return isValid(moment) ? (third.end, moment) : nil
        default: return nil
        }
    }

    /// 5 May 2024, 5. Mai, 5 de mayo de 2024, 1er janvier, the 5th of May.
    private func writtenDate(at start: Int) -> (Int, CalendarMoment)? {
        guard let day = text.number(at: start, digits: 1...2), (1...31).contains(day.value) else { return nil }
        var next = day.end
        if text[next].is(".") || text[next] == 0xBA {
            next += 1
        } else if let ordinal = text.word(at: next) {
            guard Self.ordinals.contains(ordinal.key) else { return nil }
            next = ordinal.end
        }
        let blank = text.skippingBlanks(next)
        guard blank > next || text[next - 1].is(".") else { return nil }
        next = blank
        if let of = word(next), of.meaning.isLike(.of) { next = text.skippingBlanks(of.end) }
        guard let name = word(next), case .month(let month) = name.meaning else { return nil }
        var moment = CalendarMoment(month: month, day: day.value)
        let end = yearEnd(name.end, &moment)
        let isUnclear = !name.isCapitalised && CalendarWord.unclear.contains(name.key)
        guard isValid(moment), moment.year != nil || !isUnclear else { return nil }
        return (end, moment)
    }

    private static let ordinals = WordTable("st nd rd th er")

    /// May 5, 2024 and May 5th. Small letters are no English month.
    private func monthDate(
        at start: Int, _ name: (meaning: CalendarWord, end: Int, isCapitalised: Bool, key: WordKey)
    ) -> (Int, CalendarMoment)? {
        guard name.isCapitalised, case .month(let month) = name.meaning else { return nil }
        var next = text[name.end].is(".") ? name.end + 1 : name.end
        let blank = text.skippingBlanks(next)
        guard blank > next, let day = text.number(at: blank, digits: 1...2) else { return nil }
        next = day.end
        if let ordinal = text.word(at: next), Self.ordinals.contains(ordinal.key) { next = ordinal.end }
        var moment = CalendarMoment(month: month, day: day.value)
        let end = yearEnd(next, &moment)
        guard isValid(moment), isEnd(end) else { return nil }
        return (end, moment)
    }

    /// The end of a year behind a month or a day, or where it would start.
    private func yearEnd(_ start: Int, _ moment: inout CalendarMoment) -> Int {
        var next = start
        if text[next].is(".") && text[next + 1].isBlank { next += 1 }
        if text[next].is(",") { next += 1 }
        let blank = text.skippingBlanks(next)
        guard blank > next else { return start }
        next = blank
        if let of = word(next), of.meaning.isLike(.of) { next = text.skippingBlanks(of.end) }
        guard let year = text.number(at: next, digits: 4...4), (1000..<3000).contains(year.value),
            isEnd(year.end), !text[year.end].is(":")
        else { return start }
        moment.year = year.value
        return year.end
    }

    private func isValid(_ moment: CalendarMoment) -> Bool {
        guard let month = moment.month, let day = moment.day, (1...12).contains(month) else { return false }
        if let year = moment.year {
            guard (1000..<3000).contains(year) else { return false }
            let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
            if month == 2 && day == 29 && !isLeap { return false }
        }
        let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...longest[month - 1]).contains(day)
    }
}
