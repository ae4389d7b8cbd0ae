import CSDL2
import HostInterface

/// What SDL reports, in the words of the host contract.
@MainActor
struct SDLEventTranslation {
    let window: SDLWindow
    let clock: SDLClock
    /// What keys type where SDL does not know it.
    var layout: ConsoleKeyboardLayout?
    private let drops = SDLDrops()

    init(window: SDLWindow, clock: SDLClock, layout: ConsoleKeyboardLayout? = nil) {
        (self.window, self.clock, self.layout) = (window, clock, layout)
    }

    /// The input events of one SDL event: none, one, or seldom two.
    func inputEvents(for event: inout SDL_Event) -> [InputEvent] {
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN: finger(event.tfinger, .began)
        case SDL_FINGERMOTION: finger(event.tfinger, .moved)
        case SDL_FINGERUP: finger(event.tfinger, .ended)
        case SDL_MOUSEBUTTONDOWN: button(event.button, .began)
        case SDL_MOUSEBUTTONUP: button(event.button, .ended)
        case SDL_MOUSEMOTION: motion(event.motion)
        case SDL_MOUSEWHEEL: wheel(event.wheel)
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING: composition(event.edit)
        case SDL_TEXTEDITING_EXT: composition(event.editExt)
        case SDL_WINDOWEVENT: windowEvent(event.window)
        case SDL_DROPBEGIN: drops.begin()
        case SDL_DROPTEXT, SDL_DROPFILE: drops.take(event.drop)
        case SDL_DROPCOMPLETE: drops.complete(at: window.mousePoint)
        case SDL_CLIPBOARDUPDATE: [.clipboardChanged]
        case SDL_APP_LOWMEMORY: [.memoryWarning]
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: texturesLost()
        case SDL_QUIT: [.quit]
        default: []
        }
    }

    // MARK: Pointers

    private func finger(_ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase) -> [InputEvent] {
        let size = window.windowSize
        let point = window.point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
        let time = clock.time(ofTicks: event.timestamp)
        return [.pointer(PointerEvent(id: .finger(event.fingerId), phase: phase, point: point, time: time))]
    }

    private func button(_ event: SDL_MouseButtonEvent, _ phase: PointerEvent.Phase) -> [InputEvent] {
        guard event.which != CSDL_TOUCH_MOUSEID else { return [] }
        let point = window.point(x: Double(event.x), y: Double(event.y))
        let time = clock.time(ofTicks: event.timestamp)
        return [.pointer(PointerEvent(id: .mouse(button: Int(event.button)), phase: phase, point: point, time: time))]
    }

    private func motion(_ event: SDL_MouseMotionEvent) -> [InputEvent] {
        guard event.which != CSDL_TOUCH_MOUSEID else { return [] }
        let point = window.point(x: Double(event.x), y: Double(event.y))
        guard event.state != 0 else { return [.hover(point)] }
        let time = clock.time(ofTicks: event.timestamp)
        return (1...5).filter { event.state & (1 << UInt32($0 - 1)) != 0 }.map {
            .pointer(PointerEvent(id: .mouse(button: $0), phase: .moved, point: point, time: time))
        }
    }

    private func wheel(_ event: SDL_MouseWheelEvent) -> [InputEvent] {
        guard event.which != CSDL_TOUCH_MOUSEID else { return [] }
        let flip = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1
        let point = window.point(x: Double(event.mouseX), y: Double(event.mouseY))
        // SDL counts upwards, the contract downwards.
        let (right, up) = (Double(event.preciseX) * flip, Double(event.preciseY) * flip)
        return [.wheel(WheelEvent(point: point, deltaX: right, deltaY: -up))]
    }

    // MARK: Keys

    private func key(_ event: SDL_KeyboardEvent) -> [InputEvent] {
        if let layout { return key(event, layout) }
        let symbol = UInt32(bitPattern: event.keysym.sym)
        // Keys that print something have their character as their symbol; others have a bit that no character has, or
        // a control character, as Delete has.
        let prints = symbol >= 0x20 && symbol < 0x4000_0000 && !(0x7F..<0xA0).contains(symbol)
        let scalar = prints ? Unicode.Scalar(symbol) : nil
        return [
            .key(
                KeyEvent(
                    usage: Int(event.keysym.scancode.rawValue), characters: scalar.map { String(Character($0)) } ?? "",
                    modifiers: modifiers(event.keysym), isDown: event.type == SDL_KEYDOWN.rawValue,
                    isRepeat: event.repeat != 0, time: clock.time(ofTicks: event.timestamp)))
        ]
    }

    /// A key and what it types, in this order.
    private func key(_ event: SDL_KeyboardEvent, _ layout: ConsoleKeyboardLayout) -> [InputEvent] {
        let (code, isDown) = (event.keysym.scancode, event.type == SDL_KEYDOWN.rawValue)
        let stroke = layout.key(usage: Int(code.rawValue), isDown: isDown, isRepeat: event.repeat != 0)
        guard !stroke.isSwallowed else { return [] }
        let key = KeyEvent(
            usage: Int(code.rawValue), characters: stroke.characters,
            modifiers: stroke.modifiers.union(Self.numericPad(code)), isDown: isDown, isRepeat: event.repeat != 0,
            time: clock.time(ofTicks: event.timestamp))
        return stroke.text.isEmpty ? [.key(key)] : [.key(key), .text(stroke.text)]
    }

    private static func numericPad(_ code: SDL_Scancode) -> KeyEvent.Modifiers {
        let pad = SDL_SCANCODE_KP_DIVIDE.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue
        return pad.contains(code.rawValue) ? .numericPad : []
    }

    private func modifiers(_ key: SDL_Keysym) -> KeyEvent.Modifiers {
        let state = UInt32(key.mod)
        var modifiers: KeyEvent.Modifiers = []
        if state & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { modifiers.insert(.shift) }
        if state & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { modifiers.insert(.control) }
        if state & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
        if state & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { modifiers.insert(.command) }
        if state & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
        return modifiers.union(Self.numericPad(key.scancode))
    }

    // MARK: Text

    private func text(_ event: SDL_TextInputEvent) -> [InputEvent] {
        let text = Self.string(event.text)
        return text.isEmpty ? [] : [.text(text)]
    }

    private func composition(_ event: SDL_TextEditingEvent) -> [InputEvent] {
        composition(text: Self.string(event.text), start: event.start, length: event.length)
    }

    private func composition(_ event: SDL_TextEditingExtEvent) -> [InputEvent] {
        guard let pointer = event.text else { return [] }
        defer { SDL_free(pointer) }
        return composition(text: String(cString: pointer), start: event.start, length: event.length)
    }

    /// SDL counts characters of the preedit as Unicode scalars; the contract counts UTF-16 units.
    private func composition(text: String, start: Int32, length: Int32) -> [InputEvent] {
        let scalars = text.unicodeScalars
        let first = scalars.index(scalars.startIndex, offsetBy: max(0, Int(start)), limitedBy: scalars.endIndex)
        let begin = first ?? scalars.endIndex
        let end = scalars.index(begin, offsetBy: max(0, Int(length)), limitedBy: scalars.endIndex) ?? scalars.endIndex
        return [
            .composition(
                CompositionEvent(
                    text: text, selectionStart: begin.utf16Offset(in: text),
                    selectionLength: end.utf16Offset(in: text) - begin.utf16Offset(in: text)))
        ]
    }

    private static func string<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    // MARK: Window

    private func windowEvent(_ event: SDL_WindowEvent) -> [InputEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_MAXIMIZED,
            SDL_WINDOWEVENT_RESTORED:
            [.displayChanged]
        case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN: [.displayDamaged]
        case SDL_WINDOWEVENT_FOCUS_GAINED: [.focus(true)]
        case SDL_WINDOWEVENT_FOCUS_LOST: focusLost()
        case SDL_WINDOWEVENT_CLOSE: [.quit]
        default: []
        }
    }

    private func focusLost() -> [InputEvent] {
        layout?.reset()
        return [.focus(false)]
    }

    private func texturesLost() -> [InputEvent] {
        window.dropTexture()
        return [.displayDamaged]
    }
}
