import Foundation

/// Wheels of rows, of which one is chosen in each.
///
/// A wheel is turned by a finger, which throws it, by a tap on a row, by a mouse's wheel and by a keypad. As the
/// ``UIResponder/inputView`` of a field it also takes the arrows of a hardware keyboard: up and down turn a wheel, left and
/// right go to another one. A wheel rests at a row, and its delegate hears of it when a person has chosen another row than
/// before; what the program chooses it hears nothing of. Right to left the first wheel stands at the right. Differs from
/// UIKit in that the delegate is asked for rows only as far as they are seen.
open class UIPickerView: UIView {
    private var wheels: [PickerWheel] = []
    private let band = UIView()
    /// Around the row that a hardware keyboard turns the wheel at.
    private let keyedBand = UIView()
    private var needsReload = true
    private var keyed: Int?
    /// Whether a person who turns a wheel row by row may stop at a row. Others are passed over.
    var mayStop: (_ row: Int, _ component: Int) -> Bool = { _, _ in true }

    /// The size that a picker has by itself, in points.
    static let size = CGSize(width: 320, height: 216)
    private static let margin: CGFloat = 8

    /// Creates a picker. A frame without a size gets 320 × 216 points.
    public override init(frame: CGRect) {
        let size = frame.size == .zero ? Self.size : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        keyedBand.isUserInteractionEnabled = false
        keyedBand.layer.cornerRadius = 8
        keyedBand.layer.borderWidth = 2
        keyedBand.isHidden = true
        addSubview(band)
        addSubview(keyedBand)
    }

    /// Whether the chosen row is marked: it always is, and setting this changes nothing, as on iOS since version 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Says how many wheels and rows there are. Without one the ``delegate`` does, if it can.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsReload() }
    }

    /// Says what rows look like, and hears what was chosen.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { setNeedsReload() }
    }

    // MARK: What there is

    private var source: (any UIPickerViewDataSource)? { dataSource ?? delegate as? any UIPickerViewDataSource }

    private var hasBeenShown = false
    /// The data source and the delegate are being asked.
    private var isLoading = false

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Comes into a window: what was asked for before it was shown is asked for again, for there may be more rows by now.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !hasBeenShown else { return }
        hasBeenShown = true
        if !wheels.isEmpty { setNeedsReload() }
    }

    private func loadIfNeeded() {
        guard needsReload else { return }
        (needsReload, isLoading) = (false, true)
        defer { isLoading = false }
        let chosen = wheels.map(\.chosenRow)
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = []
        for component in 0..<max(0, source?.numberOfComponents(in: self) ?? 0) {
            let wheel = makeWheel(component)
            if chosen.indices.contains(component) { wheel.choose(chosen[component], animated: false) }
            wheels.append(wheel)
            addSubview(wheel)
        }
        setNeedsLayout()
    }

    private func makeWheel(_ component: Int) -> PickerWheel {
        PickerWheel(
            self, component: component,
            rowCount: source?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }

    private func wheel(_ component: Int) -> PickerWheel {
        loadIfNeeded()
        // A program that has got another component since may use it before it has everything asked for again.
        if !isLoading, component >= wheels.count, source?.numberOfComponents(in: self) ?? 0 > component {
            reloadAllComponents()
        }
        precondition(wheels.indices.contains(component), "UIPickerView: there is no component \(component)")
        return wheels[component]
    }

    /// How many wheels there are.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component).rowCount }

    /// How large the rows of a wheel are, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        _ = wheel(component)
        return CGSize(
            width: widths[component], height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }

    /// The view of a row; `nil` while it is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component).view(ofRow: row)
    }

    /// Asks for everything again. The chosen rows stay as far as they are there.
    open func reloadAllComponents() {
        needsReload = true
        loadIfNeeded()
    }

    /// Asks for everything of a wheel again. The chosen row stays if it is there.
    open func reloadComponent(_ component: Int) {
        let old = wheel(component)
        let new = makeWheel(component)
        new.choose(old.chosenRow, animated: false)
        // What was asked may have changed everything.
        guard wheels.indices.contains(component), wheels[component] === old else { return }
        old.removeFromSuperview()
        wheels[component] = new
        addSubview(new)
        setNeedsLayout()
    }

    /// Asks for the rows that are seen again, which are as many as before.
    func reloadRows() {
        for wheel in wheels { wheel.reloadRows() }
    }

    // MARK: Choice

    /// Chooses a row, and tells nobody. A row that is not there is the nearest one that is.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component).choose(row, animated: animated)
    }

    /// The row that is chosen; -1 while the wheel has none. While a finger turns the wheel it is the row from before.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).chosenRow }

    /// Whether a person is turning a wheel, or it is still running on.
    func isTurning(_ component: Int) -> Bool {
        let wheel = wheel(component)
        return wheel.isTracking || wheel.isDragging || wheel.isDecelerating
    }

    /// A person has chosen another row.
    func wheel(_ component: Int, cameToRestAt row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    private var widths: [CGFloat] {
        let wanted = wheels.indices.map { max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0) }
        let rest = max(0, bounds.width - 2 * Self.margin - wanted.reduce(0, +))
        let free = wanted.count { $0 == 0 }
        return wanted.map { $0 > 0 ? $0 : rest / CGFloat(free) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = widths
        let direction = effectiveUserInterfaceLayoutDirection
        // Wheels that leave some of the width stand in the middle.
        var x = max(0, (bounds.width - widths.reduce(0, +)) / 2)
        for (wheel, width) in zip(wheels, widths) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height).flipped(for: direction, in: bounds)
            x += width
        }
        let height = wheels.indices.map { rowSize(forComponent: $0).height }.max() ?? 32
        band.isHidden = wheels.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
        placeKeyedBand()
    }

    // MARK: Keys

    private func placeKeyedBand() {
        keyedBand.isHidden = keyed == nil
        guard let keyed, wheels.indices.contains(keyed) else { return }
        keyedBand.layer.borderColor = UIColor.focusRing.resolvedColor(with: traitCollection).cgColor
        keyedBand.frame = wheels[keyed].frame.common(with: band.frame)
    }

    private func go(_ step: Int) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let next = (keyed ?? 0) + (keyed == nil ? 0 : isRightToLeft ? -step : step)
        keyed = min(max(0, next), wheels.count - 1)
        placeKeyedBand()
    }
}

/// Arrows turn the wheels while the picker is the input view of what is typed into.
extension UIPickerView: KeyedInputView {
    func takes(_ key: UIKey) -> Bool {
        let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard !wheels.isEmpty, key.modifierFlags.isDisjoint(with: modifiers) else { return false }
        switch key.keyCode {
        case .keyboardLeftArrow: go(-1)
        case .keyboardRightArrow: go(1)
        case .keyboardUpArrow, .keyboardDownArrow:
            if keyed == nil || keyed ?? 0 >= wheels.count { go(0) }
            wheels[min(keyed ?? 0, wheels.count - 1)].step(key.keyCode == .keyboardUpArrow ? -1 : 1)
        default: return false
        }
        return true
    }
}
