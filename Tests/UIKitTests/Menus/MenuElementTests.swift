import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// What the elements of menus do in an edit menu.
    @MainActor
    @Suite("Elements of menus")
    final class MenuElementTests {
        /// Made in the test, whose application is the running one then.
        private lazy var kiosk = SelectionKiosk()

        private func show(_ children: [UIMenuElement]) {
            kiosk.delegate.menu = { _, _ in UIMenu(children: children) }
            kiosk.doubleTap(kiosk.point(9))
        }

        private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        private var ticked: [String] {
            kiosk.menu?.items.filter { $0.accessibilityValue == "1" }.compactMap(\.accessibilityLabel) ?? []
        }

        @Test func `Of a menu of which one is on that is on which was chosen last`() {
            var log: [String] = []
            let actions = ["one", "two", "three"].map { name in
                UIAction(title: name, attributes: .keepsMenuPresented, state: name == "one" ? .on : .off) {
                    log.append($0.title)
                }
            }
            let menu = UIMenu(options: [.displayInline, .singleSelection], children: actions)
            show([menu, UIAction(title: "other") { _ in }])
            #expect(ticked == ["one"] && menu.selectedElements == [actions[0]])
            kiosk.choose("three")
            #expect(log == ["three"] && ticked == ["three"] && menu.selectedElements == [actions[2]])
            kiosk.choose("two")
            #expect(log == ["three", "two"] && ticked == ["two"], "The menu stays.")
            kiosk.choose("other")
            #expect(kiosk.menu == nil)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test func `Titles that change while the menu stays are shown`() {
            var count = 0
            show([
                UIAction(title: "0", attributes: .keepsMenuPresented) { action in
                    count += 1
                    action.title = "\(count)"
                    #expect(action.sender is UITextField)
                }
            ])
            kiosk.choose("0")
            #expect(kiosk.titles == ["1"])
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test func `Entries that come later take the place of a sign, and are asked for once`() {
            var (asked, answer): (Int, (([UIMenuElement]) -> Void)?) = (0, nil)
            let late = UIDeferredMenuElement {
                asked += 1
                answer = $0
            }
            show([UIAction(title: "first") { _ in }, late])
            #expect(kiosk.titles == ["first", "…"])
            answer?([UIAction(title: "late") { _ in }, UIAction(title: "later") { _ in }])
            #expect(kiosk.titles == ["first", "late", "later"] && asked == 1)
            answer?([])
            #expect(kiosk.titles == ["first", "late", "later"], "It is answered.")
            kiosk.choose("late")
            kiosk.doubleTap(kiosk.point(9))
            #expect(kiosk.titles == ["first", "late", "later"] && asked == 1)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test func `Entries that are not kept are asked for each time, also inside a menu; none take it away`() {
            var (asked, answer): (Int, (([UIMenuElement]) -> Void)?) = (0, nil)
            let uncached = UIDeferredMenuElement.uncached {
                asked += 1
                answer = $0
            }
            show([UIMenu(title: "more", children: [uncached])])
            #expect(asked == 0 && kiosk.titles == ["more"])
            kiosk.choose("more")
            #expect(asked == 1 && kiosk.titles.contains("…"))
            answer?([UIAction(title: "late") { _ in }])
            #expect(kiosk.titles.contains("late"))
            kiosk.choose("late")
            show([uncached])
            #expect(asked > 1 && kiosk.titles == ["…"])
            answer?([])
            kiosk.settle()
            #expect(kiosk.menu == nil)
            show([
                UIDeferredMenuElement.uncached { $0([UIAction(title: "at once") { _ in }]) }
            ])
            #expect(kiosk.titles == ["at once"])
        }

        @Test func `Palettes and small entries show pictures, and subtitles stand below`() throws {
            let entry = { (title: String) in UIAction(title: title, image: Self.picture) { _ in } }
            show([
                UIMenu(options: [.displayInline, .displayAsPalette], children: [entry("red"), entry("blue")]),
                UIMenu(options: .displayInline, preferredElementSize: .medium, children: [entry("medium")]),
                UIAction(title: "Title", subtitle: "Subtitle") { _ in },
            ])
            let items = try #require(kiosk.menu?.items)
            func texts(_ item: EditMenuItem) -> [String] {
                item.subviews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
            }
            #expect(items.map(texts) == [[], [], ["medium"], ["Title", "Subtitle"]])
            #expect(items[0].bounds.width >= 44 && items[0].accessibilityLabel == "red")
            let labels = items[3].subviews.compactMap { $0 as? UILabel }.filter { $0.text != nil }
            #expect(labels[0].frame.maxY <= labels[1].frame.minY && labels[1].frame.maxY <= items[3].bounds.maxY)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test func `Whoever does a command may change it before it is shown`() {
            final class Field: UITextField {
                var isOff = true
                func mark() { text = "marked" }
                override func validate(_ command: UICommand) {
                    command.title = isOff ? "Mark" : "Unmark"
                    command.attributes = isOff ? [] : .disabled
                }
            }
            let field = Field(frame: CGRect(x: 20, y: 400, width: 300, height: 44))
            kiosk.simulator.window.addSubview(field)
            let delegate = MenuOf(UICommand(title: "?", action: Field.mark))
            let interaction = UIEditMenuInteraction(delegate: delegate)
            defer { withExtendedLifetime(delegate) {} }
            field.addInteraction(interaction)
            func show() {
                interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
                kiosk.settle()
            }
            show()
            #expect(kiosk.titles == ["Mark"])
            kiosk.choose("Mark")
            #expect(field.text == "marked")
            field.isOff = false
            show()
            #expect(kiosk.titles == ["Unmark"])
            field.text = ""
            kiosk.choose("Unmark")
            #expect(field.text == "")
        }
    }

    /// Shows a menu of one element.
    @MainActor
    private final class MenuOf: NSObject, UIEditMenuInteractionDelegate {
        private let element: UIMenuElement

        init(_ element: UIMenuElement) {
            self.element = element
            super.init()
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(children: [element]) }
    }
}
