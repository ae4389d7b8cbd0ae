import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Buttons of bars: hidden, with titles to come, with attributes, dark.
@MainActor @Suite("Buttons of bars")
final class BarButtonTests {
    private let sim = Simulator(size: CGSize(width: 480, height: 320))
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 480, height: 44))

    private func show(_ items: UIBarButtonItem...) {
        sim.window.addSubview(toolbar)
        toolbar.setItems(items, animated: false)
        sim.frame()
    }

    private final class SpaceItem: UIBarButtonItem {
        var number = 7
        override class func flexibleSpace() -> Self { super.flexibleSpace() }
    }

    @Test("Room is an item of the class that is asked for it")
    func ownRoom() {
        let (spring, gap): (SpaceItem, SpaceItem) = (.flexibleSpace(), SpaceItem.fixedSpace(30))
        #expect(spring.number == 7 && spring.isSpace && gap.isSpace && gap.width == 30)
        let first = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let second = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
        show(first, spring, second)
        #expect((second.shownView?.frame.maxX ?? 0) > 400)
    }

    @Test("Arrows that programs ask for by number are there, and say where they lead")
    func arrows() {
        for number in 101...106 {
            let item = UIBarButtonItem.SystemItem(rawValue: number).map {
                UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
            }
            #expect(
                item?.shownImage(in: sim.window.traitCollection) != nil
                    && item?.systemItem?.title(in: Words(language: "en"))?.isEmpty == false, "\(number)")
        }
        #expect(UIBarButtonItem.SystemItem(rawValue: 107) == nil)
    }

    @Test("A hidden item takes no room and no touches, and comes back where it was")
    func hiding() {
        var used = 0
        let (first, last) = (UIBarButtonItem(title: "First"), UIBarButtonItem(title: "Last"))
        first.primaryAction = UIAction { _ in used += 1 }
        show(first, .flexibleSpace(), last)
        let frames = [first, last].map { $0.shownView?.frame }
        sim.tap(CGPoint(x: 30, y: 22))
        first.isHidden = true
        sim.frame()
        sim.tap(CGPoint(x: 30, y: 22))
        #expect(used == 1 && last.shownView?.frame == frames[1] && sim.areaMissedByDamage() == nil)
        first.isHidden = false
        sim.frame()
        #expect([first, last].map { $0.shownView?.frame } == frames)
        sim.tap(CGPoint(x: 30, y: 22))
        #expect(used == 2 && sim.areaMissedByDamage() == nil)
    }

    /// As a library of iOS makes its own buttons.
    private final class OwnItem: UIBarButtonItem {
        var note = ""
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("A class of items is made in all ways that items are")
    func ownItems() {
        let items = [
            OwnItem(title: "A", style: .done, target: nil, action: nil),
            OwnItem(image: UIImage(), style: .plain, target: nil, action: nil),
            OwnItem(barButtonSystemItem: .done, target: nil, action: nil), OwnItem(systemItem: .flexibleSpace),
            OwnItem(customView: UIView()),
        ]
        show(items[0], items[2])
        #expect(items.map(\.style) == [.done, .plain, .done, .plain, .plain] && items[3].isSpace)
        #expect(items[2].shownView != nil && OwnItem(coder: NSCoder()) == nil && UIEvent().allTouches == nil)
    }

    @Test(
        "Buttons of the system that have a symbol show it, say what they do, and show a title or a picture that they are given",
        arguments: [
            (UIBarButtonItem.SystemItem.compose, "Compose"), (.reply, "Reply"), (.action, "Share"),
            (.organize, "Organize"),
            (.bookmarks, "Bookmarks"), (.camera, "Camera"), (.trash, "Delete"), (.undo, "Undo"), (.redo, "Redo"),
            (.search, "Search"), (.refresh, "Refresh"),
        ])
    func symbols(system: UIBarButtonItem.SystemItem, label: String) {
        let item = UIBarButtonItem(systemItem: system)
        show(item)
        let button = item.shownView as? UIButton
        #expect(button?.currentTitle == nil && button?.accessibilityLabel == label && button?.frame.width == 44)
        #expect(button?.currentImage?.isSymbolImage == true && sim.areaMissedByDamage() == nil)
        item.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
        sim.frame()
        #expect(button?.currentImage?.size == CGSize(width: 9, height: 7))
        item.image = nil
        item.title = "Go"
        sim.frame()
        #expect(button?.currentTitle == "Go" && button?.currentImage == nil && sim.areaMissedByDamage() == nil)
        #expect(UIBarButtonItem.SystemItem.compose.rawValue == 7 && UIBarButtonItem.SystemItem.redo.rawValue == 22)
    }

    @Test("A low window shows the picture for it, in bars and tabs, and the usual one where there is none")
    func lowWindow() {
        func picture(_ side: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let (usual, low) = (picture(9), picture(7))
        for (height, side) in [(300, CGFloat(7)), (600, 9)] {
            let sim = Simulator(size: CGSize(width: 700, height: height))
            let item = UIBarButtonItem(image: usual, landscapeImagePhone: low, style: .plain, target: nil, action: nil)
            let other = UIBarButtonItem(image: usual, style: .plain, target: nil, action: nil)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 700, height: 44))
            bar.items = [item, other]
            sim.window.addSubview(bar)
            let tabs = UITabBar(frame: CGRect(x: 0, y: 100, width: 700, height: 49))
            let tab = UITabBarItem(title: nil, image: usual, tag: 0)
            tab.landscapeImagePhone = low
            tabs.items = [tab]
            sim.window.addSubview(tabs)
            sim.frame()
            #expect((item.shownView as? UIButton)?.currentImage?.size.width == side)
            #expect((other.shownView as? UIButton)?.currentImage?.size.width == 9)
            #expect((tab.button?.subviews.first as? UIImageView)?.image?.size.width == side)
            item.landscapeImagePhone = nil
            sim.frame()
            #expect((item.shownView as? UIButton)?.currentImage?.size.width == 9)
        }
    }

    @Test("A button is wide enough for each of its possible titles")
    func possibleTitles() {
        let (item, next) = (UIBarButtonItem(title: "On"), UIBarButtonItem(title: "Next"))
        item.possibleTitles = ["On", "A much longer title"]
        show(item, next)
        let place = next.shownView?.frame
        item.title = "A much longer title"
        sim.frame()
        #expect(next.shownView?.frame == place)
        item.possibleTitles = nil
        item.title = "On"
        sim.frame()
        #expect((next.shownView?.frame.minX ?? 0) < (place?.minX ?? 0))
    }

    @Test("Titles have the attributes of their state")
    func attributes() {
        let item = UIBarButtonItem(title: "Title")
        item.setTitleTextAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)], for: .normal)
        show(item)
        let button = item.shownView as? UIButton
        #expect(button?.titleLabel?.font.pointSize == 30 && button?.titleLabel?.textColor == .red)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
        item.isEnabled = false
        sim.frame()
        #expect(button?.titleLabel?.textColor == .blue && button?.titleLabel?.font.pointSize == 30)
    }

    @Test("A black bar is dark in the light")
    func blackBar() {
        show(UIBarButtonItem(systemItem: .play))
        let before = sim.color(at: CGPoint(x: 300, y: 30))
        toolbar.barStyle = .black
        sim.frame()
        #expect(sim.color(at: CGPoint(x: 300, y: 30)) != before && toolbar.traitCollection.userInterfaceStyle == .dark)
        toolbar.sizeToFit()
        #expect(toolbar.frame.height == 44 && sim.areaMissedByDamage() == nil)
    }

    @Test("Signs of the system are drawn, and say what they are")
    func signs() {
        let kinds: [UIBarButtonItem.SystemItem] = [.refresh, .play, .pause, .rewind, .fastForward]
        let items = kinds.map { UIBarButtonItem(systemItem: $0) }
        sim.window.addSubview(toolbar)
        sim.frame()
        var last = sim.pngData()
        for item in items {
            toolbar.items = [item]
            sim.frame()
            let now = sim.pngData()
            #expect(now != last && item.shownView?.accessibilityLabel?.isEmpty == false)
            last = now
        }
        #expect(items[0].shownView == nil && items[4].shownView?.accessibilityLabel == "Fast forward")
    }

    @Test("A bar as programs for iOS build it stands above the keyboard, and its buttons call the program's methods")
    func usualBar() {
        final class Form: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
            var deeds: [String] = []
            func done() { deeds.append("done") }
            func add(_ sender: UIBarButtonItem) { deeds.append("add") }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
                bar.barStyle = .default
                bar.isTranslucent = true
                bar.barTintColor = .systemYellow
                let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                }
                let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
                gap.width = 30
                bar.setItems(
                    [
                        UIBarButtonItem(barButtonSystemItem: .add, target: self, action: Form.add), gap,
                        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
                        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                        UIBarButtonItem(customView: UISwitch()),
                        UIBarButtonItem(title: "Done", style: .done, target: self, action: Form.done),
                    ], animated: true)
                bar.sizeToFit()
                field.inputAccessoryView = bar
            }
        }
        let form = Form()
        sim.window.rootViewController = form
        form.field.becomeFirstResponder()
        sim.advance(0.5)
        let bar = form.field.inputAccessoryView as? UIToolbar
        let items = bar?.items ?? []
        #expect(items.count == 6 && bar?.frame.size == CGSize(width: 480, height: 44) && bar?.window != nil)
        let frames = items.map { $0.shownView.map { $0.convertToScreen($0.bounds) } }
        #expect((frames[0]?.maxX ?? 0) + 30 == frames[2]?.minX && frames[1] == nil && frames[5]?.maxX == 472)
        #expect(frames[4]?.size == items[4].customView?.bounds.size)
        for index in [0, 5] { if let view = items[index].shownView { sim.tap(view) } }
        #expect(form.deeds == ["add", "done"] && sim.areaMissedByDamage() == nil)
    }
}

