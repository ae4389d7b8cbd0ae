import Foundation

/// A month as a calendar shows it: rows of a week, from the first day of the week on.
struct CalendarMonth {
    /// The most rows that a month needs.
    static let rows = 6

    let calendar: Calendar
    /// The midnight that the month begins with.
    let start: Date
    /// How many places are empty in front of its first day.
    let leading: Int
    let days: Int

    /// The month that a date is in.
    init(of date: Date, _ calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        days = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let weekday = calendar.component(.weekday, from: start)
        leading = (weekday - calendar.firstWeekday + 7) % 7
    }

    /// The day in a place, from 1; `nil` for places that are empty.
    func day(at place: Int) -> Int? {
        let day = place - leading + 1
        return (1...max(1, days)).contains(day) ? day : nil
    }

    /// The place of a date; `nil` if it is in another month.
    func place(of date: Date) -> Int? {
        guard CalendarMonth(of: date, calendar).start == start else { return nil }
        return leading + calendar.component(.day, from: date) - 1
    }

    /// The day in a place, at its beginning.
    func date(at place: Int) -> Date? {
        day(at: place).flatMap { calendar.date(byAdding: .day, value: $0 - 1, to: start) }
    }

    /// A day in a place with the time of day of a date. A time that the day does not have, because clocks are set forward, is
    /// the next one that it has.
    func date(at place: Int, withTimeOf date: Date) -> Date? {
        guard let day = self.date(at: place) else { return nil }
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        // Calendars that have a month twice.
        parts.isLeapMonth = calendar.dateComponents([.month], from: day).isLeapMonth
        (parts.hour, parts.minute, parts.second, parts.nanosecond) = (
            time.hour, time.minute, time.second, time.nanosecond
        )
        return calendar.date(from: parts) ?? day
    }

    /// The month that is some months away.
    func moved(by months: Int) -> CalendarMonth? {
        calendar.date(byAdding: .month, value: months, to: start).map { CalendarMonth(of: $0, calendar) }
    }

    /// The moment that ends the month.
    var end: Date { calendar.dateInterval(of: .month, for: start)?.end ?? start }
}
