import Foundation

/// Which wheels a date is set by, what they say, and how rows become a date.
struct DateWheels {
    /// One wheel.
    enum Wheel: Equatable {
        case year, month, day
        /// A day with its month and its weekday.
        case date
        case hour, minute
        /// Before or after noon.
        case period
        /// Hours and minutes of a duration.
        case hours, minutes
    }

    /// The wheels in the order of reading.
    let wheels: [Wheel]
    let calendar: Calendar
    private let locale: Locale
    private let interval: Int
    private let isTwelveHours: Bool
    private let hourName: String
    private let minuteName: String
    private let dates: DateFormatter
    private let years: DateFormatter
    private let numbers: NumberFormatter
    private let months: [String]
    private let periods: [String]
    /// The day of the first row of ``Wheel/date``.
    private let firstDate: Date
    /// How many days that wheel goes back and on: about 27 years.
    private static let days = 10_000
    private static let years = 1...9999

    init(
        mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, interval: Int, around date: Date, words: Words
    ) {
        self.calendar = calendar
        self.locale = locale
        self.interval = interval
        hourName = words[.hoursShort]
        minuteName = words[.minutesShort]
        func formatter(_ template: String?) -> DateFormatter {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            if let template { formatter.setLocalizedDateFormatFromTemplate(template) }
            return formatter
        }
        dates = formatter("EEEdMMM")
        years = formatter("y")
        numbers = NumberFormatter()
        numbers.locale = locale
        let names = formatter(nil)
        months = names.standaloneMonthSymbols
        periods = [names.amSymbol, names.pmSymbol]
        let hours = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: locale) ?? "HH:mm"
        isTwelveHours = hours.contains("a")
        let day = calendar.startOfDay(for: date)
        firstDate = calendar.date(byAdding: .day, value: -Self.days, to: day) ?? day
        switch mode {
        case .date:
            let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "dMy"
            wheels = Self.order(format, ["y": .year, "M": .month, "L": .month, "d": .day])
        case .yearAndMonth:
            let format = DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale) ?? "My"
            wheels = Self.order(format, ["y": .year, "M": .month, "L": .month])
        case .time: wheels = Self.order(hours, Self.timeWheels)
        case .dateAndTime: wheels = [.date] + Self.order(hours, Self.timeWheels)
        case .countDownTimer: wheels = [.hours, .minutes]
        }
    }

    private static let timeWheels: [Character: Wheel] = [
        "H": .hour, "h": .hour, "K": .hour, "k": .hour, "m": .minute, "a": .period,
    ]

    /// The wheels in the order in which their letters stand in a format.
    private static func order(_ format: String, _ wheels: [Character: Wheel]) -> [Wheel] {
        var found: [Wheel] = []
        for letter in format {
            if let wheel = wheels[letter], !found.contains(wheel) { found.append(wheel) }
        }
        return found
    }

    // MARK: Rows

    /// How many rows a wheel has. A wheel that goes round has its values many times over.
    func count(of wheel: Wheel) -> Int { valueCount(of: wheel) * turns(of: wheel) }

    /// How often a wheel has its values: months, days and times go round, as on iOS.
    private func turns(of wheel: Wheel) -> Int {
        switch wheel {
        // So many rows that nobody turns to the end.
        case .month, .day, .hour, .minute: 10_000 / max(1, valueCount(of: wheel))
        case .year, .date, .period, .hours, .minutes: 1
        }
    }

    /// The row of a value, of which a wheel that goes round has several: the one nearest to `row`, or where that is `nil` the
    /// one in the middle.
    func row(of value: Int, in wheel: Wheel, near row: Int?) -> Int {
        let (count, turns) = (valueCount(of: wheel), turns(of: wheel))
        guard count > 0, turns > 1 else { return value }
        guard let row else { return turns / 2 * count + value }
        let turn = (Double(row - value) / Double(count)).rounded()
        return min(max(Int(turn), 0), turns - 1) * count + value
    }

    /// The value of a row.
    func value(of row: Int, in wheel: Wheel) -> Int { turns(of: wheel) > 1 ? row % max(1, valueCount(of: wheel)) : row }

    /// Whether one row of a wheel is of the other half of the day than another one is: hours go round twice a day.
    func isOtherHalf(_ row: Int, than other: Int, of wheel: Wheel) -> Bool {
        guard wheel == .hour, isTwelveHours else { return false }
        return (row / 12 - other / 12) % 2 != 0
    }

    private func valueCount(of wheel: Wheel) -> Int {
        switch wheel {
        case .year: Self.years.count
        case .month: months.count
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .date: 2 * Self.days + 1
        case .hour: isTwelveHours ? 12 : 24
        case .minute, .minutes: 60 / interval
        case .period: 2
        case .hours: 24
        }
    }

    func title(of row: Int, _ wheel: Wheel) -> String {
        let row = value(of: row, in: wheel)
        switch wheel {
        case .year:
            let date = calendar.date(from: DateComponents(year: row + Self.years.lowerBound, month: 7, day: 1))
            return date.map { years.string(from: $0) } ?? ""
        case .month: return months.indices.contains(row) ? months[row] : ""
        case .day: return number(row + 1)
        case .date:
            return calendar.date(byAdding: .day, value: row, to: firstDate).map { dates.string(from: $0) } ?? ""
        case .hour: return number(isTwelveHours && row == 0 ? 12 : row, digits: isTwelveHours ? 1 : 2)
        case .minute: return number(row * interval, digits: 2)
        case .period: return periods[row]
        case .hours: return "\(number(row)) \(hourName)"
        case .minutes: return "\(number(row * interval)) \(minuteName)"
        }
    }

    private func number(_ value: Int, digits: Int = 1) -> String {
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// How wide a wheel wants to be beside others, in parts.
    func share(of wheel: Wheel) -> CGFloat {
        switch wheel {
        case .date: 2.4
        case .month: 1.8
        case .hours, .minutes: 1.2
        default: 1
        }
    }

    // MARK: Dates

    /// The values of a date, one for each wheel.
    func values(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        return wheels.map { wheel in
            switch wheel {
            case .year: (parts.year ?? 1) - Self.years.lowerBound
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .date:
                calendar.dateComponents([.day], from: firstDate, to: calendar.startOfDay(for: date)).day ?? 0
            case .hour: isTwelveHours ? hour % 12 : hour
            case .minute, .minutes: minute / interval
            case .period: hour / 12
            case .hours: hour
            }
        }
    }

    /// The date of rows; what no wheel says is as in another date. A day that a month does not have is its last one.
    func date(of rows: [Int], like date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        var period: Int?
        for (wheel, row) in zip(wheels, rows) {
            let row = value(of: row, in: wheel)
            switch wheel {
            case .year: parts.year = row + Self.years.lowerBound
            case .month: parts.month = row + 1
            case .day: parts.day = row + 1
            case .date:
                let day = calendar.date(byAdding: .day, value: row, to: firstDate) ?? date
                let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
            case .hour, .hours: parts.hour = row
            case .minute, .minutes: parts.minute = row * interval
            case .period: period = row
            }
        }
        if let period, let hour = parts.hour { parts.hour = hour % 12 + 12 * period }
        if wheels.contains(.month), let day = parts.day {
            var first = parts
            first.day = 1
            let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            parts.day = min(day, days ?? day)
        }
        return calendar.date(from: parts) ?? date
    }
}
