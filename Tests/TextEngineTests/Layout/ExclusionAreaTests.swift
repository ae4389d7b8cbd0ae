import Testing

@testable import TextEngine

@Suite("ExclusionArea")
struct ExclusionAreaTests {
    typealias Point = ExclusionArea.Point

    static func rectangle(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> [[Point]] {
        let (left, right, top, bottom) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
        return [
            [Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom)]
        ]
    }

    private static func segments(
        _ shapes: [[[Point]]], _ y: ClosedRange<Double>, padding: Double = 0
    ) -> [[Double]]? {
        let area = ExclusionArea(shapes, padding: padding)
        return area?.segments(from: y.lowerBound, to: y.upperBound, width: 100 - padding * 2)?.map { [$0.x, $0.width] }
    }

    @Test("Both sides of a shape are left, as far as there is anything left")
    func sides() {
        let middle = Self.rectangle(40...60, 20...50)
        #expect(Self.segments([middle], 25...35) == [[0, 40], [60, 40]])
        #expect(Self.segments([Self.rectangle(0...30, 20...50)], 25...35) == [[30, 70]])
        #expect(Self.segments([Self.rectangle(70...500, 20...50)], 25...35) == [[0, 70]])
        #expect(Self.segments([Self.rectangle(-10...500, 20...50)], 25...35) == [])
        #expect(Self.segments([Self.rectangle(200...300, 20...50)], 25...35) == nil)
        #expect(
            Self.segments([middle, Self.rectangle(10...20, 0...90), Self.rectangle(50...70, 30...32)], 25...35)
                == [[0, 10], [20, 20], [70, 30]])
    }

    @Test("A line that only touches a shape has all of its width")
    func touching() {
        let shape = [Self.rectangle(40...60, 20...50)]
        #expect(Self.segments(shape, 10...20) == nil)
        #expect(Self.segments(shape, 50...60) == nil)
        #expect(Self.segments(shape, 10...20.5)?.count == 2)
        #expect(Self.segments(shape, 49.5...60)?.count == 2)
        #expect(Self.segments(shape, 0...100)?.count == 2)
    }

    @Test("Lines keep their padding at shapes too")
    func padding() {
        #expect(Self.segments([Self.rectangle(40...60, 0...50)], 10...20, padding: 5) == [[0, 30], [60, 30]])
        #expect(Self.segments([Self.rectangle(8...60, 0...50)], 10...20, padding: 5) == [[60, 30]])
    }

    @Test("Slanted and concave shapes take what they cover at any height of the line")
    func slanted() {
        let triangle = [[Point(x: 50, y: 0), Point(x: 90, y: 40), Point(x: 10, y: 40)]]
        #expect(
            Self.segments([triangle], 0...20).map { $0.map { $0.map { ($0 * 10).rounded() / 10 } } } == [
                [0, 30], [70, 30],
            ])
        // A cup: the lines inside of it are free.
        let cup = [
            [
                Point(x: 20, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 80), Point(x: 70, y: 80), Point(x: 70, y: 0),
                Point(x: 80, y: 0), Point(x: 80, y: 100), Point(x: 20, y: 100),
            ]
        ]
        #expect(Self.segments([cup], 10...20) == [[0, 20], [30, 40], [80, 20]])
        #expect(Self.segments([cup], 70...85) == [[0, 20], [80, 20]])
    }

    @Test("A hole that runs the other way is free, one that runs the same way is not")
    func holes() {
        let outer = Self.rectangle(0...100, 0...100)[0]
        let hole = Self.rectangle(20...80, 20...80)[0]
        #expect(Self.segments([[outer, hole]], 40...50) == [])
        #expect(Self.segments([[outer, hole.reversed()]], 40...50) == [[20, 60]])
    }

    @Test("Shapes without an inside, or without numbers, are none")
    func none() {
        #expect(ExclusionArea([], padding: 5) == nil)
        #expect(ExclusionArea([[]], padding: 5) == nil)
        #expect(ExclusionArea([[[Point(x: 0, y: 5), Point(x: 50, y: 5)]]], padding: 5) == nil)
        #expect(ExclusionArea([[[Point(x: .nan, y: 5), Point(x: 50, y: 50)]]], padding: 5) == nil)
        let huge = ExclusionArea(
            [Self.rectangle(-Double.greatestFiniteMagnitude...50, 0...Double.greatestFiniteMagnitude)], padding: 0)
        #expect((huge?.bottom ?? .infinity) <= 1e6)
        #expect(huge?.segments(from: 10, to: 20, width: 100) == [LineSegment(x: 50, width: 50)])
    }
}
