import Foundation

/// Shows a row of a table: with words and a picture of its own, with what a program puts into ``contentView``, or with a content
/// configuration.
open class UITableViewCell: UIView, ConfiguredCell {
    let style: CellStyle
    private var identifier: String?
    private let content = UIView()
    private var title: UILabel?
    private var note: UILabel?
    private var picture: UIImageView?
    private var accessory: CellAccessory?
    private let rule = UIView()
    private let topRule = UIView()
    private var usualGround: UIView?
    private var isSelectedNow = false
    private var isHighlightedNow = false
    /// Whether it has been told to the delegate that the cell is seen.
    var isAnnounced = false
    /// What the cell shows while its table is edited.
    let editing = CellEditing()
    /// The accessory view that is shown.
    private var shownAccessoryView: UIView?
    /// Where the cell stands in its table.
    var place = CellPlace() {
        didSet {
            guard place != oldValue else { return }
            updateCorners()
            setNeedsLayout()
        }
    }

    /// Creates a cell.
    /// - Parameters:
    ///   - style: Which words it has by itself.
    ///   - reuseIdentifier: By what it is found when it is to show another row; `nil` for a cell that is used once.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellArrangement.leastHeight))
        content.frame = bounds
        addSubview(content)
        for rule in [rule, topRule] {
            rule.isUserInteractionEnabled = false
            rule.isHidden = true
            addSubview(rule)
        }
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    /// Creates a cell of the default style without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// By what the cell is found when it is to show another row.
    open var reuseIdentifier: String? { identifier }

    /// Takes the identifier for which it was registered, where it was made without one.
    func takeIdentifier(_ new: String) {
        if identifier == nil { identifier = new }
    }

    /// The cell is about to show another row. The default does nothing.
    open func prepareForReuse() {}

    /// Brings the cell to what it was before it showed a row.
    func willBeUsedAgain() {
        Animator.withoutAnimation {
            setHighlighted(false, animated: false)
            setSelected(false, animated: false)
        }
        setNeedsUpdateConfiguration()
        prepareForReuse()
    }

    // MARK: Parts

    /// What a program puts its own views into.
    open var contentView: UIView { content }

    /// The words of the cell.
    open var textLabel: UILabel? {
        if let title { return title }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        title = label
        add(label)
        return label
    }

