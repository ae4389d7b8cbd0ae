import Foundation

/// A moment of Greenwich as `2024-05-06 12:34`.
func day(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.date(from: text) ?? .distantPast
}
