import Foundation
import KeyboardEngine

/// The emoji in the place of the keys: all of them to scroll through, and below them a bar with their groups.
final class EmojiPanel: UIView, UIScrollViewDelegate, KeysPanel {
    private unowned let context: InputContext
    private let scroll = UIScrollView()
    private lazy var sheet = EmojiSheet(
        holdDelay: context.settings.holdDelay, pick: { [weak self] in self?.type($0) },
        openVariants: { [weak self] in self?.openVariants(of: $0, at: $1) ?? false })
    private lazy var search = EmojiSearchField(isActive: false) { [weak context] in context?.beginEmojiSearch() }
    private var items: [EmojiBarItem] = []
    private var variants: EmojiVariantsView?
    /// Those that were used last when the panel came: they do not move under a finger that types on.
    private let recents: [String]
    private var strikes = StrikeFilter()

    /// The height of the bar where emoji have their usual size, in points.
    private static let barHeight: CGFloat = 44
    /// The widest key of the bar, in points.
    private static let barItemWidth: CGFloat = 64
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
        scroll.delegate = self
        scroll.addSubview(search)
        scroll.addSubview(sheet)
        addSubview(scroll)
        let letters = context.letterWords.caption(ofPlane: "letters") ?? "ABC"
        add(EmojiBarItem(letters, identifier: "emoji-letters") { [weak context] in context?.leaveEmoji() })
        add(EmojiBarItem("🕘", identifier: "emoji-recent") { [weak self] in self?.turn(to: 0) })
        for (number, group) in EmojiGroup.allCases.enumerated() {
            add(
                EmojiBarItem(Self.signs[group] ?? "", identifier: "emoji-\(group.rawValue)") { [weak self] in
                    self?.turn(to: number + 1)
                })
        }
        add(
            EmojiDeleteItem(timing: { [weak context] in context?.settings.deleteRepeat }) { [weak self] in
                self?.delete($0)
            })
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func add(_ item: EmojiBarItem) {
        items.append(item)
        addSubview(item)
    }

    /// How many times larger than usual the emoji are: as much as the signs of the keys whose place they take, which stand
    /// in four rows with ten points between two.
    private var scale: CGFloat { KeyboardMetrics.signScale(keyHeight: bounds.height / 4 - 10) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let barHeight = (Self.barHeight * scale).rounded()
        let height = max(0, bounds.height - barHeight)
        if scroll.frame.size != CGSize(width: bounds.width, height: height) {
            scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            let groups = EmojiGroup.allCases.map { context.emoji.catalog.emoji(in: $0).map(\.text) }
            let total = sheet.show([recents] + groups, width: bounds.width, scale: scale)
            search.placeholder = context.letterWords[.search]
            search.frame = CGRect(x: 0, y: 0, width: bounds.width, height: EmojiSearchField.height)
            sheet.frame = CGRect(x: 0, y: search.frame.maxY, width: bounds.width, height: total)
            scroll.contentSize = CGSize(width: bounds.width, height: sheet.frame.maxY)
        }
        let width = min(bounds.width / CGFloat(items.count), Self.barItemWidth * scale)
        // The ends of the bar take what the groups leave over.
        let rest = (bounds.width - width * CGFloat(items.count)) / 2
        var x: CGFloat = 0
        for (number, item) in items.enumerated() {
            let isEnd = number == 0 || number == items.count - 1
            let own = width + (isEnd ? rest : 0)
            item.frame = CGRect(x: x, y: height, width: own, height: barHeight)
            item.scale = scale
            x += own
        }
        markGroup()
    }

    // MARK: Groups

    private func turn(to section: Int) {
        let most = max(0, scroll.contentSize.height - scroll.bounds.height)
        let top = section == 0 ? 0 : sheet.frame.minY + sheet.top(ofSection: section)
        scroll.setContentOffset(CGPoint(x: 0, y: min(top, most)), animated: false)
        markGroup()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        markGroup()
    }

    private func markGroup() {
        let section = sheet.section(at: scroll.contentOffset.y - sheet.frame.minY + 1)
        for (number, item) in items.enumerated() { item.isMarked = number == section + 1 }
    }

    // MARK: Typing

    private func type(_ text: String) {
        guard isMeant(text) else { return }
        context.application.keyClick.play()
        context.typeEmoji(text)
    }

    /// Takes away what stands before the caret: characters first, and words from a held key later on.
    private func delete(_ repeated: DeleteGranularity?) {
        guard repeated != nil || isMeant("delete") else { return }
        if repeated == nil { context.application.keyClick.play() }
        context.delete(repeated ?? .character)
    }

    /// Whether a strike is none of a hand that strikes twice.
    private func isMeant(_ name: String) -> Bool {
        let (time, interval) = (application?.time ?? 0, context.settings.strikeInterval)
        guard !strikes.isSecond(of: name, at: time, within: interval) else { return false }
        strikes.struck(name, at: time)
        return true
    }

    private func openVariants(of text: String, at frame: CGRect) -> Bool {
        guard let emoji = context.emoji.catalog.emoji(for: text), !emoji.variants.isEmpty else { return false }
        let view = EmojiVariantsView(
            [emoji.text] + emoji.variants, scale: scale, above: sheet.convert(frame, to: self), in: bounds,
            name: { [weak context] text in
                context.flatMap { $0.emoji.name(of: text, in: $0.letterMode.language) }
            }
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
        if name == search.accessibilityIdentifier, scroll.contentOffset.y <= 0 {
            return CGPoint(x: bounds.midX, y: EmojiSearchField.height / 2)
        }
        guard let middle = sheet.middle(of: name) else { return nil }
        let point = sheet.convert(middle, to: self)
        return scroll.frame.contains(point) ? point : nil
    }
}
