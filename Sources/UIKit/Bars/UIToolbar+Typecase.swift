import Foundation

/// Going through the fields of a form: an addition of Typecase.
extension UIToolbar {
    /// A bar for ``UIResponder/inputAccessoryView`` that goes to the previous and the next field, and ends the editing.
    ///
    /// It goes through the fields of the window as Tab does, in the order of reading; at the first and the last one the
    /// button is off, and a field that refuses is passed over. One bar may serve many fields: set it on each, or return it
    /// from the controller's `inputAccessoryView`. Its items may be added to.
    public static func fieldNavigation() -> UIToolbar {
        FieldNavigationBar(frame: .zero)
    }
}

extension ExtendedClass where Self: UITextField {
    /// Shows a bar above the keyboard that goes to the previous and the next field, and ends the editing
    /// (``UIToolbar/fieldNavigation()``). An addition of Typecase.
    public func addFieldNavigation() {
        inputAccessoryView = UIToolbar.fieldNavigation()
        reloadInputViews()
    }
}

extension ExtendedClass where Self: UITextView {
    /// Shows a bar above the keyboard that goes to the previous and the next field, and ends the editing
    /// (``UIToolbar/fieldNavigation()``). An addition of Typecase.
    public func addFieldNavigation() {
        inputAccessoryView = UIToolbar.fieldNavigation()
        reloadInputViews()
    }
}
