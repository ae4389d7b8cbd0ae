import Diagnostics
import Foundation
import HostInterface
import KeyboardEngine

/// What Typecase adds to UIKit's application: the settings of a kiosk.
extension UIApplication {
    /// Light or dark for the whole program. The default is light, or what TYPECASE_STYLE says (`dark`).
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { screen.traitCollection.userInterfaceStyle }
        set {
            guard newValue != userInterfaceStyle, newValue != .unspecified else { return }
            let previous = screen.traitCollection
            screen.setStyle(newValue)
            UITraitCollection.current = screen.traitCollection
            for window in windows {
                // As it was for the window, which may have sizes of text of its own.
                let own = previous.with(previous.userInterfaceStyle, .unspecified, window.contentSizeLimits)
                window.propagateTraitChange(from: own)
            }
            displayWasDamaged()
        }
    }

    /// The language of the interface: its words, which way it reads, how its text is shaped, numbers and days. The default is
    /// the machine's, which LC_ALL, LC_MESSAGES or LANG names; in a simulator it is English. Setting it changes all that
    /// is shown; how people type is another matter and stays.
    public var locale: Locale {
        get { screen.locale }
        set {
            changeTraits { screen.locale = newValue }
        }
    }

    /// How much what must be read stands out in the whole program: with ``UIAccessibilityContrast/high`` colours are
    /// stronger, and keys have outlines. The default is normal, or what TYPECASE_CONTRAST says (`high`). UIKit has the
    /// same in the device's settings.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { contrast }
        set {
            contrast = newValue
            keyboardChoices.programDidSet(.contrast)
        }
    }

    /// The contrast, whoever has set it.
    var contrast: UIAccessibilityContrast {
        get { screen.traitCollection.accessibilityContrast }
        set { changeTraits { screen.contrast = newValue == .high ? .high : .normal } }
    }

    /// Changes the surroundings of all views, and shows them in the new ones.
    func changeTraits(_ change: () -> Void) {
        let previous = screen.traitCollection
        change()
        guard screen.traitCollection != previous else { return }
        UITraitCollection.current = screen.traitCollection
        for window in everyWindow { window.propagateTraitChange(on: previous) }
        displayWasDamaged()
    }

    /// Which way the interface reads: as its ``locale`` is written. Views may say otherwise
    /// (``UIView/semanticContentAttribute``).
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The languages that people can type in, in the order of the globe key, as the names of key layouts: "en", "pt-BR",
    /// "cs-qwerty" (Assets/Keyboards has them all). The default is the machine's language alone, or what
    /// TYPECASE_KEYBOARDS says (`en,de,fr`). With one language there is no globe key. "emoji" is a language too, as on iOS.
    ///
    /// Setting it keeps the language that is used where it is still among them. A name that has no layout is served by the
    /// next best, `de` for `de-AT` and English in the end.
    public var keyboardLanguages: [String] {
        get { typedLanguages }
        set {
            typedLanguages = newValue
            keyboardChoices.programDidSet(.languages)
        }
    }

    /// The languages of the globe key, whoever has set them.
    var typedLanguages: [String] {
        get { inputModes.offered.map(\.layout) }
        set {
            var modes = InputModes(newValue.map { InputMode(language: $0) })
            modes.select(layout: inputModes.current.layout)
            inputModes = modes
        }
    }

    /// How long an on-screen key is held before it offers its alternates, in seconds; `nil` for people who hold keys for long
    /// and mean a tap. The default is 0.5. Negative values and what is no number count as 0.
    public var keyHoldDelay: TimeInterval? {
        get { inputContext.settings.holdDelay }
        set {
            inputContext.settings.holdDelay = newValue.map { $0 > 0 ? $0 : 0 }
            keyboardChoices.programDidSet(.holdDelay)
        }
    }

    /// The time after a tap within which the same on-screen key is not taken again, in seconds: for hands that strike twice
    /// (EN 301 549, 5.8, asks for 0.5). The default is 0, which takes every tap. From 0.3 on shift cannot be locked by two
    /// taps. Negative values and what is no number count as 0.
    public var keyStrikeInterval: TimeInterval {
        get { inputContext.settings.strikeInterval }
        set {
            inputContext.settings.strikeInterval = newValue > 0 ? newValue : 0
            keyboardChoices.programDidSet(.strikeInterval)
        }
    }

    /// Where the on-screen keys stand: ``KeyboardPlacement/full``, at one side for one hand, in two halves for two
    /// thumbs, or in a small keyboard that floats. The default is full. Windows of less than 600 points show the full
    /// keyboard instead of halves and of one that floats. The keyboard announces its new height where it changes, and one
    /// that begins to float announces that it goes.
    public var keyboardPlacement: KeyboardPlacement {
        get { KeyboardPlacement(inputContext.settings.placement) }
        set {
            inputContext.settings.placement = newValue.ofKeys
            keyboardChoices.programDidSet(.placement)
        }
    }

    /// Where people may put the on-screen keys by themselves. The default is nowhere: the next person at a kiosk finds the
    /// keyboard where the program has put it.
    ///
    /// With a choice of several, the list of the globe key ends with them. With ``KeyboardPlacement/floating`` two fingers
    /// that close on the keyboard make it float; with ``KeyboardPlacement/full`` one that floats goes back when it is
    /// pulled open or dragged to the bottom of the screen. What was chosen is ``keyboardPlacement``, until ``forgetText()``
    /// brings back what the program has set.
    public var offeredKeyboardPlacements: Set<KeyboardPlacement> {
        get { Set(inputContext.settings.offeredPlacements.map { KeyboardPlacement($0) }) }
        set { inputContext.settings.offeredPlacements = Set(newValue.map(\.ofKeys)) }
    }

    /// How much higher the on-screen keys are than usual, from 1, the default, to 1.4; other values count as the nearest.
    /// The keyboard takes no more than its share of the window all the same.
    public var keyboardScale: CGFloat {
        get { inputContext.settings.heightScale }
        set {
            inputContext.settings.heightScale = KeyboardMetrics.heightScale(newValue)
            keyboardChoices.programDidSet(.scale)
        }
    }

    /// Whether the on-screen keyboard has digits above the letters, arrows, and the keys Ctrl, Alt, Tab and Esc, in windows of
    /// 700 points and more: for terminals of machines. The default is false, or true when TYPECASE_FULL_KEYBOARD is set.
    ///
    /// Leave it off where visitors type: with these keys they leave fields, select and paste, and reach whatever a program
    /// does with Esc or a combination of keys. Ctrl and Alt hold for the next key; tapped twice, until they are tapped
    /// again. Such keys reach responders as those of a hardware keyboard do (``UIResponder/pressesBegan(_:with:)``).
    public var usesFullKeyboard: Bool {
        get { inputContext.settings.isFull }
        set { inputContext.settings.isFull = newValue }
    }

    /// Whether held on-screen keys for delete and arrows repeat. The default is true; EN 301 549, 5.7, asks that it can be turned off.
    public var isDeleteKeyRepeating: Bool {
        get { inputContext.settings.repeating.isOn }
        set {
            inputContext.settings.repeating.isOn = newValue
            keyboardChoices.programDidSet(.repeatDelay)
        }
    }

    /// Whether on-screen keys click when a finger goes down on them, and those of a program's own that ask for it
    /// (``UIDevice/playInputClick()``). The default is false, or what TYPECASE_KEYBOARD_CLICKS says.
    public var keyboardClicks: Bool {
        get { keyClick.isEnabled }
        set {
            keyClick.isEnabled = newValue
            keyboardChoices.programDidSet(.clicks)
        }
    }

    /// Whether a hardware keyboard is in use, so that the on-screen keyboard stays away. The default is false.
    ///
    /// With ``detectsHardwareKeyboard`` on it is set by the first key that is typed and cleared when a finger taps a
    /// field.
    public var hasHardwareKeyboard: Bool {
        get { hardwareKeyboard.isInUse }
        set { hardwareKeyboard.isInUse = newValue }
    }

    /// Whether typing on a hardware keyboard puts the on-screen keyboard away until a field is tapped again. The default
    /// is false, because scanners of barcodes and cards look like keyboards to a kiosk.
    public var detectsHardwareKeyboard: Bool {
        get { hardwareKeyboard.isDetected }
        set { hardwareKeyboard.isDetected = newValue }
    }

    /// Whether the hardware keys are a keypad of arrows and return (and at times Tab and Esc), as a machine's panel has,
    /// which works the whole screen. The default is false, or true when TYPECASE_KEYPAD is set.
    ///
    /// Arrows move a visible focus over the on-screen keys and what stands with them, and over controls and fields (behind
    /// a keyboard those that are seen), by where they stand: left and right go round in a row. The first arrow only shows it; a
    /// finger on the glass and text from other devices hide it. Return presses what has the focus as a finger does, for as
    /// long as it is held; on a field it begins to edit. Alternates, and the held space bar with which arrows move the caret,
    /// stay open until return is pressed again. Esc closes what is open, and then the keyboard; Tab goes to the next field.
    /// While no focus is seen return is the text's. None of these keys counts for ``detectsHardwareKeyboard``, and those
    /// that move, press or close something do not reach responders.
    public var usesKeypad: Bool {
        get { keypad.isEnabled }
        set { keypad.isEnabled = newValue }
    }

    /// Whether the caret blinks; otherwise it is always seen. The default is true. It does not blink either while
    /// ``isMotionReduced`` is on, and while another window has the keyboard's focus.
    public var isCaretBlinking: Bool {
        get { letsCaretBlink }
        set { letsCaretBlink = newValue }
    }

    /// When true nothing moves on the screen but what has to: animations end at once, and the caret does not blink. The default is false, or true
    /// when TYPECASE_REDUCE_MOTION is set.
    public var isMotionReduced: Bool {
        get { reducesMotion }
        set { reducesMotion = newValue }
    }

    /// Opens addresses for ``open(_:)``. The default is `nil`: a kiosk goes nowhere by itself.
    @preconcurrency
    public var urlOpener: (@MainActor (URL) -> Void)? {
        get { opener }
        set { opener = newValue }
    }

    /// Runs a program on a host of one's own: a machine, a display or a test that SDL does not serve. What `@main` does is
    /// the same on SDL, which it opens a window with.
    ///
    ///     UIApplication.run(on: host) { AppDelegate() }
    ///
    /// Returns when the host's `run` does. The application stays the running one: a host that keeps what it is handed may
    /// go on with it.
    /// - Parameters:
    ///   - host: What shows the picture, brings the events and tells the time (module HostInterface).
    ///   - makeDelegate: Makes the program's delegate, when there is an application: its properties may be windows and
    ///     views.
    @preconcurrency
    public static func run(on host: any HostMachine, delegate makeDelegate: @MainActor () -> any UIApplicationDelegate)
    {
        let application = UIApplication(host: host)
        current = application
        application.apply(Settings())
        let delegate = makeDelegate()
        application.delegate = delegate
        guard delegate.application(application, willFinishLaunchingWithOptions: nil),
            delegate.application(application, didFinishLaunchingWithOptions: nil)
        else { return }
        application.connectScene()
        application.launchDidFinish()
        application.tellActive(true)
        host.run(ApplicationDriver(application))
    }

    /// Forgets what a visitor has typed, selected, searched for and copied: the end of a session at a kiosk.
    ///
    /// Empty the fields first, or remove them: the text of views that are still there is the program's own, and stays. What
    /// goes is what the library keeps beside it:
    ///
    /// - what can be undone, in all fields, text views and undo managers of the responders in all windows;
    /// - the pasteboard, which on a desktop is every program's;
    /// - what an input method has begun, with its candidates;
    /// - what people have set at the keyboard (``offeredKeyboardSettings``), and where they have put it;
    /// - searches: the find navigator closes and forgets what was searched for;
    /// - the edit menu and the loupe;
    /// - the state of the program that was kept for the next start (``restorationFolder``);
    /// - words that were shaped and painted, fonts that were found for letters, lines that were laid out, and kept
    ///   pictures; what is still there is laid out and painted again, and looks the same;
    /// - memory that was given back: old contents are overwritten as far as the calling thread gets at it; the rest
    ///   stays until it is used again.
    ///
    /// Not reached are views in no window, and what the program has stored itself. The screen shows what it showed until
    /// the next frame. The call costs some milliseconds; callbacks of the find navigator and of the edit menu may run in it.
    public func forgetText() {
        forgetAllText()
    }

    /// Ends the program.
    public func terminate() {
        quit()
    }

    func apply(_ settings: Settings) {
        if let machine = Locale(settings) { locale = machine }
        if let names = layouts("TYPECASE_KEYBOARDS", settings) { keyboardLanguages = names }
        if let names = layouts("TYPECASE_OFFERED_KEYBOARDS", settings) { offeredKeyboardLanguages = names }
        let known = KeyboardSetting.allCases.map(\.rawValue).joined(separator: ",")
        let offered = settings.value("TYPECASE_KEYBOARD_SETTINGS", "must be all, or some of \(known)") { text in
            let chosen = text.split(separator: ",").map { KeyboardSetting(rawValue: String($0)) }
            return text == "all"
                ? Set(KeyboardSetting.allCases) : chosen.contains(nil) ? nil : Set(chosen.compactMap { $0 })
        }
        if let offered { offeredKeyboardSettings = offered }
        if settings.choice("TYPECASE_STYLE", of: ["light", "dark"]) == "dark" { userInterfaceStyle = .dark }
        if settings.choice("TYPECASE_CONTRAST", of: ["normal", "high"]) == "high" { accessibilityContrast = .high }
        if let size = settings.choice("TYPECASE_TEXT_SIZE", of: Self.contentSizeNames),
            let step = Self.contentSizeNames.firstIndex(of: size)
        {
            preferredContentSizeCategory = UIContentSizeCategory.steps[step]
        }
        if let isOn = settings.isOn("TYPECASE_REDUCE_MOTION") { reducesMotion = isOn }
        if let isOn = settings.isOn("TYPECASE_KEYBOARD_CLICKS") { keyboardClicks = isOn }
        if let isOn = settings.isOn("TYPECASE_NUMBER_PAD_RETURN") { numberPadsHaveReturnKey = isOn }
        if let isOn = settings.isOn("TYPECASE_FULL_KEYBOARD") { usesFullKeyboard = isOn }
        if let isOn = settings.isOn("TYPECASE_HARDWARE_KEYBOARD") { detectsHardwareKeyboard = isOn }
        if let isOn = settings.isOn("TYPECASE_KEYPAD") { usesKeypad = isOn }
        let state = settings.value("TYPECASE_STATE", "must be 1, or the path of a folder from the root") { text in
            text == "1" ? Self.usualRestorationFolder : text.hasPrefix("/") ? URL(fileURLWithPath: text) : nil
        }
        if let state { restorationFolder = state }
        if let isOn = settings.isOn("TYPECASE_KEYBOARD_DIAGNOSIS") { logsKeyboardDiagnosis = isOn }
        // Read where keyboards and fonts are looked for; here only so that a folder that is not there is named.
        _ = settings.folder("TYPECASE_ASSETS")
        _ = settings.folder("TYPECASE_FONTS")
    }

    private func layouts(_ variable: String, _ settings: Settings) -> [String]? {
        settings.value(variable, "must be names of key layouts, as in en,de,pt-BR") { text in
            let names = text.split(separator: ",")
            return !names.isEmpty && names.allSatisfy { LocaleFileNames.subtags(of: $0) != nil }
                ? names.map { String($0) } : nil
        }
    }
}
