import Foundation

extension AttributeScopes {
    /// The attributes of text that UIKit shows.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit shows: `container.font`, `text.foregroundColor`. Shadows and attachments are not
    /// among them; a text with those is an `NSAttributedString`.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// How the paragraph is set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character, before ``kern``.
        public let tracking: TrackingAttribute
        /// Points by which letters stand above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// 0 keeps letters such as f and i apart.
        public let ligature: LigatureAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Its colour.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Its colour.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The width of a line along the edges of letters, in hundredths of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// Its colour.
        public let strokeColor: StrokeColorAttribute
        /// How far letters lean.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of a factor on the widths of letters.
        public let expansion: ExpansionAttribute
        /// Links and languages.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    /// Finds attributes of UIKit by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// See ``Foundation/NSAttributedString/Key/font``.
    public enum FontAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIFont
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIColor
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIColor
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/paragraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = NSParagraphStyle
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/kern``.
    public enum KernAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/tracking``.
    public enum TrackingAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/ligature``.
    public enum LigatureAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = Int
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = NSUnderlineStyle
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/underlineColor``.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIColor
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = NSUnderlineStyle
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/strikethroughColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIColor
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/strokeWidth``.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/strokeColor``.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = UIColor
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/obliqueness``.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// See ``Foundation/NSAttributedString/Key/expansion``.
    public enum ExpansionAttribute: AttributedStringKey {
        /// Its value.
        public typealias Value = CGFloat
        /// The name of the same attribute of an `NSAttributedString`.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }
}
