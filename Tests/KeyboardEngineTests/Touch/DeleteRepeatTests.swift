import Foundation
import KeyboardEngine
import Testing

/// Delete acts at once, then repeats ever faster, then by words.
@Suite struct DeleteRepeatTests {
    /// The times after the touch at which a held delete key deleted, and what.
    private func repeats(for seconds: TimeInterval) throws -> [(time: TimeInterval, what: DeleteGranularity)] {
        var typist = try Typist()
        typist.down("delete")
        var found: [(time: TimeInterval, what: DeleteGranularity)] = []
        while let deadline = typist.machine.nextDeadline, deadline <= 100 + seconds {
            for case .delete(let what) in typist.machine.tick(deadline) { found.append((deadline - 100, what)) }
        }
        return found
    }

    @Test func `delete acts on touch-down and not on touch-up`() throws {
        var typist = try Typist()
        typist.tap("a", "b")
        typist.down("delete")
        #expect(typist.text == "a")
        #expect(typist.machine.litKeys == ["delete"])
        typist.up()
        #expect(typist.text == "a")
        typist.wait(5)
        #expect(typist.text == "a")
    }

    @Test func `the first repeat comes after half a second`() throws {
        let times = try repeats(for: 1).map(\.time)
        #expect(abs(times[0] - 0.5) < 1e-6)
        #expect(abs(times[1] - 0.6) < 1e-6)
    }

    @Test func `intervals shrink from 0.1 to 0.05 seconds`() throws {
        let times = try repeats(for: 2).map(\.time)
        let intervals = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(zip(intervals, intervals.dropFirst()).allSatisfy { $0 > $1 })
        #expect(abs((intervals.first ?? 0) - 0.1) < 0.001)
        #expect(abs((intervals.last ?? 0) - 0.05) < 0.005)
    }

    @Test func `after two seconds whole words go`() throws {
        let all = try repeats(for: 4)
        #expect(all.allSatisfy { ($0.what == .word) == ($0.time >= 2 - 1e-6) })
        let words = all.filter { $0.what == .word }.map(\.time)
        #expect(words.count >= 9)
        #expect(zip(words, words.dropFirst()).allSatisfy { abs($1 - $0 - 0.2) < 1e-6 })
    }

    @Test func `a late tick deletes once, not for all the time that was missed`() throws {
        var typist = try Typist()
        typist.down("delete")
        let actions = typist.machine.tick(103)
        #expect(actions == [.delete(.word)])
        #expect(abs((typist.machine.nextDeadline ?? 0) - 103.2) < 1e-6)
    }

    @Test func `a finger that drifts goes on deleting, and one that leaves the key stops`() throws {
        var typist = try Typist()
        // From its edge, so that it comes to stand on the next key.
        let frame = try #require(typist.machine.geometry.key(id: "delete")).frame
        let start = CGPoint(x: frame.minX + 1, y: frame.midY)
        typist.down(at: start)
        typist.move(to: CGPoint(x: start.x - 9.5, y: start.y))
        #expect(typist.machine.geometry.key(at: CGPoint(x: start.x - 9.5, y: start.y))?.key.id == "m")
        typist.wait(0.6)
        #expect(typist.takeActions().filter { $0 == .delete(.character) }.count >= 2)
        typist.move(to: "m")
        #expect(typist.machine.litKeys == [])
        _ = typist.takeActions()
        typist.wait(5)
        typist.up()
        #expect(typist.takeActions() == [])
        #expect(typist.text == "")
    }

    @Test func `repeats can be turned off`() throws {
        var typist = try Typist()
        var configuration = typist.machine.configuration
        configuration.deleteRepeat = nil
        typist.perform { $0.configure(configuration) }
        typist.down("delete")
        typist.wait(5)
        #expect(typist.actions.filter { $0 == .delete(.character) || $0 == .delete(.word) }.count == 1)
    }

    @Test func `without fingers there is no deadline`() throws {
        var typist = try Typist()
        #expect(typist.machine.nextDeadline == nil)
        typist.tap("a", "delete", "shift")
        #expect(typist.machine.nextDeadline == nil)
    }
}
