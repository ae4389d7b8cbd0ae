import Diagnostics

/// Says on standard error why the keyboard is on the screen or not, where that is asked for: whenever the focus or the
/// keyboard has changed, if the answer is another one than before.
@MainActor
final class KeyboardDiagnosisLog {
    private unowned let application: UIApplication
    /// Where sentences go.
    var tell: (String) -> Void = { Log.tell($0) }
    private var last: UIApplication.KeyboardDiagnosis?

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether anything is said.
    var isOn = false {
        didSet { if isOn { stateMayHaveChanged() } }
    }

    /// The focus, the keyboard or what it depends on has changed, or was about to.
    func stateMayHaveChanged() {
        // In the middle of a change there is no answer yet.
        guard isOn, !application.keyboard.isChanging else { return }
        let diagnosis = application.keyboardDiagnosis
        guard diagnosis != last else { return }
        last = diagnosis
        tell(diagnosis.description)
    }
}
