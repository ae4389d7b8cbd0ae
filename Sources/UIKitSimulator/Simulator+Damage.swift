import Foundation
import HostInterface
import RasterEngine
import UIKit

extension Simulator {
    /// Where pixels change when everything is painted again, in device pixels; `nil` when none do. Anything else means
    /// that a frame painted less than had changed.
    ///
    /// Two steps of 255 in a channel are not a change: corners are cut from a layer where the damage touches them and
    /// painted directly where it does not, and the two round differently.
    package func areaMissedByDamage() -> PixelRect? {
        frame()
        let display = host.memoryDisplay
        let shown = display.shown
        let count = shown.width * shown.height
        let before = Array(UnsafeBufferPointer(start: shown.pixels, count: count))
        application.runFrame(paintsEverything: true)
        _ = display.shown
        var area = PixelRect.zero
        // Most of the time nothing has changed, and that is soon found out.
        let isSame = before.withUnsafeBytes {
            memcmp($0.baseAddress ?? UnsafeRawPointer(shown.pixels), shown.pixels, $0.count) == 0
        }
        guard !isSame else { return nil }
        for index in 0..<count where before[index] != shown.pixels[index] {
            let isVisible = [24, 16, 8, 0].contains { shift in
                abs(Int(before[index] >> shift & 0xFF) - Int(shown.pixels[index] >> shift & 0xFF)) > 2
            }
            guard isVisible else { continue }
            area = area.union(PixelRect(x: index % shown.width, y: index / shown.width, width: 1, height: 1))
        }
        return area.isEmpty ? nil : area
    }

    /// Lets time pass without running a frame.
    package func passTime(_ seconds: Double) {
        host.manualClock.advance(by: seconds)
    }

    /// Hands an event to the application as a host does.
    package func inject(_ event: InputEvent) {
        send(event)
    }

    /// Hands an event to the application, and runs no frame.
    package func receive(_ event: InputEvent) {
        driver.receive(event)
    }

    /// By how much the window has moved its content to make room for the keyboard, in points downwards.
    package var contentShift: CGFloat { window.contentShift }

    /// The pointers that the host says are down: to act out an end that was lost.
    package var pressedPointers: Set<PointerID>? {
        get { host.pressedPointers }
        set { host.pressedPointers = newValue }
    }

    /// How many touches the application believes to be down.
    package var liveTouchCount: Int { application.liveTouchCount }

    /// How many timers are alive.
    package var timerCount: Int { application.timerCount }

    /// When the application wants its next frame, in seconds from now; `nil` when it sleeps until something happens.
    package var secondsToNextFrame: Double? { application.nextFrameTime.map { $0 - host.clock.now } }
}
