import Foundation

/// What a header or a footer knows of where it stands.
struct EdgePlace: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    /// Whether it belongs to the first section.
    var isFirst = false
    /// How far words keep from the edges, in points.
    var margin: CGFloat = 16
}

/// Stands above or below a section of a table, with words of its own, with what a program puts into ``contentView``, or with a
/// content configuration.
///
/// Difference from UIKit: words of grouped tables' headers are written as they are given.
open class UITableViewHeaderFooterView: UIView, ConfiguredBackgroundHolder {
    private var identifier: String?
    private let content = UIView()
    private var title: UILabel?
    private var note: UILabel?
    private var place = EdgePlace()

    /// Creates a view.
    /// - Parameter reuseIdentifier: By what it is found when it is to stand elsewhere; `nil` for a view that is used once.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        content.frame = bounds
        addSubview(content)
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }

    /// Creates a view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// By what the view is found when it is to stand elsewhere.
    open var reuseIdentifier: String? { identifier }

    /// Takes the identifier for which it was registered, where it was made without one.
    func takeIdentifier(_ new: String) {
        if identifier == nil { identifier = new }
    }

    /// The view is about to stand elsewhere. The default does nothing.
    open func prepareForReuse() {}

    /// What a program puts its own views into.
    open var contentView: UIView { content }

    /// The words.
    open var textLabel: UILabel? {
        if let title { return title }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        title = label
        content.addSubview(label)
        updateLooks()
        return label
    }

    /// Further words, below the first.
    open var detailTextLabel: UILabel? {
        if let note { return note }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        note = label
        content.addSubview(label)
        return label
    }

    private var configured: ConfiguredContent?

    /// What the view shows by itself where it stands, without any text yet; before it has stood below a section, as above one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if place.style == .plain { return place.isHeader ? .plainHeader() : .plainFooter() }
        return place.isHeader ? .groupedHeader() : .groupedFooter()
    }

    /// What the view shows, in ``contentView``; `nil`, the default, for what the program puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set {
            guard newValue != nil || configured != nil else { return }
            let shown = configured ?? ConfiguredContent(in: content)
            configured = shown
            shown.configuration = newValue?.updated(for: configurationState)
            setNeedsLayout()
        }
    }

    /// The state that configurations depend on.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let shown = configured?.configuration { contentConfiguration = shown }
    }

    /// Is about to stand in a table of a style.
    func takeStyle(_ style: UITableView.Style) {
        place.style = style
    }

    /// A view behind the content, as large as the whole.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if backgroundView != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    final var shownBackground: ConfiguredBackground?
    final var backgroundState: any UIConfigurationState { configurationState }

    /// What is painted behind the content; `nil`, the default, for ``backgroundView`` and the view's own colour. Setting it takes
    /// those away, and ``backgroundView`` takes it away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { shownBackground?.configuration }
        set { show(newValue) }
    }

    /// Whether ``backgroundConfiguration`` is asked what it is like in the view's state. The default is yes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What is painted behind a header or a footer of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Takes a place in a table.
    func take(_ place: EdgePlace) {
        let isOther = place != self.place
        self.place = place
        if backgroundColor == nil, shownBackground == nil, place.style == .plain { backgroundColor = .systemBackground }
        if isOther || title?.font == nil { updateLooks() }
        setNeedsLayout()
    }

    private func updateLooks() {
        guard let title else { return }
        let isPlainHeader = place.style == .plain && place.isHeader
        title.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote)
        title.textColor = isPlainHeader ? .label : .secondaryLabel
        title.accessibilityTraits = place.isHeader ? .header : .staticText
    }

    // MARK: Layout

    private var topInset: CGFloat {
        guard place.style != .plain else { return 6 }
        return place.isHeader ? 18 : 8
    }
    private static let bottomInset: CGFloat = 6

    private func sizes(width: CGFloat) -> (title: CGFloat, note: CGFloat) {
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, configured?.configuration == nil, !(label.text ?? "").isEmpty else { return 0 }
            let room = CGSize(width: max(0, width - 2 * place.margin), height: .greatestFiniteMagnitude)
            return label.sizeThatFits(room).height
        }
        return (height(title), height(note))
    }

    /// The height that the view wants for itself in a width.
    func wantedHeight(width: CGFloat) -> CGFloat {
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 && height.isFinite ? height : 28
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard content.hasConstraintsBelow else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        configured?.fit(width: targetSize.width)
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (title, note) = sizes(width: size.width)
        return CGSize(
            width: size.width, height: title + note == 0 ? 28 : max(28, topInset + title + note + Self.bottomInset))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        shownBackground?.place(in: self)
        content.frame = bounds
        let direction = effectiveUserInterfaceLayoutDirection
        let heights = sizes(width: bounds.width)
        // Words of a header stand at its bottom, near their rows.
        let free = bounds.height - heights.title - heights.note
        var y = place.isHeader ? free - min(Self.bottomInset, free / 2) : min(topInset, free / 2)
        for (label, height) in [(title, heights.title), (note, heights.note)] {
            if let configured { label?.isHidden = configured.configuration != nil }
            label?.frame = CGRect(
                x: place.margin, y: y.rounded(), width: max(0, bounds.width - 2 * place.margin), height: height
            ).flipped(for: direction, in: bounds)
            y += height
        }
    }
}
