import Foundation

/// What a field remembers beside its text.
struct FieldState {
    /// The views at the sides, as they were set last: a subclass may say others when it is asked.
    var leftSide: UIView?
    var rightSide: UIView?
    /// The return key moves the focus to the next field.
    var movesOnReturn = false
    /// The ground of a field with round corners was set once; a program may have changed it since.
    var hasOwnGround = false
    /// The border of the layer while a border style has the edge.
    var layerBorder = LayerBorder.none
    /// The corners are round because the border style says so.
    var hasCornersOfStyle = false
    /// The program's picture in the place of the edge.
    var ground: UIImageView?
    /// The picture takes the place of round corners too, with their ground.
    var takesGroundForBorder = false
    /// The colour that was there before.
    var formerGround: UIColor?
    /// The eye that shows and hides a secret text.
    var revealButton: RevealButton?
    /// How what is typed is read and shown.
    var format: UITextFieldFormat?
    /// The language that it was last shown in.
    var formatLocale: Locale?
    /// How the text is checked.
    var validation: UITextFieldValidation?
    /// The label under the field, once something was wrong.
    var message: FieldMessage?
    /// What was said of the text before its last change.
    var formerMessage: String?
    /// A text that was found wrong is checked at every change until it is right.
    var checksTyping = false
    /// The room around the text is being asked for.
    var isMeasuring = false
    /// A check is running.
    var isChecking = false
    /// The field is drawn as one that cannot be used.
    var looksDisabled = false
}
