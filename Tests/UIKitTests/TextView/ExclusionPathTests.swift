import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Text that flows around paths.
    @MainActor
    @Suite("Text view: exclusion paths")
    struct ExclusionPathTests {
        private static let words = String(repeating: "some words that flow and go on ", count: 12)

        private static func page(_ text: String, _ paths: [UIBezierPath], height: CGFloat = 200) -> Page {
            let page = Page(text, width: 300, height: height)
            page.view.textContainer.exclusionPaths = paths
            page.simulator.frame()
            return page
        }

        private static func lines(of view: UITextView) -> [(x: CGFloat, y: CGFloat, width: CGFloat, isBeside: Bool)] {
            var lines: [(x: CGFloat, y: CGFloat, width: CGFloat, isBeside: Bool)] = []
            view.page.forEachPiece(from: -1, to: .infinity) { piece in
                lines += piece.layout.lines.map { ($0.x, piece.y + $0.y, $0.fragment.inkWidth, $0.isBeside) }
                return true
            }
            return lines
        }

        @Test("No letter stands on a path, and both of its sides are used")
        func oval() throws {
            let oval = UIBezierPath(ovalIn: CGRect(x: 100, y: 20, width: 100, height: 80))
            let page = Self.page(Self.words, [oval])
            let view = page.view
            #expect(!view.textContainer.isSimpleRectangularTextContainer)
            #expect(Self.lines(of: view).contains { $0.isBeside })
            let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            for rect in view.selectionRects(for: all).map({ $0.rect.offsetBy(dx: 0, dy: -8) }) {
                // The nearest point of the letters to the oval's middle.
                let x = min(max(150, rect.minX), rect.maxX) - 150
                let y = min(max(60, rect.minY + 0.1), rect.maxY - 0.1) - 60
                #expect((x / 50) * (x / 50) + (y / 40) * (y / 40) >= 0.99, "\(rect)")
            }
            view.textContainer.exclusionPaths = []
            page.simulator.frame()
            #expect(view.textContainer.isSimpleRectangularTextContainer)
            #expect(!Self.lines(of: view).contains { $0.isBeside })
            #expect(page.simulator.areaMissedByDamage() == nil)
        }

        @Test("Taps find the letters on their side, keys go from row to row, and the first rectangle is on one side")
        func places() throws {
            let page = Self.page(Self.words, [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 80, height: 60))])
            let view = page.view
            let left = view.stop(nearestTo: CGPoint(x: 30, y: 12)).head
            let right = view.stop(nearestTo: CGPoint(x: 250, y: 12)).head
            #expect(left < right)
            for place in [left, right] {
                let caret = view.caretRect(at: TextSelection(caret: place))
                #expect(abs(caret.midX - (place == left ? 30 : 250)) < 12 && caret.minY == 8)
                let range = try #require(view.range(TextOffset(place), TextOffset(place + 60)))
                let first = view.firstRect(for: range)
                #expect(place == left ? first.maxX <= 110 : first.minX >= 190)
            }
            view.selectedRange = NSRange(location: right, length: 0)
            page.simulator.press(.keyboardDownArrow)
            let below = view.caretRect(at: view.session.selection)
            #expect(below.minX > 190 && below.minY > 8 && below.minY < 40)
            page.simulator.press(.keyboardUpArrow)
            #expect(view.selectedRange.location == right)
        }

        @Test("Up and down keys pass a path that takes all of a line")
        func passing() {
            let page = Self.page("aaaa\nbbbb", [UIBezierPath(rect: CGRect(x: 0, y: 30, width: 400, height: 70))])
            let view = page.view
            view.selectedRange = NSRange(location: 2, length: 0)
            page.simulator.press(.keyboardDownArrow)
            #expect(view.selectedRange.location == 7)
            #expect(abs(view.caretRect(at: view.session.selection).minY - 108) < 0.01)
            page.simulator.press(.keyboardUpArrow)
            #expect(view.selectedRange.location == 2)
        }

        @Test(
            "Whatever is typed and scrolled, lines and pixels are those of a view that is laid out anew",
            arguments: 1...3)
        func edits(series: UInt64) {
            var random = SeededGenerator(series << 32)
            func path() -> UIBezierPath {
                let rect = CGRect(
                    x: Double.random(in: -50...250, using: &random), y: Double.random(in: 0...250, using: &random),
                    width: Double.random(in: 10...200, using: &random),
                    height: Double.random(in: 10...120, using: &random))
                return Bool.random(using: &random) ? UIBezierPath(rect: rect) : UIBezierPath(ovalIn: rect)
            }
            let page = Self.page(TextSamples.uneven(20, seed: series), [path(), path()], height: 140)
            let view = page.view
            for step in 0..<20 {
                let length = view.session.length
                view.selectedRange = NSRange(location: Int.random(in: 0...length, using: &random), length: 0)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: view.textContainer.exclusionPaths = [path(), path()]
                case 1: view.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random))
                case 2: page.simulator.press(.keyboardReturnOrEnter)
                case 3, 4: page.simulator.press(.keyboardDeleteOrBackspace)
                default:
                    page.simulator.type(["word ", "x", "some more words ", "אב "].randomElement(using: &random) ?? "")
                }
                page.simulator.frame()
                guard step % 2 == 0 else { continue }
                let missed = page.simulator.areaMissedByDamage()
                #expect(missed == nil, "series \(series), step \(step)")
                let faults = view.page.faults(of: view)
                #expect(faults == [], "series \(series), step \(step)")
                guard missed == nil, faults == [] else { return }
            }
        }

        @Test(
            "A layout manager tells the part of a line that a glyph is in, and a container what it leaves of a rectangle"
        )
        func fragments() {
            let storage = NSTextStorage(
                string: Self.words, attributes: [.font: UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 300, height: 0))
            container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 80, height: 60))]
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            var range = NSRange()
            let left = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
            #expect(left.minX == 0 && left.maxX == 110 && range.location == 0)
            let right = manager.lineFragmentRect(forGlyphAt: NSMaxRange(range), effectiveRange: nil)
            #expect(right.minX == 190 && right.maxX == 300 && right.minY == 0)
            let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
            #expect(last.minX == 0 && last.width == 300)
            for (direction, first, rest) in [
                (NSWritingDirection.leftToRight, left, right), (.rightToLeft, right, left),
            ] {
                var remaining = CGRect.null
                let proposed = CGRect(x: 0, y: 0, width: 300, height: left.height)
                let rect = container.lineFragmentRect(
                    forProposedRect: proposed, at: 0, writingDirection: direction, remaining: &remaining)
                #expect(rect == first && remaining == rest)
            }
            container.lineFragmentPadding = 20
            #expect(manager.location(forGlyphAt: 0).x == 20)
        }

        @Test("Paths without an inside, without numbers or without end do no harm")
        func strangePaths() {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 10))
            line.addLine(to: CGPoint(x: 300, y: 10))
            let strange = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 10, width: 50, height: 50))
            let page = Self.page(Self.words, [line, strange, UIBezierPath()])
            #expect(!Self.lines(of: page.view).contains { $0.x != 0 })
            page.view.textContainer.exclusionPaths = [
                UIBezierPath(rect: CGRect(x: 150, y: -900_000, width: 900_000, height: 1_800_000))
            ]
            page.simulator.frame()
            #expect(Self.lines(of: page.view).allSatisfy { $0.width <= 140 })
        }
    }
}
