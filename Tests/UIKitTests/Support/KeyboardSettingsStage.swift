import Foundation
import UIKitSimulator

@testable import KeyboardEngine
@testable import UIKit

/// A field with a keyboard whose settings people may choose.
@MainActor
final class KeyboardSettingsStage {
    let simulator: Simulator
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    let listener: KeyboardListener
    private var pairs = KeyboardPairs()

    var application: UIApplication { simulator.application }
    var choices: KeyboardChoices { application.keyboardChoices }

    init(
        _ size: CGSize = CGSize(width: 480, height: 800), languages: [String] = ["en"],
        offered: Set<UIApplication.KeyboardSetting> = Set(UIApplication.KeyboardSetting.allCases)
    ) {
        simulator = Simulator(size: size)
        listener = KeyboardListener()
        simulator.application.keyboardLanguages = languages
        simulator.application.offeredKeyboardSettings = offered
        field.autocapitalizationType = .none
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
    }

    /// The settings, where they are shown.
    var panel: KeyboardSettingsPanel? {
        var found: KeyboardSettingsPanel?
        application.keyboard.shownKeyboard?.forEachInSubtree { found = $0 as? KeyboardSettingsPanel ?? found }
        return found
    }

    func open() {
        application.inputContext.openSettings()
        simulator.advance(0.5)
    }

    /// Scrolls to a key of the settings, and taps it.
    /// - Returns: Whether there is such a key.
    @discardableResult
    func tap(_ name: String) -> Bool {
        simulator.frame()
        if let panel {
            panel.forEachInSubtree { view in
                guard view.accessibilityIdentifier == name, let scroll = view.superview?.superview as? UIScrollView
                else { return }
                scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
            }
        }
        simulator.frame()
        guard let point = application.location(ofKey: name) else { return false }
        simulator.tap(point)
        simulator.advance(0.4)
        return true
    }

    /// What is wrong with what was announced since the last call; `nil` for nothing.
    func fault() -> String? {
        let lines = listener.lines
        _ = listener.take()
        return pairs.read(lines, screen: application.screen.bounds)
    }
}
