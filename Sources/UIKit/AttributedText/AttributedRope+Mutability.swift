import Foundation
import TextEngine

extension AttributedRope {
    /// Whether nothing that the attributes hold can change while the text stays equal: no attachments, no styles that can be changed,
    /// no colours that ask the program.
    var isImmutable: Bool {
        var result = true
        forEachRun(in: 0..<utf16Count) { attributes, _ in
            result = attributes.values.values.allSatisfy(Self.isImmutable)
            return result
        }
        return result
    }

    private static func isImmutable(_ value: Any) -> Bool {
        switch value {
        case let color as UIColor: color.isConstant
        case let style as NSParagraphStyle: type(of: style) == NSParagraphStyle.self
        case is UIFont, is String, is URL, is Int, is Double, is CGFloat, is NSNumber: true
        default: false
        }
    }
}
