/// What Typecase adds to UIKit's window.
extension ExtendedClass where Self: UIWindow {
    /// Whether what is being typed is kept clear of the keyboard by itself. The default is true.
    public var avoidsKeyboard: Bool {
        get { avoidance.isEnabled }
        set {
            avoidance.isEnabled = newValue
            application?.avoidance.setNeeded()
        }
    }
}
