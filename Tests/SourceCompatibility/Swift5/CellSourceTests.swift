import Testing
import UIKit

/// What gives a list its cells, as written for iOS in a class that names no actor.
private class CellSource: NSObject {
    func cell(_ text: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.contentView.backgroundColor = .yellow
        cell.automaticallyUpdatesContentConfiguration = false
        cell.updateConfiguration(using: cell.configurationState)
        return cell
    }
}

@MainActor @Suite struct CellSourceTests {
    @Test func cellsAreMadeBySourcesOfNoActor() {
        let cell = CellSource().cell("a")
        #expect(cell.textLabel?.text == "a" && cell.contentView.backgroundColor == .yellow)
        #expect(!cell.automaticallyUpdatesContentConfiguration)
    }
}
