/// What a nib may hold at its top that is told when all of it is there. On iOS every object is.
@MainActor
protocol NibObject: AnyObject {
    func awakeFromNib()
}
