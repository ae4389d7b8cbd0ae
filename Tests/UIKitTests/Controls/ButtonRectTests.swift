import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Where a button's title and picture stand by what subclasses and insets say, and how large it is for that.
@MainActor @Suite("Rectangles of buttons")
final class ButtonRectTests {
    private let sim = Simulator(size: CGSize(width: 320, height: 240))

    /// A picture behind the title, as published buttons have it, and a ground that leaves its edges out.
    private final class Turned: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            let usual = super.imageRect(forContentRect: contentRect)
            return CGRect(x: contentRect.maxX - usual.width, y: usual.minY, width: usual.width, height: usual.height)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width - 30, height: contentRect.height)
        }
        override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 4) }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
    }

    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("Subclasses say where title, picture and ground stand")
    func overridden() {
        let button = Turned(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
        button.setTitle("Go", for: .normal)
        button.setImage(square(20), for: .normal)
        button.setBackgroundImage(square(8, .blue), for: .normal)
        sim.window.addSubview(button)
        sim.frame()
        #expect(button.imageView?.frame == CGRect(x: 175, y: 20, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 5, y: 4, width: 160, height: 52))
        #expect(sim.color(at: CGPoint(x: 32, y: 32)) == .blue)
        #expect(sim.color(at: CGPoint(x: 24, y: 24)) != .blue)
        button.configuration = .plain()
        button.configuration?.title = "Go"
        sim.frame()
        #expect(button.titleLabel.map { $0.frame.width < 60 } == true, "A configuration places its title itself.")
    }

    @Test("Insets of the title and the picture move them as far as the edge that they stand at")
    func insets() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setTitle("Go", for: .normal)
        button.setImage(square(20), for: .normal)
        sim.window.addSubview(button)
        let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
        for (alignment, moved) in [
            (UIControl.ContentHorizontalAlignment.left, 10), (.leading, 10), (.center, 3), (.right, -4),
            (.trailing, -4),
        ] {
            button.contentHorizontalAlignment = alignment
            (button.titleEdgeInsets, button.imageEdgeInsets) = (.zero, .zero)
            sim.frame()
            let (before, image) = (label.frame, picture.frame)
            let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
            (button.titleEdgeInsets, button.imageEdgeInsets) = (insets, insets)
            sim.frame()
            #expect(label.frame == before.offsetBy(dx: CGFloat(moved), dy: 0), "\(alignment)")
            #expect(picture.frame == image.offsetBy(dx: CGFloat(moved), dy: 0), "\(alignment)")
        }
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = .leading
        #expect(button.effectiveContentHorizontalAlignment == .right)
        button.contentHorizontalAlignment = .trailing
        #expect(button.effectiveContentHorizontalAlignment == .left)
        button.contentVerticalAlignment = .top
        (button.titleEdgeInsets, button.imageEdgeInsets) = (.zero, .zero)
        sim.frame()
        let before = label.frame
        button.titleEdgeInsets = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
        sim.frame()
        #expect(label.frame == before.offsetBy(dx: 0, dy: 7))
    }

    @Test(
        "A title alone has room above and below until the program gives it insets or a picture",
        arguments: [UIButton.ButtonType.custom, .system])
    func height(_ type: UIButton.ButtonType) throws {
        let button = UIButton(type: type)
        button.setTitle("Send", for: .normal)
        let line = try #require(button.titleLabel).sizeThatFits(.zero).height
        #expect(button.intrinsicContentSize.height == line + 12)
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        #expect(button.intrinsicContentSize.height == line + 8)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0.01, bottom: 0, right: 0)
        #expect(button.intrinsicContentSize.height == line)
        button.contentEdgeInsets = .zero
        button.setImage(square(10), for: .normal)
        #expect(button.intrinsicContentSize.height == line)
        button.setTitle(nil, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
    }

    @Test("A title alone is thirty points wide at least, until the program gives it insets or a picture")
    func leastWidth() throws {
        let button = UIButton(type: .custom)
        button.setTitle("{", for: .normal)
        #expect(button.intrinsicContentSize.width == 30 && button.sizeThatFits(.zero).width == 30)
        button.contentEdgeInsets.left = 1
        #expect(button.intrinsicContentSize.width < 20)
        button.contentEdgeInsets = .zero
        button.setTitle("A longer one", for: .normal)
        #expect(button.intrinsicContentSize.width > 40)
        button.setTitle("{", for: .normal)
        button.setImage(square(10), for: .normal)
        #expect(button.intrinsicContentSize.width < 30)
    }

    @Test("A button's baseline is that of its title, wherever that stands")
    func baseline() throws {
        let (button, label) = (UIButton(), UILabel())
        button.setTitle("Go", for: .normal)
        label.text = "Go"
        label.font = try #require(button.titleLabel).font
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            sim.window.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: sim.window.topAnchor, constant: 20),
            button.heightAnchor.constraint(equalToConstant: 80),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        for top in [0, 10] {
            button.contentVerticalAlignment = .top
            button.titleEdgeInsets.top = CGFloat(top)
            button.invalidateIntrinsicContentSize()
            sim.frame()
            let title = try #require(button.titleLabel)
            #expect(abs(title.convert(title.bounds, to: nil).minY - label.frame.minY) <= 1, "\(top)")
        }
    }
}
