import Foundation

// Cells are made of classes that a program names when it runs. Swift lets an initialiser be called on such a class only when it
// is `required`, and then all subclasses would have to say so of theirs, which those written for iOS do not. An initialiser that
// is inherited takes the class as an argument all the same, and calls what the class has made of `init(style:reuseIdentifier:)`.
// So each of the two below is declared twice by one name: as what it is, and as a method of the class, which is called in the
// same way. A class that has no such initialiser ends the program with a sentence that says so.

extension UITableViewCell {
    @_silgen_name("typecase_make_table_cell")
    convenience init(identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// A cell of this class.
    @_silgen_name("typecase_make_table_cell")
    class func made(identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("typecase_make_table_view")
    convenience init(identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// A header or footer of this class.
    @_silgen_name("typecase_make_table_view")
    class func made(identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UINib {
    /// The cell that the nib holds.
    func cell(_ identifier: String) -> UITableViewCell {
        guard let cell = instantiate(withOwner: nil).first as? UITableViewCell else {
            preconditionFailure("UITableView: a nib that is registered for cells must hold one, and nothing before it")
        }
        cell.takeIdentifier(identifier)
        return cell
    }

    /// The header or footer that the nib holds.
    func headerFooterView(_ identifier: String) -> UITableViewHeaderFooterView {
        guard let view = instantiate(withOwner: nil).first as? UITableViewHeaderFooterView else {
            preconditionFailure(
                "UITableView: a nib that is registered for headers and footers must hold one, and nothing before it")
        }
        view.takeIdentifier(identifier)
        return view
    }
}
