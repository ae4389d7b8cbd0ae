import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Cells, headers and footers that show configurations.
@MainActor @Suite("Content configurations")
final class ContentConfigurationTests: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private var configure: (UITableViewCell, Int) -> Void = { _, _ in }

    private func show(_ configure: @escaping (UITableViewCell, Int) -> Void) {
        self.configure = configure
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (self, self)
        sim.window.addSubview(table)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath.row)
        return cell
    }

    private func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !$0.isHidden }
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("The line below a row begins where its text does, behind a picture")
    func separators() throws {
        show { cell, row in
            var content = UIListContentConfiguration.cell()
            content.text = "Text"
            if row == 1 { content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in } }
            cell.contentConfiguration = content
        }
        for row in 0...1 {
            let rule = try #require(cell(row).subviews.last { $0.frame.height <= 1 && !$0.isHidden })
            let text = try #require(labels(in: cell(row)).first)
            #expect(place(rule).minX == place(text).minX, "row \(row)")
        }
    }

    @Test("A row shows text, further text below it or beside it, and a picture before them; it is as high as they are")
    func list() throws {
        show { cell, row in
            var content = row == 2 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
            content.text = "Text \(row)"
            if row > 0 { content.secondaryText = row == 1 ? String(repeating: "further text ", count: 12) : "value" }
            if row == 2 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
        }
        #expect(cell(0).bounds.height == 44 && labels(in: cell(0)).map(\.text) == ["Text 0"])
        #expect(place(labels(in: cell(0))[0]).minX == 16)
        let below = labels(in: cell(1))
        #expect(cell(1).bounds.height > 80 && place(below[1]).minY >= place(below[0]).maxY)
        let beside = labels(in: cell(2))
        #expect(place(beside[1]).minX > place(beside[0]).maxX && abs(place(beside[1]).midY - place(beside[0]).midY) < 2)
        #expect(place(beside[0]).minX > 30 && place(beside[1]).maxX == 384)
        #expect(cell(2).accessibilityLabel == "Text 2, value")
    }

    @Test("A cell keeps its view while the kind of configuration is the same, and gives it up with the configuration")
    func reuse() {
        show { cell, row in
            var content = cell.defaultContentConfiguration()
            content.text = "\(row)"
            cell.contentConfiguration = content
        }
        let (cell, view) = (cell(1), cell(1).contentView.subviews.first)
        var other = UIListContentConfiguration.subtitleCell()
        other.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        cell.contentConfiguration = other
        #expect(cell.contentView.subviews.first === view && labels(in: cell)[0].textColor == .red)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    /// A configuration of a program's own: a field in a row.
    private struct FieldConfiguration: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { FieldContent(self) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    private final class FieldContent: UIView, UIContentView {
        let field = UITextField()
        var configuration: any UIContentConfiguration {
            didSet { field.text = (configuration as? FieldConfiguration)?.text }
        }

        init(_ configuration: FieldConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            field.text = configuration.text
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: topAnchor), field.bottomAnchor.constraint(equalTo: bottomAnchor),
                field.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 60),
            ])
        }

        required init?(coder: NSCoder) { return nil }
    }

    @Test("A program's own configuration brings its own view, which is typed into")
    func own() throws {
        show { cell, row in cell.contentConfiguration = FieldConfiguration(text: "\(row)") }
        let content = try #require(cell(1).contentView.subviews.first as? FieldContent)
        #expect(cell(1).bounds.height == 60 && content.field.text == "1")
        sim.tap(content.field)
        sim.advance(0.5)
        sim.type("x")
        #expect(content.field.text == "1x")
    }

    @Test("The handler changes the configuration in each state")
    func states() {
        var told: [String] = []
        show { cell, row in
            cell.configurationUpdateHandler = { cell, state in
                var content = cell.defaultContentConfiguration()
                content.text = state.isSelected ? "selected" : "usual"
                cell.contentConfiguration = content
                if row == 0 { told.append(content.text ?? "") }
            }
        }
        #expect(labels(in: cell(0)).map(\.text) == ["usual"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        sim.frame()
        #expect(labels(in: cell(0)).map(\.text) == ["selected"] && labels(in: cell(1)).map(\.text) == ["usual"])
        #expect(told == ["usual", "selected"] && cell(0).configurationState.isSelected)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = header.defaultContentConfiguration()
        content.text = "Header"
        header.contentConfiguration = content
        return header
    }

    @Test("Headers show configurations too")
    func headers() throws {
        show { _, _ in }
        let header = try #require(table.headerView(forSection: 0))
        #expect(labels(in: header).map(\.text) == ["Header"] && header.bounds.height >= 28)
    }

    @Test("A long text breaks into lines and a long value goes below its text; nothing runs out of the cell")
    func long() {
        show { cell, row in
            var content = row == 0 ? cell.defaultContentConfiguration() : UIListContentConfiguration.valueCell()
            content.text = String(repeating: "long text ", count: row == 0 ? 20 : 4)
            if row > 0 { content.secondaryText = String(repeating: "value ", count: row == 1 ? 8 : 1) }
            if row == 2 { content.text = "Text" }
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
        }
        #expect(cell(0).bounds.height > 80)
        for row in 0...2 {
            for label in labels(in: cell(row)) {
                #expect(label.frame.width > 20 && place(label).maxX <= 384 && place(label).minX >= 16, "row \(row)")
                #expect(label.bounds.height >= label.sizeThatFits(label.bounds.size).height - 1, "row \(row)")
            }
        }
        let (below, beside) = (labels(in: cell(1)), labels(in: cell(2)))
        #expect(place(below[1]).minY >= place(below[0]).maxY && place(beside[1]).minX > place(beside[0]).maxX)
    }

    /// One that says its state.
    private struct Spoken: UIContentConfiguration {
        var text = "?"
        func makeContentView() -> any UIView & UIContentView {
            var list = UIListContentConfiguration.cell()
            list.text = text
            return SpokenContent(list, self)
        }
        func updated(for state: any UIConfigurationState) -> Self {
            guard let state = state as? UICellConfigurationState else { return self }
            return Spoken(text: state.isSelected ? "selected" : state.isEditing ? "edited" : "usual")
        }
    }

    private final class SpokenContent: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { label.text = (configuration as? Spoken)?.text }
        }

        init(_ list: UIListContentConfiguration, _ configuration: Spoken) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.text = configuration.text
            addSubview(label)
        }

        required init?(coder: NSCoder) { return nil }
    }

    @Test("A program's own configuration is asked what it is like in each state of its cell")
    func updated() {
        show { cell, _ in cell.contentConfiguration = Spoken() }
        #expect(labels(in: cell(0)).map(\.text) == ["usual"])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        sim.frame()
        #expect(labels(in: cell(0)).map(\.text) == ["selected"] && labels(in: cell(1)).map(\.text) == ["usual"])
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        table.setEditing(true, animated: false)
        sim.frame()
        #expect(labels(in: cell(1)).map(\.text) == ["edited"])
    }

    private final class OwnCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            var content = defaultContentConfiguration()
            content.text = state.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
            contentConfiguration = content
        }
    }

    @Test("A subclass makes its configuration where it is asked for, at first too and in the dark")
    func overridden() throws {
        table.register(OwnCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (self, self)
        sim.window.addSubview(table)
        sim.frame()
        #expect(labels(in: cell(0)).map(\.text) == ["light"])
        sim.window.overrideUserInterfaceStyle = .dark
        sim.frame()
        #expect(labels(in: cell(0)).map(\.text) == ["dark"] && sim.areaMissedByDamage() == nil)
    }

    @Test("The cell's own words make room for a configuration, and come back")
    func ownWords() {
        show { cell, row in
            cell.textLabel?.text = "old"
            var content = cell.defaultContentConfiguration()
            content.text = "new"
            if row == 1 { cell.contentConfiguration = content }
        }
        #expect(labels(in: cell(0)).map(\.text) == ["old"] && labels(in: cell(1)).map(\.text) == ["new"])
        cell(1).contentConfiguration = nil
        sim.frame()
        #expect(labels(in: cell(1)).map(\.text) == ["old"])
    }

    @Test("A header that is taken anew has the looks of its table from the first")
    func headerStyle() throws {
        let grouped = UITableView(frame: .zero, style: .grouped)
        grouped.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = try #require(grouped.dequeueReusableHeaderFooterView(withIdentifier: "header"))
        #expect(header.defaultContentConfiguration().textProperties.color == .secondaryLabel)
    }
}
