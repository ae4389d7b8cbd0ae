/// The names that UIKit gives to menus. Those that a program finds in the main menu are said at
/// ``UIResponder/buildMenu(with:)``; the others are names for menus of the program's own.
extension UIMenu.Identifier {
    /// The menu that all others are in.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The program.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// Documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// What is done to what is selected.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// How things are shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About the program.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// Settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Services.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding the program.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Ending the program.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// A new window.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Documents that were open.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Undo and redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste, select.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Replacing words by what they may be meant for.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Filling in passwords and addresses. There is no such menu here, so that to take it out changes nothing.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
    /// Sharing.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic, underlined.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Showing the spelling.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// How spelling is checked.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// What takes the place of what is typed.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Showing what takes the place of what is typed.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// Quotes, dashes and the like.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Capitals and small letters.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Reading aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Looking words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// How text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Larger and smaller.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying and pasting styles.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Directions and alignments.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Directions.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// Alignments.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// Toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The whole screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Minimizing and zooming.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// All windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
