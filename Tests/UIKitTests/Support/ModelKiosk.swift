import Foundation
import KeyboardEngine

@testable import UIKit

/// What the touches and keys of a kiosk are to come to: a machine of its own behind the same keys, the methods of the
/// language, and a string for each field.
///
/// It is told what was done, and looks at the kiosk for what it does not know itself: where the focus went, what a touch
/// on a text has selected, and how the keyboard is made. What is typed, lit and shown it finds out for itself.
@MainActor
final class ModelKiosk {
    private let application: UIApplication
    private let fields: [any EitherText]
    private(set) var texts: [ModelText]
    private(set) var machine: KeyboardMachine?
    private var chain: InputMethodChain?
    /// The mode that the methods are of.
    private var mode: InputMode?
    /// The field that has the focus.
    private var focus: Int?
    /// What emoji are searched for; `nil` while keys type into fields.
    private var search: ModelText?
    /// Whether the keys were made for a search.
    private var isSearched = false
    /// Whom the keys were made for last.
    private weak var served: UIResponder?
    /// The field that keys are seen for.
    private var keyed: Int?
    /// Who has become the first responder since the keys were looked at.
    private var begun: [UIResponder] = []
    /// Who was the first responder until then.
    private weak var left: UIResponder?
    private var usedHardware = false
    private var observers: [any NSObjectProtocol] = []
    /// Whether the finger has moved the caret, which only the field knows the place of.
    private var hasDragged = false
    /// Whether what fingers on the keys did is being carried out.
    private var isTouching = false
    /// What went wrong.
    private(set) var fault: String?
    /// How often each thing happened.
    private(set) var seen: [String: Int] = [:]
    /// How often anything was typed.
    private(set) var strokeCount = 0
    /// What people have set, and what the program has.
    var settings = ModelSettings()
    private var program = ModelSettings()
    /// The key of the settings that was struck last.
    private var struck: (name: String, time: Double)?

