import FontEngine
import Foundation
import KeyboardEngine

/// The one door for typing: what keys of either keyboard, input methods outside and tests do becomes edits here.
///
/// It belongs to the focus: it types into the first responder, or into a search for emoji that was begun there, and nowhere
/// else. It holds the mode and its input method, and the machine behind the on-screen keys; it publishes what there is to
/// see, and whoever shows it looks here. The keys know no field, and a field only says that its text, its selection or its
/// traits have changed
/// (``UIResponder/typedTextDidChange()``, ``UIResponder/typingTraitsDidChange()``).
@MainActor
final class InputContext {
    unowned let application: UIApplication
    let layouts = LoadedLayouts()
    /// The stages of the mode's input method; `nil` until something is typed, since the layout may have to be read for it.
    private var method: InputMethodChain?
    /// The emoji, where they are among the languages.
    let emoji = EmojiShelf()
    /// The search for emoji that the keys type into.
    private(set) var emojiSearch: EmojiSearch?
    /// The layout of the language that was typed before the emoji.
    var layoutBeforeEmoji: String?
    /// The engines that input methods ask.
    private(set) lazy var conversion = Self.makeConversion()
    /// Who knows how words go on.
    lazy var predictions: any PredictionSource = InstalledPredictions()
    /// What predicts the rest of words; `nil` where nobody wants that.
    @exclusivity(unchecked) var predictor: InlinePredictor?
    /// The layouts that were last used, by the names of what was typed there.
    var modesOfContexts: [String: String] = [:]
    /// What moves while the space bar drags the caret.
    private var caretDrag: CaretDrag?
    /// How long the space bar says which language is typed, in seconds.
    private static let languageTime = 1.5
    private var languageTimer: FrameTimers.Token?
    /// The machine behind the on-screen keys; `nil` before they were shown for the first time.
    private(set) var keyboard: KeyboardMachine?
    /// Whom the keys are for at the moment.
    @Unkept private(set) var served: UIResponder?
    /// Who was the first responder when the focus was last heard of.
    @Unkept private var lastResponder: UIResponder?
    private var deadline: FrameTimers.Token?
    /// When it ends, in seconds of the host's clock.
    private var deadlineTime: Double?
    /// How often an on-screen key has typed.
    @exclusivity(unchecked) private(set) var tapCount = 0
    /// How often anything was typed, or a text or a selection changed by other ways.
    @exclusivity(unchecked) private(set) var strokeCount = 0
    /// How many strokes are being carried out inside each other.
    @exclusivity(unchecked) private var depth = 0
    /// How many lists of what the on-screen keys do are being carried out inside each other.
    @exclusivity(unchecked) private var performing = 0

    /// What can be picked in the place of what is composed, the likeliest first.
    private(set) var candidates: [Candidate] = [] {
        didSet { if candidates != oldValue { tell(.candidates) } }
    }

    /// The program's buttons above the keys; `nil` where there are none.
    var assistant: UITextInputAssistantItem? {
        didSet { if assistant !== oldValue { tell(.assistant) } }
    }
    /// The password that was made up for what is typed into.
    var passwordOffer: PasswordOffer?
    /// Whether responders are just being asked for buttons.
    var isFindingAssistant = false

    /// How the keys answer to hands.
    var settings = KeyboardSettings() {
        didSet { if settings != oldValue, keyboard != nil { configure() } }
    }

    /// Who shows the keys, while they are seen.
    weak var observer: (any InputContextObserver)?

    init(application: UIApplication) {
        self.application = application
        mode = application.inputModes.current
    }

    // MARK: What there is to see

    /// Whether the settings stand in the place of the keys.
    var isShowingSettings = false

    /// Who is typed into.
    var responder: UIResponder? { application.focus.firstResponder }
    /// The way of typing: the one that people have chosen, or another that the first responder needs.
    private(set) var mode: InputMode
    /// Whether what is typed are no words, so that input methods leave letters as they are.
    private(set) var typesCodes = false
    /// What the input method has not decided yet; empty for nothing.
    var composition: String { method?.composition ?? "" }
    /// The language that the space bar names for a moment, in that language.
    private(set) var shownLanguage: String? {
        didSet { if shownLanguage != oldValue { tell(.space) } }
    }
    /// What the shift key shows.
    var shift: ShiftState.Mode { keyboard?.shift.mode ?? .off }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType {
        emojiSearch == nil ? responder?.textInputTraits?.returnKeyType ?? .default : .done
    }

    /// Whether the return key does anything.
    var isReturnEnabled: Bool {
        guard emojiSearch == nil, let responder,
            responder.textInputTraits?.enablesReturnKeyAutomatically ?? false
        else { return true }
        return responder.keyInput?.hasText ?? true
    }

    func tell(_ change: Change) {
        observer?.inputContextDidChange(change)
    }

