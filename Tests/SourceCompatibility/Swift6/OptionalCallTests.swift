import Testing
import UIKitSimulator

/// Every optional method of every delegate, called with a question mark, comes to the delegate that implements it and is
/// answered by the default where none does.
@MainActor @Suite("Delegates called with ?.method?()")
struct OptionalCallTests {
    private let sim = Simulator()
    private let field = UITextField()
    private let view = UITextView()
    private let range = NSRange(location: 0, length: 0)

    @Test("A text field's")
    func textField() {
        let all = Everything()
        let none = Nothing()
        for (delegate, answers) in [(all as any UITextFieldDelegate, false), (none, true)] {
            let delegate: (any UITextFieldDelegate)? = delegate
            #expect(delegate?.textFieldShouldBeginEditing?(field) == answers)
            delegate?.textFieldDidBeginEditing?(field)
            #expect(delegate?.textFieldShouldEndEditing?(field) == answers)
            delegate?.textFieldDidEndEditing?(field)
            delegate?.textFieldDidEndEditing?(field, reason: .committed)
            #expect(delegate?.textField?(field, shouldChangeCharactersIn: range, replacementString: "a") == answers)
            #expect(delegate?.textField?(field, shouldChangeCharactersInRanges: [], replacementString: "a") == true)
            delegate?.textFieldDidChangeSelection?(field)
            #expect(delegate?.textFieldShouldClear?(field) == answers)
            #expect(delegate?.textFieldShouldReturn?(field) == answers)
            let menu = delegate?.textField?(field, editMenuForCharactersIn: range, suggestedActions: [])
            #expect((menu == nil) == answers)
            #expect(delegate?.textField?(field, editMenuForCharactersInRanges: [], suggestedActions: []) == nil)
        }
        #expect(
            all.log == [
                "shouldBegin", "didBegin", "shouldEnd", "didEnd", "didEnd", "change", "selection", "clear", "return",
                "menu",
            ])
        let nobody: (any UITextFieldDelegate)? = nil
        #expect(nobody?.textFieldShouldReturn?(field) == nil)
        // Plain calls, and a property of a method's name.
        #expect(all.textFieldShouldReturn(field) == false && all.textField.placeholder == "own")
        #expect(all.textField(field, shouldChangeCharactersIn: range, replacementString: "") == false)
    }

    @Test("A text view's and a scroll view's")
    func textView() {
        let all = Everything()
        let none = Nothing()
        for (delegate, answers) in [(all as any UITextViewDelegate, false), (none, true)] {
            let delegate: (any UITextViewDelegate)? = delegate
            #expect(delegate?.textViewShouldBeginEditing?(view) == answers)
            #expect(delegate?.textViewShouldEndEditing?(view) == answers)
            delegate?.textViewDidBeginEditing?(view)
            delegate?.textViewDidEndEditing?(view)
            delegate?.textViewDidChange?(view)
            delegate?.textViewDidChangeSelection?(view)
            #expect(delegate?.textView?(view, shouldChangeTextIn: range, replacementText: "a") == answers)
            #expect(delegate?.textView?(view, shouldChangeTextInRanges: [], replacementText: "a") == true)
            #expect(delegate?.textView?(view, editMenuForTextIn: range, suggestedActions: []) == nil)
            #expect(delegate?.textView?(view, editMenuForTextInRanges: [], suggestedActions: []) == nil)
            delegate?.scrollViewDidScroll?(view)
            delegate?.scrollViewWillBeginDragging?(view)
            delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
            var target = CGPoint.zero
            delegate?.scrollViewWillEndDragging?(view, withVelocity: .zero, targetContentOffset: &target)
            delegate?.scrollViewWillBeginDecelerating?(view)
            delegate?.scrollViewDidEndDecelerating?(view)
            delegate?.scrollViewDidEndScrollingAnimation?(view)
            delegate?.scrollViewDidChangeAdjustedContentInset?(view)
            #expect(target.y == (answers ? 0 : 7))
        }
        #expect(
            all.log == [
                "shouldBegin", "shouldEnd", "didBegin", "didEnd", "didChange", "selection", "change", "didScroll",
                "willDrag", "didDrag true", "willEnd",
            ])
    }

    @Test("Those of the application, of gestures, menus, searches, storages and layout managers")
    func others() {
        let all = Everything()
        let application: (any UIApplicationDelegate)? = all
        #expect(application?.application?(.shared, didFinishLaunchingWithOptions: nil) == false)
        application?.applicationDidBecomeActive?(.shared)
        application?.applicationWillResignActive?(.shared)
        application?.applicationWillTerminate?(.shared)
        let (one, two) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        let gestures: (any UIGestureRecognizerDelegate)? = all
        #expect(gestures?.gestureRecognizerShouldBegin?(one) == false)
        #expect(gestures?.gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: two) == true)
        let menus: (any UIEditMenuInteractionDelegate)? = all
        let interaction = UIEditMenuInteraction(delegate: nil)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        #expect(menus?.editMenuInteraction?(interaction, targetRectFor: configuration) == CGRect.null)
        #expect(menus?.editMenuInteraction?(interaction, menuFor: configuration, suggestedActions: []) == nil)
        menus?.editMenuInteraction?(interaction, willPresentMenuFor: configuration, animator: NoAnimator())
        menus?.editMenuInteraction?(interaction, willDismissMenuFor: configuration, animator: NoAnimator())
        let storages: (any NSTextStorageDelegate)? = all
        let storage = NSTextStorage(string: "a")
        let mask = NSTextStorage.EditActions.editedCharacters
        storages?.textStorage?(storage, willProcessEditing: mask, range: range, changeInLength: 0)
        storages?.textStorage?(storage, didProcessEditing: mask, range: range, changeInLength: 0)
        let layouts: (any NSLayoutManagerDelegate)? = all
        layouts?.layoutManagerDidInvalidateLayout?(NSLayoutManager())
        #expect(
            all.log == [
                "launch", "active", "inactive", "terminate", "begin?", "both?", "menu comes", "menu goes", "will edit",
                "did edit", "lines",
            ])
    }
}

