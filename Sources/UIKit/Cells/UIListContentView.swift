import Foundation

/// Shows a text, a further one and a picture, as a ``UIListContentConfiguration`` says.
open class UIListContentView: UIView, UIContentView {
    private let title = UILabel()
    private let note = UILabel()
    private let picture = UIImageView(image: nil)
    private let row = UIStackView()
    private let texts = UIStackView()
    private var edges: [NSLayoutConstraint] = []
    private var pictureSize: [NSLayoutConstraint] = []
    private var shown: UIListContentConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [title, note] { texts.addArrangedSubview(view) }
        for view in [picture, texts] { row.addArrangedSubview(view) }
        row.alignment = .center
        picture.contentMode = .center
        picture.setContentHuggingPriority(.required, for: .horizontal)
        title.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        edges = [
            row.topAnchor.constraint(equalTo: topAnchor), row.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: row.bottomAnchor), trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ]
        pictureSize = [
            picture.widthAnchor.constraint(equalToConstant: 0), picture.heightAnchor.constraint(equalToConstant: 0),
        ]
        // The cell may be higher than its content for a while, as one that is reused is before it is measured.
        edges[2].priority = UILayoutPriority(999)
        NSLayoutConstraint.activate(edges)
        show()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the view shows: a ``UIListContentConfiguration``; any other is a mistake of the program.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("UIListContentView: shows a UIListContentConfiguration only")
            }
            shown = new
            show()
        }
    }

    private func show() {
        show(shown.text, shown.attributedText, shown.textProperties, in: title)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: note)
        row.spacing = shown.imageToTextPadding
        let margins = shown.directionalLayoutMargins
        for (edge, constant) in zip(edges, [margins.top, margins.leading, margins.bottom, margins.trailing]) {
            edge.constant = constant
        }
        showPicture(shown.imageProperties)
        arrange(in: bounds.width)
    }

    /// From the edge where reading begins to the texts, in points.
    var textStart: CGFloat {
        let picture = self.picture.isHidden ? 0 : pictureSize[0].constant + shown.imageToTextPadding
        return shown.directionalLayoutMargins.leading + picture
    }

    /// Has the texts stand side by side or one below the other, as there is room in a width.
    func arrange(in width: CGFloat) {
        let margins = shown.directionalLayoutMargins
        let room = width - textStart - margins.trailing
        func length(_ label: UILabel) -> CGFloat { label.isHidden ? 0 : label.sizeThatFits(.zero).width }
        let wanted = length(title) + shown.textToSecondaryTextHorizontalPadding + length(note)
        let isBeside = shown.prefersSideBySideTextAndSecondaryText && (width <= 0 || wanted <= room)
        let axis = isBeside ? NSLayoutConstraint.Axis.horizontal : .vertical
        texts.alignment = isBeside ? .firstBaseline : .fill
        texts.spacing = isBeside ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
        note.setContentHuggingPriority(isBeside ? .defaultHigh : .defaultLow, for: .horizontal)
        if texts.axis != axis { texts.axis = axis }
    }

    open override func layoutSubviews() {
        arrange(in: bounds.width)
        super.layoutSubviews()
    }

    private func show(
        _ text: String?, _ styled: NSAttributedString?, _ looks: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        (label.font, label.textColor) = (looks.font, looks.color)
        switch looks.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        (label.numberOfLines, label.lineBreakMode) = (looks.numberOfLines, looks.lineBreakMode)
        // Behind these, so that a text's own paragraphs stay as they are.
        if let styled { label.attributedText = styled } else { label.showPlain(text) }
        label.isHidden = (label.text ?? "").isEmpty
        label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = looks.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
    }

    private func showPicture(_ looks: UIListContentConfiguration.ImageProperties) {
        picture.isHidden = shown.image == nil
        picture.tintColor = looks.tintColor
        picture.image =
            looks.preferredSymbolConfiguration.flatMap { symbol in
                shown.image.map { $0.preferring(symbol) }
            } ?? shown.image
        picture.layer.cornerRadius = looks.cornerRadius
        picture.clipsToBounds = looks.cornerRadius > 0
        NSLayoutConstraint.deactivate(pictureSize)
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
        let limit = looks.maximumSize
        let (wide, high) = (limit.width / size.width, limit.height / size.height)
        let scale = min(1, wide > 0 ? wide : 1, high > 0 ? high : 1)
        picture.contentMode = scale < 1 || looks.cornerRadius > 0 ? .scaleAspectFit : .center
        let room = looks.reservedLayoutSize
        pictureSize[0].constant = room.width > 0 ? room.width : size.width * scale
        pictureSize[1].constant = room.height > 0 ? room.height : size.height * scale
        NSLayoutConstraint.activate(pictureSize)
    }
}
