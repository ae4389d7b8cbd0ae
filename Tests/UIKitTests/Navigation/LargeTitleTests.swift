import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Titles that stand large in a row of their own.
@MainActor @Suite("Large titles")
struct LargeTitleTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private let root = UIViewController()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        root.title = "Guests"
        navigation = UINavigationController(rootViewController: root)
        bar.prefersLargeTitles = true
        sim.window.rootViewController = navigation
        sim.frame()
    }

    private var headers: [UILabel] {
        bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text?.isEmpty == false }
    }

    @Test("The title stands once, large, and the controller below what it takes")
    func beginning() {
        #expect(headers.map(\.text) == ["Guests"] && headers[0].frame.minY == 44 && headers[0].font.pointSize == 34)
        #expect(bar.bounds.height == 96 && root.view.safeAreaInsets.top == 96)
        bar.prefersLargeTitles = false
        sim.frame()
        #expect(headers.map(\.text) == ["Guests"] && headers[0].font.pointSize == 17)
        #expect(bar.bounds.height == 44 && root.view.safeAreaInsets.top == 44)
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("An item that is automatic goes by the one below; always and never are said once", arguments: [true, false])
    func modes(animated: Bool) {
        let (second, third, fourth) = (UIViewController(), UIViewController(), UIViewController())
        for controller in [second, third, fourth] { controller.title = "Name" }
        second.navigationItem.largeTitleDisplayMode = .never
        fourth.navigationItem.largeTitleDisplayMode = .always
        var heights: [CGFloat] = []
        for controller in [second, third, fourth] {
            navigation.pushViewController(controller, animated: animated)
            sim.advance(1)
            heights.append(bar.bounds.height)
            #expect(controller.view.safeAreaInsets.top == bar.bounds.height && headers.count == 1)
        }
        #expect(heights == [44, 44, 96])
        second.navigationItem.largeTitleDisplayMode = .automatic
        navigation.popViewController(animated: animated)
        sim.advance(1)
        #expect(bar.bounds.height == 96 && third.view.safeAreaInsets.top == 96)
        navigation.popToRootViewController(animated: animated)
        sim.advance(1)
        #expect(bar.bounds.height == 96 && headers.map(\.text) == ["Guests"] && sim.areaMissedByDamage() == nil)
    }

    @Test("A window that is low, a title that is missing and one who searches have no large title")
    func small() {
        sim.resize(to: CGSize(width: 600, height: 400))
        sim.frame()
        #expect(bar.bounds.height == 44 && root.view.safeAreaInsets.top == 44 && headers.first?.font.pointSize == 17)
        sim.resize(to: CGSize(width: 400, height: 600))
        sim.frame()
        #expect(bar.bounds.height == 96 && root.view.safeAreaInsets.top == 96)
        root.title = nil
        sim.frame()
        #expect(bar.bounds.height == 44 && headers.isEmpty)
        root.title = "Guests"
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        sim.frame()
        let search = root.navigationItem.searchController?.searchBar.bounds.height ?? 0
        #expect(bar.bounds.height == 96 + search && search > 40)
        root.navigationItem.searchController?.isActive = true
        sim.advance(1)
        #expect(bar.bounds.height == search && !headers.contains { $0.font.pointSize == 34 })
        root.navigationItem.searchController?.isActive = false
        sim.advance(1)
        #expect(bar.bounds.height == 96 + search && headers.count == 1 && sim.areaMissedByDamage() == nil)
    }

    @Test("What a controller wants to be as large as has room for the title, in a bar with a large one too")
    func wantedSize() {
        root.preferredContentSize = CGSize(width: 300, height: 200)
        #expect(navigation.contentSizeWanted == CGSize(width: 300, height: 296))
        bar.prefersLargeTitles = false
        #expect(navigation.contentSizeWanted == CGSize(width: 300, height: 244))
    }

    @Test("It looks as the bar, or its appearance, says, and is mirrored where reading goes to the left")
    func looks() {
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(
            headers.first?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        bar.standardAppearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 28)]
        #expect(headers.first?.font.pointSize == 28)
        sim.application.locale = Locale(identifier: "ar")
        root.title = "ضيوف"
        sim.frame()
        func inked(_ xs: StrideTo<CGFloat>) -> Int {
            xs.reduce(0) { count, x in
                count
                    + stride(from: 50 as CGFloat, to: 90, by: 1).filter {
                        sim.color(at: CGPoint(x: x, y: $0)) != .white
                    }.count
            }
        }
        #expect(inked(stride(from: 300, to: 384, by: 1)) > 100 && inked(stride(from: 0, to: 200, by: 1)) == 0)
    }
}