    // MARK: Strokes

    /// Takes a keystroke: the one way from whatever keyboard to the text.
    func input(_ stroke: Keystroke) {
        guard let emojiSearch else { return inputIntoText(stroke) }
        switch stroke {
        case .pick(let number): pickFound(number)
        case .returnKey: endEmojiSearch()
        default:
            input(stroke, into: emojiSearch, TypingPreferences())
            tell(.search)
        }
    }

    /// Takes a keystroke for the first responder, whatever is searched for.
    func inputIntoText(_ stroke: Keystroke) {
        if case .pick(let number) = stroke, candidates.isEmpty { return pickSuggestion(number) }
        guard let responder, let target = responder.typingTarget else { return }
        input(stroke, into: target, preferences(of: responder))
    }

    /// What the text of a responder wants to be made of what is typed; nothing of a secret.
    private func preferences(of responder: UIResponder) -> TypingPreferences {
        guard let traits = responder.textInputTraits, !responder.isTypedPlainly else { return TypingPreferences() }
        return TypingPreferences(traits, in: mode)
    }

    private func input(_ stroke: Keystroke, into target: any TypingTarget, _ preferences: TypingPreferences) {
        guard let responder else { return }
        strokeCount += 1
        depth += 1
        if method == nil { method = makeMethod() }
        var answer = method?.answer(stroke, in: target.surroundings(preferences)) ?? InputAnswer()
        if predictor != nil { answer = completing(answer, to: stroke, in: target) }
        if let query = answer.query { ask(query) }
        let keyboards = depth == 1 && !answer.edits.isEmpty ? application.keyboard.controllers(for: responder) : []
        for keyboard in keyboards { keyboard.textWillChange(responder.textInput) }
        for edit in answer.edits {
            // Whoever was asked or told about the last one may have moved the focus: the rest was not meant for others.
            guard responder.isFirstResponder else { break }
            target.carryOut(edit)
        }
        depth -= 1
        guard depth == 0 else { return }
        defer { for keyboard in keyboards { keyboard.textDidChange(responder.textInput) } }
        // A delegate may have refused the composition, or decided it.
        let isKept = responder.isFirstResponder && (composition.isEmpty || target.isComposing)
        if isKept { candidates = emojiSearch?.results ?? answer.candidates } else { reset() }
        update()
        if predictor != nil { predict(after: stroke) }
    }

    /// What the keys type in: the mode, or while emoji are searched for that of the search.
    var keyMode: InputMode { emojiSearch?.mode ?? mode }

    /// Begins a search for emoji, or ends it: other keys are shown, and what they type goes elsewhere.
    func exchangeSearch(_ new: EmojiSearch?) {
        forgetSearch()
        predictor?.hide()
        emojiSearch = new
        configure()
    }

    /// Decides what is composed for the search.
    func decideSearch() {
        emojiSearch?.carryOut(.commit)
        method?.reset()
    }

    private func forgetSearch() {
        emojiSearch = nil
        method = nil
        candidates = []
    }

    /// The stages of the mode; the engines that they will ask begin to load.
    private func makeMethod() -> InputMethodChain {
        let mode = modeWithMethod
        for engine in mode.methods.compactMap({ $0.conversionEngine }) { conversion.prepare(engine) }
        return InputMethodChain(mode: mode)
    }

    /// Decides what is composed as it is: whoever composes it does not go on.
    func decide() {
        if !composition.isEmpty, let target = responder?.typingTarget, target.isComposing { target.carryOut(.commit) }
        reset()
    }

    /// Forgets what is begun: the text is not as the input method left it.
    func reset() {
        method?.reset()
        candidates = []
    }

    /// What is typed into, and the input method with it, as they are now; `nil` where nobody could bring them back.
    var checkpoint: TypingCheckpoint? {
        guard let responder else { return nil }
        let session = responder.textInputSession
        guard session != nil || emojiSearch != nil else { return nil }
        return TypingCheckpoint(
            responder: Unkept(responder), text: session?.checkpoint,
            search: emojiSearch.map { ($0, $0.checkpoint) },
            method: method, candidates: candidates)
    }

    /// Makes what is typed into what it was.
    func restore(_ checkpoint: TypingCheckpoint) {
        guard checkpoint.responder === responder, checkpoint.search?.of === emojiSearch else { return }
        if let (search, typed) = checkpoint.search {
            search.restore(typed)
            tell(.search)
        } else if let text = checkpoint.text {
            guard responder?.textInputSession?.restore(text) == true else { return }
        }
        (method, candidates) = (checkpoint.method, checkpoint.candidates)
        predictor?.hide()
        update()
    }

    /// Forgets what a visitor has typed, and in which languages.
    func forgetText() {
        decide()
        predictor?.forgetText()
        forgetModes()
        emoji.forget()
        endEmojiSearch()
        passwordOffer = nil
        updatePasswordOffer()
        tell(.recents)
    }

