import Foundation

/// What a cell knows of its table and of where in it the cell stands.
struct CellPlace: Equatable {
    var style = UITableView.Style.plain
    /// Whether it is the first one of its section.
    var isFirst = false
    /// Whether it is the last one of its section.
    var isLast = false
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    var separatorColor = UIColor.separator
    /// What the program has set for the table.
    var separatorInset: UIEdgeInsets?
    /// Whether that counts from where words begin.
    var isInsetAutomatic = false
    /// How far words keep from the edges, in points.
    var margin: CGFloat = 16
    /// Whether a tap does something.
    var isSelectable = false
}

/// Where a cell's own words and picture are in its content, from left to right, and how high that is.
@MainActor
struct CellArrangement {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero
    /// How high the content is with all that keeps it from the edges.
    private(set) var height: CGFloat = 0
    /// Where the words begin.
    private(set) var textStart: CGFloat

    /// The least height, in points.
    static let leastHeight: CGFloat = 44
    private static let padding: CGFloat = 11
    private static let gap: CGFloat = 16
    /// The width of the first words of ``UITableViewCell/CellStyle/value2``.
    private static let nameWidth: CGFloat = 92

    /// Arranges what a cell has in a width; in a height where one is given.
    init(_ cell: UITableViewCell, width: CGFloat, height given: CGFloat? = nil, trailing: CGFloat) {
        let margin = cell.place.margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        textStart = margin
        let picture = cell.shownPicture.map { $0.sizeThatFits(.zero) } ?? .zero
        if picture.width > 0 { textStart += picture.width + Self.gap }
        let room = max(0, width - textStart - trailing)
        let (title, note) = (cell.shownTitle, cell.shownNote)
        switch cell.style {
        case .default, .subtitle: stack(title, note, room)
        case .value1:
            let (a, b) = (Self.size(title, room), Self.size(note, room))
            if title != nil, note != nil, a.width + Self.gap + b.width > room {
                // What does not fit side by side stands one below the other.
                stack(title, note, room)
            } else {
                let row = max(a.height, b.height)
                text = CGRect(x: textStart, y: (row - a.height) / 2, width: a.width, height: a.height)
                detail = CGRect(
                    x: textStart + room - b.width, y: (row - b.height) / 2, width: b.width, height: b.height)
            }
        case .value2:
            let name = min(Self.nameWidth, room)
            let a = Self.size(title, name)
            let x = textStart + name + 6
            let b = Self.size(note, max(0, textStart + room - x))
            let row = max(a.height, b.height)
            text = CGRect(x: textStart + name - a.width, y: (row - a.height) / 2, width: a.width, height: a.height)
            detail = CGRect(x: x, y: (row - b.height) / 2, width: b.width, height: b.height)
        }
        let words = max(text.maxY, detail.maxY)
        height = max(Self.leastHeight, words + 2 * Self.padding, picture.height + 2)
        let middle = (given ?? height) / 2
        let top = ((middle - words / 2) * cell.screenScale).rounded() / cell.screenScale
        text.origin.y += top
        detail.origin.y += top
        image = CGRect(
            x: margin, y: middle - picture.height / 2, width: picture.width, height: picture.height)
    }

    private mutating func stack(_ title: UILabel?, _ note: UILabel?, _ room: CGFloat) {
        let (a, b) = (Self.size(title, room), Self.size(note, room))
        text = CGRect(x: textStart, y: 0, width: title == nil ? 0 : room, height: a.height)
        detail = CGRect(
            x: textStart, y: a.height + (a.height > 0 && b.height > 0 ? 2 : 0), width: note == nil ? 0 : room,
            height: b.height)
    }

    private static func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(width, size.width.rounded(.up)), height: size.height)
    }
}
