import Foundation
import UIKit
import UIKitSimulator

/// A screen of its own with a field that is typed into, and the keyboard up.
/// - Parameters:
///   - size: The screen's size, in points.
///   - languages: Those of the globe key; none for what the program begins with.
@MainActor
func makeEditedField(
    on size: CGSize = CGSize(width: 480, height: 800), languages: [String] = [],
    capitals: UITextAutocapitalizationType = .none
) -> (Simulator, UITextField) {
    let simulator = Simulator(size: size)
    if !languages.isEmpty { simulator.application.keyboardLanguages = languages }
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
    field.autocapitalizationType = capitals
    simulator.window.addSubview(field)
    field.becomeFirstResponder()
    simulator.advance(0.5)
    return (simulator, field)
}
