import Foundation

extension UIViewController {
    /// The ``editButtonItem``, made when it is first asked for.
    var editButton: UIBarButtonItem {
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
