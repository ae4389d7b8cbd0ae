import Testing

@testable import HostInterface

/// The host without a machine keeps the contract: events in their order, one frame, and nothing by itself.
@MainActor @Suite struct MemoryHostTests {
    /// Writes down what the host does with it.
    private final class Application: HostApplication {
        var log: [String] = []
        var onEvent: (InputEvent) -> Void = { _ in }
        var nextFrameTime: Double? { 5 }

        func receive(_ event: InputEvent) {
            log.append("\(event)")
            onEvent(event)
        }

        func frame() { log.append("frame") }
        func locate(_ name: String) -> InputPoint? { nil }
        func text(of name: String) -> String? { nil }
        var elements: String { "" }
    }

    private let host = MemoryHost(pixelWidth: 40, pixelHeight: 30, scale: 2)
    private let application = Application()

    private func pointer(_ id: PointerID, _ phase: PointerEvent.Phase) -> InputEvent {
        .pointer(PointerEvent(id: id, phase: phase, point: InputPoint(x: 1, y: 2), time: 0))
    }

    @Test func eventsAreHandedOverInTheirOrderAndThenComesAFrame() {
        for event in [InputEvent.text("a"), .quit, .focus(true), .text("b"), .clipboardChanged] { host.post(event) }
        host.run(application)
        #expect(
            application.log == [#"text("a")"#, "quit", "focus(true)", #"text("b")"#, "clipboardChanged", "frame"])
    }

    @Test func aRunWithoutEventsIsAFrame() {
        host.run(application)
        host.run(application)
        #expect(application.log == ["frame", "frame"])
    }

    @Test func anEventThatIsPostedWhileOneIsHandledComesBeforeTheFrame() {
        application.onEvent = { [host] event in if event == .text("a") { host.post(.text("b")) } }
        host.post(.text("a"))
        host.run(application)
        #expect(application.log == [#"text("a")"#, #"text("b")"#, "frame"])
    }

    @Test func whatIsStoppedGoesOnWithTheNextRun() {
        application.onEvent = { [host] event in if event == .quit { host.stop() } }
        for event in [InputEvent.text("a"), .quit, .text("b")] { host.post(event) }
        host.run(application)
        #expect(application.log == [#"text("a")"#, "quit"])
        host.run(application)
        #expect(application.log == [#"text("a")"#, "quit", #"text("b")"#, "frame"])
    }

    @Test func pointersThatAreDownAreCounted() {
        #expect(host.pressedPointers == [])
        host.post(pointer(.finger(1), .began))
        host.post(pointer(.mouse(button: 1), .began))
        host.post(pointer(.finger(1), .moved))
        host.post(pointer(.finger(9), .moved))
        #expect(host.pressedPointers == [.finger(1), .mouse(button: 1)])
        host.post(pointer(.finger(1), .ended))
        host.post(pointer(.mouse(button: 1), .cancelled))
        host.post(pointer(.finger(7), .ended))
        #expect(host.pressedPointers == [])
    }

    @Test func aHostThatCannotTellWhatIsDownStaysSo() {
        host.pressedPointers = nil
        host.post(pointer(.finger(1), .began))
        #expect(host.pressedPointers == nil)
    }

    @Test func theClockStandsStillUntilItIsMovedAndNeverGoesBack() {
        #expect(host.clock.now == 0)
        host.run(application)
        #expect(host.clock.now == 0)
        host.manualClock.advance(by: 1.5)
        for amount in [0, -1, .nan, .infinity, -.infinity] as [Double] { host.manualClock.advance(by: amount) }
        #expect(host.clock.now == 1.5)
        host.manualClock.advance(by: 0.25)
        #expect(host.clock.now == 1.75)
    }

    @Test func theMachineRemembersWhatItIsTold() {
        #expect(host.clipboard.text == nil && !host.power.keepsDisplayLit && host.textInputArea == nil)
        host.clipboard.text = "Grüße"
        host.power.keepsDisplayLit = true
        let caret = TextInputArea(x: 1, y: 2, width: 3, height: 4)
        host.setTextInput(caret: caret)
        #expect(host.cursor == .arrow)
        host.setCursor(.hand)
        #expect(host.cursor == .hand)
        #expect(host.clipboard.text == "Grüße" && host.power.keepsDisplayLit && host.textInputArea == caret)
        host.setTextInput(caret: nil)
        host.clipboard.text = nil
        #expect(host.clipboard.text == nil && host.textInputArea == nil)
        #expect(MemoryHost(pixelWidth: 1, pixelHeight: 1).clipboard.text == nil)
    }
}