    /// Other methods stand between keys and text. What the old ones have not decided stays as it is.
    func methodsDidChange() {
        decide()
        method = nil
    }

    // MARK: What fields say

    /// The text or the selection of a responder changed.
    func contentDidChange(of changed: UIResponder) {
        guard changed === responder else { return }
        // What a stroke does is looked at when all of it is done.
        guard depth == 0 else { return }
        strokeCount += 1
        predictor?.hide()
        guard emojiSearch == nil else { return }
        reset()
        update()
    }

    /// A responder wants to be typed into differently.
    func traitsDidChange(of changed: UIResponder) {
        guard changed === responder else { return }
        updateMode()
        updatePredictor()
        changeSuggestions(of: changed) { updatePasswordOffer() }
        guard keyboard != nil, served === changed else { return }
        configure()
    }

    /// Another responder is the first one, or none.
    func focusDidChange() {
        reset()
        guard lastResponder !== responder else { return }
        forgetSearch()
        closeSettings()
        lastResponder = responder
        updatePasswordOffer()
        // Keys that come back for the same field begin with letters too: somebody else may type now.
        if responder == nil { served = nil }
        restoreMode()
        updateMode()
        updatePredictor()
    }

    /// Other languages are offered, or another one is chosen.
    func modesDidChange() {
        updateMode()
        if keyboard != nil { configure() } else { application.keyboard.keysDidChange() }
    }

    /// Types in the language that is wanted now.
    private func updateMode() {
        let (wanted, areCodes) = (wantedMode, variant.isForCodes)
        guard wanted != mode || areCodes != typesCodes else { return }
        decide()
        method = nil
        typesCodes = areCodes
        guard wanted != mode else { return }
        mode = wanted
        emojiSearch = nil
        showLanguage()
        NotificationCenter.default.post(
            name: UITextInputMode.currentInputModeDidChangeNotification, object: UITextInputMode(wanted))
    }

    /// Lets the space bar say which language is typed, where there are several.
    private func showLanguage() {
        guard observer != nil, application.inputModes.offered.count > 1 else { return }
        shownLanguage = mode.displayName
        languageTimer = application.timers.after(Self.languageTime) { [weak self] in self?.shownLanguage = nil }
    }

    /// Looks at the text again: whether a capital is wanted, and whether return does anything.
    private func update() {
        guard let configuration = keyboard?.configuration, observer != nil, served === responder else { return }
        let (isReturnEnabled, wantsCapital) = (isReturnEnabled, wantsCapital)
        if configuration.isReturnEnabled != isReturnEnabled {
            touch {
                var configuration = $0.configuration
                configuration.isReturnEnabled = isReturnEnabled
                return $0.configure(configuration)
            }
            tell(.returnKey)
        }
        touch { $0.autocapitalize(wantsCapital) }
    }

    private var wantsCapital: Bool {
        guard emojiSearch == nil, let responder else { return false }
        let preferences = preferences(of: responder)
        // What has no use for capitals need not be looked at.
        guard preferences.capitals != .none, let target = responder.typingTarget else { return false }
        return target.surroundings(preferences).wantsCapital
    }

    // MARK: On-screen keys

    /// Prepares the on-screen keys for the first responder.
    /// - Returns: The height that they need, in points.
    func prepareKeyboard() -> CGFloat {
        configure()
        return keyboardHeight
    }

    /// The height of the keys and of the bar above them, in points.
    var keyboardHeight: CGFloat { (keyboard?.geometry.size.height ?? 0) + barHeight }

    /// Whether the keys stand in a keyboard that floats.
    var isFloating: Bool {
        KeyboardMetrics(window: application.screen.bounds.size, placement: settings.placement).placement == .floating
    }

    /// The width of the keyboard, in points.
    var keyboardWidth: CGFloat { keyboard?.geometry.size.width ?? application.screen.bounds.width }

    /// The height of the bar for candidates and for a program's buttons; 0 where there are neither.
    var barHeight: CGFloat { hasChoices || assistant != nil ? CandidateBar.height : 0 }

    /// What the on-screen keys are to be for the first responder.
    var configuration: KeyboardConfiguration {
        configuration(layout: layouts[keyMode.layout], barHeight: barHeight)
    }

    /// What the on-screen keys would be for the first responder in a mode, by the mode's layout.
    func configuration(in mode: InputMode, layout: KeyLayout) -> KeyboardConfiguration {
        let hasBar = hasCandidates(in: mode, layout: layout) || assistant != nil
        return configuration(layout: layout, barHeight: hasBar ? CandidateBar.height : 0)
    }

