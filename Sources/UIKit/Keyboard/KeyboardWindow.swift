import Foundation

/// The window of the keyboard: in front of all others, and open to touches where the keyboard is not.
final class KeyboardWindow: UIWindow {
    struct Layout {
        var width: CGFloat
        var accessoryHeight: CGFloat
        var inputHeight: CGFloat
        /// What a keyboard that floats is dragged by; `nil` for one that does not.
        var handle: UIView?
    }

    /// What moves: the accessory above the keyboard.
    let container = InputViewContainer()
    /// What stands in front of the keyboard and reaches beyond it.
    let overlay = UIView()
    /// What gets all touches, wherever they are, while something is open that they close; `nil` at other times.
    weak var captor: UIView?
    /// What a view of the program's own has behind it in the keyboard's place.
    private let ground = InputViewGround()
    private var handle: UIView?
    private var accessory: UIView?
    private var input: UIView?
    private var pins: [NSLayoutConstraint] = []

    init(application: UIApplication) {
        super.init(frame: application.screen.bounds, application: application)
        windowLevel = .keyboard
        overlay.isUserInteractionEnabled = false
        addSubview(container)
        addSubview(overlay)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func install(accessory: UIView?, input: UIView?) {
        self.accessory = accessory
        self.input = input
        if input == nil || input is KeyboardView {
            ground.removeFromSuperview()
        } else if ground.superview == nil {
            container.insertSubview(ground, at: 0)
        }
        if let input, input.superview !== container { container.addSubview(input) }
        if let accessory, accessory.superview !== container { container.addSubview(accessory) }
        pin()
    }

    /// Views that have no mask to make constraints are held by constraints, as wide as what moves.
    private func pin() {
        NSLayoutConstraint.deactivate(pins)
        pins = [accessory, input].compactMap { $0 }.filter { !$0.translatesAutoresizingMaskIntoConstraints }
            .flatMap { view in
                [
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                    view === accessory
                        ? view.topAnchor.constraint(equalTo: container.topAnchor)
                        : view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
                    heightOfFrame(of: view),
                ].compactMap { $0 }
            }
        NSLayoutConstraint.activate(pins)
    }

    /// A view whose content says no height keeps that of its frame, against which all other constraints win.
    private func heightOfFrame(of view: UIView) -> NSLayoutConstraint? {
        let screen = window?.bounds.size ?? bounds.size
        guard view.bounds.height > 0, view.inputViewHeightOfContent(in: screen) == nil else { return nil }
        let height = view.heightAnchor.constraint(equalToConstant: view.bounds.height)
        height.priority = UILayoutPriority(10)
        return height
    }

    /// Constraints inside of the views have changed, or their content has.
    override func layoutSubviews() {
        super.layoutSubviews()
        container.askForHeights()
    }

    func place(_ frame: CGRect, layout: Layout) {
        container.placeAtOnce(frame)
        accessory?.frame = CGRect(x: 0, y: 0, width: layout.width, height: layout.accessoryHeight)
        input?.frame = CGRect(x: 0, y: layout.accessoryHeight, width: layout.width, height: layout.inputHeight)
        if let input, ground.superview != nil { ground.frame = input.frame }
        showHandle(layout.handle)
        let bottom = layout.accessoryHeight + layout.inputHeight
        handle?.frame = CGRect(x: 0, y: bottom, width: layout.width, height: FloatingHandle.height)
        container.layoutSubtree()
    }

    /// A keyboard that floats has an edge to hold it by, round corners, and a shadow on what it stands before.
    private func showHandle(_ new: UIView?) {
        guard new !== handle else { return }
        handle?.removeFromSuperview()
        handle = new
        if let new { container.addSubview(new) }
        container.backgroundColor = new == nil ? nil : .keyboardBackground
        container.layer.cornerRadius = new == nil ? 0 : 12
        container.setShadow(
            .black, opacity: new == nil ? 0 : 0.3, radius: 8, offset: CGSize(width: 0, height: 2))
    }

    override var isOverlay: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let captor { return captor }
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === container ? nil : hit
    }
}

/// What is behind a view of the program's own in the keyboard's place.
final class InputViewGround: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .keyboardBackground
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
