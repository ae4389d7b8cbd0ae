import Foundation

/// Wheels or a calendar that set a date, a time, or a duration.
///
/// The order of the wheels, the names of months, the digits and whether a day has two times twelve hours follow the locale.
/// What a person sets is told by ``UIControl/Event/valueChanged``, what the program sets is not. Rows that lead beyond
/// ``minimumDate`` and ``maximumDate``, and days that the month has not, are faint, and a wheel that comes to rest there goes
/// back. Hours that are turned past twelve turn the half of the day, as they come to rest. Differences from UIKit: years go from
/// 1 to 9999, days with their weekday to 10,000 before and after the date that was set; the present day has its date and is not
/// called today. A compact picker is a button, which has wheels come in the keyboard's place.
open class UIDatePicker: UIControl {
    /// What is set.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time
        /// A day.
        case date
        /// A day with hours and minutes.
        case dateAndTime
        /// How long something takes, in hours and minutes.
        case countDownTimer
        /// A month of a year.
        case yearAndMonth
    }

    private let picker = UIPickerView(frame: .zero)
    private var wheels: DateWheels?
    /// The source and the delegate of the wheels.
    private lazy var rows = DatePickerRows(self)

    /// Creates a picker. A frame without a size gets 320 × 216 points.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? UIPickerView.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        picker.dataSource = rows
        picker.delegate = rows
        picker.mayStop = { [unowned self] in hasDate($0, in: $1) }
        addSubview(picker)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: What is set

    /// What is set. The default is a day with a time.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { kindDidChange() } }
    }

    /// The language and the customs of the wheels; `nil`, the default, for those of the interface.
    open var locale: Locale? {
        didSet { kindDidChange() }
    }

    /// The calendar of the wheels; `nil` for that of the locale, which is the default.
    open var calendar: Calendar! {
        get { ownCalendar ?? usedLocale.calendar }
        set {
            ownCalendar = newValue
            kindDidChange()
        }
    }
    private var ownCalendar: Calendar?

    /// The time zone of the wheels; `nil`, the default, for that of the calendar.
    open var timeZone: TimeZone? {
        didSet { kindDidChange() }
    }

    /// Which minutes there are: a divisor of 60, from 1, the default, to 30; others are taken for 1.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            kindDidChange()
        }
    }
    private var interval = 1

    private var usedLocale: Locale { locale ?? application?.locale ?? UIScreen.ofDetachedViews.locale }

    var usedCalendar: Calendar {
        var calendar: Calendar = self.calendar
        calendar.locale = usedLocale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    // MARK: Date

    private var current = Date()
    private var duration = 0.0

    /// The date. It is brought between ``minimumDate`` and ``maximumDate``; the wheels show the minute that is no later than
    /// it. The default is when the picker was made. Setting it tells nobody.
    open var date: Date {
        get { current }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without telling anybody. The wheels go there, at once or in a moment.
    open func setDate(_ date: Date, animated: Bool) {
        current = limited(date)
        // The wheel of days may not reach that far.
        if datePickerMode == .dateAndTime, !animated { kindDidChange() } else { show(animated: animated) }
    }

    /// The earliest date; `nil`, the default, for none. Has no effect on a duration, nor when it is later than the latest one.
    open var minimumDate: Date? {
        didSet { limitsDidChange() }
    }

    /// The latest date; `nil`, the default, for none.
    open var maximumDate: Date? {
        didSet { limitsDidChange() }
    }

    private func limitsDidChange() {
        current = limited(current)
        picker.reloadRows()
        show(animated: false)
    }

    /// A date, or the nearest that is allowed.
    func limited(_ date: Date) -> Date {
        guard datePickerMode != .countDownTimer else { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        let late = minimumDate.map { max($0, date) } ?? date
        return maximumDate.map { min($0, late) } ?? late
    }

    /// The duration in seconds, from a minute to 23 hours and 59 minutes, in whole minutes; the default is 0. It counts in
    /// ``Mode/countDownTimer`` alone. Setting it tells nobody.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            let minutes = newValue.isFinite ? min(max(newValue / 60, 0), 24 * 60 - 1).rounded(.down) : 0
            duration = minutes * 60
            if datePickerMode == .countDownTimer { show(animated: false) }
        }
    }

    // MARK: Wheels

    /// How the picker is to look; `automatic`, the default, is `compact`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { kindDidChange() } }
    }

    /// How the picker looks: a duration, and a month without a day, are always set by wheels. A time alone has no calendar:
    /// an inline picker is a button then.
    ///
    /// Difference from UIKit: an automatic picker in the keyboard's place is wheels, where iOS has the button stand alone.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _): .wheels
        case (.automatic, _): window?.isOverlay == true ? .wheels : .compact
        case (.compact, _), (.inline, .time): .compact
        case (.inline, _): .inline
        }
    }

    /// What is seen instead of the wheels.
    private var look: (any DateLook)?
    private var shownStyle = UIDatePickerStyle.wheels
    private var compact: CompactDate? { look as? CompactDate }

    private func styleDidChange() {
        guard datePickerStyle != shownStyle else { return }
        shownStyle = datePickerStyle
        if isFirstResponder { resignFirstResponder() }
        look?.view.removeFromSuperview()
        switch shownStyle {
        case .automatic, .wheels: look = nil
        case .compact: look = CompactDate(of: self)
        case .inline: look = DateCalendar(of: self)
        }
        picker.isHidden = look != nil
        if let look {
            addSubview(look.view)
        } else {
            // The wheels stand where they were when they were seen last, or nowhere yet.
            wheels = nil
            picker.reloadAllComponents()
        }
        show(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// A person has set the button's wheels, or the calendar.
    func personDidSet(_ date: Date) {
        guard date != current, isEnabled else { return }
        setDate(date, animated: false)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var canBecomeFirstResponder: Bool { compact != nil && isEnabled || super.canBecomeFirstResponder }

    open override var inputView: UIView? { compact?.wheels ?? super.inputView }

    open override var inputAccessoryView: UIView? { compact?.bar ?? super.inputAccessoryView }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        defer { look?.show() }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        defer { look?.show() }
        return super.resignFirstResponder()
    }

    private func kindDidChange() {
        wheels = nil
        current = limited(current)
        picker.reloadAllComponents()
        styleDidChange()
        show(animated: false)
    }

    /// The wheels as they are now.
    var shownWheels: DateWheels {
        if let wheels { return wheels }
        let new = DateWheels(
            mode: datePickerMode, calendar: usedCalendar, locale: usedLocale, interval: interval, around: current,
            words: words)
        wheels = new
        return new
    }

    /// The date that the wheels stand for: of a duration so long after midnight.
    private var wheelDate: Date {
        datePickerMode == .countDownTimer ? dayStart.addingTimeInterval(duration) : current
    }

    /// A midnight of a day whose clocks are not changed.
    private var dayStart: Date { shownWheels.calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0)) }

    /// The rows that the wheels were last brought to, or came to rest at.
    private var standingRows: [Int: Int] = [:]

    /// - Parameter rested: The wheel that has come to rest, where that is why: others that are still turned go on.
    private func show(animated: Bool, after rested: Int? = nil) {
        if let look {
            look.show()
            return invalidateIntrinsicContentSize()
        }
        let shown = shownWheels
        for (component, value) in shown.values(of: wheelDate).enumerated()
        where rested == nil || rested == component || !picker.isTurning(component) {
            let near = animated ? picker.selectedRow(inComponent: component) : nil
            let row = shown.row(of: value, in: shown.wheels[component], near: near)
            picker.selectRow(row, inComponent: component, animated: animated)
            standingRows[component] = row
        }
        // Which rows are faint depends on the other wheels.
        if hasLimits || shown.wheels.contains(.day) { picker.reloadRows() }
    }

    /// The rows that are chosen, one of them exchanged.
    private func date(with row: Int, in component: Int) -> Date {
        var rows = (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
        rows[component] = row
        turnHalf(in: &rows, with: row, in: component)
        return shownWheels.date(of: rows, like: wheelDate)
    }

    /// Hours that are turned past twelve are of the other half of the day.
    private func turnHalf(in rows: inout [Int], with row: Int, in component: Int) {
        let shown = shownWheels
        guard let before = standingRows[component], let period = shown.wheels.firstIndex(of: .period),
            shown.isOtherHalf(row, than: before, of: shown.wheels[component])
        else { return }
        rows[period] = 1 - rows[period]
    }

    /// Whether there is a date with a row beside the others that are chosen: the month has the day.
    private func hasDate(_ row: Int, in component: Int) -> Bool {
        let shown = shownWheels
        guard shown.wheels[component] == .day else { return true }
        var values = shown.values(of: current)
        values[component] = shown.value(of: row, in: .day)
        return shown.values(of: shown.date(of: values, like: current))[component] == values[component]
    }

    private var hasLimits: Bool { minimumDate != nil || maximumDate != nil }

    /// Whether a row can be chosen beside the others that are: a day that the month has, between the limits.
    func isAllowed(_ row: Int, in component: Int) -> Bool {
        let shown = shownWheels
        guard hasLimits || shown.wheels[component] == .day, datePickerMode != .countDownTimer else { return true }
        // The wheels that come first are asked for their rows before the others are there.
        guard picker.numberOfComponents == shown.wheels.count else { return true }
        var values = shown.values(of: current)
        values[component] = shown.value(of: row, in: shown.wheels[component])
        turnHalf(in: &values, with: row, in: component)
        return shown.values(of: limited(shown.date(of: values, like: current)))[component] == values[component]
    }

    /// A wheel has come to rest.
    func wheelCameToRest(_ component: Int, at row: Int) {
        guard isEnabled else { return show(animated: true) }
        let chosen = date(with: row, in: component)
        let before = (current, duration)
        if datePickerMode == .countDownTimer {
            // Nothing takes no time at all.
            duration = max(chosen.timeIntervalSince(dayStart), Double(interval) * 60)
        } else {
            current = limited(chosen)
        }
        show(animated: true, after: component)
        guard before != (current, duration) else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Surroundings

    override func stateDidChange() {
        super.stateDidChange()
        picker.isUserInteractionEnabled = isEnabled
        picker.alpha = isEnabled ? 1 : 0.5
        if !isEnabled, compact != nil { resignFirstResponder() }
        look?.show()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The language of the interface is known now.
        if window != nil, locale == nil { kindDidChange() } else { styleDidChange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if locale == nil { kindDidChange() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

    private var wantedSize: CGSize {
        // The look is made when it is needed first.
        styleDidChange()
        return look?.size ?? UIPickerView.size
    }

    open override var intrinsicContentSize: CGSize { wantedSize }

    override var hasPartsFromTheStart: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        look?.lay(in: bounds, effectiveUserInterfaceLayoutDirection)
    }
}

/// Arrows turn the wheels while the picker is the input view of what is typed into.
extension UIDatePicker: KeyedInputView {
    func takes(_ key: UIKey) -> Bool { isEnabled && picker.takes(key) }
}

/// The wheels are places for themselves.
extension UIDatePicker: KeypadArea {
    var keypadPlaces: [KeypadPlace] { [] }
}

/// What a date picker's wheels ask.
@MainActor
final class DatePickerRows: UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let owner: UIDatePicker

    init(_ owner: UIDatePicker) {
        self.owner = owner
    }

    private var wheels: DateWheels { owner.shownWheels }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.count(of: wheels.wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = min(pickerView.bounds.width - 16, 420)
        let all = wheels.wheels.reduce(0) { $0 + wheels.share(of: $1) }
        return all > 0 && room > 0 ? room * wheels.share(of: wheels.wheels[component]) / all : 0
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        NSAttributedString(
            string: wheels.title(of: row, wheels.wheels[component]),
            attributes: [
                .foregroundColor: owner.isAllowed(row, in: component) ? UIColor.label : UIColor.tertiaryLabel
            ])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        owner.wheelCameToRest(component, at: row)
    }
}
