/// What the buttons that every program has say and show.
extension UIBarButtonItem.SystemItem {
    /// What the button says, in the language of the bar; `nil` for room.
    func title(in words: Words) -> String? {
        switch self {
        case .done: words[.done]
        case .cancel: words[.cancel]
        case .edit: words[.edit]
        case .save: words[.save]
        case .add: words[.add]
        case .search: words[.search]
        case .stop, .close: words[.close]
        case .trash: words[.delete]
        case .undo: words[.undo]
        case .redo: words[.redo]
        case .refresh: words[.refresh]
        case .play: words[.play]
        case .pause: words[.pause]
        case .rewind: words[.rewind]
        case .leftArrow, .previousArrow, .upArrow: words[.previousField]
        case .rightArrow, .nextArrow, .downArrow: words[.nextField]
        case .fastForward: words[.fastForward]
        case .compose: words[.compose]
        case .reply: words[.reply]
        case .action: words[.action]
        case .organize: words[.organize]
        case .bookmarks: words[.bookmarks]
        case .camera: words[.camera]
        case .flexibleSpace, .fixedSpace: nil
        }
    }

    /// The symbols of those that show one instead of words.
    private static let symbols: [Self: String] = [
        .add: "plus", .stop: "xmark", .close: "xmark", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .compose: "square.and.pencil",
        .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
        .search: "magnifyingglass", .refresh: "arrow.clockwise", .camera: "camera", .trash: "trash",
        .undo: "arrow.uturn.backward", .redo: "arrow.uturn.forward", .leftArrow: "chevron.left",
        .previousArrow: "chevron.left", .rightArrow: "chevron.right", .nextArrow: "chevron.right",
        .upArrow: "chevron.up", .downArrow: "chevron.down",
    ]

    /// The item that a symbol, filled or not, stands for in bars: what a button that shows nothing else is called by.
    static func named(bySymbol name: String) -> Self? {
        let plain = name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" }.joined(separator: ".")
        // Arrows lead wherever a program has them lead.
        let found = symbols.filter { $0.rawValue < 100 && ($1 == name || $1 == plain || $1 == plain + ".fill") }.keys
        // Of two with one symbol the one that UIKit names first.
        return found.min { $0.rawValue < $1.rawValue }
    }

    /// The symbol that the button shows where no picture was set; `nil` where it shows words.
    var image: UIImage? { Self.symbols[self].flatMap { UIImage(systemName: $0) } }
}

extension UIImage {
    /// The button that a symbol stands for.
    var systemItem: UIBarButtonItem.SystemItem? {
        guard case .symbol(let symbol) = content else { return nil }
        return .named(bySymbol: symbol.drawing.name)
    }
}
