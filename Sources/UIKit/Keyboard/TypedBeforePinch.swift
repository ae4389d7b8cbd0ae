/// What was typed because a second finger went down, which is no typing when the two go on to change the keyboard.
@MainActor
struct TypedBeforePinch {
    private let checkpoint: TypingCheckpoint?
    private let tapCount: Int
    private let strokesBefore: Int
    private var strokesBehind = 0

    /// The second finger is about to go down. Where two fingers change nothing, nothing is kept.
    init?(_ context: InputContext) {
        guard context.settings.offers(context.isFloating ? .full : .floating) else { return nil }
        (checkpoint, tapCount, strokesBefore) = (context.checkpoint, context.tapCount, context.strokeCount)
    }

    /// The finger is down.
    /// - Returns: What has come of that; `nil` for nothing.
    func ended(in context: InputContext) -> TypedBeforePinch? {
        guard context.strokeCount > strokesBefore else { return nil }
        var ended = self
        ended.strokesBehind = context.strokeCount
        return ended
    }

    /// Takes it back, unless something else was typed since.
    func takeBack(in context: InputContext) {
        guard context.strokeCount == strokesBehind else { return }
        if let checkpoint {
            context.restore(checkpoint)
        } else if context.tapCount > tapCount {
            // Of a program's own taker of keys nothing is known but that it can delete.
            context.delete(.character)
        }
    }
}
