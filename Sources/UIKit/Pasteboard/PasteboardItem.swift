import Foundation
import TextEngine

/// One thing on a pasteboard, in the types that it was put there in.
struct PasteboardItem {
    private var own: [String: Any] = [:]
    /// Text with attributes, as the texts of this program store it: Foundation never gives back all of the memory of an
    /// attributed string.
    private(set) var styled: AttributedRope?

    init(text: String) {
        own[PasteboardType.plainText] = text
    }

    init(styled: AttributedRope) {
        self.init(text: styled.text.string)
        self.styled = styled
    }

    init(url: URL) {
        own = [PasteboardType.url: url, PasteboardType.plainText: url.absoluteString]
    }

    init(image: UIImage) {
        own[PasteboardType.png] = image
    }

    init(color: UIColor) {
        own[PasteboardType.color] = color
    }

    /// An item of values by their types. A value whose type is ``UIPasteboard/typeAutomatic`` gets the type that it has by
    /// itself, and text with attributes is there as plain text too.
    init(values: [String: Any]) {
        for (type, value) in values {
            let type = type == UIPasteboard.typeAutomatic ? Self.type(of: value) ?? type : type
            if type == PasteboardType.styledText, let text = value as? NSAttributedString {
                styled = AttributedRope(text)
            } else {
                own[type] = value
            }
        }
        if let styled, text == nil { own[PasteboardType.plainText] = styled.text.string }
    }

    private static func type(of value: Any) -> String? {
        switch value {
        case is String: PasteboardType.plainText
        case is URL: PasteboardType.url
        case is UIImage: PasteboardType.png
        case is UIColor: PasteboardType.color
        case is NSAttributedString: PasteboardType.styledText
        default: nil
        }
    }

    /// In an order that does not change from run to run.
    var types: [String] {
        (own.keys + (styled == nil ? [] : [PasteboardType.styledText])).sorted()
    }

    var values: [String: Any] {
        var values = own
        values[PasteboardType.styledText] = value(PasteboardType.styledText)
        return values
    }

    func value(_ type: String) -> Any? {
        if type == PasteboardType.styledText, let styled {
            return styled.attributedString(in: 0..<styled.utf16Count)
        }
        return own[type]
    }

    func data(_ type: String) -> Data? {
        switch value(type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSAttributedString: Data(text.string.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: Kinds

    /// The text; that of a link, where there is no other.
    var text: String? {
        for type in UIPasteboard.typeListString {
            switch own[type] {
            case let text as String where !text.isEmpty: return text
            case let text as NSAttributedString where text.length > 0: return text.string
            case let data as Data where !data.isEmpty: return String(decoding: data, as: UTF8.self)
            default: continue
            }
        }
        return url?.absoluteString
    }

    var url: URL? {
        switch own[PasteboardType.url] {
        case let url as URL: url
        case let text as String: URL(string: text)
        case let data as Data: URL(string: String(decoding: data, as: UTF8.self))
        default: nil
        }
    }

    var image: UIImage? {
        switch own[PasteboardType.png] {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        default: nil
        }
    }

    var color: UIColor? { own[PasteboardType.color] as? UIColor }
}
