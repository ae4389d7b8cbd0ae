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

    @Test("Scrolling to an item ends at it, also when others come before it on the way, and ends with the data")
    func movedGoal() {
        let kiosk = CollectionKiosk([Array(0..<200)])
        kiosk.flow.itemSize = CGSize(width: 320, height: 40)
        kiosk.simulator.frame()
        kiosk.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: true)
        kiosk.simulator.advance(0.1)
        kiosk.sections[0].insert(contentsOf: [-1, -2, -3], at: 0)
        kiosk.view.insertItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
        kiosk.simulator.advance(1)
        let step = 40 + kiosk.flow.minimumLineSpacing
        #expect(kiosk.view.contentOffset.y == 63 * step)
        kiosk.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
        kiosk.view.reloadData()
        #expect(kiosk.view.scrollGoal == nil)
    }

    @Test("A layout that has a header without a data source comes to rest")
    func headerOfNothing() {
        final class Heads: UICollectionViewLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let head = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: 0))
                head.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                return [head]
            }
        }
        let simulator = Simulator(size: CGSize(width: 320, height: 200))
        let view = UICollectionView(frame: simulator.window.bounds, collectionViewLayout: Heads())
        simulator.window.addSubview(view)
        simulator.advance(0.1)
        #expect(!view.invalidation.needsLayout && view.visibleCells.isEmpty)
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