/// Comes with menus that are never shown.
private final class NoAnimator: UIEditMenuInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) {}
    func addCompletion(_ completion: @escaping () -> Void) {}
}

/// Implements none of the optional methods.
private final class Nothing: NSObject, UITextFieldDelegate, UITextViewDelegate {}

/// Implements many of them, and answers other than the defaults.
private final class Everything: UIResponder, UITextFieldDelegate, UITextViewDelegate, UIApplicationDelegate,
    UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate, NSTextStorageDelegate, NSLayoutManagerDelegate
{
    let textField = UITextField()
    nonisolated(unsafe) var log: [String] = []

    override init() {
        super.init()
        textField.placeholder = "own"
    }

    nonisolated private func note(_ name: String, _ answer: Bool = false) -> Bool {
        log.append(name)
        return answer
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("change") }
    func textFieldDidChangeSelection(_ textField: UITextField) { _ = note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        _ = note("menu")
        return UIMenu(title: "", children: [])
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
    func textViewDidBeginEditing(_ textView: UITextView) { _ = note("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { _ = note("didEnd") }
    func textViewDidChange(_ textView: UITextView) { _ = note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { _ = note("selection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        note("change")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { _ = note("willDrag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        _ = note("didDrag \(decelerate)")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = 7
        _ = note("willEnd")
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { note("launch") }
    func applicationDidBecomeActive(_ application: UIApplication) { _ = note("active") }
    func applicationWillResignActive(_ application: UIApplication) { _ = note("inactive") }
    func applicationWillTerminate(_ application: UIApplication) { _ = note("terminate") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { note("begin?") }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { note("both?", true) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { _ = note("menu comes") }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { _ = note("menu goes") }

    nonisolated func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { _ = note("will edit") }
    nonisolated func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { _ = note("did edit") }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { _ = note("lines") }
}
