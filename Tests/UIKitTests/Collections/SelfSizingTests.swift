import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Cells that say their sizes, and cells that are typed in.
@MainActor @Suite("Cells that say their sizes")
struct SelfSizingTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("Cells are as large as constraints inside of them want")
    func constraints() {
        let stage = TagStage(
            ["one", "twenty two", "three", "four hundred", "five"], layout: UICollectionViewFlowLayout())
        stage.simulator.frame()
        for (index, tag) in stage.tags.enumerated() {
            let cell = stage.view.cellForItem(at: path(index))
            #expect(cell?.frame.width == TagCell.width(of: tag) && cell?.frame.height == 28, "\(tag)")
        }
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("A text that grows makes its cell grow when the layout becomes invalid")
    func growing() {
        let stage = TagStage(["a", "b", "c"], layout: LeftAlignedLayout())
        stage.simulator.frame()
        let x = stage.view.cellForItem(at: path(1))!.frame.minX
        (stage.view.cellForItem(at: path(0)) as? TagCell)?.label.text = "a longer one"
        stage.view.collectionViewLayout.invalidateLayout()
        stage.simulator.frame()
        #expect(stage.view.cellForItem(at: path(0))?.frame.width == TagCell.width(of: "a longer one"))
        #expect(stage.view.cellForItem(at: path(1))!.frame.minX > x && stage.simulator.areaMissedByDamage() == nil)
        stage.tags.remove(at: 0)
        stage.view.deleteItems(at: [path(0)])
        stage.simulator.advance(1)
        #expect(
            stage.view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: TagCell.width(of: "b"), height: 28))
    }

    @Test("What is seen stays where it is when cells above turn out to be larger")
    func anchored() {
        let stage = TagStage((0..<300).map { "Tag number \($0 * 7919)" }, layout: UICollectionViewFlowLayout())
        stage.flow.estimatedItemSize = CGSize(width: 300, height: 15)
        stage.simulator.frame()
        stage.view.scrollToItem(at: path(200), at: .top, animated: false)
        stage.simulator.frame()
        let place = stage.view.cellForItem(at: path(200)).map { $0.frame.minY - stage.view.contentOffset.y }
        #expect(place == 0)
        for _ in 0..<30 {
            let before = stage.places()
            stage.view.contentOffset.y -= 20
            stage.simulator.frame()
            for (number, y) in stage.places() { if let old = before[number] { #expect(abs(y - old - 20) < 1.5) } }
        }
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("A preferred size that a cell says itself is followed, and one that never rests does not hang")
    func preferred() {
        let stage = TagStage(["a", "b"], layout: UICollectionViewFlowLayout())
        stage.preferred = { CGSize(width: 70, height: $0 == 0 ? 90 : 30) }
        stage.simulator.frame()
        #expect(stage.view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 70, height: 90))
        #expect(stage.view.cellForItem(at: path(1))?.frame.size == CGSize(width: 70, height: 30))
        var grown: CGFloat = 10
        stage.preferred = { _ in
            grown += 1
            return CGSize(width: grown, height: grown)
        }
        for _ in 0..<10 {
            stage.view.collectionViewLayout.invalidateLayout()
            stage.simulator.frame()
        }
        stage.preferred = { _ in CGSize(width: CGFloat.nan, height: -4) }
        stage.view.collectionViewLayout.invalidateLayout()
        stage.simulator.frame()
        #expect(stage.view.contentSize.height.isFinite)
    }

    @Test("Digits that are typed into six fields go from cell to cell")
    func pin() {
        let stage = PinStage()
        stage.simulator.frame()
        stage.simulator.tap(CGPoint(x: 40, y: 45))
        stage.simulator.advance(1)
        for digit in "123456" { stage.simulator.type(String(digit)) }
        stage.simulator.frame()
        #expect(stage.code == "123456" && stage.simulator.areaMissedByDamage() == nil)
        // Backspace in an empty field goes back.
        for _ in 0..<3 { stage.simulator.press(.keyboardDeleteOrBackspace) }
        #expect(stage.code == "123")
        stage.simulator.type("9")
        #expect(stage.code == "1239")
    }

    @Test("A tag field takes tags by Return and takes them out by backspace in the empty field")
    func tagField() {
        let stage = TagStage(["red", "green"], layout: LeftAlignedLayout(), hasField: true)
        stage.simulator.frame()
        stage.simulator.tap(stage.field)
        stage.simulator.advance(0.5)
        #expect(stage.field.isFirstResponder)
        stage.simulator.type("blue\n")
        stage.simulator.advance(0.5)
        #expect(stage.tags == ["red", "green", "blue"] && stage.field.isFirstResponder)
        for word in ["magenta", "chartreuse", "cyan", "vermilion", "ochre", "ultramarine", "teal"] {
            stage.simulator.type(word + "\n")
            stage.simulator.advance(0.5)
        }
        #expect(stage.tags.count == 10 && stage.field.isFirstResponder)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        // All tags stand on the left, none over another.
        let frames = stage.view.visibleCells.map(\.frame)
        for (one, other) in zip(frames, frames.dropFirst()) { #expect(!one.intersects(other)) }
        for count in stride(from: 9, through: 6, by: -1) {
            stage.simulator.press(.keyboardDeleteOrBackspace)
            stage.simulator.advance(0.4)
            #expect(stage.tags.count == count && stage.field.isFirstResponder)
        }
    }

    @Test("A cell that is typed in stays while it is scrolled away and others are asked for again")
    func editedCell() {
        let stage = TagStage(
            (0..<300).map { "Tag \($0)" }, layout: LeftAlignedLayout(), hasField: true, fieldFirst: true)
        stage.simulator.frame()
        stage.simulator.tap(stage.field)
        stage.simulator.type("ab")
        let cell = stage.fieldCell
        stage.view.contentOffset.y = 500
        stage.simulator.frame()
        #expect(cell.superview === stage.view && stage.field.isFirstResponder)
        stage.simulator.type("c")
        stage.view.reloadItems(at: [path(100), path(101), path(3)])
        stage.simulator.advance(1)
        stage.tags.remove(at: 40)
        stage.view.deleteItems(at: [path(41)])
        stage.simulator.advance(1)
        #expect(stage.field.isFirstResponder && stage.field.text == "abc" && stage.asked == 1)
        stage.view.contentOffset.y = 0
        stage.simulator.frame()
        #expect(stage.view.cellForItem(at: path(0)) === cell && stage.simulator.areaMissedByDamage() == nil)
        stage.field.resignFirstResponder()
        stage.view.contentOffset.y = 500
        stage.simulator.frame()
        #expect(cell.superview == nil)
    }
}

/// A cell of a word, which constraints make as large as that and more.
@MainActor
final class TagCell: UICollectionViewCell {
    let label = UILabel()
    var preferred: CGSize?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 14)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.backgroundColor = .systemGray5
        contentView.layer.cornerRadius = 8
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            label.heightAnchor.constraint(equalToConstant: 20),
        ])
    }
    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        layoutAttributes.size = preferred
        return layoutAttributes
    }

    static func width(of text: String) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 14)
        label.text = text
        return label.intrinsicContentSize.width + 16
    }
}

