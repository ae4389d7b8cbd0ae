import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Tables as forms and lists use them: fields in rows, suggestions under a field.
@MainActor @Suite("Forms in tables")
struct TableFormTests {
    /// A cell with a field, as programs write it.
    private final class FieldCell: UITableViewCell {
        let field = UITextField()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            field.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(field)
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: contentView.topAnchor),
                field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                field.heightAnchor.constraint(equalToConstant: 44),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    /// A cell that makes its constraints when it is asked for them.
    private final class LateCell: UITableViewCell {
        let box = UIView()
        private var hasConstraints = false

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            setNeedsUpdateConstraints()
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func updateConstraints() {
            if !hasConstraints {
                hasConstraints = true
                contentView.addConstraints(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-11-[box(60)]-11-|", options: [], metrics: nil, views: ["box": box]))
            }
            super.updateConstraints()
        }
    }

    private final class Form: NSObject, UITableViewDataSource, UITextFieldDelegate {
        var texts: [String]
        let table: UITableView

        init(_ count: Int, _ table: UITableView) {
            texts = Array(repeating: "", count: count)
            self.table = table
            super.init()
            table.register(FieldCell.self, forCellReuseIdentifier: "field")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            guard let cell = cell as? FieldCell else { return cell }
            cell.field.tag = indexPath.row
            cell.field.text = texts[indexPath.row]
            cell.field.delegate = self
            return cell
        }

        func textFieldDidEndEditing(_ textField: UITextField) { texts[textField.tag] = textField.text ?? "" }
    }

    private func kiosk(_ count: Int) -> (Simulator, Form) {
        let simulator = Simulator(size: CGSize(width: 400, height: 600))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .insetGrouped)
        let form = Form(count, table)
        simulator.window.addSubview(table)
        simulator.frame()
        return (simulator, form)
    }

    @Test("A cell that makes its constraints late is as high as they say from the beginning")
    func lateConstraints() {
        let kiosk = TableKiosk([[0, 1]])
        let late = LateCell(style: .default, reuseIdentifier: nil)
        kiosk.ownCell = { $0.row == 0 ? late : nil }
        kiosk.simulator.frame()
        #expect(late.frame.height == 82 && kiosk.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 82)
    }

    @Test("A form of more fields than are seen is typed through with Tab")
    func typedThrough() {
        let (simulator, form) = kiosk(30)
        simulator.hasHardwareKeyboard = true
        (form.table.visibleCells.first as? FieldCell)?.field.becomeFirstResponder()
        for number in 0..<30 {
            simulator.type("\(number)")
            simulator.press(.keyboardTab)
            simulator.frame()
        }
        #expect(form.texts == (0..<30).map { "\($0)" })
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A field on the keyboard's place is scrolled above it, and the next one can be reached")
    func avoidance() throws {
        let (simulator, form) = kiosk(20)
        let cell = try #require(form.table.visibleCells.last as? FieldCell)
        simulator.tap(cell.field)
        simulator.advance(1)
        #expect(cell.field.isFirstResponder)
        let frame = cell.field.convert(cell.field.bounds, to: nil)
        #expect(frame.maxY <= simulator.keyboardFrame.minY)
        simulator.tapKey("A")
        #expect(cell.field.text?.lowercased() == "a" && simulator.areaMissedByDamage() == nil)
    }

    @Test("The field that is typed into keeps the focus while it is scrolled away")
    func scrolledAway() throws {
        let (simulator, form) = kiosk(200)
        let cell = try #require(form.table.visibleCells.first as? FieldCell)
        simulator.hasHardwareKeyboard = true
        cell.field.becomeFirstResponder()
        form.table.contentOffset.y = 5000
        simulator.frame()
        #expect(cell.field.isFirstResponder && !form.table.visibleCells.contains(cell))
        simulator.type("on")
        form.table.contentOffset.y = 0
        simulator.frame()
        #expect(form.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell && cell.field.text == "on")
        cell.field.resignFirstResponder()
        form.table.contentOffset.y = 5000
        simulator.frame()
        #expect(
            form.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil && simulator.areaMissedByDamage() == nil)
    }

