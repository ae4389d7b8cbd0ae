import Foundation
import KeyboardEngine

/// The settings in the place of the keys: a title with the way back, and below it a line for each setting that people are
/// offered. What can be set, and to what, is the business of ``KeyboardChoices``.
final class KeyboardSettingsPanel: UIView, KeysPanel {
    private unowned let context: InputContext
    private let scroll = UIScrollView()
    private let heading = UILabel()
    private let languagesHeading = UILabel()
    private lazy var done = SettingsKey(.word(""), name: "settings-done") { [weak context] in context?.closeSettings() }
    private(set) var cells: [SettingsCell] = []
    private var languageCells: [SettingsCell] = []
    private var strikes = StrikeFilter()

    private static let headerHeight: CGFloat = 58
    private static let headingHeight: CGFloat = 30
    private static let margin: CGFloat = 10
    /// The room between lines, and between columns.
    private static let rowGap: CGFloat = 8
    private static let columnGap: CGFloat = 20
    /// The widths of a column: lines are side by side where there is room, and no wider than hands and eyes go along.
    private static let columnWidths: ClosedRange<CGFloat> = 340...480
    private static let columnLimit = 4

    private var choices: KeyboardChoices { context.application.keyboardChoices }
    private var keyWords: KeyWords { context.settingsLayout.words }
    private var locale: Locale { Locale(identifier: context.settingsLayout.locale) }

    init(context: InputContext) {
        self.context = context
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = "keyboard-settings"
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        languagesHeading.font = .systemFont(ofSize: 15, weight: .semibold)
        for label in [heading, languagesHeading] {
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
        }
        scroll.addSubview(languagesHeading)
        addSubview(scroll)
        addSubview(heading)
        addSubview(done)
        keysDidChange()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: What is shown

    func keysDidChange() {
        heading.text = keyWords[.settings]
        languagesHeading.text = keyWords[.languages]
        done.face = .word(keyWords[.done])
        cells = updated(cells, choices.rows(keyWords, locale))
        languageCells = updated(languageCells, choices.languageRows)
        languagesHeading.isHidden = languageCells.isEmpty
        setNeedsLayout()
    }

    /// The cells for rows; those that are there already are kept.
    private func updated(_ old: [SettingsCell], _ rows: [SettingRow]) -> [SettingsCell] {
        let known = Dictionary(old.map { ($0.row.subject, $0) }) { first, _ in first }
        let new = rows.map { row in
            let cell = known[row.subject] ?? SettingsCell(row) { [weak self] in self?.perform($1, on: $0) }
            cell.update(row)
            if cell.superview == nil { scroll.addSubview(cell) }
            return cell
        }
        for cell in old where !new.contains(where: { $0 === cell }) { cell.removeFromSuperview() }
        return new
    }

    private func perform(_ deed: SettingsCell.Deed, on row: SettingRow) {
        guard isMeant("\(row.name) \(deed)") else { return }
        switch (row.subject, deed) {
        case (.setting(let setting), .step(let isUpwards)): choices.step(setting, isUpwards: isUpwards)
        case (.setting(let setting), .toggle): choices.toggle(setting)
        case (.setting, .place(let placement)): choices.choose(placement)
        case (.language(let layout), _): choices.toggle(language: layout)
        }
        keysDidChange()
    }

    /// Whether a strike is none of a hand that strikes twice.
    private func isMeant(_ name: String) -> Bool {
        let (time, interval) = (context.application.time, context.settings.strikeInterval)
        guard !strikes.isSecond(of: name, at: time, within: interval) else { return false }
        strikes.struck(name, at: time)
        return true
    }

    // MARK: Layout

    private var direction: UIUserInterfaceLayoutDirection {
        locale.language.characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Where the keys that the panel stands for would be: at one side for one hand, else all of it.
    private var band: CGRect {
        guard let metrics = context.keyboard?.geometry.metrics, metrics.placement.isOneHanded else { return bounds }
        let width = min(metrics.bandWidth, bounds.width)
        return CGRect(
            x: metrics.placement == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = band.insetBy(dx: Self.margin, dy: 0)
        let fitting = Int((content.width + Self.columnGap) / (Self.columnWidths.lowerBound + Self.columnGap))
        let columns = max(1, min(fitting, Self.columnLimit))
        let rest = content.width - CGFloat(columns - 1) * Self.columnGap
        let width = min(rest / CGFloat(columns), Self.columnWidths.upperBound).rounded(.down)
        let total = CGFloat(columns) * (width + Self.columnGap) - Self.columnGap
        let area = CGRect(
            x: (content.midX - total / 2).rounded(), y: 0, width: total, height: bounds.height)
        layOutHeader(area)
        scroll.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: max(0, bounds.height - Self.headerHeight))
        // All captions stand above their keys, or none.
        let isStacked = !cells.allSatisfy { $0.fits(in: width) }
        var y = layOut(cells, from: 0, columns: columns, width: width, area, isStacked: isStacked)
        if !languageCells.isEmpty {
            languagesHeading.frame = CGRect(x: area.minX, y: y, width: area.width, height: Self.headingHeight)
            y = layOut(
                languageCells, from: y + Self.headingHeight, columns: columns, width: width, area, isStacked: false)
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
        let most = max(0, y - scroll.bounds.height)
        if scroll.contentOffset.y > most { scroll.contentOffset.y = most }
    }

    private func layOutHeader(_ area: CGRect) {
        let doneWidth = min(
            max(88, captionLayout(keyWords[.done], size: SettingsKey.fontSize).width + 28), area.width / 2)
        let row = CGRect(x: area.minX, y: 0, width: area.width, height: Self.headerHeight)
        done.frame = CGRect(x: area.maxX - doneWidth, y: 7, width: doneWidth, height: SettingsCell.keySide)
            .flipped(for: direction, in: row)
        heading.frame = CGRect(
            x: area.minX, y: 0, width: max(0, area.width - doneWidth - Self.margin), height: Self.headerHeight
        ).flipped(for: direction, in: row)
        for label in [heading, languagesHeading] { label.textAlignment = direction == .rightToLeft ? .right : .left }
    }

    /// Places cells side by side and one below the other.
    /// - Returns: Where they end, with the room below them.
    private func layOut(
        _ cells: [SettingsCell], from top: CGFloat, columns: Int, width: CGFloat, _ area: CGRect, isStacked: Bool
    ) -> CGFloat {
        var y = top
        for first in stride(from: 0, to: cells.count, by: columns) {
            let line = cells[first..<min(first + columns, cells.count)]
            let height = line.map { $0.height(isStacked: isStacked) }.max() ?? 0
            for (column, cell) in line.enumerated() {
                cell.frame = CGRect(
                    x: area.minX + CGFloat(column) * (width + Self.columnGap), y: y, width: width, height: height
                ).flipped(for: direction, in: area)
                cell.arrange(isStacked: isStacked, direction: direction)
            }
            y += height + Self.rowGap
        }
        return y
    }

    // MARK: Places

    func point(of name: String) -> CGPoint? {
        let keys = [done] + (cells + languageCells).flatMap(\.keys)
        guard let key = keys.first(where: { $0.accessibilityIdentifier == name }) else { return nil }
        let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: self)
        return key === done || scroll.frame.contains(point) ? point : nil
    }
}
