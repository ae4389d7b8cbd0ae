import Testing

@testable import RasterEngine

@Suite struct MaskStackTests {
    private typealias Placed = (mask: CoverageMask, x: Int, y: Int)

    private static func masks(_ count: Int, in size: Int, using generator: inout SeededGenerator) -> [Placed] {
        (0..<count).map { _ in
            let (width, height) = (Int.random(in: 0...11, using: &generator), Int.random(in: 0...9, using: &generator))
            let mask = CoverageMask(width: width, height: height)
            for index in 0..<(width * height) {
                mask.bytes[index] =
                    [0, 0, 255, UInt8.random(in: 1...254, using: &generator)]
                    .randomElement(using: &generator) ?? 0
            }
            return (
                mask, Int.random(in: 0...(size - width), using: &generator),
                Int.random(in: 0...(size - height), using: &generator)
            )
        }
    }

    @Test func aStackIsPaintedAsItsMasksAreOneAfterTheOther() {
        var generator = SeededGenerator(31)
        for round in 0..<300 {
            let masks = Self.masks(round % 6, in: 20, using: &generator)
            var stack = MaskStack(width: 20, height: 20)
            for placed in masks { stack.add(placed.mask, x: placed.x, y: placed.y) }
            let color = PaintColor(premultiplied: .randomPixel(using: &generator))
            let clip = PixelRect(
                x: .random(in: -2...20, using: &generator), y: .random(in: -2...20, using: &generator),
                width: .random(in: 0...26, using: &generator), height: .random(in: 0...26, using: &generator))
            let ground = UInt32.randomPixel(using: &generator)
            let (together, singly) = (Sheet(24, 24, ground: ground), Sheet(24, 24, ground: ground))
            together.paint(within: clip) { $0.paint(stack, x: 2, y: 1, color: color) }
            singly.paint(within: clip) { painter in
                for placed in masks { painter.paint(placed.mask, x: placed.x + 2, y: placed.y + 1, color: color) }
            }
            #expect(together.pixels == singly.pixels, "round \(round), seed \(SeededGenerator.seed)")
        }
    }

    @Test func masksBesideEachOtherLeaveNoSpots() {
        let letter = CoverageMask(width: 5, height: 1)
        for index in 0..<5 { letter.bytes[index] = 200 }
        var stack = MaskStack(width: 12, height: 3)
        stack.add(letter, x: 0, y: 2)
        stack.add(letter, x: 5, y: 2)
        #expect(stack.overlaps.isEmpty && stack.union[9, 2] == 200 && stack.union[10, 2] == 0)
        stack.add(letter, x: 7, y: 2)
        #expect(stack.overlaps == [7, 8, 9].map { MaskStack.Overlap(x: $0, y: 2, coverage: 200) })
        #expect(stack.union[11, 2] == 200)
    }

    @Test func aMaskOutsideIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            var stack = MaskStack(width: 4, height: 4)
            stack.add(CoverageMask(width: 3, height: 3), x: 2, y: 0)
        }
    }
}
