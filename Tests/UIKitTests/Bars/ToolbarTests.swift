import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A row of buttons.
@MainActor @Suite("A toolbar") struct ToolbarTests {
    @MainActor private final class Target {
        var used: [String] = []
        func plain() { used.append("plain") }
        func sender(_ item: UIBarButtonItem) { used.append(item.title ?? "") }
    }

    @Test("Its buttons are used by a finger, and call actions and methods")
    func use() {
        let simulator = Simulator(size: CGSize(width: 480, height: 320))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 480, height: 44))
        let target = Target()
        let items = [
            UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain),
            UIBarButtonItem(title: "B", style: .done, target: target, action: Target.sender),
            UIBarButtonItem.flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Target.plain),
            UIBarButtonItem(title: "C", primaryAction: UIAction { _ in target.used.append("C") }),
        ]
        for (number, item) in items.enumerated() { item.accessibilityIdentifier = "item \(number)" }
        toolbar.items = items
        simulator.window.addSubview(toolbar)
        for number in [0, 1, 3, 4] { simulator.tap(named: "item \(number)") }
        #expect(target.used == ["plain", "B", "plain", "C"])
        items[0].isEnabled = false
        simulator.tap(named: "item 0")
        #expect(target.used.count == 4)
        #expect(simulator.text(of: "item 3") == "Done")
        simulator.application.locale = Locale(identifier: "de")
        simulator.frame()
        #expect(simulator.text(of: "item 3") == "Fertig")
    }

    @Test("Flexible room takes what is left, evenly; fixed room is as wide as it says; titles give way")
    func room() {
        let simulator = Simulator(size: CGSize(width: 480, height: 320))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        simulator.window.addSubview(toolbar)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let (first, last) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .close))
        toolbar.items = [
            first, .fixedSpace(30), UIBarButtonItem(customView: view), .flexibleSpace(), last, .flexibleSpace(),
        ]
        simulator.frame()
        #expect(first.shownView?.frame == CGRect(x: 8, y: 0, width: 44, height: 44))
        #expect(view.frame == CGRect(x: 82, y: 12, width: 50, height: 20))
        let rest: CGFloat = 284 - 44 - 30 - 50 - 44
        #expect(last.shownView?.frame.minX == 132 + rest / 2)
        toolbar.semanticContentAttribute = .forceRightToLeft
        toolbar.setNeedsLayout()
        simulator.frame()
        #expect(first.shownView?.frame.maxX == 292)
        let long = UIBarButtonItem(title: String(repeating: "long ", count: 30))
        toolbar.setItems([first, long, last], animated: true)
        simulator.frame()
        #expect(view.superview == nil && last.shownView?.frame.minX == 8)
        #expect(abs((long.shownView?.frame.width ?? 0) - 196) < 0.01)
    }

    @Test("An item stands in the bar that took it last, and shows what changes in it")
    func items() {
        let simulator = Simulator(size: CGSize(width: 480, height: 320))
        let bars = [0, 1].map { UIToolbar(frame: CGRect(x: 0, y: 100 * CGFloat($0), width: 480, height: 44)) }
        for bar in bars { simulator.window.addSubview(bar) }
        let item = UIBarButtonItem(title: "A")
        item.accessibilityIdentifier = "item"
        bars[0].items = [item]
        bars[1].items = [item]
        #expect(item.shownView?.superview === bars[1])
        bars[0].items = nil
        #expect(item.shownView?.superview === bars[1] && bars[0].items == nil)
        item.title = "B"
        #expect(simulator.text(of: "item") == "B")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        item.customView = view
        #expect(view.superview === bars[1] && !bars[1].subviews.contains { $0 is BarButton })
        bars[1].items = []
        #expect(view.superview == nil)
    }

    @Test("Above the keyboard it has its height by itself")
    func accessory() {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        let keys = simulator.keyboardFrame.height
        let toolbar = UIToolbar()
        toolbar.items = [UIBarButtonItem(systemItem: .done)]
        field.inputAccessoryView = toolbar
        field.reloadInputViews()
        #expect(simulator.keyboardFrame.height == keys + 44)
        let sized = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
        sized.sizeToFit()
        #expect(sized.bounds.size == CGSize(width: 100, height: 44))
    }
}