    @Test("A list of suggestions under a field follows what is typed, and a tap takes one")
    func suggestions() {
        final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
            let words = ["Anna", "Anton", "Berta", "Andrea"]
            var shown: [String] = []
            let field: UITextField
            let table: UITableView

            init(_ field: UITextField, _ table: UITableView) {
                (self.field, self.table) = (field, table)
                super.init()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
                table.dataSource = self
                table.delegate = self
                field.addAction(UIAction { [unowned self] _ in look() }, for: .editingChanged)
            }

            func look() {
                shown = words.filter { $0.hasPrefix(field.text ?? "") }
                table.reloadData()
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
                cell.textLabel?.text = shown[indexPath.row]
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                field.text = shown[indexPath.row]
                tableView.deselectRow(at: indexPath, animated: true)
                shown = []
                tableView.reloadData()
            }
        }
        let simulator = Simulator(size: CGSize(width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 360, height: 44))
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        let list = List(field, UITableView(frame: CGRect(x: 20, y: 64, width: 360, height: 200)))
        for view in [field, list.table] { simulator.window.addSubview(view) }
        simulator.hasHardwareKeyboard = true
        field.becomeFirstResponder()
        for (letters, words) in [("A", ["Anna", "Anton", "Andrea"]), ("nt", ["Anton"])] {
            simulator.type(letters)
            simulator.frame()
            #expect(list.table.visibleCells.map { $0.textLabel?.text } == words)
            #expect(simulator.areaMissedByDamage() == nil)
        }
        simulator.tap(list.table.visibleCells[0])
        simulator.frame()
        #expect(field.text == "Anton" && list.table.visibleCells.isEmpty && field.isFirstResponder)
    }

    /// A cell without the initialiser that a table calls.
    private final class OwnCell: UITableViewCell {
        init(_ text: String) {
            super.init(style: .value1, reuseIdentifier: nil)
            textLabel?.text = text
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    private final class Edge: UITableViewHeaderFooterView {
        private(set) var uses = 0
        override func prepareForReuse() { uses += 1 }
    }

    @Test("Cells and headers are made of the classes that were registered")
    func classes() {
        let table = UITableView()
        table.register(FieldCell.self, forCellReuseIdentifier: "field")
        table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
        let cell = table.dequeueReusableCell(withIdentifier: "field")
        #expect(cell is FieldCell && cell?.reuseIdentifier == "field" && (cell as? FieldCell)?.field.superview != nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "edge") is Edge)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil && table.style == .plain)
        #expect(OwnCell("Own").textLabel?.text == "Own" && UITableViewCell().reuseIdentifier == nil)
        weak let gone = table.dequeueReusableCell(withIdentifier: "field")
        #expect(gone == nil)
    }

    @Test("A keypad goes from row to row, to those that are not seen yet too, and selects one")
    func keypad() {
        let kiosk = TableKiosk([Array(0..<40)])
        kiosk.simulator.application.usesKeypad = true
        kiosk.simulator.frame()
        for _ in 0..<16 {
            kiosk.simulator.press(.keyboardDownArrow)
            kiosk.simulator.advance(0.05)
        }
        kiosk.simulator.press(.keyboardReturnOrEnter)
        kiosk.simulator.advance(0.5)
        let row = kiosk.table.indexPathForSelectedRow?.row ?? 0
        #expect(row >= 14 && kiosk.seen.contains(row) && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A controller shows its table and is told of it")
    func controller() {
        final class Names: UITableViewController {
            var picked: Int?
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
                cell.textLabel?.text = "Name \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                picked = indexPath.row
            }
        }
        let simulator = Simulator(size: CGSize(width: 320, height: 480))
        let names = Names(style: .grouped)
        simulator.window.rootViewController = names
        simulator.frame()
        #expect(names.tableView.style == .grouped && names.tableView.visibleCells.count == 3)
        simulator.tap(names.tableView.visibleCells[1])
        #expect(names.picked == 1)
    }
}
