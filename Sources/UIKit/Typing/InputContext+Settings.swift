import Foundation
import KeyboardEngine

/// The list of the globe key, and the settings of the keyboard that it leads to.
extension InputContext {
    /// What is chosen from the list of a globe key.
    func choose(_ choice: GlobeChoice) {
        perform([choice.action])
    }

    /// What the list of the globe key shows for its choices.
    func entries(of choices: [GlobeChoice]) -> [KeyMenuView.Entry] {
        choices.map { choice in
            switch choice {
            case .language(_, let layout):
                KeyMenuView.Entry(
                    caption: InputMode(language: layout).displayName, isCurrent: layout == mode.layout)
            case .placement(let placement):
                KeyMenuView.Entry(placement: placement, isCurrent: placement == settings.placement)
            case .settings: KeyMenuView.Entry(caption: "\(settingsLayout.words[.settings])…")
            }
        }
    }

    /// The layout whose words and language the settings are in: that of the keys, or behind emoji of the letters.
    var settingsLayout: KeyLayout { layouts[(mode.isEmoji ? letterMode : mode).layout] }

    /// Shows the settings in the place of the keys, where people are offered any.
    func openSettings() {
        guard !isShowingSettings, !settings.offered.isEmpty, responder?.keyInput != nil,
            !application.hardwareKeyboard.isInUse
        else { return }
        isShowingSettings = true
        cancelTouches()
        settingsDidOpenOrClose()
    }

    /// Gives the place back to the keys.
    func closeSettings() {
        guard isShowingSettings else { return }
        isShowingSettings = false
        settingsDidOpenOrClose()
    }

    private func settingsDidOpenOrClose() {
        tell(.keys)
        application.keyboard.settingsDidOpenOrClose()
    }
}
