import Foundation
import Testing
import UIKitSimulator

/// Labels that keep room around their text, shrink it, tighten it or throw a shadow.
@MainActor @Suite("How labels fit their text")
final class LabelFittingTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 300))

    /// A label with room around its text, as it is often written.
    private final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 6, right: 4)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(
                forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return rect.inset(
                by: UIEdgeInsets(
                    top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: insets))
        }
    }

    /// A label whose text stands at the top.
    private final class TopLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            rect.origin.y = bounds.minY
            return rect
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    private func show(_ label: UILabel, _ frame: CGRect) {
        label.frame = frame
        sim.window.addSubview(label)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    private func ink(in area: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300)) -> CGRect {
        sim.frame()
        var found = CGRect.null
        for y in stride(from: area.minY, to: area.maxY, by: 1) {
            for x in stride(from: area.minX, to: area.maxX, by: 1)
            where sim.color(at: CGPoint(x: x + 0.5, y: y + 0.5)) != .white {
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found
    }

    @Test("A padded label is larger by its insets, and its text stands inside them", arguments: [1, 0])
    func padding(lines: Int) {
        _ = sim
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] { (label.text, label.numberOfLines) = ("█ one two three four", lines) }
        let own = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: own.width + 24, height: own.height + 16))
        let narrow = plain.sizeThatFits(CGSize(width: 80, height: 0))
        let around = padded.sizeThatFits(CGSize(width: 104, height: 0))
        #expect(around == CGSize(width: narrow.width + 24, height: narrow.height + 16))
        show(padded, CGRect(x: 50, y: 50, width: around.width, height: around.height))
        #expect(ink().minX >= 70 && ink().minX < 73 && ink().minY >= 60 && ink().maxX <= 50 + around.width - 4)
    }

    @Test("A label that draws into its text's rectangle stands where that is")
    func top() {
        let label = TopLabel()
        label.text = "Hg"
        show(label, CGRect(x: 10, y: 40, width: 200, height: 100))
        #expect(ink().minY > 40 && ink().maxY < 40 + label.font.lineHeight)
    }

    @Test("Several lines become smaller until they fit, by the fonts that the text brings too")
    func shrinking() {
        let label = UILabel()
        label.numberOfLines = 2
        label.adjustsFontSizeToFitWidth = true
        let text = "one two three four five six seven eight nine ten"
        label.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 30)])
        show(label, CGRect(x: 10, y: 10, width: 200, height: 80))
        let fitting = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2)
        #expect(fitting.height < 50 && fitting.width <= 200)
        label.minimumScaleFactor = 0.9
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2).height > fitting.height)
        label.minimumScaleFactor = 0
        label.numberOfLines = 0
        label.bounds.size.height = 30
        sim.frame()
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height <= 30.5)
        label.numberOfLines = 1
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width <= 200)
    }

    @Test("A line that became smaller keeps its baseline, its middle or its top")
    func baselines() {
        let label = UILabel()
        (label.text, label.font, label.textAlignment) = ("HHHHHHHH", .systemFont(ofSize: 60), .left)
        show(label, CGRect(x: 10, y: 10, width: 100, height: 100))
        let full = ink()
        label.adjustsFontSizeToFitWidth = true
        #expect(label.baselineAdjustment == .alignBaselines)
        let onBaseline = ink()
        label.baselineAdjustment = .alignCenters
        let centred = ink()
        label.baselineAdjustment = .none
        let atTop = ink()
        #expect(atTop.minY < centred.minY && centred.minY < onBaseline.minY)
        #expect(onBaseline.height < full.height / 2 && abs(full.maxY - onBaseline.maxY) <= 1)
        #expect(atTop.height == centred.height && sim.areaMissedByDamage() == nil)
    }

    @Test("Letters stand closer before a text is cut short")
    func tightening() {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("A text of some words", 1)
        let width = label.intrinsicContentSize.width
        show(label, CGRect(x: 10, y: 10, width: width - 4, height: 30))
        let cut = sim.pngData()
        label.allowsDefaultTighteningForTruncation = true
        #expect(ink().maxX <= 10 + width - 4)
        let tight = sim.pngData()
        #expect(cut != tight)
        // Made closer by a style of its own: the same.
        let style = NSMutableParagraphStyle()
        style.allowsDefaultTighteningForTruncation = true
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.allowsDefaultTighteningForTruncation == true && copy != NSParagraphStyle())
        label.allowsDefaultTighteningForTruncation = false
        label.attributedText = NSAttributedString(string: "A text of some words", attributes: [.paragraphStyle: style])
        sim.frame()
        #expect(sim.pngData() == tight)
    }

    @Test(
        "A paragraph's style says where a label's text is cut short",
        arguments: [
            NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
        ])
    func truncation(mode: NSLineBreakMode) {
        let (own, other) = (UILabel(), UILabel())
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let text = "A text that is much too long"
        own.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        (other.text, other.lineBreakMode) = (text, mode)
        show(own, CGRect(x: 10, y: 10, width: 100, height: 30))
        show(other, CGRect(x: 10, y: 110, width: 100, height: 30))
        for y in 0..<30 {
            for x in 0..<100 {
                let (a, b) = (
                    CGPoint(x: 10.5 + Double(x), y: 10.5 + Double(y)),
                    CGPoint(x: 10.5 + Double(x), y: 110.5 + Double(y))
                )
                if sim.color(at: a) != sim.color(at: b) {
                    Issue.record("\(x) \(y)")
                    return
                }
            }
        }
    }

    @Test("The shadow is sharp, lies beside the letters and is cut at the label's edge")
    func shadow() {
        let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        let label = UILabel()
        (label.text, label.textColor, label.font) = ("█", red, .systemFont(ofSize: 30))
        show(label, CGRect(x: 10, y: 10, width: 100, height: 60))
        let plain = ink()
        (label.shadowColor, label.shadowOffset) = (blue, CGSize(width: 5, height: 3))
        let both = ink()
        #expect(both.maxX == plain.maxX + 5 && both.maxY == plain.maxY + 3 && both.minX == plain.minX)
        #expect(sim.color(at: CGPoint(x: both.maxX - 1.5, y: both.maxY - 1.5)) == blue)
        #expect(sim.color(at: CGPoint(x: plain.midX, y: plain.midY)) == red)
        label.shadowOffset = CGSize(width: 0, height: 300)
        #expect(ink() == plain && sim.areaMissedByDamage() == nil)
        label.shadowColor = nil
        #expect(ink() == plain)
    }

    @Test("Strings are drawn smaller where a context lets them, and on a baseline without an origin")
    func drawing() {
        _ = sim
        let text = NSAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let size = CGSize(width: 100, height: 60)
        let bounds = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 0.9 && context.actualScaleFactor >= 0.25)
        #expect(bounds.width <= 100 && bounds.height <= 60 && context.totalBounds == bounds)
        context.minimumScaleFactor = 0
        _ = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor == 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
            ("l" as NSString).draw(
                with: CGRect(x: 10, y: 40, width: 0, height: 0), attributes: [.font: UIFont.systemFont(ofSize: 30)],
                context: nil)
        }
        let view = UIImageView(image: image)
        sim.window.addSubview(view)
        let drawn = ink()
        #expect(abs(drawn.maxY - 40) <= 1 && drawn.minY < 20 && drawn.minX >= 10, "\(drawn)")
    }
}
