import Foundation

/// The caret: a bar that blinks, unless the program or reduced motion is against it. A blink paints the bar and nothing
/// else.
final class CaretView: UIView, UITextCursorView {
    /// The width of the bar, in points.
    static let width: CGFloat = 2
    /// How long the bar is seen, and not seen, in seconds: the pace of most desktops.
    private static let pace = 0.53

    private var blinking: FrameTimers.Token?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var isBlinking: Bool {
        get { isShown }
        set { isShown = newValue }
    }

    func resetBlinkAnimation() { restart() }

    /// Whether there is a caret at all.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            isShown ? restart() : stop()
        }
    }

    /// Shows the bar and begins the blinking anew: a caret that moves is always seen.
    func restart() {
        guard isShown else { return }
        isHidden = false
        guard let application, application.letsCaretBlink, !application.reducesMotion else {
            blinking?.cancel()
            return blinking = nil
        }
        // Every key comes here.
        if blinking?.restart() == true { return }
        blinking = application.timers.every(Self.pace) { [weak self] in
            guard let self else { return }
            // A window that does not have the keyboard's focus shows where the caret is and does not call for eyes.
            isHidden = self.application?.applicationState == .active ? !isHidden : false
        }
    }

    private func stop() {
        blinking?.cancel()
        blinking = nil
        isHidden = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Another application may have the timers now.
        blinking = nil
        if window == nil { stop() } else if isShown { restart() }
    }
}

extension UIView {
    /// Brings a caret's view to its place, moved or scaled as the text says. It is there at once: a form that is moved inside an
    /// animation does not have its caret fly in from the corner.
    func place(at caret: CGRect, transform: CGAffineTransform) {
        guard frame != caret || self.transform != transform else { return }
        UIView.performWithoutAnimation {
            if self.transform != .identity { self.transform = .identity }
            if frame != caret { frame = caret }
            if transform != .identity { self.transform = transform }
        }
    }
}
