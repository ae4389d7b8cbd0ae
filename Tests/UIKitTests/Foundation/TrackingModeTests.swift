import Foundation
import Testing
import UIKit

/// What goes on while fingers scroll.
@MainActor
@Suite struct TrackingModeTests {
    @Test func `timers of the mode in which fingers scroll go on, once where they are of the default one too`() {
        var count = 0
        let timer = Timer(timeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { count += 1 } }
        RunLoop.current.add(timer, forMode: .tracking)
        RunLoop.current.add(timer, forMode: .default)
        let end = Date(timeIntervalSinceNow: 5)
        while timer.isValid, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(count == 1)
    }
}
