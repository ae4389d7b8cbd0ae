/// Signs, arrows, and what belongs to writing.
extension SymbolDrawing {
    /// Names of signs that are there in a circle too: `….circle` and `….circle.fill`.
    static let encircled: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "info", "ellipsis", "number", "at",
        "asterisk", "dollarsign", "eurosign", "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.backward",
        "arrow.forward", "arrow.clockwise", "arrow.counterclockwise", "arrow.uturn.backward", "arrow.uturn.forward",
        "arrow.uturn.left", "arrow.uturn.right", "chevron.up", "chevron.down", "chevron.left", "chevron.right",
        "chevron.backward", "chevron.forward", "mic", "phone", "envelope", "lock", "star", "heart", "bookmark", "tag",
        "flag", "house", "paperclip", "link", "trash", "pencil", "eye", "calendar", "book", "magnifyingglass",
        "location", "camera", "paperplane", "bell", "cart", "eye.slash", "mappin", "lock.slash", "x",
        "line.3.horizontal.decrease", "eraser",
    ]

    /// How the names of symbols begin that are mirrored where reading goes to the left.
    static let mirrored = [
        "chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "arrow.uturn.backward",
        "arrow.uturn.forward", "delete.backward", "list.", "increase.indent", "decrease.indent", "return",
        "rectangle.portrait.and.arrow.forward",
    ]

    static let tables = [signs, writing, things, messages]

    static let signs = [
        "plus": "s M 12 4.2 12 19.8 M 4.2 12 19.8 12",
        "minus": "s M 4.2 12 19.8 12",
        "xmark": "s M 5.5 5.5 18.5 18.5 M 18.5 5.5 5.5 18.5",
        "checkmark": "s M 4.6 13 9.6 18.8 19.4 5.2",
        "exclamationmark": "s M 12 3.6 12 14.2; b O 12 19.2 0.5",
        "questionmark": """
        s M 7.8 8.4 C 7.8 5.4 9.7 3.8 12.1 3.8 C 14.5 3.8 16.4 5.4 16.4 7.9 C 16.4 11 12.1 11.2 12.1 14.6;
        b O 12.1 19.4 0.5
        """,
        "info": "s M 9.6 9.8 12.4 9.8 12.4 19.4 M 9.2 19.4 15.6 19.4; b O 12 4.8 0.6",
        "ellipsis": "b O 4.6 12 1 O 12 12 1 O 19.4 12 1",
        "number": "s M 9.6 3.8 7.4 20.2 M 16.6 3.8 14.4 20.2 M 4.6 8.8 20.2 8.8 M 3.8 15.2 19.4 15.2",
        "at": """
        s O 12 12 3.9 M 15.9 8 L 15.9 13 C 15.9 15.2 17 16.2 18.4 16.2 C 20.2 16.2 21.2 14.5 21.2 12
        C 21.2 6.8 17.2 2.8 12 2.8 C 6.8 2.8 2.8 6.8 2.8 12 C 2.8 17.2 6.8 21.2 12 21.2 C 13.8 21.2 15.5 20.8 16.9 19.9
        """,
        "percent": "s M 18.4 4.4 5.6 19.6 O 7 7.4 3.2 O 17 16.6 3.2",
        "asterisk": "s M 12 4 12 20 M 5.1 8 18.9 16 M 18.9 8 5.1 16",
        "slash": "w M 4 3.6 20 20.4; s M 4 3.6 20 20.4",
        "dollarsign": """
        s M 16.4 8 C 16 6 14.4 4.9 12 4.9 C 9.5 4.9 7.8 6.2 7.8 8.2 C 7.8 10.4 9.6 11.2 12 11.8
        C 14.6 12.4 16.6 13.3 16.6 15.7 C 16.6 17.8 14.8 19.1 12 19.1 C 9.5 19.1 7.7 18 7.3 15.9 M 12 2.4 12 21.6
        """,
        "eurosign": "s A 13.6 12 7.4 48 312 M 3.6 10.2 14 10.2 M 3.6 13.8 13 13.8",
        "x": "s M 6.6 4.4 17.4 19.6 M 17.4 4.4 6.6 19.6",
        "circle": "s O 12 12 9.2",
        "circle.fill": "b O 12 12 9.2",
        "square": "s R 3.4 3.4 17.2 17.2 3.4",
        "square.fill": "b R 3.4 3.4 17.2 17.2 3.4",
        "play.fill": "b M 6.5 4.5 19.5 12 6.5 19.5 Z",
        "pause.fill": "b R 6 4.5 3.4 15 0.6 R 14.6 4.5 3.4 15 0.6",
        "forward.fill": "b M 3 5.5 12 12 3 18.5 Z M 12.5 5.5 21.5 12 12.5 18.5 Z",
        "backward.fill": "b M 21 5.5 12 12 21 18.5 Z M 11.5 5.5 2.5 12 11.5 18.5 Z",
        "stop.fill": "b R 5 5 14 14 1.4",
        "exclamationmark.triangle": """
        s M 10.6 4.1 C 11.2 3 12.8 3 13.4 4.1 L 21.6 18.1 C 22.2 19.3 21.4 20.5 20.2 20.5 L 3.8 20.5
        C 2.6 20.5 1.8 19.3 2.4 18.1 Z M 12 9 12 13.8; b O 12 17 0.3
        """,
        "exclamationmark.triangle.fill": """
        b M 10.6 4.1 C 11.2 3 12.8 3 13.4 4.1 L 21.6 18.1 C 22.2 19.3 21.4 20.5 20.2 20.5 L 3.8 20.5
        C 2.6 20.5 1.8 19.3 2.4 18.1 Z; x M 12 8.8 12 13.8; x O 12 17.1 0.25
        """,
        "exclamationmark.circle": "s O 12 12 9.2 M 12 6.8 12 12.8; b O 12 16.6 0.3",
        "exclamationmark.circle.fill": "b O 12 12 9.2; x M 12 6.6 12 12.8; x O 12 16.7 0.25",
        "info.circle": "s O 12 12 9.2 M 10.6 10.8 12.2 10.8 12.2 16.6 M 10.2 16.6 14.2 16.6; b O 12 7.4 0.3",
        "info.circle.fill": "b O 12 12 9.2; x M 10.6 10.8 12.2 10.8 12.2 16.6 M 10.2 16.6 14.2 16.6; x O 12 7.3 0.3",
        "chevron.left": "s M 15.6 4.2 7.8 12 15.6 19.8",
        "chevron.right": "s M 8.4 4.2 16.2 12 8.4 19.8",
        "chevron.up": "s M 4.2 15.6 12 7.8 19.8 15.6",
        "chevron.down": "s M 4.2 8.4 12 16.2 19.8 8.4",
        "chevron.backward": "@chevron.left",
        "chevron.forward": "@chevron.right",
        "chevron.up.chevron.down": "s M 6.8 9 12 3.8 17.2 9 M 6.8 15 12 20.2 17.2 15",
        "arrow.left": "s M 20.5 12 3.5 12 M 10.3 5.2 3.5 12 10.3 18.8",
        "arrow.right": "s M 3.5 12 20.5 12 M 13.7 5.2 20.5 12 13.7 18.8",
        "arrow.up": "s M 12 20.5 12 3.5 M 5.2 10.3 12 3.5 18.8 10.3",
        "arrow.down": "s M 12 3.5 12 20.5 M 5.2 13.7 12 20.5 18.8 13.7",
        "arrow.backward": "@arrow.left",
        "arrow.forward": "@arrow.right",
        "arrow.clockwise": "s A 12 12.8 7.8 0 300; s M 11.4 7.1 15.9 6 14.6 1.6",
        "arrow.counterclockwise": "s A 12 12.8 7.8 180 -120; s M 12.6 7.1 8.1 6 9.4 1.6",
        "arrow.uturn.left": """
        s M 8 3.5 3.2 8.3 8 13.1 M 3.2 8.3 L 14.6 8.3 C 18.2 8.3 20.8 10.8 20.8 14.2 C 20.8 17.6 18.2 20.1 14.6 20.1 L 9 20.1
        """,
        "arrow.uturn.right": """
        s M 16 3.5 20.8 8.3 16 13.1 M 20.8 8.3 L 9.4 8.3 C 5.8 8.3 3.2 10.8 3.2 14.2 C 3.2 17.6 5.8 20.1 9.4 20.1 L 15 20.1
        """,
        "arrow.uturn.backward": "@arrow.uturn.left",
        "arrow.uturn.forward": "@arrow.uturn.right",
        "arrowshape.turn.up.left": """
        s M 10.2 4.6 L 2.8 11.2 L 10.2 17.8 L 10.2 14 C 15.4 13.8 18.6 15.4 21 19.4 C 20.6 12.8 16.8 8.8 10.2 8.4 Z
        """,
        "arrow.up.arrow.down": "s M 7.4 20 7.4 4 M 3 8.4 7.4 4 11.8 8.4 M 16.6 4 16.6 20 M 12.2 15.6 16.6 20 21 15.6",
        "arrow.right.to.line": "s M 3 12 17 12 M 11.2 6.2 17 12 11.2 17.8 M 21 5 21 19",
        "arrow.left.to.line": "s M 21 12 7 12 M 12.8 6.2 7 12 12.8 17.8 M 3 5 3 19",
        "arrow.turn.down.left":
            "s M 20.2 4.5 L 20.2 10.4 C 20.2 12.8 18.8 14.2 16.4 14.2 L 4 14.2 M 9.2 9 4 14.2 9.2 19.4",
        "return": "@arrow.turn.down.left",
        "rectangle.portrait.and.arrow.right": """
        s M 13.5 16 L 13.5 18.2 C 13.5 19.8 12.8 20.5 11.2 20.5 L 6.3 20.5 C 4.7 20.5 4 19.8 4 18.2 L 4 5.8
        C 4 4.2 4.7 3.5 6.3 3.5 L 11.2 3.5 C 12.8 3.5 13.5 4.2 13.5 5.8 L 13.5 8 M 9 12 21 12 M 17.4 8.4 21 12 17.4 15.6
        """,
        "rectangle.portrait.and.arrow.forward": "@rectangle.portrait.and.arrow.right",
    ]
}
