import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Where a compositional layout puts items.
@MainActor @Suite("Compositional layout")
struct CompositionalLayoutTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    @Test("A grid of parts of the width, with insets and distances")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        section.interGroupSpacing = 5
        let kiosk = CollectionKiosk([Array(0..<6)], layout: UICollectionViewCompositionalLayout(section: section))
        kiosk.simulator.frame()
        #expect(
            kiosk.frames() == [
                rect(23, 12, 62, 54), rect(93, 12, 62, 54), rect(163, 12, 62, 54), rect(233, 12, 62, 54),
                rect(23, 77, 62, 54), rect(93, 77, 62, 54),
            ])
        #expect(kiosk.view.contentSize == CGSize(width: 320, height: 165) && kiosk.fault() == nil)
        kiosk.view.semanticContentAttribute = .forceRightToLeft
        kiosk.view.collectionViewLayout.invalidateLayout()
        kiosk.simulator.frame()
        #expect(kiosk.view.visibleCells.first?.frame == rect(235, 12, 62, 54))
    }

    @Test(
        "A provider is asked for the sections that there are, also when it scrolls between the data's change and the layout"
    )
    func fewerSections() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        final class Sections {
            var heights: [CGFloat] = [900, 900, 900]
        }
        let sections = Sections()
        let layout = UICollectionViewCompositionalLayout { index, _ in
            _ = sections.heights[index]
            return NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item]))
        }
        let kiosk = CollectionKiosk([[1, 2], [3], Array(4..<40)], layout: layout)
        kiosk.simulator.frame()
        for offset in [600, 300] as [CGFloat] {
            (sections.heights, kiosk.sections) = ([900, 900, 900], [[1, 2], [3], Array(4..<40)])
            kiosk.view.reloadData()
            kiosk.simulator.frame()
            kiosk.view.contentOffset.y = 600
            kiosk.simulator.frame()
            (sections.heights, kiosk.sections) = ([900], [[1, 2]])
            kiosk.view.reloadData()
            kiosk.view.contentOffset.y = offset
            kiosk.simulator.advance(0.5)
            #expect(
                kiosk.view.visibleCells.count == 2 && kiosk.view.contentOffset.y == 0, "\(kiosk.view.contentOffset)")
        }
        #expect(kiosk.fault() == nil)
    }

    @Test("A number of items of equal widths, and groups in groups")
    func groups() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item, count: 2)
        let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [half, pair])
        let three = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
        three.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout { section, environment in
            NSCollectionLayoutSection(group: section == 0 ? group : three)
        }
        let kiosk = CollectionKiosk([Array(0..<5), Array(5..<9)], layout: layout)
        kiosk.simulator.frame()
        #expect(
            kiosk.frames() == [
                rect(0, 0, 160, 100), rect(160, 0, 160, 50), rect(160, 50, 160, 50), rect(0, 100, 160, 100),
                rect(160, 100, 160, 50),
            ])
        #expect(
            kiosk.frames(1) == [
                rect(0, 200, 100, 40), rect(110, 200, 100, 40), rect(220, 200, 100, 40), rect(0, 240, 100, 40),
            ])
        #expect(kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Tags of estimated widths follow each other line by line, under a header that stays")
    func tags() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .absolute(28)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(28)), subitems: [item])
        group.interItemSpacing = .fixed(6)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let simulator = Simulator(size: CGSize(width: 320, height: 200))
        let view = UICollectionView(
            frame: simulator.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let cells = UICollectionView.CellRegistration<TagCell, String> { cell, _, word in cell.label.text = word }
        let headers = UICollectionView.SupplementaryRegistration<NumberHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
        }
        source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
        let words = (0..<60).map { String(repeating: "x", count: $0 % 9 + 1) + "\($0)" }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        source.apply(snapshot)
        simulator.window.addSubview(view)
        simulator.frame()
        var (x, y): (CGFloat, CGFloat) = (0, 20)
        for (index, word) in words.prefix(15).enumerated() {
            let width = TagCell.width(of: word)
            if x + width > 320 { (x, y) = (0, y + 32) }
            #expect(view.cellForItem(at: IndexPath(item: index, section: 0))?.frame == rect(x.rounded(), y, width, 28))
            x += width + 6
        }
        view.contentOffset.y = 50
        simulator.frame()
        let shown = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(shown.map(\.frame.minY) == [50] && simulator.areaMissedByDamage() == nil)
        snapshot.deleteItems([words[0], words[3]])
        source.apply(snapshot)
        simulator.advance(0.6)
        #expect(
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width ?? TagCell.width(of: words[1])
                == TagCell.width(of: words[1]))
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Rows of estimated heights are as high as their cells want")
    func rows() {
        let whole = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let stage = CollectionKiosk(
            [Array(0..<100)],
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        stage.view.register(WrappingCell.self, forCellWithReuseIdentifier: "number")
        stage.simulator.frame()
        let frames = stage.view.visibleCells.map(\.frame)
        #expect(frames.allSatisfy { $0.width == 320 && $0.height > 20 } && stage.fault() == nil)
        for (one, other) in zip(frames, frames.dropFirst()) { #expect(abs(one.maxY - other.minY) < 1) }
        stage.view.scrollToItem(at: IndexPath(item: 80, section: 0), at: .top, animated: false)
        stage.simulator.frame()
        #expect(stage.seen.first == 80 && stage.simulator.areaMissedByDamage() == nil)
        stage.drag(by: 150)
        #expect(stage.fault() == nil && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("Lengths that are none do no harm")
    func strange() {
        for number in [CGFloat.nan, .infinity, -3, 0, 1e300] {
            let odd = [
                NSCollectionLayoutDimension.fractionalWidth(number), .fractionalHeight(number), .absolute(number),
                .estimated(number),
            ]
            for width in odd {
                for height in odd {
                    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
                    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: [item])
                    group.interItemSpacing = .flexible(number)
                    let section = NSCollectionLayoutSection(group: group)
                    section.interGroupSpacing = number
                    let kiosk = CollectionKiosk(
                        [Array(0..<9)], layout: UICollectionViewCompositionalLayout(section: section))
                    kiosk.simulator.frame()
                    #expect(kiosk.view.contentSize.height.isFinite)
                }
            }
        }
    }
}

/// A cell of words that wrap.
@MainActor
final class WrappingCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }
    required init?(coder: NSCoder) { nil }

    override var tag: Int {
        didSet { label.text = String(repeating: "Some words. ", count: tag % 7 + 1) }
    }
}
