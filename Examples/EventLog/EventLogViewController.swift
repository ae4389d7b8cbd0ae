import UIKit

/// The field, what its questions are answered with, and the log.
final class EventLogViewController: UIViewController {
    private let recorder = EventRecorder()
    private let heading = UILabel()
    private let field = UITextField()
    private let options = UIStackView()
    private let legend = UIStackView()
    private let log = LogView()
    private let clear = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        heading.text = "Event log"
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        field.borderStyle = .roundedRect
        field.placeholder = "Type here"
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "field"
        options.axis = .vertical
        options.spacing = 10
        for answer in EventRecorder.Answer.allCases {
            options.addArrangedSubview(
                OptionRow(title: answer.rawValue, isOn: true) { [recorder] in recorder.answers[answer] = $0 })
        }
        options.addArrangedSubview(
            OptionRow(title: "Secure", isOn: false) { [field] in field.isSecureTextEntry = $0 })
        legend.axis = .vertical
        legend.spacing = 6
        for kind in EventKind.allCases { legend.addArrangedSubview(LegendRow(kind)) }
        clear.setTitle("Clear log", for: .normal)
        clear.accessibilityIdentifier = "clear-log"
        clear.addAction(UIAction { [log] _ in log.clear() }, for: .touchUpInside)
        for part in [heading, field, options, legend, log, clear] as [UIView] { view.addSubview(part) }
        recorder.record = { [weak self] in self?.log.append($0) }
        recorder.listen(to: field)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds: CGRect = view.bounds
        // The log ends where the keyboard begins.
        let bottom = view.keyboardLayoutGuide.layoutFrame.minY - 16
        let isWide = bounds.width >= 700
        let margin: CGFloat = 20
        let column = isWide ? min(320, bounds.width * 0.4) : bounds.width - margin * 2
        heading.frame = CGRect(x: margin, y: 20, width: column, height: 36)
        field.frame = CGRect(x: margin, y: 68, width: column, height: 46)
        let rows = options.sizeThatFits(CGSize(width: column, height: 0)).height
        options.isHidden = !isWide
        options.frame = CGRect(x: margin, y: 132, width: column, height: rows)
        let list = legend.sizeThatFits(CGSize(width: column, height: 0)).height
        legend.isHidden = !isWide || 132 + rows + 24 + list > bounds.height
        legend.frame = CGRect(x: margin, y: 132 + rows + 24, width: column, height: list)
        clear.frame = CGRect(x: bounds.width - margin - 100, y: 16, width: 100, height: 44)
        let top: CGFloat = isWide ? 68 : 130
        log.frame = CGRect(
            x: isWide ? margin * 2 + column : margin, y: top,
            width: isWide ? bounds.width - column - margin * 3 : column, height: max(0, bottom - top))
    }
}

/// A switch with its name.
private final class OptionRow: UIView {
    private let label = UILabel()
    private let toggle = UISwitch()

    init(title: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        label.text = title
        toggle.isOn = isOn
        toggle.accessibilityIdentifier = title
        toggle.addAction(UIAction { [toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
        addSubview(label)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width - 60, height: bounds.height)
        toggle.frame.origin = CGPoint(x: bounds.width - 51, y: (bounds.height - 31) / 2)
    }
}

/// A colour with its meaning.
private final class LegendRow: UIView {
    private let kind: EventKind
    private let label = UILabel()

    init(_ kind: EventKind) {
        self.kind = kind
        super.init(frame: .zero)
        label.text = kind.title
        label.font = .systemFont(ofSize: 14)
        label.textColor = .placeholderText
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 20, y: 0, width: bounds.width - 20, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        kind.color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 5, width: 10, height: 10)).fill()
    }
}
