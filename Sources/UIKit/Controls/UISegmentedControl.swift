import Foundation

/// A row of segments, of which one is chosen at most.
///
/// A tap chooses a segment, and the one that is chosen can be slid to others. What a person has chosen is told by
/// ``UIControl/Event/valueChanged`` when the finger goes up, and by the segment's action; what the program sets is not.
/// Right to left the first segment stands at the right. A segment that is named by a number beyond the last one is the last
/// one, as UIKit's reference says. Differences from UIKit: there are no background and divider pictures; after the chosen
/// segment was taken out, ``selectedSegmentIndex`` is ``noSegment`` and never -2.
open class UISegmentedControl: UIControl {
    /// No segment is chosen.
    public nonisolated static let noSegment = -1

    private var segments: [SegmentView] = []
    private var separators: [UIView] = []
    private let track = UIView()
    /// What lies behind the chosen segment.
    private let thumb = UIView()
    private var attributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The segment that a finger has slid the chosen one to.
    private var slid: Int?
    /// The segment that a finger is on, which is not the chosen one.
    private var pressed: Int?

    private static let height: CGFloat = 32
    /// The least side of what a finger can hit, in points.
    private static let target: CGFloat = 44
    private static let inset: CGFloat = 2
    private static let radius: CGFloat = 9

