import Testing
import UIKit
import UIKitSimulator

/// One field for each digit of a code.
private class CodeStack: UIStackView {
    var fields: [UITextField] = []
    var code: String { fields.compactMap { $0.text }.joined() }

    func build(_ count: Int) {
        axis = .horizontal
        spacing = 8
        distribution = .fillEqually
        for index in 0..<count {
            let field = UITextField()
            field.tag = index
            field.textAlignment = .center
            field.keyboardType = .numberPad
            field.textContentType = .oneTimeCode
            field.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .medium)
            field.addTarget(self, action: CodeStack.changed(_:), for: .editingChanged)
            addArrangedSubview(field)
            fields.append(field)
        }
    }

    func changed(_ sender: UITextField) {
        if sender.text?.count == 1, sender.tag + 1 < fields.count { fields[sender.tag + 1].becomeFirstResponder() }
    }
}

/// A field whose placeholder floats above what is typed.
private class FloatField: UITextField {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12)
        label.alpha = 0
        addSubview(label)
        addTarget(self, action: Self.changed, for: .editingChanged)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 4) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    func changed() {
        UIView.animate(
            withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.curveEaseOut],
            animations: {
                self.label.alpha = self.hasText ? 1 : 0
                self.label.transform = self.hasText ? .identity : CGAffineTransform(translationX: 0, y: 20)
            }, completion: nil)
    }
}

/// A message that grows with its lines up to a height, then scrolls.
private class ChatController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    var height: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isScrollEnabled = false
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        height = textView.heightAnchor.constraint(equalToConstant: 36)
        NSLayoutConstraint.activate([
            height, textView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        let size = textView.sizeThatFits(CGSize(width: textView.frame.width, height: .greatestFiniteMagnitude))
        height.constant = min(size.height, 90)
        textView.isScrollEnabled = size.height > 90
        UIView.animate(withDuration: 0.1) { self.view.layoutIfNeeded() }
    }
}

/// Colours what begins with an @.
private class MentionDelegate: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        let attributed = NSMutableAttributedString(attributedString: textView.attributedText)
        guard let regex = try? NSRegularExpression(pattern: "@\\w+") else { return }
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.addAttribute(.foregroundColor, value: UIColor.label, range: whole)
        regex.enumerateMatches(in: attributed.string, range: whole) { match, _, _ in
            guard let range = match?.range else { return }
            attributed.addAttributes(
                [.foregroundColor: UIColor.systemBlue, .font: UIFont.boldSystemFont(ofSize: 16)], range: range)
        }
        let selected = textView.selectedRange
        textView.attributedText = attributed
        textView.selectedRange = selected
    }
}

@MainActor @Suite("Fields as libraries make them, in Swift 5")
struct FieldsOfLibrariesTests {
    @Test("The digits of a code go from field to field")
    func code() {
        let sim = Simulator()
        let stack = CodeStack(frame: CGRect(x: 20, y: 20, width: 240, height: 48))
        stack.build(4)
        sim.window.addSubview(stack)
        sim.frame()
        sim.tap(stack.fields[0])
        sim.type("1234")
        #expect(stack.code == "1234" && stack.fields[3].isFirstResponder)
    }

    @Test("A placeholder floats up when there is text, and back")
    func floating() {
        let sim = Simulator()
        let field = FloatField(frame: CGRect(x: 20, y: 20, width: 240, height: 48))
        sim.window.addSubview(field)
        sim.tap(field)
        sim.type("a")
        sim.advance(0.5)
        #expect(field.text == "a" && field.label.alpha == 1 && field.label.transform == .identity)
        sim.press(.keyboardDeleteOrBackspace)
        sim.advance(0.5)
        #expect(field.label.alpha == 0 && field.label.transform.ty == 20)
    }

    @Test("A message grows with its lines until it scrolls")
    func chat() {
        let sim = Simulator()
        sim.hasHardwareKeyboard = true
        let controller = ChatController()
        sim.window.rootViewController = controller
        sim.frame()
        sim.tap(controller.textView)
        sim.type("one\ntwo")
        sim.advance(0.5)
        #expect(controller.textView.frame.height > 40 && !controller.textView.isScrollEnabled)
        sim.type("\nthree\nfour\nfive\nsix\nseven")
        sim.advance(0.5)
        #expect(controller.textView.frame.height == 90 && controller.textView.isScrollEnabled)
        #expect(controller.textView.text == "one\ntwo\nthree\nfour\nfive\nsix\nseven")
    }

    @Test("Mentions are coloured while they are typed")
    func mentions() {
        let sim = Simulator()
        sim.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        let delegate = MentionDelegate()
        view.delegate = delegate
        sim.window.addSubview(view)
        sim.tap(view)
        sim.type("hi @ann and")
        func color(_ index: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(view.text == "hi @ann and" && view.selectedRange.location == 11)
        #expect(
            color(3) == .systemBlue && color(6) == .systemBlue && color(0) != .systemBlue && color(9) != .systemBlue)
    }
}
