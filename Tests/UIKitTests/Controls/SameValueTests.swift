import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Classes set their looks wherever they like, in layouts and where they are drawn. What has its value already changes nothing, so
/// that the next frame has nothing to do.
@MainActor @Suite("Properties set to what they are")
struct SameValueTests {
    private final class Field: UITextField {
        var deed: ((UITextField) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            deed?(self)
        }
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect)
            deed?(self)
        }
    }

    private final class AskedField: UITextField {
        var deed: ((UITextField) -> Void)?
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            deed?(self)
            return super.textRect(forBounds: bounds)
        }
    }

    private final class Label: UILabel {
        var deed: ((UILabel) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            deed?(self)
        }
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect)
            deed?(self)
        }
    }

    private final class Button: UIButton {
        var deed: ((UIButton) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            deed?(self)
        }
    }

    private final class Page: UITextView {
        var deed: ((UITextView) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            deed?(self)
        }
    }

    private final class Plain: UIView {
        var deed: ((UIView) -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            deed?(self)
        }
        override func draw(_ rect: CGRect) {
            super.draw(rect)
            deed?(self)
        }
    }

    /// Text in which nothing can change.
    private static let red = NSAttributedString(
        string: "Red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 15), .kern: 1])

    /// Text in a colour that depends on the interface alone.
    private static let ofTraits = NSAttributedString(
        string: "Red", attributes: [.foregroundColor: UIColor.systemRed.withAlphaComponent(0.5)])

    private func again<Root, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> (name: String, deed: (Root) -> Void) {
        ("\(path)", { $0[keyPath: path] = $0[keyPath: path] })
    }

    /// Whether the window comes to rest once a view is in it.
    private func rests(_ view: UIView) -> Bool {
        let sim = Simulator(size: CGSize(width: 300, height: 100))
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
        sim.window.addSubview(view)
        for _ in 0..<6 { sim.frame() }
        let report = sim.frame()
        return report.paintedPixels == 0 && report.layoutRounds <= 1
    }

    @Test("Of a field")
    func fields() {
        let looks: [(name: String, deed: (UITextField) -> Void)] = [
            again(\.font), again(\.textColor), again(\.textAlignment), again(\.borderStyle), again(\.background),
            again(\.disabledBackground), again(\.clearButtonMode), again(\.leftView), again(\.leftViewMode),
            again(\.rightView), again(\.rightViewMode), again(\.minimumFontSize), again(\.adjustsFontSizeToFitWidth),
            again(\.contentHorizontalAlignment), again(\.contentVerticalAlignment), again(\.backgroundColor),
            again(\.tintColor), again(\.keyboardType), again(\.isSecureTextEntry), again(\.placeholder),
            ("attributedPlaceholder", { $0.attributedPlaceholder = Self.red }), again(\.isEnabled),
            ("attributedPlaceholder of a system colour", { $0.attributedPlaceholder = Self.ofTraits }),
            again(\.isHighlighted), again(\.clipsToBounds),
            again(\.semanticContentAttribute), again(\.layer.borderWidth), again(\.layer.borderColor),
            again(\.layer.cornerRadius), again(\.layer.cornerCurve), again(\.layer.shadowOpacity),
        ]
        // A text that is set is another one, whatever it says: the caret and what can be undone are new.
        for (name, deed) in looks {
            let field = Field()
            (field.background, field.disabledBackground) = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
            (field.text, field.placeholder, field.textColor, field.deed) = ("Text", "Name", .red, deed)
            #expect(rests(field), "\(name)")
            let empty = Field()
            (empty.placeholder, empty.deed) = ("Name", deed)
            #expect(rests(empty), "\(name) of an empty field")
        }
        for (name, deed) in looks {
            let field = AskedField()
            (field.text, field.deed) = ("Text", deed)
            #expect(rests(field), "\(name), where a rectangle is asked for")
        }
    }

    @Test("Of a label")
    func labels() {
        let looks: [(name: String, deed: (UILabel) -> Void)] = [
            again(\.text), ("attributedText", { $0.attributedText = Self.red }), again(\.font), again(\.textColor),
            ("attributedText of a system colour", { $0.attributedText = Self.ofTraits }),
            ("system colour", { $0.textColor = .secondaryLabel }), again(\.highlightedTextColor),
            again(\.isHighlighted),
            again(\.shadowColor), again(\.shadowOffset), again(\.isEnabled), again(\.textAlignment),
            again(\.lineBreakMode), again(\.numberOfLines), again(\.adjustsFontSizeToFitWidth),
            again(\.minimumScaleFactor), again(\.baselineAdjustment), again(\.allowsDefaultTighteningForTruncation),
            again(\.preferredMaxLayoutWidth), again(\.backgroundColor),
        ]
        for (name, deed) in looks {
            let label = Label()
            (label.text, label.textColor, label.highlightedTextColor, label.deed) = ("Text", .red, .blue, deed)
            #expect(rests(label), "\(name)")
        }
    }

    @Test("Of a button")
    func buttons() {
        let looks: [(name: String, deed: (UIButton) -> Void)] = [
            again(\.contentEdgeInsets), again(\.titleEdgeInsets), again(\.imageEdgeInsets), again(\.isEnabled),
            again(\.isSelected), again(\.isHighlighted), again(\.contentHorizontalAlignment),
            again(\.contentVerticalAlignment), again(\.tintColor), again(\.backgroundColor), again(\.menu),
            ("setTitle", { $0.setTitle($0.title(for: .normal), for: .normal) }),
            ("setTitleColor", { $0.setTitleColor($0.titleColor(for: .normal), for: .normal) }),
            ("setImage", { $0.setImage($0.image(for: .normal), for: .normal) }),
            ("setAttributedTitle", { $0.setAttributedTitle($0.attributedTitle(for: .normal), for: .normal) }),
            ("setBackgroundImage", { $0.setBackgroundImage($0.backgroundImage(for: .normal), for: .normal) }),
            ("titleLabel.font", { $0.titleLabel?.font = $0.titleLabel?.font }),
        ]
        for (name, deed) in looks {
            let button = Button()
            button.setTitle("Text", for: .normal)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
            button.deed = deed
            #expect(rests(button), "\(name)")
        }
    }

    @Test("Of a text view")
    func textViews() {
        let looks: [(name: String, deed: (UITextView) -> Void)] = [
            again(\.font), again(\.textColor), again(\.textAlignment), again(\.textContainerInset),
            again(\.borderStyle), again(\.isEditable), again(\.isSelectable), again(\.dataDetectorTypes),
            again(\.keyboardType), again(\.isSecureTextEntry), again(\.contentInset), again(\.contentOffset),
            again(\.isScrollEnabled), again(\.backgroundColor), again(\.textContainer.lineFragmentPadding),
            again(\.textContainer.maximumNumberOfLines), again(\.textContainer.lineBreakMode),
            again(\.textContainer.exclusionPaths), again(\.selectedRange),
        ]
        for (name, deed) in looks {
            let page = Page()
            (page.text, page.textColor, page.deed) = ("Text", .red, deed)
            #expect(rests(page), "\(name)")
            let styled = Page()
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            styled.attributedText = NSAttributedString(
                string: "Text", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.red])
            styled.deed = deed
            #expect(rests(styled), "\(name) of styled text")
        }
    }

    @Test("Of a view and its layer")
    func views() {
        let looks: [(name: String, deed: (UIView) -> Void)] = [
            again(\.frame), again(\.bounds), again(\.center), again(\.transform), again(\.alpha), again(\.isHidden),
            again(\.backgroundColor), again(\.tintColor), again(\.contentMode), again(\.isOpaque),
            again(\.clipsToBounds), again(\.layoutMargins), again(\.semanticContentAttribute),
            again(\.autoresizingMask), again(\.isUserInteractionEnabled), again(\.layer.borderWidth),
            again(\.layer.borderColor), again(\.layer.cornerRadius), again(\.layer.maskedCorners),
            again(\.layer.shadowColor), again(\.layer.shadowRadius), again(\.layer.shadowOffset),
            again(\.layer.masksToBounds), again(\.layer.zPosition), again(\.layer.opacity), again(\.layer.mask),
        ]
        for (name, deed) in looks {
            let view = Plain()
            (view.backgroundColor, view.deed) = (.yellow, deed)
            #expect(rests(view), "\(name)")
        }
    }

    @Test("Equal text whose pictures or styles have changed is another one")
    func changedBehind() {
        let (picture, style) = (NSTextAttachment(), NSMutableParagraphStyle())
        picture.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let pictured = NSAttributedString(attachment: picture)
        let styled = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        let (labels, button, field) = ([UILabel(), UILabel()], UIButton(), UITextField())
        func show() -> [CGFloat] {
            for (label, text) in zip(labels, [pictured, styled]) {
                (label.numberOfLines, label.attributedText) = (0, text)
            }
            button.setAttributedTitle(pictured, for: .normal)
            field.attributedPlaceholder = pictured
            return labels.map(\.intrinsicContentSize.height) + [
                button.intrinsicContentSize.width, field.placeholderLabel.intrinsicContentSize.width,
            ]
        }
        let before = show()
        #expect(show() == before)
        (picture.bounds.size, style.lineSpacing) = (CGSize(width: 60, height: 60), 30)
        #expect(zip(before, show()).allSatisfy { $1 >= $0 + 30 })
    }

    private final class Theme: @unchecked Sendable {
        var isDark = false
    }

    @Test("A colour that asks the program is asked again")
    func changedColor() {
        let theme = Theme()
        let ink = UIColor { _ in theme.isDark ? .white : .black }
        let sim = Simulator(size: CGSize(width: 300, height: 200))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        let page = UITextView(frame: CGRect(x: 10, y: 100, width: 100, height: 60))
        (label.text, label.textColor, page.text, page.textColor) = ("Text", ink, "Text", ink)
        [label, page].forEach(sim.window.addSubview)
        sim.frame()
        #expect(sim.frame().paintedPixels == 0)
        theme.isDark = true
        label.textColor = ink
        #expect(sim.frame().paintedPixels > 0)
        page.textColor = ink
        #expect(sim.frame().paintedPixels > 0)
    }

    @Test("A hint with an alignment of its own takes the field's when that is set")
    func alignmentOfHints() {
        let (field, style) = (UITextField(), NSMutableParagraphStyle())
        field.textAlignment = .center
        style.alignment = .left
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.paragraphStyle: style])
        field.textAlignment = .center
        #expect(field.placeholderLabel.textAlignment == .center)
    }
}
