import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// A selection that goes beyond a line reaches to the end of its container, as on iOS.
    @MainActor
    @Suite("Text view: selected line ends")
    struct SelectedLineEndsTests {
        private static let prose = "First line\nA paragraph that is wider than its container and has to wrap\n\nlast"

        private func rects(_ range: Range<Int>, in view: UITextView) -> [CGRect] {
            view.selectionRects(for: TextOffsetRange(range)).map(\.rect)
        }

        @Test("Lines that the selection goes beyond are selected to the container's edge, the last one to its letter")
        func edges() {
            let page = Page(Self.prose, width: 160, height: 200)
            let all = rects(2..<(Self.prose.utf16.count - 2), in: page.view)
            #expect(all.count > 4 && all.dropLast().allSatisfy { $0.maxX == 160 })
            #expect(all[0].minX > 5 && all.dropFirst().allSatisfy { $0.minX == 5 } && (all.last?.maxX ?? 160) < 40)
            // An empty line is one rectangle.
            let empty = (Self.prose as NSString).range(of: "\n\n").location + 1
            #expect(rects(empty..<(empty + 1), in: page.view).map(\.width) == [155])
        }

        @Test("Within one line nothing but letters is selected, up to a wrapped line's end too")
        func insideLines() {
            let page = Page(Self.prose, width: 160, height: 200)
            #expect(rects(0..<10, in: page.view).allSatisfy { $0.maxX < 100 })
            let end = page.view.page.lineRange(.init(caret: 14)).upperBound
            #expect(rects(12..<end, in: page.view).count == 1 && rects(12..<end, in: page.view)[0].maxX < 160)
            #expect(rects(end..<(end + 3), in: page.view).count == 1)
            #expect(rects(12..<(end + 1), in: page.view).map { $0.maxX == 160 } == [true, false])
        }

        @Test("What runs from the right to the left is selected to the left edge")
        func rightToLeft() {
            let page = Page("שלום\nעולם ab\nx", width: 160, height: 200)
            let all = rects(1..<13, in: page.view)
            #expect(all.dropLast().allSatisfy { $0.minX == 0 } && (all.first?.maxX ?? 155) < 155)
        }

        @Test("Beside a path it is the path's edge")
        func paths() {
            let page = Page(String(repeating: "some words ", count: 40), width: 200, height: 200)
            page.view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 120, y: 0, width: 80, height: 60))]
            page.simulator.frame()
            let all = rects(0..<400, in: page.view)
            #expect(all.contains { $0.maxX == 200 } && all.filter { $0.minY < 50 }.allSatisfy { $0.maxX <= 120 })
        }

        @Test("A view and its layout manager say the same of a selection")
        func layoutManager() {
            var random = SeededGenerator(7)
            for _ in 0..<40 {
                let text = (0..<12).map { _ in
                    ["word", "a longer word", "\n", "\n\n", "x"].randomElement(using: &random) ?? ""
                }
                .joined(separator: "-")
                let page = Page(text, width: CGFloat.random(in: 80...240, using: &random), height: 400)
                let ends = (0..<2).map { _ in Int.random(in: 0...text.utf16.count, using: &random) }.sorted()
                let range = ends[0]..<ends[1]
                guard !range.isEmpty else { continue }
                var enclosing: [CGRect] = []
                let manager = page.view.layoutManager
                manager.enumerateEnclosingRects(
                    forGlyphRange: NSRange(location: range.lowerBound, length: range.count),
                    withinSelectedGlyphRange: NSRange(location: range.lowerBound, length: range.count),
                    in: page.view.textContainer
                ) { rect, _ in enclosing.append(rect.offsetBy(dx: 0, dy: 8)) }
                let own = rects(range, in: page.view)
                #expect(
                    own.count == enclosing.count
                        && zip(own, enclosing).allSatisfy {
                            abs($0.minX - $1.minX) < 0.02 && abs($0.maxX - $1.maxX) < 0.02
                                && abs($0.minY - $1.minY) < 0.02
                        }, "\(text.debugDescription) \(range): \(own) and \(enclosing)")
            }
        }

        @Test("Paddings and sizes that are none are survived, and letters selected all the same")
        func strangeSizes() {
            for number in [CGFloat.nan, .infinity, -.infinity, -50, 1e9] {
                let page = Page(Self.prose, width: 160, height: 200)
                page.view.textContainer.lineFragmentPadding = number
                #expect(rects(2..<30, in: page.view).allSatisfy { !$0.width.isNaN })
                page.simulator.frame()
                page.view.textContainer.lineFragmentPadding = 5
                page.view.contentSize.width = number
                #expect(!rects(2..<30, in: page.view).isEmpty)
                page.view.textContainer.widthTracksTextView = false
                page.view.textContainer.size.width = number
                #expect(rects(2..<30, in: page.view).allSatisfy { !$0.width.isNaN })
                page.simulator.frame()
            }
        }

        @Test("What is found, and a link that is tapped, are their letters alone")
        func letters() {
            let page = Page("one\ntwo", width: 160, height: 200)
            #expect(page.view.rects(of: 0..<7).allSatisfy { $0.maxX < 100 })
            #expect(page.view.characterRange(at: CGPoint(x: 120, y: 15)) == nil)
        }

        @Test("Selected, extended and resized, everything is painted again that has to be")
        func damage() {
            let page = Page(Self.prose, width: 160, height: 200)
            page.view.becomeFirstResponder()
            page.simulator.advance(0.5)
            for range in [0..<3, 0..<11, 0..<12, 5..<60, 11..<12, 0..<Self.prose.utf16.count, 3..<3] {
                page.view.selectedRange = NSRange(location: range.lowerBound, length: range.count)
                page.simulator.frame()
                #expect(page.simulator.areaMissedByDamage() == nil, "\(range)")
            }
            page.view.selectedRange = NSRange(location: 0, length: 40)
            page.view.frame.size.width = 210
            page.simulator.frame()
            #expect(page.simulator.areaMissedByDamage() == nil)
            #expect(rects(0..<40, in: page.view).first?.maxX == 210)
        }
    }
}
