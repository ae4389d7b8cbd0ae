import Foundation
import Testing
import TextEngine

@testable import UIKit

/// The heights of a table's parts against a list of them.
@Suite("Heights of a table")
struct TableHeightsTests {
    private struct Part {
        var kind: HeightRun.Kind
        var height: CGFloat
        var isMeasured = false
    }

    private func runs(_ rows: [CGFloat]) -> [HeightRun] {
        [HeightRun(kind: .header, height: 10)] + rows.map { HeightRun(kind: .rows, height: $0) }
            + [HeightRun(kind: .footer, height: 0)]
    }

    @Test("An empty table has nothing, and one section without rows has its edges")
    func empty() {
        #expect(TableHeights().partCount == 0 && TableHeights().height == 0 && TableHeights().sectionCount == 0)
        let one = TableHeights(runs([]))
        #expect(one.rowCount(0) == 0 && one.height == 10 && one.part(at: 5) == 0 && one.part(1) == .footer(0))
    }

    @Test("A run of rows is one element, and each of them has its place")
    func run() {
        var heights = TableHeights([
            HeightRun(kind: .header, height: 20), HeightRun(kind: .rows, count: 10_000, height: 44),
            HeightRun(kind: .footer, height: 0),
        ])
        #expect(heights.rowCount(0) == 10_000 && heights.height == 440_020)
        let number = heights.number(of: .row(TableRow(section: 0, row: 5000)))
        #expect(heights.top(number) == 20 + 5000 * 44 && heights.part(at: 20 + 5000 * 44) == number)
        heights.measure(number, 100)
        #expect(heights.top(number + 1) == 20 + 5000 * 44 + 100 && heights.height == 440_076)
        #expect(heights.extent(number).isMeasured && !heights.extent(number + 1).isMeasured)
        heights.forgetMeasures()
        #expect(!heights.extent(number).isMeasured && heights.height == 440_076)
    }

    @Test("Any changes come to what a list comes to")
    func againstAList() {
        var random = SeededGenerator()
        for _ in 0..<40 {
            var list: [Part] = []
            var all: [HeightRun] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    CGFloat(Int.random(in: 0...30, using: &random))
                }
                let new = runs(rows)
                all += new
                list += new.map { Part(kind: $0.kind, height: $0.height) }
            }
            var heights = TableHeights(all)
            for _ in 0..<40 {
                let number = Int.random(in: 0..<list.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0:
                    let height = CGFloat(Int.random(in: 0...50, using: &random))
                    heights.measure(number, height)
                    (list[number].height, list[number].isMeasured) = (height, true)
                case 1 where list[number].kind == .rows:
                    heights.replace(number..<(number + 1), with: SumTree())
                    list.remove(at: number)
                case 2 where list[number].kind != .header:
                    let count = Int.random(in: 1...3, using: &random)
                    heights.replace(
                        number..<number, with: SumTree([HeightRun(kind: .rows, count: count, height: 7)]))
                    list.insert(contentsOf: Array(repeating: Part(kind: .rows, height: 7), count: count), at: number)
                default: break
                }
                check(heights, list)
            }
        }
    }

    private func check(_ heights: TableHeights, _ list: [Part]) {
        guard heights.partCount == list.count else {
            Issue.record("\(heights.partCount) parts and not \(list.count), seed \(SeededGenerator.seed)")
            return
        }
        var (top, section, row) = (CGFloat(0), -1, 0)
        for (number, part) in list.enumerated() {
            let expected: TablePart
            switch part.kind {
            case .header:
                (section, row) = (section + 1, 0)
                expected = .header(section)
            case .rows:
                expected = .row(TableRow(section: section, row: row))
                row += 1
            case .footer: expected = .footer(section)
            }
            let extent = heights.extent(number)
            #expect(
                heights.part(number) == expected && heights.number(of: expected) == number
                    && extent == (top, part.height, part.isMeasured), "seed \(SeededGenerator.seed)")
            if part.height > 0 {
                #expect(heights.part(at: top) == number && heights.part(at: top + part.height - 0.5) == number)
            }
            top += part.height
        }
        #expect(heights.height == top && heights.sectionCount == section + 1)
    }
}
