import Foundation
import KeyboardEngine

/// A line of the keyboard's settings: what it is about, what it says, and what can be done there.
struct SettingRow: Equatable {
    /// What is set.
    enum Subject: Hashable {
        case setting(UIApplication.KeyboardSetting)
        /// Whether a language is among those of the globe key, by the name of its layout.
        case language(String)
    }

    /// What stands beside the caption.
    enum Control: Equatable {
        /// A mark; one that is locked cannot be taken away.
        case check(isOn: Bool, isLocked: Bool)
        /// Places for the keys, one of which is in use.
        case places([KeyboardPlacement], current: KeyboardPlacement)
        /// A value, and whether there are any below and above it.
        case steps(value: String, hasLess: Bool, hasMore: Bool)
    }

    let subject: Subject
    let caption: String
    let control: Control

    /// The name of the line, and the beginning of those of its keys.
    var name: String {
        switch subject {
        case .setting(let setting): "settings-\(setting.rawValue)"
        case .language(let layout): "settings-language-\(layout)"
        }
    }
}

extension KeyboardChoices {
    /// The lines of all settings that people are offered, apart from languages.
    /// - Parameters:
    ///   - words: What the keyboard says.
    ///   - locale: How it writes numbers.
    func rows(_ words: KeyWords, _ locale: Locale) -> [SettingRow] {
        Setting.allCases.filter { settings.offered.contains($0) }.compactMap { setting in
            control(of: setting, words, locale).map {
                SettingRow(subject: .setting(setting), caption: words[setting.word], control: $0)
            }
        }
    }

    /// The lines of the languages to choose from; none where people are not offered any, or only one.
    var languageRows: [SettingRow] {
        let languages = languages
        guard settings.offered.contains(.languages), languages.count > 1 else { return [] }
        let chosen = Set(application.typedLanguages)
        return languages.map {
            SettingRow(
                subject: .language($0), caption: InputMode(language: $0).displayName,
                control: .check(isOn: chosen.contains($0), isLocked: isLast($0)))
        }
    }

    private func control(of setting: Setting, _ words: KeyWords, _ locale: Locale) -> SettingRow.Control? {
        switch setting {
        case .languages: return nil
        case .placement:
            let shown = KeyboardMetrics(window: application.screen.bounds.size, placement: settings.placement)
            return placements.isEmpty ? nil : .places(placements, current: shown.placement)
        case .clicks: return .check(isOn: application.keyClick.isEnabled, isLocked: false)
        case .contrast: return .check(isOn: application.contrast == .high, isLocked: false)
        case .scale, .holdDelay, .repeatDelay, .strikeInterval:
            guard let value = value(of: setting), let steps = setting.steps else { return nil }
            return .steps(
                value: text(of: value, of: setting, words, locale),
                hasLess: steps.value(beside: value, isUpwards: false) != nil,
                hasMore: steps.value(beside: value, isUpwards: true) != nil)
        }
    }

    /// What a value says, with the digits of the keyboard's language.
    private func text(of value: Double, of setting: Setting, _ words: KeyWords, _ locale: Locale) -> String {
        if setting == .scale { return value.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
        // A delay without an end, and a filter that lets everything through.
        guard value.isFinite, value > 0 || setting == .holdDelay else { return words[.off] }
        let number = value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
        return "\(number)\u{A0}\(words[.seconds])"
    }
}

extension UIApplication.KeyboardSetting {
    /// What the setting is called.
    fileprivate var word: KeyWords.Name {
        switch self {
        case .languages: .languages
        case .placement: .position
        case .scale: .size
        case .clicks: .clicks
        case .holdDelay: .hold
        case .repeatDelay: .repeat
        case .strikeInterval: .strikes
        case .contrast: .contrast
        }
    }
}