    init(_ application: UIApplication, _ fields: [any EitherText]) {
        self.application = application
        self.fields = fields
        texts = fields.map {
            var text = ModelText()
            text.isSecure = $0.textInputTraits?.isSecureTextEntry ?? false
            text.hasLines = $0 is UITextView
            return text
        }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let responder = note.object as? UIResponder
                    MainActor.assumeIsolated { if let responder { self?.begun.append(responder) } }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: What is done

    /// A finger did something on the keys.
    func touch(_ body: (inout KeyboardMachine) -> [KeyboardAction]) {
        guard var changed = machine else { return }
        let actions = body(&changed)
        machine = changed
        isTouching = true
        for action in actions { perform(action) }
        isTouching = false
    }

    /// What is typed into, as it is before a second finger goes down.
    struct Checkpoint {
        fileprivate let (focus, text, search, chain): (Int, ModelText, ModelText?, InputMethodChain?)
        /// How often anything was typed when the finger was down.
        var strokeCount = 0
    }

    var checkpoint: Checkpoint? { focus.map { Checkpoint(focus: $0, text: texts[$0], search: search, chain: chain) } }

    /// Two fingers on the keys have closed or opened.
    /// - Parameter checkpoint: What was typed into before the second finger went down; `nil` where that typed nothing.
    func pinched(_ direction: KeyboardPinch.Direction, takingBack checkpoint: Checkpoint?) {
        touch { $0.cancelAll() }
        if let checkpoint, checkpoint.strokeCount == strokeCount, checkpoint.focus == focus,
            (search == nil) == (checkpoint.search == nil)
        {
            if search == nil { texts[checkpoint.focus] = checkpoint.text }
            (search, chain) = (checkpoint.search, checkpoint.chain)
            autocapitalize()
        }
        settings.placement = direction == .closing ? "floating" : "full"
        note("pinch")
    }

    /// A key of the settings is tapped. One that is struck twice counts once where that was set.
    func settingIsTapped(_ name: String) {
        if let struck, struck.name == name, application.time - struck.time < settings.strikes { return }
        struck = (name, application.time)
        settings.tap(name)
        note("set")
    }

    /// A panel that comes knows nothing of what was struck in the last one.
    func settingsAreClosed() { struck = nil }

    /// Counts something that has happened.
    func note(_ what: String) { seen[what, default: 0] += 1 }

    /// The program has set what is set now, or one value of it.
    func programDidSet() { (program, settings) = (ModelSettings(of: application), ModelSettings(of: application)) }

    func programDidSet<Value>(_ path: WritableKeyPath<ModelSettings, Value>) {
        program[keyPath: path] = ModelSettings(of: application)[keyPath: path]
        settings[keyPath: path] = program[keyPath: path]
    }

    /// A key of the other keyboard goes down: what fingers were about to type comes before it.
    func keyDown(_ usage: UIKeyboardHIDUsage) {
        touch { $0.commitTouches(time: application.time) }
        switch usage {
        case .keyboardReturnOrEnter: input(.returnKey)
        case .keyboardDeleteOrBackspace: input(.delete(Deletion(.character)))
        default: break
        }
    }

    /// The other keyboard has made a character.
    func characters(_ text: String, _ usage: UIKeyboardHIDUsage) {
        touch { $0.commitTouches(time: application.time) }
        input(.characters(TypedCharacters(text, key: usage.rawValue, time: application.time)))
    }

    /// A frame: time has passed.
    func frame() {
        let now = application.time
        // Where a key was to repeat as a finger beside the keys moved the focus, one of the two came first.
        if let focus, !fields[focus].isFirstResponder, fields[focus].plainText == texts[focus].text { return }
        if let next = machine?.nextDeadline, next <= now + 1e-9 { touch { $0.tick(now) } }
    }

    private func perform(_ action: KeyboardAction) {
        switch action {
        case .insert(let tap):
            seen["letter", default: 0] += 1
            input(.tap(tap))
        case .space(let tap): input(.tap(tap))
        case .press(let chord): press(chord)
        case .selectPlacement(let placement): settings.placement = placement.rawValue
        case .delete(.character): input(.delete(Deletion(.character)))
        case .delete(.word): input(.delete(Deletion(.word)))
        case .returnKey: input(.returnKey)
        case .caretDragged, .caretDragSelects: hasDragged = true
        case .dismiss, .nextKeyboard, .selectLanguage, .openSettings, .shiftChanged, .modifiersChanged,
            .planeChanged, .highlightChanged, .popUpChanged, .menuChanged, .caretDragChanged:
            break
        }
        seen[action.kind, default: 0] += 1
    }

    /// A key with what is held with it, as a hardware keyboard has them. Menus offer nothing here, and so Ctrl with a
    /// letter does nothing.
    private func press(_ chord: KeyChord) {
        switch UIKeyboardHIDUsage(rawValue: chord.usage) {
        case .keyboardDeleteOrBackspace:
            let isWord = chord.modifiers.contains(.control)
            input(.delete(Deletion(isWord ? chord.modifiers.contains(.shift) ? .paragraph : .word : .character)))
        case .keyboardReturnOrEnter: input(.returnKey)
        case .keyboardTab: keysMovedFocus()
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow: hasDragged = true
        default: break
        }
    }

    /// A key outside of the keys on the screen has moved the caret.
    func caretMoved() { hasDragged = true }

    private func input(_ stroke: Keystroke) {
        guard let focus, let traits = fields[focus].textInputTraits, let mode else { return }
        strokeCount += 1
        guard search == nil else { return inputIntoSearch(stroke) }
        let preferences = TypingPreferences(traits, in: mode)
        if chain == nil { chain = InputMethodChain(mode: mode) }
        let answer = chain!.answer(stroke, in: texts[focus].surroundings(preferences))
        for edit in answer.edits {
            if case .delete(let deletion) = edit, deletion.unit != .character {
                if !texts[focus].deleteWord(leaving: fields[focus].plainText) { complain("words are deleted wrongly") }
            } else {
                texts[focus].carryOut(edit)
            }
        }
        autocapitalize()
        // The next field was asked for: what comes in the same call is for it.
        if answer.edits.contains(.insertReturn) { keysMovedFocus() }
    }

    private func keysMovedFocus() {
        followFocus()
        followMode()
        followKeyboard()
    }

    private func inputIntoSearch(_ stroke: Keystroke) {
        guard var text = search, let mode else { return }
        seen["search", default: 0] += 1
        guard stroke != .returnKey else { return followSearch() }
        if chain == nil { chain = InputMethodChain(mode: mode) }
        for edit in chain!.answer(stroke, in: text.surroundings(TypingPreferences())).edits {
            // Of what is composed nothing is left, as of words.
            if case .delete(let deletion) = edit, text.marked != nil || deletion.unit != .character {
                text.select(text.marked ?? 0..<text.text.utf16.count)
                text.carryOut(.insert(""))
            } else {
                text.carryOut(edit)
            }
        }
        search = text
    }

    /// A visitor's session ends: what is composed is decided, and how it was typed forgotten.
    func forget() {
        settings = program
        guard search == nil else { return followSearch() }
        if chain?.composition.isEmpty == false, let focus { texts[focus].carryOut(.commit) }
        chain?.reset()
    }

    private func complain(_ what: String) { fault = fault ?? what }

    private func autocapitalize() {
        guard application.keyboard.shownKeyboard != nil, served === focus.map({ fields[$0] }) else { return }
        var isWanted = false
        if search == nil, let focus, let traits = fields[focus].textInputTraits, let mode {
            let preferences = TypingPreferences(traits, in: mode)
            isWanted = preferences.capitals != .none && texts[focus].surroundings(preferences).wantsCapital
        }
        _ = machine?.autocapitalize(isWanted)
    }

    // MARK: What the kiosk says

    /// Takes over what is none of the model's business, after each deed and frame.
    /// - Parameter mayHaveChanged: Whether fingers beside the keys may have changed text and selection.
    func follow(mayHaveChanged: Bool) {
        followFocus()
        followSearch()
        followMode()
        if let focus {
            if mayHaveChanged { adoptText(focus) }
            if mayHaveChanged || hasDragged { adoptSelection(focus) }
        }
        hasDragged = false
        followKeyboard()
    }

    /// A search begins and ends by touches beside the keys, and with a return.
    private func followSearch() {
        let isSearching = application.inputContext.emojiSearch != nil
        guard isSearching != (search != nil) else { return }
        search = isSearching ? ModelText() : nil
        chain = nil
    }

    private func followMode() {
        let wanted = application.inputContext.modeWithMethod
        guard mode?.layout != wanted.layout || mode?.methods.count != wanted.methods.count else { return }
        // Another language decides what the last one composed.
        if search == nil, chain?.composition.isEmpty == false, let focus { texts[focus].carryOut(.commit) }
        chain = nil
        mode = wanted
    }

    private func followFocus() {
        let now = fields.firstIndex { $0.isFirstResponder }
        guard now != focus else { return }
        chain?.reset()
        if let focus {
            left = fields[focus]
            texts[focus].carryOut(.commit)
            texts[focus].startsOver = false
        }
        focus = now
        seen["focus", default: 0] += 1
        guard let now else { return }
        // In the middle of a touch the field may be typed into already.
        if isTouching { hasDragged = true } else { texts[now].select(fields[now].session.selectedRange) }
        texts[now].startsOver = texts[now].isSecure && !texts[now].text.isEmpty
    }

    private func adoptSelection(_ focus: Int) {
        let range = fields[focus].session.selectedRange
        let old = texts[focus]
        if old.marked != nil, fields[focus].session.markedRange == nil { texts[focus].carryOut(.commit) }
        guard range != old.selection || texts[focus].marked != old.marked else { return }
        texts[focus].select(range)
        strokeCount += 1
        chain?.reset()
        autocapitalize()
    }

    /// Fingers beside the keys type emoji and delete, and nothing else.
    private func adoptText(_ focus: Int) {
        let (old, new) = (texts[focus], fields[focus].plainText)
        guard old.text != new else { return }
        seen["emoji", default: 0] += 1
        strokeCount += 1
        guard application.inputContext.showsEmoji || search != nil else {
            return complain("no key makes '\(new)' of '\(old.text)'")
        }
        let place = old.startsOver ? 0..<old.text.utf16.count : old.marked ?? old.selection
        let (head, tail) = (old[0..<place.lowerBound], old[place.upperBound..<old.text.utf16.count])
        var changed = old
        if new.hasPrefix(head), new.hasSuffix(tail), new.utf16.count > (head + tail).utf16.count {
            let piece = String(new.utf16.dropFirst(head.utf16.count).dropLast(tail.utf16.count)) ?? "?"
            guard piece.allSatisfy({ !$0.isLetter && !$0.isASCII }) else { return complain("'\(piece)' is no emoji") }
            changed.carryOut(.insert(piece))
        } else {
            changed.carryOut(.delete(Deletion(.character)))
        }
        if changed.text != new { complain("the emoji leave '\(new)' of '\(old.text)'") }
        texts[focus] = changed
        search?.carryOut(.commit)
        chain?.reset()
        autocapitalize()
    }

    private func followKeyboard() {
        let context = application.inputContext
        guard let configuration = context.keyboard?.configuration else { return }
        let isNew =
            machine == nil || configuration != machine?.configuration || served !== context.served
            || isSearched != (search != nil)
        isSearched = search != nil
        if machine == nil { machine = KeyboardMachine(configuration) }
        _ = machine?.configure(configuration)
        // A finger that is on a key already when another's key moves the focus types into the next field.
        // One that had the focus in between had keys too, unless it has its own.
        // A tap that ends the use of a hardware keyboard brings the keys of the field that is left.
        if usedHardware, let left { begun.append(left) }
        let hadOthers = begun.contains { $0 !== served && $0.inputView == nil } && !application.hasHardwareKeyboard
        if served !== context.served || hadOthers { _ = machine?.reset(keepsTyping: isTouching) }
        (begun, left, usedHardware) = ([], nil, application.hasHardwareKeyboard)
        served = context.served
        if application.keyboard.shownKeyboard == nil || context.showsEmoji || context.isShowingSettings {
            _ = machine?.cancelAll()
        }
        // Keys that come, and that stay for another field, are made for the place of its caret.
        let shown = application.keyboard.shownKeyboard == nil ? nil : focus
        if isNew || hadOthers || shown != keyed { autocapitalize() }
        keyed = shown
    }

    // MARK: Comparing

    /// The first difference between the kiosk and the model.
    var difference: String? {
        if let fault { return fault }
        for (number, field) in fields.enumerated() {
            let text = texts[number]
            if field.plainText != text.text { return "field \(number) is '\(field.plainText)', to be '\(text.text)'" }
            if field.session.markedRange != text.marked {
                return "field \(number) composes \(String(describing: field.session.markedRange)), to be \(text)"
            }
            if number == focus, field.session.selectedRange != text.selection {
                return "field \(number) selects \(field.session.selectedRange), to be \(text.selection)"
            }
        }
        let searched = application.inputContext.emojiSearch?.text
        if searched != search?.text {
            return "searched is \(searched ?? "for nothing"), to be \(search?.text ?? "nothing")"
        }
        return differenceOfKeys
    }

    private var differenceOfKeys: String? {
        let (keyboard, real) = (application.keyboard.shownKeyboard, application.inputContext.keyboard)
        let keys = keyboard?.subviews.compactMap { $0 as? KeyView } ?? []
        let lit = Set(keys.filter { $0.look?.isLit == true }.map(\.key.key.id))
        let wanted = (machine?.litKeys ?? []).intersection(keys.map(\.key.key.id))
        if lit != wanted { return "lit are \(lit), to be \(wanted)" }
        if real?.litKeys ?? [] != machine?.litKeys ?? [] {
            return "the machine lights \(String(describing: real?.litKeys))"
        }
        if real?.shift.mode != machine?.shift.mode, keyboard != nil {
            return "shift \(String(describing: real?.shift.mode)), to be \(String(describing: machine?.shift.mode))"
        }
        if keyboard != nil, real?.plane.current != machine?.plane.current {
            return "plane \(real?.plane.current ?? ""), to be \(machine?.plane.current ?? "")"
        }
        let overlay = application.keyboard.window.shownAboveKeys
        let showsPopUp = overlay.contains { $0 is KeyPopUpView }
        let popUpKey = machine?.popUp?.keyID
        if showsPopUp != (popUpKey.map { id in keys.contains { $0.key.key.id == id } } ?? false) {
            return "a pop-up: \(showsPopUp)"
        }
        let showsMenu = overlay.contains { $0 is KeyMenuView }
        if showsMenu != (machine?.menu != nil && keyboard != nil) { return "a menu: \(showsMenu)" }
        return nil
    }

    /// What the model is at, in short.
    var summary: String {
        let field = focus.map { "\($0) '\(texts[$0].text)' \(texts[$0].selection)" } ?? "none"
        return
            "\(mode?.layout ?? ""), \(machine?.plane.current ?? ""), \(machine.map { "\($0.shift.mode)" } ?? ""), \(field)"
    }

    /// Whether a list of languages stays open without a finger.
    var hasOpenList: Bool { machine?.menu?.kind == .languages }
}

extension KeyboardAction {
    /// What happens, in a word.
    fileprivate var kind: String { "\(self)".prefix { $0 != "(" }.description }
}
