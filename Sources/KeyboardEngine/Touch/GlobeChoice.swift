import Foundation

/// What the list of the globe key offers: languages, behind them where the keys can be put, and the settings at the end.
package enum GlobeChoice: Equatable, Sendable {
    /// A language, by its number among those that are offered, with the name of its layout.
    case language(Int, layout: String)
    /// A place for the keys.
    case placement(KeyboardPlacement)
    /// The settings of the keyboard, for people to choose.
    case settings

    /// What is done when it is chosen.
    package var action: KeyboardAction {
        switch self {
        case .language(let number, _): .selectLanguage(number)
        case .placement(let placement): .selectPlacement(placement)
        case .settings: .openSettings
        }
    }

    /// Its name within the list.
    var name: String {
        switch self {
        case .language(_, let layout): layout
        case .placement(let placement): placement.rawValue
        case .settings: "settings"
        }
    }
}

extension KeyMenu {
    /// The list of a globe key, above the key.
    /// - Parameters:
    ///   - choices: What it offers.
    ///   - globe: The key's frame in points.
    ///   - keyboard: The size of what the frame is in, in points.
    ///   - headroom: The room above that, in points.
    package init(
        _ choices: [GlobeChoice], keyID: String, above globe: CGRect, keyboard: CGSize, headroom: CGFloat
    ) {
        let geometry = KeyMenuGeometry(keyboard: keyboard, headroom: headroom)
        self.init(
            .languages, keyID: keyID, texts: choices.map(\.name),
            frames: geometry.list(count: choices.count, above: globe), selected: nil)
    }
}
