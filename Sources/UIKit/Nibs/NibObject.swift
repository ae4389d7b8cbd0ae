/// An object at the top of a nib, which is told when all that the nib holds is there. On iOS every object is told.
@MainActor
protocol NibObject: AnyObject {
    func awakeFromNib()
}
