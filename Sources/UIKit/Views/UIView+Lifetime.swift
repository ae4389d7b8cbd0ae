extension UIView: HasLifetime {
    var lifetime: Lifetime { Lifetime.known(&knownLifetime) }
}
