import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Where a collection view comes to rest.
@MainActor @Suite("Coming to rest")
struct CollectionTargetTests {
    @Test("A layout says where the content comes to rest, and the content goes there without a jump")
    func carousel() {
        let kiosk = CollectionKiosk([Array(0..<20)], layout: CarouselLayout(), size: CGSize(width: 300, height: 100))
        kiosk.flow.scrollDirection = .horizontal
        kiosk.flow.itemSize = CGSize(width: 120, height: 80)
        kiosk.simulator.frame()
        kiosk.simulator.touchDown(0, at: CGPoint(x: 250, y: 50))
        for step in 1...10 {
            kiosk.simulator.touchMove(0, to: CGPoint(x: 250 - step * 9, y: 50))
            kiosk.simulator.advance(1 / 60)
        }
        kiosk.simulator.touchUp(0)
        var last = kiosk.view.contentOffset.x
        for _ in 0..<90 {
            kiosk.simulator.advance(1 / 60)
            #expect(abs(kiosk.view.contentOffset.x - last) < 40)
            last = kiosk.view.contentOffset.x
        }
        #expect(last > 50 && Int(last) % 130 == 0 && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Cells can be used by a keypad and are read as a whole, but for those that hold fields")
    func elements() {
        let kiosk = CollectionKiosk([[3, 4]])
        kiosk.simulator.frame()
        let cell = kiosk.view.visibleCells[0]
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "3" && cell.isKeypadTarget)
        let pin = PinStage()
        pin.simulator.frame()
        #expect(pin.view.visibleCells.allSatisfy { !$0.isAccessibilityElement && !$0.isKeypadTarget })
        kiosk.view.allowsSelection = false
        #expect(!cell.isAccessibilityElement)
    }
}

/// Items come to rest at the left edge.
@MainActor
final class CarouselLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let step = itemSize.width + minimumLineSpacing
        return CGPoint(x: (proposedContentOffset.x / step).rounded() * step, y: 0)
    }
}
