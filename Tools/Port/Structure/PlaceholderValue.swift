/// Values of UIKit's and Swift's types that nobody sees.
enum PlaceholderValue {
    /// A value of a type; `nil` for one that nothing is known of.
    static func of(type: String) -> String? {
        if let known = values[type] { return known }
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        return type.contains(":") ? "[:]" : "[]"
    }

    private static let values: [String: String] = {
        var all = ["Bool": "false", "String": "\"\"", "UIColor": ".clear", "UIFont": ".systemFont(ofSize: 17)"]
        for type in ["Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "NSInteger"] { all[type] = "0" }
        for type in ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIOffset"] { all[type] = ".zero" }
        for type in ["UIView", "UIImage", "NSAttributedString"] { all[type] = "\(type)()" }
        return all
    }()
}
