import UIKit

/// The kiosk's own colours.
enum Palette {
    /// The ground of the welcome and of the button that sends the form.
    static let brand = UIColor(red: 0.11, green: 0.22, blue: 0.42, alpha: 1)
    /// Lighter than the ground, for shapes on it.
    static let brandLight = UIColor(red: 0.24, green: 0.45, blue: 0.72, alpha: 1)
    /// Text that says what is wrong: 4.5 to 1 on white and on black.
    static let fault = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.45, blue: 0.42, alpha: 1) : UIColor(red: 0.77, green: 0.11, blue: 0.09, alpha: 1)
    }
    /// What can be tapped.
    static let tint = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.42, green: 0.66, blue: 1, alpha: 1) : UIColor(red: 0.09, green: 0.36, blue: 0.75, alpha: 1)
    }
}