    private func configuration(layout: KeyLayout, barHeight: CGFloat) -> KeyboardConfiguration {
        KeyboardConfiguration(
            layout: layout, variant: variant, window: application.screen.bounds.size,
            languages: modes.map(\.layout), isSecure: responder?.textInputTraits?.isSecureTextEntry ?? false,
            isReturnEnabled: isReturnEnabled, isFull: settings.isFull, padsHaveReturn: settings.padsHaveReturn,
            deleteRepeat: settings.deleteRepeat, holdDelay: settings.holdDelay,
            strikeInterval: settings.strikeInterval, placement: settings.placement,
            offeredPlacements: KeyboardPlacement.allCases.filter(settings.offeredPlacements.contains),
            offersSettings: !settings.offered.isEmpty, heightScale: settings.heightScale,
            pointsPerMillimetre: application.screen.pointsPerMillimetre, barHeight: barHeight)
    }

    func configure() {
        updateMode()
        let isNew = responder !== served
        served = responder
        let configuration = configuration
        let (wantsCapital, hasPanel) = (wantsCapital, showsEmoji || isShowingSettings)
        if keyboard == nil { keyboard = KeyboardMachine(configuration) }
        // Keys of another language are not to wait for its file and its font when somebody goes on to them.
        if modes.count > 1 {
            FontLibrary.shared.prepareFallbacks()
            layouts.prepare(modes.filter { !$0.isEmoji }.map(\.layout))
        }
        if modes.contains(where: \.isEmoji) { emoji.prepare() }
        touch {
            var actions = $0.configure(configuration)
            // What a key did has moved the focus: a finger that is on the next one already is not lost.
            if isNew { actions += $0.reset(keepsTyping: performing > 0) }
            // Emoji and settings take the keys away from under fingers.
            if hasPanel { actions += $0.cancelAll() }
            return actions + $0.autocapitalize(wantsCapital)
        }
        tell(.keys)
        application.keyboard.keysDidChange()
    }

    /// Hands something to the machine behind the keys, and carries out what comes of it.
    func touch(_ body: (inout KeyboardMachine) -> [KeyboardAction]) {
        guard keyboard != nil else { return }
        // In place: a copy of it costs more than a touch.
        let actions = body(&keyboard!)
        perform(actions)
    }

    /// Takes away what stands before the caret.
    func delete(_ granularity: DeleteGranularity) {
        input(.delete(Deletion(granularity == .word ? .word : .character)))
    }

    /// Forgets all fingers: the keys go away.
    func cancelTouches() {
        touch { $0.cancelAll() }
    }

    /// The keys and the bar above them go away: nothing is searched for that nobody sees.
    func keyboardWillGo() {
        cancelTouches()
        if emojiSearch != nil { forgetSearch() }
    }

    /// A key of another keyboard goes down: what fingers on the keys were about to type comes before it.
    func commitTouches() {
        touch { $0.commitTouches(time: application.time) }
    }

    /// How far a finger would have to drag the caret to its next place in a direction, in points.
    func caretStep(towards direction: FocusDirection) -> CGSize { caretDrag?.step(towards: direction) ?? .zero }

    func perform(_ actions: [KeyboardAction]) {
        performing += 1
        defer { performing -= 1 }
        for action in actions {
            switch action {
            case .insert(let tap), .space(let tap):
                tapCount += 1
                input(.tap(tap))
            case .delete(let granularity): delete(granularity)
            case .returnKey: input(.returnKey)
            case .press(let chord): application.presses.press(chord)
            case .dismiss: responder?.resignFirstResponder()
            case .nextKeyboard: selectNextMode()
            case .selectLanguage(let number): selectMode(number)
            case .selectPlacement(let placement): application.keyboardChoices.choose(placement)
            case .openSettings: openSettings()
            case .shiftChanged, .modifiersChanged: tell(.shift)
            case .planeChanged: tell(.keys)
            case .highlightChanged: tell(.highlight)
            case .popUpChanged: tell(.popUp)
            case .menuChanged: tell(.menu)
            case .caretDragChanged(let isDragging):
                let ending = caretDrag
                caretDrag = isDragging ? responder.flatMap(CaretDrag.init) : nil
                ending?.end()
                tell(.keys)
            case .caretDragged(let step): caretDrag?.move(by: step)
            case .caretDragSelects: caretDrag?.toggleSelecting()
            }
        }
        scheduleTick()
    }

    /// A held key for delete or an arrow repeats, and a finger that was lost is forgotten.
    private func scheduleTick() {
        let next = keyboard?.nextDeadline
        // One that is due in this frame is not put off by another change in it.
        guard next != deadlineTime else { return }
        deadlineTime = next
        guard let next else { return deadline = nil }
        deadline = application.timers.after(next - application.time) { [weak self] in
            guard let self else { return }
            deadlineTime = nil
            touch { $0.tick(self.application.time) }
        }
    }
}
