import Foundation
import KeyboardEngine

@testable import UIKit

/// The settings of the keyboard are opened from the list of the globe key and changed, while fingers are down elsewhere.
extension RandomHands {
    private var panel: KeyboardSettingsPanel? {
        application.keyboard.shownKeyboard?.subviews.lazy.compactMap { $0 as? KeyboardSettingsPanel }.first
    }

    /// Opens the settings, or sets something.
    func useSettings() -> String? {
        guard let finger = (0...4).first(where: { live[$0] == nil }) else { return nil }
        guard let panel else { return openSettings(finger) }
        var keys: [SettingsKey] = []
        panel.forEachInSubtree { view in
            guard let key = view as? SettingsKey, isOver(key) else { return }
            if key.accessibilityIdentifier != "settings-done" || random.chance(0.3) { keys.append(key) }
        }
        guard let key = keys.randomElement(using: &random), let name = key.accessibilityIdentifier else { return nil }
        let point = key.convertToScreen(key.bounds).center
        // Another finger in the panel may scroll it, or have taken the key.
        let isAlone = !mayHaveSet && key.superview?.superview.flatMap { $0 as? UIScrollView }?.isDecelerating != true
        settingFinger = isAlone ? finger : nil
        defer { settingFinger = nil }
        if let fault = down(finger, point) ?? wait(random.number(0...3)) { return fault }
        if random.chance(0.3), let fault = touchField() { return fault }
        let isKept = self.panel === panel && isOver(key) && key.convertToScreen(key.bounds).center == point
        if isAlone, isKept, live[finger] != nil {
            model.settingIsTapped(name)
        } else {
            settingFinger = nil
            followFingersInPanel()
        }
        return up(finger, point)
    }

    private func isOver(_ key: UIView) -> Bool {
        guard key.window != nil, !key.bounds.isEmpty else { return false }
        return application.touches.hitTest(key.convertToScreen(key.bounds).center)?.view === key
    }

    /// One more finger touches a field that is seen beside the keyboard.
    private func touchField() -> String? {
        guard let finger = (0...4).first(where: { live[$0] == nil }) else { return nil }
        let points = fields.map(\.frame.center).filter { !simulator.keyboardFrame.contains($0) }
        guard let point = points.randomElement(using: &random) else { return nil }
        return down(finger, point) ?? (random.chance(0.5) ? up(finger, point) : nil)
    }

    /// Holds the globe key until its list comes, and goes on to a line of it.
    private func openSettings(_ finger: Int) -> String? {
        guard let keyboard = application.keyboard.shownKeyboard, let top = topOfKeys(keyboard), !hasPanel,
            let globe = application.inputContext.keyboard?.geometry.keys.first(where: { $0.key.role == .globe }),
            let delay = application.keyHoldDelay
        else { return nil }
        let start = CGPoint(x: top.x + globe.frame.midX, y: top.y + globe.frame.midY)
        if let fault = down(finger, start) ?? wait(Int(delay * 60) + 4) { return fault }
        let items = model.machine?.menu?.items ?? []
        // At times another line is chosen: a language, or a place for the keys.
        let isOther = random.chance(0.3)
        guard let item = items.filter({ isOther != ($0.text == "settings") }).randomElement(using: &random),
            live[finger] != nil,
            let top = application.keyboard.shownKeyboard.flatMap(topOfKeys)
        else { return nil }
        let point = CGPoint(x: top.x + item.frame.midX, y: top.y + item.frame.midY)
        return move(finger, point) ?? up(finger, point)
    }

    /// Fingers that wander over the panel may set anything.
    private var mayHaveSet: Bool { application.time <= wanderedAt }

    private func followFingersInPanel() {
        let isWandering = live.contains { number, finger in
            !finger.isOnKeys && number != settingFinger && simulator.keyboardFrame.contains(finger.point)
        }
        if isWandering { wanderedAt = application.time + 1 }
    }

    /// What is set is what was set.
    func faultOfSettings() -> String? {
        followFingersInPanel()
        if panel == nil { model.settingsAreClosed() }
        let now = ModelSettings(of: application)
        guard now != model.settings else { return nil }
        guard mayHaveSet else { return "set is \(now), to be \(model.settings)" }
        model.settings = now
        return nil
    }
}
