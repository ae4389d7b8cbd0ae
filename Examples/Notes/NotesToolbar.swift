import UIKit

/// The bar above the text: the note's name, and what can be done with it.
final class NotesToolbar: UIView {
    /// What can be done.
    enum Command: String, CaseIterable {
        case undo = "Undo"
        case redo = "Redo"
        case bold = "B"
        case italic = "I"
        case underline = "U"
        case find = "Find"
        case save = "Save"

        var label: String {
            switch self {
            case .bold: "Bold"
            case .italic: "Italic"
            case .underline: "Underline"
            default: rawValue
            }
        }
    }

    /// Does what a button says.
    var perform: ((Command) -> Void)?
    private let title = UILabel()
    private let buttons = UIStackView()
    private let line = UIView()
    private var byCommand: [Command: UIButton] = [:]

    /// The height of a row of buttons, in points.
    static let rowHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.lineBreakMode = .byTruncatingMiddle
        line.backgroundColor = .separator
        buttons.distribution = .fillEqually
        for command in Command.allCases {
            let button = UIButton(type: .system)
            button.setTitle(command.rawValue, for: .normal)
            button.titleLabel?.font = font(of: command)
            button.accessibilityLabel = command.label
            button.accessibilityIdentifier = command.rawValue.lowercased()
            button.addAction(UIAction { [weak self] _ in self?.perform?(command) }, for: .touchUpInside)
            byCommand[command] = button
            buttons.addArrangedSubview(button)
        }
        for part in [title, buttons, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func font(of command: Command) -> UIFont {
        switch command {
        case .bold: .boldSystemFont(ofSize: 17)
        case .italic: .italicSystemFont(ofSize: 17)
        default: .systemFont(ofSize: 17)
        }
    }

    /// Shows the note's name, whether it is saved, and what can be undone.
    func show(_ name: String, isEdited: Bool, canUndo: Bool, canRedo: Bool) {
        title.text = isEdited ? "\(name), edited" : name
        byCommand[.undo]?.isEnabled = canUndo
        byCommand[.redo]?.isEnabled = canRedo
        byCommand[.save]?.isEnabled = isEdited
    }

    /// One row where there is room for it, otherwise two.
    func height(for width: CGFloat) -> CGFloat {
        width >= 720 ? Self.rowHeight : Self.rowHeight * 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.height <= Self.rowHeight
        let half = isWide ? bounds.width * 0.35 : bounds.width
        title.textAlignment = isWide ? .natural : .center
        title.frame = CGRect(x: 16, y: 0, width: half - 32, height: Self.rowHeight)
        buttons.frame = CGRect(
            x: isWide ? half : 0, y: isWide ? 0 : Self.rowHeight, width: isWide ? bounds.width - half : bounds.width,
            height: Self.rowHeight)
        let hairline = 1 / max(1, UIScreen.main.scale)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
