import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// Where an edit menu stands, by numbers.
    @MainActor
    @Suite("Edit menu placement")
    struct PlacementTests {
        private let area = CGRect(x: 0, y: 0, width: 320, height: 240)

        private func placement(
            _ target: CGRect, width: CGFloat = 200, area: CGRect? = nil, _ arrow: UIEditMenuArrowDirection = .automatic
        ) -> EditMenuPlacement {
            EditMenuPlacement(width: width, target: target, area: area ?? self.area, preferred: arrow)
        }

        @Test("Above where there is room, otherwise below, otherwise over it")
        func sides() {
            #expect(placement(CGRect(x: 100, y: 120, width: 50, height: 20)).side == .above)
            #expect(placement(CGRect(x: 100, y: 40, width: 50, height: 20)).side == .below)
            #expect(placement(CGRect(x: 100, y: 10, width: 50, height: 220)).side == .over)
            #expect(placement(CGRect(x: 100, y: 120, width: 50, height: 20), .up).side == .below)
            #expect(placement(CGRect(x: 100, y: 200, width: 50, height: 20), .up).side == .above)
        }

        @Test("The arrow points at the target, as far as the corners let it")
        func arrow() {
            let middle = placement(CGRect(x: 150, y: 120, width: 20, height: 20))
            #expect(middle.arrowX == 160 && middle.bar.midX == 160)
            let left = placement(CGRect(x: 0, y: 120, width: 4, height: 20))
            #expect(left.bar.minX == 8 && left.arrowX >= left.bar.minX + 22)
        }

        @Test("Wherever the target is, the bar is inside and covers it only when it must")
        func random() {
            var random = SeededGenerator(77)
            for _ in 0..<2000 {
                let target = CGRect(
                    x: .random(in: -100...400, using: &random), y: .random(in: -100...300, using: &random),
                    width: .random(in: 0...400, using: &random), height: .random(in: 0...300, using: &random))
                let found = placement(target, width: .random(in: 44...600, using: &random))
                #expect(area.contains(found.bar), "seed \(SeededGenerator.seed), target \(target)")
                #expect(found.side == .over || !found.bar.intersects(target), "seed \(SeededGenerator.seed)")
            }
        }

        @Test("An area that is too small gives no nonsense")
        func tinyArea() {
            for size in [CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 320, height: 30)] {
                let found = placement(
                    CGRect(x: 5, y: 5, width: 5, height: 5), area: CGRect(origin: .zero, size: size))
                #expect(found.bar.isFinite && found.bar.width >= 0 && found.side == .over)
            }
        }

        @Test("Pages hold every entry once, in order, and fit where entries do")
        func pages() {
            #expect(EditMenuPlacement.pages(widths: [], room: 100, turner: 44, leadsBack: false) == [0..<0])
            #expect(EditMenuPlacement.pages(widths: [50, 50], room: 100, turner: 44, leadsBack: false) == [0..<2])
            #expect(
                EditMenuPlacement.pages(widths: [50, 50, 50], room: 100, turner: 44, leadsBack: false)
                    == [0..<1, 1..<2, 2..<3])
            #expect(
                EditMenuPlacement.pages(widths: [500, 50], room: 100, turner: 44, leadsBack: true) == [0..<1, 1..<2])
            var random = SeededGenerator(78)
            for _ in 0..<500 {
                let widths = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                    CGFloat.random(in: 44...140, using: &random)
                }
                let room = CGFloat.random(in: 240...700, using: &random)
                let pages = EditMenuPlacement.pages(widths: widths, room: room, turner: 44, leadsBack: false)
                #expect(pages.flatMap { Array($0) } == Array(widths.indices), "seed \(SeededGenerator.seed)")
                for (number, page) in pages.enumerated() {
                    let turners = (number > 0 ? 44.0 : 0) + (number < pages.count - 1 ? 44 : 0)
                    #expect(widths[page].reduce(0, +) + turners <= room, "seed \(SeededGenerator.seed)")
                }
            }
        }
    }
}
