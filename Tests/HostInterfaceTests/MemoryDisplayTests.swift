import RasterEngine
import Testing

@testable import HostInterface

/// The display in memory shows what is presented, and only that.
@MainActor @Suite struct MemoryDisplayTests {
    private func buffer(_ width: Int, _ height: Int, _ pixel: UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.clear(buffer.bounds, to: pixel)
        return buffer
    }

    private func display(_ width: Int, _ height: Int, scale: Double = 1) -> MemoryDisplay {
        MemoryHost(pixelWidth: width, pixelHeight: height, scale: scale).memoryDisplay
    }

    @Test func onlyTheDamageIsShown() {
        let display = display(8, 6)
        let damage = [PixelRect(x: 1, y: 1, width: 3, height: 2), PixelRect(x: 6, y: 5, width: 2, height: 1)]
        display.present(buffer(8, 6, 0xFF12_3456), damage: damage)
        for y in 0..<6 {
            for x in 0..<8 {
                let isDamaged = damage.contains { $0.contains(x: x, y: y) }
                #expect(display.shown[x, y] == (isDamaged ? 0xFF12_3456 : 0))
            }
        }
        #expect(display.presentCount == 1)
    }

    @Test func damageOutsideIsCut() {
        let display = display(4, 4)
        display.present(
            buffer(4, 4, 5),
            damage: [PixelRect(x: -10, y: 2, width: 100, height: 1), PixelRect(x: 2, y: 3, width: -2, height: 5)])
        #expect(
            (0..<4).allSatisfy { display.shown[$0, 2] == 5 && display.shown[$0, 1] == 0 && display.shown[$0, 3] == 0 })
    }

    @Test func aPictureOfAnotherSizeIsShownAsFarAsItGoes() {
        let display = display(4, 4)
        let everything = [PixelRect(x: 0, y: 0, width: 100, height: 100)]
        display.present(buffer(2, 9, 7), damage: everything)
        #expect(display.shown[1, 3] == 7 && display.shown[2, 3] == 0)
        display.present(buffer(0, 0, 7), damage: everything)
        #expect(display.presentCount == 2)
    }

    @Test func resizingForgetsWhatWasShown() {
        let display = display(4, 4, scale: 2)
        display.present(buffer(4, 4, 9), damage: [PixelRect(x: 0, y: 0, width: 4, height: 4)])
        display.resize(pixelWidth: 6, pixelHeight: 3)
        #expect((display.pixelWidth, display.pixelHeight) == (6, 3) && display.scale == 2)
        #expect(display.shown.width == 6 && display.shown.height == 3 && display.shown[1, 1] == 0)
        display.resize(pixelWidth: 6, pixelHeight: 3, scale: 1.5)
        #expect(display.scale == 1.5)
        // A screen may be unplugged.
        display.resize(pixelWidth: -1, pixelHeight: 0)
        #expect((display.pixelWidth, display.pixelHeight) == (0, 0) && display.shown.bounds.isEmpty)
    }

    @Test(arguments: [0, -2, .nan, .infinity] as [Double])
    func aScaleThatNoScreenHasIsLeftOut(scale: Double) {
        #expect(display(4, 4, scale: scale).scale == 1)
        let display = display(4, 4, scale: 3)
        display.resize(pixelWidth: 4, pixelHeight: 4, scale: scale)
        #expect(display.scale == 3)
    }
}
