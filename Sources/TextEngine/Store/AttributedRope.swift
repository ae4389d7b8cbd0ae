/// Text with its attributes.
package struct AttributedRope: Equatable, Sendable {
    /// The text.
    package private(set) var text: Rope
    /// The attributes, as long as the text.
    package private(set) var attributes: AttributeRuns<TextAttributes>

    /// Text of one look.
    package init(_ text: Rope = Rope(), attributes: TextAttributes = .none) {
        self.text = text
        self.attributes = AttributeRuns(utf16Count: text.utf16Count, value: attributes)
    }

    /// Text with runs that are as long as it.
    package init(_ text: Rope, attributes: AttributeRuns<TextAttributes>) {
        precondition(
            text.utf16Count == attributes.utf16Count, "AttributedRope: the attributes must be as long as the text")
        self.text = text
        self.attributes = attributes
    }

    /// No text: what most edits remove. There is one for all, so that a log of them holds no storage.
    package static let empty = AttributedRope()

    /// The length in UTF-16 units.
    package var utf16Count: Int { text.utf16Count }

    /// Whether there is no text.
    package var isEmpty: Bool { text.isEmpty }

    /// About how many bytes are held for the text by itself: its units, and the nodes of both trees. Values of
    /// attributes are shared and do not count.
    var storedSize: Int {
        guard !isEmpty else { return 0 }
        let chunks = utf16Count / TextChunk.minimumCount + 1
        // A chunk and a run are heads of lists in nodes that are lists themselves.
        return 2 * utf16Count + chunks * 208 + 176 + attributes.runCount * 64
    }

    /// Whether no part of the text has attributes.
    package var isPlain: Bool { attributes.runCount <= 1 && (attributes.run(at: 0)?.value ?? .none) == .none }

    /// The attributes at an offset and the longest range around it that has them; `nil` if there is no unit there.
    package func run(at offset: Int) -> (value: TextAttributes, range: Range<Int>)? {
        attributes.run(at: offset)
    }

    /// Calls `body` with the runs in a range, from front to back, each cut to it, until it returns false.
    package func forEachRun(in range: Range<Int>, _ body: (TextAttributes, Range<Int>) -> Bool) {
        attributes.forEachRun(in: range, body)
    }

    /// A part, in UTF-16 units.
    package func part(_ range: Range<Int>) -> AttributedRope {
        range.isEmpty ? .empty : AttributedRope(text.subrope(in: range), attributes: attributes.subruns(in: range))
    }

    /// Puts text with its attributes in the place of a range.
    package mutating func replace(_ range: Range<Int>, with other: AttributedRope) {
        text.replace(range, with: other.text)
        attributes.replace(range, with: other.attributes)
    }

    /// Puts text of one look in the place of a range.
    package mutating func replace(_ range: Range<Int>, with other: Rope, attributes value: TextAttributes) {
        text.replace(range, with: other)
        attributes.replace(range, utf16Count: other.utf16Count, value: value)
    }

    /// Gives every unit of a range what a function makes of its attributes; it is called once for each run.
    package mutating func update(_ range: Range<Int>, _ transform: (TextAttributes) -> TextAttributes) {
        attributes.update(in: range, transform)
    }

    package static func == (a: AttributedRope, b: AttributedRope) -> Bool {
        a.text == b.text && a.attributes == b.attributes
    }
}
