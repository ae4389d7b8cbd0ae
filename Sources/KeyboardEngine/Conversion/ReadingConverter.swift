/// A dictionary that converts the beginning of a reading at a time.
protocol ReadingConverter {
    /// What a reading or its beginning stands for, the likeliest first.
    /// - Parameter limit: How many are wanted at most.
    func conversions(of reading: String, limit: Int) -> [ReadingConversion]
    /// What a whole reading is taken for when nobody picks.
    func best(of reading: String) -> String
}

/// Something that the beginning of a reading stands for.
struct ReadingConversion: Equatable {
    /// What is offered.
    var candidate: Candidate
    /// How many characters of the reading it takes the place of; at least one.
    var length: Int
}

extension ReadingConverter {
    /// Answers a query by carrying out its steps: keys make the reading longer, picks take its beginning away.
    func reply(to query: ConversionQuery) -> ConversionReply {
        let isConverted = query.steps.count <= ConversionQuery.longest
        var reply = ConversionReply()
        for (index, step) in query.steps.enumerated() {
            switch step {
            case .key(let key):
                reply.reading.append(key)
                continue
            case .finish(let text):
                reply.decided += (isConverted ? best(of: reply.reading) : reply.reading) + text
                reply.reading = ""
            case .pick(_, let unseen) where reply.preedit.isEmpty:
                reply.decided = unseen
            case .pick(let number, let unseen):
                let found = isConverted ? conversions(of: reply.reading, limit: query.limit) : []
                if found.indices.contains(number) {
                    reply.decided += found[number].candidate.text
                    reply.reading.removeFirst(min(max(found[number].length, 1), reply.reading.count))
                } else if found.isEmpty {
                    reply.decided += reply.reading + (unseen == " " ? "" : unseen)
                    reply.reading = ""
                } else {
                    reply.idle.append(index)
                }
            }
            guard reply.reading.isEmpty else { continue }
            reply.committed = (reply.committed ?? "") + reply.decided
            (reply.spent, reply.decided) = (index + 1, "")
        }
        if isConverted, !reply.reading.isEmpty {
            let found = conversions(of: reply.reading, limit: query.limit)
            (reply.candidates, reply.lengths) = (found.map(\.candidate), found.map(\.length))
        }
        return reply
    }
}
