import Foundation

extension UIViewController {
    /// A button for a bar that begins and ends editing: it says "Edit" and "Done", and calls ``setEditing(_:animated:)``.
    public var editButtonItem: UIBarButtonItem {
        if let madeEditButton { return madeEditButton }
        let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        madeEditButton = item
        return item
    }
}
