import Foundation
import KeyboardEngine
import TextEngine

/// A line of the keyboard's settings: a caption, and the keys by which it is set.
final class SettingsCell: UIView {
    /// What a key of the line does.
    enum Deed: Equatable {
        case toggle
        case step(isUpwards: Bool)
        case place(KeyboardPlacement)
    }

    private(set) var row: SettingRow
    private let act: (SettingRow, Deed) -> Void
    private(set) var keys: [SettingsKey] = []
    private var direction = UIUserInterfaceLayoutDirection.leftToRight
    private var isStacked = false

    /// The side of a key, and the room between keys, in points.
    static let keySide: CGFloat = 44
    static let gap: CGFloat = 6
    /// The width of a value between its two keys.
    private static let valueWidth: CGFloat = 76
    private static let captionHeight: CGFloat = 24

    /// Makes a line.
    /// - Parameter act: Is told what is done in it.
    init(_ row: SettingRow, act: @escaping (SettingRow, Deed) -> Void) {
        self.row = row
        self.act = act
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = row.name
        makeKeys()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows what the line says now. Keys that stay are kept: a finger may be on one of them.
    func update(_ row: SettingRow) {
        guard row != self.row else { return }
        let old = deeds
        self.row = row
        if deeds.map(\.name) == old.map(\.name) {
            for (key, (_, _, face)) in zip(keys, deeds) { key.face = face }
            setEnabled()
        } else {
            makeKeys()
        }
        setNeedsDisplay()
        setNeedsLayout()
    }

    private func makeKeys() {
        for key in keys { key.removeFromSuperview() }
        keys = deeds.map { name, deed, face in
            SettingsKey(face, name: name) { [weak self] in
                guard let self else { return }
                act(self.row, deed)
            }
        }
        for key in keys { addSubview(key) }
        setEnabled()
    }

    /// The keys of the line from where reading begins: their names, what they do, and what they show.
    private var deeds: [(name: String, deed: Deed, face: SettingsKey.Face)] {
        switch row.control {
        case .check(let isOn, let isLocked):
            [(row.name, .toggle, .check(row.caption, isOn: isOn, isLocked: isLocked))]
        case .steps:
            [
                ("\(row.name)-less", .step(isUpwards: false), .word("−")),
                ("\(row.name)-more", .step(isUpwards: true), .word("+")),
            ]
        case .places(let places, let current):
            places.map {
                ("\(row.name)-\($0.rawValue)", .place($0), .placement($0, isCurrent: $0 == current))
            }
        }
    }

    private func setEnabled() {
        guard case .steps(_, let hasLess, let hasMore) = row.control, keys.count == 2 else { return }
        (keys[0].isEnabled, keys[1].isEnabled) = (hasLess, hasMore)
    }

    // MARK: Layout

    /// The width of what stands beside the caption; `nil` where the caption is on the key.
    private var controlsWidth: CGFloat? {
        switch row.control {
        case .check: nil
        case .steps: 2 * Self.keySide + Self.valueWidth
        case .places(let places, _): CGFloat(places.count) * (Self.keySide + Self.gap) - Self.gap
        }
    }

    /// Whether the caption has room beside the keys in a line of a width.
    func fits(in width: CGFloat) -> Bool {
        guard let controlsWidth else { return true }
        return captionLayout(row.caption, size: SettingsKey.fontSize).width <= width - controlsWidth - Self.gap
    }

    /// How high the line is.
    /// - Parameter isStacked: Whether captions stand above their keys.
    func height(isStacked: Bool) -> CGFloat {
        Self.keySide + (isStacked && controlsWidth != nil ? Self.captionHeight : 0)
    }

    /// Places caption and keys.
    func arrange(isStacked: Bool, direction: UIUserInterfaceLayoutDirection) {
        (self.isStacked, self.direction) = (isStacked && controlsWidth != nil, direction)
        for key in keys { key.direction = direction }
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - Self.keySide
        guard let controlsWidth else {
            keys.first?.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.keySide)
            return
        }
        // Below their caption the keys begin where it does; beside it they end the line.
        var x = isStacked ? 0 : bounds.width - controlsWidth
        let isStepper = if case .steps = row.control { true } else { false }
        for key in keys {
            key.frame = CGRect(x: x, y: top, width: Self.keySide, height: Self.keySide)
                .flipped(for: direction, in: bounds)
            x += Self.keySide + (isStepper ? Self.valueWidth : Self.gap)
        }
    }

    // MARK: Painting

    /// The caption as it is shown beside or above the keys, or on its key, in letters that are small enough for it.
    var shownCaption: TextLayout {
        let room =
            if let controlsWidth { isStacked ? bounds.width : bounds.width - controlsWidth - Self.gap } else {
                bounds.width - 58
            }
        return captionLayout(row.caption, size: SettingsKey.fontSize, room: room)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), controlsWidth != nil else { return }
        let caption = shownCaption
        let height = isStacked ? Self.captionHeight : bounds.height
        let place = CGRect(x: 0, y: (height - caption.height) / 2, width: caption.width, height: caption.height)
        context.draw(caption, at: place.flipped(for: direction, in: bounds).origin, color: .label)
        guard case .steps(let text, _, _) = row.control, let first = keys.first, let last = keys.last else { return }
        let value = captionLayout(text, size: SettingsKey.fontSize, room: Self.valueWidth - 8)
        let middle = CGPoint(x: (first.frame.midX + last.frame.midX) / 2, y: first.frame.midY)
        context.draw(
            value, at: CGPoint(x: middle.x - value.width / 2, y: middle.y - value.height / 2), color: .label)
    }
}
