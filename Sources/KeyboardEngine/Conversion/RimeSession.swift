import Foundation

/// A conversation with librime, in the signs that are shown instead of its keys.
struct RimeSession {
    private let library: RimeLibrary
    private let id: RimeLibrary.Session
    private let schema: RimeSchema

    /// Talks in a session that librime has made.
    init(_ library: RimeLibrary, id: RimeLibrary.Session, schema: RimeSchema) {
        (self.library, self.id, self.schema) = (library, id, schema)
    }

    /// Answers a query by carrying out its steps from the beginning.
    func reply(to query: ConversionQuery) -> ConversionReply {
        clear()
        defer { clear() }
        var reply = ConversionReply()
        // The keys since the last text that was decided.
        var keys = ""
        var idle: [Int] = []
        for (index, step) in query.steps.enumerated() {
            var decided: String?
            switch step {
            case .key(let key):
                keys.append(key)
                let isTaken = type(key)
                decided = takeCommit()
                if !isTaken, decided == nil { idle.append(index) }
            case .pick(_, let unseen) where keys.isEmpty:
                decided = unseen
            case .pick(let number, let unseen):
                let isTaken = library.selectCandidate(id, number) != 0
                decided = takeCommit()
                // What nothing can be picked for stays as it was typed.
                if decided == nil, candidates(limit: 1).isEmpty {
                    decided = finish(keys) + (unseen == " " ? "" : unseen)
                } else if !isTaken, decided == nil {
                    idle.append(index)
                }
            case .finish(let text):
                decided = finish(keys) + text
            }
            guard let decided else { continue }
            reply.committed = (reply.committed ?? "") + decided
            (reply.spent, keys) = (index + 1, "")
        }
        (reply.decided, reply.reading) = composition()
        if reply.preedit.isEmpty {
            // No syllable or character begins with these keys.
            reply.reading = keys
        } else {
            reply.candidates = candidates(limit: query.limit)
            reply.idle = idle
        }
        return reply
    }

    /// Types a key.
    /// - Returns: Whether librime makes anything of it.
    @discardableResult
    func type(_ key: Character) -> Bool {
        guard let code = schema.keys[key]?.asciiValue else { return false }
        return library.processKey(id, Int32(code), 0) != 0
    }

    /// Forgets what is composed.
    func clear() {
        library.clearComposition(id)
        _ = takeCommit()
    }

    /// Decides all that is composed.
    /// - Parameter keys: What was typed, which is left as it is if librime has made nothing of it.
    private func finish(_ keys: String) -> String {
        _ = library.commitComposition(id)
        let text = takeCommit()
        clear()
        return text ?? keys
    }

    /// The text that was decided since it was last asked for.
    private func takeCommit() -> String? {
        var commit = RimeCommit()
        guard library.getCommit(id, &commit) != 0 else { return nil }
        defer { _ = library.freeCommit(&commit) }
        return commit.text.map { shown(String(cString: $0), withSpaces: false) }
    }

    /// What is composed: the part that was picked, and the keys that are open.
    private func composition() -> (decided: String, reading: String) {
        var context = RimeContext()
        guard library.getContext(id, &context) != 0 else { return ("", "") }
        defer { _ = library.freeContext(&context) }
        guard let text = context.text else { return ("", "") }
        let bytes = UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
        let start = min(max(Int(context.readingStart), 0), bytes.count)
        return (
            String(decoding: bytes[..<start], as: UTF8.self),
            shown(String(decoding: bytes[start...], as: UTF8.self), withSpaces: true)
        )
    }

    private func candidates(limit: Int) -> [Candidate] {
        var place = RimeCandidatePlace()
        guard library.beginCandidates(id, &place) != 0 else { return [] }
        defer { library.endCandidates(&place) }
        var candidates: [Candidate] = []
        while candidates.count < limit, library.nextCandidate(&place) != 0, let text = place.text {
            candidates.append(Candidate(String(cString: text), note: note(place.comment)))
        }
        return candidates
    }

    /// The keys that are left to type, or nothing: a sun beside sentences says only that they are sentences.
    private func note(_ comment: RimeLibrary.Text?) -> String? {
        guard let comment, comment.pointee != 0 else { return nil }
        let text = String(cString: comment)
        guard text.hasPrefix("~") else { return nil }
        return shown("～\(text.dropFirst())", withSpaces: false)
    }

    /// Keys of librime as the signs that are shown for them.
    private func shown(_ text: String, withSpaces: Bool) -> String {
        guard schema.translatesKeys else { return text }
        return String(
            text.compactMap { character -> Character? in
                if let sign = schema.signs[character] { return sign }
                return character == "'" ? (withSpaces ? " " : nil) : character
            })
    }
}
