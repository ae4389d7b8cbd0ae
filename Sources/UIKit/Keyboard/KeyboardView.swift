import Foundation
import KeyboardEngine

/// The on-screen keyboard: shows what an ``InputContext`` publishes, and hands it the touches.
final class KeyboardView: UIView, InputContextObserver, KeypadArea {
    private unowned let context: InputContext
    private unowned let keyboardWindow: KeyboardWindow
    private var keyViews: [String: KeyView] = [:]
    private let popUp = KeyPopUpView()
    private lazy var menuView = KeyMenuView { [weak context] in context?.cancelTouches() }
    @exclusivity(unchecked) private var fingers: [ObjectIdentifier: Int] = [:]
    private var lastFinger = 0
    @exclusivity(unchecked) private var pinch = KeyboardPinch()
    /// What the second of two fingers has made the first one's key type, so that it can be taken back.
    private var typedBeforePinch: TypedBeforePinch?
    @exclusivity(unchecked) private var lit: Set<String> = []
    /// Whether there are keys, and not only the bar of candidates for a hardware keyboard.
    var showsKeys = true {
        didSet {
            guard showsKeys != oldValue else { return }
            if !showsKeys { context.closeSettings() }
            changes.insert(.keys)
            setNeedsLayout()
        }
    }
    /// What stands in the place of the keys.
    private var panel: (any KeysPanel)?
    private let assistant = AssistantBar()
    private var bar: CandidateBar?
    private var search: EmojiSearchField?
    private(set) lazy var captionsAhead = CaptionsAhead(context: context)
    /// Where the keys begin, below the bar of candidates.
    @exclusivity(unchecked) private var keysTop: CGFloat = 0

