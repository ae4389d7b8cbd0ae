import Testing
import UIKit
import UIKitSimulator

private var limitKey: UInt8 = 0
private var hintKey: UInt8 = 0

/// A limit for every field, without a subclass.
extension UITextField {
    fileprivate var limit: Int {
        get { objc_getAssociatedObject(self, &limitKey) as? Int ?? Int.max }
        set {
            objc_setAssociatedObject(self, &limitKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            addTarget(self, action: UITextField.cutToLimit, for: .editingChanged)
        }
    }

    fileprivate func cutToLimit() {
        guard let text = text, text.count > limit else { return }
        self.text = String(text.prefix(limit))
    }
}

/// A hint for every text view, without a subclass.
extension UITextView {
    fileprivate var hint: String? {
        get { hintLabel.text }
        set {
            hintLabel.text = newValue
            hintLabel.frame.origin = CGPoint(x: textContainerInset.left + 5, y: textContainerInset.top)
            hintLabel.sizeToFit()
            NotificationCenter.default.addObserver(
                self, selector: Self.showHint, name: UITextView.textDidChangeNotification, object: self)
        }
    }

    fileprivate var hintLabel: UILabel {
        if let label = objc_getAssociatedObject(self, &hintKey) as? UILabel { return label }
        let label = UILabel()
        label.font = font
        label.textColor = .lightGray
        addSubview(label)
        objc_setAssociatedObject(self, &hintKey, label, .OBJC_ASSOCIATION_RETAIN)
        return label
    }

    fileprivate func showHint() { hintLabel.isHidden = hasText }
}

/// A check that all texts have by a protocol.
private protocol Checked {
    var input: String? { get }
}

extension Checked {
    @discardableResult
    func validate() -> String { input?.isEmpty == false ? "full" : "empty" }
}

extension UITextField: Checked {
    fileprivate var input: String? { return text }
}

/// A bar whose text grows by what it observes.
private class GrowingBar: UIView {
    let textView = UITextView()
    private var observation: NSKeyValueObservation?
    private var height: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        textView.isScrollEnabled = true
        textView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(textView)
        let height = textView.heightAnchor.constraint(equalToConstant: 36)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor), textView.bottomAnchor.constraint(equalTo: bottomAnchor),
            textView.leftAnchor.constraint(equalTo: leftAnchor), textView.rightAnchor.constraint(equalTo: rightAnchor),
            height,
        ])
        self.height = height
        observation = textView.observe(\.contentSize, options: [.new]) { [weak self] _, change in
            guard let size = change.newValue else { return }
            self?.height?.constant = min(120, max(36, size.height))
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { observation?.invalidate() }
}

/// What libraries add to classes that are not theirs.
@MainActor
@Suite struct ExtensionsOfLibrariesTests {
    @Test func `fields keep a limit that an extension gave them`() {
        let simulator = Simulator(size: CGSize(width: 400, height: 700))
        let (short, free) = (UITextField(), UITextField())
        short.frame = CGRect(x: 20, y: 40, width: 200, height: 40)
        free.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        short.limit = 3
        for field in [short, free] {
            simulator.window.addSubview(field)
            simulator.tap(field)
            simulator.type("abcde")
        }
        #expect(short.text == "Abc" || short.text == "abc")
        #expect(free.text?.count == 5 && free.limit == Int.max)
    }

    @Test func `what a protocol gives fields is called by its name`() {
        let field = UITextField()
        #expect(field.validate() == "empty")
        field.text = "x"
        #expect(field.validate() == "full")
    }

    @Test func `a text view has a hint that an extension gave it`() {
        let simulator = Simulator(size: CGSize(width: 400, height: 700))
        let view = UITextView(frame: CGRect(x: 20, y: 40, width: 300, height: 80))
        view.hint = "Say something"
        simulator.window.addSubview(view)
        simulator.tap(view)
        #expect(!view.hintLabel.isHidden && view.hintLabel.frame.width > 40)
        simulator.type("x")
        #expect(view.hintLabel.isHidden)
        simulator.tapKey("delete")
        #expect(!view.hintLabel.isHidden && view.text == "")
    }

    @Test func `a bar grows with the text that it observes, and then scrolls`() {
        let simulator = Simulator(size: CGSize(width: 400, height: 700))
        let bar = GrowingBar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        simulator.window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: simulator.window.topAnchor, constant: 40),
            bar.leadingAnchor.constraint(equalTo: simulator.window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: simulator.window.trailingAnchor),
        ])
        simulator.advance(0.1)
        let first = bar.frame.height
        simulator.tap(bar)
        simulator.type("one\ntwo\nthree")
        simulator.advance(0.2)
        let third = bar.frame.height
        #expect(first >= 36 && first < 45 && third > first + 20 && third < 120)
        simulator.type("\nfour\nfive\nsix\nseven\neight")
        simulator.advance(0.5)
        #expect(bar.frame.height == 120 && bar.textView.contentSize.height > 120)
    }
}
