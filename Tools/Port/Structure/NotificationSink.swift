/// A statement of Combine that hears of notifications as long as its object is there:
/// `NotificationCenter.default.publisher(for: name).sink { … }.store(in: &cancellables)`.
struct NotificationSink {
    let tokens: Range<Int>
    let name: Range<Int>
    /// Who posts them; `nil` for all.
    let object: Range<Int>?
    /// The braces of what is called.
    let closure: ClosedRange<Int>
    /// Whether it is called later, on the main thread.
    let isLater: Bool
    /// The token with the name of the set that it is kept in.
    let set: Int

    /// - Parameter index: The token `NotificationCenter`.
    init?(at index: Int, _ file: SourceFile) {
        let beginnings: Set = ["{", ";", "in", ":", "}"]
        guard file.isActive[index], file.text(index) == "NotificationCenter",
            file.tokens[index].startsLine || beginnings.contains(file.text(index - 1)),
            (1...4).map({ file.text(index + $0) }) == [".", "default", ".", "publisher"],
            let publisher = file.call(at: index + 5), let name = publisher.argument("for")?.value,
            publisher.arguments.map(\.label) == ["for"] || publisher.arguments.map(\.label) == ["for", "object"]
        else { return nil }
        var end = publisher.closing
        /// The token behind the name of a member that follows.
        func member(_ name: String) -> Int? {
            file.text(end + 1) == "." && file.text(end + 2) == name ? end + 3 : nil
        }
        var isLater = false
        if let opening = member("receive") {
            guard let call = file.call(at: opening), call.arguments.count == 1, let queue = call.argument("on")?.value,
                ["DispatchQueue.main", "RunLoop.main"].contains(file.source(ofTokens: queue))
            else { return nil }
            (isLater, end) = (true, call.closing)
        }
        guard var opening = member("sink") else { return nil }
        if let call = file.call(at: opening) {
            guard call.arguments.count == 1, let value = call.argument("receiveValue")?.value,
                file.partners[value.lowerBound] == value.upperBound - 1
            else { return nil }
            (opening, end) = (value.lowerBound, call.closing)
        } else {
            end = file.text(opening) == "{" ? file.partners[opening] ?? opening : opening
        }
        guard file.text(opening) == "{", let closing = file.partners[opening], closing > opening, end >= closing,
            let store = member("store").flatMap({ file.call(at: $0) }), store.arguments.count == 1,
            let set = store.argument("in")?.value, let last = set.last, file.tokens[last].kind == .word,
            ["&", "&self."].contains(file.source(ofTokens: set.dropLast()))
        else { return nil }
        let next = store.closing + 1
        guard next >= file.tokens.count || file.tokens[next].startsLine || [";", "}"].contains(file.text(next)) else {
            return nil
        }
        (tokens, self.name, object) = (index..<next, name, publisher.argument("object")?.value)
        (closure, self.isLater, self.set) = (opening...closing, isLater, last)
    }
}
