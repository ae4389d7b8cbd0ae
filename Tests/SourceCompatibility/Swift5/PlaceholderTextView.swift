import QuartzCore
import UIKit

/// A text view with a placeholder that grows with its text, as libraries for iOS have it.
open class PlaceholderTextView: UITextView {
    private let placeholderLabel = UILabel()
    private var observer: NSObjectProtocol?

    open var placeholder: String? {
        didSet { placeholderLabel.text = placeholder }
    }

    open override var text: String! {
        didSet { textDidChange() }
    }

    open override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        layer.cornerRadius = 4
        layer.borderColor = UIColor.lightGray.cgColor
        placeholderLabel.textColor = UIColor.darkText
        placeholderLabel.attributedText = NSMutableAttributedString()
        addSubview(placeholderLabel)
        observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.textDidChange() }
        }
    }

    /// Unarchiving is not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        if let observer = observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeholderLabel.frame = bounds.insetBy(dx: 5, dy: 8)
    }

    var isPlaceholderHidden: Bool { return placeholderLabel.isHidden }

    private func textDidChange() {
        placeholderLabel.isHidden = !text.isEmpty
        delegate?.textViewDidChange?(self)
        delegate?.scrollViewDidScroll?(self)
    }
}
