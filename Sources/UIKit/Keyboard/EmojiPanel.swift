import Foundation
import KeyboardEngine

/// The emoji in the place of the keys: all of them to scroll through, and below them a bar with their groups.
final class EmojiPanel: UIView, UIScrollViewDelegate {
    private unowned let context: InputContext
    private let scroll = UIScrollView()
    private lazy var sheet = EmojiSheet(
        pick: { [weak self] in self?.type($0) },
        openVariants: { [weak self] in self?.openVariants(of: $0, at: $1) ?? false })
    private var items: [EmojiBarItem] = []
    private var variants: EmojiVariantsView?
    /// Those that were used last when the panel came: they do not move under a finger that types on.
    private let recents: [String]

    private static let barHeight: CGFloat = 44
    /// What stands for each group in the bar.
    private static let signs: [EmojiGroup: String] = [
        .smileysAndPeople: "😀", .animalsAndNature: "🐻", .foodAndDrink: "🍔", .activities: "⚽",
        .travelAndPlaces: "🚗", .objects: "💡", .symbols: "🔣", .flags: "🏳️",
    ]

    init(context: InputContext) {
        self.context = context
        recents = context.emoji.recents.texts
        super.init(frame: .zero)
        accessibilityIdentifier = "emoji"
        backgroundColor = .keyboardBackground
        scroll.delegate = self
        scroll.addSubview(sheet)
        addSubview(scroll)
        let letters = context.keyboard?.configuration.layout.words.caption(ofPlane: "letters") ?? "ABC"
        add(EmojiBarItem(.caption(letters), identifier: "emoji-letters") { [weak context] in context?.leaveEmoji() })
        add(EmojiBarItem(.caption("🕘"), identifier: "emoji-recent") { [weak self] in self?.turn(to: 0) })
        for (number, group) in EmojiGroup.allCases.enumerated() {
            add(
                EmojiBarItem(.caption(Self.signs[group] ?? ""), identifier: "emoji-\(group.rawValue)") { [weak self] in
                    self?.turn(to: number + 1)
                })
        }
        add(
            EmojiBarItem(.delete, identifier: "emoji-delete") { [weak context] in
                context?.input(.delete(Deletion(.character)))
            })
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func add(_ item: EmojiBarItem) {
        items.append(item)
        addSubview(item)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(0, bounds.height - Self.barHeight)
        if scroll.frame.size != CGSize(width: bounds.width, height: height) {
            scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            let groups = EmojiGroup.allCases.map { context.emoji.catalog.emoji(in: $0).map(\.text) }
            let total = sheet.show([recents] + groups, width: bounds.width)
            sheet.frame = CGRect(x: 0, y: 0, width: bounds.width, height: total)
            scroll.contentSize = sheet.frame.size
        }
        let width = min(bounds.width / CGFloat(items.count), 64)
        // The ends of the bar take what the groups leave over.
        let rest = (bounds.width - width * CGFloat(items.count)) / 2
        var x: CGFloat = 0
        for (number, item) in items.enumerated() {
            let isEnd = number == 0 || number == items.count - 1
            let own = width + (isEnd ? rest : 0)
            item.frame = CGRect(x: x, y: height, width: own, height: Self.barHeight)
            x += own
        }
        markGroup()
    }

    // MARK: Groups

    private func turn(to section: Int) {
        let most = max(0, scroll.contentSize.height - scroll.bounds.height)
        scroll.setContentOffset(CGPoint(x: 0, y: min(sheet.top(ofSection: section), most)), animated: false)
        markGroup()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        markGroup()
    }

    private func markGroup() {
        let section = sheet.section(at: scroll.contentOffset.y + 1)
        for (number, item) in items.enumerated() { item.isMarked = number == section + 1 }
    }

    // MARK: Typing

    private func type(_ text: String) {
        context.typeEmoji(text)
    }

    private func openVariants(of text: String, at frame: CGRect) -> Bool {
        guard let emoji = context.emoji.catalog.emoji(for: text), !emoji.variants.isEmpty else { return false }
        let view = EmojiVariantsView(
            [emoji.text] + emoji.variants, above: sheet.convert(frame, to: self), in: bounds
        ) { [weak self] chosen in
            self?.variants?.removeFromSuperview()
            self?.variants = nil
            if let chosen { self?.type(chosen) }
        }
        variants?.removeFromSuperview()
        variants = view
        addSubview(view)
        return true
    }

    /// Where an emoji or an item of the bar is, in the panel's points; `nil` where it is not seen.
    func point(of name: String) -> CGPoint? {
        let identifiers = ["ABC": "emoji-letters", "delete": "emoji-delete"]
        if let item = items.first(where: { $0.accessibilityIdentifier == identifiers[name] ?? name }) {
            return CGPoint(x: item.frame.midX, y: item.frame.midY)
        }
        guard let middle = sheet.middle(of: name) else { return nil }
        let point = sheet.convert(middle, to: self)
        return scroll.frame.contains(point) ? point : nil
    }
}

/// A key of the bar below the emoji.
final class EmojiBarItem: UIControl {
    /// What it shows.
    enum Look {
        case caption(String)
        case delete
    }

    private let label = UILabel()
    private let look: Look
    private let act: () -> Void
    private var again: FrameTimers.Token?
    private var start = 0.0

    /// Whether its group is the one that is seen.
    var isMarked = false {
        didSet { if isMarked != oldValue { setNeedsDisplay() } }
    }

    init(_ look: Look, identifier: String, act: @escaping () -> Void) {
        self.look = look
        self.act = act
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityIdentifier = identifier
        if case .caption(let text) = look {
            label.text = text
            label.font = .systemFont(ofSize: 18)
            label.textAlignment = .center
            addSubview(label)
        }
        addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchDown)
        addAction(
            UIAction { [weak self] _ in self?.again = nil }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func begin() {
        act()
        guard case .delete = look, let application else { return }
        start = application.time
        repeatAct(after: KeyRepeat.standard.delay)
    }

    /// A held delete goes on deleting.
    private func repeatAct(after delay: Double) {
        again = application?.timers.after(delay) { [weak self] in
            guard let self, let application else { return }
            act()
            repeatAct(after: KeyRepeat.standard.interval(held: application.time - start))
        }
    }

    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 2, dy: 4)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isMarked || isHighlighted {
            context.setFill(.keyFill)
            let side = min(bounds.width - 2, 40)
            let mark = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            context.fill(UIBezierPath(roundedRect: mark, cornerRadius: 8))
        }
        if case .delete = look { KeyGlyph.delete(isFilled: isHighlighted).draw(in: self, context, .label) }
    }
}
