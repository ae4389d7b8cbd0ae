import Testing

@testable import Port

/// Methods that are added again for the same object: they have a name, by which a control knows them.
@Suite struct RepeatedRunsTests {
    private static let named = "Selector(Self.changed, named: \"changed\")"

    private func action(of source: String) -> String? {
        let ported = Ported(source)
        #expect(Ported(ported.text).text == ported.text)
        return ported.text.firstMatch(of: #/action: (?<action>.*), for/#).map { String($0.action) }
    }

    private func cell(_ members: String) -> String {
        "import UIKit\nclass Cell: UITableViewCell {\n    let field = UITextField()\n    func changed() {}\n\(members)\n}\n"
    }

    private static let add = "field.addTarget(self, action: #selector(changed), for: .editingChanged)"

    @Test(arguments: [
        "func show(_ note: String) { \(add) }", "override func layoutSubviews() { \(add) }",
        "var note = \"\" { didSet { \(add) } }", "private func add() { \(add) }\nfunc show() { add() }",
        "private func add() { \(add) }\noverride func viewDidLoad() { add() }\nfunc reload() { self.add() }",
        "func show() { let field = self.field; \(add) }", "func add() { \(add); add() }",
        "func show() { addTarget(self, action: #selector(changed), for: .touchDown) }",
    ])
    func `what may run again names them`(members: String) {
        #expect(action(of: cell(members)) == Self.named)
    }

    @Test(arguments: [
        "override func viewDidLoad() { \(add) }", "override init(frame: CGRect) { \(add) }",
        "private func add() { \(add) }\ninit() { add() }\noverride func awakeFromNib() { self.add() }",
        "func show() { let field = UITextField(); \(add) }", "func show() { let field = UITextField.init(); \(add) }",
        "lazy var own: UITextField = { let field = make(); \(add); return field }()",
        "private func a() { \(add); b() }\nprivate func b() { a() }\ninit() { a() }",
    ])
    func `what runs once does not`(members: String) {
        #expect(action(of: cell(members)) == "Self.changed")
    }
}
