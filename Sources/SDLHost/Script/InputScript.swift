#if Scripts

import Foundation

/// A session written down: what a person does to the window, one command a line.
///
///     tap name                  a finger taps the element whose accessibility identifier is "name"
///     tap key:return            … or a key of the on-screen keyboard
///     hold key:a                a finger goes down there and stays
///     lift                      … until it goes up
///     click 400 300             the mouse clicks a point of the window
///     drag list 0 -200          a finger drags from the middle of an element
///     touch Ada Lovelace        taps the keys of the on-screen keyboard, one a character
///     type Grüße                text from a hardware keyboard
///     press return              a key of a hardware keyboard, by SDL's name, with ctrl+, shift+ or alt+ before it
///     wait 0.5                  seconds
///     resize 480 800            the window's new size
///     where name                prints where an element is
///     text name                 prints what an element shows
///     tree                      prints what is read of the screen, a line for each element
///     shot welcome              writes NN-welcome.png
///     quit
///
/// Lines that are empty or begin with # are skipped.
struct InputScript: Equatable {
    enum Target: Equatable {
        case element(String)
        case point(x: Double, y: Double)
    }

    enum Command: Equatable {
        case tap(Target)
        case hold(Target)
        case lift
        case click(Target)
        case drag(Target, dx: Double, dy: Double)
        case touch(String)
        case type(String)
        case press(String)
        case wait(Double)
        case resize(width: Int, height: Int)
        case place(String)
        case text(String)
        case tree
        case shot(String)
        case quit
    }

    /// A line that makes no sense.
    struct Mistake: Error, Equatable, CustomStringConvertible {
        var line: Int
        var text: String
        var description: String { "Line \(line) of the script makes no sense: \(text)" }
    }

    var commands: [Command] = []

    /// Reads a script.
    /// - Throws: ``Mistake`` for the first line that is not a command.
    init(_ text: String) throws {
        // Lines of editors on other systems end with two characters, which Swift counts as one.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            guard let line = Self.content(of: line) else { continue }
            guard let command = Self.command(line) else { throw Mistake(line: index + 1, text: line) }
            commands.append(command)
        }
    }

    /// What a line says, or `nil` when it is to be skipped.
    static func content(of line: some StringProtocol) -> String? {
        let trimmed = line.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty || trimmed.hasPrefix("#") ? nil : trimmed
    }

    /// The command that a line's content is, or `nil` when it makes no sense.
    static func command(_ line: String) -> Command? {
        let verb = line.prefix { $0 != " " }
        let rest = line.dropFirst(verb.count).trimmingCharacters(in: .whitespaces)
        let words = rest.split(separator: " ").map(String.init)
        switch verb {
        case "tap": return target(words).map { .tap($0) }
        case "hold": return target(words).map { .hold($0) }
        case "lift": return words.isEmpty ? .lift : nil
        case "click": return target(words).map { .click($0) }
        case "drag":
            guard words.count >= 3, let dx = number(words[words.count - 2]), let dy = number(words[words.count - 1])
            else { return nil }
            return target(words.dropLast(2)).map { .drag($0, dx: dx, dy: dy) }
        case "touch": return rest.isEmpty ? nil : .touch(rest)
        case "type": return rest.isEmpty ? nil : .type(rest)
        case "press": return words.count == 1 ? .press(rest) : nil
        case "wait": return number(rest).flatMap { $0 >= 0 && $0 <= 3600 ? .wait($0) : nil }
        case "resize":
            guard words.count == 2, let width = Int(words[0]), let height = Int(words[1]),
                (1...16_384).contains(width), (1...16_384).contains(height)
            else { return nil }
            return .resize(width: width, height: height)
        case "where": return words.count == 1 ? .place(rest) : nil
        case "text": return words.count == 1 ? .text(rest) : nil
        case "tree": return words.isEmpty ? .tree : nil
        case "shot": return words.count == 1 && !rest.contains("/") ? .shot(rest) : nil
        case "quit": return words.isEmpty ? .quit : nil
        default: return nil
        }
    }

    private static func target(_ words: some Collection<String>) -> Target? {
        let words = Array(words)
        if words.count == 1 { return .element(words[0]) }
        guard words.count == 2, let x = number(words[0]), let y = number(words[1]) else { return nil }
        return .point(x: x, y: y)
    }

    private static func number(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

#endif
