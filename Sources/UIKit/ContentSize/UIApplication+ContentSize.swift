import Foundation

extension UIApplication {
    /// How large people want to read text. The default is ``UIContentSizeCategory/large``, or what TYPECASE_TEXT_SIZE says:
    /// `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, or `AM`, `AL`, `AXL`, `AXXL`, `AXXXL` for the accessibility sizes.
    ///
    /// Setting it has every view told (`traitCollectionDidChange`), changes the fonts of those that follow
    /// (``UIContentSizeCategoryAdjusting``) and posts ``UIContentSizeCategory/didChangeNotification``. In UIKit it is the
    /// device's setting and cannot be set. Keys have a setting of their own, ``keyboardScale``.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { screen.traitCollection.preferredContentSizeCategory }
        set {
            let category = UIContentSizeCategory.steps[newValue.step]
            guard category != preferredContentSizeCategory else { return }
            changeTraits { screen.contentSize = category }
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
        }
    }

    /// The names of categories in TYPECASE_TEXT_SIZE, from the smallest to the largest.
    static let contentSizeNames = [
        "xs", "s", "m", "l", "xl", "xxl", "xxxl", "am", "al", "axl", "axxl", "axxxl",
    ]
}
