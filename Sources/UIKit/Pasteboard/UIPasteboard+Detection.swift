import Foundation

/// What the text of the first item probably is, without its being pasted.
///
/// Differences from iOS: nobody is asked or told, since reading a pasteboard is nothing that a person is told of here, and what is
/// found is handed over before the function returns. What Data Detectors find as links, addresses and the like is found by
/// `NSDataDetector`: of all kinds there are the three that have no objects of their own.
extension UIPasteboard {
    /// A kind of text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A whole address of a page, with or without a scheme.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words to look for.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// What was found in the text.
    @MainActor
    public struct DetectedValues {
        /// What of it was found.
        public fileprivate(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// A whole address of a page; empty for none.
        public fileprivate(set) var probableWebURL = ""
        /// Words to look for; empty for none.
        public fileprivate(set) var probableWebSearch = ""
        /// A number.
        public fileprivate(set) var number: Double?

        fileprivate init(_ text: String?, _ wanted: Set<PartialKeyPath<DetectedValues>>) {
            let words = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            guard !words.isEmpty, words.utf16.count <= UIPasteboard.longestDetected else { return }
            if let value = UIPasteboard.number(in: words) {
                number = value
                patterns.insert(\DetectedValues.number)
            } else if UIPasteboard.isAddress(words) {
                probableWebURL = words
                patterns.insert(\DetectedValues.probableWebURL)
            } else if !words.contains(where: \.isNewline) {
                probableWebSearch = words
                patterns.insert(\DetectedValues.probableWebSearch)
            }
            patterns.formIntersection(wanted)
        }
    }

    /// Longer texts are none of these, in UTF-16 units.
    private static let longestDetected = 2048

    private static func number(in text: String) -> Double? {
        guard text.utf16.count < 64, text.contains(where: \.isNumber) else { return nil }
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return Double(text).flatMap { $0.isFinite ? $0 : nil } ?? formatter.number(from: text)?.doubleValue
    }

    private static func isAddress(_ text: String) -> Bool {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.detectedLink.rawValue)
        guard let match = detector?.firstMatch(in: text, range: whole), match.range == whole else { return false }
        return match.url?.scheme != "mailto"
    }

    private static let paths: [(DetectionPattern, PartialKeyPath<DetectedValues>)] = [
        (.probableWebURL, \DetectedValues.probableWebURL), (.probableWebSearch, \DetectedValues.probableWebSearch),
        (.number, \DetectedValues.number),
    ]

    private func values(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        DetectedValues(store.contents.items.first?.text, keyPaths)
    }

    private func values(_ patterns: Set<DetectionPattern>) -> DetectedValues {
        values(Set(Self.paths.filter { patterns.contains($0.0) }.map(\.1)))
    }

    /// Which of some kinds the text is.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        let found = values(patterns).patterns
        completionHandler(.success(Set(Self.paths.filter { found.contains($0.1) }.map(\.0))))
    }

    /// What the text is as each of some kinds that it is.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        let values = values(patterns)
        var found: [DetectionPattern: Any] = [:]
        for (pattern, path) in Self.paths where values.patterns.contains(path) {
            found[pattern] = pattern == .number ? values.number as Any : values[keyPath: path]
        }
        completionHandler(.success(found))
    }

    /// Which of some kinds the text is.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) { completionHandler(.success(values(keyPaths).patterns)) }

    /// Which of some kinds the text is.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { values(keyPaths).patterns }

    /// What the text is as each of some kinds that it is.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { completionHandler(.success(values(keyPaths))) }

    /// What the text is as each of some kinds that it is.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        values(keyPaths)
    }
}
