import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Inline date pickers: the calendar, what is tapped in it, its limits, and months in all calendars.
@MainActor @Suite("Calendars of date pickers")
final class DateCalendarTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 500))
    private let picker = UIDatePicker()
    private var changes = 0

    private func begin(_ date: String, mode: UIDatePicker.Mode = .date, _ locale: String = "de_DE") {
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .inline
        picker.date = day(date)
        picker.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
        picker.frame = CGRect(origin: CGPoint(x: 40, y: 30), size: picker.intrinsicContentSize)
        sim.window.addSubview(picker)
        sim.frame()
    }

    private var days: [CalendarDay] {
        var found: [CalendarDay] = []
        picker.forEachInSubtree { if let day = $0 as? CalendarDay, !day.isHidden { found.append(day) } }
        return found
    }

    private func tap(_ number: Int) throws {
        sim.tap(try #require(days.first { $0.number == "\(number)" }))
        sim.advance(0.5)
    }

    private func button(_ name: String) throws -> UIButton {
        var found: UIButton?
        picker.forEachInSubtree { view in
            if let button = view as? UIButton, button.accessibilityLabel == name || button.configuration?.title == name
            {
                found = button
            }
        }
        return try #require(found)
    }

    @Test("A tapped day is set with the time that was set, and told once; the same day again is not")
    func taps() throws {
        begin("2024-05-06 12:34")
        #expect(picker.datePickerStyle == .inline && days.count == 31)
        #expect(days.filter(\.isSelected).map(\.number) == ["6"])
        try tap(17)
        #expect(picker.date == day("2024-05-17 12:34") && changes == 1)
        #expect(days.filter(\.isSelected).map(\.number) == ["17"])
        try tap(17)
        #expect(changes == 1 && sim.areaMissedByDamage() == nil)
        picker.isEnabled = false
        try tap(3)
        #expect(picker.date == day("2024-05-17 12:34") && changes == 1)
    }

    @Test("Weeks begin as the locale has it, and the numbers are its own")
    func weeks() throws {
        begin("2024-05-06 12:00")
        // The first of May 2024 was a Wednesday.
        let first = try #require(days.first)
        #expect(abs(first.frame.minX - 2 * picker.bounds.width / 7) < 0.01)
        picker.locale = Locale(identifier: "en_US")
        sim.frame()
        #expect(abs(try #require(days.first).frame.minX - 3 * picker.bounds.width / 7) < 0.01)
        picker.locale = Locale(identifier: "ar_EG")
        sim.frame()
        #expect(days.first?.number == "١")
        picker.semanticContentAttribute = .forceRightToLeft
        picker.layoutIfNeeded()
        sim.frame()
        // Weeks begin on Saturday there.
        #expect(abs(try #require(days.first).frame.maxX - (picker.bounds.width - 4 * picker.bounds.width / 7)) < 0.01)
    }

    @Test("Months are turned by buttons and by swipes, and the date stays")
    func months() throws {
        begin("2024-01-31 08:00")
        sim.tap(try button("Nächster Monat"))
        sim.advance(0.5)
        #expect(days.count == 29 && days.filter(\.isSelected).isEmpty && picker.date == day("2024-01-31 08:00"))
        sim.tap(try button("Voriger Monat"))
        sim.tap(try button("Voriger Monat"))
        sim.advance(0.5)
        #expect(try button("Dezember 2023").isEnabled && days.count == 31)
        sim.touchDown(0, at: CGPoint(x: 300, y: 200))
        for step in 1...6 {
            sim.touchMove(0, to: CGPoint(x: 300 - 25 * CGFloat(step), y: 200))
            sim.advance(1 / 60)
        }
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(days.filter(\.isSelected).map(\.number) == ["31"] && changes == 0)
        // What the program sets is shown.
        picker.date = day("2020-02-29 08:00")
        sim.frame()
        #expect(days.filter(\.isSelected).map(\.number) == ["29"] && changes == 0)
    }

    @Test("Days beyond the limits cannot be tapped, and months without any day within them cannot be turned to")
    func limits() throws {
        begin("2024-05-10 12:00")
        picker.minimumDate = day("2024-05-08 18:00")
        picker.maximumDate = day("2024-05-20 06:00")
        sim.frame()
        #expect(days.filter(\.isEnabled).compactMap(\.number) == (8...20).map { "\($0)" })
        #expect(try !button("Nächster Monat").isEnabled && !button("Voriger Monat").isEnabled)
        try tap(8)
        #expect(picker.date == day("2024-05-08 18:00") && changes == 1)
        try tap(7)
        #expect(changes == 1)
        try tap(20)
        #expect(picker.date == day("2024-05-20 06:00") && changes == 2)
        picker.maximumDate = day("2024-06-01 00:00")
        sim.frame()
        #expect(try button("Nächster Monat").isEnabled)
    }

    @Test("The title has wheels come for months and years; the day goes with them as far as the month has it")
    func title() throws {
        begin("2024-05-31 12:00")
        sim.tap(try button("Mai 2024"))
        sim.advance(0.5)
        #expect(days.isEmpty)
        var found: UIDatePicker?
        picker.forEachInSubtree { view in
            if let wheels = view as? UIDatePicker, wheels.datePickerMode == .yearAndMonth { found = wheels }
        }
        let wheels = try #require(found)
        #expect(wheels.shownWheels.wheels == [.month, .year])
        let view = try #require(wheels.subviews.first as? UIPickerView)
        view.selectRow(1, inComponent: 0, animated: false)
        wheels.wheelCameToRest(0, at: 1)
        sim.advance(0.5)
        #expect(picker.date == day("2024-02-29 12:00") && changes == 1)
        sim.tap(try button("Februar 2024"))
        sim.advance(0.5)
        #expect(days.count == 29 && days.filter(\.isSelected).map(\.number) == ["29"])
    }

    @Test("Where a time is set too, its wheels come in the keyboard's place")
    func time() throws {
        begin("2024-05-10 12:00", mode: .dateAndTime)
        var found: UIDatePicker?
        picker.forEachInSubtree { view in
            if let clock = view as? UIDatePicker, clock.datePickerStyle == .compact { found = clock }
        }
        let clock = try #require(found)
        sim.tap(clock)
        sim.advance(0.5)
        #expect(clock.isFirstResponder)
        let wheels = try #require(clock.inputView as? UIDatePicker)
        let view = try #require(wheels.subviews.first as? UIPickerView)
        view.selectRow(9, inComponent: 0, animated: false)
        wheels.wheelCameToRest(0, at: 9)
        sim.advance(0.5)
        #expect(picker.date == day("2024-05-10 09:00") && changes == 1)
        picker.datePickerMode = .date
        sim.frame()
        #expect(clock.isHidden && sim.areaMissedByDamage() == nil)
    }

    @Test("A time alone is a button; a duration and a month without a day are wheels")
    func styles() {
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .yearAndMonth
        #expect(picker.datePickerStyle == .wheels && picker.shownWheels.wheels.count == 2)
        picker.datePickerMode = .date
        #expect(picker.datePickerStyle == .inline)
    }

    @Test("In every calendar the days of a month are in their places, each once, and the months follow each other")
    func calendars() {
        let names: [Calendar.Identifier] = [
            .gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .islamicUmmAlQura, .japanese, .persian,
        ]
        var random = SeededGenerator(71)
        for name in names {
            var calendar = Calendar(identifier: name)
            calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo") ?? .gmt
            for _ in 0..<40 {
                let date = Date(timeIntervalSinceReferenceDate: .random(in: -3e9...3e9, using: &random))
                calendar.firstWeekday = .random(in: 1...7, using: &random)
                let month = CalendarMonth(of: date, calendar)
                let places = (0..<7 * CalendarMonth.rows).filter { month.day(at: $0) != nil }
                #expect(places.count == month.days && month.leading < 7, "\(name) \(date)")
                for place in places {
                    guard let there = month.date(at: place) else { continue }
                    #expect(month.place(of: there) == place, "\(name) \(date)")
                    let weekday = (calendar.component(.weekday, from: there) - calendar.firstWeekday + 7) % 7
                    #expect(weekday == place % 7, "\(name) \(there)")
                }
                let place = month.place(of: date)
                let same = place.flatMap { month.date(at: $0, withTimeOf: date) } ?? .distantPast
                #expect(abs(same.timeIntervalSince(date)) < 0.001, "\(name) \(date)")
                #expect(
                    month.moved(by: 1)?.start == month.end && month.moved(by: 1)?.moved(by: -1)?.start == month.start)
            }
        }
    }

    @Test("By itself a picker is a button, but wheels in the keyboard's place, for a duration and for a month")
    func automatic() {
        picker.datePickerMode = .date
        #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 60)
        picker.frame = CGRect(origin: CGPoint(x: 40, y: 30), size: picker.intrinsicContentSize)
        sim.window.addSubview(picker)
        sim.frame()
        #expect(picker.canBecomeFirstResponder && sim.areaMissedByDamage() == nil)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize.height == 216)
        picker.removeFromSuperview()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let dates = UIDatePicker()
        field.inputView = dates
        sim.window.addSubview(field)
        sim.tap(field)
        sim.advance(0.5)
        #expect(dates.window != nil && dates.datePickerStyle == .wheels && dates.bounds.height >= 200)
        #expect(sim.keyboardFrame.height >= 200)
        field.inputView = nil
        sim.advance(0.5)
        dates.frame = CGRect(x: 10, y: 100, width: 300, height: 40)
        sim.window.addSubview(dates)
        sim.frame()
        #expect(dates.datePickerStyle == .compact && sim.areaMissedByDamage() == nil)
    }
}
