import Testing
import UIKitSimulator

@testable import UIKit

/// Text views that a program's layout manager paints.
@MainActor @Suite("Text kit: drawing")
struct LayoutManagerDrawingTests {
    /// Mentions with round corners and line numbers beside the text, as programs for iOS write them.
    private final class Manager: NSLayoutManager {
        static let mention = NSAttributedString.Key("mention")
        var numbers = true
        var backgrounds: [NSRange] = []
        var underlined: [NSRange] = []
        var drawn: [NSRange] = []

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            drawn.append(glyphsToShow)
            let characters = characterRange(forGlyphRange: glyphsToShow, actualGlyphRange: nil)
            textStorage?.enumerateAttribute(Self.mention, in: characters, options: []) { value, range, _ in
                guard value != nil, let container = textContainers.first else { return }
                enumerateEnclosingRects(
                    forGlyphRange: glyphRange(forCharacterRange: range, actualCharacterRange: nil),
                    withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
                ) { rect, _ in
                    UIColor.systemYellow.setFill()
                    UIBezierPath(roundedRect: rect.offsetBy(dx: origin.x, dy: origin.y), cornerRadius: 6).fill()
                }
            }
            guard numbers else { return }
            var number = 0
            enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: NSMaxRange(glyphsToShow))) {
                rect, _, _, _, _ in
                number += 1
                ("\(number)" as NSString).draw(
                    at: CGPoint(x: 2, y: rect.minY + origin.y), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
            }
        }

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            backgrounds.append(charRange)
            for index in 0..<rectCount { UIBezierPath(roundedRect: rectArray[index], cornerRadius: 4).fill() }
        }

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            underlined.append(glyphRange)
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// A manager that changes nothing.
    private final class Plain: NSLayoutManager {}

    private func view(
        _ manager: NSLayoutManager, in simulator: Simulator, _ text: NSAttributedString
    ) -> UITextView {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 280, height: 0))
        container.widthTracksTextView = true
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        view.textContainerInset.left = 24
        simulator.window.addSubview(view)
        return view
    }

    private var text: NSMutableAttributedString {
        let text = NSMutableAttributedString(
            string: "Hello @ada and @grace, this text is long enough for some lines.\nAnd another paragraph.",
            attributes: [.font: UIFont.systemFont(ofSize: 18)])
        text.addAttribute(Manager.mention, value: 1, range: NSRange(location: 6, length: 4))
        text.addAttribute(.backgroundColor, value: UIColor.systemGreen, range: NSRange(location: 15, length: 25))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 18), range: NSRange(location: 15, length: 6))
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 68, length: 7))
        text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 78, length: 5))
        return text
    }

    @Test("A manager of a subclass that overrides nothing paints what the view paints by itself")
    func plain() {
        let pictures = [NSLayoutManager(), Plain()].map { manager in
            let simulator = Simulator(size: CGSize(width: 300, height: 200))
            let view = view(manager, in: simulator, text)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 30)
            simulator.frame()
            return simulator.pngData()
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test("A view is painted through its manager, and what depends on its text and place is painted with it")
    func hooks() {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let manager = Manager()
        let view = view(manager, in: simulator, text)
        simulator.frame()
        #expect(manager.backgrounds == [NSRange(location: 15, length: 25)])
        #expect(manager.underlined == [NSRange(location: 68, length: 7)])
        #expect(manager.drawn == [NSRange(location: 0, length: view.textStorage.length)])
        #expect(simulator.areaMissedByDamage() == nil)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        for _ in 0..<6 {
            simulator.type("one\n")
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
        }
        view.selectedRange = NSRange(location: 5, length: 30)
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        view.contentOffset.y = 31
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        view.textStorage.addAttribute(Manager.mention, value: 2, range: NSRange(location: 0, length: 40))
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        let before = simulator.pngData()
        manager.numbers = false
        manager.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 1))
        simulator.frame()
        #expect(simulator.pngData() != before && simulator.areaMissedByDamage() == nil)
    }

    @Test("A background is one range however many lines and fonts it goes through, and letters are drawn without it")
    func backgrounds() {
        let manager = Manager()
        manager.numbers = false
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let all = NSRange(location: 0, length: storage.length)
        func picture(_ draw: () -> Void) -> [UInt32] {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 220, height: 200), scale: 1, traits: .current).image
            { _ in draw() }
            return (0..<image.pixels.height).flatMap { y in (0..<image.pixels.width).map { image.pixels[$0, y] } }
        }
        let letters = picture { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        #expect(manager.backgrounds.isEmpty && letters.contains { $0 != 0 })
        let ground = picture { manager.drawBackground(forGlyphRange: all, at: .zero) }
        #expect(manager.backgrounds == [NSRange(location: 15, length: 25)] && ground.contains { $0 != 0 })
    }

    @Test("A view paints through the manager that its container gets instead, with its text and selection as they were")
    func replaced() {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 2)
        simulator.frame()
        let manager = Manager()
        view.textContainer.replaceLayoutManager(manager)
        #expect(view.layoutManager === manager && view.selectedRange == NSRange(location: 4, length: 2))
        simulator.frame()
        #expect(manager.drawn.count == 1 && simulator.areaMissedByDamage() == nil)
        simulator.type("x")
        simulator.frame()
        #expect(view.textStorage.string == view.text && view.text.hasPrefix("Hellx@ada"))
        #expect(manager.drawn.count > 1 && simulator.areaMissedByDamage() == nil)
    }
}
