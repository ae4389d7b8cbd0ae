import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Where a flow layout puts items.
@MainActor @Suite("Flow layout")
struct FlowLayoutTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("Items of a full line are spread to both edges, and the last line has the same distances")
    func spread() {
        let kiosk = CollectionKiosk([Array(0..<8)])
        kiosk.flow.itemSize = CGSize(width: 100, height: 40)
        kiosk.simulator.frame()
        // 320 = 3 × 100 + 2 × 10.
        #expect(
            kiosk.frames().prefix(4) == [
                rect(0, 0, 100, 40), rect(110, 0, 100, 40), rect(220, 0, 100, 40), rect(0, 50, 100, 40),
            ])
        kiosk.flow.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 3)
        kiosk.flow.minimumInteritemSpacing = 4
        kiosk.flow.minimumLineSpacing = 20
        kiosk.simulator.frame()
        // 310 = 3 × 100 + 2 × 5.
        #expect(
            kiosk.frames() == [
                rect(7, 5, 100, 40), rect(112, 5, 100, 40), rect(217, 5, 100, 40),
                rect(7, 65, 100, 40), rect(112, 65, 100, 40), rect(217, 65, 100, 40),
                rect(7, 125, 100, 40), rect(112, 125, 100, 40),
            ])
        #expect(kiosk.view.contentSize == CGSize(width: 320, height: 174) && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    /// Asks for a whole line when it is asked for one item, as layouts that align items do.
    private final class AskingLayout: UICollectionViewFlowLayout {
        var asked = 0
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked += 1
            guard let own = super.layoutAttributesForItem(at: indexPath) else { return nil }
            own.frame.origin.x += CGFloat(super.layoutAttributesForElements(in: own.frame)?.count ?? 0)
            return own
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { layoutAttributesForItem(at: $0.indexPath) ?? $0 }
        }
    }

    @Test("A subclass that asks for a rectangle where it is asked for an item is not asked again by that")
    func askingLayout() {
        let (kiosk, layout) = (CollectionKiosk([Array(0..<4)]), AskingLayout())
        layout.itemSize = CGSize(width: 100, height: 40)
        kiosk.view.setCollectionViewLayout(layout, animated: false)
        kiosk.simulator.frame()
        #expect(kiosk.frames().first == rect(1, 0, 100, 40) && layout.asked > 0)
    }

    @Test("A line is as high as its highest item, and the others stand in its middle")
    func heights() {
        let kiosk = CollectionKiosk([[20, 60, 40, 30]])
        kiosk.size = { CGSize(width: 100, height: CGFloat($0)) }
        kiosk.simulator.frame()
        #expect(
            kiosk.frames() == [
                rect(0, 20, 100, 20), rect(110, 0, 100, 60), rect(220, 10, 100, 40), rect(0, 70, 100, 30),
            ])
        #expect(kiosk.fault() == nil)
    }

    @Test("An item that no other fits beside stands in the middle")
    func alone() {
        let kiosk = CollectionKiosk([[200, 200, 60]])
        kiosk.size = { CGSize(width: CGFloat($0), height: 20) }
        kiosk.simulator.frame()
        #expect(kiosk.frames() == [rect(60, 0, 200, 20), rect(0, 30, 200, 20), rect(260, 30, 60, 20)])
    }

    @Test("Headers and footers are as wide as the view, between the insets of sections")
    func edges() {
        let kiosk = CollectionKiosk([[0], [], [1]])
        kiosk.headerHeight = 30
        kiosk.flow.footerReferenceSize = CGSize(width: 5, height: 12)
        kiosk.flow.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
        let footer = UICollectionView.elementKindSectionFooter
        kiosk.view.register(NumberHeader.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "header")
        kiosk.simulator.frame()
        func edge(_ kind: String, _ section: Int) -> CGRect? {
            kiosk.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?
                .frame
        }
        let header = UICollectionView.elementKindSectionHeader
        #expect(edge(header, 0) == rect(0, 0, 320, 30) && kiosk.frames() == [rect(0, 33, 50, 50)])
        #expect(edge(footer, 0) == rect(0, 87, 320, 12) && edge(header, 1) == rect(0, 99, 320, 30))
        #expect(edge(header, 2) == rect(0, 148, 320, 30) && kiosk.view.contentSize.height == 247)
        #expect(kiosk.view.visibleSupplementaryViews(ofKind: header).map(\.tag) == [1, 2, 3] && kiosk.fault() == nil)
        #expect(edge(header, 3) == nil && edge("none", 0) == nil)
    }

    private final class FramedCell: UICollectionViewCell {
        private(set) var first = CGRect.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            first = frame
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class FramedSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "framed", for: path)
        }
    }

    @Test("A cell of a registered class is made as large as its item")
    func framedCells() {
        let simulator = Simulator(size: CGSize(width: 320, height: 300))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 140, height: 70)
        let (view, source) = (
            UICollectionView(frame: simulator.window.bounds, collectionViewLayout: flow), FramedSource()
        )
        view.register(FramedCell.self, forCellWithReuseIdentifier: "framed")
        view.dataSource = source
        simulator.window.addSubview(view)
        simulator.frame()
        let cells = view.visibleCells.compactMap { $0 as? FramedCell }
        #expect(cells.count == 3 && cells.allSatisfy { $0.first == $0.frame && $0.first.size == flow.itemSize })
    }

    @Test("A layout that scrolls sideways fills columns from the top")
    func sideways() {
        let kiosk = CollectionKiosk([Array(0..<9)], size: CGSize(width: 200, height: 110))
        kiosk.flow.scrollDirection = .horizontal
        kiosk.flow.minimumLineSpacing = 6
        kiosk.simulator.frame()
        // 110 = 2 × 50 + 10.
        #expect(kiosk.frames().prefix(3) == [rect(0, 0, 50, 50), rect(0, 60, 50, 50), rect(56, 0, 50, 50)])
        #expect(kiosk.frames().last == rect(224, 0, 50, 50))
        #expect(kiosk.view.contentSize == CGSize(width: 274, height: 110) && kiosk.fault() == nil)
        kiosk.flow.itemSize = CGSize(width: 50, height: 80)
        kiosk.simulator.frame()
        #expect(kiosk.frames().first == rect(0, 15, 50, 80) && kiosk.frames().last == rect(448, 15, 50, 80))
        #expect(kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Another width arranges lines anew, another height does not ask")
    func width() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.flow.itemSize = CGSize(width: 100, height: 100)
        kiosk.simulator.frame()
        kiosk.view.frame.size = CGSize(width: 210, height: 300)
        kiosk.simulator.frame()
        #expect(kiosk.frames()[2] == rect(0, 110, 100, 100) && kiosk.fault() == nil)
        kiosk.view.contentInset = UIEdgeInsets(top: 8, left: 50, bottom: 0, right: 50)
        kiosk.simulator.frame()
        #expect(kiosk.frames()[1] == rect(5, 110, 100, 100) && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Headers stay at the top while their section is there")
    func pinned() {
        let kiosk = CollectionKiosk([Array(0..<20), Array(20..<40)])
        kiosk.headerHeight = 30
        kiosk.flow.sectionHeadersPinToVisibleBounds = true
        kiosk.simulator.frame()
        let header = UICollectionView.elementKindSectionHeader
        func top(_ section: Int) -> CGFloat? {
            kiosk.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        // 5 items a line, 4 lines: 30 + 4 × 50 + 3 × 10 = 260.
        #expect(top(0) == 0 && top(1) == 260)
        kiosk.view.contentInset.bottom = 300
        kiosk.view.contentOffset.y = 100
        kiosk.simulator.frame()
        #expect(top(0) == 100 && kiosk.fault() == nil)
        let view = kiosk.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
        #expect(
            kiosk.view.subviews.firstIndex { $0 === view }! > kiosk.view.subviews.firstIndex {
                $0 is UICollectionViewCell
            }!)
        kiosk.view.contentOffset.y = 245
        kiosk.simulator.frame()
        #expect(top(0) == 230 && top(1) == 260 && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A layout that changes copies of what it inherits is followed")
    func leftAligned() {
        let kiosk = CollectionKiosk([[60, 90, 120, 40, 200, 30]], layout: LeftAlignedLayout())
        kiosk.size = { CGSize(width: CGFloat($0), height: 24) }
        kiosk.simulator.frame()
        #expect(
            (0..<6).map { kiosk.view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame } == [
                rect(0, 0, 60, 24), rect(70, 0, 90, 24), rect(170, 0, 120, 24), rect(0, 34, 40, 24),
                rect(50, 34, 200, 24),
                rect(260, 34, 30, 24),
            ])
    }

    @Test("A mirrored layout begins at the right, and other layouts do not know of it")
    func mirrored() {
        let kiosk = CollectionKiosk([[60, 90, 120, 40]], layout: LeftAlignedLayout())
        kiosk.size = { CGSize(width: CGFloat($0), height: 24) }
        kiosk.view.semanticContentAttribute = .forceRightToLeft
        kiosk.simulator.frame()
        #expect(kiosk.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(260, 0, 60, 24))
        #expect(kiosk.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == rect(280, 34, 40, 24))
        #expect(kiosk.view.indexPathForItem(at: CGPoint(x: 200, y: 10)) == IndexPath(item: 1, section: 0))
        let plain = CollectionKiosk([[0, 1]])
        plain.view.semanticContentAttribute = .forceRightToLeft
        plain.simulator.frame()
        #expect(plain.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == rect(0, 0, 50, 50))
    }

    @Test("A mirrored layout that scrolls sideways shows its beginning, and keeps its place when it grows")
    func mirroredSideways() {
        let layout = LeftAlignedLayout()
        layout.scrollDirection = .horizontal
        let kiosk = CollectionKiosk([Array(0..<20)], layout: layout, size: CGSize(width: 200, height: 60))
        kiosk.view.semanticContentAttribute = .forceRightToLeft
        kiosk.simulator.frame()
        #expect(
            kiosk.view.contentSize.width == 1190 && kiosk.view.contentOffset.x == 990 && kiosk.seen == [0, 1, 2, 3])
        kiosk.view.contentOffset.x = 600
        kiosk.simulator.frame()
        let seen = kiosk.seen
        kiosk.sections[0] += [20, 21]
        UIView.performWithoutAnimation {
            kiosk.view.insertItems(at: [IndexPath(item: 20, section: 0), IndexPath(item: 21, section: 0)])
        }
        kiosk.simulator.frame()
        #expect(kiosk.seen == seen && kiosk.view.contentOffset.x == 720 && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
        kiosk.simulator.frame()
        #expect(kiosk.seen.first == 0)
    }

    @Test("Sizes that are none do no harm")
    func strange() {
        let kiosk = CollectionKiosk([Array(0..<12)])
        let sizes: [CGSize] = [
            .zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: -5),
            CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e300, height: 1e300),
            CGSize(width: 50, height: 0),
            CGSize(width: 0, height: 50), CGSize(width: 400, height: 20), UICollectionViewFlowLayout.automaticSize,
            CGSize(width: 50, height: 50),
        ]
        kiosk.size = { sizes[$0 % sizes.count] }
        kiosk.simulator.frame()
        #expect(kiosk.view.contentSize.height.isFinite)
        for value in [CGFloat.nan, .infinity, -.infinity, -50, 1e300, 0] {
            kiosk.flow.minimumLineSpacing = value
            kiosk.flow.minimumInteritemSpacing = value
            kiosk.flow.sectionInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
            kiosk.flow.headerReferenceSize = CGSize(width: value, height: value)
            kiosk.flow.estimatedItemSize = CGSize(width: value, height: value)
            kiosk.flow.scrollDirection = kiosk.flow.scrollDirection == .vertical ? .horizontal : .vertical
            kiosk.simulator.frame()
            #expect(kiosk.view.contentSize.height.isFinite && kiosk.view.contentSize.width.isFinite)
        }
        for size in [CGSize.zero, CGSize(width: 0.1, height: 0.1), CGSize(width: 5000, height: 5000)] {
            kiosk.view.frame.size = size
            kiosk.simulator.frame()
        }
    }
}

/// As published many times: items follow each other from the left.
@MainActor
final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
        guard scrollDirection == .vertical else { return attributes }
        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1
        attributes?.forEach { layoutAttribute in
            guard layoutAttribute.representedElementCategory == .cell else { return }
            if layoutAttribute.frame.origin.y >= maxY { leftMargin = sectionInset.left }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}
