import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What views would like to be as large as, where a subclass adds room to both answers, as many on iOS do.
@MainActor @Suite("Sizes that subclasses add to")
struct ControlSizeTests {
    final class Padded: UILabel {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }
    final class PaddedButton: UIButton {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }
    final class PaddedSegments: UISegmentedControl {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }
    final class PaddedPicker: UIDatePicker {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }
    final class PaddedField: UITextField {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }
    final class PaddedPage: UITextView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size).grown }
        override var intrinsicContentSize: CGSize { super.intrinsicContentSize.grown }
    }

    @Test("The room is added once to each of them")
    func once() {
        func label<Label: UILabel>(_ label: Label) -> Label {
            label.text = "a tag"
            return label
        }
        func button<Button: UIButton>(_ button: Button) -> Button {
            button.setTitle("press", for: .normal)
            return button
        }
        func field<Field: UITextField>(_ field: Field) -> Field {
            field.text = "typed"
            return field
        }
        func page<Page: UITextView>(_ page: Page) -> Page {
            (page.text, page.isScrollEnabled) = ("typed", false)
            return page
        }
        let pairs: [(UIView, UIView)] = [
            (label(UILabel()), label(Padded())), (button(UIButton()), button(PaddedButton())),
            (UISegmentedControl(items: ["a", "b"]), PaddedSegments(items: ["a", "b"])),
            (UIDatePicker(), PaddedPicker()), (field(UITextField()), field(PaddedField())),
            (page(UITextView()), page(PaddedPage())),
        ]
        for (plain, padded) in pairs {
            #expect(padded.intrinsicContentSize == plain.intrinsicContentSize.grown, "\(type(of: padded))")
            let room = CGSize(width: 300, height: 300)
            #expect(padded.sizeThatFits(room) == plain.sizeThatFits(room).grown, "\(type(of: padded))")
        }
    }
}

extension CGSize {
    fileprivate var grown: CGSize { CGSize(width: width + 20, height: height + 20) }
}
