import Foundation

/// The inline look of a date picker: the calendar of a month. Its title exchanges the days for wheels of months and years, by
/// which a person comes to a day that is far away.
@MainActor
final class DateCalendar: UIView, DateLook {
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 24
    private static let row: CGFloat = 44
    private static let margin: CGFloat = 8

    private unowned let owner: UIDatePicker
    private let title = UIButton(configuration: .plain())
    private let previousButton = UIButton(configuration: .plain())
    private let nextButton = UIButton(configuration: .plain())
    private let names = (0..<7).map { _ in UILabel() }
    private let days = (0..<7 * CalendarMonth.rows).map { _ in CalendarDay() }
    private let wheels = UIDatePicker()
    private let timeName = UILabel()
    private let time = UIDatePicker()
    /// What a month is made of is asked for anew when the picker has another date or another calendar.
    private var shown: (date: Date, calendar: Calendar)?
    private var month = CalendarMonth(of: Date(), .current)

    var view: UIView { self }

    init(of owner: UIDatePicker) {
        self.owner = owner
        super.init(frame: .zero)
        title.addAction(UIAction { [weak self] _ in self?.exchangeDays() }, for: .primaryActionTriggered)
        previousButton.configuration?.image = UIImage(systemName: "chevron.backward")
        previousButton.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        nextButton.configuration?.image = UIImage(systemName: "chevron.forward")
        nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        for (place, day) in days.enumerated() {
            day.addAction(UIAction { [weak self] _ in self?.choose(place) }, for: .touchUpInside)
        }
        for name in names {
            name.textAlignment = .center
            name.textColor = .tertiaryLabel
            name.font = .systemFont(ofSize: 13, weight: .semibold)
            name.adjustsFontSizeToFitWidth = true
            name.isAccessibilityElement = false
        }
        wheels.datePickerMode = .yearAndMonth
        wheels.isHidden = true
        wheels.addAction(UIAction { [weak self] _ in self?.wheelsDidTurn() }, for: .valueChanged)
        time.datePickerMode = .time
        time.preferredDatePickerStyle = .compact
        time.addAction(
            UIAction { [weak self] _ in
                if let self { self.owner.personDidSet(time.date) }
            }, for: .valueChanged)
        for view in [title, previousButton, nextButton, wheels, timeName, time] + names + days as [UIView] {
            addSubview(view)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.swiped(direction) }
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Month

    /// Shows another month. The date stays.
    private func turn(by months: Int) {
        guard let there = month.moved(by: months), hasDates(there) else { return }
        month = there
        showMonth()
    }

    private func swiped(_ direction: UISwipeGestureRecognizer.Direction) {
        guard wheels.isHidden, owner.isEnabled else { return }
        let isForward = (direction == .left) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        turn(by: isForward ? 1 : -1)
    }

    private func exchangeDays() {
        wheels.isHidden.toggle()
        if !wheels.isHidden { wheels.setDate(month.start, animated: false) }
        showMonth()
    }

    /// The day goes with the month, as far as the month has it.
    private func wheelsDidTurn() {
        let there = CalendarMonth(of: wheels.date, month.calendar)
        let day = month.calendar.component(.day, from: owner.date)
        let place = there.leading + min(day, there.days) - 1
        month = there
        if let date = there.date(at: place, withTimeOf: owner.date) { owner.personDidSet(date) }
        showMonth()
    }

    private func choose(_ place: Int) {
        guard let date = month.date(at: place, withTimeOf: owner.date) else { return }
        owner.personDidSet(date)
    }

    // MARK: What can be chosen

    /// Whether a month has days that the picker allows.
    private func hasDates(_ month: CalendarMonth) -> Bool {
        let last = owner.limited(month.end.addingTimeInterval(-1))
        return CalendarMonth(of: owner.limited(month.start), month.calendar).start == month.start
            || CalendarMonth(of: last, month.calendar).start == month.start
    }

    /// Whether a day has times that the picker allows.
    private func isAllowed(_ day: Date) -> Bool {
        let calendar = month.calendar
        let last = calendar.dateInterval(of: .day, for: day)?.end.addingTimeInterval(-1) ?? day
        return calendar.isDate(owner.limited(day), inSameDayAs: day)
            || calendar.isDate(owner.limited(last), inSameDayAs: day)
    }

    // MARK: Looks

    func show() {
        let calendar = owner.usedCalendar
        if shown?.date != owner.date || shown?.calendar != calendar {
            shown = (owner.date, calendar)
            month = CalendarMonth(of: owner.date, calendar)
        }
        for picker in [wheels, time] {
            picker.tintColor = owner.tintColor
            if picker.locale != owner.locale { picker.locale = owner.locale }
            if picker.calendar != owner.calendar { picker.calendar = owner.calendar }
            if picker.timeZone != owner.timeZone { picker.timeZone = owner.timeZone }
            if picker.minimumDate != owner.minimumDate { picker.minimumDate = owner.minimumDate }
            if picker.maximumDate != owner.maximumDate { picker.maximumDate = owner.maximumDate }
            picker.isEnabled = owner.isEnabled
        }
        if time.minuteInterval != owner.minuteInterval { time.minuteInterval = owner.minuteInterval }
        if time.date != owner.date { time.date = owner.date }
        timeName.text = localWords[.time]
        for view in [time, timeName] { view.isHidden = owner.datePickerMode != .dateAndTime }
        showMonth()
        setNeedsLayout()
    }

    /// As the picker's locale has them, like the names of months.
    private var localWords: Words { Words(language: month.calendar.locale?.identifier ?? "en") }

    private func showMonth() {
        let (calendar, locale) = (month.calendar, month.calendar.locale)
        let dates = DateFormatter()
        (dates.calendar, dates.timeZone, dates.locale) = (calendar, calendar.timeZone, locale)
        dates.setLocalizedDateFormatFromTemplate("yMMMM")
        title.configuration?.title = dates.string(from: month.start)
        title.configuration?.image = UIImage(
            systemName: wheels.isHidden ? "chevron.forward" : "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))?
            .withTintColor(tintColor, renderingMode: .alwaysOriginal)
        title.configuration?.imagePlacement = .trailing
        title.configuration?.imagePadding = 4
        title.configuration?.baseForegroundColor = wheels.isHidden ? .label : nil
        previousButton.accessibilityLabel = localWords[.previousMonth]
        nextButton.accessibilityLabel = localWords[.nextMonth]
        for (button, months) in [(previousButton, -1), (nextButton, 1)] {
            button.isHidden = !wheels.isHidden
            button.isEnabled = owner.isEnabled && (month.moved(by: months).map(hasDates) ?? false)
        }
        title.isEnabled = owner.isEnabled
        let weekdays = dates.shortStandaloneWeekdaySymbols
        for (index, name) in names.enumerated() where weekdays.count == 7 {
            name.text = weekdays[(calendar.firstWeekday - 1 + index) % 7].uppercased(with: locale)
            name.isHidden = !wheels.isHidden
        }
        showDays(dates)
    }

    private func showDays(_ dates: DateFormatter) {
        let numbers = NumberFormatter()
        numbers.locale = dates.locale
        dates.dateStyle = .full
        let chosen = month.place(of: owner.date)
        let today = month.place(of: Date())
        for (place, day) in days.enumerated() {
            let date = wheels.isHidden ? month.date(at: place) : nil
            day.number = date.flatMap { _ in month.day(at: place).flatMap { numbers.string(from: NSNumber(value: $0)) }
            }
            day.accessibilityLabel = date.map(dates.string(from:))
            day.isToday = place == today
            day.isSelected = place == chosen
            day.isEnabled = owner.isEnabled && (date.map(isAllowed) ?? false)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }

    // MARK: Layout

    var size: CGSize {
        let time = owner.datePickerMode == .dateAndTime ? Self.row + Self.margin : 0
        return CGSize(
            width: 320, height: Self.header + Self.weekdays + CGFloat(CalendarMonth.rows) * Self.row + time)
    }

    func lay(in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection) {
        // The picker's own direction is not handed down.
        let semantic: UISemanticContentAttribute = direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
        for view in [self] + subviews where view.semanticContentAttribute != semantic {
            view.semanticContentAttribute = semantic
        }
        frame = bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x, y: y, width: width, height: height).flipped(for: direction, in: bounds)
        }
        let button = Self.header
        let titleWidth = min(title.sizeThatFits(.zero).width, max(0, bounds.width - 2 * button))
        place(title, 0, 0, titleWidth, Self.header)
        place(previousButton, bounds.width - 2 * button, 0, button, Self.header)
        place(nextButton, bounds.width - button, 0, button, Self.header)
        let timeHeight = time.isHidden ? 0 : Self.row + Self.margin
        let top = Self.header + Self.weekdays
        let row = max(0, bounds.height - top - timeHeight) / CGFloat(CalendarMonth.rows)
        let column = bounds.width / 7
        for (index, name) in names.enumerated() {
            place(name, CGFloat(index) * column, Self.header, column, Self.weekdays)
        }
        for (index, day) in days.enumerated() {
            place(day, CGFloat(index % 7) * column, top + CGFloat(index / 7) * row, column, row)
        }
        place(wheels, 0, Self.header, bounds.width, max(0, bounds.height - Self.header - timeHeight))
        let clock = time.sizeThatFits(.zero)
        place(timeName, Self.margin, bounds.height - Self.row, bounds.width / 2, Self.row)
        place(time, bounds.width - Self.margin - clock.width, bounds.height - Self.row, clock.width, Self.row)
    }
}
