import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Cells of items that are seen, and items that come, go and move.
@MainActor @Suite("Items of a collection view")
struct CollectionItemsTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Only items that are seen have cells, which are used again")
    func reuse() {
        let before = Lifetime.count
        let kiosk = CollectionKiosk([Array(0..<2000)])
        kiosk.simulator.frame()
        // 5 a line, 60 points a line.
        #expect(kiosk.seen == Array(0..<40) && kiosk.fault() == nil)
        for _ in 0..<40 {
            kiosk.view.contentOffset.y += 137
            kiosk.simulator.frame()
            #expect(kiosk.fault() == nil)
        }
        #expect(Lifetime.count - before <= 50 && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.drag(by: -300)
        #expect(kiosk.fault() == nil && Lifetime.count - before <= 50)
    }

    @Test("Items that are added, taken out and moved keep their cells")
    func changes() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        let cell = kiosk.view.cellForItem(at: path(5))
        kiosk.sections[0].insert(100, at: 2)
        kiosk.view.insertItems(at: [path(2)])
        kiosk.simulator.frame()
        #expect(kiosk.view.cellForItem(at: path(6)) === cell && kiosk.seen[2] == 100)
        kiosk.simulator.advance(0.1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.simulator.advance(1)
        #expect(kiosk.fault() == nil)
        let moved = kiosk.sections[0].remove(at: 6)
        kiosk.sections[0].insert(moved, at: 0)
        kiosk.view.moveItem(at: path(6), to: path(0))
        kiosk.simulator.advance(0.1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.simulator.advance(1)
        #expect(kiosk.fault() == nil && kiosk.view.cellForItem(at: path(0)) === cell && kiosk.seen[0] == 5)
        let asked = kiosk.askedCells
        kiosk.sections[0][3] = 77
        kiosk.view.reloadItems(at: [path(3)])
        kiosk.simulator.advance(1)
        #expect(kiosk.fault() == nil && kiosk.askedCells == asked + 1)
        let kept = kiosk.view.cellForItem(at: path(4))
        kiosk.sections[0][4] = 88
        kiosk.view.reconfigureItems(at: [path(4)])
        kiosk.simulator.advance(1)
        #expect(kiosk.fault() == nil && kiosk.view.cellForItem(at: path(4)) === kept && kiosk.seen[4] == 88)
    }

    @Test("The end of changes is told when they have been seen")
    func completion() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        var told: [Bool] = []
        kiosk.view.performBatchUpdates {
            kiosk.sections[0].removeFirst()
            kiosk.view.deleteItems(at: [path(0)])
        } completion: {
            told.append($0)
        }
        kiosk.simulator.frame()
        #expect(told.isEmpty)
        kiosk.simulator.advance(0.5)
        #expect(told == [true] && kiosk.fault() == nil)
    }

    @Test("After random changes the view shows what the model has", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var random = SeededGenerator(seed)
        let kiosk = CollectionKiosk([Array(0..<12), Array(12..<30), []])
        kiosk.headerHeight = 20
        kiosk.view.allowsMultipleSelection = true
        kiosk.size = { CGSize(width: 30 + CGFloat($0 * 37 % 90), height: 20 + CGFloat($0 * 13 % 40)) }
        var next = 30
        kiosk.simulator.frame()
        for step in 0..<60 {
            let chosen = kiosk.view.indexPathsForSelectedItems!.map { kiosk.sections[$0.section][$0.item] }
            let isAnimated = Bool.random(using: &random)
            let body = {
                kiosk.view.performBatchUpdates {
                    let old = kiosk.sections
                    var gone: Set<IndexPath> = []
                    var model = old.map { $0.map { Optional($0) } }
                    // Taken out, by places before.
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        let section = Int.random(in: 0..<old.count, using: &random)
                        guard let item = old[section].indices.randomElement(using: &random) else { continue }
                        if gone.insert(path(item, section)).inserted { model[section][item] = nil }
                    }
                    var moving: (from: IndexPath, number: Int)?
                    let section = Int.random(in: 0..<old.count, using: &random)
                    if let item = old[section].indices.randomElement(using: &random),
                        !gone.contains(path(item, section))
                    {
                        moving = (path(item, section), old[section][item])
                        model[section][item] = nil
                    }
                    var new = model.map { $0.compactMap { $0 } }
                    // Added and moved to, from front to back in one section.
                    let home = Int.random(in: 0..<new.count, using: &random)
                    var place = Int.random(in: 0...new[home].count, using: &random)
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        new[home].insert(next, at: place)
                        kiosk.view.insertItems(at: [path(place, home)])
                        next += 1
                        place = min(place + Int.random(in: 1...2, using: &random), new[home].count)
                    }
                    if let moving {
                        new[home].insert(moving.number, at: place)
                        kiosk.view.moveItem(at: moving.from, to: path(place, home))
                    }
                    if !gone.isEmpty { kiosk.view.deleteItems(at: gone.sorted()) }
                    kiosk.sections = new
                }
            }
            if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
            if step % 3 == 0 { kiosk.simulator.frame() }
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
            kiosk.simulator.advance(0.4)
            #expect(kiosk.fault() == nil, "step \(step)")
            let kept = kiosk.view.indexPathsForSelectedItems!.map { kiosk.sections[$0.section][$0.item] }
            #expect(Set(kept) == Set(chosen).intersection(kiosk.sections.flatMap { $0 }))
            if let item = kiosk.sections[1].indices.randomElement(using: &random) {
                kiosk.view.selectItem(at: path(item, 1), animated: false, scrollPosition: [])
            }
            kiosk.view.contentOffset.y = CGFloat.random(in: 0...100, using: &random)
        }
    }

    @Test("Sections that are added, taken out, moved and asked for again show what they have")
    func sections() {
        let kiosk = CollectionKiosk([[1, 2], [3, 4], [5]])
        kiosk.headerHeight = 20
        kiosk.simulator.frame()
        kiosk.sections.insert([9], at: 0)
        kiosk.view.insertSections([0])
        kiosk.simulator.advance(1)
        #expect(kiosk.seen == [9, 1, 2, 3, 4, 5] && kiosk.fault() == nil)
        kiosk.view.performBatchUpdates {
            kiosk.sections = [[5, 6], [9], [3, 4]]
            kiosk.view.deleteSections([1])
            kiosk.view.moveSection(3, toSection: 0)
            kiosk.view.insertItems(at: [path(1, 0)])
        }
        kiosk.simulator.advance(1)
        #expect(kiosk.seen == [5, 6, 9, 3, 4] && kiosk.fault() == nil)
        kiosk.sections[1] = [7, 8]
        kiosk.view.reloadSections([1])
        kiosk.simulator.advance(1)
        #expect(kiosk.seen == [5, 6, 7, 8, 3, 4] && kiosk.fault() == nil && kiosk.view.numberOfSections == 3)
        kiosk.sections = []
        kiosk.view.reloadData()
        kiosk.simulator.frame()
        #expect(kiosk.seen == [] && kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Scrolling to an item shows it where it is wanted")
    func scrolling() {
        let kiosk = CollectionKiosk([Array(0..<500)])
        kiosk.simulator.frame()
        kiosk.view.scrollToItem(at: path(300), at: .top, animated: false)
        #expect(kiosk.view.contentOffset.y == 3600)
        kiosk.view.scrollToItem(at: path(300), at: .centeredVertically, animated: false)
        #expect(kiosk.view.contentOffset.y == 3405)
        kiosk.view.scrollToItem(at: path(300), at: [.bottom, .right], animated: false)
        #expect(kiosk.view.contentOffset.y == 3210)
        kiosk.view.scrollToItem(at: path(0), at: [], animated: true)
        kiosk.simulator.advance(1)
        #expect(kiosk.view.contentOffset.y == 0 && kiosk.fault() == nil)
    }

    @Test("Another layout moves what is there")
    func otherLayout() {
        let kiosk = CollectionKiosk([Array(0..<30)])
        kiosk.simulator.frame()
        let cell = kiosk.view.cellForItem(at: path(7))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        kiosk.view.setCollectionViewLayout(layout, animated: true)
        kiosk.simulator.advance(0.1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.simulator.advance(1)
        #expect(kiosk.view.cellForItem(at: path(7)) === cell && cell?.frame.width == 90 && kiosk.fault() == nil)
        kiosk.view.collectionViewLayout = CircleLayout()
        kiosk.simulator.frame()
        #expect(kiosk.fault() == nil && kiosk.view.cellForItem(at: path(0))?.alpha == 1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("What is not there is none, and does not end the program")
    func absent() {
        let kiosk = CollectionKiosk([[1, 2]])
        kiosk.simulator.frame()
        for wrong in [path(2), path(-1), path(0, 1), path(0, -1), IndexPath(index: 0), IndexPath()] {
            #expect(kiosk.view.cellForItem(at: wrong) == nil && kiosk.view.layoutAttributesForItem(at: wrong) == nil)
        }
        #expect(kiosk.view.indexPathForItem(at: CGPoint(x: 300, y: 300)) == nil)
        #expect(kiosk.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 300)) == nil)
        #expect(kiosk.view.indexPath(for: UICollectionViewCell()) == nil)
    }

    @Test("A view, its layout and its cells are freed")
    func freed() {
        let before = Lifetime.count
        weak var view: UICollectionView?
        weak var layout: UICollectionViewLayout?
        do {
            let kiosk = CollectionKiosk([Array(0..<100)])
            kiosk.headerHeight = 10
            kiosk.simulator.frame()
            kiosk.sections[0].removeFirst()
            kiosk.view.deleteItems(at: [path(0)])
            kiosk.simulator.advance(1)
            kiosk.view.contentOffset.y = 200
            kiosk.simulator.frame()
            (view, layout) = (kiosk.view, kiosk.view.collectionViewLayout)
            // The application of the last simulator stays.
            kiosk.view.removeFromSuperview()
            kiosk.simulator.frame()
        }
        #expect(view == nil && layout == nil && Lifetime.count <= before)
    }

    @Test("A delegate that reloads, changes or removes the view within every callback does no harm", arguments: 0..<5)
    func hostile(kind: Int) {
        let kiosk = CollectionKiosk([Array(0..<60)])
        kiosk.headerHeight = 20
        kiosk.flow.estimatedItemSize = kind == 3 ? CGSize(width: 40, height: 40) : .zero
        kiosk.simulator.frame()
        var isBusy = false
        var count = 0
        kiosk.hostility = {
            guard !isBusy, count < 300 else { return }
            isBusy = true
            count += 1
            switch kind {
            case 0: kiosk.view.reloadData()
            case 1:
                kiosk.sections[0] = Array(0..<(40 + count % 7))
                kiosk.view.reloadData()
                kiosk.view.layoutIfNeeded()
            case 2:
                if kiosk.view.superview == nil {
                    kiosk.simulator.window.addSubview(kiosk.view)
                } else {
                    kiosk.view.removeFromSuperview()
                }
            case 3: kiosk.view.collectionViewLayout.invalidateLayout()
            default: kiosk.view.contentOffset.y = CGFloat(count % 90)
            }
            isBusy = false
        }
        for step in 0..<20 {
            kiosk.view.contentOffset.y = CGFloat(step * 30)
            kiosk.simulator.frame()
            kiosk.simulator.tap(CGPoint(x: 70, y: 70))
        }
        kiosk.hostility = nil
        if kiosk.view.superview == nil { kiosk.simulator.window.addSubview(kiosk.view) }
        kiosk.view.reloadData()
        kiosk.simulator.advance(0.2)
        #expect(kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil, "kind \(kind)")
    }
}

/// As in many courses: items on a circle, from attributes that are kept, and given all at once.
@MainActor
final class CircleLayout: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        cache = (0..<view.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            let angle = CGFloat(item) / CGFloat(view.numberOfItems(inSection: 0)) * 2 * .pi
            attributes.size = CGSize(width: 30, height: 30)
            attributes.center = CGPoint(x: 160 + 100 * cos(angle), y: 200 + 100 * sin(angle))
            attributes.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            attributes.zIndex = -item
            return attributes
        }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cache }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
}
