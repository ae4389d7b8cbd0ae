import Foundation

/// The commands that a controller gives to hardware keys.
extension UIViewController {
    /// Adds a command. It is looked for beside those of ``keyCommands``, also where a subclass has its own there.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        removeKeyCommand(keyCommand)
        addedKeyCommands.append(keyCommand)
    }

    /// Takes a command away that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}
