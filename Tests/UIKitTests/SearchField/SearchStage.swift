import Foundation
import UIKitSimulator

@testable import UIKit

/// A screen with a search field, and what its delegate is asked and told.
@MainActor
final class SearchStage: NSObject, UISearchTextFieldDelegate {
    let simulator: Simulator
    let field: UISearchTextField
    var asked: [String] = []
    var picked: [String] = []
    var changes = 0
    var allows = true

    init(size: CGSize = CGSize(width: 480, height: 800), width: CGFloat = 300) {
        simulator = Simulator(size: size)
        field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: width, height: 36))
        super.init()
        simulator.application.keyboardLanguages = ["en"]
        simulator.application.isMotionReduced = true
        field.autocapitalizationType = .none
        field.delegate = self
        field.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .editingChanged)
        simulator.window.backgroundColor = .systemBackground
        simulator.window.addSubview(field)
    }

    /// The field is edited, with tokens and a text.
    func edit(_ tokens: [String] = [], text: String = "") {
        field.tokens = tokens.map { UISearchToken(icon: nil, text: $0) }
        field.text = text
        field.becomeFirstResponder()
        simulator.advance(0.5)
    }

    var names: [String] { field.tokens.map(\.text) }

    var selection: Range<Int> {
        get { field.session.selectedRange }
        set { field.selectedTextRange = TextOffsetRange(newValue) }
    }

    /// The middle of a token, in the window's points.
    func middle(ofToken index: Int) -> CGPoint {
        let start = field.positionOfToken(at: index)
        let rect =
            field.position(from: start, offset: 1).flatMap { field.textRange(from: start, to: $0) }
            .map(field.firstRect) ?? .zero
        return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: simulator.window)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        // As programs do it that want to know the text beforehand.
        let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        asked.append("\(range.location),\(range.length) \(string) > \(new)")
        return allows
    }

    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        picked.append(suggestion.localizedSuggestion ?? "")
    }
}