    init(context: InputContext, window: KeyboardWindow) {
        self.context = context
        keyboardWindow = window
        super.init(frame: .zero)
        backgroundColor = .keyboardBackground
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "keyboard"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Keys

    /// What has changed since the last layout. However often keys are pressed before a frame, it is shown once.
    @exclusivity(unchecked) private var changes: InputContext.Change = []

    func inputContextDidChange(_ change: InputContext.Change) {
        changes.formUnion(change)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let changes = changes
        self.changes = []
        if changes.contains(.recents), panel is EmojiPanel { dropPanel() }
        if !changes.isDisjoint(with: [.keys, .recents]) {
            rebuild()
        } else {
            if changes.contains(.highlight) { light(context.keyboard?.litKeys ?? []) }
            if changes.contains(.shift) {
                keyViews.values.forEach(update)
            } else if changes.contains(.returnKey) {
                for view in keyViews.values where view.key.key.role == .returnKey { update(view) }
            }
            if changes.contains(.space) {
                for view in keyViews.values where view.key.key.role == .space { update(view) }
            }
        }
        let sharesRow = context.assistant != nil || context.emojiSearch != nil || changes.contains(.assistant)
        if sharesRow { layOutBar() } else { bar?.place(in: aboveKeys(barRow), of: besideKeys(bounds)) }
        panel?.frame = keysFrame
        if !changes.isDisjoint(with: [.keys, .settings]) { panel?.keysDidChange() }
        if changes.contains(.search) { search?.text = context.emojiSearch?.text ?? "" }
        if changes.contains(.candidates) { bar?.showCandidates() }
        if changes.contains(.popUp) { show(context.keyboard?.popUp) }
        if changes.contains(.menu) { show(context.keyboard?.menu) }
    }

    /// Makes a view for each key of the plane that is shown. Views of keys that stay are kept.
    private func rebuild() {
        layOutBar()
        // One that floats stands on a ground with round corners.
        let isFloating = showsKeys && context.isFloating
        backgroundColor = isFloating ? nil : .keyboardBackground
        lit = context.keyboard?.litKeys ?? []
        var kept: [String: KeyView] = [:]
        layOutPanel()
        for placed in showsKeys && panel == nil ? context.keyboard?.geometry.keys ?? [] : [] {
            let view = keyViews[placed.key.id] ?? KeyView(key: placed)
            view.key = placed
            // Below what stands before the keys.
            if view.superview !== self { insertSubview(view, at: 0) }
            view.frame = placed.frame.offsetBy(dx: 0, dy: keysTop)
            update(view)
            kept[placed.key.id] = view
        }
        for (id, view) in keyViews where kept[id] == nil { view.removeFromSuperview() }
        keyViews = kept
        if showsKeys, panel == nil { captionsAhead.begin() }
    }

    override func forgetText() {
        super.forgetText()
        captionsAhead.forget()
    }

    /// Emoji or the settings stand in the place of the keys.
    private func layOutPanel() {
        if showsKeys, context.isShowingSettings {
            show(panel as? KeyboardSettingsPanel ?? KeyboardSettingsPanel(context: context))
        } else if showsKeys, context.showsEmoji {
            show(panel as? EmojiPanel ?? EmojiPanel(context: context))
        } else {
            dropPanel()
        }
    }

    private func show(_ new: any KeysPanel) {
        if panel !== new { dropPanel() }
        panel = new
        if new.superview !== self { addSubview(new) }
    }

    private var keysFrame: CGRect {
        besideKeys(
            CGRect(x: 0, y: keysTop, width: bounds.width, height: context.keyboard?.geometry.size.height ?? 0))
    }

    /// The row above the keys.
    private var barRow: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: keysTop) }

    /// The keys, if they stand together in the middle of a window that is wider than they become.
    private var keysInTheMiddle: KeyPlaneGeometry? {
        guard let geometry = context.keyboard?.geometry, geometry.metrics.placement == .full,
            geometry.touchArea.width < geometry.size.width - 1
        else { return nil }
        return geometry
    }

    /// What of a rectangle as wide as the keyboard stands in the place of the keys, with all that touches of them reach.
    private func besideKeys(_ frame: CGRect) -> CGRect {
        guard let area = keysInTheMiddle?.touchArea else { return frame }
        return CGRect(x: area.minX, y: frame.minY, width: area.width, height: frame.height)
    }

    /// What of a row as wide as the keyboard stands above the keys, from the first to the last.
    private func aboveKeys(_ row: CGRect) -> CGRect {
        guard context.assistant == nil, let keys = keysInTheMiddle?.keys.map(\.frame),
            let left = keys.map(\.minX).min(), let right = keys.map(\.maxX).max()
        else { return row }
        return CGRect(x: left, y: row.minY, width: right - left, height: row.height)
    }

    /// Lets the panel go with what it shows: which emoji were used last is nobody else's business.
    private func dropPanel() {
        panel?.removeFromSuperview()
        panel = nil
    }

    /// Where a key or what stands in its place is, in the view's points, by its label or by its name.
    func point(ofKey name: String) -> CGPoint? {
        let point = panel.map { $0.point(of: name) } ?? context.point(ofKey: name)
        return point.map { CGPoint(x: $0.x + (panel?.frame.minX ?? 0), y: $0.y + keysTop) }
    }

    // MARK: Candidates

    /// The bar stands above the keys while the language has candidates, or the program buttons.
    private func layOutBar() {
        keysTop = context.barHeight
        let row = assistant.show(
            context.assistant, in: self, height: keysTop, hasCandidates: context.hasChoices)
        guard context.hasChoices else { return dropBar() }
        let bar = self.bar ?? CandidateBar(context: context)
        self.bar = bar
        if bar.superview !== self { addSubview(bar) }
        bar.place(in: layOutSearch(in: aboveKeys(row)), of: besideKeys(bounds))
        bar.showCandidates()
    }

    /// What emoji are searched for stands at the beginning of the row.
    /// - Returns: What of the row is free.
    private func layOutSearch(in row: CGRect) -> CGRect {
        guard let searched = context.emojiSearch else {
            search?.removeFromSuperview()
            search = nil
            return row
        }
        let field = search ?? EmojiSearchField(isActive: true) { [weak context] in context?.endEmojiSearch() }
        search = field
        if field.superview !== self { insertSubview(field, at: 0) }
        field.placeholder = context.letterWords[.search]
        field.text = searched.text
        let width = (row.width * 0.4).rounded()
        field.frame = CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
        return CGRect(x: row.minX + width, y: row.minY, width: row.width - width, height: row.height)
    }

    private func dropBar() {
        search?.removeFromSuperview()
        search = nil
        bar?.removeFromSuperview()
        bar = nil
    }

    /// Turns to the next candidates, or back.
    func turnPage(isForward: Bool) {
        bar?.turnPage(isForward: isForward)
    }

    private func update(_ view: KeyView) {
        guard let machine = context.keyboard else { return }
        let key = view.key.key
        let isReturn = key.role == .returnKey
        view.update(
            KeyView.Look(
                caption: context.caption(of: key),
                shift: key.modifier.flatMap { machine.modifiers[$0] } ?? machine.shift.mode,
                isLit: lit.contains(key.id),
                isEnabled: !isReturn || machine.configuration.isReturnEnabled,
                isProminent: isReturn && context.returnKeyType != .default, isBlank: machine.isDraggingCaret,
                form: machine.geometry.plane.form))
    }

    /// Repaints the keys that began or ceased to be lit.
    private func light(_ keys: Set<String>) {
        let changed = keys.symmetricDifference(lit)
        lit = keys
        for id in changed { keyViews[id]?.light(keys.contains(id)) }
    }

    // MARK: Touches

    /// Where a finger is, in the points of the keys.
    private func place(of touch: UITouch) -> CGPoint {
        let point = touch.location(in: self)
        return CGPoint(x: point.x, y: point.y - keysTop)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // What a panel has no use for comes here along the responders, and is meant for no key.
        guard panel == nil else { return }
        for touch in touches {
            lastFinger += 1
            let finger = lastFinger
            fingers[ObjectIdentifier(touch)] = finger
            let before = pinch.count == 1 ? TypedBeforePinch(context) : nil
            context.touch { $0.touchBegan(finger, at: place(of: touch), time: touch.timestamp) }
            pinch.began(finger, at: touch.location(in: nil))
            typedBeforePinch = before?.ended(in: context)
            if context.keyboard?.isPressing(finger) ?? false { context.application.keyClick.play() }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
            context.touch { $0.touchMoved(finger, to: place(of: touch), time: touch.timestamp) }
            if let direction = pinch.moved(finger, to: touch.location(in: nil)) { change(by: direction) }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            forgetPinch(finger)
            context.touch { $0.touchEnded(finger, at: place(of: touch), time: touch.timestamp) }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            forgetPinch(finger)
            context.touch { $0.touchCancelled(finger, time: touch.timestamp) }
        }
    }

    private func forgetPinch(_ finger: Int) {
        pinch.ended(finger)
        typedBeforePinch = nil
    }

    /// Two fingers that close let the keyboard float, and opening they put it back, where people may choose that.
    private func change(by direction: KeyboardPinch.Direction) {
        let placement: KeyboardPlacement = direction == .closing ? .floating : .full
        guard context.settings.offers(placement), context.isFloating == (direction == .opening) else { return }
        context.cancelTouches()
        // The second finger has typed what the first one was on, which was meant by neither.
        typedBeforePinch?.takeBack(in: context)
        typedBeforePinch = nil
        context.application.keyboardChoices.choose(placement)
    }

    // MARK: Keypad

    var keypadPlaces: [KeypadPlace] {
        keyViews.map { KeypadPlace(self, name: $0.key, rect: $0.value.frame) }
    }

    // MARK: Pop-up

    private func show(_ shown: KeyPopUp?) {
        guard let shown, let key = keyViews[shown.keyID] else {
            popUp.isHidden = true
            return
        }
        let overlay = keyboardWindow.overlay
        if popUp.superview !== overlay { overlay.addSubview(popUp) }
        popUp.isHidden = false
        popUp.show(shown.text.keyCaption, above: convertToScreen(key.frame), screen: keyboardWindow.bounds)
    }

    // MARK: Choices

    private func show(_ menu: KeyMenu?) {
        // A list may stay open without a finger, and is closed by a touch anywhere.
        keyboardWindow.captor = menu?.kind == .languages ? self : nil
        guard let menu else { return menuView.removeFromSuperview() }
        let overlay = keyboardWindow.overlay
        if menuView.superview !== overlay { overlay.addSubview(menuView) }
        let entries =
            menu.kind == .languages
            ? context.entries(of: context.keyboard?.configuration.globeChoices ?? [])
            : menu.items.map { KeyMenuView.Entry(caption: $0.text.keyCaption) }
        menuView.show(
            menu, entries: entries, origin: convertToScreen(CGRect(x: 0, y: keysTop, width: 0, height: 0)).origin)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            captionsAhead.stop()
            popUp.removeFromSuperview()
            menuView.removeFromSuperview()
            keyboardWindow.captor = nil
            dropBar()
            dropPanel()
            _ = assistant.show(nil, in: self, height: 0, hasCandidates: false)
            fingers.removeAll()
            pinch = KeyboardPinch()
            typedBeforePinch = nil
            if context.observer === self { context.observer = nil }
        } else {
            context.observer = self
            rebuild()
        }
    }

    // MARK: Painting

    override func draw(_ rect: CGRect) {
        guard backgroundColor != nil, let context = UIGraphicsGetCurrentContext() else { return }
        // A hairline tells the keyboard from what is above it.
        context.setFill(.separator)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width, height: context.hairline))
    }
}
