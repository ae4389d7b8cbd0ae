@testable import UIKit

extension KeyboardWindow {
    /// What is seen above the keys: a pop-up, alternates, a list.
    var shownAboveKeys: [UIView] { overlay.subviews.filter { !$0.isHidden } }
}