    /// The further words of the cell; `nil` with the default style.
    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let note { return note }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        if style != .value2 { label.textColor = .secondaryLabel }
        note = label
        add(label)
        return label
    }

    /// The picture of the cell, before its words.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let view = UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        view.isHighlighted = showsSelection
        picture = view
        content.addSubview(view)
        return view
    }

    // MARK: Configuration

    var configured: ConfiguredContent?
    var needsConfiguration = true

    /// What the cell shows by itself in its style, without any text yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// What the cell shows, in ``contentView``; `nil`, the default, for what the program puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { show(newValue) }
    }

    /// Whether ``contentConfiguration`` is asked what it is like in the cell's state, when it is set and whenever that is another
    /// one. The default is yes.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state that configurations depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isEditing, state.isSwiped) = (editing.isInTable, editing.isSwiped)
        return state
    }

    /// Is given a cell, and the state that it is in.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Changes the configuration to what it should be in a state, before the cell is laid out next, whenever that is another one.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for ``updateConfiguration(using:)`` before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration to what it should be in a state: calls the handler. Subclasses call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    final var shownBackground: ConfiguredBackground?

    /// What is painted behind the content and the accessory; `nil`, the default, for ``backgroundView`` and the cell's own colour. Setting
    /// it takes those away, and views behind the content take it away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { shownBackground?.configuration }
        set {
            show(newValue)
            updateCorners()
            updateSelection(animated: false)
        }
    }

    /// Whether ``backgroundConfiguration`` is asked what it is like in the cell's state, when it is set and whenever that is another
    /// one. The default is yes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What is painted behind a cell of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    private func add(_ label: UILabel) {
        label.adjustsFontForContentSizeCategory = true
        label.isHighlighted = showsSelection
        content.addSubview(label)
    }

    /// The parts that have something to show.
    var shownTitle: UILabel? { title.flatMap { isConfigured || ($0.text ?? "").isEmpty ? nil : $0 } }
    var shownNote: UILabel? { note.flatMap { isConfigured || ($0.text ?? "").isEmpty ? nil : $0 } }
    var shownPicture: UIImageView? { picture.flatMap { isConfigured || $0.image == nil ? nil : $0 } }
    private var isConfigured: Bool { configured?.configuration != nil }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            exchangeGround(oldValue, backgroundView)
        }
    }

    /// A view behind the content that is there while the cell is selected or a finger is on it. The default is grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            usualGround?.removeFromSuperview()
            updateSelection(animated: false)
        }
    }

    private func exchangeGround(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Behind the content

    /// What stands behind the content by itself. The default is nothing.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }

    /// A view of the program's behind the content, as large as it is, instead of ``accessoryType``.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { updateAccessory() } } }

    /// What stands behind the content while the table is edited. The default is nothing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { updateAccessory() } }
    }

    /// A view of the program's behind the content while the table is edited, instead of ``editingAccessoryType``.
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { updateAccessory() } } }

    /// Shows what belongs behind the content now.
    func updateAccessory() {
        let view = editing.isInTable ? editingAccessoryView : accessoryView
        if view !== shownAccessoryView {
            if shownAccessoryView?.superview === self { shownAccessoryView?.removeFromSuperview() }
            shownAccessoryView = view
            if let view { addSubview(view) }
        }
        let type = editing.isInTable ? editingAccessoryType : accessoryType
        if type != accessory?.type ?? .none {
            accessory?.removeFromSuperview()
            accessory = type == .none ? nil : CellAccessory(type) { [weak self] in self?.accessoryTapped() }
            if let accessory { addSubview(accessory) }
        }
        setNeedsLayout()
    }

    /// The table that the cell is in.
    var table: UITableView? { superview as? UITableView }

    private func accessoryTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Editing

    /// Whether the cell's row is edited: the whole table is, or the row was swiped away. Setting it edits no row.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows that the row is edited, or no more. Subclasses call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        showEditing(editing, animated: animated)
    }

    /// What a person can do with the row while the table is edited: what the delegate has said.
    open var editingStyle: EditingStyle { editing.row.style }

    /// Whether the buttons of a row that was swiped away are there.
    open var showingDeleteConfirmation: Bool { editing.isSwiped }

    /// Whether the content makes room for the round button. The default is yes.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    /// Whether there is a handle to move the row by while the table is edited, where the data source does not say whether the
    /// row can be moved. The default is no.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }

    /// What is shown of editing is about to change. The default does nothing.
    open func willTransition(to state: StateMask) {}

    /// What is shown of editing has changed. The default does nothing.
    open func didTransition(to state: StateMask) {}

    /// How many steps the words begin later than usual. The default is 0.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// How wide a step of ``indentationLevel`` is, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Selecting

    /// How the cell shows that it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { updateSelection(animated: false) } }
    }

    /// Whether the cell shows that its row is selected. Setting it selects no row.
    open var isSelected: Bool {
        get { isSelectedNow }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell shows that a finger is on it.
    open var isHighlighted: Bool {
        get { isHighlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows that the row is selected, or no more. Subclasses call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelectedNow else { return }
        isSelectedNow = selected
        editing.update(self)
        updateSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Shows that a finger is on the row, or no more. Subclasses call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isHighlightedNow else { return }
        isHighlightedNow = highlighted
        updateSelection(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Whether there is a ground for the selection. A background configuration says itself how that looks.
    private var showsSelectedGround: Bool { showsSelection && shownBackground == nil }

    private var showsSelection: Bool { (isSelectedNow || isHighlightedNow) && selectionStyle != .none }

    private var usualSelectedGround: UIView {
        if let usualGround { return usualGround }
        let ground = UIView()
        ground.backgroundColor = .systemGray4
        usualGround = ground
        return ground
    }

    private func updateSelection(animated: Bool) {
        for label in [title, note] { label?.isHighlighted = showsSelection }
        picture?.isHighlighted = showsSelection
        let shows = showsSelectedGround
        guard shows || (selectedBackgroundView ?? usualGround)?.superview === self else { return }
        let ground = selectedBackgroundView ?? usualSelectedGround
        if shows {
            Animator.withoutAnimation {
                if ground.superview !== self {
                    insertSubview(ground, belowSubview: content)
                    ground.alpha = animated ? 0 : 1
                }
                ground.frame = bounds
            }
            updateCorners()
        }
        guard animated else {
            ground.alpha = 1
            if !shows { ground.removeFromSuperview() }
            return
        }
        animateInOwnApplication(duration: 0.25) {
            ground.alpha = shows ? 1 : 0
        } completion: { [weak self, weak ground] _ in
            if let self, !showsSelectedGround { ground?.removeFromSuperview() }
        }
    }

    // MARK: Grounds and lines

    /// The distances of the line below the cell from its edges, instead of the table's. The default is the table's.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? place.separatorInset ?? UIEdgeInsets(top: 0, left: place.margin, bottom: 0, right: 0)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    /// Takes the colour of usual cells of a table, where the program has set none.
    func takeGround(of style: UITableView.Style) {
        guard backgroundColor == nil, backgroundView == nil, shownBackground == nil else { return }
        backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    private var isRounded = false

    private func updateCorners() {
        let isInGroup = place.style == .insetGrouped
        let corners = GroupCorners(isFirst: isInGroup && place.isFirst, isLast: isInGroup && place.isLast)
        shownBackground?.groupCorners = corners
        guard corners.areThere || isRounded else { return }
        isRounded = corners.areThere
        for view in [self, usualGround].compactMap(\.self) { corners.round(view) }
    }

    // MARK: Layout

    private static let accessoryGap: CGFloat = 8

    /// The width that is taken from the content by what stands behind it.
    private var accessoryWidth: CGFloat {
        let width = shownAccessoryView.map { $0.bounds.width } ?? accessory.map { $0.width } ?? 0
        return editing.trailingWidth + (width > 0 ? width + place.margin + Self.accessoryGap : 0)
    }

    /// The width that is taken from the content by the round button before it.
    private var leadingWidth: CGFloat { editing.leadingWidth(self) }

    private func arrangement(width: CGFloat, height: CGFloat? = nil) -> CellArrangement {
        let accessory = accessoryWidth
        return CellArrangement(
            self, width: max(0, width - accessory - leadingWidth), height: height,
            trailing: accessory > 0 ? 0 : place.margin)
    }

    /// The height that the cell wants for itself in a width.
    func wantedHeight(width: CGFloat) -> CGFloat {
        let height = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 && height.isFinite ? height : CellArrangement.leastHeight
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // A cell that makes its constraints where they are asked for has none before.
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        guard content.hasConstraintsBelow else {
            return sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        }
        let room = CGSize(
            width: max(0, targetSize.width - accessoryWidth - leadingWidth), height: targetSize.height)
        configured?.fit(width: room.width)
        let size = content.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let own = shownTitle == nil && shownNote == nil ? 0 : arrangement(width: targetSize.width).height
        let least = contentConfiguration == nil ? own : max(own, CellArrangement.leastHeight)
        return CGSize(width: size.width + accessoryWidth + leadingWidth, height: max(size.height, least))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let direction = effectiveUserInterfaceLayoutDirection
        func put(_ view: UIView?, _ frame: CGRect, in room: CGRect) {
            let frame = frame.flipped(for: direction, in: room)
            if let view, view.frame != frame { view.frame = frame }
        }
        backgroundView?.frame = bounds
        shownBackground?.place(in: self)
        usualGround?.frame = bounds
        selectedBackgroundView?.frame = bounds
        let leading = leadingWidth
        let width = max(0, bounds.width - accessoryWidth - leading)
        put(content, CGRect(x: leading, y: 0, width: width, height: bounds.height), in: bounds)
        editing.layOut(self)
        let end = bounds.width - place.margin - editing.trailingWidth
        if let shownAccessoryView {
            let size = shownAccessoryView.bounds.size
            put(
                shownAccessoryView,
                CGRect(
                    x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                    height: size.height), in: bounds)
        }
        accessory?.isHidden = shownAccessoryView != nil
        let side = accessory?.width ?? 0
        put(accessory, CGRect(x: end - side, y: 0, width: side, height: bounds.height), in: bounds)
        let arrangement = arrangement(width: bounds.width, height: bounds.height)
        if let picture = shownPicture { put(picture, arrangement.image, in: content.bounds) }
        if configured != nil { for view in [title, note, picture] as [UIView?] { view?.isHidden = isConfigured } }
        put(title, arrangement.text, in: content.bounds)
        put(note, arrangement.detail, in: content.bounds)
        placeRules(leading + (configured?.textStart ?? arrangement.textStart), direction)
    }

    private func placeRules(_ textStart: CGFloat, _ direction: UIUserInterfaceLayoutDirection) {
        let height = 1 / screenScale
        let isGrouped = place.style == .grouped
        let shows = place.separatorStyle != .none
        rule.isHidden = !shows || place.style == .insetGrouped && place.isLast
        topRule.isHidden = !shows || !isGrouped || !place.isFirst
        for rule in [rule, topRule] where !rule.isHidden { rule.backgroundColor = place.separatorColor }
        var inset =
            ownSeparatorInset ?? place.separatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
        if place.isInsetAutomatic, ownSeparatorInset == nil, place.separatorInset != nil { inset.left += textStart }
        if isGrouped, place.isLast { inset = .zero }
        rule.frame = CGRect(
            x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
            height: height
        ).flipped(for: direction, in: bounds)
        topRule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        for rule in [rule, topRule] where !rule.isHidden { bringSubviewToFront(rule) }
    }

    /// Whether what is typed into is in the cell.
    var holdsFocus: Bool { application?.focus.firstResponder?.isInside(self) ?? false }

    // MARK: Accessibility

    override var isUsuallyElement: Bool { !containsControls }
    override var usuallyResponds: Bool { place.isSelectable }
    override var usualTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = place.isSelectable && selectionStyle != .none ? .button : .none
        if isSelected { traits.insert(.selected) }
        return traits
    }
    override var usualLabel: String? { content.readableWords }
}
