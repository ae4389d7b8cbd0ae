import CSDL2
import HostInterface
import Testing

@testable import SDLHost

/// The clipboard, the screen saver, the input method and the clock, on the driver without a machine.
@MainActor @Suite(.serialized) struct SDLServicesTests {
    @Test func theClipboardKeepsText() throws {
        let clipboard = try DummyScreen.host().clipboard
        for text in ["Grüße 🙂", "a\nb", "x"] {
            clipboard.text = text
            #expect(clipboard.text == text)
        }
        clipboard.text = nil
        #expect(clipboard.text == nil)
        clipboard.text = ""
        #expect(clipboard.text == nil)
        // SDL's texts end at a zero.
        clipboard.text = "ab\0cd"
        #expect(clipboard.text == "ab")
    }

    @Test func theScreenIsKeptLitAsAsked() throws {
        let power = try DummyScreen.host().power
        for isLit in [true, false, true] {
            power.keepsDisplayLit = isLit
            #expect(power.keepsDisplayLit == isLit)
        }
    }

    @Test func theInputMethodRunsWhileTextIsEdited() throws {
        let host = try DummyScreen.host()
        #expect(SDL_IsTextInputActive() == SDL_FALSE)
        host.setTextInput(caret: TextInputArea(x: 1, y: 2, width: 3, height: 4))
        #expect(SDL_IsTextInputActive() == SDL_TRUE)
        host.setTextInput(caret: TextInputArea(x: .nan, y: .infinity, width: 1e300, height: -1))
        #expect(SDL_IsTextInputActive() == SDL_TRUE)
        host.setTextInput(caret: nil)
        host.setTextInput(caret: nil)
        #expect(SDL_IsTextInputActive() == SDL_FALSE)
    }

    @Test func nothingIsPressedOnADriverWithoutAMouse() throws {
        #expect(try DummyScreen.host().pressedPointers == [])
    }

    @Test func theClockNeverGoesBack() throws {
        let clock = try DummyScreen.host().clock
        var last = clock.now
        for _ in 0..<1000 {
            let now = clock.now
            #expect(now >= last)
            last = now
        }
    }

    @Test func theWindowIsWhatTheConfigurationAsksFor() throws {
        let host = try DummyScreen.host()
        #expect((host.display.pixelWidth, host.display.pixelHeight) == (640, 480))
        #expect(host.display.scale == 2 && host.exitStatus == 0)
    }
}
