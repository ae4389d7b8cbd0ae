import CSDL2
import HostInterface
import Testing

@testable import SDLHost

/// Fingers, the mouse and its wheel, in points of the window.
@MainActor @Suite(.serialized) struct PointerTranslationTests {
    private func pointers(_ events: [InputEvent]) -> [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }

    @Test(arguments: [
        (SDL_FINGERDOWN, PointerEvent.Phase.began), (SDL_FINGERMOTION, .moved), (SDL_FINGERUP, .ended),
    ])
    func aFingerIsAFractionOfTheWindow(type: SDL_EventType, phase: PointerEvent.Phase) throws {
        let events = try DummyScreen.inputs(type) { event in
            event.tfinger.touchId = 4
            event.tfinger.fingerId = 17
            (event.tfinger.x, event.tfinger.y) = (0.25, 0.5)
        }
        let pointer = try #require(pointers(events).first)
        #expect(events.count == 1 && pointer.id == .finger(17) && pointer.phase == phase)
        #expect(pointer.point == InputPoint(x: 80, y: 120))
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 1e30, -4])
    func placesThatNoWindowHasArePassedOn(number: Float) throws {
        let events = try DummyScreen.inputs(SDL_FINGERDOWN) { event in
            (event.tfinger.x, event.tfinger.y) = (number, 0.5)
        }
        let point = try #require(pointers(events).first).point
        let wanted = Double(number) * 640 / 2
        #expect(point.x == wanted || point.x.isNaN && wanted.isNaN)
        #expect(point.y == 120)
    }

    @Test func theMouseIsInUnitsOfTheDesktop() throws {
        for (type, phase) in [(SDL_MOUSEBUTTONDOWN, PointerEvent.Phase.began), (SDL_MOUSEBUTTONUP, .ended)] {
            let events = try DummyScreen.inputs(type) { event in
                event.button.button = 3
                (event.button.x, event.button.y) = (100, -7)
            }
            let pointer = try #require(pointers(events).first)
            #expect(events.count == 1 && pointer.id == .mouse(button: 3) && pointer.phase == phase)
            #expect(pointer.point == InputPoint(x: 50, y: -3.5))
        }
    }

    @Test func aMouseThatMovesMovesTheButtonsThatAreDown() throws {
        func move(_ state: UInt32) throws -> [PointerID] {
            let events = try DummyScreen.inputs(SDL_MOUSEMOTION) { event in
                event.motion.state = state
                (event.motion.x, event.motion.y) = (20, 40)
            }
            #expect(pointers(events).allSatisfy { $0.phase == .moved && $0.point == InputPoint(x: 10, y: 20) })
            return pointers(events).map(\.id)
        }
        #expect(try move(0) == [])
        let still = try DummyScreen.inputs(SDL_MOUSEMOTION) { event in
            (event.motion.x, event.motion.y) = (20, 40)
        }
        #expect(still == [.hover(InputPoint(x: 10, y: 20))])
        #expect(try move(1) == [.mouse(button: 1)])
        #expect(try move(0b10101) == [.mouse(button: 1), .mouse(button: 3), .mouse(button: 5)])
        #expect(try move(0b100000) == [])
    }

    @Test func aMouseThatSDLMadeOfAFingerIsIgnored() throws {
        for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL] {
            let events = try DummyScreen.inputs(type) { event in
                switch type {
                case SDL_MOUSEMOTION: (event.motion.which, event.motion.state) = (CSDL_TOUCH_MOUSEID, 1)
                case SDL_MOUSEWHEEL: (event.wheel.which, event.wheel.preciseY) = (CSDL_TOUCH_MOUSEID, 1)
                default: (event.button.which, event.button.button) = (CSDL_TOUCH_MOUSEID, 1)
                }
            }
            #expect(events.isEmpty)
        }
    }

    @Test(arguments: [(SDL_MOUSEWHEEL_NORMAL, 1), (SDL_MOUSEWHEEL_FLIPPED, -1)] as [(SDL_MouseWheelDirection, Double)])
    func theWheelCountsDownwards(direction: SDL_MouseWheelDirection, sign: Double) throws {
        let events = try DummyScreen.inputs(SDL_MOUSEWHEEL) { event in
            event.wheel.direction = direction.rawValue
            (event.wheel.preciseX, event.wheel.preciseY) = (0.5, 2)
            (event.wheel.mouseX, event.wheel.mouseY) = (60, 80)
        }
        let wanted = WheelEvent(point: InputPoint(x: 30, y: 40), deltaX: 0.5 * sign, deltaY: -2 * sign)
        #expect(events == [.wheel(wanted)])
    }

    @Test func anEventIsAsOldAsItsStamp() throws {
        let clock = try DummyScreen.host().sdlClock
        func time(_ ticks: UInt32) throws -> Double {
            let events = try DummyScreen.inputs(SDL_FINGERDOWN) { $0.tfinger.timestamp = ticks }
            return try #require(pointers(events).first).time
        }
        let before = clock.now
        let ticks = SDL_GetTicks()
        let old = try time(ticks &- 500)
        // One from the future, and one whose stamp is a minute old or missing, count as now.
        let strange = try [time(ticks &+ 100_000), time(ticks &- 70_000)]
        let after = clock.now
        #expect(old <= after - 0.5 && old < before)
        #expect(strange.allSatisfy { $0 >= before && $0 <= after })
    }
}
