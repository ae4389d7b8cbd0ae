import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// A bar of titles and buttons.
@MainActor @Suite("A navigation bar")
final class NavigationBarTests {
    private let sim = Simulator(size: CGSize(width: 320, height: 120))
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private var used: [String] = []

    init() {
        sim.window.addSubview(bar)
    }

    private func button(_ name: String) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: name, primaryAction: UIAction { [unowned self] _ in used.append(name) })
        item.accessibilityIdentifier = name
        return item
    }

    private func frame(_ item: UIBarButtonItem?) -> CGRect { item?.shownView?.frame ?? .null }
    private var title: UILabel? { bar.subviews.compactMap { $0 as? UILabel }.first }

    @Test("The title stands in the middle, and makes room for buttons before it is cut", arguments: [false, true])
    func places(isRightToLeft: Bool) throws {
        if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
        let item = UINavigationItem(title: "Guests")
        bar.items = [item]
        sim.frame()
        let title = try #require(title)
        #expect(abs(title.frame.midX - 160) <= 1 && title.frame.height == 44)
        item.rightBarButtonItems = [button("Save"), button("More")]
        item.leftBarButtonItem = button("Cancel")
        sim.frame()
        let (left, right) = (frame(item.leftBarButtonItem), item.rightBarButtonItems?.map { frame($0) } ?? [])
        let order = [left, title.frame, right[1], right[0]]
        let xs = (isRightToLeft ? order.reversed() : order).map { ($0.minX, $0.maxX) }
        #expect(zip(xs, xs.dropFirst()).allSatisfy { $0.1 <= $1.0 } && xs[0].0 >= 8 && xs[3].1 <= 312)
        item.title = String(repeating: "A very long title ", count: 9)
        sim.frame()
        #expect(title.frame.width > 60 && title.frame.width < 200)
        #expect(!title.frame.intersects(left) && !title.frame.intersects(right[1]))
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("Buttons are used by a finger; those of an item that is covered are gone")
    func use() {
        let (a, b) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
        (a.rightBarButtonItem, b.leftBarButtonItem) = (button("Edit"), button("Stop"))
        bar.pushItem(a, animated: false)
        sim.tap(named: "Edit")
        bar.pushItem(b, animated: false)
        sim.tap(named: "Stop")
        #expect(used == ["Edit", "Stop"] && a.rightBarButtonItem?.shownView == nil)
        #expect(bar.popItem(animated: false) === b && bar.popItem(animated: false) == nil)
        sim.tap(named: "Edit")
        #expect(used == ["Edit", "Stop", "Edit"] && bar.items == [a])
    }

    @Test("Buttons take the place of the way back, or stand beside it")
    func back() throws {
        let (a, b) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
        bar.items = [a, b]
        let back = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        func isShown(_ change: () -> Void) -> Bool {
            change()
            return !back.isHidden
        }
        #expect(isShown {})
        #expect(!isShown { b.leftBarButtonItem = button("Stop") })
        #expect(isShown { b.leftItemsSupplementBackButton = true })
        sim.frame()
        #expect(back.frame.maxX <= frame(b.leftBarButtonItem).minX)
        #expect(!isShown { b.hidesBackButton = true })
        b.hidesBackButton = false
        a.backButtonTitle = "List"
        #expect(back.title(for: .normal) == "List")
        a.backBarButtonItem = button("Own")
        #expect(back.title(for: .normal) == "Own")
        sim.tap(back)
        #expect(used == ["Own"])
        (a.backBarButtonItem, a.backButtonTitle, a.title) = (nil, nil, nil)
        #expect(back.title(for: .normal) == "Back")
        sim.application.locale = Locale(identifier: "de")
        bar.items = [a, b]
        #expect(back.title(for: .normal) == "Zurück")
    }

    @Test("A view stands in the place of the title, in its size")
    func titleView() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        let item = UINavigationItem()
        item.titleView = field
        bar.items = [item]
        sim.frame()
        #expect(field.frame == CGRect(x: 100, y: 7, width: 120, height: 30) && title?.isHidden == true)
        item.titleView = nil
        #expect(field.superview == nil && title?.isHidden == false)
    }

    @Test("The bar has the colours that it was given, and the title its attributes")
    func looks() {
        bar.items = [UINavigationItem(title: "A")]
        bar.barTintColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 12)]
        sim.frame()
        #expect(
            sim.color(at: CGPoint(x: 4, y: 20)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                || bar.backgroundColor == .red)
        #expect((title?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Images paint the ground and the line, and those without a size take them away")
    func images() {
        bar.items = [UINavigationItem(title: "A")]
        bar.barTintColor = .red
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 43.5)) != .red)
        bar.shadowImage = UIImage()
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 43.5)) == .red)
        func square(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        bar.shadowImage = square(.blue)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 42.5)) == .blue && sim.color(at: CGPoint(x: 5, y: 41.5)) == .red)
        bar.setBackgroundImage(square(.green), for: .default)
        sim.frame()
        #expect(bar.backgroundImage(for: .default)?.size.width == 2 && bar.backgroundImage(for: .compact) == nil)
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .green && sim.color(at: CGPoint(x: 5, y: 42.5)) == .blue)
        #expect(sim.areaMissedByDamage() == nil)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .white && sim.color(at: CGPoint(x: 5, y: 43.5)) == .white)
        bar.setBackgroundImage(nil, for: .default)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .red && sim.areaMissedByDamage() == nil)
    }

    @Test("An appearance says the ground, the line and the title's looks; that at the scroll edge counts first")
    func appearances() {
        bar.barTintColor = .blue
        bar.items = [UINavigationItem(title: "Brand")]
        let brand = UINavigationBarAppearance()
        brand.configureWithOpaqueBackground()
        (brand.backgroundColor, brand.shadowColor) = (.red, .green)
        brand.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        bar.standardAppearance = brand
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .red && sim.color(at: CGPoint(x: 5, y: 43.5)) == .green)
        #expect(title?.textColor == .yellow)
        let clear = UINavigationBarAppearance(barAppearance: brand)
        clear.configureWithTransparentBackground()
        bar.scrollEdgeAppearance = clear
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .white && sim.color(at: CGPoint(x: 5, y: 43.5)) == .white)
        #expect(title?.textColor == .yellow && sim.areaMissedByDamage() == nil)
        bar.scrollEdgeAppearance = nil
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .red)
        let other = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 200, height: 44))
        (other.barTintColor, other.scrollEdgeAppearance) = (.green, clear)
        other.scrollEdgeAppearance?.backgroundColor = .blue
        sim.window.addSubview(other)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 65)) == .blue)
        other.scrollEdgeAppearance = nil
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 65)) == .green, "what is said of the edge says nothing of elsewhere")
    }

    @Test("On a low screen bars have the look for that, behind those at the edge")
    func lowScreens() {
        let sim = Simulator(size: CGSize(width: 800, height: 900))
        let (bar, toolbar) = (UINavigationBar(), UIToolbar())
        bar.items = [UINavigationItem(title: "Guests")]
        bar.frame = CGRect(x: 0, y: 0, width: 800, height: 44)
        toolbar.frame = CGRect(x: 0, y: 60, width: 800, height: 44)
        sim.window.addSubview(bar)
        sim.window.addSubview(toolbar)
        func look(_ color: UIColor) -> (UINavigationBarAppearance, UIToolbarAppearance) {
            let looks = (UINavigationBarAppearance(), UIToolbarAppearance())
            looks.0.backgroundColor = color
            looks.1.backgroundColor = color
            return looks
        }
        func seen() -> [UIColor] {
            sim.frame()
            return [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 80)].map(sim.color)
        }
        (bar.standardAppearance, toolbar.standardAppearance) = look(.red)
        (bar.compactAppearance, toolbar.compactAppearance) = look(.blue)
        #expect(seen() == [.red, .red])
        sim.resize(to: CGSize(width: 800, height: 300))
        #expect(seen() == [.blue, .blue])
        (bar.scrollEdgeAppearance, toolbar.scrollEdgeAppearance) = look(.green)
        #expect(seen() == [.green, .green])
        (bar.compactScrollEdgeAppearance, toolbar.compactScrollEdgeAppearance) = look(.yellow)
        #expect(seen() == [.yellow, .yellow])
        bar.items?.first?.compactScrollEdgeAppearance = look(.black).0
        #expect(seen()[0] == .black)
        sim.resize(to: CGSize(width: 800, height: 900))
        #expect(seen() == [.green, .green])
    }

    @Test("The way back says the title, Back, or nothing, as its item wants")
    func displayModes() {
        let (way, top) = (UINavigationItem(title: "Guests"), UINavigationItem(title: "Guest"))
        bar.items = [way, top]
        func said() -> String? {
            sim.frame()
            return bar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }?.currentTitle
        }
        #expect(said() == "Guests")
        way.backButtonDisplayMode = .generic
        #expect(said() == "Back")
        way.backButtonTitle = "All"
        #expect(said() == "All")
        way.backButtonDisplayMode = .minimal
        #expect(said() == "")
    }

    @Test("The bar keeps a copy of an appearance; what is changed of its own is seen at once")
    func ownAppearance() {
        bar.items = [UINavigationItem(title: "Brand")]
        sim.frame()
        let usual = title?.frame ?? .zero
        bar.standardAppearance.backgroundColor = .red
        bar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: -3)
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .red)
        #expect(title?.frame == usual.offsetBy(dx: 10, dy: -3))
        let given = UINavigationBarAppearance()
        bar.standardAppearance = given
        given.backgroundColor = .green
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 5, y: 5)) == .white && sim.areaMissedByDamage() == nil)
    }

    @Test("An item's own appearances come before those of the bar, as long as it is shown")
    func appearancesOfItems() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let bar = navigation.navigationBar
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        let green = UINavigationBarAppearance()
        green.backgroundColor = .green
        bar.standardAppearance = red
        #expect(bar.backgroundColor == .red)
        second.navigationItem.standardAppearance = green
        navigation.pushViewController(second, animated: false)
        #expect(bar.backgroundColor == .green)
        second.navigationItem.scrollEdgeAppearance = red
        #expect(bar.backgroundColor == .red)
        second.navigationItem.scrollEdgeAppearance = nil
        bar.scrollEdgeAppearance = red
        #expect(bar.backgroundColor == .red)
        bar.scrollEdgeAppearance = nil
        navigation.popViewController(animated: false)
        first.navigationItem.standardAppearance = green
        #expect(bar.backgroundColor == .green)
    }

    @Test("The toolbar shows the items of the controller on top, and covers the bottom of its view")
    func toolbar() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        let sim = Simulator(size: CGSize(width: 400, height: 500))
        sim.window.rootViewController = navigation
        var pressed: [String] = []
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in pressed.append(title) })
        }
        first.toolbarItems = [item("One")]
        second.toolbarItems = [item("Two"), .flexibleSpace(), item("Three")]
        sim.frame()
        #expect(navigation.isToolbarHidden && first.view.safeAreaInsets.bottom == 0)
        navigation.setToolbarHidden(false, animated: true)
        sim.frame()
        #expect(first.view.safeAreaInsets.bottom == 44)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 456, width: 400, height: 44))
        sim.tap(CGPoint(x: 30, y: 478))
        navigation.pushViewController(second, animated: true)
        sim.advance(1)
        #expect(navigation.toolbar.items?.count == 3 && second.view.safeAreaInsets.bottom == 44)
        sim.tap(CGPoint(x: 370, y: 478))
        #expect(pressed == ["One", "Three"])
        second.setToolbarItems(nil, animated: false)
        #expect(navigation.toolbar.items == nil)
        navigation.popViewController(animated: true)
        sim.advance(1)
        #expect(navigation.toolbar.items?.count == 1)
        navigation.isToolbarHidden = true
        sim.frame()
        #expect(first.view.safeAreaInsets.bottom == 0 && navigation.toolbar.superview == nil)
        #expect(sim.areaMissedByDamage() == nil)
    }
}
