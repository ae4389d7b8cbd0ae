import HostInterface
import Testing

@testable import SDLHost

/// Reports of a mouse that says where it is.
@Suite struct AbsoluteMouseTests {
    private static let axis = AbsoluteMouse.Axis(lowest: 0, highest: 1000, value: 0)
    private var mouse = AbsoluteMouse(x: axis, y: axis)

    private mutating func take(_ events: (type: UInt16, code: UInt16, value: Int32)...) -> [InputEvent] {
        events.flatMap {
            mouse.take(type: $0.type, code: $0.code, value: $0.value, size: (width: 200, height: 100), time: 7)
        }
    }

    private func pointer(_ button: Int, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> InputEvent {
        .pointer(PointerEvent(id: .mouse(button: button), phase: phase, point: InputPoint(x: x, y: y), time: 7))
    }

    @Test mutating func aClickIsWhereTheAxesStand() {
        #expect(take((3, 0, 500), (3, 1, 250), (0, 0, 0)) == [])
        #expect(take((1, 0x110, 1), (0, 0, 0)) == [pointer(1, .began, 100, 25)])
        #expect(mouse.buttons == [1])
        #expect(take((3, 0, 1000), (0, 0, 0)) == [pointer(1, .moved, 200, 25)])
        #expect(take((1, 0x110, 0), (0, 0, 0)) == [pointer(1, .ended, 200, 25)])
        #expect(mouse.buttons.isEmpty)
    }

    @Test mutating func aPlaceAndAButtonOfOneReportBelongTogether() {
        #expect(take((1, 0x111, 1), (3, 0, 100), (3, 1, 1000), (0, 0, 0)) == [pointer(3, .began, 20, 100)])
    }

    @Test mutating func wheelsTurn() {
        let expected = InputEvent.wheel(WheelEvent(point: InputPoint(x: 0, y: 0), deltaX: 2, deltaY: -1))
        #expect(take((2, 8, 1), (2, 6, 2), (0, 0, 0)) == [expected])
        #expect(take((0, 0, 0)) == [])
    }

    @Test mutating func reportsThatWereLostEndWhatIsDown() {
        _ = take((1, 0x110, 1), (0, 0, 0))
        #expect(take((0, 3, 0), (0, 0, 0)) == [pointer(1, .ended, 0, 0)])
    }

    @Test mutating func numbersBesideTheAxisAreCutAndOtherEventsMeanNothing() {
        _ = take((3, 0, -5), (3, 1, .max), (4, 4, 9), (1, 0x120, 1), (1, 0x110, 2))
        #expect(take((1, 0x112, 1), (0, 0, 0)) == [pointer(2, .began, 0, 100)])
    }

    @Test func anAxisWithoutLengthIsItsBeginning() {
        #expect(AbsoluteMouse.Axis(lowest: 5, highest: 5, value: 5).fraction == 0)
        #expect(AbsoluteMouse.Axis(lowest: .min, highest: .max, value: .max).fraction == 1)
    }
}
