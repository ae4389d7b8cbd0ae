import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: controls and layout")
@MainActor
struct LayoutSessions {
    @Test("Stack views of all kinds")
    func stacks() {
        let session = RecordedSession("layout-stacks", size: CGSize(width: 240, height: 240))
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in distributions {
                for alignment in alignments where distribution.rawValue < 2 || alignment == .center {
                    var parts: [String] = []
                    for variant in 0..<3 {
                        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 201.5, height: 133))
                        stack.axis = axis
                        stack.distribution = distribution
                        stack.alignment = alignment
                        stack.spacing = [0, 7.5, UIStackView.spacingUseSystem][variant]
                        let label = UILabel()
                        label.text = "Label"
                        label.font = .systemFont(ofSize: 21)
                        let button = UIButton()
                        button.setTitle("B", for: .normal)
                        let views: [UIView] = [label, button, UISwitch(), UITextField()]
                        views.forEach(stack.addArrangedSubview)
                        if variant == 1 {
                            stack.isLayoutMarginsRelativeArrangement = true
                            stack.layoutMargins = UIEdgeInsets(top: 3, left: 11, bottom: 5, right: 1)
                            stack.setCustomSpacing(20, after: button)
                        }
                        if variant == 2 {
                            views[2].isHidden = true
                            stack.semanticContentAttribute = .forceRightToLeft
                        }
                        session.window.addSubview(stack)
                        stack.layoutIfNeeded()
                        parts.append(
                            views.map { Told.rect($0.frame) }.joined(separator: "") + " fits "
                                + Told.size(stack.sizeThatFits(.zero)))
                        stack.removeFromSuperview()
                    }
                    session.answers("\(axis) \(distribution) \(alignment)", parts)
                }
            }
        }
        session.finish()
    }

    @Test("Autoresizing, transforms, hits and conversions")
    func geometry() {
        let session = RecordedSession("layout-geometry", size: CGSize(width: 100, height: 100))
        var lines: [String] = []
        for mask in 0..<64 {
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 15))
            inner.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
            outer.addSubview(inner)
            outer.frame.size = CGSize(width: 153, height: 61.5)
            let first = Told.rect(inner.frame)
            outer.bounds.size = CGSize(width: 20, height: 10)
            lines.append("\(mask) \(first) \(Told.rect(inner.frame))")
        }
        session.answers("masks", lines)
        lines = []
        let transforms: [(String, CGAffineTransform)] = [
            ("none", .identity), ("moved", CGAffineTransform(translationX: 12.5, y: -7)),
            ("scaled", CGAffineTransform(scaleX: 1.5, y: 0.5)),
            ("both", CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: -1)),
            ("mirrored", CGAffineTransform(scaleX: -1, y: 1)),
            ("together", CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 3, y: 4))),
            ("inverted", CGAffineTransform(scaleX: 4, y: 0.25).translatedBy(x: 8, y: 2).inverted()),
        ]
        for (name, transform) in transforms {
            let outer = UIView(frame: CGRect(x: 4, y: 3, width: 80, height: 80))
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 16))
            let leaf = UIView(frame: CGRect(x: 2, y: 3, width: 10, height: 40))
            inner.bounds.origin = CGPoint(x: 1, y: -2)
            outer.addSubview(inner)
            inner.addSubview(leaf)
            session.window.addSubview(outer)
            inner.transform = transform
            lines.append(
                "\(name) frame \(Told.rect(inner.frame)) bounds \(Told.rect(inner.bounds)) centre \(Told.point(inner.center))"
                    + " to window \(Told.rect(leaf.convert(leaf.bounds, to: nil)))"
                    + " from window \(Told.point(leaf.convert(CGPoint(x: 20, y: 30), from: nil)))"
                    + " to sibling \(Told.point(leaf.convert(CGPoint(x: 1, y: 1), to: outer)))"
                    + " applied \(Told.rect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform)))"
                    + " \(Told.size(CGSize(width: 3, height: 5).applying(transform)))")
            func hit(_ x: CGFloat, _ y: CGFloat) -> String {
                let view = session.window.hitTest(CGPoint(x: x, y: y), with: nil)
                return view === leaf ? "leaf" : view === inner ? "inner" : view === outer ? "outer" : "window"
            }
            var hits = stride(from: 2, to: 90, by: 11).map { hit($0, 25 + $0 / 3) }
            inner.clipsToBounds = true
            hits.append("clipped \(hit(20, 50))")
            leaf.isUserInteractionEnabled = false
            hits.append("deaf \(hit(20, 27))")
            lines.append("  hits \(hits.joined(separator: " "))")
            outer.removeFromSuperview()
        }
        session.answers("transforms", lines)
        session.finish()
    }

    @Test("Looks of views", arguments: [1, 2, 3] as [CGFloat])
    func looks(scale: CGFloat) {
        let session = RecordedSession("layout-looks-\(Int(scale))", size: CGSize(width: 260, height: 200), scale: scale)
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        for (index, mode) in modes.enumerated() {
            let view = UIImageView(image: SampleTexts.picture(CGSize(width: 21, height: 13)))
            view.frame = CGRect(
                x: 4 + 36.5 * CGFloat(index % 7), y: 4 + 38 * CGFloat(index / 7), width: 31.5, height: 33)
            view.contentMode = mode
            view.clipsToBounds = index % 2 == 0
            view.backgroundColor = .systemGray5
            session.window.addSubview(view)
        }
        session.deed("content modes", pixels: true)
        let box = UIView(frame: CGRect(x: 20.3, y: 90.6, width: 90, height: 60))
        box.backgroundColor = .systemTeal
        session.window.addSubview(box)
        session.deed("a box", pixels: true)
        session.deed("corners", pixels: true) { box.layer.cornerRadius = 13.5 }
        session.deed("border", pixels: true) {
            box.layer.borderWidth = 2.5
            box.layer.borderColor = UIColor.systemRed.cgColor
        }
        session.deed("shadow", pixels: true) {
            box.layer.shadowOpacity = 0.6
            box.layer.shadowRadius = 5
            box.layer.shadowOffset = CGSize(width: 3, height: -4)
            box.layer.shadowColor = UIColor.systemIndigo.cgColor
        }
        let inner = UIView(frame: CGRect(x: -10, y: 20, width: 70, height: 60))
        inner.backgroundColor = .systemYellow
        session.deed("an inner one", pixels: true) { box.addSubview(inner) }
        session.deed("clipped", pixels: true) { box.clipsToBounds = true }
        session.deed("half seen", pixels: true) { box.alpha = 0.4 }
        session.deed("scaled", pixels: true) { box.transform = CGAffineTransform(scaleX: 1.3, y: 0.8) }
        session.deed("tinted", pixels: true) {
            let view = UIImageView(
                image: SampleTexts.picture(CGSize(width: 21, height: 13)).withRenderingMode(.alwaysTemplate))
            view.frame = CGRect(x: 150, y: 90, width: 60, height: 40)
            session.window.addSubview(view)
            session.window.tintColor = .systemOrange
        }
        session.deed("dark", pixels: true) { session.application.userInterfaceStyle = .dark }
        session.sketch(columns: 52, rows: 20)
        session.finish()
    }

    @Test("Buttons, switches and labels", arguments: ["en_US", "ar"])
    func controls(locale: String) {
        let session = RecordedSession(
            "layout-controls-\(locale)", size: CGSize(width: 260, height: 220), locale: locale)
        let simulator = session.simulator
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 130, height: 44)
        button.accessibilityIdentifier = "button"
        button.setTitle("Press", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        button.setTitleColor(.systemPurple, for: .disabled)
        button.setImage(SampleTexts.picture(CGSize(width: 16, height: 12)), for: .normal)
        let toggle = UISwitch(frame: CGRect(x: 160, y: 10, width: 0, height: 0))
        toggle.accessibilityIdentifier = "toggle"
        for control in [button, toggle] as [UIControl] {
            session.log.attachEvents(to: control)
            session.window.addSubview(control)
        }
        session.deed("show", pixels: true)
        session.deed("down", pixels: true) { simulator.touchDown(0, at: CGPoint(x: 50, y: 30)) }
        session.deed("out and in") {
            for y in [60, 90, 140, 190, 100, 40] as [CGFloat] { simulator.touchMove(0, to: CGPoint(x: 50, y: y)) }
        }
        session.deed("up") { simulator.touchUp(0) }
        session.deed("up outside") { session.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 50, y: 210)) }
        session.deed("twice") { for _ in 0..<2 { simulator.tap(button) } }
        session.deed("disabled", pixels: true) {
            button.isEnabled = false
            simulator.tap(button)
        }
        session.deed("selected") {
            button.isEnabled = true
            button.isSelected = true
        }
        for horizontal in [UIControl.ContentHorizontalAlignment.left, .right, .fill, .leading, .trailing, .center] {
            for vertical in [UIControl.ContentVerticalAlignment.top, .bottom, .fill, .center]
            where vertical == .center || horizontal == .center {
                session.deed("content \(horizontal) \(vertical)") {
                    button.contentHorizontalAlignment = horizontal
                    button.contentVerticalAlignment = vertical
                }
            }
        }
        session.deed("insets") {
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 12, bottom: 3, right: 4)
            session.log.say("fits \(Told.size(button.sizeThatFits(.zero)))")
        }
        session.deed("switch", pixels: true) { simulator.tap(toggle) }
        session.deed("switch dragged") {
            session.drag(from: toggle.center, to: CGPoint(x: toggle.center.x - 30, y: toggle.center.y))
        }
        session.deed("switch at rest", pixels: true) { simulator.advance(0.5) }
        session.deed("set by a program") {
            toggle.setOn(true, animated: false)
            toggle.onTintColor = .systemPink
        }
        session.deed("primary action") { button.performPrimaryAction() }
        guard locale == "en_US" else { return session.finish() }
        var lines: [String] = []
        let label = UILabel(frame: CGRect(x: 10, y: 80, width: 150, height: 60))
        session.window.addSubview(label)
        let texts = [
            "A short one", "Several words that are wrapped in lines, and cut.", "\u{5e9}\u{5dc}\u{5d5}\u{5dd} abc", "",
        ]
        for (index, text) in texts.enumerated() {
            for count in [0, 1, 2] {
                for mode in [
                    NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
                    .byTruncatingMiddle, .byTruncatingTail,
                ] {
                    label.text = text
                    label.numberOfLines = count
                    label.lineBreakMode = mode
                    label.textAlignment = [.natural, .center, .right][count]
                    label.adjustsFontSizeToFitWidth = count == 1 && mode == .byClipping
                    label.minimumScaleFactor = 0.5
                    simulator.frame()
                    lines.append(
                        "\(index) \(count) \(mode) \(Told.size(label.sizeThatFits(CGSize(width: 120, height: 900))))"
                            + " \(Told.size(label.intrinsicContentSize))"
                            + " \(Told.rect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: count)))"
                            + " \(Screenshot(simulator.host.memoryDisplay.shown).checksum)")
                }
            }
        }
        session.answers("labels", lines)
        session.finish()
    }
}
