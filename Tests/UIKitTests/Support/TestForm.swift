import UIKitSimulator

@testable import UIKit

/// A form for tests: fields under each other, inside as many scroll views as asked for.
@MainActor
struct TestForm {
    let fields: [UITextField]
    let scrolls: [UIScrollView]

    /// - Parameters:
    ///   - nesting: How many scroll views lie inside each other around the fields.
    ///   - fills: Whether the fields fill the whole height; otherwise they keep 60 points each.
    init(in window: UIWindow, fieldCount: Int = 7, nesting: Int) {
        let bounds = window.bounds
        let pitch = max(52, bounds.height / CGFloat(fieldCount))
        var container: UIView = window
        var scrolls: [UIScrollView] = []
        for level in 0..<nesting {
            let inset = CGFloat(level) * 4
            let frame =
                container === window
                ? bounds
                : CGRect(
                    x: inset, y: inset, width: bounds.width - inset * 2, height: bounds.height - inset * 2)
            let scroll = UIScrollView(frame: frame)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // Every level has something to scroll.
            scroll.contentSize = CGSize(width: frame.width, height: frame.height + 40)
            container.addSubview(scroll)
            scrolls.append(scroll)
            container = scroll
        }
        var fields: [UITextField] = []
        for index in 0..<fieldCount {
            let field = UITextField(
                frame: CGRect(x: 12, y: CGFloat(index) * pitch + 4, width: max(40, bounds.width - 24), height: 44))
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = "field \(index)"
            container.addSubview(field)
            fields.append(field)
        }
        (container as? UIScrollView)?.contentSize = CGSize(
            width: bounds.width, height: CGFloat(fieldCount) * pitch + 8)
        self.fields = fields
        self.scrolls = scrolls
    }

    /// Everything that the pass may move, to compare before and after.
    func places(in window: UIWindow) -> [CGRect] {
        fields.map { $0.convert($0.bounds, to: nil) } + fields.map { $0.frame }
            + scrolls.map { CGRect(origin: $0.contentOffset, size: $0.contentSize) } + scrolls.map { $0.frame }
            + scrolls.map {
                CGRect(x: $0.adjustedContentInset.top, y: $0.adjustedContentInset.bottom, width: 0, height: 0)
            } + [fields[0].screenFrame]
    }
}

extension UIView {
    /// Where the view is on the screen, by what a person sees and not by what the window says.
    var screenFrame: CGRect { convertToScreen(bounds) }
}
