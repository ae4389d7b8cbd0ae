import Foundation

/// What happens when a key is held: alternates, the list of languages, the space bar that moves the caret.
extension KeyboardMachine {
    /// The choices that are shown: those of a held key, or the list that has stayed open.
    package var menu: KeyMenu? {
        guard let choosing = presses.last(where: \.isChoosing), case .choosing(var menu) = choosing.role else {
            return list
        }
        // Others may look on, and must not see which of them is taken.
        if configuration.isSecure, menu.kind == .alternates { menu.selected = nil }
        return menu
    }

    /// Whether the space bar moves the caret at the moment, so that no key types.
    package var isDraggingCaret: Bool {
        presses.contains(where: \.isDraggingCaret)
    }

    /// When holding a key begins to mean something else than tapping it, on the machine's clock; `nil` for never.
    func holdTime(of key: Key?, for press: KeyPress) -> TimeInterval? {
        guard let delay = configuration.holdDelay, let key else { return nil }
        let hasMeaning =
            switch key.role {
            case .character: !key.alternates(shifted: isShifted(press)).isEmpty
            case .space: press.home.key == key
            case .globe: configuration.hasGlobe
            default: false
            }
        return hasMeaning ? clock.now + delay : nil
    }

    /// Begins what keys mean that have been held for long enough.
    mutating func beginHolds() {
        for index in presses.indices {
            guard let hold = presses[index].hold, clock.hasReached(hold) else { continue }
            presses[index].hold = nil
            beginHold(index)
        }
    }

    private mutating func beginHold(_ index: Int) {
        let press = presses[index]
        guard let placed = press.key else { return }
        switch placed.key.role {
        case .character:
            let isShifted = isShifted(press)
            guard let text = placed.key.output(shifted: isShifted) else { return }
            let texts = [text] + placed.key.alternates(shifted: isShifted)
            presses[index].open(
                KeyMenu(
                    .alternates, keyID: placed.key.id, texts: texts,
                    frames: menus.alternates(count: texts.count, of: placed.frame), selected: 0))
        case .space:
            presses[index].role = .caretDrag
            presses[index].key = nil
            presses[index].anchor = press.point
        case .globe:
            presses[index].open(languageList(of: placed))
        case .shift, .delete, .returnKey, .plane, .dismiss, .modifier, .command: break
        }
    }

    /// The list of the globe key.
    func languageList(of globe: PlacedKey) -> KeyMenu {
        let size = geometry.size
        return KeyMenu(
            configuration.globeChoices, keyID: globe.key.id, above: globe.frame, keyboard: size,
            headroom: geometry.metrics.headroom(height: size.height))
    }

    private var menus: KeyMenuGeometry {
        let size = geometry.size
        return KeyMenuGeometry(keyboard: size, headroom: geometry.metrics.headroom(height: size.height))
    }

    /// A finger goes down while something stands before the keys: a list that is open, or a caret that is dragged.
    /// - Returns: Whether there is such a thing; then no key is pressed.
    mutating func beginBesides(_ finger: Int, at point: CGPoint) -> Bool {
        let isDragging = isDraggingCaret
        guard isDragging || list != nil, let home = geometry.nearestKey(to: point) else { return false }
        var press = KeyPress(finger: finger, role: .idle, on: home, at: point, clock: clock)
        press.key = nil
        if isDragging {
            // A second finger begins to select, and one more ends it.
            edits.append(.caretDragSelects)
        } else if var list {
            list.selected = list.choice(at: point, key: home.frame)
            self.list = nil
            // A touch beside the list closes it, and does nothing else.
            if list.selected != nil { press.open(list) }
        }
        presses.append(press)
        return true
    }

    /// Follows a finger that chooses, or that drags the caret.
    mutating func followHold(_ index: Int, from last: CGPoint) {
        let press = presses[index]
        switch press.role {
        case .choosing(var menu):
            // A finger that has not moved since the menu came means what the menu came with.
            guard press.hasMoved || !press.isNearAnchor else { return }
            presses[index].hasMoved = true
            menu.selected = menu.choice(at: press.point, key: (press.key ?? press.home).frame)
            presses[index].role = .choosing(menu)
        case .caretDrag:
            let step = CGSize(width: press.point.x - last.x, height: press.point.y - last.y)
            if step != .zero { edits.append(.caretDragged(step)) }
        default: break
        }
    }

    /// Takes the choice that a finger is on as it is lifted.
    mutating func choose(from menu: KeyMenu, by press: KeyPress) {
        guard let selected = menu.selected else {
            // Lifted from the globe itself the list stays, for those who cannot hold and slide.
            if menu.kind == .languages, !press.hasMoved { list = menu }
            return
        }
        switch menu.kind {
        case .alternates:
            type(
                KeyTap(
                    text: menu.items[selected].text, keyID: menu.keyID, point: selected == 0 ? press.aim : press.point,
                    time: press.time))
        case .languages:
            edits.append(configuration.globeChoices[selected].action)
        }
    }
}

extension KeyPress {
    /// Whether the finger moves the caret.
    fileprivate var isDraggingCaret: Bool {
        if case .caretDrag = role { true } else { false }
    }

    /// Whether the finger is where it was when its key began to mean something else.
    fileprivate var isNearAnchor: Bool {
        point.squaredDistance(to: anchor) < 10 * 10
    }

    /// Shows the choices of the key.
    fileprivate mutating func open(_ menu: KeyMenu) {
        role = .choosing(menu)
        anchor = point
    }
}
