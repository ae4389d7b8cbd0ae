import CSDL2
import HostInterface
import RasterEngine
import Testing

@testable import SDLHost

/// The window on a driver that shows nothing: its size, its coordinates, and what is copied into it.
@MainActor @Suite(.serialized) struct SDLWindowTests {
    private func window(_ width: Int, _ height: Int, scale: Double = 1) throws -> SDLWindow {
        _ = try DummyScreen.host()
        return try SDLWindow(SDLConfiguration(title: "Window", width: width, height: height, scale: scale))
    }

    private func buffer(_ width: Int, _ height: Int, _ pixel: UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.clear(buffer.bounds, to: pixel)
        return buffer
    }

    /// The colour of a pixel of the window, without its alpha, which a window has none of.
    private func shown(_ window: SDLWindow, _ x: Int, _ y: Int) throws -> UInt32 {
        let surface = try #require(SDL_GetWindowSurface(window.handle))
        let pixels = try #require(surface.pointee.pixels)
        return pixels.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self) & 0xFF_FFFF
    }

    @Test func theSizeIsAskedInPointsAndToldInPixels() throws {
        let window = try window(80, 60, scale: 1.5)
        #expect(window.driver == "dummy")
        #expect((window.pixelWidth, window.pixelHeight) == (120, 90))
        #expect(window.scale == 1.5)
        #expect(window.point(x: 60, y: 30) == InputPoint(x: 40, y: 20))
        #expect(window.position(of: InputPoint(x: 40, y: 20)) == (60, 30))
        #expect(window.fraction(of: InputPoint(x: 40, y: 20)) == (0.5, 1.0 / 3))
    }

    @Test(arguments: [0, -2, .nan, .infinity] as [Double])
    func aScaleThatNoScreenHasIsOne(scale: Double) throws {
        #expect(try window(20, 20, scale: scale).scale == 1)
    }

    @Test func placesThatNoDesktopHasAreCut() throws {
        let window = try window(20, 20)
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 3e9] {
            let position = window.position(of: InputPoint(x: number, y: 5))
            #expect(position.y == 5 && abs(position.x) <= 1_000_000)
            let rect = window.windowRect(of: TextInputArea(x: number, y: 1.6, width: number, height: 3))
            #expect(abs(rect.x) <= 1_000_000 && rect.x == rect.w && rect.y == 2 && rect.h == 3)
        }
    }

    @Test func onlyTheDamageIsCopied() throws {
        let window = try window(40, 30)
        let whole = PixelRect(x: 0, y: 0, width: 40, height: 30)
        window.present(buffer(40, 30, 0xFF10_2030), damage: [whole])
        let frame = buffer(40, 30, 0xFF40_5060)
        let damage = [PixelRect(x: 3, y: 4, width: 5, height: 6), PixelRect(x: 30, y: 20, width: 50, height: 50)]
        window.present(frame, damage: damage)
        #expect(window.lastFrame === frame)
        for y in 0..<30 {
            for x in 0..<40 {
                let isDamaged = damage.contains { $0.contains(x: x, y: y) }
                #expect(try shown(window, x, y) == (isDamaged ? 0x40_5060 : 0x10_2030))
            }
        }
    }

    @Test func damageOutsideTheWindowOrThePictureIsHarmless() throws {
        let window = try window(20, 10)
        window.present(buffer(20, 10, 0xFF00_0001), damage: [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        for rect in [
            PixelRect(x: -5, y: -5, width: 5, height: 50), PixelRect(x: 20, y: 0, width: 5, height: 5), .zero,
            PixelRect(x: 4, y: 4, width: -3, height: 2),
        ] {
            window.present(buffer(20, 10, 0xFF00_0002), damage: [rect])
        }
        window.present(buffer(0, 0, 0), damage: [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        window.present(buffer(5, 50, 0xFF00_0003), damage: [PixelRect(x: 4, y: 0, width: 20, height: 60)])
        #expect(try shown(window, 0, 0) == 1 && shown(window, 19, 9) == 1)
        #expect(try shown(window, 4, 9) == 3 && shown(window, 5, 9) == 1)
    }

    @Test func aWindowThatIsResizedIsPaintedInItsNewSize() throws {
        let window = try window(40, 30)
        window.present(buffer(40, 30, 0xFF00_0001), damage: [PixelRect(x: 0, y: 0, width: 40, height: 30)])
        SDL_SetWindowSize(window.handle, 60, 20)
        #expect((window.pixelWidth, window.pixelHeight) == (60, 20))
        // A frame that was painted before the news came is shown as far as it goes.
        window.present(buffer(40, 30, 0xFF00_0002), damage: [PixelRect(x: 0, y: 0, width: 40, height: 30)])
        #expect(try shown(window, 39, 19) == 2)
        window.present(buffer(60, 20, 0xFF00_0003), damage: [PixelRect(x: 0, y: 0, width: 60, height: 20)])
        #expect(try shown(window, 59, 19) == 3 && shown(window, 0, 0) == 3)
    }

    @Test func aSizeThatNoScreenHasIsCut() throws {
        let window = try window(0, -7)
        #expect((window.pixelWidth, window.pixelHeight) == (1, 1))
    }
}
