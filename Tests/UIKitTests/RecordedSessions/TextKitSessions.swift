import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: text kit and drawn text")
@MainActor
struct TextKitSessions {
    @Test("Every question to a layout manager", arguments: [1, 2])
    func queries(variant: Int) {
        let session = RecordedSession(
            "textkit-queries-\(variant)", size: CGSize(width: 100, height: 80), scale: CGFloat(variant))
        for (name, text) in SampleTexts.all {
            let storage = NSTextStorage(attributedString: text)
            let manager = NSLayoutManager()
            let container = NSTextContainer(
                size: CGSize(width: variant == 1 ? 130 : 171.3, height: variant == 1 ? 10_000 : 60))
            if variant == 2 {
                container.lineFragmentPadding = 0
                container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 12, width: 30, height: 20))]
                container.maximumNumberOfLines = 3
                container.lineBreakMode = .byTruncatingTail
                manager.usesFontLeading = false
            }
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            session.answers(name, answers(manager, container, storage))
        }
        session.finish()
    }

    private func answers(
        _ manager: NSLayoutManager, _ container: NSTextContainer, _ storage: NSTextStorage
    ) -> [String] {
        var lines = [
            "glyphs \(manager.numberOfGlyphs) range \(Told.range(manager.glyphRange(for: container)))"
                + " used \(Told.rect(manager.usedRect(for: container)))",
            "extra \(Told.rect(manager.extraLineFragmentRect)) used \(Told.rect(manager.extraLineFragmentUsedRect))",
        ]
        var index = 0
        let length = storage.length
        while index < max(1, length) {
            var range = NSRange()
            let rect = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
            let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: index)
            lines.append(
                "line \(Told.range(range)) \(Told.rect(rect)) cut \(Told.range(cut))"
                    + " box \(Told.rect(manager.boundingRect(forGlyphRange: range, in: container)))")
            // Whether the line end belongs to the line or not, the next line is looked at.
            index = max(index + 1, range.upperBound)
        }
        let places = stride(from: 0, through: length, by: max(1, length / 12)).map {
            "\($0)\(Told.point(manager.location(forGlyphAt: $0)))"
        }
        lines.append("places \(places.joined(separator: " "))")
        let points: [CGPoint] = [
            CGPoint(x: -5, y: -5), CGPoint(x: 3, y: 9), CGPoint(x: 64.5, y: 9), CGPoint(x: 400, y: 20),
            CGPoint(x: 20, y: 27), CGPoint(x: 90, y: 40), CGPoint(x: 10, y: 900),
        ]
        lines.append(
            "at points \(points.map { "\(manager.glyphIndex(for: $0, in: container))" }.joined(separator: " "))")
        let middle = NSRange(location: length / 3, length: length / 3)
        lines.append(
            "middle \(Told.range(middle)) \(Told.rect(manager.boundingRect(forGlyphRange: middle, in: container)))")
        for rect in [CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 10, y: 18, width: 5, height: 14), .zero] {
            lines.append(
                "in \(Told.rect(rect)) \(Told.range(manager.glyphRange(forBoundingRect: rect, in: container)))")
        }
        var rest = CGRect.zero
        for direction in [NSWritingDirection.leftToRight, .rightToLeft] {
            let fragment = container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: 14, width: 160, height: 10), at: 0, writingDirection: direction,
                remaining: &rest)
            lines.append("fragment \(Told.rect(fragment)) rest \(Told.rect(rest))")
        }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 180, height: 90)).image { _ in
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: length), at: CGPoint(x: 2, y: 3))
        }
        lines.append("drawn \(Screenshot(picture.pixels).checksum)")
        return lines
    }

    @Test("Edits of a storage, with all who hear of them")
    func edits() {
        let session = RecordedSession("textkit-edits", size: CGSize(width: 240, height: 200))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 180))
        view.accessibilityIdentifier = "view"
        session.log.attach(to: view)
        session.window.addSubview(view)
        let storage = view.textStorage
        storage.delegate = session.log
        view.layoutManager.delegate = session.log
        func edit(_ title: String, pixels: Bool = false, _ body: () -> Void) {
            session.deed(title, pixels: pixels) {
                body()
                view.layoutIfNeeded()
                session.log.say("used \(Told.rect(view.layoutManager.usedRect(for: view.textContainer)))")
            }
        }
        let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20)]
        edit("set", pixels: true) { storage.setAttributedString(SampleTexts.styled) }
        edit("replace by a longer text") {
            storage.replaceCharacters(in: NSRange(location: 6, length: 5), with: "afterwards")
        }
        edit("replace by a styled text") {
            storage.replaceCharacters(
                in: NSRange(location: 0, length: 0), with: NSAttributedString(string: "Begin\n", attributes: bold))
        }
        edit("delete") { storage.deleteCharacters(in: NSRange(location: 3, length: 9)) }
        edit("attributes", pixels: true) { storage.setAttributes(bold, range: NSRange(location: 2, length: 4)) }
        edit("add one") {
            storage.addAttribute(.foregroundColor, value: UIColor.systemTeal, range: NSRange(location: 4, length: 6))
        }
        edit("remove one") { storage.removeAttribute(.font, range: NSRange(location: 3, length: 2)) }
        edit("several in one") {
            storage.beginEditing()
            storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "12")
            storage.deleteCharacters(in: NSRange(location: 9, length: 3))
            storage.addAttributes([.kern: NSNumber(value: 1)], range: NSRange(location: 0, length: 2))
            session.log.say(
                "within \(storage.editedMask.rawValue) \(Told.range(storage.editedRange)) \(storage.changeInLength)")
            storage.endEditing()
            session.log.say(
                "after \(storage.editedMask.rawValue) \(Told.range(storage.editedRange)) \(storage.changeInLength)")
        }
        edit("through the mutable string") {
            _ = storage.mutableString.replaceOccurrences(
                of: "e", with: "\u{e9}", range: NSRange(location: 0, length: storage.length))
        }
        edit("a container of another width") { view.textContainer.size = CGSize(width: 90, height: 500) }
        edit("padding and lines") {
            view.textContainer.lineFragmentPadding = 11
            view.textContainer.maximumNumberOfLines = 4
        }
        edit("empty", pixels: true) { storage.setAttributedString(NSAttributedString()) }
        session.finish()
    }

    @Test("Text measured and drawn", arguments: [1, 3] as [CGFloat])
    func drawing(scale: CGFloat) {
        let session = RecordedSession(
            "textkit-drawing-\(Int(scale))", size: CGSize(width: 60, height: 60), scale: scale)
        let options: [(String, NSStringDrawingOptions)] = [
            ("none", []), ("lines", .usesLineFragmentOrigin), ("leading", [.usesLineFragmentOrigin, .usesFontLeading]),
            ("cut", [.usesLineFragmentOrigin, .truncatesLastVisibleLine]),
        ]
        for (name, text) in SampleTexts.all {
            var lines = ["size \(Told.size(text.size()))"]
            for (option, value) in options {
                let context = NSStringDrawingContext()
                let rects = [CGSize(width: 120, height: 40), CGSize(width: 33.3, height: CGFloat.infinity), .zero].map {
                    text.boundingRect(with: $0, options: value, context: context)
                }
                lines.append(
                    "\(option) \(rects.map(Told.rect).joined(separator: " ")) total \(Told.rect(context.totalBounds))")
            }
            let plain = text.string as NSString
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.italicSystemFont(ofSize: 12.5)]
            lines.append("plain \(Told.size(plain.size(withAttributes: attributes)))")
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 140.5, height: 80)).image { _ in
                text.draw(at: CGPoint(x: 1.5, y: 2))
                text.draw(in: CGRect(x: 20, y: 30, width: 90, height: 41))
                plain.draw(at: CGPoint(x: 60, y: 20.25), withAttributes: attributes)
                plain.draw(in: CGRect(x: 3, y: 60, width: 70, height: 18), withAttributes: nil)
            }
            lines.append("drawn \(Screenshot(picture.pixels).checksum)")
            if scale == 1, ["styled", "right to left", "justified"].contains(name) {
                let page = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 80)).image {
                    $0.cgContext.setFillColor(UIColor.white.cgColor)
                    $0.fill(CGRect(x: 0, y: 0, width: 160, height: 80))
                    text.draw(in: CGRect(x: 4, y: 0, width: 150, height: 80))
                }
                lines += Screenshot(page.pixels).sketch(columns: 64, rows: 20).map { "|\($0)|" }
            }
            session.answers(name, lines)
        }
        session.finish()
    }
}
