import Foundation

@testable import UIKit

/// What is set at a keyboard, as a list of values would have it: it knows only what taps on the keys of the settings mean.
struct ModelSettings: Equatable {
    var scale = 1.0
    var hold: Double? = 0.5
    var repeats: Double? = 0.5
    var strikes = 0.0
    var clicks = false
    var contrast = false
    var placement = "full"
    var languages: Set<String>

    init(_ languages: Set<String> = []) {
        self.languages = languages
    }

    /// What is set at a kiosk.
    @MainActor
    init(of application: UIApplication) {
        scale = Double(application.keyboardScale)
        hold = application.keyHoldDelay
        repeats = application.isDeleteKeyRepeating ? application.keyRepeatDelay : nil
        strikes = application.keyStrikeInterval
        clicks = application.keyboardClicks
        contrast = application.accessibilityContrast == .high
        placement = "\(application.keyboardPlacement)"
        languages = Set(application.keyboardLanguages)
    }

    /// A key of the settings is tapped.
    mutating func tap(_ name: String) {
        let parts = name.split(separator: "-").map(String.init)
        func next(_ values: [Double], _ value: Double?) -> Double? {
            let index = values.firstIndex(of: value ?? 99) ?? 0
            let step = parts.last == "more" ? 1 : -1
            let new = values[min(max(index + step, 0), values.count - 1)]
            return new == 99 ? nil : new
        }
        switch parts[1] {
        case "scale": scale = next([1, 1.1, 1.2, 1.3, 1.4], scale) ?? 1
        case "holdDelay": hold = next([0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 99], hold)
        case "repeatDelay": repeats = next([0.3, 0.5, 0.75, 1, 1.5, 2, 3, 99], repeats)
        case "strikeInterval": strikes = next([0, 0.1, 0.2, 0.3, 0.5, 0.75, 1], strikes) ?? 0
        case "clicks": clicks.toggle()
        case "contrast": contrast.toggle()
        case "placement": placement = parts[2]
        case "language":
            let new = languages.symmetricDifference([parts[2]])
            // The last one with letters stays.
            if new.contains(where: { $0 != "emoji" }) { languages = new }
        default: break
        }
    }
}
