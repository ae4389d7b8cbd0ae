import Foundation

/// Dots that show how many pages there are and which of them is seen.
///
/// A tap at the right half goes to the next page, one at the left half to the page before, and right to left the other way
/// round. What the person does is told by ``UIControl/Event/valueChanged``, what the program sets is not; showing the page is
/// the program's. Where there is no room for all dots, those around the current page are shown, and the outermost is smaller
/// where more follow. Differs from UIKit in that all dots are round and without a ground, and no finger is drawn along them.
open class UIPageControl: UIControl {
    /// How wide a dot is, and how far the middles of two are apart, in points.
    private static let (dot, distance): (CGFloat, CGFloat) = (8, 18)
    private static let height: CGFloat = 26
    /// What is free beside the first and the last dot, together.
    private static let padding: CGFloat = 20
    /// The least size of what a finger can hit: 44 points for each half.
    private static let target = CGSize(width: 88, height: 44)

    /// Creates dots with a frame in their future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Pages

    private var count = 0
    private var page = 0

    /// How many pages there are; the default is 0, and no number is less. The current page stays one of them.
    open var numberOfPages: Int {
        get { count }
        set {
            guard max(0, newValue) != count else { return }
            count = max(0, newValue)
            page = min(page, max(0, count - 1))
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that is seen, counted from 0, which is the default. It is brought between the first and the last one. Setting
    /// it tells nobody.
    open var currentPage: Int {
        get { page }
        set {
            let new = min(max(0, newValue), max(0, count - 1))
            guard new != page else { return }
            page = new
            setNeedsDisplay()
        }
    }

    /// Whether there is nothing to be seen or touched while there is one page. The default is no. It keeps its size.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    /// Whether dots are seen.
    private var showsDots: Bool { count > (hidesForSinglePage ? 1 : 0) }

    /// Whether there is a page in a direction: 1 for the next, -1 for the one before.
    private func canTurn(_ direction: Int) -> Bool { (0..<count).contains(page + direction) }

    private func turn(_ direction: Int) {
        guard isEnabled, canTurn(direction) else { return }
        currentPage = page + direction
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Goes to the next page, and tells of it.
    open override func accessibilityIncrement() { turn(1) }

    /// Goes to the page before, and tells of it.
    open override func accessibilityDecrement() { turn(-1) }

    override var hasPartsFromTheStart: Bool { true }
    override var isUsuallyElement: Bool { showsDots }
    override var usualValue: String? { showsDots ? words.count(page + 1, of: count, mayBeMore: false) : nil }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union([.adjustable, .updatesFrequently]) }

    // MARK: Colours

    /// The colour of the dots of other pages; `nil`, the default, for a grey.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the dot of the current page; `nil`, the default, for the colour of letters. On iOS it is white, which is
    /// not seen on light grounds.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    // MARK: Size

    /// The least size that shows the dots of some pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.distance + Self.padding, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

    // MARK: Fingers

    /// The dots are smaller than a finger; what is just beside them counts too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard showsDots else { return false }
        return bounds.insetBy(
            dx: min(0, (bounds.width - Self.target.width) / 2), dy: min(0, (bounds.height - Self.target.height) / 2)
        ).contains(point)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        turn(isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
    }

    // MARK: Painting

    /// The pages whose dots there is room for.
    private var seenPages: Range<Int> {
        let room = max(1, Int((bounds.width - Self.padding) / Self.distance))
        guard room < count else { return 0..<count }
        let first = min(max(0, page - room / 2), count - room)
        return first..<(first + room)
    }

    /// Where the dot of a page stands when some are seen.
    private func place(of page: Int, among seen: Range<Int>) -> CGRect {
        let isLast = page == seen.lowerBound && page > 0 || page == seen.upperBound - 1 && page < count - 1
        let side = isLast && seen.count > 1 ? Self.dot / 2 : Self.dot
        let middle = bounds.midX + (CGFloat(page - seen.lowerBound) - CGFloat(seen.count - 1) / 2) * Self.distance
        return CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            .flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
    }

    open override func draw(_ rect: CGRect) {
        guard showsDots, let context = UIGraphicsGetCurrentContext() else { return }
        let seen = seenPages
        for page in seen {
            let place = place(of: page, among: seen)
            let color: UIColor =
                page == self.page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray
            context.fill(roundedRect: place, radius: place.height / 2, color: color)
        }
    }
}

/// Each half is a place of its own.
extension UIPageControl: KeypadArea {
    var keypadPlaces: [KeypadPlace] {
        guard isEnabled, showsDots else { return [] }
        return [-1, 1].map { direction in
            let half = CGRect(
                x: direction < 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
                height: bounds.height)
            return KeypadPlace(
                self, name: direction < 0 ? "decrement" : "increment",
                rect: half.flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds))
        }
    }
}
