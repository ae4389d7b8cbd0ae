import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public var rawValue: String

        /// A name by its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name by its text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The pasteboard of the desktop.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// How items are put on a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public var rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Date`: from then on the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: whether the items stay within the program. In UIKit they stay on the device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Stands in an item of ``setItems(_:options:)`` for the type that the value has by itself: a text, a link, a picture or
    /// a colour.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// The types that are text.
    public nonisolated static let typeListString = [
        PasteboardType.plainText, PasteboardType.text, PasteboardType.plainTextOfAnyEncoding,
    ]
    /// The types that are links.
    public nonisolated static let typeListURL = [PasteboardType.url]
    /// The types that are pictures. PNG alone: nothing else is read here.
    public nonisolated static let typeListImage = [PasteboardType.png]
    /// The types that are colours.
    public nonisolated static let typeListColor = [PasteboardType.color]
}
