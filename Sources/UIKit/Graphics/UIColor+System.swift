extension UIColor {
    private convenience init(light: UInt32, lightAlpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1) {
        let lightColor = UIColor(rgb: light, alpha: lightAlpha)
        let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
        self.init(isConstant: true) { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// A ground that is lighter where a dark interface stands above what is behind it.
    private convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
        let (lightColor, darkColor) = (UIColor(rgb: light), UIColor(rgb: dark))
        let elevatedColor = UIColor(rgb: elevated)
        self.init(isConstant: true) {
            if $0.userInterfaceStyle != .dark { return lightColor }
            return $0.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    /// A colour with opaque ones in its place where contrast is high.
    private convenience init(
        light: UInt32, lightAlpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1,
        highContrast high: (light: UInt32, dark: UInt32)
    ) {
        let normal = UIColor(light: light, lightAlpha: lightAlpha, dark: dark, darkAlpha: darkAlpha)
        let strong = UIColor(light: high.light, dark: high.dark)
        self.init(isConstant: true) { $0.accessibilityContrast == .high ? strong : normal }
    }

    convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    // MARK: Fixed colours

    /// Opaque black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Opaque white.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(rgb: 0xFF0000)
    /// Pure green.
    public static let green = UIColor(rgb: 0x00FF00)
    /// Pure blue.
    public static let blue = UIColor(rgb: 0x0000FF)
    /// Green and blue.
    public static let cyan = UIColor(rgb: 0x00FFFF)
    /// Red and green.
    public static let yellow = UIColor(rgb: 0xFFFF00)
    /// Red and blue.
    public static let magenta = UIColor(rgb: 0xFF00FF)
    /// Red and half of green.
    public static let orange = UIColor(rgb: 0xFF8000)
    /// Half of red and half of blue.
    public static let purple = UIColor(rgb: 0x800080)
    /// A brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// For text on a dark ground, whatever the interface.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// For text on a light ground, whatever the interface.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Colours that follow the interface

    /// The usual tint.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF))
    /// For what is wrong or destroys.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961))
    /// For what is right or on.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B))
    /// For what needs care.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340))
    /// A yellow.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// A brown that follows the interface.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// A cyan that follows the interface.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// A green that is nearly blue.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// A teal.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    /// An indigo.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// A purple.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// A pink.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// The strongest of six greys.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// The second of six greys, each nearer to the background.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// The third of six greys.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// The fourth of six greys.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// The fifth of six greys.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// The faintest of six greys.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    /// Text of the first rank.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(
        light: 0x3C3C43, lightAlpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6, highContrast: (0x3C3C43, 0xD1D1D6))
    /// Text of the third rank. Too faint for text that must be read.
    public static let tertiaryLabel = UIColor(
        light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3, highContrast: (0x54545A, 0xAEAEB2))
    /// Text of the fourth rank. Too faint for text that must be read.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, lightAlpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
    /// Hints in empty fields. Darker than on iOS: 4.5 to 1 on the field's ground, so that everybody can read them.
    public static let placeholderText = UIColor(light: 0x6C6C70, dark: 0x98989F, highContrast: (0x48484A, 0xC7C7CC))
    /// Links.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF, highContrast: (0x0040DD, 0x409CFF))
    /// Lines between things, which let some of the ground through.
    public static let separator = UIColor(
        light: 0x3C3C43, lightAlpha: 0.29, dark: 0x545458, darkAlpha: 0.6, highContrast: (0x6C6C70, 0x98989F))
    /// Lines between things.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A, highContrast: (0x6C6C70, 0x98989F))

    /// The ground of an interface.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    /// Groups on the ground.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// Things in groups on the ground.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    /// The ground of an interface that consists of groups.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    /// Groups on a grouped ground.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// Things in groups on a grouped ground.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(light: 0x767680, lightAlpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
    /// The fill of small shapes.
    public static let systemFill = UIColor(light: 0x787880, lightAlpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
    /// The fill of middling shapes.
    public static let secondarySystemFill = UIColor(light: 0x787880, lightAlpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
    /// The fill of very large shapes.
    public static let quaternarySystemFill = UIColor(
        light: 0x747480, lightAlpha: 0.08, dark: 0x767680, darkAlpha: 0.18)

    /// What is wrong with a field's text: 4.5 to 1 on the grounds of forms.
    static let fieldFault = UIColor(light: 0xD70015, dark: 0xFF6961)
    /// The line around a field: 3 to 1 on the ground, so that everybody can see where to tap.
    static let fieldOutline = UIColor(light: 0x8A8A8E, dark: 0x7C7C80, highContrast: (0x3C3C43, 0xD1D1D6))

    /// The ring around what a keypad has the focus on: 3 to 1 on the grounds of views and of the keyboard, and on keys.
    static let focusRing = UIColor(light: 0x0040A0, dark: 0xFFFFFF, highContrast: (0x0040A0, 0xFFD60A))
    /// The line inside of the ring, for places in a colour like its own: 3 to 1 beside the ring.
    static let focusRingLine = UIColor(light: 0xFFFFFF, dark: 0x000000)

    /// What lies on a fill and is slid over it: the chosen segment, buttons of a stepper.
    static let raisedFill = UIColor(light: 0xFFFFFF, dark: 0x636366)
    /// The line that something slides along: 3 to 1 on the ground where contrast is high.
    static let controlTrack = UIColor(
        light: 0x787880, lightAlpha: 0.2, dark: 0x787880, darkAlpha: 0.36, highContrast: (0x8A8A8E, 0x7C7C80))

    // MARK: Selecting

    /// The edge of the loupe.
    static let loupeEdge = UIColor(light: 0x000000, lightAlpha: 0.18, dark: 0xFFFFFF, darkAlpha: 0.3)
    /// The ground of an edit menu.
    static let menuFill = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// The edge of an edit menu, which tells it from a ground of the same colour.
    static let menuEdge = UIColor(
        light: 0x000000, lightAlpha: 0.14, dark: 0xFFFFFF, darkAlpha: 0.18, highContrast: (0x3C3C43, 0xD1D1D6))
    /// An entry of a menu that a finger is on.
    static let menuHighlight = UIColor(light: 0xE5E5EA, dark: 0x48484A)
    /// An entry that destroys something: 4.5 to 1 on a menu's ground, which the usual red is not.
    static let menuDestructive = UIColor(light: 0xD70015, dark: 0xFF6961)

    // MARK: What is found

    /// Behind what was found and is at hand. The letters on it stay as they are, so in the dark it is a dark amber.
    static let foundText = UIColor(light: 0xFFD60A, dark: 0x8F6400)
    /// Behind all else that was found.
    static let otherFoundText = UIColor(light: 0xFFD60A, lightAlpha: 0.35, dark: 0xFFD60A, darkAlpha: 0.24)

    // MARK: The keyboard

    static let keyboardBackground = UIColor(light: 0xD1D4DA, dark: 0x2B2B2B, highContrast: (0xD1D4DA, 0x000000))
    /// Small words on the keyboard's ground that explain others.
    static let keyboardNote = UIColor(light: 0x505056, dark: 0xB4B4BA, highContrast: (0x1C1C1E, 0xEBEBF0))
    static let keyFill = UIColor(light: 0xFFFFFF, dark: 0x6B6B6B, highContrast: (0xFFFFFF, 0x2C2C2E))
    /// Buttons on the keyboard's ground: 4.5 to 1, which the usual tint is not.
    static let barButton = UIColor(light: 0x0055B8, dark: 0x409CFF, highContrast: (0x0040A0, 0x6CB4FF))
    static let specialKeyFill = UIColor(light: 0xABB0BC, dark: 0x474747, highContrast: (0xABB0BC, 0x000000))
    /// The edge of a key where contrast is high: 3 to 1 on the keyboard's ground.
    static let keyOutline = UIColor(
        light: 0x000000, lightAlpha: 0, dark: 0xFFFFFF, darkAlpha: 0, highContrast: (0x000000, 0xFFFFFF))
    /// A shift key that is on, and its arrow: light in the dark, too, where letters' keys are not.
    static let shiftFill = UIColor(light: 0xFFFFFF, dark: 0xD9D9DC, highContrast: (0xFFFFFF, 0xFFFFFF))
    static let shiftInk = UIColor(light: 0x000000, dark: 0x000000, highContrast: (0x000000, 0x000000))
    /// Letters on the tint.
    static let prominentInk = UIColor(light: 0xFFFFFF, dark: 0xFFFFFF, highContrast: (0xFFFFFF, 0x000000))
    static let keyShadow = UIColor(light: 0x898A8D, dark: 0x1A1A1A)
}
