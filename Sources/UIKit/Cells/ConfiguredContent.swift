import Foundation

/// Shows a configuration inside a view of a cell, a header or a footer, as large as that.
@MainActor
final class ConfiguredContent {
    private unowned let holder: UIView
    private var view: (any UIView & UIContentView)?

    init(in holder: UIView) {
        self.holder = holder
    }

    var configuration: (any UIContentConfiguration)? {
        didSet { show() }
    }

    /// Takes the room that the content has, before it is measured.
    func fit(width: CGFloat) {
        (view as? UIListContentView)?.arrange(in: width)
    }

    /// From the edge where reading begins to the texts, in points; `nil` for a view of the program's own.
    var textStart: CGFloat? { (view as? UIListContentView)?.textStart }

    private func show() {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: holder.topAnchor),
            view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        ])
    }
}
