/// Where a key sits on a keyboard: its number in the USB HID usage table "Keyboard/Keypad" (page 7).
///
/// The names follow a US layout. Unlike UIKit's enumeration this is a structure, so that keys without a name can be
/// told apart too.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The usage number.
    public let rawValue: Int
    /// Creates a key from its usage number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIKeyboardHIDUsage {
    /// The key that prints a on a US layout.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 4)
    /// The key that prints b on a US layout.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 5)
    /// The key that prints c on a US layout.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 6)
    /// The key that prints d on a US layout.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 7)
    /// The key that prints e on a US layout.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 8)
    /// The key that prints f on a US layout.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 9)
    /// The key that prints g on a US layout.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 10)
    /// The key that prints h on a US layout.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 11)
    /// The key that prints i on a US layout.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 12)
    /// The key that prints j on a US layout.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 13)
    /// The key that prints k on a US layout.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 14)
    /// The key that prints l on a US layout.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 15)
    /// The key that prints m on a US layout.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 16)
    /// The key that prints n on a US layout.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 17)
    /// The key that prints o on a US layout.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 18)
    /// The key that prints p on a US layout.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 19)
    /// The key that prints q on a US layout.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 20)
    /// The key that prints r on a US layout.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 21)
    /// The key that prints s on a US layout.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 22)
    /// The key that prints t on a US layout.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 23)
    /// The key that prints u on a US layout.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 24)
    /// The key that prints v on a US layout.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 25)
    /// The key that prints w on a US layout.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 26)
    /// The key that prints x on a US layout.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 27)
    /// The key that prints y on a US layout.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 28)
    /// The key that prints z on a US layout.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 29)
    /// The digit 1 above the letters.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 30)
    /// The digit 2 above the letters.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 31)
    /// The digit 3 above the letters.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 32)
    /// The digit 4 above the letters.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 33)
    /// The digit 5 above the letters.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 34)
    /// The digit 6 above the letters.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 35)
    /// The digit 7 above the letters.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 36)
    /// The digit 8 above the letters.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 37)
    /// The digit 9 above the letters.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 38)
    /// The digit 0 above the letters.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 39)
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 40)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 41)
    /// Deletes what is before the caret.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 42)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 43)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 44)
    /// Hyphen.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 45)
    /// Equals sign.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 46)
    /// Opening bracket.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 47)
    /// Closing bracket.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 48)
    /// Backslash.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 49)
    /// The key beside Return on ISO keyboards.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 50)
    /// Semicolon.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 51)
    /// Apostrophe.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 52)
    /// Grave accent.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 53)
    /// Comma.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 54)
    /// Full stop.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 55)
    /// Slash.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 56)
    /// Caps Lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 57)
    /// Function key 1.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 58)
    /// Function key 2.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 59)
    /// Function key 3.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 60)
    /// Function key 4.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 61)
    /// Function key 5.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 62)
    /// Function key 6.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 63)
    /// Function key 7.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 64)
    /// Function key 8.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 65)
    /// Function key 9.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 66)
    /// Function key 10.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 67)
    /// Function key 11.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 68)
    /// Function key 12.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 69)
    /// Print Screen.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 70)
    /// Scroll Lock.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 71)
    /// Pause.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 72)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 73)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 74)
    /// Page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 75)
    /// Deletes what is behind the caret.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 76)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 77)
    /// Page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 78)
    /// Right arrow.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 79)
    /// Left arrow.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 80)
    /// Down arrow.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 81)
    /// Up arrow.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 82)
    /// Num Lock.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 83)
    /// Divide, on the numeric pad.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 84)
    /// Times, on the numeric pad.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 85)
    /// Minus, on the numeric pad.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 86)
    /// Plus, on the numeric pad.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 87)
    /// Enter, on the numeric pad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 88)
    /// The digit 1 on the numeric pad.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 89)
    /// The digit 2 on the numeric pad.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 90)
    /// The digit 3 on the numeric pad.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 91)
    /// The digit 4 on the numeric pad.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 92)
    /// The digit 5 on the numeric pad.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 93)
    /// The digit 6 on the numeric pad.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 94)
    /// The digit 7 on the numeric pad.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 95)
    /// The digit 8 on the numeric pad.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 96)
    /// The digit 9 on the numeric pad.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 97)
    /// The digit 0 on the numeric pad.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 98)
    /// The decimal point on the numeric pad.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 99)
    /// The key beside the left Shift on ISO keyboards.
    public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 100)
    /// The menu key.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 101)
    /// Select, as remote controls have it.
    public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 119)
    /// Undo.
    public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 122)
    /// Cut.
    public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 123)
    /// Copy.
    public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 124)
    /// Paste.
    public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 125)
    /// Find.
    public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 126)
    /// Return, on keyboards that have an Enter besides.
    public static let keyboardReturn = UIKeyboardHIDUsage(rawValue: 158)
    /// Left Control.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 224)
    /// Left Shift.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 225)
    /// Left Alt.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 226)
    /// Left Super.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 227)
    /// Right Control.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 228)
    /// Right Shift.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 229)
    /// Right Alt, or AltGr.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 230)
    /// Right Super.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 231)
}
