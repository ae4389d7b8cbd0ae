/// Neighbouring units of one script.
package struct ScriptRun: Equatable, Sendable {
    /// The run, in UTF-16 units.
    package var range: Range<Int>
    /// The script. `.common` only where the whole text has no other.
    package var script: Script
}

/// Divides text into runs of one script, as a shaper wants them (UAX #24, section 5).
package enum ScriptRuns {
    /// Open brackets beyond this depth are forgotten; UAX #9 gives up at the same one (BD16).
    private static let deepestBracket = 63

    /// The runs of `units` from front to back, without gaps.
    ///
    /// Common and inherited characters join the run before them, at the start the one behind them. A closing bracket
    /// takes the script that its opening one got.
    package static func runs(in units: UnsafeBufferPointer<UInt16>) -> [ScriptRun] {
        guard !units.isEmpty else { return [] }
        var runs: [ScriptRun] = []
        var start = 0
        var current = Script.common
        var brackets: [(closing: UInt32, script: Script)] = []
        var reader = BufferReader(units)
        var offset = 0
        while offset < units.count {
            let scalar = reader.scalar(at: offset)
            defer { offset += scalar > 0xFFFF ? 2 : 1 }
            var script = ICU.script(of: scalar)
            if script == .common && mayBeBracket(scalar) {
                if let closing = ICU.closingBracket(of: scalar) {
                    if brackets.count < deepestBracket { brackets.append((closing, current)) }
                } else if let index = brackets.lastIndex(where: { $0.closing == scalar }) {
                    script = brackets[index].script
                    brackets.removeSubrange(index...)
                }
            }
            if script == .common || script == .inherited || script == .unknown || script == current { continue }
            if current == .common {
                // The text's first real script is also that of what stands before it.
                for index in brackets.indices { brackets[index].script = script }
            } else {
                runs.append(ScriptRun(range: start..<offset, script: current))
                start = offset
            }
            current = script
        }
        runs.append(ScriptRun(range: start..<units.count, script: current))
        return runs
    }

    /// Spares the question to ICU for the common characters that are most frequent.
    private static func mayBeBracket(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: true
        default: scalar >= 0x80
        }
    }
}
