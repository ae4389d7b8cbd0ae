extension UINib {
    /// Says what the nib of a name holds: what the file of that name has on iOS, made in code. An addition to UIKit.
    ///
    ///     UINib.define("NameCell") { _ in [NameCell(style: .default, reuseIdentifier: "name")] }
    ///
    /// - Parameter contents: Makes the objects at the top, anew each time, in the file's order; it sets the outlets too. It is
    ///   handed the owner.
    public static func define(_ name: String, contents: @escaping (_ owner: Any?) -> [Any]) {
        remember(name, contents)
    }
}
