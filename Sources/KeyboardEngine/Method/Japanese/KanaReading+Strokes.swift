extension KanaReading {
    /// Answers a stroke: one that is no kana, modifier or edit of the reading decides it and is left over.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        switch stroke {
        case .tap, .characters:
            if let kana = Self.kana(of: stroke) { return add(kana) }
            if let modifier = KanaModifier(stroke) { return modify(modifier, by: stroke, in: text) }
            if stroke.text == " " || stroke.text == "\u{3000}" { return isEmpty ? typeSpace(stroke) : showNext() }
        case .delete(let deletion) where !isEmpty: return delete(deletion)
        case .returnKey where !isEmpty: return end()
        case .pick(let number) where !isEmpty: return pick(number)
        case .converted(let reply, let query): return take(reply, for: query)
        case .delete, .returnKey, .pick, .completion, .composition: break
        }
        return InputAnswer(decide(), rest: stroke)
    }

    /// Types kana behind the reading. A candidate that is shown is decided by that.
    package mutating func add(_ text: String) -> InputAnswer {
        add(waited + text, leaving: "")
    }

    /// Types what letters have made: kana behind the reading, and the letters that are none yet in the place of those
    /// that waited. A candidate that is shown is decided by that.
    package mutating func add(_ text: String, leaving letters: String) -> InputAnswer {
        let edits = makeRoom()
        kana += text
        pending = letters
        return show(behind: edits)
    }

    /// Decides what typing on decides: a candidate that is shown, or the kana of a reading that is too long.
    private mutating func makeRoom() -> [InputEdit] {
        if let choice = shownChoice, !rest(behind: choice).kana.isEmpty {
            leaveRest(behind: choice)
            return [.insert(choice.candidate.text)]
        }
        if shownCandidate != nil { return decide() }
        guard kana.count >= Self.limit else { return [] }
        defer { kana = "" }
        return [pending.isEmpty ? .commit : .insert(kana)]
    }

    private mutating func showNext() -> InputAnswer {
        if let number = shownCandidate { return show(candidate: (number + 1) % max(candidates.count, 1)) }
        // The second space does not wait: whatever is there is shown.
        if offered.isExpected, !awaitsReply {
            finish()
            let answer = show()
            awaitsReply = true
            return answer
        }
        guard let first = offered.first else { return InputAnswer(decide()) }
        finish()
        return show(candidate: first)
    }

    private mutating func show(candidate number: Int) -> InputAnswer {
        (shownCandidate, awaitsReply) = (number, false)
        return InputAnswer([compose], candidates: candidates)
    }

    private mutating func take(_ reply: ConversionReply, for query: ConversionQuery) -> InputAnswer {
        // A candidate that is shown keeps its place, and so do those that were seen on the way to it.
        guard offered.take(reply, for: query, keepsOrder: shownCandidate != nil) else {
            let isOwn = !isEmpty && query.engine == Self.engine
            return isOwn ? unchanged : InputAnswer(candidates: candidates, rest: .converted(reply, for: query))
        }
        guard awaitsReply else { return unchanged }
        awaitsReply = false
        return offered.first.map { show(candidate: $0) } ?? unchanged
    }

    private func typeSpace(_ stroke: Keystroke) -> InputAnswer {
        InputAnswer(rest: stroke.typing(space))
    }

    private mutating func pick(_ number: Int) -> InputAnswer {
        guard offered.choices.indices.contains(number) else { return unchanged }
        let choice = offered.choices[number]
        leaveRest(behind: choice)
        let edits = [InputEdit.insert(choice.candidate.text)]
        return isEmpty ? InputAnswer(edits) : show(behind: edits)
    }

    private mutating func end() -> InputAnswer {
        if let number = shownCandidate, let choice = shownChoice, !rest(behind: choice).kana.isEmpty {
            return pick(number)
        }
        return InputAnswer(decide())
    }

    private mutating func delete(_ deletion: Deletion) -> InputAnswer {
        // The caret stands at the end: nothing that is composed is behind it.
        if deletion.isForward { return unchanged }
        // Nothing of the reading goes before a space is taken back that was typed since.
        guard shownCandidate == nil, !awaitsReply else { return show() }
        if deletion.unit != .character {
            clear()
        } else if pending.isEmpty {
            kana.removeLast()
        } else {
            pending.removeLast()
        }
        return show()
    }

    private mutating func modify(
        _ modifier: KanaModifier, by stroke: Keystroke, in text: SurroundingText
    ) -> InputAnswer {
        guard isEmpty else {
            guard let last = finished.last, let changed = modifier.changed(last) else {
                return modifier.text.isEmpty ? unchanged : add(modifier.text)
            }
            finish()
            kana.removeLast()
            kana.append(changed)
            return show()
        }
        if !text.isComposing, !text.hasSelection, let last = text.before.last, let changed = modifier.changed(last) {
            let count = String(last).utf16.count
            return InputAnswer([.substitute(String(changed), for: modifier.text, over: count)])
        }
        return InputAnswer(rest: modifier.text.isEmpty ? nil : stroke.typing(modifier.text))
    }

    /// The kana that a stroke types; `nil` for other text. Kana keyboards of the machine bring katakana, and mean
    /// hiragana by it.
    private static func kana(of stroke: Keystroke) -> String? {
        guard let text = stroke.text else { return nil }
        var kana = text
        if case .characters(let typed) = stroke, typed.key != nil { kana = KanaScript.hiragana(of: text) }
        guard kana.count == 1, kana.allSatisfy(KanaScript.isReading) else { return nil }
        return kana
    }
}

extension Keystroke {
    /// The same key with another text.
    func typing(_ text: String) -> Keystroke {
        switch self {
        case .tap(let tap): .tap(KeyTap(text: text, keyID: tap.keyID, point: tap.point, time: tap.time))
        case .characters(let typed): .characters(TypedCharacters(text, key: typed.key, time: typed.time))
        case .delete, .returnKey, .pick, .completion, .composition, .converted: self
        }
    }
}
