import Foundation

/// The program's menus, which nobody sees: their commands are given by keys, and a text does by keys what they hold.
@MainActor
final class MainMenu {
    private unowned let application: UIApplication
    private var built: (tree: MenuTree, revision: Int)?

    init(application: UIApplication) {
        self.application = application
    }

    /// The menus, built when they are first used and when the program wants it.
    private var tree: MenuTree {
        let revision = UIMenuSystem.main.revision
        if let built, built.revision == revision { return built.tree }
        let tree = MenuTree(.main, root: standard)
        // Known before it is complete, for a program that uses keys while it is asked.
        built = (tree, revision)
        tree.build(from: application)
        return tree
    }

    /// The commands that keys give.
    var keyCommands: [UIKeyCommand] { tree.elements() }

    /// Whether a text may do something by keys: the program has not taken it out of the menus.
    func allows(_ chord: TextChord) -> Bool {
        switch chord {
        case .undo, .redo: tree.menu(for: .undoRedo) != nil
        case .edit(let action): tree.elements().contains { (command: UICommand) in command.action.edit == action }
        }
    }

    private var standard: UIMenu {
        let words = application.words
        func menu(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
            UIMenu(identifier: identifier, options: .displayInline, children: children)
        }
        func commands(_ identifier: UIMenu.Identifier, _ actions: [EditAction]) -> UIMenu {
            menu(identifier, actions.map { UICommand(title: words[$0.word], action: UICommand.Action($0)) })
        }
        let edit = UIMenu(
            title: words[.edit], identifier: .edit,
            children: [
                menu(.undoRedo),
                commands(.standardEdit, [.cut, .copy, .paste, .pasteAndMatchStyle, .delete, .select, .selectAll]),
            ])
        let font = UIMenu(
            identifier: .font,
            children: [
                commands(.textStyle, [.toggleBoldface, .toggleItalics, .toggleUnderline]),
                commands(.textSize, [.increaseSize, .decreaseSize]),
            ])
        let format = UIMenu(title: words[.format], identifier: .format, children: [font])
        let others: [UIMenu.Identifier] = [.view, .window, .help]
        return UIMenu(
            identifier: .root,
            children: [UIMenu(identifier: .application), UIMenu(identifier: .file), edit, format]
                + others.map { UIMenu(identifier: $0) })
    }
}