    /// Creates a control with segments, as wide as they need.
    /// - Parameter items: A title (`String`) or a picture (`UIImage`) for each segment; anything else ends the program.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(SegmentView(title: title, image: nil), at: segments.count)
            case let image as UIImage: insert(SegmentView(title: nil, image: image), at: segments.count)
            default: preconditionFailure("UISegmentedControl: an item is a String or a UIImage")
            }
        }
        sizeToFit()
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each action. A frame without a size gets the one that the segments need.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func setUp() {
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.setShadow(.black, opacity: 0.15, radius: 4, offset: CGSize(width: 0, height: 2))
        update()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    private func insert(_ segment: SegmentView, at index: Int) {
        precondition(index >= 0, "UISegmentedControl: a segment cannot be put in before the first one")
        let index = min(index, segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { chosen += 1 }
        addSubview(segment)
        segmentsDidChange()
    }

    /// The segment of a number; the last one for those beyond it.
    private func segment(_ index: Int) -> SegmentView? {
        precondition(index >= 0, "UISegmentedControl: there is no segment of a negative number")
        return segments.isEmpty ? nil : segments[min(index, segments.count - 1)]
    }

    private func change(_ index: Int, _ body: (SegmentView) -> Void) {
        guard let segment = segment(index) else { return }
        body(segment)
        contentDidChange()
    }

    /// A finger that is on a segment means none of those that there are now.
    private func segmentsDidChange() {
        (slid, pressed) = (nil, nil)
        while separators.count > max(0, segments.count - 1) { separators.removeLast().removeFromSuperview() }
        while separators.count < segments.count - 1 {
            let separator = UIView()
            separator.isUserInteractionEnabled = false
            separator.backgroundColor = .separator
            insertSubview(separator, aboveSubview: track)
            separators.append(separator)
        }
        contentDidChange()
    }

    private func contentDidChange() {
        update()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Puts a segment with a title in before another one. It comes at once, also where it is to be seen.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title, image: nil), at: segment)
    }

    /// Puts a segment with a picture in before another one. It comes at once, also where it is to be seen.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: image), at: segment)
    }

    /// Puts a segment in before another one that does something when it is chosen, and says its title or shows its picture.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(title: action.title, image: action.image)
        view.action = action
        insert(view, at: segment)
    }

    /// Takes a segment out. It goes at once, also where it is to be seen. When it was the chosen one, none is chosen.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let view = self.segment(segment), let index = segments.firstIndex(of: view) else { return }
        segments.remove(at: index)
        view.removeFromSuperview()
        if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
        segmentsDidChange()
    }

    /// Takes all segments out.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        chosen = Self.noSegment
        segmentsDidChange()
    }

    /// Gives a segment a title, in place of its picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of a segment; `nil` for one with a picture.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Gives a segment a picture, in place of its title. Only its shape is shown unless it is always original.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The picture of a segment; `nil` for one with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Gives a segment an action, with its title and picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
    }

    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// Which segment has the action of an identifier; ``noSegment`` when none has.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Gives a segment a width in points; 0, which is the default, for a share of what others leave over.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        precondition(width >= 0 && width.isFinite, "UISegmentedControl.setWidth: a width is a number of points")
        change(segment) { $0.width = width }
    }

    /// The width that a segment was given; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Moves the content of a segment away from the middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// By how much the content of a segment stands beside the middle, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

    /// Whether a segment can be chosen. When the chosen one no longer can, none is chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard let view = self.segment(segment), let index = segments.firstIndex(of: view) else { return }
        view.isEnabled = enabled
        if !enabled, chosen == index { chosen = Self.noSegment }
        update()
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    // MARK: Choice

    private var chosen = UISegmentedControl.noSegment

    /// Which segment is chosen; ``noSegment``, the default, for none. Setting it tells nobody.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "UISegmentedControl.selectedSegmentIndex: there is no segment \(newValue)")
            guard newValue != chosen else { return }
            chosen = newValue
            slid = nil
            update()
        }
    }

    /// Whether a segment is chosen only while it is told of. The default is no.
    open var isMomentary = false {
        didSet {
            if isMomentary { chosen = Self.noSegment }
            update()
        }
    }

    /// Whether wider titles get wider segments. The default is no, and all of them are as wide as each other.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }

    /// The colour behind the chosen segment; `nil`, the default, for white, or for grey in the dark.
    open var selectedSegmentTintColor: UIColor? {
        didSet { update() }
    }

    /// Gives titles attributes in a state, such as a font and a colour. What a state does not have is that of
    /// ``UIControl/State/normal``.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state.rawValue] = attributes
        contentDidChange()
    }

    /// The attributes that titles were given in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

    // MARK: Looks

    /// The segment that is shown as the chosen one.
    private var shown: Int? { slid ?? (segments.indices.contains(chosen) ? chosen : nil) }

    private func titleAttributes(in state: State) -> [NSAttributedString.Key: Any] {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
        ]
        var values = usual.merging(attributes[State.normal.rawValue] ?? [:]) { $1 }
        // What is off is faint, whatever colour titles have otherwise.
        if state.contains(.disabled) { values[.foregroundColor] = usual[.foregroundColor] }
        for part in [State.selected, .highlighted, .disabled, state] where part != .normal && state.contains(part) {
            values.merge(attributes[part.rawValue] ?? [:]) { $1 }
        }
        return values
    }

    private func update() {
        track.backgroundColor = .tertiarySystemFill
        track.layer.cornerRadius = Self.radius
        thumb.layer.cornerRadius = Self.radius - Self.inset
        thumb.backgroundColor = selectedSegmentTintColor ?? .raisedFill
        thumb.isHidden = shown == nil
        thumb.alpha = isEnabled ? 1 : 0.5
        for (index, segment) in segments.enumerated() {
            var state: State = []
            if index == shown { state.insert(.selected) }
            if index == pressed { state.insert(.highlighted) }
            if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
            segment.show(titleAttributes(in: state), isSelected: index == shown, isDimmed: index == pressed)
        }
        for (index, separator) in separators.enumerated() {
            separator.alpha = shown == index || shown == index + 1 ? 0 : 1
        }
        placeThumb()
    }

    private func placeThumb() {
        guard let shown, segments.indices.contains(shown) else { return }
        let frame = segments[shown].frame.insetBy(dx: Self.inset, dy: Self.inset)
        // It gives way under a finger.
        let give: CGFloat = slid == nil ? 0 : 1.5
        thumb.frame = frame.width > 2 * give && frame.height > 2 * give ? frame.insetBy(dx: give, dy: give) : frame
    }

    private func move(_ body: () -> Void) {
        animateInOwnApplication(duration: 0.2) {
            body()
            update()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    // MARK: Layout

    private func widths(in total: CGFloat) -> [CGFloat] {
        let free = segments.filter { $0.width == 0 }
        let rest = max(0, total - segments.reduce(0) { $0 + $1.width })
        let wanted = free.reduce(0) { $0 + $1.contentWidth }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            return apportionsSegmentWidthsByContent && wanted > 0
                ? rest * segment.contentWidth / wanted : rest / CGFloat(free.count)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

    private var wantedSize: CGSize {
        let free = segments.filter { $0.width == 0 }.map(\.contentWidth)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let needed = apportionsSegmentWidthsByContent ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
        return CGSize(width: (fixed + needed).rounded(.up), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { wantedSize }

    override var hasPartsFromTheStart: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let direction = effectiveUserInterfaceLayoutDirection
        let line = 1 / screenScale
        var x: CGFloat = 0
        for (index, width) in widths(in: bounds.width).enumerated() {
            let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            segments[index].frame = frame.flipped(for: direction, in: bounds)
            x += width
            guard index < separators.count else { continue }
            let edge = CGRect(x: x - line, y: bounds.height / 4, width: line * 2, height: bounds.height / 2)
            separators[index].frame = edge.flipped(for: direction, in: bounds)
        }
        placeThumb()
    }

    // MARK: Fingers

    /// A control is lower than a finger; what is just above and below it counts too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - Self.target) / 2)).contains(point)
    }

    /// The segment under a finger or nearest to it, if it can be chosen.
    private func segment(under touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        func distance(_ index: Int) -> CGFloat {
            max(segments[index].frame.minX - x, x - segments[index].frame.maxX, 0)
        }
        let nearest = segments.indices.min { distance($0) < distance($1) }
        return nearest.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(under: touch)
        move { if let index, index == chosen, !isMomentary { slid = index } else { pressed = index } }
        return super.beginTracking(touch, with: event)
    }

    /// The chosen segment goes with the finger; others light up under it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = segment(under: touch)
        if slid != nil {
            if let index, index != slid { move { slid = index } }
        } else if pressed != (isTouchInside ? index : nil) {
            move { pressed = isTouchInside ? index : nil }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        // A quick finger may have come up elsewhere without having been seen to move.
        let under = touch.flatMap { segment(under: $0) }
        let index = slid != nil ? under ?? slid : isTouchInside ? under : nil
        move {
            (slid, pressed) = (nil, nil)
            if let index, !isMomentary, chosen != index {
                chosen = index
                isChosenByUser = true
            }
        }
        guard let index, isMomentary || isChosenByUser else { return }
        isChosenByUser = false
        let action = segments[index].action
        if isMomentary { chosen = index }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        action?.perform(sender: self)
        if isMomentary { chosen = Self.noSegment }
        update()
    }

    /// Whether the finger that is going up has chosen another segment than before.
    private var isChosenByUser = false

    open override func cancelTracking(with event: UIEvent?) {
        move { (slid, pressed) = (nil, nil) }
    }

    /// The chosen segment is slid, and what the control stands in is not panned meanwhile.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        slid == nil || !(gestureRecognizer is UIPanGestureRecognizer)
    }
}

/// Each segment is a place of its own.
extension UISegmentedControl: KeypadArea {
    var keypadPlaces: [KeypadPlace] {
        guard isEnabled else { return [] }
        return segments.indices.filter { segments[$0].isEnabled }.map {
            KeypadPlace(self, name: "segment-\($0)", rect: segments[$0].frame)
        }
    }
}
