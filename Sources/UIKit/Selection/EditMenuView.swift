import Foundation

/// The bar of an edit menu: entries side by side on a rounded ground, with an arrow to what they are for.
///
/// What does not fit is on further pages; a menu in the menu opens in its place. Right to left, the first entry is at the
/// right.
final class EditMenuView: UIView {
    /// Room around the bar for the arrow and the shadow.
    private static let margin: CGFloat = 16

    /// A menu, and the page of it that is shown.
    private struct Level {
        var menu: UIMenu
        var page = 0
    }

    /// The menu that is shown, last, behind those that it is in.
    private var levels: [Level]
    private let choose: (UIMenuElement) -> Void
    /// Is told when nothing is left in the menu, because what was to come later is nothing.
    var didEmpty: () -> Void = {}
    private let shade = UIView()
    private let ground = EditMenuBackground()
    private let strip = UIView()
    private(set) var items: [EditMenuItem] = []
    private var separators: [UIView] = []
    private var placement: EditMenuPlacement?
    private var request: (target: CGRect, arrow: UIEditMenuArrowDirection)?

    /// - Parameter choose: Is told what a person has chosen; of menus in the menu only the entries.
    init(menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
        levels = [Level(menu: menu)]
        self.choose = choose
        super.init(frame: .zero)
        shade.backgroundColor = .menuFill
        shade.layer.cornerRadius = EditMenuPlacement.corner
        shade.setShadow(.black, opacity: 0.2, radius: 6, offset: CGSize(width: 0, height: 2))
        addSubview(shade)
        addSubview(ground)
        strip.clipsToBounds = true
        strip.layer.cornerRadius = EditMenuPlacement.corner
        addSubview(strip)
        accessibilityIdentifier = "edit menu"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The bar, in the screen's points.
    var barOnScreen: CGRect { placement?.bar ?? .null }
    /// On which side of what it is for the bar stands.
    var side: EditMenuPlacement.Side? { placement?.side }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        strip.frame.contains(point)
    }

    // MARK: Contents

    /// Shows other entries.
    func show(_ menu: UIMenu) {
        levels = [Level(menu: menu)]
        layOut()
    }

    /// Shows the entries as they are now.
    func update() {
        while levels.count > 1, entries(of: levels[levels.count - 1].menu).isEmpty { levels.removeLast() }
        if isEmpty { didEmpty() } else { layOut() }
    }

    /// Whether there is nothing to choose from.
    var isEmpty: Bool { levels.count == 1 && entries(of: levels[0].menu).isEmpty }

    private func entries(of menu: UIMenu) -> [EditMenuEntry] {
        EditMenuContents.flattened(menu.children, size: menu.sizeOfChildren) { [weak self] in self?.update() }
    }

    private func open(_ menu: UIMenu) {
        guard !entries(of: menu).isEmpty else { return }
        levels.append(Level(menu: menu))
        layOut()
    }

    private func turn(by step: Int) {
        let last = levels.count - 1
        if step < 0, levels[last].page == 0 {
            if last > 0 { levels.removeLast() }
        } else {
            levels[last].page += step
        }
        layOut()
    }

    private func item(for entry: EditMenuEntry) -> EditMenuItem {
        EditMenuItem(.entry(entry)) { [weak self] in
            if let menu = entry.element as? UIMenu { self?.open(menu) } else { self?.choose(entry.element) }
        }
    }

    // MARK: Place

    /// Brings the menu to what it is for, in the screen's points.
    func place(at target: CGRect, arrow: UIEditMenuArrowDirection) {
        request = (target, arrow)
        layOut()
    }

    /// Where the menu may stand: the screen without the keyboard and what covers its edges.
    private var area: CGRect {
        guard let application else { return .zero }
        var area = application.screen.bounds
        if let window = application.editMenus.sourceWindow { area = area.inset(by: window.safeAreaInsets) }
        let keyboard = application.keyboard
        if keyboard.isVisible { area.size.height = max(0, min(area.maxY, keyboard.frame.minY) - area.minY) }
        return area
    }

    private func layOut() {
        guard let request, let level = levels.last else { return }
        let area = area
        let room = max(EditMenuPlacement.barHeight, area.width - EditMenuPlacement.margin * 2)
        let all = entries(of: level.menu).map { item(for: $0) }
        guard !all.isEmpty else { return }
        let pages = EditMenuPlacement.pages(
            widths: all.map(\.naturalWidth), room: room, turner: EditMenuItem.turnerWidth, leadsBack: levels.count > 1)
        let page = min(max(0, level.page), pages.count - 1)
        levels[levels.count - 1].page = page
        var shown = Array(all[pages[page]])
        if page > 0 || levels.count > 1 {
            shown.insert(EditMenuItem(.previous) { [weak self] in self?.turn(by: -1) }, at: 0)
        }
        if page < pages.count - 1 { shown.append(EditMenuItem(.next) { [weak self] in self?.turn(by: 1) }) }
        let width = min(room, shown.reduce(0) { $0 + $1.naturalWidth })
        let placement = EditMenuPlacement(width: width, target: request.target, area: area, preferred: request.arrow)
        self.placement = placement
        frame = placement.bar.insetBy(dx: -Self.margin, dy: -Self.margin)
        strip.frame = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: placement.bar.size)
        shade.frame = strip.frame
        ground.frame = bounds
        ground.show(strip.frame, side: placement.side, tip: placement.arrowX - frame.minX)
        fill(with: shown)
    }

    private func fill(with new: [EditMenuItem]) {
        for view in items + separators { view.removeFromSuperview() }
        (items, separators) = (new, [])
        let turners = new.filter { if case .entry = $0.content { false } else { true } }.count
        // An entry that is too wide gives way; signs that turn keep their width.
        let rest = strip.bounds.width - CGFloat(turners) * EditMenuItem.turnerWidth
        let hairline = 1 / screenScale
        let direction = effectiveUserInterfaceLayoutDirection
        var x: CGFloat = 0
        for (index, item) in new.enumerated() {
            var width = item.naturalWidth
            if case .entry = item.content { width = min(width, max(0, rest)) }
            let place = CGRect(x: x, y: 0, width: width, height: strip.bounds.height)
            item.frame = place.flipped(for: direction, in: strip.bounds)
            strip.addSubview(item)
            if index > 0 {
                let place = CGRect(x: x, y: 0, width: hairline, height: strip.bounds.height)
                let line = UIView(frame: place.flipped(for: direction, in: strip.bounds))
                line.backgroundColor = .separator
                line.isUserInteractionEnabled = false
                separators.append(line)
            }
            x += width
        }
        for line in separators { strip.addSubview(line) }
    }
}