extension ToolbarTests {
    @Test("What is behind a translucent bar shows through, and behind an opaque one nothing does")
    func translucency() {
        let simulator = Simulator(size: CGSize(width: 480, height: 320))
        let behind = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        behind.backgroundColor = .red
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 480, height: 44))
        simulator.window.addSubview(behind)
        simulator.window.addSubview(toolbar)
        func grounds() -> (plain: UIColor, over: UIColor) {
            simulator.frame()
            return (simulator.color(at: CGPoint(x: 50, y: 30)), simulator.color(at: CGPoint(x: 150, y: 30)))
        }
        #expect(grounds().plain == grounds().over)
        toolbar.isTranslucent = true
        #expect(grounds().plain != grounds().over && simulator.areaMissedByDamage() == nil)
        toolbar.barTintColor = .blue
        #expect(grounds().plain != grounds().over)
        toolbar.isTranslucent = false
        #expect(grounds().over == .blue && grounds().plain == .blue)
    }

    @Test("An image is its ground, one without a size none; another image is its line")
    func ground() {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 200, height: 44))
        simulator.window.addSubview(toolbar)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func color(at y: CGFloat) -> UIColor { simulator.color(at: CGPoint(x: 100, y: y)) }
        toolbar.setBackgroundImage(red, forToolbarPosition: .top, barMetrics: .compact)
        simulator.frame()
        #expect(color(at: 50) != .red)
        toolbar.setBackgroundImage(red, forToolbarPosition: .top, barMetrics: .default)
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
        #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) === red)
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
        simulator.frame()
        #expect(color(at: 50) == .red)
        #expect(color(at: 20) == .red)
        toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        toolbar.setShadowImage(red, forToolbarPosition: .any)
        simulator.window.backgroundColor = .green
        simulator.frame()
        #expect(color(at: 50) == .green)
        #expect(color(at: 23) == .red)
    }

    @Test("An appearance has a say over colours and images once it is set, that at the edge over both")
    func appearance() {
        let simulator = Simulator(size: CGSize(width: 200, height: 100))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 200, height: 44))
        toolbar.barTintColor = .red
        simulator.window.addSubview(toolbar)
        func colors() -> [UIColor] {
            simulator.frame()
            return [20, 50].map { simulator.color(at: CGPoint(x: 100, y: $0)) }
        }
        #expect(colors()[1] == .red)
        let look = UIToolbarAppearance()
        (look.backgroundColor, look.shadowColor) = (.green, .blue)
        toolbar.standardAppearance = look
        #expect(colors() == [.blue, .green])
        look.backgroundColor = .yellow
        #expect(colors() == [.blue, .green], "the bar has a copy")
        toolbar.standardAppearance.backgroundColor = .cyan
        #expect(colors() == [.blue, .cyan])
        toolbar.scrollEdgeAppearance = look
        #expect(colors() == [.blue, .yellow])
        toolbar.scrollEdgeAppearance?.backgroundColor = .green
        #expect(colors() == [.blue, .green])
        let other = UIToolbar(frame: toolbar.frame)
        (other.barTintColor, other.scrollEdgeAppearance) = (.red, look)
        other.scrollEdgeAppearance?.backgroundColor = .green
        other.scrollEdgeAppearance = nil
        simulator.window.addSubview(other)
        #expect(colors()[1] == .red, "what is said of the edge says nothing of elsewhere")
        other.removeFromSuperview()
        toolbar.scrollEdgeAppearance = nil
        toolbar.standardAppearance.configureWithTransparentBackground()
        simulator.window.backgroundColor = .green
        #expect(colors() == [.green, .green])
    }
}
