import UIKit

/// A sentence with two buttons, shown between the toolbar and the text: one that goes ahead and one that does not.
final class QuestionBar: UIView {
    /// The height of the sentence and of the buttons, in points.
    static let height: CGFloat = 88

    private let sentence = UILabel()
    private let yes = UIButton(type: .system)
    private let no = UIButton(type: .system)
    private var answer: ((Bool) -> Void)?

    /// Whether an answer is waited for.
    var isAsking: Bool { answer != nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        isHidden = true
        sentence.font = .systemFont(ofSize: 15)
        sentence.numberOfLines = 2
        sentence.accessibilityIdentifier = "question"
        no.setTitle("Cancel", for: .normal)
        (yes.accessibilityIdentifier, no.accessibilityIdentifier) = ("yes", "cancel")
        yes.addAction(UIAction { [weak self] _ in self?.close(true) }, for: .touchUpInside)
        no.addAction(UIAction { [weak self] _ in self?.close(false) }, for: .touchUpInside)
        for part in [sentence, yes, no] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Asks; a question that was open is answered with no.
    func ask(_ question: String, _ consent: String, _ answer: @escaping (Bool) -> Void) {
        close(false)
        sentence.text = question
        yes.setTitle(consent, for: .normal)
        self.answer = answer
        isHidden = false
        superview?.setNeedsLayout()
    }

    /// Takes the question away with an answer.
    func close(_ consents: Bool) {
        guard let answer else { return }
        self.answer = nil
        isHidden = true
        superview?.setNeedsLayout()
        answer(consents)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 32
        sentence.frame = CGRect(x: 16, y: 0, width: width, height: 44)
        yes.frame = CGRect(x: 16, y: 44, width: width / 2, height: 44)
        no.frame = CGRect(x: 16 + width / 2, y: 44, width: width / 2, height: 44)
    }
}
