import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What avoidance leaves alone, and what it leaves behind.
@MainActor @Suite struct AvoidanceStateTests {
    private func stage() -> (Simulator, UIScrollView, UITextField) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let scroll = UIScrollView(frame: simulator.window.bounds)
        scroll.contentSize = CGSize(width: 360, height: 1000)
        let field = UITextField(frame: CGRect(x: 10, y: 420, width: 200, height: 40))
        scroll.addSubview(field)
        simulator.window.addSubview(scroll)
        simulator.frame()
        return (simulator, scroll, field)
    }

    @Test func aScrollViewThatLeavesIsAsItWas() {
        let (simulator, scroll, field) = stage()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(scroll.keyboardInset > 0 && scroll.contentOffset.y > 0)
        scroll.removeFromSuperview()
        #expect(scroll.keyboardInset == 0 && scroll.contentOffset == .zero)
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.isNull)
    }

    @Test func aFingerOnTheContentKnowsBetter() {
        let (simulator, scroll, field) = stage()
        simulator.touchDown(1, at: CGPoint(x: 300, y: 100))
        simulator.touchMove(1, to: CGPoint(x: 300, y: 60))
        simulator.advance(0.05)
        let offset = scroll.contentOffset
        #expect(scroll.isDragging)
        field.becomeFirstResponder()
        simulator.advance(0.1)
        #expect(scroll.contentOffset == offset)
        simulator.touchUp(1)
    }

    @Test func aViewThatIsTurnedOffMovesNothing() {
        let (simulator, scroll, field) = stage()
        simulator.window.avoidsKeyboard = false
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(scroll.keyboardInset == 0 && scroll.contentOffset == .zero && simulator.window.contentShift == 0)
        simulator.window.avoidsKeyboard = true
        simulator.advance(0.5)
        #expect(scroll.keyboardInset > 0)
    }
}
