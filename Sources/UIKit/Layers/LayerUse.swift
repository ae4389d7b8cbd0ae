/// What a program has made of a view's layer, kept in the view because every frame asks for it.
struct LayerUse {
    /// Whether it has put layers into it, or it shows contents.
    var hasSublayers = false
    /// Whether it has a mask.
    var hasMask = false
    /// Whether it is the mask of another one.
    var isMask = false
    /// Whether its ``CALayer/zPosition`` is not 0.
    var isRaised = false
    /// Whether it is of a program's own class, which may draw itself.
    var drawsItself = false
    /// Whether layers in it, or its mask, wait for layout.
    var awaitsLayout = false
    /// Whether pictures lie over views in it that go over to something else (``TransitionCover``).
    var hasCovers = false
    /// Whether the view is hidden and seen all the same, on its way out of a stack (``StackChange``).
    var leavesStack = false
    /// Whether something in it has a height, or layers stand among its subviews, or did: it is painted by ``PaintingOrder``.
    var ordersPainting = false
}

extension UIView {
    /// Whether a program has put layers into the view's, or it shows contents.
    @inline(__always) var hasSublayers: Bool { layerUse.hasSublayers }

    /// Whether nothing is seen of the view and what is in it.
    @inline(__always) var isUnseen: Bool { isHidden && !layerUse.leavesStack }

    /// Whether the view's layer has a mask.
    @inline(__always) var hasMask: Bool { layerUse.hasMask }
}
