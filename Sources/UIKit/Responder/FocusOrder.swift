import Foundation

/// The order in which Tab goes through the fields of a window: as a person reads, line by line.
@MainActor
struct FocusOrder {
    private let fields: [UIView]

    /// Finds the fields of a window that are seen and can be typed into; of a controller that is presented those in front.
    init(_ window: UIWindow) {
        var found: [(view: UIView, rect: CGRect)] = []
        // Not recursive, because hierarchies may be deeper than the stack.
        var pending = window.frontViews
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            if view.canBecomeFirstResponder, view is any UIKeyInput {
                found.append((view, view.convertToScreen(view.bounds)))
            }
            pending += view.children.reversed()
        }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var lines: [[(view: UIView, rect: CGRect)]] = []
        for field in found.sorted(by: { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }) {
            // Fields belong to one line when their middles lie within each other's height.
            if let first = lines.last?.first, field.rect.midY < first.rect.maxY, first.rect.midY > field.rect.minY {
                lines[lines.count - 1].append(field)
            } else {
                lines.append([field])
            }
        }
        fields = lines.flatMap { line in
            line.sorted { isRightToLeft ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX }.map(\.view)
        }
    }

    /// The fields from the one after another on, once round and without that one; backwards if asked for. Without
    /// another, all of them.
    func fields(after current: UIResponder?, isBackwards: Bool) -> [UIView] {
        let way = isBackwards ? fields.reversed() : fields
        guard let index = way.firstIndex(where: { $0 === current }) else { return way }
        return Array(way[(index + 1)...] + way[..<index])
    }

    /// The fields from the one after another on to the last one, or backwards to the first. Without another, none.
    func fields(from current: UIResponder, isBackwards: Bool) -> [UIView] {
        let way = isBackwards ? fields.reversed() : fields
        guard let index = way.firstIndex(where: { $0 === current }) else { return [] }
        return Array(way[(index + 1)...])
    }
}

extension Focus {
    /// Moves the focus to the next or the previous field of the key window. A field that refuses is passed over.
    @discardableResult
    func move(isBackwards: Bool) -> Bool {
        guard let window = application.keyWindow else { return false }
        window.layoutSubtree()
        return move(to: FocusOrder(window).fields(after: firstResponder, isBackwards: isBackwards))
    }

    /// The fields behind a responder in its window, to the last one, or before it, to the first.
    func fields(from responder: UIResponder, isBackwards: Bool) -> [UIView] {
        guard let window = responder.responderWindow else { return [] }
        window.layoutSubtree()
        return FocusOrder(window).fields(from: responder, isBackwards: isBackwards)
    }

    /// Moves the focus to the first of some fields that takes it.
    @discardableResult
    func move(to fields: [UIView]) -> Bool {
        let start = firstResponder
        for field in fields {
            isHeld = false
            if field.becomeFirstResponder() { return true }
            // Somebody else chose where the focus goes; or the field that has it keeps it from all others.
            guard firstResponder === start, !isHeld else { return false }
        }
        return false
    }
}
