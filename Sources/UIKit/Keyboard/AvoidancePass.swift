/// When what is typed is kept clear of the keyboard: a part of every frame before which something has moved.
///
/// It alone runs the windows' ``KeyboardAvoidance``. Whatever may bring the text under the keyboard says so here: the
/// keyboard's frame, the focus, the text, and views that move or appear.
@MainActor
final class AvoidancePass {
    private unowned let application: UIApplication
    private var isNeeded = true

    init(application: UIApplication) {
        self.application = application
    }

    /// Something has moved, or was typed.
    func setNeeded() {
        guard !isNeeded else { return }
        isNeeded = true
        application.setNeedsFrame()
    }

    /// A view has moved, or its controller has appeared. Keys, handles and menus, which are not the program's, move nothing else.
    func noteMove(of view: UIView) {
        if !isNeeded, application.keyboard.isVisible, view.window?.isOverlay != true { isNeeded = true }
    }

    /// Keeps what is typed clear, if anything has moved since the last time. While a finger pulls the keyboard down, nothing is
    /// in its way: programs have their bars follow it.
    func run() {
        guard isNeeded, application.keyboard.pull.distance == 0 else { return }
        isNeeded = false
        let keyboard = application.keyboard.frame
        for window in application.windows where !window.isOverlay {
            window.avoidance.run(in: window, keyboard: keyboard)
        }
        application.keyboard.stepAside()
    }
}
