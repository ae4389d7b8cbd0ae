import Foundation

/// An attribute that both kinds of attributed strings have.
private struct SharedAttribute {
    let key: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    let set: @Sendable (Any, inout AttributeContainer) -> Void

    /// An attribute with the same value in both.
    init<K: AttributedStringKey>(_ key: NSAttributedString.Key, _: K.Type) where K.Value: Sendable {
        self.key = key
        value = { $0[K.self] }
        set = { value, container in
            if let value = value as? K.Value { container[K.self] = value }
        }
    }

    /// An attribute that is an `NSNumber` in one of them.
    init<K: AttributedStringKey>(
        number key: NSAttributedString.Key, _: K.Type, from: @escaping @Sendable (Double) -> K.Value,
        to number: @escaping @Sendable (K.Value) -> Double
    ) where K.Value: Sendable {
        self.key = key
        value = { $0[K.self].map { NSNumber(value: number($0)) } }
        set = { value, container in
            if let number = [key: value].number(key) { container[K.self] = from(number) }
        }
    }

    private typealias Scope = AttributeScopes.UIKitAttributes

    private static func length<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: K.Type
    ) -> SharedAttribute where K.Value == CGFloat {
        SharedAttribute(number: key, type, from: { CGFloat($0) }, to: { Double($0) })
    }

    private static func line<K: AttributedStringKey>(
        _ key: NSAttributedString.Key, _ type: K.Type
    ) -> SharedAttribute where K.Value == NSUnderlineStyle {
        SharedAttribute(
            number: key, type, from: { NSUnderlineStyle(rawValue: Int(min(max($0, 0), 1e6))) },
            to: { Double($0.rawValue) })
    }

    static let all: [SharedAttribute] = [
        .init(.font, Scope.FontAttribute.self), .init(.foregroundColor, Scope.ForegroundColorAttribute.self),
        .init(.backgroundColor, Scope.BackgroundColorAttribute.self),
        .init(.paragraphStyle, Scope.ParagraphStyleAttribute.self), length(.kern, Scope.KernAttribute.self),
        length(.tracking, Scope.TrackingAttribute.self), length(.baselineOffset, Scope.BaselineOffsetAttribute.self),
        .init(
            number: .ligature, Scope.LigatureAttribute.self, from: { Int(min(max($0, -1e6), 1e6)) },
            to: { Double($0) }),
        line(.underlineStyle, Scope.UnderlineStyleAttribute.self),
        .init(.underlineColor, Scope.UnderlineColorAttribute.self),
        line(.strikethroughStyle, Scope.StrikethroughStyleAttribute.self),
        .init(.strikethroughColor, Scope.StrikethroughColorAttribute.self),
        length(.strokeWidth, Scope.StrokeWidthAttribute.self), .init(.strokeColor, Scope.StrokeColorAttribute.self),
        length(.obliqueness, Scope.ObliquenessAttribute.self), length(.expansion, Scope.ExpansionAttribute.self),
        .init(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self),
        .init(.languageIdentifier, AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
    ]
}

extension AttributeContainer {
    /// Creates a container of the attributes of an `NSAttributedString`, as far as an `AttributedString` has them:
    /// ``Foundation/AttributeScopes/UIKitAttributes``, links and languages. Others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in SharedAttribute.all {
            if let value = dictionary[attribute.key] { attribute.set(value, &self) }
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// Creates the attributes that an `NSAttributedString` has for those of a container. Those of a program's own, and
    /// what a text in Markdown is marked as, are left out.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in SharedAttribute.all {
            if let value = attribute.value(container) { self[attribute.key] = value }
        }
    }
}

extension NSAttributedString {
    /// Creates the same text with the attributes that both kinds of text have; see the attributes of a container.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: [Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates the same text with the attributes that both kinds of text have; see the attributes of a container.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let all = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}