/// Menus of items.
extension BarButtonTests {
    private var shownTitles: [String] {
        sim.advance(0.4)
        return sim.application.editMenus.visibleMenu?.items.compactMap(\.accessibilityLabel) ?? []
    }

    private func hold(_ item: UIBarButtonItem) {
        let frame = item.shownView?.frame ?? .zero
        sim.touchDown(0, at: CGPoint(x: frame.midX, y: frame.midY))
        sim.advance(0.8)
        sim.touchUp(0)
    }

    @Test("A menu is shown at a tap where the item does nothing else, otherwise when it is held")
    func menus() throws {
        var log: [String] = []
        let menu = UIMenu(children: [UIAction(title: "One") { _ in log.append("one") }])
        let plain = UIBarButtonItem(title: "Menu", menu: menu)
        let acting = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") }, menu: menu)
        show(plain, acting)
        let view = try #require(plain.shownView)
        sim.tap(view)
        #expect(shownTitles == ["One"] && log == [])
        sim.tap(try #require(sim.application.editMenus.visibleMenu?.items.first))
        #expect(log == ["one"] && shownTitles == [])
        sim.tap(try #require(acting.shownView))
        #expect(log == ["one", "add"] && shownTitles == [])
        hold(acting)
        #expect(shownTitles == ["One"] && log == ["one", "add"])
        sim.tap(CGPoint(x: 300, y: 300))
        acting.primaryAction = nil
        sim.tap(try #require(acting.shownView))
        #expect(shownTitles == ["One"])
        sim.tap(CGPoint(x: 300, y: 300))
        plain.menu = nil
        sim.tap(view)
        hold(plain)
        #expect(shownTitles == [] && sim.areaMissedByDamage() == nil)
    }

    @Test("An item made with an action alone has its title and its picture; what is given besides counts more")
    func madeOfAction() throws {
        let image = UIImage(systemName: "trash")
        let action = UIAction(title: "Clear", image: image) { _ in }
        #expect(UIBarButtonItem(primaryAction: action).title == "Clear")
        #expect(UIBarButtonItem(primaryAction: action).image === image)
        let own = UIBarButtonItem(title: "Own", primaryAction: action)
        #expect(own.title == "Own" && own.image === image)
        let words = UIBarButtonItem(primaryAction: UIAction(title: "Clear") { _ in })
        show(words)
        #expect((words.shownView as? UIButton)?.currentTitle == "Clear")
    }

    @Test("A button of a symbol alone is called what it does, where bars have such a button")
    func symbolNames() throws {
        let items = ["trash", "trash.fill", "xmark.circle.fill", "play.fill", "square.and.arrow.up", "person"].map {
            UIBarButtonItem(image: UIImage(systemName: $0))
        }
        for item in items { show(item) }
        func name(_ item: UIBarButtonItem) -> String? {
            show(item)
            return item.shownView?.accessibilityLabel
        }
        let usual = [UIBarButtonItem.SystemItem.trash, .trash, .stop, .play, .action].map {
            name(UIBarButtonItem(systemItem: $0))
        }
        #expect(items.dropLast().map(name) == usual && !usual.contains(nil))
        #expect((name(items[5]) ?? "").isEmpty)
        items[0].accessibilityLabel = "Throw away"
        #expect(name(items[0]) == "Throw away")
    }
}
