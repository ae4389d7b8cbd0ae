import Testing

@testable import ConstraintSolver

@Suite("Layouts of Auto Layout")
struct LayoutTests {
    /// Two labels of 100 points, side by side in a row.
    private func labels(
        in width: Double, hugging: (Float, Float), resistance: (Float, Float)
    ) throws -> [Double] {
        var solver = SimplexSolver()
        let (left, right) = (solver.box(), solver.box())
        try solver.constrain(left.leading, .equal, 0)
        try solver.constrain(right.leading, .equal, left.trailing)
        try solver.constrain(right.trailing, .equal, width)
        try solver.fit(left.width, 100, hugging: hugging.0, resistance: resistance.0)
        try solver.fit(right.width, 100, hugging: hugging.1, resistance: resistance.1)
        return try solver.solved(left.width, right.width)
    }

    @Test("Of two labels the one that hugs its content less grows")
    func hugging() throws {
        #expect(try labels(in: 300, hugging: (251, 250), resistance: (750, 750)) == [100, 200])
        #expect(try labels(in: 300, hugging: (250, 251), resistance: (750, 750)) == [200, 100])
        #expect(try labels(in: 300, hugging: (250.5, 250.25), resistance: (750, 750)) == [100, 200])
    }

    @Test("Of two labels the one that resists compression less gives way")
    func compression() throws {
        #expect(try labels(in: 150, hugging: (250, 250), resistance: (751, 750)) == [100, 50])
        #expect(try labels(in: 150, hugging: (250, 250), resistance: (749, 750)) == [50, 100])
    }

    @Test("Two labels of the same priorities share what is missing somehow, always in the same way")
    func ambiguous() throws {
        let first = try labels(in: 150, hugging: (250, 250), resistance: (750, 750))
        #expect(first[0] + first[1] == 150 && first.allSatisfy { (0...100).contains($0) })
        for _ in 0..<5 { #expect(try labels(in: 150, hugging: (250, 250), resistance: (750, 750)) == first) }
    }

    @Test("A view is centred as long as its neighbours let it")
    func centred() throws {
        var solver = SimplexSolver()
        let (button, title) = (solver.box(), solver.box())
        try solver.constrain(button.leading, .equal, 16)
        let buttonWidth = try solver.constrain(button.width.sum, .equal, 40)
        try solver.constrain(title.centerX, .equal, 160, 500)
        try solver.constrain(title.leading, .greaterThanOrEqual, button.trailing + 8)
        try solver.constrain(title.trailing, .lessThanOrEqual, 304)
        try solver.fit(title.width, 120)
        #expect(try solver.solved(title.x, title.width) == [100, 120])
        try solver.setConstant(-120, of: buttonWidth)
        #expect(try solver.solved(title.x, title.width) == [144, 120])
        try solver.setConstant(-200, of: buttonWidth)
        #expect(try solver.solved(title.x, title.width) == [224, 80])
        try solver.setConstant(-40, of: buttonWidth)
        #expect(try solver.solved(title.x, title.width) == [100, 120])
    }

    @Test("Views of equal widths fill a row, and are as wide as the widest content where they may")
    func equalWidths() throws {
        var solver = SimplexSolver()
        let boxes = (0..<5).map { _ in solver.box() }
        try solver.constrain(boxes[0].leading, .equal, 0)
        for (index, box) in boxes.enumerated().dropFirst() {
            try solver.constrain(box.leading, .equal, boxes[index - 1].trailing + 10)
            try solver.constrain(box.width.sum, .equal, boxes[0].width.sum)
        }
        for (index, box) in boxes.enumerated() { try solver.fit(box.width, Double(20 + 5 * index)) }
        #expect(try solver.solved(boxes[0].width, boxes[4].x) == [40, 200])
        let edge = try solver.constrain(boxes[4].trailing, .equal, 540)
        #expect(try solver.solved(boxes[0].width, boxes[4].x) == [100, 440])
        solver.remove(edge)
        #expect(try solver.solved(boxes[0].width, boxes[4].x) == [40, 200])
    }

    @Test("A picture keeps its aspect ratio and fits into both directions")
    func aspectRatio() throws {
        var solver = SimplexSolver()
        let picture = solver.box()
        try solver.constrain(picture.width.sum, .equal, picture.height.sum * (16.0 / 9))
        try solver.constrain(picture.width.sum, .lessThanOrEqual, 320)
        let room = try solver.constrain(picture.height.sum, .lessThanOrEqual, 300)
        try solver.constrain(picture.width.sum, .equal, 1000, 500)
        #expect(try solver.solved(picture.width, picture.height) == [320, 180])
        try solver.setConstant(-90, of: room)
        #expect(try solver.solved(picture.width, picture.height) == [160, 90])
    }

    @Test("A stack's content moves down when a view in it grows")
    func chain() throws {
        var solver = SimplexSolver()
        let boxes = (0..<20).map { _ in solver.box() }
        var heights: [SolverConstraint] = []
        try solver.constrain(boxes[0].top, .equal, 10)
        for (index, box) in boxes.enumerated() {
            heights.append(try solver.constrain(box.height.sum, .equal, 30, 999))
            if index > 0 { try solver.constrain(box.top, .equal, boxes[index - 1].bottom + 2) }
        }
        #expect(try solver.solved(boxes[0].y, boxes[19].y) == [10, 10 + 19 * 32])
        _ = solver.takeChanges()
        try solver.setConstant(-50, of: heights[17])
        #expect(try solver.solved(boxes[17].y, boxes[19].y) == [10 + 17 * 32, 30 + 19 * 32])
        #expect(Set(solver.takeChanges()) == [boxes[17].height, boxes[18].y, boxes[19].y])
    }

    @Test("Inequalities push only as far as they must")
    func pushing() throws {
        var solver = SimplexSolver()
        let places = (0..<30).map { _ in solver.addVariable() }
        for (index, place) in places.enumerated() {
            try solver.constrain(place.sum, .equal, Double(10 * index), 100)
            if index > 0 { try solver.constrain(place.sum, .greaterThanOrEqual, places[index - 1].sum + 8) }
        }
        let first = try solver.constrain(places[0].sum, .greaterThanOrEqual, 0)
        #expect(try solver.solved(places[0], places[29]) == [0, 290])
        try solver.setConstant(-25, of: first)
        // Each gives two points of the push away.
        #expect(try solver.solved(places[0], places[5], places[12], places[13]) == [25, 65, 121, 130])
        try solver.setConstant(0, of: first)
        #expect(try solver.solved(places[0], places[12]) == [0, 120])
    }
}
