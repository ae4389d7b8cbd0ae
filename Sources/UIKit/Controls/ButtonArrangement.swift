import Foundation

/// Where a button's picture, title and subtitle stand.
struct ButtonArrangement {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// At which side of the text the picture stands.
    var placement = NSDirectionalRectEdge.leading
    /// The distance between picture and text.
    var imagePadding: CGFloat = 8
    /// The distance between title and subtitle.
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// Whether a picture that is larger than the room is made as large as the room.
    var limitsImage = false

    struct Places {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    private var isUpright: Bool { placement.contains(.top) || placement.contains(.bottom) }
    private var gap: CGFloat { image.width > 0 && text.width > 0 ? imagePadding : 0 }
    private var text: CGSize {
        let between = title.width > 0 && subtitle.width > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    }

    /// As much room as all of it takes.
    var size: CGSize {
        isUpright
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    /// The places in a room; titles are cut where it is too narrow.
    func places(
        in room: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment, _ direction: UIUserInterfaceLayoutDirection
    ) -> Places {
        var fitted = self
        if limitsImage {
            fitted.image = CGSize(
                width: min(image.width, max(0, room.width)), height: min(image.height, max(0, room.height)))
        }
        let textRoom = max(0, room.width - (isUpright ? 0 : fitted.image.width + gap))
        fitted.title.width = min(title.width, textRoom)
        fitted.subtitle.width = min(subtitle.width, textRoom)
        let size = fitted.size
        let x: CGFloat
        switch horizontal {
        case .left, .fill, .leading: x = room.minX
        case .right, .trailing: x = room.maxX - size.width
        case .center: x = room.midX - size.width / 2
        }
        func top(_ height: CGFloat) -> CGFloat {
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - height
            case .center, .fill: room.midY - height / 2
            }
        }
        let all = CGRect(x: x, y: top(size.height), width: size.width, height: size.height)
        return fitted.places(inside: all, top).flipped(for: direction, in: all)
    }

    /// The places where reading goes to the right.
    private func places(inside all: CGRect, _ top: (CGFloat) -> CGFloat) -> Places {
        var picture = CGRect(origin: all.origin, size: image)
        var block = CGRect(origin: all.origin, size: text)
        if isUpright {
            picture.origin.x = all.midX - image.width / 2
            block.origin.x = all.midX - text.width / 2
            if placement.contains(.top) {
                block.origin.y += image.height + gap
            } else {
                picture.origin.y += text.height + gap
            }
        } else {
            picture.origin.y = top(image.height)
            block.origin.y = top(text.height)
            if placement.contains(.trailing) {
                picture.origin.x += text.width + gap
            } else {
                block.origin.x += image.width + gap
            }
        }
        func line(_ size: CGSize, y: CGFloat) -> CGRect {
            let x: CGFloat
            switch titleAlignment {
            case .leading: x = block.minX
            case .trailing: x = block.maxX - size.width
            case .center: x = block.midX - size.width / 2
            case .automatic:
                if isUpright || image.width == 0 {
                    x = block.midX - size.width / 2
                } else {
                    x = placement.contains(.trailing) ? block.maxX - size.width : block.minX
                }
            }
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        return Places(
            image: picture, title: line(title, y: block.minY),
            subtitle: line(subtitle, y: block.maxY - subtitle.height))
    }
}

extension ButtonArrangement.Places {
    fileprivate func flipped(for direction: UIUserInterfaceLayoutDirection, in area: CGRect) -> Self {
        Self(
            image: image.flipped(for: direction, in: area), title: title.flipped(for: direction, in: area),
            subtitle: subtitle.flipped(for: direction, in: area))
    }
}
