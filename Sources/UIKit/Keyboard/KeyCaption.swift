import Foundation

extension String {
    /// The text as a key shows it: a mark that would stand on a letter stands on a dotted circle.
    var keyCaption: String {
        guard let first = unicodeScalars.first else { return self }
        switch first.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\u{25CC}" + self
        default: return self
        }
    }
}
