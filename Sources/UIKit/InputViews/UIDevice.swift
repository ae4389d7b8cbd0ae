import Foundation

/// The machine that the program runs on, as far as input views ask for it.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()

    private override init() {
        super.init()
    }

    /// Clicks as a key does, where keys click (``UIApplication/keyboardClicks``) and a view of the keyboard says
    /// that it does too (``UIInputViewAudioFeedback``). Otherwise nothing is heard.
    public func playInputClick() {
        guard let application = UIApplication.current, application.keyboard.wantsInputClicks else { return }
        application.keyClick.play()
    }
}
