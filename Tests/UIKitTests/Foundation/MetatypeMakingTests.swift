import Testing
import UIKit

/// Objects of classes that are known only when the program runs.
@MainActor
@Suite struct MetatypeMakingTests {
    private final class Framed: UIView {
        var log: [String] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            log.append("frame")
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Named: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Form: UIViewController {
        let word: String
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            word = nibNameOrNil ?? "none"
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func view<Kind: UIView>(_ kind: Kind.Type) -> Kind { Kind.make() }

    @Test func `a class may have a make of its own`() {
        final class Own: UIView {
            static func make() -> Own { Own(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
        }
        final class Page: UIViewController {
            class func make() -> Page { Page(nibName: nil, bundle: nil) }
        }
        #expect(Own.make().frame.width == 5 && Page.make().viewIfLoaded == nil)
    }

    @Test func `a view of a parameter's class is made as that class says`() {
        #expect(view(Framed.self).log == ["frame"] && view(Framed.self).frame == .zero)
        #expect(view(UILabel.self).numberOfLines == 1)
        let kind: UIView.Type = Framed.self
        let made = kind.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((made as? Framed)?.log == ["frame"] && made.frame.width == 3)
    }

    @Test func `cells and controllers are made so too`() {
        let kind: UITableViewCell.Type = Named.self
        let cell = kind.make(style: .subtitle, reuseIdentifier: "a")
        #expect(cell.tag == 7 && cell.reuseIdentifier == "a" && cell.detailTextLabel != nil)
        let form: UIViewController.Type = Form.self
        #expect((form.make(nibName: "a", bundle: nil) as? Form)?.word == "a")
        #expect(Form.make().word == "none")
    }
}
