import Foundation
import UIKitSimulator

/// Reads what a keyboard announces, and finds where it breaks the rules: everything that will happen has happened before
/// the next thing will, and each movement begins where the last one ended.
struct KeyboardPairs {
    private var open: [KeyboardListener.Line] = []
    private var place = CGRect.null
    private(set) var isShown = false
    private(set) var movements = 0

    /// Whether a movement is under way.
    var isMoving: Bool { !open.isEmpty }
    /// Where the keyboard is or will be; null when it is away.
    var frame: CGRect { isShown ? place : .null }

    /// Reads on.
    /// - Returns: The first fault, or `nil`.
    mutating func read(_ lines: [KeyboardListener.Line], screen: CGRect) -> String? {
        for line in lines { if let fault = read(line) { return "\(fault): \(line)" } }
        if isShown, place.maxY != screen.maxY || place.width != screen.width || place.minY < 0 {
            return "the keyboard is at \(place) of \(screen)"
        }
        return nil
    }

    private mutating func read(_ line: KeyboardListener.Line) -> String? {
        if line.name.hasPrefix("Did") {
            guard let first = open.first else { return "has happened without being announced" }
            open.removeFirst()
            guard "Did" + first.name.dropFirst(4) == line.name else { return "another was announced, \(first)" }
            return first.begin == line.begin && first.end == line.end && first.duration == line.duration
                ? nil : "it was announced as \(first)"
        }
        defer { open.append(line) }
        guard line.name == "WillChangeFrame" else {
            guard open.count == 1, open[0].name == "WillChangeFrame", open[0].end == line.end else { return "alone" }
            let shows = line.name == "WillShow"
            // One that stays on a screen of another size says at once that it shows, for those who listen to nothing else.
            if shows, isShown { return line.duration == 0 ? nil : "twice" }
            if shows == isShown { return "twice" }
            isShown = shows
            return nil
        }
        guard open.isEmpty else { return "\(open) have not ended" }
        movements += 1
        // One that comes comes from below, whatever the screen's size was when it went.
        if isShown, line.begin != place { return "the last one ended at \(place)" }
        if !isShown, line.begin.minY < line.end.maxY { return "it begins in sight" }
        place = line.end
        return nil
    }
}
