import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fonts that follow the size that people want.
@MainActor @Suite("Content size categories")
final class ContentSizeCategoryTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
    }

    @Test("Styles have the sizes of the guidelines, and never shrink from one category to the next")
    func sizes() {
        #expect(
            size(.body, .large) == 17 && size(.body, .extraSmall) == 14 && size(.title1, .extraExtraExtraLarge) == 34)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53 && size(.caption2, .extraSmall) == 11)
        #expect(size(.body, .unspecified) == 17 && size(.body, UIContentSizeCategory(rawValue: "none")) == 17)
        #expect(size(UIFont.TextStyle(rawValue: "none"), .large) == 17)
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        for (smaller, larger) in zip(categories, categories.dropFirst()) {
            #expect(smaller < larger)
            for style in styles { #expect(size(style, smaller) <= size(style, larger)) }
        }
        #expect(categories.filter(\.isAccessibilityCategory).count == 5)
    }

    @Test("A program's own fonts and lengths grow as a style does, up to a limit")
    func metrics() {
        let font = UIFont(name: "Helvetica-Bold", size: 34) ?? .systemFont(ofSize: 34)
        let large = traits(.extraExtraExtraLarge)
        let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: large)
        #expect(scaled.pointSize == 46 && scaled.fontName == font.fontName)
        let limited = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large)
        #expect(limited.pointSize == 40)
        #expect(UIFontMetrics.default.scaledFont(for: scaled, compatibleWith: traits(.large)).pointSize == 34)
        let title = UIFontMetrics(forTextStyle: .largeTitle)
        let length = title.scaledValue(for: 34, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(length == 60)
        #expect(title.scaledValue(for: 10, compatibleWith: traits(.large)) == 10)
        #expect(UIFontMetrics.default.scaledValue(for: 0, compatibleWith: large) == 0)
    }

    @Test("Labels, fields and views follow when they are to; fonts of one size do not")
    func following() throws {
        _ = sim
        let app = UIApplication.shared
        let label = UILabel(), fixed = UILabel(), still = UILabel()
        let field = UITextField(), view = UITextView()
        for label in [label, still] { label.font = .preferredFont(forTextStyle: .title1) }
        label.text = "Name"
        fixed.font = .systemFont(ofSize: 17)
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        field.placeholder = "Name"
        view.font = .preferredFont(forTextStyle: .body)
        let text = NSMutableAttributedString(
            string: "small ", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        view.attributedText = text
        let styled = UILabel()
        styled.attributedText = text
        for label in [label, fixed, styled] { label.adjustsFontForContentSizeCategory = true }
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        for view in [label, fixed, still, styled, field, view] { sim.window.addSubview(view) }
        nonisolated(unsafe) var posted: String?
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: app, queue: nil
        ) { posted = $0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String }
        defer { NotificationCenter.default.removeObserver(token) }
        let (before, fieldBefore) = (label.intrinsicContentSize.height, field.intrinsicContentSize.height)
        app.preferredContentSizeCategory = .accessibilityLarge
        #expect(posted == UIContentSizeCategory.accessibilityLarge.rawValue)
        #expect(label.font.pointSize == 43 && fixed.font.pointSize == 17 && still.font.pointSize == 28)
        #expect(label.intrinsicContentSize.height > before && field.intrinsicContentSize.height > fieldBefore)
        #expect(field.font?.pointSize == 33)
        func size(_ text: NSAttributedString?, _ place: Int) -> CGFloat? {
            (text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(view.attributedText, 0) == 27 && size(view.attributedText, 8) == 20)
        #expect(size(styled.attributedText, 0) == 27 && size(styled.attributedText, 8) == 20)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33, "New fonts have the size at once.")
        app.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 28 && size(view.attributedText, 0) == 13 && field.font?.pointSize == 17)
        posted = nil
        app.preferredContentSizeCategory = .unspecified
        #expect(posted == nil, "What is not said is the default.")
    }

    @Test("A button grows with its title, and a text whose fonts stay is not laid out again for another look")
    func buttonsAndLooks() {
        _ = sim
        defer { UIApplication.shared.preferredContentSizeCategory = .large }
        let button = UIButton(type: .system)
        button.setTitle("Check in", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        sim.window.addSubview(button)
        let width = button.intrinsicContentSize.width
        UIApplication.shared.preferredContentSizeCategory = .accessibilityMedium
        #expect(button.intrinsicContentSize.width > width * 1.4 && button.titleLabel?.font.pointSize == 28)

        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        field.attributedText = NSAttributedString(
            string: "Ada", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        field.adjustsFontForContentSizeCategory = true
        sim.window.addSubview(field)
        sim.advance(0.1)
        let revision = field.session.editor.revision
        UIApplication.shared.userInterfaceStyle = .dark
        #expect(field.session.editor.revision == revision)
        UIApplication.shared.preferredContentSizeCategory = .extraSmall
        #expect(field.session.editor.revision > revision && field.attributedText?.string == "Ada")
    }

    @Test("What was typed stays, with its selection and its undo steps")
    func editing() {
        _ = sim
        // The present traits are the process's, and other tests make fonts.
        defer { UIApplication.shared.preferredContentSizeCategory = .large }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        view.font = .preferredFont(forTextStyle: .body)
        view.adjustsFontForContentSizeCategory = true
        sim.window.addSubview(view)
        view.becomeFirstResponder()
        view.insertText("one two")
        view.selectedRange = NSRange(location: 4, length: 3)
        UIApplication.shared.preferredContentSizeCategory = .extraExtraExtraLarge
        sim.advance(0.1)
        #expect(view.text == "one two" && view.selectedRange == NSRange(location: 4, length: 3))
        #expect(view.font?.pointSize == 23)
        view.insertText("x")
        #expect(view.text == "one x")
        view.undoManager?.undo()
        #expect(view.text == "one two" && view.font?.pointSize == 23)
    }

    @Test("A view keeps the sizes of text in it within its limits")
    func limits() {
        _ = sim
        defer { UIApplication.shared.preferredContentSizeCategory = .large }
        let (outer, inner, label) = (UIView(), UIView(), UILabel())
        (label.font, label.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        sim.window.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(label)
        inner.overrideUserInterfaceStyle = .dark
        UIApplication.shared.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 23)
        outer.maximumContentSizeCategory = .extraLarge
        #expect(label.font.pointSize == 19 && label.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(label.font.pointSize == 21, "The inner view's limit counts where both cannot be kept.")
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
        UIApplication.shared.preferredContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 21)
        (inner.minimumContentSizeCategory, outer.maximumContentSizeCategory) = (nil, nil)
        #expect(label.font.pointSize == 14 && inner.minimumContentSizeCategory == nil)
    }

    @Test(
        "What comes out of a view with limits has the usual sizes again; what is not said is no limit; nobody is told of nothing"
    )
    func limitsThatGo() {
        _ = sim
        defer { UIApplication.shared.preferredContentSizeCategory = .large }
        UIApplication.shared.preferredContentSizeCategory = .extraExtraExtraLarge
        let (outer, inner, label) = (UIView(), UIView(), UILabel())
        (label.font, label.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
        sim.window.addSubview(outer)
        outer.addSubview(label)
        outer.maximumContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
        label.removeFromSuperview()
        sim.window.addSubview(label)
        #expect(label.font.pointSize == 23)
        outer.maximumContentSizeCategory = .unspecified
        #expect(outer.maximumContentSizeCategory == nil)
        #expect(outer.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
        outer.addSubview(inner)
        inner.maximumContentSizeCategory = .small
        var told = 0
        inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _: UITraitCollection) in
            told += 1
        }
        outer.maximumContentSizeCategory = .extraLarge
        outer.overrideUserInterfaceStyle = .dark
        #expect(told == 0)
    }
}
