import Foundation

/// What is seen of a date picker that is not wheels.
@MainActor
protocol DateLook: AnyObject {
    /// The picker's subview.
    var view: UIView { get }
    /// What it takes to show all of it, in points.
    var size: CGSize { get }
    /// Shows the date, and what else the picker has, as it is now.
    func show()
    /// Places the view in the bounds of the picker.
    func lay(in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection)
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the platform has it: ``compact``, but for durations, for months without a day, and in the keyboard's place.
    case automatic
    /// Wheels.
    case wheels
    /// A button that says the date.
    case compact
    /// A calendar of a month, and a button that says the time where a time is set too.
    case inline
}
