/// What turns readings into words: a library that is loaded when it is first asked, and only where it is installed.
///
/// It is used by one thread at a time, and may take its time.
package protocol ConversionEngine: Sendable {
    /// Answers a query by carrying out its steps.
    func reply(to query: ConversionQuery) -> ConversionReply
}

/// Why an engine cannot be used.
package struct ConversionFailure: Error, Equatable {
    /// What is missing and which package has it, in a sentence for whoever sets the machine up.
    package let sentence: String

    /// A failure with its sentence.
    package init(_ sentence: String) {
        self.sentence = sentence
    }

    /// A library or its data is not installed.
    /// - Parameters:
    ///   - purpose: What is typed without it: "Japanese is typed as kana".
    ///   - missing: What was looked for.
    ///   - packages: The packages of Debian that have it.
    static func missing(_ missing: String, purpose: String, packages: String) -> Self {
        Self("\(purpose): \(missing) was not found. It is in the package \(packages).")
    }
}
