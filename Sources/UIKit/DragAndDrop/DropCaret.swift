import Foundation

/// The bar where something would be dropped. It does not blink.
@MainActor
final class DropCaret {
    private lazy var bar = UIView()
    private var isShown = false

    func show(at place: CGRect?, in text: UIView) {
        guard let place, place.isFinite else { return hide() }
        isShown = true
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = CaretView.width / 2
        if bar.superview !== text { text.addSubview(bar) }
        bar.backgroundColor = text.tintColor
        bar.place(at: place, transform: .identity)
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        bar.removeFromSuperview()
    }
}
