/// What a text says to whoever types into it. It knows neither keyboards nor input methods.
extension UIResponder {
    /// The text or its selection changed, whoever has changed it.
    func typedTextDidChange() {
        guard let application else { return }
        application.avoidance.setNeeded()
        application.inputContext.contentDidChange(of: self)
        application.typingAnnouncer?.textDidChange(of: self)
    }

    /// The traits changed: the keys, or what is made of them.
    func typingTraitsDidChange() {
        application?.inputContext.traitsDidChange(of: self)
    }
}
