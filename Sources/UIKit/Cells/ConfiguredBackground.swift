import Foundation

/// A cell, a header or a footer behind whose content a background configuration can stand.
@preconcurrency @MainActor
protocol ConfiguredBackgroundHolder: UIView {
    var backgroundView: UIView? { get set }
    /// What shows the configuration, while there is one.
    var shownBackground: ConfiguredBackground? { get set }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    /// What configurations depend on.
    var backgroundState: any UIConfigurationState { get }
    /// Takes every other ground away.
    func clearGrounds()
}

extension ConfiguredBackgroundHolder {
    /// Shows another configuration, as it is in the present state, in front of every other ground.
    /// - Parameter clearsOthers: Whether other grounds are taken away: where the program has set the configuration.
    func show(_ configuration: UIBackgroundConfiguration?, clearsOthers: Bool = true) {
        guard let configuration else {
            shownBackground?.removeFromSuperview()
            return shownBackground = nil
        }
        if shownBackground == nil {
            if clearsOthers { clearGrounds() }
            let background = ConfiguredBackground()
            shownBackground = background
            insertSubview(background, at: 0)
        }
        shownBackground?.configuration =
            automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: backgroundState) : configuration
        shownBackground?.place(in: self)
    }

    func clearGrounds() { (backgroundView, backgroundColor) = (nil, nil) }

    /// Changes the configuration to what it is in the present state.
    func updateBackground() {
        guard automaticallyUpdatesBackgroundConfiguration, let configuration = shownBackground?.configuration else {
            return
        }
        show(configuration)
    }
}

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
    private let line = UIView()
    private var content: UIView?
    /// The corners where the configuration names none.
    var groupCorners = GroupCorners() { didSet { if groupCorners != oldValue { updateCorners() } } }

    var configuration = UIBackgroundConfiguration.clear() {
        didSet {
            // Another cell may have taken the view.
            let isTaken = content.map { $0.superview !== self } ?? false
            if configuration != oldValue || isTaken { show() }
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes its place in what it stands behind.
    func place(in holder: UIView) {
        let insets = configuration.backgroundInsets.resolved(holder.effectiveUserInterfaceLayoutDirection)
        let place = holder.bounds.inset(by: insets)
        if frame != place { frame = place }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let outset = configuration.strokeOutset
        line.frame = bounds.insetBy(dx: -outset, dy: -outset)
        content?.frame = bounds
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        line.isHidden = configuration.strokeWidth <= 0
        line.layer.borderWidth = configuration.strokeWidth
        line.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
        if content !== configuration.customView || content.map({ $0.superview !== self }) == true {
            if content?.superview === self { content?.removeFromSuperview() }
            content = configuration.customView
            if let content { insertSubview(content, at: 0) }
        }
        updateCorners()
        setNeedsLayout()
    }

    private func updateCorners() {
        let own = configuration.cornerRadius
        // A view of the program's may have corners of its own.
        for view in [self, line, own > 0 || groupCorners.areThere ? content : nil].compactMap(\.self) {
            groupCorners.round(view)
            if own > 0 { (view.layer.cornerRadius, view.layer.maskedCorners) = (own, .all) }
            if view === content { view.clipsToBounds = true }
        }
        if line.layer.cornerRadius > 0 {
            line.layer.cornerRadius = max(0, line.layer.cornerRadius + configuration.strokeOutset)
        }
    }
}
