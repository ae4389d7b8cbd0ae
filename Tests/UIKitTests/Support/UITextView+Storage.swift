import UIKit

extension UITextView {
    /// A view of a storage, 300 points wide, in which what is typed stays as it is.
    static func showing(_ storage: NSTextStorage, height: CGFloat) -> UITextView {
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 280, height: 1000)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: height), textContainer: container)
        (view.autocapitalizationType, view.autocorrectionType) = (.none, .no)
        return view
    }
}
