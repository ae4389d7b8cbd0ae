import Foundation
import KeyboardEngine

/// What people have set at the keyboard by themselves: it ends with their session.
///
/// It is written where programs write too, and what stood there before is kept until ``forget()``.
@MainActor
final class KeyboardChoices {
    typealias Setting = UIApplication.KeyboardSetting

    unowned let application: UIApplication
    /// What puts back what the program had set, of those settings that people have changed.
    private var formerSettings: [Setting: (inout KeyboardSettings) -> Void] = [:]
    private var formerLanguages: [String]?
    private var formerClicks: Bool?
    private var formerContrast: UIAccessibilityContrast?

    init(application: UIApplication) {
        self.application = application
    }

    /// The settings as they are.
    var settings: KeyboardSettings { application.inputContext.settings }

    // MARK: Choosing

    /// People put the keys somewhere.
    func choose(_ placement: KeyboardPlacement) {
        choose(placement, for: .placement, at: \.placement)
    }

    /// People go on to the next value of a setting, or back to the one before; at the end nothing happens.
    func step(_ setting: Setting, isUpwards: Bool) {
        guard let steps = setting.steps, let value = value(of: setting),
            let next = steps.value(beside: value, isUpwards: isUpwards)
        else { return }
        switch setting {
        case .scale: choose(CGFloat(next), for: .scale, at: \.heightScale)
        case .holdDelay: choose(next.isFinite ? next : nil, for: .holdDelay, at: \.holdDelay)
        case .strikeInterval: choose(next, for: .strikeInterval, at: \.strikeInterval)
        case .repeatDelay:
            let repeating = KeyboardSettings.Repeating(
                isOn: next.isFinite, delay: next.isFinite ? next : settings.repeating.delay)
            choose(repeating, for: .repeatDelay, at: \.repeating)
        case .languages, .placement, .clicks, .contrast: break
        }
    }

    /// People turn a setting on or off that is nothing else.
    func toggle(_ setting: Setting) {
        switch setting {
        case .clicks:
            formerClicks = formerClicks ?? application.keyClick.isEnabled
            application.keyClick.isEnabled.toggle()
        case .contrast:
            formerContrast = formerContrast ?? application.contrast
            application.contrast = application.contrast == .high ? .normal : .high
        case .languages, .placement, .scale, .holdDelay, .repeatDelay, .strikeInterval: break
        }
    }

    /// People add a language or take one away; the last one with letters stays.
    func toggle(language: String) {
        guard !isLast(language) else { return }
        var chosen = Set(application.typedLanguages)
        if chosen.remove(language) == nil { chosen.insert(language) }
        let languages = languages.filter { chosen.contains($0) }
        formerLanguages = formerLanguages ?? application.typedLanguages
        application.typedLanguages = languages
    }

    private func choose<Value>(
        _ value: Value, for setting: Setting, at path: WritableKeyPath<KeyboardSettings, Value>
    ) {
        let former = settings[keyPath: path]
        if formerSettings[setting] == nil { formerSettings[setting] = { $0[keyPath: path] = former } }
        application.inputContext.settings[keyPath: path] = value
    }

    // MARK: Values

    /// The value of a setting that has steps; `nil` for others.
    func value(of setting: Setting) -> Double? {
        switch setting {
        case .scale: Double(settings.heightScale)
        case .holdDelay: settings.holdDelay ?? .infinity
        case .repeatDelay: settings.repeating.isOn ? settings.repeating.delay : .infinity
        case .strikeInterval: settings.strikeInterval
        case .languages, .placement, .clicks, .contrast: nil
        }
    }

    /// The languages to choose from: those of the program, and behind them those that it offers besides.
    var languages: [String] {
        var known = Set<String>()
        return ((formerLanguages ?? application.typedLanguages) + settings.offeredLanguages)
            .filter { known.insert($0).inserted }
    }

    /// Whether a language is the only one left that has letters.
    func isLast(_ language: String) -> Bool {
        application.typedLanguages.filter { !InputMode(language: $0).isEmoji } == [language]
    }

    /// The places to choose from, in this window; empty where there is no choice.
    var placements: [KeyboardPlacement] {
        let window = application.screen.bounds.size
        let possible = KeyboardPlacement.allCases.filter {
            (settings.offers($0) || $0 == settings.placement)
                && KeyboardMetrics(window: window, placement: $0).placement == $0
        }
        return possible.count > 1 ? possible : []
    }

    // MARK: Programs

    /// The program has set something: that is what holds from now on.
    func programDidSet(_ setting: Setting) {
        formerSettings[setting] = nil
        switch setting {
        case .languages: formerLanguages = nil
        case .clicks: formerClicks = nil
        case .contrast: formerContrast = nil
        case .placement, .scale, .holdDelay, .repeatDelay, .strikeInterval: break
        }
        if application.inputContext.isShowingSettings { application.inputContext.tell(.settings) }
    }

    /// The session ends: what the program had set is back.
    func forget() {
        application.inputContext.closeSettings()
        // All at once: the keyboard announces one change of its height.
        var settings = settings
        for restore in formerSettings.values { restore(&settings) }
        formerSettings = [:]
        application.inputContext.settings = settings
        if let formerLanguages { application.typedLanguages = formerLanguages }
        if let formerClicks { application.keyClick.isEnabled = formerClicks }
        if let formerContrast { application.contrast = formerContrast }
        (formerLanguages, formerClicks, formerContrast) = (nil, nil, nil)
    }
}

extension UIApplication.KeyboardSetting {
    /// The values that the setting has; `nil` for one without an order.
    var steps: SettingSteps? {
        switch self {
        case .scale: .scale
        case .holdDelay: .hold
        case .repeatDelay: .repeating
        case .strikeInterval: .strikes
        case .languages, .placement, .clicks, .contrast: nil
        }
    }
}
