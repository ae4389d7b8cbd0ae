import Foundation

extension UIFontDescriptor {
    /// What a descriptor may say.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, a `String`. It comes before the family.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the style within the family, such as "Bold", a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// How letters lean and widen, a ``CGAffineTransform``; see ``UIFontDescriptor/withMatrix(_:)``.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// A dictionary of ``UIFontDescriptor/TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries of ``UIFontDescriptor/FeatureKey``. Of the features of AAT those of numbers, capitals,
        /// ligatures, fractions, vertical position, slashed zero and stylistic alternatives are known.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What ``AttributeName/traits`` may say.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of ``SymbolicTraits``, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight`` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How far letters lean, a number; above 0 the italic is meant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What one of ``AttributeName/featureSettings`` says.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of feature, a number such as ``kNumberSpacingType``.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// What is chosen of that kind, a number such as ``kMonospacedNumbersSelector``.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = type
        /// The older name of ``selector``.
        public static let typeIdentifier = selector
    }

    /// What can be said of a font in one word.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit a trait.
        public let rawValue: UInt32
        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Leaning.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Semibold and bolder.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Drawn for interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    }

    /// The designs that the interface font comes in.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A design by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Without serifs: Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs: what stands in for New York.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With round ends: Nunito, where the machine has it, else the usual design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// All letters of one width: Liberation Mono.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
