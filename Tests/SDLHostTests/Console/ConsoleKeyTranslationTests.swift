import CSDL2
import HostInterface
import Testing

@testable import SDLHost

/// Keys of SDL's where the layout is ours.
@MainActor
@Suite(.serialized, .enabled(if: xkbIsInstalled, "libxkbcommon0, xkb-data or libx11-data is not installed"))
struct ConsoleKeyTranslationTests {
    private func inputs(
        _ layout: ConsoleKeyboardLayout, _ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void
    ) throws -> [InputEvent] {
        var translation = try DummyScreen.translation()
        translation.layout = layout
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        return translation.inputEvents(for: &event)
    }

    private func key(
        _ layout: ConsoleKeyboardLayout, _ code: SDL_Scancode, type: SDL_EventType = SDL_KEYDOWN, isRepeat: Bool = false
    ) throws -> [InputEvent] {
        try inputs(layout, type) { event in
            event.key.keysym.scancode = code
            // SDL's own opinion, which is another.
            event.key.keysym.sym = 0x71
            event.key.keysym.mod = UInt16(KMOD_LALT.rawValue)
            event.key.repeat = isRepeat ? 1 : 0
        }.map { event in
            guard case .key(var key) = event else { return event }
            key.time = 0
            return .key(key)
        }
    }

    private func expected(
        _ usage: Int, _ characters: String, _ modifiers: KeyEvent.Modifiers = [], isDown: Bool = true,
        isRepeat: Bool = false
    ) -> InputEvent {
        .key(
            KeyEvent(
                usage: usage, characters: characters, modifiers: modifiers, isDown: isDown, isRepeat: isRepeat, time: 0)
        )
    }

    @Test func aPressComesBeforeItsText() throws {
        let layout = try TypingHands("de").layout
        #expect(try key(layout, SDL_SCANCODE_Y) == [expected(0x1C, "z"), .text("z")])
        #expect(
            try key(layout, SDL_SCANCODE_Y, isRepeat: true) == [expected(0x1C, "z", isRepeat: true), .text("z")])
        #expect(try key(layout, SDL_SCANCODE_Y, type: SDL_KEYUP) == [expected(0x1C, "z", isDown: false)])
        #expect(try key(layout, SDL_SCANCODE_KP_1) == [expected(0x59, "", .numericPad), .text("1")])
        #expect(try key(layout, SDL_SCANCODE_LSHIFT) == [expected(0xE1, "", .shift)])
        #expect(try key(layout, SDL_SCANCODE_Y) == [expected(0x1C, "z", .shift), .text("Z")])
    }

    @Test func aKeyThatOnlyEndsASequenceIsNotTold() throws {
        let layout = try TypingHands("de").layout
        #expect(try key(layout, SDL_SCANCODE_EQUALS) == [expected(0x2E, "")])
        #expect(try key(layout, SDL_SCANCODE_ESCAPE) == [])
        #expect(try key(layout, SDL_SCANCODE_ESCAPE, type: SDL_KEYUP) == [expected(0x29, "", isDown: false)])
        #expect(try key(layout, SDL_SCANCODE_ESCAPE) == [expected(0x29, "")])
    }

    @Test func aLostFocusLeavesNothingDown() throws {
        let layout = try TypingHands("de").layout
        _ = try key(layout, SDL_SCANCODE_LSHIFT)
        let lost = try inputs(layout, SDL_WINDOWEVENT) {
            $0.window.event = UInt8(truncatingIfNeeded: SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
        }
        #expect(lost == [.focus(false)])
        #expect(try key(layout, SDL_SCANCODE_Y) == [expected(0x1C, "z"), .text("z")])
    }
}
