import Testing
import UIKit

/// Controllers that make themselves as those of iOS do.
private class FormController: UIViewController {
    let name: String

    init() {
        name = "form"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class PlainController: UIViewController {
    var wasMade = false

    convenience init(made: Bool) {
        self.init(nibName: nil, bundle: nil)
        wasMade = made
    }
}

private class Pages: UINavigationController {
    init() { super.init(rootViewController: FormController()) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Rows: UITableViewController {
    init() { super.init(style: .grouped) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor @Suite struct ControllerInitializerTests {
    @Test func controllersAreMadeWithoutNibs() {
        #expect(FormController().name == "form" && PlainController(made: true).wasMade && !PlainController().wasMade)
        #expect(Pages().viewControllers.first is FormController)
        #expect(Rows().tableView.style == .grouped)
        #expect(UIViewController().title == nil && UINavigationController().viewControllers.isEmpty)
    }
}
