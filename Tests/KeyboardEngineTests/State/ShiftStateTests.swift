import KeyboardEngine
import Testing

/// Capitals: once, locked, asked for by the text, and undone by the user.
@Suite struct ShiftStateTests {
    @Test func `a tap turns capitals on for one character`() {
        var shift = ShiftState()
        shift.tap(at: 1)
        #expect(shift.mode == .once)
        shift.characterTyped()
        #expect(shift.mode == .off)
    }

    @Test func `a second tap after a while turns them off again`() {
        var shift = ShiftState()
        shift.tap(at: 1)
        shift.tap(at: 1.31)
        #expect(shift.mode == .off)
    }

    @Test(arguments: [0.0, 0.1, 0.3])
    func `a second tap within 0.3 seconds locks them`(interval: Double) {
        var shift = ShiftState()
        shift.tap(at: 1)
        shift.tap(at: 1 + interval - 1e-12)
        #expect(shift.mode == .locked)
        shift.characterTyped()
        #expect(shift.mode == .locked)
    }

    @Test func `a tap unlocks, and is no first half of a double tap`() {
        var shift = ShiftState()
        shift.tap(at: 1)
        shift.tap(at: 1.1)
        shift.tap(at: 1.2)
        #expect(shift.mode == .off)
        shift.tap(at: 1.3)
        #expect(shift.mode == .once)
    }

    @Test func `a character between two taps makes them two single ones`() {
        var shift = ShiftState()
        shift.tap(at: 1)
        shift.characterTyped()
        shift.tap(at: 1.2)
        #expect(shift.mode == .once)
    }

    @Test func `the text's place can ask for a capital, and take that back`() {
        var shift = ShiftState()
        shift.autocapitalize(true)
        #expect(shift.mode == .once)
        shift.autocapitalize(false)
        #expect(shift.mode == .off)
    }

    @Test func `what the user turned on is not taken back`() {
        var shift = ShiftState()
        shift.tap(at: 1)
        shift.autocapitalize(false)
        #expect(shift.mode == .once)
        shift.tap(at: 1.1)
        shift.autocapitalize(false)
        #expect(shift.mode == .locked)
    }

    @Test func `a capital that the user undid is not asked for again at the same place`() {
        var shift = ShiftState()
        shift.autocapitalize(true)
        shift.tap(at: 1)
        #expect(shift.mode == .off)
        shift.autocapitalize(true)
        #expect(shift.mode == .off)
        shift.characterTyped()
        shift.autocapitalize(true)
        #expect(shift.mode == .once)
    }

    @Test func `a double tap locks over an automatic capital`() {
        var shift = ShiftState()
        shift.autocapitalize(true)
        shift.tap(at: 1)
        shift.tap(at: 1.2)
        #expect(shift.mode == .locked)
    }

    @Test func `a chord turns capitals on while it lasts`() {
        var shift = ShiftState()
        shift.chordBegan()
        #expect(shift.mode == .once)
        shift.chordEnded()
        #expect(shift.mode == .off)
    }
}
