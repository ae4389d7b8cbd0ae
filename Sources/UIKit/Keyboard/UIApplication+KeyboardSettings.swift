import Foundation
import KeyboardEngine

extension UIApplication {
    /// What people may set at the keyboard by themselves. An addition of Typecase: on iOS the device's settings have it.
    public enum KeyboardSetting: String, CaseIterable, Sendable {
        /// Which of ``UIApplication/keyboardLanguages`` and ``UIApplication/offeredKeyboardLanguages`` the globe key has.
        case languages
        /// ``UIApplication/keyboardPlacement``: all that the window has room for, or those of
        /// ``UIApplication/offeredKeyboardPlacements`` where any are named.
        case placement
        /// ``UIApplication/keyboardScale``.
        case scale
        /// ``UIApplication/keyboardClicks``.
        case clicks
        /// ``UIApplication/keyHoldDelay``, to 3 seconds or for ever.
        case holdDelay
        /// ``UIApplication/isDeleteKeyRepeating`` and ``UIApplication/keyRepeatDelay``, to 3 seconds.
        case repeatDelay
        /// ``UIApplication/keyStrikeInterval``, to a second.
        case strikeInterval
        /// ``UIApplication/accessibilityContrast``.
        case contrast
    }

    /// What people may set at the keyboard by themselves. The default is nothing, or what TYPECASE_KEYBOARD_SETTINGS says:
    /// names of ``KeyboardSetting``, as in `scale,contrast`, or `all`.
    ///
    /// The list of the globe key ends with the way to a panel in the place of the keys, which has a line for each of them.
    /// What was chosen is what the application's properties say, until ``forgetText()``: then what the program has set is
    /// back. A program that sets a property later has the last word.
    public var offeredKeyboardSettings: Set<KeyboardSetting> {
        get { inputContext.settings.offered }
        set {
            inputContext.settings.offered = newValue
            if newValue.isEmpty { inputContext.closeSettings() }
        }
    }

    /// The languages that people may add to ``keyboardLanguages`` where they may set them
    /// (``offeredKeyboardSettings``), as names of key layouts. The default is none, or what TYPECASE_OFFERED_KEYBOARDS says
    /// (`fr,ar,ja`).
    public var offeredKeyboardLanguages: [String] {
        get { inputContext.settings.offeredLanguages }
        set { inputContext.settings.offeredLanguages = newValue }
    }

    /// How long a key for delete or an arrow is held before it repeats, in seconds, where it does
    /// (``isDeleteKeyRepeating``). The default is 0.5; EN 301 549, 5.7, asks for 2 and more. Below 0.1 and above 8 the nearest
    /// of them is taken; what is no number counts as 0.1.
    public var keyRepeatDelay: TimeInterval {
        get { inputContext.settings.repeating.delay }
        set {
            inputContext.settings.repeating.delay = newValue > 0.1 ? min(newValue, 8) : 0.1
            keyboardChoices.programDidSet(.repeatDelay)
        }
    }

    /// Whether the pads of digits have a return key. The default is true, or what TYPECASE_NUMBER_PAD_RETURN says: a kiosk
    /// has no other way to go on from a number. On iOS they have none. Without it a touch in its place does nothing.
    public var numberPadsHaveReturnKey: Bool {
        get { inputContext.settings.padsHaveReturn }
        set { inputContext.settings.padsHaveReturn = newValue }
    }
}
