import Foundation
import Testing
import UIKit

@Suite struct IndexPathRowTests {
    @Test func `paths of both kinds have rows and sections`() {
        let path = IndexPath(row: 4, section: 2)
        #expect((path as NSIndexPath).row == 4)
        #expect((path as NSIndexPath).section == 2)
        #expect(NSIndexPath(item: 7, section: 1).item == 7)
        #expect(NSIndexPath(row: 4, section: 2) as IndexPath == path)
    }
}
