import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The edge that a border style draws, and the border of the layer.
@MainActor @Suite("The edge of a field")
struct FieldEdgeTests {
    private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

    @Test("The edge of a field shows that it is edited")
    func editedBorder() {
        let form = Form("A")
        form.simulator.hasHardwareKeyboard = true
        #expect(form.a.viewState.borderWidth == 1)
        form.a.becomeFirstResponder()
        #expect(form.a.viewState.borderWidth == 2)
        form.a.resignFirstResponder()
        #expect(form.a.viewState.borderWidth == 1 && form.a.layer.borderWidth == 0)
    }

    @Test("The layer's border stands in front of the style's edge, and gives it free again", arguments: [1, 2, 3])
    func layerBorder(style: Int) {
        let field = UITextField(frame: bounds)
        field.borderStyle = UITextField.BorderStyle(rawValue: style) ?? .none
        let edge = (field.viewState.borderColor, field.viewState.borderWidth)
        #expect(edge.1 == 1)
        func drawsEdge() -> Bool { (field.viewState.borderColor, field.viewState.borderWidth) == edge }
        field.layer.borderColor = UIColor.red.cgColor
        #expect(drawsEdge() && field.layer.borderColor == UIColor.red.cgColor && field.layer.borderWidth == 0)
        field.layer.borderWidth = 3
        #expect(field.viewState.borderColor == UIColor.red && field.viewState.borderWidth == 3)
        field.isEnabled = false
        field.isEnabled = true
        #expect(field.viewState.borderColor == UIColor.red && field.layer.borderWidth == 3)
        field.layer.borderWidth = 0
        #expect(drawsEdge())
        field.layer.borderWidth = 2
        #expect(!drawsEdge())
        field.layer.borderColor = UIColor.clear.cgColor
        #expect(drawsEdge() && field.layer.borderWidth == 2)
        field.layer.borderColor = UIColor.blue.cgColor
        field.layer.cornerRadius = 15
        field.borderStyle = .none
        #expect(field.viewState.borderColor == UIColor.blue && field.layer.borderWidth == 2)
        field.borderStyle = .roundedRect
        #expect(field.viewState.borderColor == UIColor.blue && field.layer.cornerRadius == 15)
        let round = UITextField(frame: bounds)
        round.layer.cornerRadius = 10
        round.borderStyle = .roundedRect
        round.borderStyle = .none
        #expect(round.layer.cornerRadius == 10)
        let plain = UITextField(frame: bounds)
        plain.borderStyle = .line
        plain.layer.borderWidth = 1
        #expect(plain.layer.borderColor == UIColor.black.cgColor && plain.viewState.borderColor == .black)
    }
}
