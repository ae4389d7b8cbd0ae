import CSDL2
import HostInterface
import Testing

@testable import SDLHost

/// Keys, text, input methods, and what happens to the window.
@MainActor @Suite(.serialized) struct TextTranslationTests {
    private func key(
        _ code: SDL_Scancode, symbol: Int32, modifiers: UInt32 = 0, type: SDL_EventType = SDL_KEYDOWN,
        repeats: UInt8 = 0
    ) throws -> KeyEvent {
        let events = try DummyScreen.inputs(type) { event in
            event.key.keysym.scancode = code
            event.key.keysym.sym = symbol
            event.key.keysym.mod = UInt16(truncatingIfNeeded: modifiers)
            event.key.repeat = repeats
        }
        let found = events.compactMap { event -> KeyEvent? in if case .key(let key) = event { key } else { nil } }
        #expect(events.count == 1)
        return try #require(found.first)
    }

    @Test func aKeyIsItsPlaceAndWhatItPrints() throws {
        let down = try key(SDL_SCANCODE_Q, symbol: 0x61, repeats: 1)
        #expect((down.usage, down.characters, down.isDown, down.isRepeat) == (0x14, "a", true, true))
        let up = try key(SDL_SCANCODE_Q, symbol: 0x61, type: SDL_KEYUP)
        #expect(!up.isDown && !up.isRepeat)
        #expect(try key(SDL_SCANCODE_SEMICOLON, symbol: 0xF6).characters == "ö")
        #expect(try key(SDL_SCANCODE_SPACE, symbol: 0x20).characters == " ")
    }

    @Test(arguments: [0x08, 0x09, 0x0D, 0x1B, 0x7F, 0x85, 0x4000_003A, 0, -1, 0xD800, 0x11_0000] as [Int32])
    func aKeyThatPrintsNothingHasNoCharacters(symbol: Int32) throws {
        #expect(try key(SDL_SCANCODE_F1, symbol: symbol).characters == "")
    }

    @Test func modifiersOfBothSidesAreTheSame() throws {
        func modifiers(_ state: SDL_Keymod...) throws -> KeyEvent.Modifiers {
            try key(SDL_SCANCODE_A, symbol: 0x61, modifiers: state.reduce(0) { $0 | $1.rawValue }).modifiers
        }
        #expect(try modifiers() == [])
        #expect(try modifiers(KMOD_LSHIFT) == .shift && modifiers(KMOD_RSHIFT) == .shift)
        #expect(try modifiers(KMOD_LCTRL) == .control && modifiers(KMOD_RCTRL) == .control)
        #expect(try modifiers(KMOD_LGUI) == .command && modifiers(KMOD_RGUI) == .command)
        #expect(try modifiers(KMOD_LALT, KMOD_CAPS) == [.alternate, .capsLock])
        // The right one is AltGr, which makes characters and no commands.
        #expect(try modifiers(KMOD_RALT, KMOD_NUM) == [])
        #expect(try key(SDL_SCANCODE_KP_5, symbol: 0x4000_005D).modifiers == .numericPad)
    }

    @Test func textIsReadUpToItsEnd() throws {
        func text(_ bytes: [UInt8]) throws -> [InputEvent] {
            try DummyScreen.inputs(SDL_TEXTINPUT) { event in
                withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes) }
            }
        }
        #expect(try text(Array("é漢🙂".utf8) + [0, 0x61]) == [.text("é漢🙂")])
        #expect(try text([0]) == [])
        #expect(try text([0x61, 0xFF, 0x62]) == [.text("a\u{FFFD}b")])
        // A text that fills all that SDL has for it has no end.
        #expect(try text([UInt8](repeating: 0x61, count: 32)) == [.text(String(repeating: "a", count: 32))])
    }

    @Test(
        arguments: [
            ("nihao", 2, 3, 2, 3), ("🙂漢", 1, 1, 2, 1), ("🙂漢", 0, 1, 0, 2), ("ab", 5, 1, 2, 0), ("ab", 1, 99, 1, 1),
            ("ab", -3, -1, 0, 0), ("", 0, 0, 0, 0), ("e\u{301}x", 1, 1, 1, 1), ("ab", .max, .max, 2, 0),
        ] as [(String, Int32, Int32, Int, Int)])
    func anUndecidedTextIsCountedInUnits(text: String, start: Int32, length: Int32, from: Int, count: Int) throws {
        let wanted = InputEvent.composition(
            CompositionEvent(text: text, selectionStart: from, selectionLength: count))
        let short = try DummyScreen.inputs(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8) + [0]) }
            (event.edit.start, event.edit.length) = (start, length)
        }
        #expect(short == [wanted])
        let long = try DummyScreen.inputs(SDL_TEXTEDITING_EXT) { event in
            event.editExt.text = SDL_strdup(text)
            (event.editExt.start, event.editExt.length) = (start, length)
        }
        #expect(long == [wanted])
    }

    @Test func aLongUndecidedTextWithoutTextIsNothing() throws {
        #expect(try DummyScreen.inputs(SDL_TEXTEDITING_EXT) { $0.editExt.text = nil } == [])
    }

    @Test func whatIsDroppedIsToldAsAWhole() throws {
        let translation = try DummyScreen.translation()
        func inputs(_ type: SDL_EventType, _ text: String? = nil) -> [InputEvent] {
            var event = SDL_Event()
            event.type = type.rawValue
            event.drop.file = text.map { SDL_strdup($0) }
            return translation.inputEvents(for: &event)
        }
        #expect(inputs(SDL_DROPBEGIN) == [] && inputs(SDL_DROPTEXT, "one") == [] && inputs(SDL_DROPTEXT, "two") == [])
        #expect(inputs(SDL_DROPFILE, "/a b") == [] && inputs(SDL_DROPTEXT) == [])
        guard case .drop(let event)? = inputs(SDL_DROPCOMPLETE).first else {
            Issue.record("nothing was dropped")
            return
        }
        #expect(event.text == "one\ntwo" && event.files == ["/a b"])
        #expect(inputs(SDL_DROPCOMPLETE) == [], "An empty one is none.")
    }

    @Test func whatHappensToTheWindowIsTold() throws {
        func window(_ what: SDL_WindowEventID) throws -> [InputEvent] {
            try DummyScreen.inputs(SDL_WINDOWEVENT) { $0.window.event = UInt8(truncatingIfNeeded: what.rawValue) }
        }
        for what in [SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_RESTORED] {
            #expect(try window(what) == [.displayChanged])
        }
        #expect(try window(SDL_WINDOWEVENT_EXPOSED) == [.displayDamaged])
        #expect(try window(SDL_WINDOWEVENT_FOCUS_GAINED) == [.focus(true)])
        #expect(try window(SDL_WINDOWEVENT_FOCUS_LOST) == [.focus(false)])
        #expect(try window(SDL_WINDOWEVENT_CLOSE) == [.quit])
        #expect(try window(SDL_WINDOWEVENT_MOVED) == [])
        #expect(try DummyScreen.inputs(SDL_QUIT) { _ in } == [.quit])
        #expect(try DummyScreen.inputs(SDL_CLIPBOARDUPDATE) { _ in } == [.clipboardChanged])
        #expect(try DummyScreen.inputs(SDL_APP_LOWMEMORY) { _ in } == [.memoryWarning])
        #expect(try DummyScreen.inputs(SDL_RENDER_DEVICE_RESET) { _ in } == [.displayDamaged])
        #expect(try DummyScreen.inputs(SDL_JOYAXISMOTION) { _ in } == [])
    }
}
