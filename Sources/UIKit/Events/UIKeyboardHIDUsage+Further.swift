/// Keys that few keyboards have.
extension UIKeyboardHIDUsage {
    /// Power.
    public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 102)
    /// Equals sign, on the numeric pad.
    public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 103)
    /// Function key 13.
    public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 104)
    /// Function key 14.
    public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 105)
    /// Function key 15.
    public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 106)
    /// Function key 16.
    public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 107)
    /// Function key 17.
    public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 108)
    /// Function key 18.
    public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 109)
    /// Function key 19.
    public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 110)
    /// Function key 20.
    public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 111)
    /// Function key 21.
    public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 112)
    /// Function key 22.
    public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 113)
    /// Function key 23.
    public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 114)
    /// Function key 24.
    public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 115)
    /// Execute.
    public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 116)
    /// Help.
    public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 117)
    /// Menu.
    public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 118)
    /// Stop.
    public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 120)
    /// Again: redo.
    public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 121)
    /// Silence.
    public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 127)
    /// Louder.
    public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 128)
    /// Softer.
    public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 129)
    /// Caps Lock that stays down.
    public static let keyboardLockingCapsLock = UIKeyboardHIDUsage(rawValue: 130)
    /// Num Lock that stays down.
    public static let keyboardLockingNumLock = UIKeyboardHIDUsage(rawValue: 131)
    /// Scroll Lock that stays down.
    public static let keyboardLockingScrollLock = UIKeyboardHIDUsage(rawValue: 132)
    /// Comma, on the numeric pad.
    public static let keypadComma = UIKeyboardHIDUsage(rawValue: 133)
    /// Equals sign, on the numeric pad of AS/400 keyboards.
    public static let keypadEqualSignAS400 = UIKeyboardHIDUsage(rawValue: 134)
    /// Key 1 of keyboards of other countries.
    public static let keyboardInternational1 = UIKeyboardHIDUsage(rawValue: 135)
    /// Key 2 of keyboards of other countries.
    public static let keyboardInternational2 = UIKeyboardHIDUsage(rawValue: 136)
    /// Key 3 of keyboards of other countries.
    public static let keyboardInternational3 = UIKeyboardHIDUsage(rawValue: 137)
    /// Key 4 of keyboards of other countries.
    public static let keyboardInternational4 = UIKeyboardHIDUsage(rawValue: 138)
    /// Key 5 of keyboards of other countries.
    public static let keyboardInternational5 = UIKeyboardHIDUsage(rawValue: 139)
    /// Key 6 of keyboards of other countries.
    public static let keyboardInternational6 = UIKeyboardHIDUsage(rawValue: 140)
    /// Key 7 of keyboards of other countries.
    public static let keyboardInternational7 = UIKeyboardHIDUsage(rawValue: 141)
    /// Key 8 of keyboards of other countries.
    public static let keyboardInternational8 = UIKeyboardHIDUsage(rawValue: 142)
    /// Key 9 of keyboards of other countries.
    public static let keyboardInternational9 = UIKeyboardHIDUsage(rawValue: 143)
    /// Key 1 for languages.
    public static let keyboardLANG1 = UIKeyboardHIDUsage(rawValue: 144)
    /// Key 2 for languages.
    public static let keyboardLANG2 = UIKeyboardHIDUsage(rawValue: 145)
    /// Key 3 for languages.
    public static let keyboardLANG3 = UIKeyboardHIDUsage(rawValue: 146)
    /// Key 4 for languages.
    public static let keyboardLANG4 = UIKeyboardHIDUsage(rawValue: 147)
    /// Key 5 for languages.
    public static let keyboardLANG5 = UIKeyboardHIDUsage(rawValue: 148)
    /// Key 6 for languages.
    public static let keyboardLANG6 = UIKeyboardHIDUsage(rawValue: 149)
    /// Key 7 for languages.
    public static let keyboardLANG7 = UIKeyboardHIDUsage(rawValue: 150)
    /// Key 8 for languages.
    public static let keyboardLANG8 = UIKeyboardHIDUsage(rawValue: 151)
    /// Key 9 for languages.
    public static let keyboardLANG9 = UIKeyboardHIDUsage(rawValue: 152)
    /// Erase-Eaze.
    public static let keyboardAlternateErase = UIKeyboardHIDUsage(rawValue: 153)
    /// System request.
    public static let keyboardSysReqOrAttention = UIKeyboardHIDUsage(rawValue: 154)
    /// Cancel.
    public static let keyboardCancel = UIKeyboardHIDUsage(rawValue: 155)
    /// Clear.
    public static let keyboardClear = UIKeyboardHIDUsage(rawValue: 156)
    /// Prior.
    public static let keyboardPrior = UIKeyboardHIDUsage(rawValue: 157)
    /// Separator.
    public static let keyboardSeparator = UIKeyboardHIDUsage(rawValue: 159)
    /// Out.
    public static let keyboardOut = UIKeyboardHIDUsage(rawValue: 160)
    /// Oper.
    public static let keyboardOper = UIKeyboardHIDUsage(rawValue: 161)
    /// Clear or again.
    public static let keyboardClearOrAgain = UIKeyboardHIDUsage(rawValue: 162)
    /// CrSel or props.
    public static let keyboardCrSelOrProps = UIKeyboardHIDUsage(rawValue: 163)
    /// ExSel.
    public static let keyboardExSel = UIKeyboardHIDUsage(rawValue: 164)
    /// Where the key for hangul is on Korean keyboards: ``keyboardLANG1``.
    public static let keyboardHangul = keyboardLANG1
    /// Where the key for hanja is on Korean keyboards: ``keyboardLANG2``.
    public static let keyboardHanja = keyboardLANG2
    /// Where the key for kana is on Apple's Japanese keyboards: ``keyboardLANG1``.
    public static let keyboardKanaSwitch = keyboardLANG1
    /// Where the key for letters a to z is on Apple's Japanese keyboards: ``keyboardLANG2``.
    public static let keyboardAlphanumericSwitch = keyboardLANG2
    /// Where the key for katakana is: ``keyboardLANG3``.
    public static let keyboardKatakana = keyboardLANG3
    /// Where the key for hiragana is: ``keyboardLANG4``.
    public static let keyboardHiragana = keyboardLANG4
    /// Where the key for wide and narrow letters is: ``keyboardLANG5``.
    public static let keyboardZenkakuHankakuKanji = keyboardLANG5
}
