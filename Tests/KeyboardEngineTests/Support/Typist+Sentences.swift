import Foundation
import KeyboardEngine

/// Sentences typed by someone who looks for each character on the keys.
extension Typist {
    /// A way to type a character.
    private struct Way {
        let plane: String
        let key: Key
        let isShifted: Bool
        /// Whether the key must be held for it.
        let isAlternate: Bool
    }

    /// Types a text character by character, going to planes and using shift as needed. A character that no key has is
    /// typed by its parts, a letter and its mark.
    /// - Returns: The characters that cannot be typed.
    mutating func type(sentence: String) -> [Character] {
        let ways = machine.planes.reachable(from: machine.plane.current).reduce(into: [:]) { ways, name in
            ways[name] = machine.planes.planes[name].map(Self.ways)
        }
        return sentence.filter { character in
            if tap(character: String(character), ways: ways) { return false }
            let parts = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
            return parts.count < 2 || !parts.allSatisfy { tap(character: String(Character($0)), ways: ways) }
        }
    }

    private mutating func tap(character: String, ways: [String: [String: Way]]) -> Bool {
        // The plane that is shown comes first, and a key of its own goes before one that must be held.
        let found = ([machine.plane.current] + ways.keys.sorted()).compactMap { ways[$0]?[character] }
        guard let way = found.first(where: { !$0.isAlternate }) ?? found.first else { return false }
        go(to: way.plane)
        guard machine.plane.current == way.plane else { return false }
        if way.isShifted != (machine.shift.mode != .off) { tapShift() }
        if way.isAlternate { return hold(way.key.id, for: character) }
        tap(way.key.id)
        return true
    }

    /// The ways to all texts of a plane.
    private static func ways(on plane: KeyPlane) -> [String: Way] {
        var ways: [String: Way] = [:]
        func add(_ text: String, _ key: Key, _ isShifted: Bool, _ isAlternate: Bool) {
            guard ways[text]?.isAlternate ?? true, ways[text] == nil || !isAlternate else { return }
            ways[text] = Way(plane: plane.name, key: key, isShifted: isShifted, isAlternate: isAlternate)
        }
        for isShifted in plane.hasShift ? [false, true] : [false] {
            for key in plane.keys {
                if let text = key.output(shifted: isShifted) { add(text, key, isShifted, false) }
                for text in key.alternates(shifted: isShifted) { add(text, key, isShifted, true) }
            }
        }
        return ways
    }

    private mutating func tapShift() {
        guard let shift = machine.geometry.plane.keys.first(where: { $0.role == .shift }) else { return }
        tap(shift.id)
    }

    /// Taps the plane keys on the shortest way to a plane.
    private mutating func go(to plane: String) {
        // Shift would go along to a plane that has no key to turn it off.
        if machine.plane.current != plane, machine.shift.mode != .off { tapShift() }
        var ways: [String: [String]] = [machine.plane.current: []]
        var waiting = [machine.plane.current]
        while ways[plane] == nil, !waiting.isEmpty {
            let name = waiting.removeFirst()
            for key in machine.planes.planes[name]?.keys ?? [] {
                guard case .plane(let target) = key.role, ways[target] == nil, let way = ways[name] else { continue }
                ways[target] = way + [key.id]
                waiting.append(target)
            }
        }
        for id in ways[plane] ?? [] { tap(id) }
    }
}