/// Tells of backspace in an empty field.
@MainActor
final class TagTextField: UITextField {
    var emptied: (() -> Void)?
    override func deleteBackward() {
        let wasEmpty = (text ?? "").isEmpty
        super.deleteBackward()
        if wasEmpty { emptied?() }
    }
}

/// Tags in a collection view, and a field behind or before them.
@MainActor
final class TagStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITextFieldDelegate {
    let simulator = Simulator(size: CGSize(width: 320, height: 480))
    let view: UICollectionView
    let field = TagTextField()
    var tags: [String]
    var preferred: ((Int) -> CGSize)? {
        didSet { view.visibleCells.enumerated().forEach { ($1 as? TagCell)?.preferred = preferred?($0) } }
    }
    private let hasField: Bool
    private let fieldFirst: Bool
    private(set) var asked = 0

    init(_ tags: [String], layout: UICollectionViewFlowLayout, hasField: Bool = false, fieldFirst: Bool = false) {
        (self.tags, self.hasField, self.fieldFirst) = (tags, hasField, fieldFirst)
        layout.estimatedItemSize = hasField ? .zero : UICollectionViewFlowLayout.automaticSize
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        super.init()
        view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "field")
        view.dataSource = self
        view.delegate = self
        field.delegate = self
        field.placeholder = "Add"
        field.emptied = { [unowned self] in
            guard !self.tags.isEmpty else { return }
            self.tags.removeLast()
            self.view.deleteItems(at: [IndexPath(item: self.tags.count, section: 0)])
        }
        simulator.window.addSubview(view)
    }

    var flow: UICollectionViewFlowLayout { view.collectionViewLayout as! UICollectionViewFlowLayout }
    var fieldCell: UICollectionViewCell {
        view.cellForItem(at: IndexPath(item: fieldFirst ? 0 : tags.count, section: 0))!
    }

    private func tag(_ item: Int) -> String? {
        let index = hasField && fieldFirst ? item - 1 : item
        return tags.indices.contains(index) ? tags[index] : nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tags.append(textField.text ?? "")
        textField.text = ""
        view.insertItems(at: [IndexPath(item: tags.count - 1, section: 0)])
        return false
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tags.count + (hasField ? 1 : 0)
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let tag = tag(indexPath.item) else {
            asked += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
            field.frame = cell.contentView.bounds
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(field)
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
        cell.label.text = tag
        cell.preferred = preferred?(indexPath.item)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard hasField else { return flow.itemSize }
        return tag(indexPath.item).map { CGSize(width: TagCell.width(of: $0), height: 28) }
            ?? CGSize(width: 120, height: 28)
    }

    /// Where labels are in the view, by their words.
    func places() -> [String: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: view.visibleCells.compactMap { $0 as? TagCell }.map {
                ($0.label.text ?? "", $0.frame.minY - view.contentOffset.y)
            })
    }

}

/// A cell with a field for one digit.
@MainActor
final class PinCell: UICollectionViewCell {
    let field = TagTextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.textAlignment = .center
        field.borderStyle = .roundedRect
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
}

/// Six fields for a code.
@MainActor
final class PinStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITextFieldDelegate {
    let simulator = Simulator(size: CGSize(width: 360, height: 480))
    let view: UICollectionView
    private let layout = UICollectionViewFlowLayout()

    override init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 20, width: 360, height: 60), collectionViewLayout: layout)
        super.init()
        simulator.hasHardwareKeyboard = true
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
        view.register(PinCell.self, forCellWithReuseIdentifier: "digit")
        view.dataSource = self
        view.delegate = self
        simulator.window.addSubview(view)
    }

    var code: String { (0..<6).map { cell($0)?.field.text ?? "" }.joined() }

    private func cell(_ item: Int) -> PinCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? PinCell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "digit", for: indexPath) as! PinCell
        cell.field.delegate = self
        cell.field.tag = indexPath.item
        cell.field.emptied = { [unowned self] in
            guard let back = self.cell(indexPath.item - 1) else { return }
            back.field.text = ""
            back.field.becomeFirstResponder()
        }
        return cell
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard !string.isEmpty else { return true }
        textField.text = string
        if let next = cell(textField.tag + 1) { next.field.becomeFirstResponder() }
        return false
    }
}
