import Foundation

/// The variables of the environment by which a kiosk is set up, read in one way: what is empty is not set, and what makes
/// no sense is named on standard error and left out.
package struct Settings: ExpressibleByDictionaryLiteral {
    private let environment: [String: String]?

    /// Creates settings from variables and their values.
    /// - Parameter environment: `nil` for the variables of the process, each of which is looked up when it is asked for:
    ///   Foundation's dictionary of them all is made anew every time.
    package init(_ environment: [String: String]? = nil) {
        self.environment = environment
    }

    package init(dictionaryLiteral elements: (String, String)...) {
        environment = Dictionary(elements) { $1 }
    }

    /// What a variable says, or `nil` when it is not set.
    package func text(_ name: String) -> String? {
        let text = environment.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What a variable says, when it can be understood.
    /// - Parameters:
    ///   - expectation: What the value must look like, for the complaint: "must be …".
    ///   - meaning: What a value means, or `nil` when it makes no sense.
    package func value<Value>(
        _ name: String, _ expectation: @autoclosure () -> String, _ meaning: (String) -> Value?
    ) -> Value? {
        guard let text = text(name) else { return nil }
        if let value = meaning(text) { return value }
        Log.complain("\(name) \(expectation()).")
        return nil
    }

    /// Whether a switch is on: 1, true, yes or on, as opposed to 0, false, no or off, in any case.
    package func isOn(_ name: String) -> Bool? {
        value(name, "must be 1 or 0") { text in
            switch text.lowercased() {
            case "1", "true", "yes", "on": true
            case "0", "false", "no", "off": false
            default: nil
            }
        }
    }

    /// A number between two limits.
    package func number(_ name: String, _ limits: ClosedRange<Double>) -> Double? {
        let (lowest, highest) = (limits.lowerBound, limits.upperBound)
        return value(name, "must be a number from \(Self.written(lowest)) to \(Self.written(highest))") { text in
            Double(text).flatMap { limits.contains($0) ? $0 : nil }
        }
    }

    /// A number as a person writes it: without a fraction where it has none.
    private static func written(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// One of some words, in any case.
    package func choice(_ name: String, of words: [String]) -> String? {
        value(name, "must be \(words.joined(separator: " or "))") { text in
            words.first { $0 == text.lowercased() }
        }
    }

    /// A folder that is there.
    package func folder(_ name: String) -> String? {
        value(name, "names a folder that is not there") { text in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) && isFolder.boolValue
                ? text : nil
        }
    }
}
