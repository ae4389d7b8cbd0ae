/// Finds dates and times in their common written forms.
///
/// A date may have a time behind it or before it. A day of the week counts only with something beside it, and a date
/// needs its day. Of a stretch of time both ends are found for themselves.
struct CalendarScanner {
    let text: ScannedText
    let order: DateOrder

    func items() -> [DetectedItem] { text.itemsAtWords(item) }

    private func item(at start: Int) -> DetectedItem? {
        let before = text[start - 1]
        guard !before.isWordPart, !before.isAny(of: "_@#$&%=/\\+-"), !before.isDash else { return nil }
        if before.isAny(of: ".,:") && text[start - 2].isDigit { return nil }
        guard let (end, moment) = dateAndTime(at: start) ?? timeAndDate(at: start), isEnd(end) else { return nil }
        return DetectedItem(range: start..<end, value: .calendarEvent(moment))
    }

    private func dateAndTime(at start: Int) -> (Int, CalendarMoment)? {
        guard var (end, moment) = date(at: start) else { return nil }
        if let next = moment.hour == nil ? time(behind: end, of: &moment) : nil { end = next }
        // A day of the week alone, and a day of the month without a month, say too little.
        let isWeekdayOnly = moment.day == nil && moment.relativeDays == nil && !moment.isNextWeek
        if isWeekdayOnly && moment.hour == nil && moment.dayPart == nil { return nil }
        if text[start].is("M"), moment.relativeDays == 1, moment.hour == nil, moment.dayPart == nil { return nil }
        return (end, moment)
    }

    private func timeAndDate(at start: Int) -> (Int, CalendarMoment)? {
        var moment = CalendarMoment()
        guard var end = clock(at: start, isExpected: false, &moment) else { return nil }
        var next = text.skippingBlanks(text[end].is(",") ? end + 1 : end)
        if let word = word(next), [.leading, .article].contains(where: word.meaning.isLike) || word.meaning.isLike(.at)
        {
            let behind = text.skippingBlanks(word.end)
            if behind > word.end, date(at: behind) != nil { next = behind }
        }
        if next > end, let (dateEnd, date) = date(at: next), isEnd(dateEnd), date.hour == nil {
            let time = moment
            moment = date
            moment.hour = time.hour
            moment.minute = time.minute
            moment.second = time.second
            end = dateEnd
        }
        return (end, moment)
    }

    /// The end of a time behind a date, and the words between.
    private func time(behind end: Int, of moment: inout CalendarMoment) -> Int? {
        var next = end
        if text[next].is(",") { next += 1 }
        next = text.skippingBlanks(next)
        guard next > end else { return nil }
        if text[next].isDash {
            let behind = text.skippingBlanks(next + 1)
            if behind > next + 1 { next = behind }
        }
        // "tomorrow morning at 9", "heute Abend um 20 Uhr".
        var found: Int?
        if moment.dayPart == nil, let part = word(next), case .dayPart(let value) = part.meaning {
            moment.dayPart = value
            found = part.end
            next = text.skippingBlanks(part.end)
        }
        var isExpected = false
        if let at = word(next), at.meaning.isLike(.at) {
            next = text.skippingBlanks(at.end)
            isExpected = true
            if text.has("las ", at: next) { next += 4 }
        } else if text[next] == 0xE0, text[next + 1].isBlank {
            next += 2
            isExpected = true
        }
        if let clockEnd = clock(at: next, isExpected: isExpected, &moment), isEnd(clockEnd) {
            let isEvening = moment.dayPart == .evening || moment.dayPart == .afternoon
            if isEvening, let hour = moment.hour, hour < 12, hour > 0 { moment.hour = hour + 12 }
            return clockEnd
        }
        if isExpected, let part = word(next), case .dayPart(let value) = part.meaning, moment.dayPart == nil {
            moment.dayPart = value
            return part.end
        }
        return found
    }

    /// Whether what follows leaves a date or a time whole.
    func isEnd(_ end: Int) -> Bool {
        let next = text[end]
        if next.isWordPart || next.isAny(of: "_@%=&/\\") { return false }
        if next.isAny(of: ".,:") || next.is("-") { return !text[end + 1].isDigit }
        return true
    }

    /// The word at an offset, and what it means for a date.
    func word(_ start: Int) -> (meaning: CalendarWord, end: Int, isCapitalised: Bool, key: WordKey)? {
        guard let word = text.word(at: start), let meaning = CalendarWord.all[word.key] else { return nil }
        return (meaning, word.end, word.isCapitalised, word.key)
    }
}

extension CalendarWord {
    /// Whether it is of the same sort.
    func isLike(_ other: CalendarWord) -> Bool {
        switch (self, other) {
        case (.month, .month), (.weekday, .weekday), (.next, .next), (.leading, .leading), (.day, .day): true
        case (.dayPart, .dayPart), (.tonight, .tonight), (.at, .at), (.of, .of), (.article, .article): true
        case (.am, .am), (.pm, .pm), (.hours, .hours): true
        default: false
        }
    }
}
