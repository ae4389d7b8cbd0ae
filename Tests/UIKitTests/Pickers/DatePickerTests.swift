import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Date pickers: their wheels by language, what they set, their limits.
@MainActor @Suite("Date pickers")
final class DatePickerTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private let picker = UIDatePicker(frame: CGRect(x: 40, y: 50, width: 320, height: 216))
    private var changes = 0

    private func begin(_ mode: UIDatePicker.Mode, _ locale: String = "de_DE") {
        picker.preferredDatePickerStyle = .wheels
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
        sim.window.addSubview(picker)
        sim.frame()
    }

    private var wheels: [DateWheels.Wheel] { picker.shownWheels.wheels }

    /// Turns a wheel to a row, as a person does.
    private func turn(_ wheel: DateWheels.Wheel, _ value: Int) {
        guard let component = wheels.firstIndex(of: wheel), let view = picker.subviews.first as? UIPickerView else {
            return
        }
        let row = picker.shownWheels.row(of: value, in: wheel, near: view.selectedRow(inComponent: component))
        view.selectRow(row, inComponent: component, animated: false)
        picker.wheelCameToRest(component, at: row)
        sim.advance(0.5)
    }

    @Test(
        "As the input view of a field it stands at its date, in whatever order that and its language were set",
        arguments: [0, 1, 2])
    func language(order: Int) throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let wheels = UIDatePicker()
        let steps: [() -> Void] = [
            { wheels.locale = Locale(identifier: "en_US") }, { wheels.datePickerMode = .date },
            { wheels.date = day("2024-05-06 12:00") },
        ]
        for index in 0..<3 { steps[(order + index) % 3]() }
        wheels.timeZone = TimeZone(secondsFromGMT: 0)
        field.inputView = wheels
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        let view = try #require(wheels.subviews.first as? UIPickerView)
        let rows = (0..<view.numberOfComponents).map { view.selectedRow(inComponent: $0) }
        let values = zip(rows, wheels.shownWheels.wheels).map { wheels.shownWheels.value(of: $0, in: $1) }
        #expect(values == wheels.shownWheels.values(of: day("2024-05-06 12:00")) && rows.count == 3)
        #expect(wheels.shownWheels.date(of: rows, like: wheels.date) == day("2024-05-06 12:00"))
        // A look that is chosen later, and taken back, too.
        wheels.preferredDatePickerStyle = .compact
        wheels.date = day("2023-02-01 12:00")
        wheels.preferredDatePickerStyle = .wheels
        let later = (0..<view.numberOfComponents).map { view.selectedRow(inComponent: $0) }
        #expect(wheels.shownWheels.date(of: later, like: wheels.date) == day("2023-02-01 12:00"))
    }

    @Test("Months, days and times go round, and the year is not changed by it; years have ends")
    func round() throws {
        picker.date = day("2024-12-01 23:59")
        begin(.date)
        let view = try #require(picker.subviews.first as? UIPickerView)
        func neighbours(_ wheel: DateWheels.Wheel) -> [String] {
            guard let component = wheels.firstIndex(of: wheel) else { return [] }
            let row = view.selectedRow(inComponent: component)
            return [row - 1, row + 1].map { picker.shownWheels.title(of: $0, wheel) }
        }
        #expect(neighbours(.month) == ["November", "Januar"] && neighbours(.year) == ["2023", "2025"])
        #expect(neighbours(.day) == ["31", "2"])
        turn(.month, view.selectedRow(inComponent: wheels.firstIndex(of: .month) ?? 0) + 1)
        #expect(picker.date == day("2024-01-01 23:59"))
        turn(.day, view.selectedRow(inComponent: wheels.firstIndex(of: .day) ?? 0) - 1)
        #expect(picker.date == day("2024-01-31 23:59"))
        // A wheel that shows another date goes the shorter way.
        let before = view.selectedRow(inComponent: wheels.firstIndex(of: .month) ?? 0)
        picker.setDate(day("2024-11-30 23:59"), animated: true)
        sim.advance(1)
        #expect(view.selectedRow(inComponent: wheels.firstIndex(of: .month) ?? 0) == before - 2)
        picker.datePickerMode = .time
        sim.frame()
        #expect(neighbours(.minute) == ["58", "00"])
    }

    @Test("Arrows pass over days that the month has not, and stop at the limits")
    func passedOver() throws {
        picker.date = day("2023-02-28 12:00")
        begin(.date)
        let view = try #require(picker.subviews.first as? UIPickerView)
        let component = try #require(wheels.firstIndex(of: .day))
        let dayWheel = view.subviews.compactMap { $0 as? PickerWheel }[component]
        #expect(!picker.isAllowed(view.selectedRow(inComponent: component) + 1, in: component))
        dayWheel.step(1)
        sim.advance(1)
        #expect(picker.date == day("2023-02-01 12:00"))
        dayWheel.step(-1)
        sim.advance(1)
        #expect(picker.date == day("2023-02-28 12:00"))
        picker.maximumDate = day("2023-02-28 12:00")
        picker.minimumDate = day("2023-02-27 12:00")
        dayWheel.step(1)
        sim.advance(1)
        #expect(picker.date == day("2023-02-27 12:00"))
        dayWheel.step(-1)
        sim.advance(1)
        #expect(picker.date == day("2023-02-27 12:00"))
    }

    @Test("Days that the month has not are faint, and become so when another month or year is turned to or set")
    func faintDays() throws {
        picker.date = day("2024-01-15 12:00")
        begin(.date)
        let view = try #require(picker.subviews.first as? UIPickerView)
        let component = try #require(wheels.firstIndex(of: .day))
        /// The 29th, which stands below the 28th.
        func isFaint() -> Bool? {
            let row = view.selectedRow(inComponent: component) + 1
            let label = view.view(forRow: row, forComponent: component) as? UILabel
            let color = label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            return color.map { $0 == .tertiaryLabel }
        }
        picker.date = day("2023-01-28 12:00")
        sim.frame()
        #expect(isFaint() == false)
        turn(.month, 1)
        sim.frame()
        #expect(picker.date == day("2023-02-28 12:00") && isFaint() == true)
        turn(.year, 2023)
        sim.frame()
        #expect(picker.date == day("2024-02-28 12:00") && isFaint() == false)
        picker.date = day("2023-02-28 12:00")
        sim.frame()
        #expect(isFaint() == true)
        picker.date = day("2023-04-28 12:00")
        picker.maximumDate = day("2023-05-29 12:00")
        sim.frame()
        #expect(isFaint() == false)
        picker.maximumDate = day("2023-04-28 12:00")
        sim.frame()
        #expect(isFaint() == true)
    }

    @Test("A wheel that is still turned goes on when another one has come to rest")
    func twoWheels() throws {
        picker.date = day("2024-05-06 12:00")
        begin(.date)
        let view = try #require(picker.subviews.first as? UIPickerView)
        let wheel = try #require(view.subviews.compactMap { $0 as? PickerWheel }.first)
        let place = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
        sim.touchDown(0, at: place)
        for step in 1...8 {
            sim.touchMove(0, to: CGPoint(x: place.x, y: place.y - 8 * CGFloat(step)))
            sim.advance(1 / 60)
        }
        let turned = wheel.contentOffset
        turn(.month, 8)
        #expect(wheel.contentOffset == turned && picker.date == day("2024-09-06 12:00"))
        sim.touchUp(0)
        sim.advance(1)
        #expect(picker.date == day("2024-09-08 12:00") && changes == 2)
    }

    @Test("Wheels stand in the order of the language, with its names")
    func languages() {
        begin(.date)
        #expect(wheels == [.day, .month, .year] && picker.shownWheels.title(of: 2, .month) == "März")
        picker.locale = Locale(identifier: "en_US")
        #expect(wheels == [.month, .day, .year] && picker.shownWheels.title(of: 2, .month) == "March")
        picker.datePickerMode = .time
        #expect(wheels == [.hour, .minute, .period] && picker.shownWheels.title(of: 0, .hour) == "12")
        picker.locale = Locale(identifier: "fr_FR")
        #expect(wheels == [.hour, .minute] && picker.shownWheels.title(of: 7, .hour) == "07")
        picker.datePickerMode = .dateAndTime
        #expect(wheels.first == .date)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A wheel sets its part of the date, and a day that a month does not have is its last one")
    func dates() {
        begin(.date)
        picker.date = day("2024-01-31 13:45")
        #expect(changes == 0)
        turn(.month, 1)
        #expect(picker.date == day("2024-02-29 13:45") && changes == 1)
        turn(.year, 2022)
        #expect(picker.date == day("2023-02-28 13:45"))
        turn(.day, 30)
        #expect(picker.date == day("2023-02-28 13:45") && changes == 2 && sim.areaMissedByDamage() == nil)
    }

    @Test("Times have halves of the day where the language has them, and whole intervals")
    func times() {
        begin(.time, "en_US")
        picker.date = day("2024-05-05 13:47")
        picker.minuteInterval = 15
        #expect(picker.shownWheels.values(of: picker.date) == [1, 3, 1] && picker.date == day("2024-05-05 13:47"))
        turn(.period, 0)
        #expect(picker.date == day("2024-05-05 01:45"))
        turn(.hour, 0)
        #expect(picker.date == day("2024-05-05 00:45"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("Hours that are turned past twelve turn the half of the day with them, forwards and back")
    func halvesOfTheDay() throws {
        begin(.time, "en_US")
        picker.date = day("2024-05-05 11:20")
        turn(.hour, 0)
        #expect(picker.date == day("2024-05-05 12:20"))
        let (view, period) = (
            try #require(picker.subviews.first as? UIPickerView), try #require(wheels.firstIndex(of: .period))
        )
        #expect(view.selectedRow(inComponent: period) == 1)
        turn(.hour, 11)
        #expect(picker.date == day("2024-05-05 11:20") && view.selectedRow(inComponent: period) == 0)
        turn(.hour, 10)
        #expect(picker.date == day("2024-05-05 10:20"))
        // The half of the day leaves the hours where they are.
        let hour = try #require(wheels.firstIndex(of: .hour))
        let row = view.selectedRow(inComponent: hour)
        turn(.period, 1)
        #expect(picker.date == day("2024-05-05 22:20") && view.selectedRow(inComponent: hour) == row)
        turn(.hour, 2)
        #expect(picker.date == day("2024-05-05 02:20"))
        // An hour of the other half is faint where that is beyond a limit.
        picker.date = day("2024-05-05 11:20")
        picker.maximumDate = day("2024-05-05 12:30")
        let eleven = view.selectedRow(inComponent: hour)
        #expect(picker.isAllowed(eleven + 1, in: hour) && !picker.isAllowed(eleven + 2, in: hour))
        #expect(picker.isAllowed(eleven - 11, in: hour) && !picker.isAllowed(eleven - 12, in: hour))
        picker.maximumDate = nil
        // Days of twenty-four hours have no halves.
        picker.locale = Locale(identifier: "de_DE")
        picker.date = day("2024-05-05 23:20")
        turn(.hour, 0)
        #expect(picker.date == day("2024-05-05 00:20"))
    }

    @Test("The wheel of days goes over the ends of months and years")
    func daysAndTimes() {
        begin(.dateAndTime)
        picker.date = day("2023-12-31 23:50")
        let row = picker.shownWheels.values(of: picker.date)[0]
        turn(.date, row + 1)
        #expect(picker.date == day("2024-01-01 23:50"))
        turn(.hour, 4)
        #expect(picker.date == day("2024-01-01 04:50"))
    }

    @Test("Nobody sets a date beyond the limits, and rows beyond them are faint")
    func limits() {
        begin(.date)
        picker.date = day("2024-03-15 10:00")
        picker.minimumDate = day("2024-03-10 00:00")
        picker.maximumDate = day("2024-08-20 00:00")
        turn(.day, 4)
        #expect(picker.date == day("2024-03-10 00:00"))
        turn(.month, 11)
        #expect(picker.date == day("2024-08-20 00:00"))
        let month = wheels.firstIndex(of: .month) ?? 0
        #expect(!picker.isAllowed(11, in: month) && picker.isAllowed(2, in: month) && !picker.isAllowed(0, in: month))
        picker.date = day("1999-01-01 00:00")
        #expect(picker.date == day("2024-03-10 00:00"))
        picker.minimumDate = day("2030-01-01 00:00")
        picker.date = day("1999-01-01 00:00")
        #expect(picker.date == day("1999-01-01 00:00"))
    }

    @Test("Each of the limits counts without the other one, and rows beyond it look fainter")
    func oneLimit() {
        begin(.date)
        picker.date = day("2024-03-15 10:00")
        picker.minimumDate = day("2024-03-10 00:00")
        sim.frame()
        turn(.day, 4)
        #expect(picker.date == day("2024-03-10 00:00") && changes == 1)
        var faint: [String] = []
        picker.forEachInSubtree { view in
            let text = (view as? UILabel)?.attributedText
            let color = text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            if let text, color == .tertiaryLabel { faint.append(text.string) }
        }
        #expect(faint.contains("Februar") && faint.contains("9") && faint.contains("2023"))
        #expect(!faint.contains("März") && !faint.contains("11") && !faint.contains("2024"))
        picker.minimumDate = nil
        picker.maximumDate = day("2024-03-01 00:00")
        #expect(picker.date == day("2024-03-01 00:00"))
        turn(.month, 4)
        #expect(picker.date == day("2024-03-01 00:00"))
        turn(.month, 0)
        #expect(picker.date == day("2024-01-01 00:00") && sim.areaMissedByDamage() == nil)
    }

    @Test("A duration is whole minutes, and one that was turned to nothing is one step")
    func durations() {
        begin(.countDownTimer, "en_US")
        #expect(picker.countDownDuration == 0)
        picker.countDownDuration = 3725
        #expect(picker.countDownDuration == 3720 && picker.shownWheels.values(of: .distantPast).count == 2)
        turn(.hours, 0)
        #expect(picker.countDownDuration == 120 && changes == 1)
        turn(.minutes, 0)
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
    }

    @Test("As an input view it sets its field's date by arrows, and what hears of it may take it away")
    func inputView() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        begin(.date)
        picker.removeFromSuperview()
        picker.date = day("2024-05-05 12:00")
        field.inputView = picker
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        sim.press(.keyboardDownArrow)
        #expect(picker.date == day("2024-05-06 12:00") && changes == 1)
        picker.addAction(
            UIAction { _ in
                field.inputView = nil; field.reloadInputViews()
            }, for: .valueChanged)
        sim.press(.keyboardRightArrow)
        sim.press(.keyboardUpArrow)
        #expect(picker.date == day("2024-04-06 12:00") && picker.window == nil)
        sim.advance(1)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A compact one is a button that says the date, and its wheels come in the keyboard's place")
    func compact() {
        begin(.date)
        picker.locale = Locale(identifier: "en_GB")
        picker.date = day("2024-05-05 12:00")
        #expect(picker.intrinsicContentSize.height == 216)
        picker.preferredDatePickerStyle = .compact
        #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 60)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 300), size: picker.intrinsicContentSize)
        sim.frame()
        let button = picker.subviews.compactMap { $0 as? UIButton }.first
        #expect(button?.currentTitle == "5 May 2024")
        sim.tap(picker)
        sim.advance(0.5)
        #expect(picker.isFirstResponder && sim.keyboardFrame.height >= 216 && changes == 0)
        // Wheels without a ground of their own stand on the keyboard's.
        #expect(sim.color(at: CGPoint(x: 2, y: 598)) != .white)
        sim.press(.keyboardDownArrow)
        sim.advance(0.5)
        #expect(picker.date == day("2024-05-06 12:00") && changes == 1 && button?.currentTitle == "6 May 2024")
        sim.tap(picker)
        sim.advance(0.5)
        #expect(!picker.isFirstResponder && sim.keyboardFrame.height == 0)
        #expect(sim.areaMissedByDamage() == nil)
        picker.isEnabled = false
        sim.tap(picker)
        #expect(!picker.isFirstResponder)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && button?.superview == nil)
        picker.datePickerMode = .dateAndTime
        #expect(picker.datePickerStyle == .compact)
    }

    @Test("A compact one follows what the program sets while its wheels are there, and its limits")
    func compactFollows() {
        begin(.date)
        picker.preferredDatePickerStyle = .compact
        picker.becomeFirstResponder()
        sim.advance(0.5)
        picker.maximumDate = day("2024-05-07 12:00")
        picker.date = day("2024-05-07 12:00")
        sim.advance(0.5)
        sim.press(.keyboardDownArrow)
        sim.advance(1)
        #expect(picker.date == day("2024-05-07 12:00") && changes == 0)
        picker.preferredDatePickerStyle = .wheels
        sim.advance(0.5)
        #expect(!picker.isFirstResponder && sim.keyboardFrame.height == 0)
    }

    @Test(
        "Its wheels show the date when it is compact no more; one that is disabled sets nothing; its button fits its words"
    )
    func compactNoMore() {
        begin(.date)
        picker.preferredDatePickerStyle = .compact
        picker.date = day("2001-04-11 12:00")
        sim.frame()
        let button = picker.subviews.compactMap { $0 as? UIButton }.first
        #expect(button?.frame.height ?? 999 < 60 && button?.frame.minX == 0)
        picker.becomeFirstResponder()
        sim.advance(0.5)
        picker.isEnabled = false
        sim.press(.keyboardDownArrow)
        sim.advance(1)
        #expect(!picker.isFirstResponder && changes == 0 && picker.date == day("2001-04-11 12:00"))
        picker.isEnabled = true
        picker.preferredDatePickerStyle = .wheels
        sim.frame()
        turn(.day, 11)
        #expect(picker.date == day("2001-04-12 12:00"))
    }
}
