import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The search bar.
@MainActor @Suite("Search bar")
struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var log: [String] = []
        var begins = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            text != "x"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            log.append("cancel")
            searchBar.resignFirstResponder()
        }
    }

    private func makeBar() -> (Simulator, UISearchBar, Listener) {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        simulator.application.keyboardLanguages = ["en"]
        let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 20, width: 480, height: 44)), Listener())
        bar.delegate = listener
        bar.autocapitalizationType = .none
        simulator.window.addSubview(bar)
        simulator.frame()
        return (simulator, bar, listener)
    }

    @Test("Cancel cannot be pressed after editing has ended, until it begins again")
    func cancelAfterEditing() {
        let sim = Simulator(size: CGSize(width: 320, height: 400))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        sim.window.addSubview(bar)
        sim.frame()
        #expect(bar.cancelButton.isEnabled)
        bar.becomeFirstResponder()
        #expect(bar.cancelButton.isEnabled)
        bar.resignFirstResponder()
        #expect(!bar.cancelButton.isEnabled)
        (bar.value(forKey: "cancelButton") as? UIButton)?.isEnabled = true
        #expect(bar.cancelButton.isEnabled)
        bar.becomeFirstResponder()
        bar.isEnabled = false
        #expect(!bar.cancelButton.isEnabled)
    }

    @Test("The first subview of its field is a clear ground that programs colour, behind the text")
    func colouredGround() {
        let sim = Simulator(size: CGSize(width: 320, height: 200))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        sim.window.addSubview(bar)
        sim.frame()
        let field = bar.searchTextField
        let place = CGPoint(x: field.frame.midX + 40, y: field.frame.minY + 5)
        let usual = sim.color(at: place)
        let ground = field.subviews.first
        #expect(ground?.frame == field.bounds && ground?.isUserInteractionEnabled == false)
        ground?.backgroundColor = .yellow
        ground?.layer.cornerRadius = 10
        sim.frame()
        #expect(usual != .yellow && sim.color(at: place) == .yellow && sim.areaMissedByDamage() == nil)
        bar.text = "WWWW"
        sim.frame()
        let row = stride(from: field.frame.minX, to: field.frame.maxX, by: 0.5).map {
            sim.color(at: CGPoint(x: $0, y: field.frame.midY))
        }
        #expect(row.contains { $0 != .yellow && $0 != usual })
    }

    @Test("The delegate is asked and told of typing, searching, clearing and cancelling")
    func flow() {
        let (simulator, bar, listener) = makeBar()
        simulator.tap(bar.searchTextField)
        simulator.advance(0.5)
        simulator.type("axb")
        bar.text = "c"
        simulator.press(.keyboardReturnOrEnter)
        simulator.advance(0.1)
        simulator.tap(bar.searchTextField.clearButton)
        bar.setShowsCancelButton(true, animated: true)
        simulator.advance(0.5)
        #expect(simulator.areaMissedByDamage() == nil)
        simulator.tap(CGPoint(x: 450, y: 42))
        #expect(listener.log == ["begin", "text a", "text ab", "search", "text ", "cancel", "end"])
        #expect(!bar.isFirstResponder)
    }

    @Test("A delegate can refuse the editing")
    func refusing() {
        let (simulator, bar, listener) = makeBar()
        listener.begins = false
        simulator.tap(bar.searchTextField)
        #expect(!bar.becomeFirstResponder() && listener.log == [])
    }

    @Test("The field fills the bar, and leaves room for the cancel button at the end")
    func layout() {
        let (simulator, bar, _) = makeBar()
        #expect(bar.intrinsicContentSize.height == 44)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 4, width: 464, height: 36))
        bar.showsCancelButton = true
        simulator.frame()
        #expect(bar.searchTextField.frame.minX == 8 && bar.searchTextField.frame.maxX < 430)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        simulator.frame()
        #expect(bar.searchTextField.frame.maxX == 472)
    }

    @Test("The ground is a grey with lines, or the program's; a minimal bar has none, nor one in a navigation bar")
    func ground() {
        let (simulator, bar, _) = makeBar()
        let (inside, edge) = (CGPoint(x: 4, y: 30), CGPoint(x: 4, y: 20.25))
        func colors() -> [UIColor] {
            simulator.frame()
            return [simulator.color(at: inside), simulator.color(at: edge)]
        }
        let usual = colors()
        #expect(usual[0] != .white && usual[1] != usual[0])
        bar.searchBarStyle = .minimal
        #expect(colors() == [.white, .white])
        bar.searchBarStyle = .prominent
        bar.barTintColor = .red
        bar.isTranslucent = false
        #expect(colors()[0] == .red)
        bar.backgroundImage = UIImage()
        #expect(colors() == [.white, .white])
        let green = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.green.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        bar.setBackgroundImage(green, for: .any, barMetrics: .default)
        #expect(colors() == [.green, .green] && bar.backgroundImage === green)
        #expect(simulator.areaMissedByDamage() == nil)
        let navigation = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 480, height: 100))
        let item = UINavigationItem()
        item.searchController = UISearchController()
        navigation.items = [item]
        simulator.window.addSubview(navigation)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 4, y: 170)) == .white)
    }

    @Test("A picture takes the place of the field's ground and border, and gives them back")
    func fieldGround() {
        let (simulator, bar, _) = makeBar()
        bar.backgroundImage = UIImage()
        let inside = CGPoint(x: 240, y: 38)
        func color() -> UIColor {
            simulator.frame()
            return simulator.color(at: inside)
        }
        let usual = color()
        bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
        #expect(color() == .white && usual != .white && bar.searchFieldBackgroundImage(for: .normal) != nil)
        let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        bar.setSearchFieldBackgroundImage(red, for: .disabled)
        #expect(color() == .white)
        bar.searchTextField.isEnabled = false
        #expect(color() == .red)
        bar.searchTextField.isEnabled = true
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(color() == usual && simulator.areaMissedByDamage() == nil)
        bar.searchTextField.backgroundColor = .yellow
        bar.setSearchFieldBackgroundImage(red, for: .normal)
        #expect(color() == .red)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(color() == .yellow)
        // A picture of the program's own stays when another one is set.
        bar.searchTextField.clearButton.setImage(red, for: .normal)
        bar.setImage(red, for: .search, state: .normal)
        #expect(bar.searchTextField.clearButton.image(for: .normal) === red)
    }

    @Test("An empty field has the bookmark that is wanted, which tells the delegate; pictures are the program's")
    func bookmarks() {
        final class Marks: NSObject, UISearchBarDelegate {
            var count = 0
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { count += 1 }
        }
        let (simulator, bar, _) = makeBar()
        let marks = Marks()
        bar.delegate = marks
        #expect(bar.searchTextField.rightView == nil)
        bar.showsBookmarkButton = true
        simulator.frame()
        simulator.tap(bar.bookmarkButton)
        #expect(marks.count == 1)
        simulator.tap(bar.searchTextField)
        simulator.type("a")
        simulator.frame()
        #expect(bar.searchTextField.rightView == nil)
        bar.text = ""
        simulator.frame()
        #expect(bar.searchTextField.rightView === bar.bookmarkButton)
        let (glass, cross) = (UIImage(systemName: "star"), UIImage(systemName: "trash"))
        bar.setImage(glass, for: .search, state: .normal)
        bar.setImage(cross, for: .clear, state: .normal)
        bar.setImage(glass, for: .bookmark, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === glass)
        #expect(bar.image(for: .clear, state: .normal) === cross && bar.bookmarkButton.currentImage === glass)
        bar.text = "b"
        simulator.frame()
        let before = simulator.color(at: CGPoint(x: 455, y: 42))
        bar.setImage(nil, for: .clear, state: .normal)
        bar.setImage(nil, for: .search, state: .normal)
        simulator.frame()
        #expect(simulator.color(at: CGPoint(x: 455, y: 42)) != before)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === UISearchTextField.magnifier)
    }

    @Test("The bookmark goes and comes with text and tokens, and cannot be used in a bar that cannot")
    func bookmarkFollows() {
        let (simulator, bar, _) = makeBar()
        bar.showsBookmarkButton = true
        simulator.frame()
        bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "tag")]
        simulator.frame()
        #expect(bar.searchTextField.rightView == nil)
        bar.text = nil
        bar.searchTextField.tokens = []
        simulator.frame()
        #expect(bar.searchTextField.rightView === bar.bookmarkButton)
        bar.isEnabled = false
        #expect(!bar.bookmarkButton.isEnabled)
        let star = UIImageView(image: UIImage(systemName: "star"))
        bar.searchTextField.leftView = star
        let picture = star.image
        bar.setImage(UIImage(systemName: "trash"), for: .clear, state: .normal)
        #expect(star.image === picture)
    }

    @Test("Pictures and text of the field are moved from their places")
    func positionAdjustments() throws {
        let (simulator, bar, _) = makeBar()
        let field = bar.searchTextField
        bar.text = "abc"
        simulator.frame()
        let glass = try #require(field.leftView).frame
        let text = field.textRect(forBounds: field.bounds)
        bar.setPositionAdjustment(UIOffset(horizontal: 10, vertical: -2), for: .search)
        simulator.frame()
        #expect(field.leftView?.frame == glass.offsetBy(dx: 10, dy: -2))
        #expect(bar.positionAdjustment(for: .search).horizontal == 10 && bar.positionAdjustment(for: .clear) == .zero)
        #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 10)
        bar.setPositionAdjustment(.zero, for: .search)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 1)
        simulator.frame()
        let moved = field.textRect(forBounds: field.bounds)
        #expect(moved.minX == text.minX + 8 && moved.maxX == text.maxX && moved.minY == text.minY + 1)
        bar.semanticContentAttribute = .forceRightToLeft
        field.semanticContentAttribute = .forceRightToLeft
        bar.setPositionAdjustment(UIOffset(horizontal: 10, vertical: 0), for: .search)
        simulator.frame()
        #expect(field.leftView.map { $0.frame.maxX == field.bounds.maxX - glass.minX - 10 } == true)
        #expect(field.textRect(forBounds: field.bounds).minX == field.bounds.maxX - text.maxX)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("The titles of scopes have their attributes, whether they are set before or after the titles")
    func scopeAttributes() {
        let (simulator, bar, _) = makeBar()
        bar.frame.size.height = 100
        func redInk() -> Bool {
            simulator.frame()
            return stride(from: CGFloat(70), to: 120, by: 1).contains { y in
                stride(from: CGFloat(8), to: 472, by: 1).contains { x in
                    simulator.color(at: CGPoint(x: x, y: y)).cgColor == UIColor.red.cgColor
                }
            }
        }
        let font = UIFont.boldSystemFont(ofSize: 24)
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red, .font: font]
        bar.setScopeBarButtonTitleTextAttributes(attributes, for: .normal)
        bar.scopeButtonTitles = ["HHH", "III"]
        bar.showsScopeBar = true
        #expect(redInk())
        bar.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
        #expect(!redInk() && bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
        bar.setScopeBarButtonTitleTextAttributes(attributes, for: .normal)
        #expect(redInk() && bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.font] as? UIFont == font)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A bar that has not grown for its scopes shows its field whole")
    func scopesWithoutRoom() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.scopeButtonTitles = ["A", "B"]
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.minY >= 0 && bar.searchTextField.frame.maxY <= 56)
        let field = bar.searchTextField.frame
        bar.sizeToFit()
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == field && bar.bounds.height > 56)
    }
}
