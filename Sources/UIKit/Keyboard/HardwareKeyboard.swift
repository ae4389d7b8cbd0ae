/// Whether a keyboard of keys is in use, so that the one on the screen stays away.
@MainActor
final class HardwareKeyboard {
    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether it is in use.
    var isInUse = false {
        didSet {
            if !isInUse { wasFoundOut = false }
            if isInUse != oldValue { application.keyboard.update() }
        }
    }

    /// Whether that was found out by a key that was typed; otherwise the program has said so.
    private(set) var wasFoundOut = false

    /// Whether use is found out by what is typed and tapped.
    var isDetected = false

    /// A key was pressed.
    func keyWasUsed() {
        guard isDetected, !isInUse else { return }
        wasFoundOut = true
        isInUse = true
    }

    /// A finger wants to type: whatever keyboard is plugged in, the person is at the glass.
    func fieldWasTapped() {
        if isDetected { isInUse = false }
    }
}
