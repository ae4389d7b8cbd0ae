import KeyboardEngine

/// Predicts the rest of the word that is typed into a responder, as long as that has the focus and wants it.
///
/// It looks at the text when a stroke is done, asks a ``PredictionSource``, and has the text show what it answers. What the
/// text shows is none of the text: whatever else happens to it, the prediction is gone.
@MainActor
final class InlinePredictor {
    @Unkept private(set) var responder: UIResponder?
    private let source: any PredictionSource
    /// What is shown.
    private var shown: (beginning: String, rest: String)?
    /// The word that was there when it was last looked.
    private var word: String?
    /// What there is of a word whose prediction was sent away, or whose completion was refused.
    private var refused: String?
    /// What there is of the word that is just being completed.
    private var completed: String?
    /// Words that were typed since the focus came here.
    private var words: [String] = []
    private static let wordLimit = 200
    /// The number of the question that was asked last.
    private var question = 0
    /// The word that was last told to those who do not see it, and since when it is predicted, in the host's time.
    private var announced: (word: String, time: Double)?
    /// Nobody notices a word and presses a key for it in a shorter time, in seconds: the space is none of it then.
    private static let noticeTime = 0.15
    /// Shows what is predicted in a text of a program's own.
    var label: PredictionLabel?

    init(for responder: UIResponder, _ source: any PredictionSource) {
        (_responder, self.source) = (Unkept(responder), source)
    }

    /// The rest of the word at the caret, where a person sees it.
    func seenRest(in target: any TypingTarget) -> String? {
        guard let shown, target.isPredictionSeen, target.wordInProgress?.beginning == shown.beginning else {
            return nil
        }
        return shown.rest
    }

    /// Whether a person sees what is predicted in a text of a program's own.
    var isLabelSeen: Bool { shown.flatMap { label?.isSeen($0.rest) } ?? false }

    /// Whether there was time to notice what is predicted.
    func isNoticed(at time: Double) -> Bool { announced.map { time - $0.time >= Self.noticeTime - 1e-6 } ?? false }

    /// Notes that the word at the caret is about to be completed.
    func willComplete() {
        guard let shown else { return }
        (completed, word) = (shown.beginning, shown.beginning + shown.rest)
    }

    /// Looks at what a stroke has made of the text.
    func look(at target: any TypingTarget, after stroke: Keystroke, in language: String) {
        question += 1
        let now = target.wordInProgress?.beginning
        remember(now, after: stroke)
        if let completed, now == completed { refused = completed }
        completed = nil
        if let refused, now?.hasPrefix(refused) != true { self.refused = nil }
        guard let now, stroke.text != nil, refused == nil else { return show(nil, of: now ?? "", in: target) }
        // As long as the letters are those that were predicted, what is left of them stays.
        let whole = shown.map { $0.beginning + $0.rest }
        let rest = whole.flatMap { $0.hasPrefix(now) && $0 != now ? String($0.dropFirst(now.count)) : nil }
        show(rest, of: now, in: target)
        let learned = UITextChecker.learned.filter { $0.lowercased().hasPrefix(now.lowercased()) }
        let query = PredictionQuery(
            language: language, beginning: now, text: target.textNearby, words: words, learned: learned.sorted())
        source.ask(query) { [weak self, question] in self?.take($0, of: now, for: question) }
    }

    private func take(_ rest: String?, of beginning: String, for question: Int) {
        guard question == self.question, let target = responder?.typingTarget,
            target.wordInProgress?.beginning == beginning
        else { return }
        show(rest, of: beginning, in: target)
    }

    /// A word that is finished may be typed again.
    private func remember(_ now: String?, after stroke: Keystroke) {
        defer { word = now }
        if case .delete = stroke { return }
        guard now == nil, let word, !words.contains(word) else { return }
        words.append(word)
        if words.count > Self.wordLimit { words.removeFirst() }
    }

    private func show(_ rest: String?, of beginning: String, in target: any TypingTarget) {
        let rest = rest?.isEmpty == true ? nil : rest
        guard rest != nil || shown != nil else { return }
        shown = rest.map { (beginning, $0) }
        target.showPrediction(rest)
        guard let rest else { return announced = nil }
        let word = beginning + rest
        guard announced?.word != word, let application = responder?.application else { return }
        announced = (word, application.time)
        application.postAccessibility(.announcement, word)
    }

    /// Takes away what is shown: the text is another one, or is not typed into any more.
    func hide() {
        question += 1
        (word, refused) = (nil, nil)
        guard shown != nil else { return }
        (shown, announced) = (nil, nil)
        responder?.typingTarget?.showPrediction(nil)
        label?.removeFromSuperview()
        label = nil
    }

    /// A person does not want what is shown, nor anything else until another word begins.
    /// - Returns: Whether anything was.
    func dismiss() -> Bool {
        guard let shown, let target = responder?.typingTarget, seenRest(in: target) != nil else { return false }
        hide()
        (word, refused) = (shown.beginning, shown.beginning)
        return true
    }

    /// Forgets what was typed.
    func forgetText() {
        hide()
        words = []
    }
}
