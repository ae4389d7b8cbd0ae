import Foundation

/// What the keyboard announces, as a notification and as a message.
enum KeyboardAnnouncement {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// What says that it has happened.
    var end: KeyboardAnnouncement {
        switch self {
        case .willShow, .didShow: .didShow
        case .willHide, .didHide: .didHide
        case .willChangeFrame, .didChangeFrame: .didChangeFrame
        }
    }

    private var name: Notification.Name {
        switch self {
        case .willShow: UIResponder.keyboardWillShowNotification
        case .didShow: UIResponder.keyboardDidShowNotification
        case .willHide: UIResponder.keyboardWillHideNotification
        case .didHide: UIResponder.keyboardDidHideNotification
        case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
        case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
        }
    }

    @MainActor
    func post(_ change: KeyboardChange, screen: UIScreen) {
        let center = NotificationCenter.default
        center.post(name: name, object: screen, userInfo: change.userInfo)
        switch self {
        case .willShow: center.post(UIResponder.KeyboardWillShowMessage(change), subject: screen)
        case .didShow: center.post(UIResponder.KeyboardDidShowMessage(change), subject: screen)
        case .willHide: center.post(UIResponder.KeyboardWillHideMessage(change), subject: screen)
        case .didHide: center.post(UIResponder.KeyboardDidHideMessage(change), subject: screen)
        case .willChangeFrame: center.post(UIResponder.KeyboardWillChangeFrameMessage(change), subject: screen)
        case .didChangeFrame: center.post(UIResponder.KeyboardDidChangeFrameMessage(change), subject: screen)
        }
    }
}
