import Testing

@testable import ConstraintSolver

@Suite("Priorities")
struct PriorityTests {
    @Test("No number of lower priorities outweighs a higher one")
    func strict() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        try solver.constrain(x.sum, .equal, 10, 251)
        for _ in 0..<200 { try solver.constrain(x.sum, .equal, 1_000_000, 250) }
        #expect(try solver.solved(x) == [10])
        try solver.constrain(x.sum, .lessThanOrEqual, 5, 251.5)
        #expect(try solver.solved(x) == [5])
        try solver.constrain(x.sum, .greaterThanOrEqual, 7)
        #expect(try solver.solved(x) == [7])
    }

    @Test("Within a priority the sum of what is missed is the least")
    func leastSum() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        for place in [0.0, 10, 100] { try solver.constrain(x.sum, .equal, place, 500) }
        #expect(try solver.solved(x) == [10])
        try solver.constrain(x.sum, .greaterThanOrEqual, 90, 500)
        try solver.constrain(x.sum, .greaterThanOrEqual, 95, 500)
        #expect(try solver.solved(x) == [90])
    }

    @Test("What a priority leaves open the next one decides")
    func ties() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        try solver.constrain(x.sum, .equal, 0, 500)
        try solver.constrain(x.sum, .equal, 100, 500)
        #expect(try solver.solved(x) == [0])
        let wish = try solver.constrain(x.sum, .equal, 60, 2)
        #expect(try solver.solved(x) == [60])
        try solver.setConstant(-160, of: wish)
        #expect(try solver.solved(x) == [100])
        solver.remove(wish)
        #expect(try solver.solved(x) == [0])
    }

    @Test("A variable that is left free is zero, or as near as it can be")
    func rest() throws {
        var solver = SimplexSolver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        #expect(try solver.solved(x, y) == [0, 0] && solver.takeChanges().isEmpty)
        let least = try solver.constrain(x.sum, .greaterThanOrEqual, 12)
        let greatest = try solver.constrain(y.sum, .lessThanOrEqual, -3, 1)
        #expect(try solver.solved(x, y) == [12, -3])
        solver.remove(least)
        solver.remove(greatest)
        #expect(try solver.solved(x, y) == [0, 0])
    }

    @Test("A priority can be changed, to the required one and back")
    func changes() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        let low = try solver.constrain(x.sum, .equal, 10, 300)
        try solver.constrain(x.sum, .equal, 20, 400)
        #expect(try solver.solved(x) == [20])
        try solver.setPriority(400.5, of: low)
        #expect(try solver.solved(x) == [10])
        try solver.setPriority(399.5, of: low)
        #expect(try solver.solved(x) == [20])
        try solver.setPriority(1000, of: low)
        #expect(try solver.solved(x) == [10])
        try solver.setPriority(1, of: low)
        #expect(try solver.solved(x) == [20])
    }

    @Test("Of two variables of which one must leave zero the heavier one stays, also when its place was another's")
    func weights() throws {
        for isFirstHeavy in [true, false] {
            var solver = SimplexSolver()
            for weight in [1.0, 2, 1, 2] { solver.remove(solver.addVariable(weight: weight)) }
            let x = solver.addVariable(weight: isFirstHeavy ? 2 : 1)
            let y = solver.addVariable(weight: isFirstHeavy ? 1 : 2)
            try solver.constrain(x.sum + y.sum, .equal, 10, 1000)
            #expect(try solver.solved(x, y) == (isFirstHeavy ? [0, 10] : [10, 0]))
            // Any priority counts for more than weights.
            try solver.constrain((isFirstHeavy ? x : y).sum, .equal, 7, 1)
            #expect(try solver.solved(x, y) == (isFirstHeavy ? [7, 3] : [3, 7]))
        }
    }

    @Test("Levels are in order and come and go with their rows")
    func levels() {
        var levels = PriorityLevels()
        #expect(levels.count == 1 && levels.level(of: 1000) == 0)
        let added = [levels.add(250), levels.add(750), levels.add(250), levels.add(1000)]
        #expect(added == [true, true, false, false])
        #expect(levels.level(of: 750) == 1 && levels.level(of: 250) == 2)
        // The required level stays, however often its rows go.
        let removed = [levels.remove(250), levels.remove(750), levels.remove(1000)]
        #expect(removed == [false, true, false])
        #expect(levels.level(of: 250) == 1 && levels.count == 2)
    }
}
