import Foundation

/// The compact look of a date picker: a button that says the date, and wheels in the keyboard's place while it is set.
@MainActor
final class CompactDate: DateLook {
    private unowned let owner: UIDatePicker
    private let button = UIButton(configuration: .gray())
    /// What is in the keyboard's place.
    let wheels = UIDatePicker()
    private(set) lazy var bar = makeBar()

    init(of owner: UIDatePicker) {
        self.owner = owner
        wheels.preferredDatePickerStyle = .wheels
        wheels.autoresizingMask = .flexibleHeight
        wheels.addAction(
            UIAction { [weak self] _ in
                if let self { self.owner.personDidSet(wheels.date) }
            }, for: .valueChanged)
        button.addAction(UIAction { [weak self] _ in self?.use() }, for: .primaryActionTriggered)
    }

    private func makeBar() -> UIToolbar {
        let bar = UIToolbar()
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.owner.resignFirstResponder() })
        bar.items = [.flexibleSpace(), done]
        bar.sizeToFit()
        return bar
    }

    var view: UIView { button }

    var size: CGSize { button.sizeThatFits(.zero) }

    /// The button is at the beginning of the line, in its middle.
    func lay(in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection) {
        let wanted = size
        let fitting = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
        button.frame = CGRect(
            origin: CGPoint(x: 0, y: (bounds.height - fitting.height) / 2), size: fitting
        ).flipped(for: direction, in: bounds)
    }

    private func use() {
        if owner.isFirstResponder { owner.resignFirstResponder() } else { owner.becomeFirstResponder() }
    }

    /// Shows the date as the picker has it.
    func show() {
        button.configuration?.title = text
        button.configuration?.baseForegroundColor = owner.isFirstResponder ? nil : .label
        button.isEnabled = owner.isEnabled
        wheels.isEnabled = owner.isEnabled
        for view in [wheels, bar] as [UIView] where view.tintColor != owner.tintColor {
            view.tintColor = owner.tintColor
        }
        follow(\.datePickerMode)
        follow(\.locale)
        follow(\.timeZone)
        follow(\.minuteInterval)
        if wheels.calendar != owner.calendar { wheels.calendar = owner.calendar }
        follow(\.minimumDate)
        follow(\.maximumDate)
        if wheels.date != owner.date { wheels.setDate(owner.date, animated: wheels.window != nil) }
    }

    /// Gives the wheels what the picker has. Each change makes them anew.
    private func follow<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIDatePicker, Value>) {
        let value = owner[keyPath: property]
        if wheels[keyPath: property] != value { wheels[keyPath: property] = value }
    }

    /// The date in words, as the locale writes it.
    private var text: String {
        let formatter = DateFormatter()
        let calendar = owner.usedCalendar
        (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
        formatter.locale = calendar.locale
        formatter.dateStyle = owner.datePickerMode == .time ? .none : .medium
        formatter.timeStyle = owner.datePickerMode == .date ? .none : .short
        return formatter.string(from: owner.date)
    }
}
